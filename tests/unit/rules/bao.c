/* The shield and the final phase: who may touch whom, and what comes after what. */
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

Test(rules_bao, who_touches_whom)
{
    static bbi_state state;

    for (uint32_t i = 0; i < 2u * 2 * 3 * 4 * 3; i++) {
        uint32_t by = i / 4 % 3;
        uint32_t owner = i / 48;
        bool touched;

        state.board.shield = i % 2;
        state.board.final = i / 2 % 2;
        state.board.announcer = i / 12 % 4 == 3 ? BAOBEI_NO_SEAT : (uint8_t)(i / 12 % 4);
        state.touched = 0;
        touched = owner == state.board.announcer && by != owner && i % 4 == 0;
        bbi_bao_touch(&state, by, owner);
        cr_assert(state.touched == touched, "case %u", i);
    }
}

Test(rules_bao, a_touch_stays_until_the_shield_is_up)
{
    baobei_game *game = load(full_position("touched"));
    bbi_move move = on(game);

    bbi_bao_touch(&game->state, 1, 1); /* its own cards: no touch, and it takes none back */
    cr_assert(game->state.touched == 1);
    bbi_bao_raise_shield(&move);
    cr_assert(game->state.touched == 0 && game->state.board.shield == 1);
    cr_assert(move.facts.count == 1u && facts[0].kind == BAOBEI_EVENT_SHIELD_UP && facts[0].by == 1);
    bbi_bao_raise_shield(&move);
    cr_assert(move.facts.count == 1u);
    baobei_game_free(game);
}

Test(rules_bao, announced_once)
{
    baobei_game *game = load(full_position("end"));
    bbi_move move = on(game);

    cr_assert(bbi_bao_possible(&game->state));
    game->state.board.final = 1;
    cr_assert_not(bbi_bao_possible(&game->state));
    game->state.board.final = 0;
    bbi_bao_announce(&move);
    cr_assert(game->state.board.announcer == 0 && game->state.closing == 0 && !bbi_bao_possible(&game->state));
    cr_assert(facts[0].kind == BAOBEI_EVENT_BAO && facts[0].by == 0);
    baobei_game_free(game);
}

Test(rules_bao, the_final_phase_of_an_announced_round)
{
    baobei_game *game = load(full_position("bao")); /* b has announced, its shield is up, a plays */
    bbi_move move = on(game);

    bbi_rule_set(&game->state.rules, BAOBEI_RULE_FINAL_OVER_BAO, 0);
    bbi_bao_final(&move);
    cr_assert(move.facts.count == 0u && game->state.board.final == 0 && game->state.board.shield == 1);
    bbi_rule_set(&game->state.rules, BAOBEI_RULE_FINAL_OVER_BAO, 1);
    bbi_bao_final(&move);
    cr_assert(game->state.board.final == 1 && game->state.board.shield == 0 && game->state.closing == 1);
    cr_assert(move.facts.count == 2u && facts[0].kind == BAOBEI_EVENT_FINAL && facts[0].by == 1);
    cr_assert(facts[1].kind == BAOBEI_EVENT_SHIELD_DOWN && facts[1].by == 1);
    baobei_game_free(game);
}

Test(rules_bao, the_final_phase_of_another_round)
{
    baobei_game *game = load(full_position("turn"));
    bbi_move move = on(game);

    game->state.board.active = 1;
    bbi_rule_set(&game->state.rules, BAOBEI_RULE_FINAL_OVER_BAO, 0);
    bbi_bao_final(&move);
    cr_assert(game->state.board.final == 1 && game->state.closing == 1);
    cr_assert(move.facts.count == 1u && facts[0].by == 1);
    baobei_game_free(game);
}
