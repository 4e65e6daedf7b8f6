/* The hash of a mind: a sum, and every kind of fact counts. */
#include "record/hash.h"

#include <criterion/criterion.h>

#include "api/game_object.h"
#include "notation.h"
#include "positions.h"
#include "base/mix.h"
#include "table/know.h"
#include "view/redact.h"

static baobei_game *load(const char *text)
{
    baobei_game *game = note_game();
    note n;

    note_set(&n, text);
    cr_assert(note_read(game, &n));
    return game;
}

/* Two cards that are the same to everybody, in each other's place. */
Test(record_hash, numbers_of_cards_do_not_count)
{
    baobei_game *game = load(full_position("drawn"));
    bbi_state *state = &game->state;
    uint64_t hash = bbi_hash(state, BBI_HOST);
    uint8_t *pile = state->pile + BAOBEI_MAX_CARDS - state->draw;
    uint8_t card = pile[0];
    uint32_t other = 1;

    while (state->face[pile[other]] != state->face[card])
        other++;
    pile[0] = pile[other];
    pile[other] = card;
    cr_assert(bbi_hash(state, BBI_HOST) == hash);
    state->know[0][card] |= 1;
    cr_assert(bbi_hash(state, BBI_HOST) != hash);
    baobei_game_free(game);
}

static uint64_t term(uint64_t key, uint64_t value)
{
    return bbi_mix(value + key * UINT64_C(0x9e3779b97f4a7c15));
}

Test(record_hash, a_past_is_one_term)
{
    baobei_game *game = load(full_position("past"));
    bbi_state *state = &game->state;
    uint64_t hash = bbi_hash(state, BBI_HOST);
    uint32_t card = 0;
    uint32_t old;

    while (!(state->know[1][card] & BBI_MEMBER))
        card++;
    old = state->know[0][card] & BBI_EVERYBODY;
    state->know[0][card] ^= 1;
    cr_assert(bbi_hash(state, BBI_HOST) - hash ==
              term(0x070100, (uint64_t)state->face[card] << 8 | (old ^ 1)) -
                  term(0x070100, (uint64_t)state->face[card] << 8 | old));
    baobei_game_free(game);
}

Test(record_hash, the_seed_counts_for_the_host)
{
    baobei_game *game = load(full_position("turn"));
    bbi_state *state = &game->state;
    uint64_t host = bbi_hash(state, BBI_HOST);
    uint64_t seat = bbi_hash(state, 1);

    state->seed[31] = 1;
    state->token++;
    state->serial++;
    cr_assert(bbi_hash(state, 1) == seat);
    cr_assert(bbi_hash(state, BBI_HOST) - host ==
              term(0x0b0300, UINT64_C(1) << 56) - term(0x0b0300, 0));
    baobei_game_free(game);
}

/* Two species that are not there count nothing. */
Test(record_hash, empty_species)
{
    baobei_game *game = load(full_position("turn"));
    bbi_species *species = game->state.rules.species;
    uint64_t hash;

    species[0] = species[1] = (bbi_species){0, 0, 0, 0};
    hash = bbi_hash(&game->state, 1);
    species[0] = (bbi_species){1, 2, 3, 4};
    cr_assert(bbi_hash(&game->state, 1) - hash == term(0x010000, 0x04030201));
    baobei_game_free(game);
}
