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

static void quarter_round(uint32_t *x, unsigned a, unsigned b, unsigned c, unsigned d)
{
    x[a] += x[b], x[d] = rotate32(x[d] ^ x[a], 16);
    x[c] += x[d], x[b] = rotate32(x[b] ^ x[c], 12);
    x[a] += x[b], x[d] = rotate32(x[d] ^ x[a], 8);
    x[c] += x[d], x[b] = rotate32(x[b] ^ x[c], 7);
}

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
        quarter_round(x, 0, 4, 8, 12);
        quarter_round(x, 1, 5, 9, 13);
        quarter_round(x, 2, 6, 10, 14);
        quarter_round(x, 3, 7, 11, 15);
        quarter_round(x, 0, 5, 10, 15);
        quarter_round(x, 1, 6, 11, 12);
        quarter_round(x, 2, 7, 8, 13);
        quarter_round(x, 3, 4, 9, 14);
    }
    for (unsigned i = 0; i < 16; i++)
        store32(out + 4 * i, x[i] + start[i]);
}
