/* The hash: as documented, the same for the same knowledge, and for nothing else. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/game_object.h"
#include "doc_hash.h"
#include "notation.h"
#include "viewers.h"
#include "walk.h"

enum { MOST = 400000 };

/* A hash, and another one of the key of that text. */
typedef struct pair {
    uint64_t hash, key;
} pair;

typedef struct heap {
    pair *list;
    uint32_t count;
    note text;
    baobei_game *other;
    uint64_t compared;
} heap;

/* FNV-1a, for telling keys apart. */
static uint64_t fingerprint(const char *text, size_t length)
{
    uint64_t sum = 0xcbf29ce484222325;

    for (size_t i = 0; i < length; i++)
        sum = (sum ^ (uint8_t)text[i]) * 0x100000001b3;
    return sum ^ sum >> 29;
}

static bool write_for(const baobei_game *game, uint32_t viewer, note *out)
{
    return viewer == VIEWER_HOST ? note_full(game, out) : note_seat(game, viewer_at(viewer), out);
}

/* A seat position names its viewer and the hash does not, so the key is what comes after that. */
static void collect(baobei_game *game, rng *r, void *ctx)
{
    heap *h = ctx;

    (void)r;
    for (uint32_t v = 0; v < VIEWERS; v++) {
        uint64_t hash;
        const char *text;

        if (!viewer_exists(v, game->state.board.seats) || h->count == MOST)
            continue;
        cr_assert(write_for(game, v, &h->text));
        cr_assert_eq(baobei_hash(game, viewer_at(v), &hash), BAOBEI_OK);
        text = v == VIEWER_HOST ? h->text.text : strchr(h->text.text + 14, ' ');
        h->list[h->count++] = (pair){hash, fingerprint(text, note_key(&h->text) - (size_t)(text - h->text.text))};
    }
}

static int by_hash(const void *a, const void *b)
{
    const pair *one = a;
    const pair *two = b;

    return one->hash != two->hash ? (one->hash < two->hash ? -1 : 1) : (one->key > two->key) - (one->key < two->key);
}

static int by_key(const void *a, const void *b)
{
    const pair *one = a;
    const pair *two = b;

    return one->key != two->key ? (one->key < two->key ? -1 : 1) : (one->hash > two->hash) - (one->hash < two->hash);
}

Test(notation_hash, equal_exactly_where_the_key_is_equal)
{
    heap h = {calloc(MOST, sizeof(pair)), 0, {{0}, 0}, NULL, 0};
    uint32_t different = 1;

    cr_assert(h.list);
    cr_assert(walk_everywhere(1, 2, 400, 1, 0, collect, &h));
    qsort(h.list, h.count, sizeof *h.list, by_hash);
    for (uint32_t i = 1; i < h.count; i++) {
        cr_assert(h.list[i].hash != h.list[i - 1].hash || h.list[i].key == h.list[i - 1].key, "a collision");
        different += h.list[i].hash != h.list[i - 1].hash;
    }
    qsort(h.list, h.count, sizeof *h.list, by_key);
    for (uint32_t i = 1; i < h.count; i++)
        cr_assert(h.list[i].key != h.list[i - 1].key || h.list[i].hash == h.list[i - 1].hash,
                  "one position, two hashes");
    printf("%u hashes, %u different ones\n", h.count, different);
    cr_assert_gt(different, 100000);
    free(h.list);
}

static void as_documented(baobei_game *game, rng *r, void *ctx)
{
    heap *h = ctx;

    (void)r;
    for (uint32_t v = 0; v < VIEWERS; v++) {
        uint64_t hash;

        if (!viewer_exists(v, game->state.board.seats))
            continue;
        cr_assert(write_for(game, v, &h->text));
        cr_assert_eq(baobei_hash(game, viewer_at(v), &hash), BAOBEI_OK);
        cr_assert_eq(hash, doc_hash(h->text.text), "%s", h->text.text);
        h->compared++;
    }
}

Test(notation_hash, as_documented)
{
    heap h = {NULL, 0, {{0}, 0}, NULL, 0};

    cr_assert(walk_everywhere(0, 1, 300, 7, 0, as_documented, &h));
    printf("%lu hashes worked out from the text\n", (unsigned long)h.compared);
    cr_assert_gt(h.compared, 40000);
}

