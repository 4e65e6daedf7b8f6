/*
 * Copying and filling of some hundred bytes. GCC makes a struct assignment, or a memcpy of a size that it
 * knows, into a string instruction that takes three times as long as the call; so here is the call.
 */
#ifndef BBI_BASE_BULK_H
#define BBI_BASE_BULK_H

#include "base/deps.h"

void bbi_copy(void *to, const void *from, size_t size);
void bbi_fill(void *to, int byte, size_t size);

#endif
