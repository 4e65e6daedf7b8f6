/*
 * What compilers for bare-metal ARM call of their own accord (Run-time ABI for the Arm Architecture): string.h under
 * other names, and the division of 64-bit numbers. libgcc or compiler-rt has all of it, where there is one.
 */
#include <stdint.h>

#include "string.h"

typedef uint32_t __attribute__((may_alias)) word;

void __aeabi_memcpy(void *to, const void *from, size_t count);
void __aeabi_memcpy4(void *to, const void *from, size_t count);
void __aeabi_memcpy8(void *to, const void *from, size_t count);
void __aeabi_memmove(void *to, const void *from, size_t count);
void __aeabi_memmove4(void *to, const void *from, size_t count);
void __aeabi_memset(void *to, size_t count, int byte);
void __aeabi_memset4(void *to, size_t count, int byte);
void __aeabi_memclr(void *to, size_t count);
void __aeabi_memclr4(void *to, size_t count);
void __aeabi_memclr8(void *to, size_t count);

void __aeabi_memcpy(void *to, const void *from, size_t count)
{
    memcpy(to, from, count);
}

void __aeabi_memcpy4(void *to, const void *from, size_t count)
{
    word *at = to;
    const word *source = from;
    size_t words = count / sizeof *at;

    while (words--)
        *at++ = *source++;
    memcpy(at, source, count % sizeof *at);
}

void __aeabi_memcpy8(void *to, const void *from, size_t count)
{
    __aeabi_memcpy4(to, from, count);
}

void __aeabi_memmove(void *to, const void *from, size_t count)
{
    memmove(to, from, count);
}

void __aeabi_memmove4(void *to, const void *from, size_t count)
{
    memmove(to, from, count);
}

void __aeabi_memset(void *to, size_t count, int byte)
{
    memset(to, byte, count);
}

void __aeabi_memset4(void *to, size_t count, int byte)
{
    memset(to, byte, count);
}

void __aeabi_memclr(void *to, size_t count)
{
    memset(to, 0, count);
}

void __aeabi_memclr4(void *to, size_t count)
{
    memset(to, 0, count);
}

void __aeabi_memclr8(void *to, size_t count)
{
    memset(to, 0, count);
}

uint64_t divide(uint64_t number, uint64_t by, uint64_t *rest);

uint64_t divide(uint64_t number, uint64_t by, uint64_t *rest)
{
    uint64_t quotient = 0;

    *rest = 0;
    for (int bit = 63; bit >= 0; bit--) {
        *rest = *rest << 1 | (number >> bit & 1);
        if (*rest >= by) {
            *rest -= by;
            quotient |= UINT64_C(1) << bit;
        }
    }
    return quotient;
}

/* The quotient in r0 and r1, the rest in r2 and r3: no type of C is returned so. */
void __aeabi_uldivmod(void);

__attribute__((naked)) void __aeabi_uldivmod(void)
{
    __asm__("push {r4, lr}\n"
            "sub sp, #16\n"
            "add r4, sp, #8\n"
            "str r4, [sp]\n"
            "bl divide\n"
            "ldrd r2, r3, [sp, #8]\n"
            "add sp, #16\n"
            "pop {r4, pc}");
}
