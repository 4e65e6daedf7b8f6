/*
 * The random numbers of tests: xoshiro256** (Blackman and Vigna), seeded by splitmix64. The same seed
 * gives the same numbers on every platform. Not for cards that matter to anybody.
 */
#ifndef TESTS_SUPPORT_RANDOM_H
#define TESTS_SUPPORT_RANDOM_H

#include <stdbool.h>
#include <stdint.h>

typedef struct rng {
    uint64_t state[4];
} rng;

void rng_seed(rng *r, uint64_t seed);
uint64_t rng_next(rng *r);

/* A uniform number 0 ... n-1, n > 0. */
uint32_t rng_below(rng *r, uint32_t n);

/* True one time in n. */
bool rng_one_in(rng *r, uint32_t n);

/* A baobei_below_fn; ctx is the rng. */
int32_t rng_chance(void *ctx, uint32_t n);

#endif