/* Numbers all cards anew: an inner matter that nobody sees. */
static void renumber(bbi_state *state, const uint8_t *number, uint32_t cards)
{
    bbi_state old = *state;

    state->numbered = 0;
    for (uint32_t card = 0; card < cards; card++) {
        state->face[number[card]] = old.face[card];
        for (uint32_t shuffle = 0; shuffle < BBI_SHUFFLES; shuffle++)
            state->know[shuffle][number[card]] = old.know[shuffle][card];
    }
    for (uint32_t i = 0; i < bbi_cards_on_table(&old.board); i++)
        state->card[i] = number[old.card[i]];
    for (uint32_t i = 0; i < old.held; i++)
        state->hand[i] = number[old.hand[i]];
    for (uint32_t i = 0; i < BAOBEI_MAX_CARDS; i++)
        if (i >= BAOBEI_MAX_CARDS - (uint32_t)old.draw || i < (uint32_t)old.discard + old.under)
            state->pile[i] = number[old.pile[i]];
}

/* Gives two equal cards that came out of one shuffle unseen alike each other's earlier pasts. */
static void exchange_pasts(bbi_state *state, rng *r, uint32_t cards)
{
    for (uint32_t tries = 0; tries < 20; tries++) {
        uint32_t a = rng_below(r, cards);
        uint32_t b = rng_below(r, cards);
        uint32_t last = BBI_SHUFFLES - 1;

        while (last > 0 && !(state->know[last][a] & 0x80))
            last--;
        for (uint32_t later = last; later < BBI_SHUFFLES; later++)
            if (state->know[later][a] != state->know[later][b] || state->face[a] != state->face[b])
                last = 0;
        for (uint32_t shuffle = 0; shuffle < last; shuffle++) {
            uint8_t past = state->know[shuffle][a];

            state->know[shuffle][a] = state->know[shuffle][b];
            state->know[shuffle][b] = past;
        }
    }
}

static void exchange(baobei_game *game, rng *r, void *ctx)
{
    heap *h = ctx;
    uint8_t number[BAOBEI_MAX_CARDS];
    uint32_t cards = 0;
    note other;

    for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++)
        cards += game->state.rules.species[row].copies;
    for (uint32_t card = 0; card < cards; card++) {
        uint32_t k = rng_below(r, card + 1);

        number[card] = number[k];
        number[k] = (uint8_t)card;
    }
    if (game->state.round == 0 || cards > BAOBEI_MAX_CARDS)
        return;
    cr_assert_eq(baobei_game_copy(h->other, game), BAOBEI_OK);
    renumber(&h->other->state, number, cards);
    exchange_pasts(&h->other->state, r, cards);
    cr_assert(bbi_state_valid(&h->other->state));
    for (uint32_t v = 0; v < VIEWERS; v++) {
        uint64_t hash[2];

        if (!viewer_exists(v, game->state.board.seats))
            continue;
        cr_assert(write_for(game, v, &h->text) && write_for(h->other, v, &other) && note_same(&h->text, &other));
        cr_assert_eq(baobei_hash(game, viewer_at(v), &hash[0]), BAOBEI_OK);
        cr_assert_eq(baobei_hash(h->other, viewer_at(v), &hash[1]), BAOBEI_OK);
        cr_assert_eq(hash[0], hash[1]);
        h->compared++;
    }
}

Test(notation_hash, which_of_two_equal_cards_lies_where_does_not_count)
{
    heap h = {NULL, 0, {{0}, 0}, note_game(), 0};

    cr_assert(walk_everywhere(0, 1, 300, 5, 0, exchange, &h));
    printf("%lu positions with their equal cards exchanged\n", (unsigned long)h.compared);
    cr_assert_gt(h.compared, 50000);
    baobei_game_free(h.other);
}

/* Token, serial, observers and kept events do not count. */
Test(notation_hash, tokens_and_serials_do_not_count)
{
    static const char *const texts[] = {"baobei-position-1 assumed1 seats=2 next=ab ask=deal token=1 serial=1",
                                        "baobei-position-1 assumed1 seats=2 next=ab ask=deal token=77 serial=900"};
    uint64_t hash[2];

    for (uint32_t i = 0; i < 2; i++) {
        baobei_game *game = note_game();

        cr_assert_eq(baobei_full_position_read(game, texts[i], strlen(texts[i]), NULL), BAOBEI_OK);
        cr_assert_eq(baobei_hash(game, BAOBEI_VIEWER_HOST, &hash[i]), BAOBEI_OK);
        baobei_game_free(game);
    }
    cr_assert_eq(hash[0], hash[1]);
}
