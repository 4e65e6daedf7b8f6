/*
 * Copying and filling of some hundred bytes. GCC makes a struct assignment, or a memcpy of a size that it
 * knows, into a string instruction that takes three times as long as the call; so here is the call.
 */
#ifndef BBI_BASE_BULK_H
#define BBI_BASE_BULK_H

#include "base/deps.h"

void bbi_copy(void *to, const void *from, size_t size);
void bbi_fill(void *to, int byte, size_t size);

/* Writes a byte so many times; some more may be written after it, so there must be room for BBI_SPREAD more. */
enum { BBI_SPREAD = 8 };

static inline void bbi_spread(uint8_t *to, uint32_t byte, uint32_t count)
{
    memset(to, (int)byte, BBI_SPREAD); /* as many as a processor writes at once; seldom are there more */
    for (uint32_t i = BBI_SPREAD; i < count; i += BBI_SPREAD)
        memset(to + i, (int)byte, BBI_SPREAD);
}

#endif
