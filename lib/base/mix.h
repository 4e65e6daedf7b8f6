/* The output function of SplitMix64 (Steele, Lea and Flood): scrambles 64 bits, one to one. */
#ifndef BBI_BASE_MIX_H
#define BBI_BASE_MIX_H

#include "base/deps.h"

#define BBI_MIX_STEP UINT64_C(0x9e3779b97f4a7c15) /* what SplitMix64 adds to its state for each output */

static inline uint64_t bbi_mix(uint64_t z)
{
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

/* One term of a hash (docs/notation.md): the kind of fact, two small numbers that say which one, what it says. */
static inline uint64_t bbi_mix_term(uint32_t kind, uint32_t which, uint32_t part, uint64_t value)
{
    return bbi_mix(value + (((uint64_t)kind << 16) + ((uint64_t)which << 8) + part) * BBI_MIX_STEP);
}

#endif
