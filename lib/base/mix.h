/* The output function of SplitMix64 (Steele, Lea and Flood): scrambles 64 bits, one to one. */
#ifndef BBI_BASE_MIX_H
#define BBI_BASE_MIX_H

#include "base/deps.h"

static inline uint64_t bbi_mix(uint64_t z)
{
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

#endif
