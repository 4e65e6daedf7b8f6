// clock.h: the host's own clock. The library has none, and never asks for the time.
#ifndef TABLE_CLOCK_H
#define TABLE_CLOCK_H

#include <stdint.h>

#define CLOCK_NEVER (-1)

// Milliseconds since some fixed moment.
int64_t clock_now(void);

// What poll() should wait for a deadline: milliseconds, at least 0; CLOCK_NEVER stays -1.
int clock_left(int64_t deadline);

// Sleeps, but wakes up at once when a signal asks us to end.
void clock_pause(int milliseconds);

#endif
