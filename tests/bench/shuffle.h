/* The yardsticks: a shuffle that is as fast as a fair one can plainly be, and the C library's memcpy. */
#ifndef TESTS_BENCH_SHUFFLE_H
#define TESTS_BENCH_SHUFFLE_H

#include <stddef.h>

#include "random.h"

enum { SHUFFLE_CARDS = 66 };

/* S: one unbiased Fisher-Yates shuffle. */
void shuffle(rng *r, uint8_t deck[SHUFFLE_CARDS]);

/* M(n): memcpy, in a place where the compiler knows nothing of n. */
void copy_bytes(void *to, const void *from, size_t n);

#endif
