/* Powers: which one is next, and what a shoebill leaves behind. */
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

static uint32_t top_face(const bbi_state *state, uint32_t below)
{
    return state->face[state->pile[state->discard + below]];
}

Test(rules_powers, earned_in_order)
{
    baobei_game *game = load(full_position("end")); /* 2 looks, 3 inspects, 1 has no power */
    bbi_move move = on(game);
    bbi_state *state = &game->state;

    bbi_power_earn(&move, 0, 1, BAOBEI_CAUSE_DISCARD);
    cr_assert(state->powers == 0);
    bbi_power_earn(&move, 0, 2, BAOBEI_CAUSE_DISCARD);
    bbi_power_earn(&move, 1, 3, BAOBEI_CAUSE_ELIMINATED);
    cr_assert(state->powers == 2 && state->power[0].user == 0 && state->power[1].user == 1);
    cr_assert(bbi_power_next(&move) == BAOBEI_OK);
    cr_assert(state->powers == 1 && state->power[0].species == 3 && state->board.species == 2);
    cr_assert(state->board.kind == BAOBEI_DECISION_TARGET && state->board.asked == 1);
    baobei_game_free(game);
}

Test(rules_powers, the_claimant_first)
{
    baobei_game *game = load(full_position("end"));
    bbi_move move = on(game);
    bbi_state *state = &game->state;

    bbi_rule_set(&state->rules, BAOBEI_RULE_CLAIMANT_FIRST, 1);
    bbi_power_earn(&move, 0, 2, BAOBEI_CAUSE_DISCARD);
    bbi_power_earn(&move, 1, 3, BAOBEI_CAUSE_ELIMINATED);
    cr_assert(state->powers == 2 && state->power[0].user == 1 && state->power[1].user == 0);
    state->powers = 0;
    bbi_power_earn(&move, 0, 2, BAOBEI_CAUSE_REFERENCE); /* the own draw keeps its order */
    bbi_power_earn(&move, 0, 3, BAOBEI_CAUSE_ELIMINATED);
    cr_assert(state->power[0].species == 2 && state->power[1].species == 3);
    baobei_game_free(game);
}

Test(rules_powers, free_ones_are_asked_for)
{
    const baobei_parts use = {.kind = BAOBEI_ACTION_USE};
    baobei_game *game = load(full_position("end"));
    bbi_move move = on(game);

    bbi_rule_set(&game->state.rules, BAOBEI_RULE_POWER_FREE, 1);
    bbi_power_earn(&move, 1, 2, BAOBEI_CAUSE_ELIMINATED);
    cr_assert(bbi_power_next(&move) == BAOBEI_OK);
    cr_assert(game->state.board.kind == BAOBEI_DECISION_USE && game->state.board.asked == 2);
    cr_assert(move.facts.count == 1u && facts[0].kind == BAOBEI_EVENT_DECISION);
    cr_assert(bbi_power_act(&move, &use) == BAOBEI_OK);
    cr_assert(game->state.board.kind == BAOBEI_DECISION_TARGET && facts[1].kind == BAOBEI_EVENT_POWER);
    baobei_game_free(game);
}

Test(rules_powers, a_swap_locks_and_touches)
{
    const baobei_parts swap = {.kind = BAOBEI_ACTION_SWAP_SEEN};
    baobei_game *game = load(full_position("swap")); /* a has seen a0 and b1 */
    bbi_move move = on(game);
    bbi_state *state = &game->state;
    uint32_t first = state->card[0];
    uint32_t second = state->card[6];

    state->board.announcer = 1;
    cr_assert(bbi_power_act(&move, &swap) == BAOBEI_OK);
    cr_assert(state->card[0] == second && state->card[6] == first && state->board.locks == 2);
    cr_assert(state->touched == 1 && facts[0].kind == BAOBEI_EVENT_SWAPPED);
    cr_assert(facts[0].slot[1] == 1 && facts[0].cause == BAOBEI_CAUSE_POWER);
    baobei_game_free(game);
}

Test(rules_powers, both_halves_of_a_shoebill)
{
    baobei_game *game = load(full_position("replace")); /* hand 4, 5; a and b have 1,1,1,2,3 */
    bbi_move move = on(game);
    bbi_state *state = &game->state;
    const baobei_parts parts = {.kind = BAOBEI_ACTION_REPLACE_BOTH, .seat = {0, 1}, .slot = {4, 3}, .choice = 1};

    cr_assert(bbi_power_act(&move, &parts) == BAOBEI_OK);
    cr_assert(state->face[state->card[4]] == 5 && state->face[state->card[8]] == 4);
    cr_assert(state->under == 2 && top_face(state, 0) == 3 && top_face(state, 1) == 2); /* own first */
    cr_assert(state->held == 0 && state->board.locks == 2 && !move.told && facts[0].value[1] == 0);
    cr_assert(facts[0].count == 2 && facts[0].card[0] == 5 && facts[0].value[0] == 1);
    cr_assert(facts[1].kind == BAOBEI_EVENT_SLID && facts[1].count == 2 && facts[1].value[0] == 0);
    baobei_game_free(game);
}

Test(rules_powers, one_half_slides_the_unused_card)
{
    baobei_game *game = load(full_position("replace"));
    bbi_move move = on(game);
    bbi_state *state = &game->state;
    const baobei_parts parts = {.kind = BAOBEI_ACTION_REPLACE_OTHER, .seat = {0, 1}, .slot = {0, 3}};

    state->recycles = 1;
    state->know[1][state->hand[0]] = BBI_MEMBER; /* drawn from two piles: everybody can tell */
    cr_assert(bbi_power_act(&move, &parts) == BAOBEI_OK);
    cr_assert(state->face[state->card[8]] == 4 && top_face(state, 0) == 2 && top_face(state, 1) == 5);
    cr_assert(move.told && facts[0].value[1] == 1 && facts[0].count == 1 && facts[1].value[0] == 1);
    baobei_game_free(game);
}

/* Beside the only card drawn lies what was drawn the last time two were; that it came from another pile is no news. */
Test(rules_powers, one_card_comes_from_one_pile)
{
    baobei_game *game = load(full_position("replace"));
    bbi_move move = on(game);
    bbi_state *state = &game->state;
    const baobei_parts parts = {.kind = BAOBEI_ACTION_REPLACE_OWN, .slot = {4, 0}};

    state->recycles = 1;
    state->know[1][state->hand[0]] = BBI_MEMBER;
    state->held = state->board.count = 1;
    cr_assert(bbi_power_act(&move, &parts) == BAOBEI_OK);
    cr_assert(state->face[state->card[4]] == 4 && state->under == 1 && top_face(state, 0) == 3);
    cr_assert(!move.told && facts[0].value[1] == 0);
    baobei_game_free(game);
}
