/* Eight bytes as one word, the first one lowest, on every machine; and what can be done to all at once. */
#ifndef BBI_BASE_BYTES_H
#define BBI_BASE_BYTES_H

#include "base/deps.h"

#define BBI_EACH_BYTE UINT64_C(0x0101010101010101) /* times a byte: that byte eight times */

static inline uint64_t bbi_bytes_get(const uint8_t *from)
{
    return (uint64_t)from[0] | (uint64_t)from[1] << 8 | (uint64_t)from[2] << 16 | (uint64_t)from[3] << 24 |
           (uint64_t)from[4] << 32 | (uint64_t)from[5] << 40 | (uint64_t)from[6] << 48 | (uint64_t)from[7] << 56;
}

static inline void bbi_bytes_put(uint8_t *to, uint64_t word)
{
    to[0] = (uint8_t)word;
    to[1] = (uint8_t)(word >> 8);
    to[2] = (uint8_t)(word >> 16);
    to[3] = (uint8_t)(word >> 24);
    to[4] = (uint8_t)(word >> 32);
    to[5] = (uint8_t)(word >> 40);
    to[6] = (uint8_t)(word >> 48);
    to[7] = (uint8_t)(word >> 56);
}

/* Bit `bit` of every byte, the first one lowest. */
static inline uint32_t bbi_bytes_bits(uint64_t word, uint32_t bit)
{
    return (uint32_t)((word >> bit & BBI_EACH_BYTE) * UINT64_C(0x0102040810204080) >> 56);
}

/* How many bits of a word are set. */
static inline uint32_t bbi_bits_count(uint64_t word)
{
    word -= word >> 1 & UINT64_C(0x5555555555555555);
    word = (word & UINT64_C(0x3333333333333333)) + (word >> 2 & UINT64_C(0x3333333333333333));
    word = (word + (word >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (uint32_t)(word * BBI_EACH_BYTE >> 56);
}

/* The number of the lowest bit of a word that is not zero. */
static inline uint32_t bbi_bits_first(uint64_t word)
{
#ifdef __GNUC__
    return (uint32_t)__builtin_ctzll(word);
#else
    return bbi_bits_count(~word & (word - 1));
#endif
}

#endif
