#include "base/chacha.h"

static uint32_t load32(const uint8_t *bytes)
{
    return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static void store32(uint8_t *bytes, uint32_t word)
{
    bytes[0] = (uint8_t)word;
    bytes[1] = (uint8_t)(word >> 8);
    bytes[2] = (uint8_t)(word >> 16);
    bytes[3] = (uint8_t)(word >> 24);
}

static uint32_t rotate32(uint32_t word, unsigned by)
{
    return word << by | word >> (32 - by);
}

/* A macro, since it must be part of the loop: its words then stay in registers. */
#define QUARTER_ROUND(a, b, c, d) \
    do { \
        a += b, d = rotate32(d ^ a, 16); \
        c += d, b = rotate32(b ^ c, 12); \
        a += b, d = rotate32(d ^ a, 8); \
        c += d, b = rotate32(b ^ c, 7); \
    } while (0)

void bbi_chacha_block(const uint8_t key[32], uint32_t counter, const uint32_t nonce[3], uint8_t out[64])
{
    uint32_t start[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574}; /* "expand 32-byte k" */
    uint32_t x[16];

    for (unsigned i = 0; i < 8; i++)
        start[4 + i] = load32(key + 4 * i);
    start[12] = counter;
    for (unsigned i = 0; i < 3; i++)
        start[13 + i] = nonce[i];
    memcpy(x, start, sizeof x);
    for (unsigned i = 0; i < 10; i++) {
        QUARTER_ROUND(x[0], x[4], x[8], x[12]);
        QUARTER_ROUND(x[1], x[5], x[9], x[13]);
        QUARTER_ROUND(x[2], x[6], x[10], x[14]);
        QUARTER_ROUND(x[3], x[7], x[11], x[15]);
        QUARTER_ROUND(x[0], x[5], x[10], x[15]);
        QUARTER_ROUND(x[1], x[6], x[11], x[12]);
        QUARTER_ROUND(x[2], x[7], x[8], x[13]);
        QUARTER_ROUND(x[3], x[4], x[9], x[14]);
    }
    for (unsigned i = 0; i < 16; i++)
        store32(out + 4 * i, x[i] + start[i]);
}
