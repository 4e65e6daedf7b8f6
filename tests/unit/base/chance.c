/* Chance: uniform numbers from a stream or a hook, errors of the hook, and shuffles. */
#include "base/chance.h"

#include <criterion/criterion.h>
#include <string.h>

#include "base/chacha.h"

static const uint8_t seed[32] = {1,   2,   3,   250, 251, 252, 17,  99,  64,  5,   200, 31,  77,  128, 254, 12,
                                 143, 201, 60,  8,   33,  190, 225, 74,  9,   111, 166, 42,  238, 53,  87,  219};

static bbi_chance opened(uint32_t round, uint32_t purpose, uint32_t number)
{
    bbi_chance chance;

    memset(&chance, 0, sizeof chance);
    chance.seed = seed;
    bbi_chance_open(&chance, round, purpose, number);
    return chance;
}

/* The words of a stream, straight from the cipher. */
static uint32_t word_at(uint32_t round, uint32_t purpose, uint32_t number, uint32_t at)
{
    const uint32_t nonce[3] = {round, purpose, number};
    uint8_t block[64];

    bbi_chacha_block(seed, at / 32, nonce, block);
    return block[at % 32 * 2] + 256u * block[at % 32 * 2 + 1];
}

static uint32_t below(bbi_chance *chance, uint32_t n)
{
    uint32_t answer = 99999;

    cr_assert_eq(bbi_chance_below(chance, n, &answer), BAOBEI_OK);
    cr_assert_lt(answer, n);
    return answer;
}

/* With n = 2 nothing is rejected: the answers are the highest bits of the words, in order, across blocks. */
Test(chance, words_are_little_endian_and_in_order)
{
    bbi_chance chance = opened(3, BBI_CHANCE_RECYCLE, 9);

    for (uint32_t i = 0; i < 200; i++)
        cr_assert_eq(below(&chance, 2), word_at(3, BBI_CHANCE_RECYCLE, 9, i) >> 15, "word %u", i);
}

/* With n = 65536 an answer is the word itself. */
Test(chance, widest_range)
{
    bbi_chance chance = opened(1, BBI_CHANCE_DEAL, 0);

    for (uint32_t i = 0; i < 100; i++)
        cr_assert_eq(below(&chance, 65536), word_at(1, BBI_CHANCE_DEAL, 0, i));
}

/* A word is rejected where the low half of word * n is under 65536 mod n. */
Test(chance, unfair_words_are_rejected)
{
    static const uint32_t widths[] = {3, 7, 66, 65, 40000, 65535, 33000};
    uint32_t rejected = 0;

    for (uint32_t k = 0; k < sizeof widths / sizeof *widths; k++) {
        uint32_t n = widths[k];
        bbi_chance chance = opened(1, BBI_CHANCE_DEAL, k);
        uint32_t at = 0;

        for (uint32_t i = 0; i < 3000; i++, at++) {
            for (; (word_at(1, BBI_CHANCE_DEAL, k, at) * n) % 65536 < 65536 % n; at++)
                rejected++;
            cr_assert_eq(below(&chance, n), word_at(1, BBI_CHANCE_DEAL, k, at) * n / 65536);
        }
    }
    cr_assert_gt(rejected, 1000);
}

/* Every answer comes about equally often: chi-square over 66 answers, far out in the tail. */
Test(chance, is_uniform)
{
    enum { N = 66, DRAWS = 660000 };
    bbi_chance chance = opened(5, BBI_CHANCE_DEAL, 0);
    uint32_t count[N] = {0};
    double sum = 0;

    for (uint32_t i = 0; i < DRAWS; i++)
        count[below(&chance, N)]++;
    for (uint32_t i = 0; i < N; i++)
        sum += ((double)count[i] - DRAWS / N) * ((double)count[i] - DRAWS / N) / (DRAWS / N);
    cr_assert(sum > 25 && sum < 125, "chi-square is %f with 65 degrees of freedom", sum);
}

