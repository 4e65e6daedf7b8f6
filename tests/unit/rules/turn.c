/* The course of a turn, one step at a time. */
#include "rules/move.h"

#include <criterion/criterion.h>

#include "api/game_object.h"
#include "load.h"
#include "positions.h"
#include "table/know.h"
#include "table/piles.h"
#include "table/slots.h"

static baobei_event facts[BAOBEI_MAX_EVENTS];

static bbi_move on(baobei_game *game)
{
    bbi_move move = {.state = &game->state, .facts = {.list = facts}};

    return move;
}

Test(rules_turn, begins_without_locks)
{
    baobei_game *game = load(full_position("target")); /* b4 is locked */
    bbi_move move = on(game);

    cr_assert(game->state.board.locks == 1);
    game->state.closing = 0;
    bbi_turn_begin(&move, 1);
    cr_assert(game->state.board.locks == 0 && game->state.board.slot[9] == 4 && game->state.board.active == 1);
    cr_assert(facts[0].kind == BAOBEI_EVENT_TURN && facts[0].by == 1 && facts[0].value[0] == 1);
    cr_assert(game->state.board.kind == BAOBEI_DECISION_TURN && game->state.board.asked == 2 && move.waits);
    baobei_game_free(game);
}

Test(rules_turn, gives_then_shield_then_powers_then_end)
{
    baobei_game *game = load(full_position("touched"));
    bbi_move move = on(game);
    bbi_state *state = &game->state;

    cr_assert(bbi_turn_go_on(&move) == BAOBEI_OK);
    cr_assert(state->board.kind == BAOBEI_DECISION_GIVE && state->board.at_slot[0] == 3 && !state->board.shield);
    state->gives = 0;
    cr_assert(bbi_turn_go_on(&move) == BAOBEI_OK);
    cr_assert(state->board.shield == 1 && state->board.kind == BAOBEI_DECISION_TARGET && state->powers == 1);
    cr_assert(facts[1].kind == BAOBEI_EVENT_SHIELD_UP && facts[2].kind == BAOBEI_EVENT_POWER);
    state->powers = 0;
    cr_assert(bbi_turn_go_on(&move) == BAOBEI_OK); /* BAO is announced, and b's turn would be next */
    cr_assert(state->board.kind == BAOBEI_DECISION_DEAL && state->open == 1);
    baobei_game_free(game);
}

Test(rules_turn, end_of_turn_is_asked_while_bao_is_possible)
{
    baobei_game *game = load(full_position("turn"));
    bbi_move move = on(game);

    cr_assert(bbi_turn_go_on(&move) == BAOBEI_OK);
    cr_assert(game->state.board.kind == BAOBEI_DECISION_END && game->state.board.asked == 1);
    game->state.board.final = 1;
    cr_assert(bbi_turn_go_on(&move) == BAOBEI_OK);
    cr_assert(game->state.board.kind == BAOBEI_DECISION_TURN && game->state.board.active == 1);
    baobei_game_free(game);
}

Test(rules_turn, the_last_pass_closes_the_window)
{
    baobei_game *game = load(full_position("claim"));
    bbi_move move = on(game);

    game->state.board.asked = 6;
    bbi_turn_pass(&move, 2);
    cr_assert(move.waits && game->state.board.answered == 4 && move.facts.count == 1u);
    cr_assert(facts[0].kind == BAOBEI_EVENT_PASSED && facts[0].by == 2 && facts[0].serial == 40u);
    move.waits = false;
    bbi_turn_pass(&move, 1);
    cr_assert(!move.waits && move.facts.count == 3u && facts[2].kind == BAOBEI_EVENT_WINDOW_CLOSED);
    cr_assert(facts[2].serial == 40u && game->state.serial == 41u);
    baobei_game_free(game);
}

Test(rules_turn, keep_and_take)
{
    baobei_game *game = load(full_position("drawn")); /* a 2 in the hand, a 2 on the pile */
    bbi_move move = on(game);
    bbi_state *state = &game->state;
    uint32_t old = state->card[4];
    uint32_t top;

    bbi_turn_keep(&move, 4);
    cr_assert(state->held == 0 && bbi_pile_top(state) == old && bbi_know_seen(state, old) == BBI_EVERYBODY);
    cr_assert(facts[0].kind == BAOBEI_EVENT_KEPT && facts[0].card[0] == 3 && facts[0].card[1] == 2);
    cr_assert(state->discard == 2 && state->board.kind == BAOBEI_DECISION_CLAIM && state->board.asked == 2);
    top = bbi_pile_top(state);
    bbi_turn_take(&move, 0);
    cr_assert(state->card[0] == top && state->discard == 2 && state->face[bbi_pile_top(state)] == 1);
    cr_assert(facts[2].kind == BAOBEI_EVENT_TOOK && facts[2].card[0] == 1 && facts[2].card[1] == 3);
    baobei_game_free(game);
}

Test(rules_turn, no_window_without_claimants)
{
    baobei_game *game = load(full_position("drawn"));
    bbi_move move = on(game);

    while (bbi_cards(&game->state.board, 1))
        bbi_pile_slide(&game->state, bbi_slot_remove(&game->state, 5));
    bbi_turn_discard(&move);
    cr_assert(!move.waits && move.facts.count == 1u && facts[0].cause == BAOBEI_CAUSE_DISCARD);
    cr_assert(game->state.powers == 1 && game->state.power[0].species == 2 && game->state.power[0].user == 0);
    baobei_game_free(game);
}

Test(rules_turn, the_drawer_alone_sees_the_card)
{
    baobei_game *game = load(full_position("turn"));
    bbi_move move = on(game);

    cr_assert(bbi_turn_draw(&move) == BAOBEI_OK && game->state.held == 1);
    cr_assert(bbi_know_seen(&game->state, game->state.hand[0]) == 1u);
    cr_assert(facts[0].kind == BAOBEI_EVENT_DREW && facts[0].card[0] == 3 && facts[0].value[0] == 0);
    cr_assert(game->state.board.kind == BAOBEI_DECISION_DRAWN);
    baobei_game_free(game);
}
