// stop.c: see stop.h.
#include "stop.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <unistd.h>

static volatile sig_atomic_t caught;
static int ends[2] = {-1, -1};

// A flag alone would be lost between its test and poll(); the byte in the pipe is not.
static void note(int number)
{
    int before = errno;
    caught = number;
    ssize_t written = write(ends[1], "", 1);
    (void)written;
    errno = before;
}

bool stop_install(void)
{
    const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
    struct sigaction action = {0};

    if (pipe(ends) != 0)
        return false;
    for (int i = 0; i < 2; i++) {
        if (fcntl(ends[i], F_SETFL, O_NONBLOCK) == -1 || fcntl(ends[i], F_SETFD, FD_CLOEXEC) == -1)
            return false;
    }
    sigemptyset(&action.sa_mask);
    action.sa_handler = note;
    // Only the first signal asks; a second one ends the program even if it hangs somewhere.
    action.sa_flags = (int)SA_RESETHAND;
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        struct sigaction before;
        if (sigaction(numbers[i], NULL, &before) != 0)
            return false;
        // What whoever started us wants ignored (nohup, a job in the background) stays ignored.
        if (before.sa_handler != SIG_IGN && sigaction(numbers[i], &action, NULL) != 0)
            return false;
    }
    action.sa_handler = SIG_IGN;
    action.sa_flags = 0;
    return sigaction(SIGPIPE, &action, NULL) == 0;
}

int stop_signal(void)
{
    return caught;
}

int stop_fd(void)
{
    return ends[0];
}