Test(chance, one_is_not_drawn)
{
    bbi_chance chance = opened(1, BBI_CHANCE_DEAL, 0);
    bbi_chance nothing;

    memset(&nothing, 0, sizeof nothing);
    cr_assert_eq(below(&nothing, 1), 0, "also without a source");
    for (uint32_t i = 0; i < 5; i++)
        cr_assert_eq(below(&chance, 1), 0);
    cr_assert_eq(below(&chance, 65536), word_at(1, BBI_CHANCE_DEAL, 0, 0), "the stream stands where it stood");
}

Test(chance, streams_differ)
{
    bbi_chance a = opened(1, 1, 0);
    bbi_chance b = opened(2, 1, 0);
    bbi_chance c = opened(1, 2, 0);
    bbi_chance d = opened(1, 1, 1);
    uint32_t first = below(&a, 65536);

    cr_assert_neq(first, below(&b, 65536));
    cr_assert_neq(first, below(&c, 65536));
    cr_assert_neq(first, below(&d, 65536));
    bbi_chance_open(&a, 1, 1, 0);
    cr_assert_eq(first, below(&a, 65536), "opened again it starts again");
}

Test(chance, without_a_source)
{
    bbi_chance chance;
    uint32_t answer = 5;

    memset(&chance, 0, sizeof chance);
    cr_assert_eq(bbi_chance_below(&chance, 2, &answer), BAOBEI_FAILED_NO_CHANCE);
    cr_assert_eq(answer, 0);
}

typedef struct script {
    const int32_t *answers;
    uint32_t asked;
    uint32_t n[70];
} script;

static uint8_t answers_log[BBI_MOST_ANSWERS];

static int32_t scripted(void *ctx, uint32_t n)
{
    script *s = ctx;

    s->n[s->asked] = n;
    return s->answers[s->asked++];
}

Test(chance, hook_answers_are_checked)
{
    static const struct {
        int32_t answer;
        baobei_status status;
    } rows[] = {
        {0, BAOBEI_OK},
        {65, BAOBEI_OK},
        {66, BAOBEI_FAILED_CHANCE_ANSWER},
        {67, BAOBEI_FAILED_CHANCE_ANSWER},
        {INT32_MAX, BAOBEI_FAILED_CHANCE_ANSWER},
        {BAOBEI_CHANCE_FAILED, BAOBEI_FAILED_CHANCE},
        {BAOBEI_CHANCE_LATER, BAOBEI_FAILED_CHANCE_LATER},
        {-3, BAOBEI_FAILED_CHANCE_ANSWER},
        {INT32_MIN, BAOBEI_FAILED_CHANCE_ANSWER},
    };

    for (uint32_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        script s = {&rows[i].answer, 0, {0}};
        bbi_chance chance;
        uint32_t answer = 7;

        memset(&chance, 0, sizeof chance);
        chance.below = scripted;
        chance.log = answers_log;
        chance.ctx = &s;
        chance.seed = seed; /* a hook goes before it */
        bbi_chance_open(&chance, 1, 1, 1);
        cr_assert_eq(bbi_chance_below(&chance, 66, &answer), rows[i].status, "answer %d", rows[i].answer);
        cr_assert_eq(answer, rows[i].status == BAOBEI_OK ? (uint32_t)rows[i].answer : 0);
        cr_assert_eq(s.n[0], 66);
        cr_assert_eq(bbi_chance_below(&chance, 1, &answer), BAOBEI_OK);
        cr_assert_eq(s.asked, 1, "a hook is not asked for the only number there is");
    }
}

/* Fisher-Yates from the front: answer i picks what comes to place i, from those not yet placed. */
Test(chance, shuffle_follows_the_answers)
{
    static const int32_t answers[] = {2, 0, 2, 1};
    script s = {answers, 0, {0}};
    bbi_chance chance;
    uint8_t list[5] = {10, 11, 12, 13, 14};
    const uint8_t wanted[5] = {12, 11, 14, 10, 13};

    memset(&chance, 0, sizeof chance);
    chance.below = scripted;
    chance.log = answers_log;
    chance.ctx = &s;
    cr_assert_eq(bbi_chance_shuffle(&chance, list, 5), BAOBEI_OK);
    cr_assert_eq(memcmp(list, wanted, sizeof list), 0, "%u %u %u %u %u", list[0], list[1], list[2], list[3], list[4]);
    cr_assert_eq(s.asked, 4);
    for (uint32_t i = 0; i < 4; i++)
        cr_assert(s.n[i] == 5 - i && answers_log[i] == answers[i]);
    cr_assert_eq(chance.logged, 4);
    s.asked = 0; /* a second recycle in one move */
    cr_assert_eq(bbi_chance_shuffle(&chance, list, 5), BAOBEI_OK);
    cr_assert_eq(chance.logged, 8);
    for (uint32_t i = 0; i < 8; i++)
        cr_assert_eq(answers_log[i], answers[i % 4]);
}

