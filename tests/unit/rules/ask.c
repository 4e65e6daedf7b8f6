/* Asking: a token that is never 0, and nothing left of the decision before. */
#include "rules/move.h"

#include <criterion/criterion.h>

#include "api/game_object.h"
#include "load.h"
#include "positions.h"

static baobei_event facts[BAOBEI_MAX_EVENTS];

static bbi_move on(baobei_game *game)
{
    bbi_move move = {.state = &game->state, .facts = {.list = facts}};

    return move;
}

Test(rules_ask, tokens_skip_zero)
{
    baobei_game *game = load(full_position("turn"));
    bbi_move move = on(game);

    game->state.token = UINT32_MAX;
    bbi_ask(&move, BAOBEI_DECISION_END, 1, NULL);
    cr_assert(game->state.token == 1u && move.waits && facts[0].value[0] == 1);
    baobei_game_free(game);
}

Test(rules_ask, nothing_is_left_over)
{
    baobei_game *game = load(full_position("swap")); /* a macaw, two places */
    bbi_move move = on(game);
    const bbi_board *board = &game->state.board;

    cr_assert(board->species == 3 && board->power == BAOBEI_POWER_INSPECT && board->at_seat[1] == 1);
    game->state.board.answered = 1;
    bbi_ask(&move, BAOBEI_DECISION_CLAIM, 2, NULL);
    cr_assert(board->kind == BAOBEI_DECISION_CLAIM && board->asked == 2 && board->answered == 0);
    cr_assert(board->species == 0 && board->power == 0 && board->cause == 0 && board->count == 0);
    cr_assert(board->at_seat[1] == 0 && board->at_slot[1] == 0);
    cr_assert(facts[0].by == 1 && facts[0].count == 2 && facts[0].value[3] == 1);
    baobei_game_free(game);
}

Test(rules_ask, what_is_reported)
{
    baobei_game *game = load(full_position("turn"));
    bbi_move move = on(game);
    bbi_about about = {{1, 2, BAOBEI_CAUSE_ELIMINATED}, 2, {0, 1}, {3, 4}};

    game->state.rules.species[1].power = BAOBEI_POWER_REPLACE;
    bbi_ask(&move, BAOBEI_DECISION_REPLACE, 3, &about);
    cr_assert(move.facts.count == 1u && facts[0].kind == BAOBEI_EVENT_DECISION);
    cr_assert(facts[0].by == BAOBEI_NO_SEAT && facts[0].count == 3 && facts[0].cause == BAOBEI_CAUSE_ELIMINATED);
    cr_assert(facts[0].card[0] == 2 && facts[0].value[0] == 10 && facts[0].value[1] == BAOBEI_DECISION_REPLACE);
    cr_assert(facts[0].value[2] == BAOBEI_POWER_REPLACE && facts[0].value[4] == 2);
    cr_assert(facts[0].seat[1] == 1 && facts[0].slot[0] == 3 && facts[0].slot[1] == 4);
    bbi_ask(&move, BAOBEI_DECISION_DEAL, 0, NULL);
    cr_assert(facts[1].value[3] == 0 && facts[1].by == BAOBEI_NO_SEAT);
    about.count = 1; /* the only card that could be drawn */
    bbi_ask(&move, BAOBEI_DECISION_REPLACE, 3, &about);
    cr_assert_eq(facts[2].value[4], 1);
    baobei_game_free(game);
}
