/* An added card: which slot it goes into, and who is asked. */
#include "rules/move.h"

#include <criterion/criterion.h>

#include "api/game_object.h"
#include "load.h"
#include "positions.h"
#include "table/piles.h"
#include "table/slots.h"

static baobei_event facts[BAOBEI_MAX_EVENTS];

static bbi_move on(baobei_game *game)
{
    bbi_move move = {.state = &game->state, .facts = {.list = facts}};

    return move;
}

/* At the end of a turn of seat a; so many slots of seat b, from slot 1 on, are empty. */
static baobei_game *with_empty(uint32_t count)
{
    baobei_game *game = load(full_position("end"));

    for (uint32_t slot = 1; slot <= count; slot++)
        bbi_pile_discard(&game->state, bbi_slot_remove(&game->state, bbi_find(&game->state.board, 1, slot)));
    return game;
}

static int32_t no_answer(void *ctx, uint32_t n)
{
    (void)ctx, (void)n;
    return BAOBEI_CHANCE_LATER;
}

Test(rules_added, a_new_slot)
{
    baobei_game *game = with_empty(0);
    bbi_move move = on(game);

    cr_assert(bbi_add_card(&move, 1, 1, NULL) == BAOBEI_OK && !move.waits);
    cr_assert(game->state.board.slots[1] == 6 && bbi_cards(&game->state.board, 1) == 6u && game->state.held == 0);
    cr_assert(move.facts.count == 2u && facts[0].kind == BAOBEI_EVENT_ADDED && facts[0].value[0] == 6);
    cr_assert(facts[1].kind == BAOBEI_EVENT_PLACED && facts[1].slot[0] == 5 && facts[1].card[0] == 2);
    cr_assert(facts[1].cause == BAOBEI_CAUSE_PENALTY && facts[1].value[0] == 0 && game->state.board.locks == 0);
    baobei_game_free(game);
}

Test(rules_added, the_only_empty_slot)
{
    baobei_game *game = with_empty(1);
    bbi_move move = on(game);

    cr_assert(bbi_add_card(&move, 1, 1, NULL) == BAOBEI_OK && !move.waits);
    cr_assert(game->state.board.slots[1] == 5 && bbi_find(&game->state.board, 1, 1) != BBI_NOWHERE);
    cr_assert(facts[1].slot[0] == 1);
    baobei_game_free(game);
}

Test(rules_added, the_owner_chooses)
{
    baobei_game *game = with_empty(2);
    bbi_move move = on(game);
    const bbi_earned toco = {0, 5, BAOBEI_CAUSE_ELIMINATED};
    const bbi_board *board = &game->state.board;

    cr_assert(bbi_add_card(&move, 0, 1, &toco) == BAOBEI_OK && move.waits);
    cr_assert(board->kind == BAOBEI_DECISION_PLACE && board->asked == 2 && board->species == 5);
    cr_assert(board->cause == BAOBEI_CAUSE_POWER && board->power == BAOBEI_POWER_ADD);
    cr_assert(game->state.held == 1 && bbi_empty_slots(board, 1) == 2u);
    bbi_add_place(&move, 1, 2);
    cr_assert(game->state.held == 0 && bbi_find(board, 1, 1) == BBI_NOWHERE);
    cr_assert(bbi_find(board, 1, 2) == 6u && board->slot[6] == (2 | BBI_LOCKED) && board->locks == 1);
    baobei_game_free(game);
}

Test(rules_added, a_penalty_asks_without_a_power)
{
    baobei_game *game = with_empty(3);
    bbi_move move = on(game);

    cr_assert(bbi_add_card(&move, 1, 1, NULL) == BAOBEI_OK && move.waits);
    cr_assert(game->state.board.species == 0 && game->state.board.cause == BAOBEI_CAUSE_PENALTY);
    bbi_add_place(&move, 1, 3);
    cr_assert(game->state.board.locks == 0 && bbi_find(&game->state.board, 1, 3) != BBI_NOWHERE);
    baobei_game_free(game);
}

Test(rules_added, locks_by_rule_and_touches_the_announcer)
{
    baobei_game *game = with_empty(0);
    bbi_move move = on(game);
    const bbi_earned toco = {0, 5, BAOBEI_CAUSE_DISCARD};

    bbi_rule_set(&game->state.rules, BAOBEI_RULE_LOCK_NEW, 0);
    game->state.board.announcer = 1;
    cr_assert(bbi_add_card(&move, 1, 1, NULL) == BAOBEI_OK && game->state.touched == 0);
    cr_assert(bbi_add_card(&move, 0, 1, &toco) == BAOBEI_OK && game->state.touched == 1);
    cr_assert(game->state.board.locks == 0 && game->state.board.slots[1] == 7);
    baobei_game_free(game);
}

Test(rules_added, no_card_is_left)
{
    baobei_game *game = load(full_position("turn"));
    bbi_move move = on(game);

    bbi_pile_draw(&game->state);
    cr_assert(bbi_add_card(&move, 0, 1, NULL) == BAOBEI_OK && !move.waits);
    cr_assert(move.facts.count == 1u && facts[0].kind == BAOBEI_EVENT_SKIPPED && facts[0].by == 0);
    cr_assert(game->state.held == 0 && game->state.board.slots[1] == 5);
    baobei_game_free(game);
}

/* What the source of chance says goes through as it is, and no card has moved. */
Test(rules_added, chance_fails)
{
    baobei_game *game = with_empty(0);
    bbi_move move = on(game);

    while (game->state.draw)
        bbi_pile_discard(&game->state, bbi_pile_draw(&game->state));
    move.chance.below = no_answer;
    cr_assert_eq(bbi_add_card(&move, 1, 1, NULL), BAOBEI_FAILED_CHANCE_LATER);
    cr_assert(game->state.held == 0 && bbi_cards(&game->state.board, 1) == 5u && move.facts.count == 0u);
    baobei_game_free(game);
}