Test(chance, shuffle_of_little)
{
    uint8_t list[1] = {9};
    bbi_chance chance;

    memset(&chance, 0, sizeof chance);
    cr_assert_eq(bbi_chance_shuffle(&chance, list, 0), BAOBEI_OK);
    cr_assert_eq(bbi_chance_shuffle(&chance, list, 1), BAOBEI_OK);
    cr_assert_eq(list[0], 9);
}

Test(chance, shuffle_of_nothing_asks_nobody)
{
    script s = {NULL, 0, {0}};
    bbi_chance chance;
    uint8_t list[1] = {9};

    memset(&chance, 0, sizeof chance);
    chance.below = scripted;
    chance.log = answers_log;
    chance.ctx = &s;
    cr_assert_eq(bbi_chance_shuffle(&chance, list, 0), BAOBEI_OK);
    cr_assert_eq(bbi_chance_shuffle(&chance, list, 1), BAOBEI_OK);
    cr_assert(s.asked == 0 && chance.logged == 0 && list[0] == 9);
}

/* A shuffle tells what is wrong with an answer as a single draw does, and has then logged nothing. */
Test(chance, shuffle_with_a_bad_answer)
{
    static const struct {
        int32_t answers[2];
        baobei_status status;
    } rows[] = {
        {{0, 3}, BAOBEI_FAILED_CHANCE_ANSWER},
        {{4, 0}, BAOBEI_FAILED_CHANCE_ANSWER},
        {{0, -3}, BAOBEI_FAILED_CHANCE_ANSWER},
        {{0, BAOBEI_CHANCE_FAILED}, BAOBEI_FAILED_CHANCE},
        {{3, BAOBEI_CHANCE_LATER}, BAOBEI_FAILED_CHANCE_LATER},
    };

    for (uint32_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        script s = {rows[i].answers, 0, {0}};
        bbi_chance chance;
        uint8_t list[4] = {10, 11, 12, 13};

        memset(&chance, 0, sizeof chance);
        chance.below = scripted;
        chance.log = answers_log;
        chance.ctx = &s;
        cr_assert_eq(bbi_chance_shuffle(&chance, list, 4), rows[i].status, "row %u", i);
        cr_assert_eq(chance.logged, 0);
    }
}

/* Picks, many at a time or not, are what one draw after the other gives, and use as much of the stream. */
Test(chance, picks_are_draws)
{
    for (uint32_t n = 0; n <= BAOBEI_MAX_CARDS; n++)
        for (uint32_t number = 0; number < 200; number++) {
            bbi_chance one = opened(n, BBI_CHANCE_RECYCLE, number);
            bbi_chance all;
            uint8_t picks[BAOBEI_MAX_CARDS + BBI_CHANCE_BLOCK];

            one.fast = number % 2;
            bbi_chance_open(&one, n, BBI_CHANCE_RECYCLE, number);
            for (uint32_t i = 0; i < number / 2 % 37; i++) /* off the start of a block, mostly */
                bbi_chance_stream(&one, 2);
            all = one;
            bbi_chance_stream_picks(&all, n, picks);
            for (uint32_t i = 0; i < n; i++)
                cr_assert_eq(picks[i], bbi_chance_stream(&one, n - i), "number %u of %u, stream %u", i, n, number);
            cr_assert_eq(bbi_chance_stream(&all, 65536), bbi_chance_stream(&one, 65536));
        }
}

Test(chance, shuffle_fails_with_its_source)
{
    static const int32_t answers[] = {1, BAOBEI_CHANCE_LATER};
    script s = {answers, 0, {0}};
    uint8_t list[4] = {1, 2, 3, 4};
    bbi_chance chance;

    memset(&chance, 0, sizeof chance);
    chance.below = scripted;
    chance.log = answers_log;
    chance.ctx = &s;
    cr_assert_eq(bbi_chance_shuffle(&chance, list, 4), BAOBEI_FAILED_CHANCE_LATER);
    cr_assert_eq(s.asked, 2);
}

