// seed.c: see seed.h.
#include "seed.h"

#include <ctype.h>
#include <errno.h>
#include <string.h>
#include <sys/random.h>

bool seed_random(uint8_t seed[BAOBEI_SEED_SIZE])
{
    ssize_t count;

    do
        count = getrandom(seed, BAOBEI_SEED_SIZE, 0);
    while (count < 0 && errno == EINTR);
    return count == BAOBEI_SEED_SIZE;
}

// FNV-1a, of 64 bits: folds a text into a number.
static uint64_t fold(uint64_t sum, const void *bytes, size_t length)
{
    const uint8_t *byte = bytes;

    for (size_t i = 0; i < length; i++)
        sum = (sum ^ byte[i]) * 0x100000001B3u;
    return sum;
}

// SplitMix64: a counter, and a mix of it.
static uint64_t next(uint64_t *state)
{
    uint64_t z = *state += 0x9E3779B97F4A7C15u;

    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

static int hex_value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    c = (char)tolower((unsigned char)c);
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static bool from_hex(uint8_t seed[BAOBEI_SEED_SIZE], const char *text)
{
    if (strlen(text) != 2 * BAOBEI_SEED_SIZE)
        return false;
    for (size_t i = 0; i < BAOBEI_SEED_SIZE; i++) {
        int high = hex_value(text[2 * i]);
        int low = hex_value(text[2 * i + 1]);
        if (high < 0 || low < 0)
            return false;
        seed[i] = (uint8_t)(high * 16 + low);
    }
    return true;
}

void seed_from_text(uint8_t seed[BAOBEI_SEED_SIZE], const char *text)
{
    if (from_hex(seed, text))
        return;
    struct dice dice = {fold(0xCBF29CE484222325u, text, strlen(text))};
    dice_seed(&dice, seed);
}

const char *seed_to_text(const uint8_t seed[BAOBEI_SEED_SIZE], char text[SEED_TEXT_ROOM])
{
    static const char digits[] = "0123456789abcdef";

    for (size_t i = 0; i < BAOBEI_SEED_SIZE; i++) {
        text[2 * i] = digits[seed[i] >> 4];
        text[2 * i + 1] = digits[seed[i] & 15];
    }
    text[2 * BAOBEI_SEED_SIZE] = '\0';
    return text;
}

void dice_open(struct dice *dice, const uint8_t seed[BAOBEI_SEED_SIZE], unsigned number)
{
    uint8_t byte = (uint8_t)number;

    dice->state = fold(0xCBF29CE484222325u, seed, BAOBEI_SEED_SIZE);
    dice->state = fold(dice->state, &byte, 1);
}

uint32_t dice_below(struct dice *dice, uint32_t n)
{
    return (uint32_t)((next(&dice->state) >> 32) * n >> 32);
}

void dice_seed(struct dice *dice, uint8_t seed[BAOBEI_SEED_SIZE])
{
    for (size_t i = 0; i < BAOBEI_SEED_SIZE; i += 8) {
        uint64_t word = next(&dice->state);
        for (size_t k = 0; k < 8; k++) // byte by byte: the same on every machine
            seed[i + k] = (uint8_t)(word >> 8 * k);
    }
}
