/* The seeded streams, held against a slow model written from docs/randomness.md and RFC 8439. */
#include <criterion/criterion.h>
#include <string.h>

#include "api/game_object.h"
#include "driver.h"
#include "match.h"
#include "odd_rules.h"

/* One ChaCha20 block by the book: rows and words as RFC 8439, 2.3, writes them. */
static void slow_block(const uint8_t *seed, uint32_t counter, const uint32_t *nonce, uint8_t *out)
{
    static const uint8_t rounds[8][4] = {{0, 4, 8, 12}, {1, 5, 9, 13}, {2, 6, 10, 14}, {3, 7, 11, 15},
                                         {0, 5, 10, 15}, {1, 6, 11, 12}, {2, 7, 8, 13}, {3, 4, 9, 14}};
    static const uint8_t turns[4] = {16, 12, 8, 7};
    uint32_t start[16];
    uint32_t x[16];

    for (uint32_t i = 0; i < 48; i++) { /* four words of the constant, eight of the key, little-endian */
        uint32_t byte = i < 16 ? (uint8_t)"expand 32-byte k"[i] : seed[i - 16];

        start[i / 4] = (i % 4 ? start[i / 4] : 0) | byte << i % 4 * 8;
    }
    start[12] = counter;
    memcpy(start + 13, nonce, 3 * sizeof *nonce);
    memcpy(x, start, sizeof x);
    for (uint32_t i = 0; i < 80; i++) {
        const uint8_t *q = rounds[i % 8];

        for (uint32_t k = 0; k < 4; k++) {
            uint32_t *sum = x + q[k % 2 ? 2 : 0];
            uint32_t *mixed = x + q[k % 2 ? 1 : 3];

            *sum += x[q[k % 2 ? 3 : 1]];
            *mixed ^= *sum;
            *mixed = *mixed << turns[k] | *mixed >> (32 - turns[k]);
        }
    }
    for (uint32_t i = 0; i < 64; i++)
        out[i] = (uint8_t)((x[i / 4] + start[i / 4]) >> i % 4 * 8);
}

/* A stream: its 16-bit words, one block at a time. */
typedef struct stream {
    const uint8_t *seed;
    uint32_t nonce[3];
    uint32_t words; /* used up */
} stream;

static uint32_t slow_word(stream *s)
{
    uint8_t block[64];
    uint32_t at = s->words % 32 * 2;

    slow_block(s->seed, s->words++ / 32, s->nonce, block);
    return (uint32_t)block[at] + 256u * block[at + 1];
}

static uint32_t slow_below(stream *s, uint32_t n)
{
    uint32_t word;

    if (n == 1)
        return 0;
    do
        word = slow_word(s);
    while (word * n % 65536 < 65536 % n);
    return word * n / 65536;
}

static void slow_shuffle(stream *s, uint8_t *list, uint32_t count)
{
    for (uint32_t i = 0; i + 1 < count; i++) {
        uint32_t other = i + slow_below(s, count - i);
        uint8_t card = list[i];

        list[i] = list[other];
        list[other] = card;
    }
}

static uint32_t make_deck(const baobei_game *game, uint8_t *deck)
{
    uint32_t cards = 0;

    for (uint32_t species = 1; species <= BAOBEI_MAX_SPECIES; species++) {
        baobei_species row;

        cr_assert_eq(baobei_rules_get_species(baobei_game_rules(game), species, &row), BAOBEI_OK);
        for (uint32_t i = 0; i < row.copies; i++)
            deck[cards++] = (uint8_t)species;
    }
    return cards;
}

static void deal(baobei_game *game)
{
    baobei_decision now;

    cr_assert_eq(baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now), BAOBEI_OK);
    cr_assert_eq(baobei_expire(game, BAOBEI_NO_SEAT, now.token), BAOBEI_OK);
}

/* Deals by the model and by the library: hands, first discard, first seat. */
static void compare_deal(baobei_game *game, const uint8_t *seed)
{
    uint8_t deck[BAOBEI_MAX_CARDS];
    uint32_t cards = make_deck(game, deck);
    baobei_view before;
    baobei_view view;
    stream s = {seed, {0, 1, 0}, 0};
    uint32_t dealt = 0;
    uint32_t seats = 0;
    uint32_t each = 0;

    cr_assert_eq(baobei_view_get(game, BAOBEI_VIEWER_HOST, &before), BAOBEI_OK);
    deal(game);
    cr_assert_eq(baobei_view_get(game, BAOBEI_VIEWER_HOST, &view), BAOBEI_OK);
    s.nonce[0] = view.round;
    slow_shuffle(&s, deck, cards);
    for (uint32_t seat = 0; seat < view.seats; seat++)
        each = view.slots[seat] ? view.slots[seat] : each;
    for (uint32_t slot = 0; slot < each; slot++)
        for (uint32_t seat = 0; seat < view.seats; seat++)
            if (view.playing >> seat & 1)
                cr_assert_eq(view.face[seat][slot], deck[dealt++]);
    for (uint32_t i = 0; i + dealt < cards - (view.top != 0); i++) { /* the pile, from its top */
        uint32_t card = game->state.pile[BAOBEI_MAX_CARDS - game->state.draw + i];

        cr_assert_eq(game->state.face[card], deck[dealt + i + (view.top != 0)]);
    }
    for (uint32_t left = view.playing; left; left &= left - 1)
        seats++;
    if (before.first == BAOBEI_NO_SEAT) {
        uint32_t number = slow_below(&s, seats);
        uint32_t seat = 0;

        while (!(view.playing >> seat & 1) || number-- > 0)
            seat++;
        cr_assert_eq(view.first, seat);
    } else
        cr_assert_eq(view.first, before.first);
}