/* All orders of four come out, about equally often. */
Test(chance, shuffle_is_uniform)
{
    bbi_chance chance = opened(8, BBI_CHANCE_DEAL, 0);
    uint32_t count[256] = {0};
    uint32_t orders = 0;

    for (uint32_t i = 0; i < 48000; i++) {
        uint8_t list[4] = {0, 1, 2, 3};

        cr_assert_eq(bbi_chance_shuffle(&chance, list, 4), BAOBEI_OK);
        count[list[0] * 64 + list[1] * 16 + list[2] * 4 + list[3]]++;
    }
    for (uint32_t i = 0; i < 256; i++) {
        orders += count[i] != 0;
        cr_assert(count[i] == 0 || (count[i] > 1750 && count[i] < 2250), "%u", count[i]);
    }
    cr_assert_eq(orders, 24);
}

/* The fast stream, written a second time from docs/randomness.md. */

static uint64_t split_mix(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;

    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static uint64_t absorb(const uint8_t *key, uint64_t first, uint64_t second)
{
    uint64_t sum = 0;

    for (uint32_t i = 0; i < 6; i++) {
        uint64_t state = i == 4 ? first : i == 5 ? second : 0;
        uint64_t output = 0;

        for (uint32_t k = 0; i < 4 && k < 8; k++)
            state |= (uint64_t)key[8 * i + k] << 8 * k;
        for (uint32_t number = 0; number <= i; number++)
            output = split_mix(&state);
        sum += output;
    }
    return sum;
}

static uint64_t rotated(uint64_t word, uint32_t by)
{
    return word << by | word >> (64 - by);
}

/* The known first outputs of SplitMix64 from 1234567, so that this model is not only our own. */
Test(chance, split_mix_as_published)
{
    static const uint64_t wanted[] = {6457827717110365317u, 3203168211198807973u, 9817491932198370423u};
    uint64_t state = 1234567;

    for (uint32_t i = 0; i < 3; i++)
        cr_assert_eq(split_mix(&state), wanted[i]);
}

Test(chance, derived_seeds)
{
    for (uint64_t number = 0; number < 50; number++) {
        uint64_t state = absorb(seed, number * 0x100000001u, BBI_CHANCE_SAMPLE);
        uint8_t out[34];

        memset(out, 0xa5, sizeof out);
        bbi_chance_derive(seed, number * 0x100000001u, out + 1);
        cr_assert(out[0] == 0xa5 && out[33] == 0xa5);
        for (uint32_t i = 0; i < 4; i++) {
            uint64_t word = split_mix(&state);

            for (uint32_t k = 0; k < 8; k++)
                cr_assert_eq(out[1 + 8 * i + k], (uint8_t)(word >> 8 * k));
        }
    }
}

/* xoshiro256**, each word read low 16 bits first. */
Test(chance, fast_stream)
{
    for (uint32_t number = 0; number < 20; number++) {
        uint64_t state = absorb(seed, 7, (uint64_t)BBI_CHANCE_RECYCLE << 32 | number);
        uint64_t s[4];
        bbi_chance chance;

        for (uint32_t i = 0; i < 4; i++)
            s[i] = split_mix(&state);
        memset(&chance, 0, sizeof chance);
        chance.seed = seed;
        chance.fast = true;
        bbi_chance_open(&chance, 7, BBI_CHANCE_RECYCLE, number);
        for (uint32_t i = 0; i < 40; i++) {
            uint64_t word = rotated(s[1] * 5, 7) * 9;
            uint64_t shifted = s[1] << 17;

            s[2] ^= s[0];
            s[3] ^= s[1];
            s[1] ^= s[2];
            s[0] ^= s[3];
            s[2] ^= shifted;
            s[3] = rotated(s[3], 45);
            for (uint32_t k = 0; k < 4; k++)
                cr_assert_eq(below(&chance, 65536), (word >> 16 * k) % 65536);
        }
    }
}
