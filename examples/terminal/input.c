// input.c: see input.h.
#include "input.h"

#include "clock.h"
#include "stop.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

void input_open(struct input *input, int fd)
{
    memset(input, 0, sizeof *input);
    input->fd = fd;
    input->keyboard = isatty(fd) == 1;
}

// Takes `length` bytes and the line end after them out of the buffer.
static void take(struct input *input, size_t length, char *line)
{
    size_t gone = length < input->used ? length + 1 : length;

    memcpy(line, input->buffer, length);
    line[length] = '\0';
    if (length > 0 && line[length - 1] == '\r')
        line[length - 1] = '\0';
    memmove(input->buffer, input->buffer + gone, input->used - gone);
    input->used -= gone;
}

// Looks for a whole line in the buffer. INPUT_LATE: there is none yet.
static enum input_result whole_line(struct input *input, char *line)
{
    for (;;) {
        char *end = memchr(input->buffer, '\n', input->used);
        bool full = input->used == sizeof input->buffer;

        if (end == NULL && full) {
            input->skipping = true;
            input->used = 0;
        }
        if (end == NULL && !(input->ended && input->used > 0))
            return INPUT_LATE;
        take(input, end == NULL ? input->used : (size_t)(end - input->buffer), line);
        if (input->skipping) {
            input->skipping = false;
            return INPUT_LONG;
        }
        if (line[0] != '#')
            return INPUT_LINE;
    }
}

// Reads what is there. False: nothing more will come.
static bool fill(struct input *input)
{
    ssize_t count = read(input->fd, input->buffer + input->used, sizeof input->buffer - input->used);

    if (count > 0)
        input->used += (size_t)count;
    return count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN));
}

enum input_result input_line(struct input *input, int64_t deadline, char line[INPUT_ROOM])
{
    for (;;) {
        enum input_result result = whole_line(input, line);
        if (result != INPUT_LATE)
            return result;
        if (stop_signal() != 0)
            return INPUT_STOPPED;
        if (input->ended)
            return INPUT_END;

        struct pollfd ready[2] = {{.fd = input->fd, .events = POLLIN}, {.fd = stop_fd(), .events = POLLIN}};
        int count = poll(ready, 2, clock_left(deadline));
        if (count == 0)
            return INPUT_LATE;
        if (count > 0 && ready[0].revents != 0 && !fill(input))
            input->ended = true;
    }
}

void input_forget(struct input *input)
{
    if (!input->keyboard)
        return; // a pipe is written beforehand: every line is an answer
    tcflush(input->fd, TCIFLUSH);
    input->used = 0;
    input->skipping = false;
}
