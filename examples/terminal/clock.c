// clock.c: see clock.h.
#include "clock.h"

#include "stop.h"

#include <limits.h>
#include <poll.h>
#include <time.h>

int64_t clock_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now); // not the time of day: that may be set back in the middle of a window
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

int clock_left(int64_t deadline)
{
    if (deadline == CLOCK_NEVER)
        return -1;
    int64_t left = deadline - clock_now();
    return left < 0 ? 0 : left > INT_MAX ? INT_MAX : (int)left;
}

void clock_pause(int milliseconds)
{
    struct pollfd stop = {.fd = stop_fd(), .events = POLLIN};
    int64_t deadline = clock_now() + milliseconds;

    while (milliseconds > 0 && stop_signal() == 0 && clock_left(deadline) > 0) {
        if (poll(&stop, 1, clock_left(deadline)) == 0)
            return;
    }
}
