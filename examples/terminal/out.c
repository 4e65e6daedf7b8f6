// out.c: see out.h.
#include "out.h"

#include "stop.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

void out_open(struct out *out, int fd)
{
    out->fd = fd;
    out->error = 0;
    out->used = 0;
}

void out_char(struct out *out, char c)
{
    if (out->used == sizeof out->buffer)
        out_flush(out);
    out->buffer[out->used++] = c;
}

void out_text(struct out *out, const char *text)
{
    while (*text != '\0')
        out_char(out, *text++);
}

int out_columns(const char *text)
{
    int count = 0;

    for (; *text != '\0'; text++)
        count += ((unsigned char)*text & 0xC0) != 0x80; // bytes that continue a UTF-8 character take none
    return count;
}

void out_pad(struct out *out, const char *text, int width)
{
    int room = (width < 0 ? -width : width) - out_columns(text);

    for (int i = 0; width < 0 && i < room; i++)
        out_char(out, ' ');
    out_text(out, text);
    for (int i = 0; width > 0 && i < room; i++)
        out_char(out, ' ');
}

void out_wrapped(struct out *out, const char *text)
{
    int column = 0;

    while (*text != '\0') {
        size_t blanks = strspn(text, " ");
        size_t letters = strcspn(text + blanks, " ");
        char word[128];

        if (letters > sizeof word - 1)
            letters = sizeof word - 1;
        memcpy(word, text + blanks, letters);
        word[letters] = '\0';
        if (column > 0 && column + (int)blanks + out_columns(word) > OUT_WIDTH) {
            out_text(out, "\n   ");
            column = 3;
        } else {
            for (size_t i = 0; i < blanks; i++)
                out_char(out, ' ');
            column += (int)blanks;
        }
        out_text(out, word);
        column += out_columns(word);
        text += blanks + letters;
    }
}

void out_flush(struct out *out)
{
    size_t done = 0;

    while (done < out->used && out->error == 0) {
        ssize_t count = write(out->fd, out->buffer + done, out->used - done);
        if (count >= 0) {
            done += (size_t)count;
        } else if (errno == EINTR) {
            if (stop_signal() != 0)
                break; // a terminal that is held with Ctrl-S must not hold us as well
        } else if (errno == EAGAIN) {
            struct pollfd ready = {.fd = out->fd, .events = POLLOUT};
            poll(&ready, 1, 1000);
            if (stop_signal() != 0)
                break;
        } else {
            out->error = errno;
        }
    }
    out->used = 0;
}
