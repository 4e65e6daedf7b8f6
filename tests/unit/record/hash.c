/* The hash of a mind: a sum, and every kind of fact counts. */
#include "record/hash.h"

#include <criterion/criterion.h>

#include "api/game_object.h"
#include "base/mix.h"
#include "load.h"
#include "positions.h"
#include "table/know.h"
#include "view/redact.h"

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
    cr_assert(bbi_hash(state, BBI_HOST) - hash == term(0x070100, (uint64_t)state->face[card] << 8 | (old ^ 1)) -
                                                      term(0x070100, (uint64_t)state->face[card] << 8 | old));
    baobei_game_free(game);
}

/* The first seat's cards as in position "turn", and the last of them in a slot of its own. */
Test(record_hash, slots_count_when_one_is_empty_or_locked)
{
    baobei_game *game = load(full_position("turn"));
    bbi_board *board = &game->state.board;
    uint64_t hash = bbi_hash(&game->state, 1);
    uint64_t slots = UINT64_C(0x0201000403020100);

    board->locks = 1;
    board->slot[9] |= BBI_LOCKED;
    cr_assert(bbi_hash(&game->state, 1) - hash == term(0x0c0000, slots) + term(0x0c0100, 0x8403));
    board->locks = 0;
    board->slot[9] = 5;
    board->slots[1] = 6;
    cr_assert(bbi_hash(&game->state, 1) - hash == term(0x0c0000, slots) + term(0x0c0100, 0x0503) +
                                                      term(0x050000, UINT64_C(0x0001000000000605)) -
                                                      term(0x050000, UINT64_C(0x0001000000000505)));
    baobei_game_free(game);
}

Test(record_hash, the_seed_counts_for_the_host)
{
    baobei_game *game = load(full_position("drawn"));
    bbi_state *state = &game->state;
    uint64_t host = bbi_hash(state, BBI_HOST);
    uint64_t seat = bbi_hash(state, 1);

    cr_assert(state->source == BBI_CHANCE_SEED && state->seed[31] == 0x1f);
    state->seed[31] ^= 1;
    state->token++;
    state->serial++;
    cr_assert(bbi_hash(state, 1) == seat);
    cr_assert(bbi_hash(state, BBI_HOST) - host ==
              term(0x0b0300, UINT64_C(0x1e1e1d1c1b1a1918)) - term(0x0b0300, UINT64_C(0x1f1e1d1c1b1a1918)));
    baobei_game_free(game);
}
