#include "base/bulk.h"

/* The sizes must stay unknown in here, also when the whole library is compiled as one. */
#if defined(__GNUC__) && !defined(__clang__)
#define OUT_OF_LINE __attribute__((noinline, noclone))
#else
#define OUT_OF_LINE
#endif

OUT_OF_LINE void bbi_copy(void *to, const void *from, size_t size)
{
    memcpy(to, from, size);
}

OUT_OF_LINE void bbi_fill(void *to, int byte, size_t size)
{
    memset(to, byte, size);
}
