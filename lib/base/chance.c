#include "base/chance.h"

#include "base/chacha.h"
#include "base/check.h"
#include "base/mix.h"

static uint64_t load(const uint8_t *bytes)
{
    uint64_t word = 0;

    for (uint32_t i = 0; i < 8; i++)
        word |= (uint64_t)bytes[i] << 8 * i;
    return word;
}

static void store(uint8_t *bytes, uint64_t word)
{
    for (uint32_t i = 0; i < 8; i++)
        bytes[i] = (uint8_t)(word >> 8 * i);
}

static uint64_t rotate(uint64_t word, unsigned by)
{
    return word << by | word >> (64 - by);
}

/* One step of SplitMix64: advances the state and gives a word. */
static uint64_t split_mix(uint64_t *state)
{
    return bbi_mix(*state += 0x9e3779b97f4a7c15u);
}

/* A SplitMix64 state that depends on every bit of a seed and of two more words. */
static uint64_t absorb(const uint8_t *seed, uint64_t first, uint64_t second)
{
    const uint64_t words[6] = {load(seed), load(seed + 8), load(seed + 16), load(seed + 24), first, second};
    uint64_t state = 0;

    for (uint32_t i = 0; i < 6; i++) {
        state ^= words[i];
        state = split_mix(&state);
    }
    return state;
}

/* One step of xoshiro256** (Blackman and Vigna). */
static uint64_t next_fast(uint64_t *s)
{
    uint64_t result = rotate(s[1] * 5, 7) * 9;
    uint64_t t = s[1] << 17;

    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotate(s[3], 45);
    return result;
}

void bbi_chance_derive(const uint8_t seed[32], uint64_t number, uint8_t out[32])
{
    uint64_t state = absorb(seed, number, BBI_CHANCE_SAMPLE);

    for (uint32_t i = 0; i < 4; i++)
        store(out + 8 * i, split_mix(&state));
}

void bbi_chance_open(bbi_chance *chance, uint32_t round, uint32_t purpose, uint32_t number)
{
    chance->nonce[0] = round;
    chance->nonce[1] = purpose;
    chance->nonce[2] = number;
    chance->block = 0;
    chance->used = sizeof chance->bytes;
    if (chance->fast) {
        uint64_t state = absorb(chance->seed, round, (uint64_t)purpose << 32 | number);

        for (uint32_t i = 0; i < 4; i++)
            chance->words[i] = split_mix(&state);
    }
}

/* The next 64 bytes of the stream. */
static void refill(bbi_chance *chance)
{
    chance->used = 0;
    if (!chance->fast) {
        bbi_chacha_block(chance->seed, chance->block++, chance->nonce, chance->bytes);
        return;
    }
    for (uint32_t i = 0; i < 8; i++)
        store(chance->bytes + 8 * i, next_fast(chance->words));
}

/* The next 16 bits of the stream, little-endian. */
static uint32_t next_word(bbi_chance *chance)
{
    uint32_t word;

    if (chance->used == sizeof chance->bytes)
        refill(chance);
    word = (uint32_t)chance->bytes[chance->used] | (uint32_t)chance->bytes[chance->used + 1] << 8;
    chance->used += 2;
    return word;
}

/* The high half of word * n is uniform once the words that would favour some answers are rejected. */
static uint32_t stream_below(bbi_chance *chance, uint32_t n)
{
    uint32_t unfair = 65536u % n;
    uint32_t product;

    do
        product = next_word(chance) * n;
    while ((product & 0xffffu) < unfair);
    return product >> 16;
}

baobei_status bbi_chance_below(bbi_chance *chance, uint32_t n, uint32_t *out)
{
    int32_t answer;

    *out = 0;
    if (n == 1)
        return BAOBEI_OK;
    if (!chance->below) {
        if (!chance->seed)
            return BAOBEI_FAILED_NO_CHANCE;
        *out = stream_below(chance, n);
        return BAOBEI_OK;
    }
    answer = chance->below(chance->ctx, n);
    if (answer >= 0 && (uint32_t)answer < n) {
        *out = (uint32_t)answer;
        if (chance->log) {
            BBI_CHECK(chance->logged < BBI_MOST_ANSWERS);
            chance->log[chance->logged++] = (uint8_t)answer;
        }
        return BAOBEI_OK;
    }
    if (answer == BAOBEI_CHANCE_LATER)
        return BAOBEI_FAILED_CHANCE_LATER;
    return answer == BAOBEI_CHANCE_FAILED ? BAOBEI_FAILED_CHANCE : BAOBEI_FAILED_CHANCE_ANSWER;
}

baobei_status bbi_chance_shuffle(bbi_chance *chance, uint8_t *list, uint32_t count)
{
    for (uint32_t i = 0; i + 1 < count; i++) {
        uint32_t step;
        uint8_t card = list[i];
        baobei_status status = bbi_chance_below(chance, count - i, &step);

        if (status != BAOBEI_OK)
            return status;
        list[i] = list[i + step];
        list[i + step] = card;
    }
    return BAOBEI_OK;
}
