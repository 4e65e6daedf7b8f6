#include "base/chance.h"

#include "base/bytes.h"
#include "base/chacha.h"
#include "base/check.h"
#include "base/mix.h"

static uint64_t rotate(uint64_t word, unsigned by)
{
    return word << by | word >> (64 - by);
}

/* One step of SplitMix64: advances the state and gives a word. */
static uint64_t split_mix(uint64_t *state)
{
    return bbi_mix(*state += BBI_MIX_STEP);
}

/* A SplitMix64 state that depends on every bit of a seed and of two more words; a sum, so that none waits. */
static uint64_t absorb(const uint8_t *seed, uint64_t first, uint64_t second)
{
    const uint64_t words[6] = {bbi_bytes_get(seed),      bbi_bytes_get(seed + 8), bbi_bytes_get(seed + 16),
                               bbi_bytes_get(seed + 24), first,                   second};
    uint64_t sum = 0;

    for (uint32_t i = 0; i < 6; i++)
        sum += bbi_mix(words[i] + (i + 1) * BBI_MIX_STEP);
    return sum;
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
        bbi_bytes_put(out + 8 * i, split_mix(&state));
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
        bbi_bytes_put(chance->bytes + 8 * i, next_fast(chance->words));
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
static uint32_t scale(bbi_chance *chance, uint32_t word, uint32_t n)
{
    uint32_t product = word * n;

    if ((product & 0xffffu) < n) { /* else it is fair without the division */
        uint32_t unfair = 65536u % n;

        while ((product & 0xffffu) < unfair)
            product = next_word(chance) * n;
    }
    return product >> 16;
}

uint32_t bbi_chance_stream(bbi_chance *chance, uint32_t n)
{
    return n > 1 ? scale(chance, next_word(chance), n) : 0;
}

/* Up to four picks from four words that lie in one; fewer where they lie apart, or one of them may be unfair. */
static uint32_t pick_four(bbi_chance *chance, uint32_t n, uint8_t *out)
{
    uint64_t words;
    uint32_t k = 0;

    if (chance->used > sizeof chance->bytes - 8)
        return 0;
    words = bbi_bytes_get(chance->bytes + chance->used);
    for (; k < 4; k++) {
        uint32_t product = (uint32_t)(words >> 16 * k & 0xffffu) * (n - k);

        if ((product & 0xffffu) < n - k)
            break;
        out[k] = (uint8_t)(product >> 16);
    }
    chance->used += 2 * k;
    return k;
}

void bbi_chance_stream_picks(bbi_chance *chance, uint32_t n, uint32_t count, uint8_t *out)
{
    for (uint32_t i = 0; i < count;) {
        uint32_t picked = count - i >= 4 && n - i > 4 ? pick_four(chance, n - i, out + i) : 0;

        i += picked;
        if (picked < 4) {
            out[i] = (uint8_t)bbi_chance_stream(chance, n - i);
            i++;
        }
    }
}

/* What an answer means that is no number below n. */
static baobei_status fault_of(int32_t answer)
{
    if (answer == BAOBEI_CHANCE_LATER)
        return BAOBEI_FAILED_CHANCE_LATER;
    return answer == BAOBEI_CHANCE_FAILED ? BAOBEI_FAILED_CHANCE : BAOBEI_FAILED_CHANCE_ANSWER;
}

static baobei_status ask_host(bbi_chance *chance, uint32_t n, uint32_t *out)
{
    int32_t answer = chance->below(chance->ctx, n);

    if (answer < 0 || (uint32_t)answer >= n)
        return fault_of(answer);
    *out = (uint32_t)answer;
    BBI_CHECK(chance->logged < BBI_MOST_ANSWERS);
    chance->log[chance->logged++] = (uint8_t)answer;
    return BAOBEI_OK;
}

baobei_status bbi_chance_below(bbi_chance *chance, uint32_t n, uint32_t *out)
{
    *out = 0;
    if (n == 1)
        return BAOBEI_OK;
    if (chance->below)
        return ask_host(chance, n, out);
    if (!chance->seed)
        return BAOBEI_FAILED_NO_CHANCE;
    *out = bbi_chance_stream(chance, n);
    return BAOBEI_OK;
}

static void swap_cards(uint8_t *list, uint32_t i, uint32_t j)
{
    uint8_t card = list[i];

    list[i] = list[j];
    list[j] = card;
}

static baobei_status shuffle_by_host(bbi_chance *chance, uint8_t *list, uint32_t count)
{
    const baobei_below_fn below = chance->below;
    void *const ctx = chance->ctx;
    uint8_t *log = chance->log + chance->logged;

    BBI_CHECK(count == 0 || chance->logged + count - 1 <= BBI_MOST_ANSWERS);
    for (uint32_t left = count; left > 1; left--) {
        int32_t answer = below(ctx, left);

        if ((uint32_t)answer >= left) /* a negative one, too */
            return fault_of(answer);
        *log++ = (uint8_t)answer;
        swap_cards(list++, 0, (uint32_t)answer);
    }
    chance->logged += count ? count - 1 : 0;
    return BAOBEI_OK;
}

baobei_status bbi_chance_shuffle(bbi_chance *chance, uint8_t *list, uint32_t count)
{
    uint8_t picks[BAOBEI_MAX_CARDS];

    BBI_CHECK(count <= BAOBEI_MAX_CARDS);
    if (chance->below)
        return shuffle_by_host(chance, list, count);
    if (count > 1 && !chance->seed)
        return BAOBEI_FAILED_NO_CHANCE;
    bbi_chance_stream_picks(chance, count, count, picks);
    for (uint32_t i = 0; i < count; i++)
        swap_cards(list, i, i + picks[i]);
    return BAOBEI_OK;
}
