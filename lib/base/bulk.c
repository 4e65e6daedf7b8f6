#include "base/bulk.h"

#include "base/apart.h"

/* The sizes must stay unknown in here, also when the whole library is compiled as one. */
BBI_APART void bbi_copy(void *to, const void *from, size_t size)
{
    memcpy(to, from, size);
}

BBI_APART void bbi_fill(void *to, int byte, size_t size)
{
    memset(to, byte, size);
}
