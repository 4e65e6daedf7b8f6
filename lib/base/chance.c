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
    chance->used = BBI_CHANCE_BLOCK;
    memset(chance->word + BBI_CHANCE_BLOCK, 0, sizeof chance->word / 2);
    if (chance->fast) {
        uint64_t state = absorb(chance->seed, round, (uint64_t)purpose << 32 | number);

        for (uint32_t i = 0; i < 4; i++)
            chance->state[i] = split_mix(&state);
    }
}

/* The next block of the stream; words are little-endian. */
static void refill(bbi_chance *chance)
{
    uint8_t bytes[2 * BBI_CHANCE_BLOCK];

    bbi_chacha_block(chance->seed, chance->block++, chance->nonce, bytes);
    for (uint32_t i = 0; i < BBI_CHANCE_BLOCK; i++)
        chance->word[i] = (uint16_t)(bytes[2 * i] | bytes[2 * i + 1] << 8);
}

static void refill_fast(bbi_chance *chance)
{
    for (uint32_t i = 0; i < BBI_CHANCE_BLOCK; i += 4) {
        uint64_t four = next_fast(chance->state);

        for (uint32_t k = 0; k < 4; k++)
            chance->word[i + k] = (uint16_t)(four >> 16 * k);
    }
}

/* Makes sure that there is a word left in the block. */
static void have_words(bbi_chance *chance)
{
    if (chance->used < BBI_CHANCE_BLOCK)
        return;
    chance->used = 0;
    if (chance->fast)
        refill_fast(chance);
    else
        refill(chance);
}

static uint32_t next_word(bbi_chance *chance)
{
    have_words(chance);
    return chance->word[chance->used++];
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

/*
 * The next picks, as many as the block has words for; none if a word of theirs may be unfair. Without branches,
 * so that a compiler can take many words at a time; what comes of words that are not used means nothing.
 */
static uint32_t pick_many(bbi_chance *chance, uint32_t n, uint8_t out[BBI_CHANCE_BLOCK])
{
    const uint16_t *word = chance->word + chance->used;
    uint16_t left = (uint16_t)(BBI_CHANCE_BLOCK - chance->used);
    uint16_t words = n - 1 < left ? (uint16_t)(n - 1) : left;
    uint16_t unfair = 0;

    for (uint16_t k = 0; k < (uint16_t)BBI_CHANCE_BLOCK; k++) {
        uint16_t below = (uint16_t)(n - k);
        uint16_t low = (uint16_t)((uint32_t)word[k] * below);

        out[k] = (uint8_t)((uint32_t)word[k] * below >> 16);
        unfair |= (uint16_t)((low < below ? UINT16_MAX : 0) & (k < words ? UINT16_MAX : 0));
    }
    if (unfair)
        return 0;
    chance->used += words;
    return words;
}

void bbi_chance_stream_picks(bbi_chance *chance, uint32_t n, uint8_t *out)
{
    while (n > 1) {
        uint32_t picked;

        have_words(chance);
        picked = pick_many(chance, n, out);
        if (picked == 0) {
            *out = (uint8_t)bbi_chance_stream(chance, n);
            picked = 1;
        }
        out += picked;
        n -= picked;
    }
    *out = 0; /* the last of all is there without a draw */
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
    uint8_t picks[BAOBEI_MAX_CARDS + BBI_CHANCE_BLOCK];

    BBI_CHECK(count <= BAOBEI_MAX_CARDS);
    if (chance->below)
        return shuffle_by_host(chance, list, count);
    if (count > 1 && !chance->seed)
        return BAOBEI_FAILED_NO_CHANCE;
    bbi_chance_stream_picks(chance, count, picks);
    for (uint32_t i = 0; i < count; i++)
        swap_cards(list, i, i + picks[i]);
    return BAOBEI_OK;
}
