#include "random.h"

static uint64_t rotate(uint64_t word, unsigned by)
{
    return word << by | word >> (64 - by);
}

void rng_seed(rng *r, uint64_t seed)
{
    for (unsigned i = 0; i < 4; i++) {
        uint64_t word = seed += 0x9e3779b97f4a7c15u;

        word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9u;
        word = (word ^ word >> 27) * 0x94d049bb133111ebu;
        r->state[i] = word ^ word >> 31;
    }
}

uint64_t rng_next(rng *r)
{
    uint64_t *s = r->state;
    uint64_t result = rotate(s[1] * 5, 7) * 9;
    uint64_t shifted = s[1] << 17;

    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = rotate(s[3], 45);
    return result;
}

/* The high half of word * n, words that would favour some answers rejected (Lemire). */
uint32_t rng_below(rng *r, uint32_t n)
{
    uint64_t product = (rng_next(r) >> 32) * n;

    if ((uint32_t)product < n) {
        uint32_t unfair = (uint32_t)-n % n;

        while ((uint32_t)product < unfair)
            product = (rng_next(r) >> 32) * n;
    }
    return (uint32_t)(product >> 32);
}

bool rng_one_in(rng *r, uint32_t n)
{
    return rng_below(r, n) == 0;
}

int32_t rng_chance(void *ctx, uint32_t n)
{
    return (int32_t)rng_below(ctx, n);
}
