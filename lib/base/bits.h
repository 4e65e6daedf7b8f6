/* Sets of seats: bit s stands for seat s. */
#ifndef BBI_BASE_BITS_H
#define BBI_BASE_BITS_H

#include "base/deps.h"

static inline uint8_t bbi_bit(uint32_t seat)
{
    return (uint8_t)(1u << seat);
}

static inline bool bbi_has(uint32_t set, uint32_t seat)
{
    return set >> seat & 1u;
}

/* How many seats a set of at most eight holds. */
static inline uint32_t bbi_count(uint32_t set)
{
    set = (set & 0x55u) + (set >> 1 & 0x55u);
    set = (set & 0x33u) + (set >> 2 & 0x33u);
    return (set & 0x0fu) + (set >> 4);
}

/* The lowest seat of a set that is not empty. */
static inline uint32_t bbi_first(uint32_t set)
{
#ifdef __GNUC__
    return (uint32_t)__builtin_ctz(set);
#else
    uint32_t seat = 0;

    while (!bbi_has(set, seat))
        seat++;
    return seat;
#endif
}

/* The next seat of a set after `seat`, clockwise; `seat` itself if it is the only one. */
static inline uint32_t bbi_next(uint32_t set, uint32_t seat)
{
    uint32_t later = set & ~((2u << seat) - 1);

    return bbi_first(later ? later : set);
}

#endif
