/* Claims: what lies where afterwards, which powers are earned, what is owed. */
#include "rules/move.h"

#include <criterion/criterion.h>

#include "api/game_object.h"
#include "load.h"
#include "positions.h"
#include "table/know.h"
#include "table/piles.h"

static baobei_event facts[BAOBEI_MAX_EVENTS];

static bbi_move on(baobei_game *game)
{
    bbi_move move = {.state = &game->state, .facts = {.list = facts}};

    return move;
}

static void claim(bbi_move *move, uint32_t seat, uint32_t kind, const uint8_t places[4])
{
    const baobei_parts parts = {.kind = (uint8_t)kind, .seat = {places[0], places[2]}, .slot = {places[1], places[3]}};

    cr_assert_eq(bbi_claim(move, seat, &parts), BAOBEI_OK);
}

static void expect_facts(const bbi_move *move, const uint8_t *kinds, uint32_t count)
{
    cr_assert(move->facts.count == count, "%u facts", move->facts.count);
    for (uint32_t i = 0; i < count; i++)
        cr_assert(facts[i].kind == kinds[i], "fact %u", i);
}

Test(rules_pluck, right_on_the_own_draw)
{
    static const uint8_t kinds[] = {BAOBEI_EVENT_CLAIMED, BAOBEI_EVENT_DISCARDED, BAOBEI_EVENT_PLUCKED};
    baobei_game *game = load(full_position("drawn")); /* a: 1,1,1,2,3 with a 2 in the hand */
    bbi_move move = on(game);
    bbi_state *state = &game->state;
    uint32_t target = state->card[3];

    claim(&move, 0, BAOBEI_ACTION_PLUCK, (const uint8_t[]){0, 3, 0, 0});
    expect_facts(&move, kinds, 3);
    cr_assert(facts[1].cause == BAOBEI_CAUSE_REFERENCE && facts[1].card[0] == 2 && facts[2].card[0] == 2);
    cr_assert(state->held == 0 && state->discard == 3 && bbi_pile_top(state) == target && state->gives == 0);
    cr_assert(state->powers == 2 && state->power[0].cause == BAOBEI_CAUSE_REFERENCE);
    cr_assert(state->power[1].cause == BAOBEI_CAUSE_ELIMINATED && state->power[1].species == 2);
    baobei_game_free(game);
}

Test(rules_pluck, wrong_on_the_own_draw)
{
    static const uint8_t kinds[] = {BAOBEI_EVENT_CLAIMED, BAOBEI_EVENT_MISSED, BAOBEI_EVENT_DISCARDED,
                                    BAOBEI_EVENT_ADDED, BAOBEI_EVENT_PLACED};
    baobei_game *game = load(full_position("drawn"));
    bbi_move move = on(game);
    bbi_state *state = &game->state;

    claim(&move, 0, BAOBEI_ACTION_DOUBLE, (const uint8_t[]){1, 3, 1, 0}); /* one of them would be right */
    expect_facts(&move, kinds, 5);
    cr_assert(facts[1].count == 2 && facts[1].card[0] == 2 && facts[1].card[1] == 1);
    cr_assert(bbi_know_seen(state, state->card[8 + 1]) == BBI_EVERYBODY); /* b3, after the card that a got */
    cr_assert(state->board.slots[0] == 6 && state->powers == 0 && state->gives == 0 && state->discard == 2);
    baobei_game_free(game);
}

Test(rules_pluck, by_family)
{
    baobei_game *game = load(full_position("drawn"));
    bbi_move move = on(game);

    game->state.rules.species[2].family = 2;
    claim(&move, 0, BAOBEI_ACTION_PLUCK, (const uint8_t[]){0, 4, 0, 0});
    cr_assert(facts[2].kind == BAOBEI_EVENT_PLUCKED && facts[2].card[0] == 3);
    baobei_game_free(game);
}

Test(rules_pluck, a_double_owes_for_opposing_cards)
{
    baobei_game *game = load(full_position("drawn"));
    bbi_move move = on(game);
    bbi_state *state = &game->state;

    claim(&move, 0, BAOBEI_ACTION_DOUBLE, (const uint8_t[]){0, 3, 1, 3});
    cr_assert(state->gives == 1 && state->give_seat[0] == 1 && state->give_slot[0] == 3 && state->claimant == 0);
    cr_assert(state->powers == 1 && state->power[0].cause == BAOBEI_CAUSE_ELIMINATED && state->discard == 4);
    bbi_claim_give(&move, 4);
    cr_assert(state->gives == 0 && bbi_cards(&state->board, 0) == 3u && bbi_cards(&state->board, 1) == 5u);
    cr_assert(state->face[state->card[bbi_find(&state->board, 1, 3)]] == 3);
    baobei_game_free(game);
}

Test(rules_pluck, in_a_window_the_reference_stays)
{
    static const uint8_t kinds[] = {BAOBEI_EVENT_CLAIMED, BAOBEI_EVENT_PLUCKED};
    baobei_game *game = load(full_position("claim")); /* a 2 on top; a's power waits */
    bbi_move move = on(game);

    claim(&move, 1, BAOBEI_ACTION_PLUCK, (const uint8_t[]){0, 3, 0, 0});
    expect_facts(&move, kinds, 2);
    cr_assert(game->state.discard == 3 && game->state.gives == 1 && game->state.claimant == 1);
    cr_assert(game->state.powers == 2 && game->state.power[0].user == 0 && game->state.power[1].user == 1);
    baobei_game_free(game);
}

Test(rules_pluck, gives_in_order)
{
    baobei_game *game = load(full_position("give-two")); /* b owes a3, then a2 */
    bbi_move move = on(game);
    bbi_state *state = &game->state;

    bbi_claim_give(&move, 4);
    cr_assert(state->gives == 1 && state->give_slot[0] == 2 && bbi_find(&state->board, 0, 2) == BBI_NOWHERE);
    cr_assert(state->face[state->card[bbi_find(&state->board, 0, 3)]] == 3);
    cr_assert(facts[0].kind == BAOBEI_EVENT_GAVE && facts[0].by == 1 && facts[0].slot[0] == 4);
    cr_assert(facts[0].seat[1] == 0 && facts[0].slot[1] == 3 && facts[0].card[0] == 3);
    baobei_game_free(game);
}
