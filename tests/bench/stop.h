/* What a benchmark does about a surprise: it says so and ends, since its figures would mean nothing. */
#ifndef TESTS_BENCH_STOP_H
#define TESTS_BENCH_STOP_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

static inline void stop_unless(bool right, const char *what)
{
    if (right)
        return;
#ifdef __wasm__
    (void)what; /* a module has nowhere to say it */
    __builtin_trap();
#else
    fprintf(stderr, "bench: %s\n", what);
    exit(3);
#endif
}

#endif
