/* An action finds its room, and the turn goes on until somebody is asked. */
#include "rules/move.h"

#include <criterion/criterion.h>

#include "api/game_object.h"
#include "load.h"
#include "positions.h"
#include "table/piles.h"

static baobei_event facts[BAOBEI_MAX_EVENTS];

static bbi_move on(baobei_game *game)
{
    bbi_move move = {.state = &game->state, .facts = {.list = facts}};

    return move;
}

static uint8_t answers[BBI_MOST_ANSWERS];

static int32_t fails(void *ctx, uint32_t n)
{
    (void)ctx, (void)n;
    return BAOBEI_CHANCE_LATER;
}

static void play(bbi_move *move, uint32_t seat, uint32_t kind, baobei_status status)
{
    const baobei_parts parts = {.kind = (uint8_t)kind};

    cr_assert_eq(bbi_play(move, seat, &parts), status);
}

Test(rules_play, announcing_ends_the_turn)
{
    static const uint8_t kinds[] = {BAOBEI_EVENT_BAO, BAOBEI_EVENT_TURN_ENDED, BAOBEI_EVENT_TURN,
                                    BAOBEI_EVENT_DECISION};
    baobei_game *game = load(full_position("end"));
    bbi_move move = on(game);

    play(&move, 0, BAOBEI_ACTION_BAO, BAOBEI_OK);
    cr_assert(move.facts.count == 4u);
    for (uint32_t i = 0; i < 4; i++)
        cr_assert_eq(facts[i].kind, kinds[i]);
    cr_assert(game->state.board.active == 1 && game->state.board.announcer == 0);
    baobei_game_free(game);
}

Test(rules_play, ending_announces_nothing)
{
    baobei_game *game = load(full_position("end"));
    bbi_move move = on(game);

    move.told = true;
    play(&move, 0, BAOBEI_ACTION_END, BAOBEI_OK);
    cr_assert(facts[0].kind == BAOBEI_EVENT_TURN_ENDED && game->state.board.announcer == BAOBEI_NO_SEAT);
    cr_assert(!move.told && move.waits);
    baobei_game_free(game);
}

Test(rules_play, a_declined_power_and_on)
{
    baobei_game *game = load(full_position("use"));
    bbi_move move = on(game);

    play(&move, 0, BAOBEI_ACTION_DECLINE, BAOBEI_OK);
    cr_assert(facts[0].kind == BAOBEI_EVENT_DECLINED && game->state.board.kind == BAOBEI_DECISION_END);
    baobei_game_free(game);
}

Test(rules_play, the_macaws_two_ways)
{
    baobei_game *game = load(full_position("swap"));
    bbi_move move = on(game);

    play(&move, 0, BAOBEI_ACTION_LEAVE, BAOBEI_OK);
    cr_assert(facts[0].kind == BAOBEI_EVENT_LEFT && game->state.board.locks == 0);
    baobei_game_free(game);
    game = load(full_position("swap"));
    move = on(game);
    play(&move, 0, BAOBEI_ACTION_SWAP_SEEN, BAOBEI_OK);
    cr_assert(facts[0].kind == BAOBEI_EVENT_SWAPPED && game->state.board.locks == 2);
    baobei_game_free(game);
}

Test(rules_play, chance_fails)
{
    baobei_game *game = load(full_position("end"));
    bbi_move move = on(game);

    while (game->state.draw)
        bbi_pile_discard(&game->state, bbi_pile_draw(&game->state));
    move.chance.below = fails;
    move.chance.log = answers;
    play(&move, 0, BAOBEI_ACTION_DRAW, BAOBEI_FAILED_CHANCE_LATER);
    cr_assert(!move.waits);
    baobei_game_free(game);
}
