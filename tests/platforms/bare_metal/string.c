/* A port's own string.h. Built with -fno-builtin, or a loop here would become a call of itself. */
#include "string.h"

#include <stdint.h>

void *memcpy(void *restrict to, const void *restrict from, size_t count)
{
    uint8_t *at = to;
    const uint8_t *source = from;

    while (count--)
        *at++ = *source++;
    return to;
}

void *memmove(void *to, const void *from, size_t count)
{
    uint8_t *at = to;
    const uint8_t *source = from;

    if (at <= source)
        return memcpy(to, from, count);
    while (count--)
        at[count] = source[count];
    return to;
}

void *memset(void *to, int byte, size_t count)
{
    uint8_t *at = to;

    while (count--)
        *at++ = (uint8_t)byte;
    return to;
}

int memcmp(const void *a, const void *b, size_t count)
{
    const uint8_t *left = a;
    const uint8_t *right = b;

    for (; count; count--, left++, right++)
        if (*left != *right)
            return *left < *right ? -1 : 1;
    return 0;
}

int strcmp(const char *a, const char *b)
{
    while (*a && *a == *b) {
        a++;
        b++;
    }
    return (unsigned char)*a - (unsigned char)*b;
}