/* A draw from an empty pile: the recycled pile by the model and by the library. */
static void compare_recycle(baobei_game *game, const uint8_t *seed, const answer *a)
{
    const bbi_state *state = &game->state;
    stream s = {seed, {state->round, 2, state->recycles + 1u}, 0};
    uint8_t list[BAOBEI_MAX_CARDS];
    uint32_t count = 0;

    for (uint32_t i = 0; i < state->under; i++) /* R11.29: slid cards first, then discards from the bottom */
        list[count++] = state->pile[state->discard + i];
    for (uint32_t i = 0; i + 1 < state->discard; i++)
        list[count++] = state->pile[i];
    slow_shuffle(&s, list, count);
    cr_assert_eq(baobei_apply(game, a->seat, a->token, a->action), BAOBEI_OK);
    cr_assert_eq(state->draw, count - 1);
    cr_assert_eq(state->hand[0], list[0]);
    for (uint32_t i = 1; i < count; i++)
        cr_assert_eq(state->pile[BAOBEI_MAX_CARDS - count + i], list[i]);
}

static uint32_t follow(uint32_t rules, uint32_t seats, uint64_t number, driver_kind kind, uint32_t *deals)
{
    baobei_game *game = match_game(rules, seats, 0, number);
    uint8_t seed[BAOBEI_SEED_SIZE];
    uint32_t recycles = 0;
    driver d;
    answer a;

    cr_assert_not_null(game);
    driver_init(&d, kind, number);
    for (uint32_t i = 0; i < sizeof seed; i++)
        seed[i] = (uint8_t)(number * (i + 1) + 7 * i);
    cr_assert_eq(baobei_game_chance(game, seed, NULL, NULL), BAOBEI_OK);
    for (uint32_t move = 0; move < 1500 && driver_answer(&d, game, &a); move++) {
        const bbi_state *state = &game->state;
        bool draws = a.action == baobei_action_make(BAOBEI_ACTION_DRAW, 0, 0, 0, 0, 0);

        if (a.seat == BAOBEI_NO_SEAT) {
            compare_deal(game, seed);
            ++*deals;
        } else if (draws && state->draw == 0 && (uint32_t)state->discard + state->under > 1) {
            compare_recycle(game, seed, &a);
            recycles++;
        } else
            cr_assert_eq(baobei_apply(game, a.seat, a.token, a.action), BAOBEI_OK);
    }
    baobei_game_free(game);
    return recycles;
}

Test(seeds, streams_as_documented)
{
    static const driver_kind kinds[] = {DRIVER_THIN, DRIVER_CALM, DRIVER_UNIFORM};
    static const char *const rules[] = {"default", "no-looks", "tie", "tiny", "hungry", "few-shoebills", "final-never"};
    uint32_t recycles = 0;
    uint32_t deals = 0;

    for (uint32_t i = 0; i < sizeof rules / sizeof *rules; i++)
        for (uint32_t seats = 2; seats <= BAOBEI_MAX_SEATS; seats++)
            recycles += follow(odd_rules_named(rules[i]), seats, 31 * i + seats, kinds[i % 3], &deals);
    cr_assert_gt(recycles, 200, "%u recycles", recycles);
    cr_assert_gt(deals, 120, "%u deals", deals);
}

/* The same answers on two games; how many moves until their views differ. */
static uint32_t moves_alike(uint64_t one, uint64_t two, uint32_t keep)
{
    baobei_game *a = match_game(0, 4, keep, one);
    baobei_game *b = match_game(0, 4, 0, two);
    uint32_t moves = 0;
    driver d;
    answer next;

    cr_assert(a && b);
    driver_init(&d, DRIVER_CALM, 3);
    for (; moves < 1000 && driver_answer(&d, a, &next); moves++) {
        baobei_view views[2];

        cr_assert_eq(baobei_apply(a, next.seat, next.token, next.action), BAOBEI_OK);
        cr_assert_eq(baobei_apply(b, next.seat, next.token, next.action), BAOBEI_OK);
        cr_assert_eq(baobei_view_get(a, BAOBEI_VIEWER_HOST, &views[0]), BAOBEI_OK);
        cr_assert_eq(baobei_view_get(b, BAOBEI_VIEWER_HOST, &views[1]), BAOBEI_OK);
        if (memcmp(&views[0], &views[1], sizeof views[0]) != 0)
            break;
    }
    baobei_game_free(a);
    baobei_game_free(b);
    return moves;
}

Test(seeds, same_seed_same_match)
{
    cr_assert_geq(moves_alike(5, 5, 64), 100);
    cr_assert_eq(moves_alike(5, 6, 64), 0);
    cr_assert_eq(moves_alike(5, 5 + (1ull << 60), 0), 0, "every byte of the seed counts");
}

/* Each byte of the seed changes the deal. */
Test(seeds, every_byte_counts)
{
    uint8_t seed[BAOBEI_SEED_SIZE] = {0};
    baobei_view views[2];

    for (uint32_t i = 0; i <= BAOBEI_SEED_SIZE; i++) {
        baobei_game *game;

        cr_assert_eq(baobei_game_new(NULL, 3, 0, NULL, NULL, &game), BAOBEI_OK);
        if (i)
            seed[i - 1] ^= 0x80;
        cr_assert_eq(baobei_game_chance(game, seed, NULL, NULL), BAOBEI_OK);
        if (i)
            seed[i - 1] ^= 0x80;
        deal(game);
        cr_assert_eq(baobei_view_get(game, BAOBEI_VIEWER_HOST, &views[i != 0]), BAOBEI_OK);
        if (i)
            cr_assert_neq(memcmp(views[0].face, views[1].face, sizeof views[0].face), 0);
        baobei_game_free(game);
    }
}
