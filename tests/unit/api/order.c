/* Of several statuses that apply to a call, null pointers come first, and then what the function lists first. */
#include <baobei/baobei.h>

#include <criterion/criterion.h>
#include <string.h>

#include "api/game_object.h"
#include "match.h"

static int32_t zero(void *ctx, uint32_t n)
{
    (void)ctx, (void)n;
    return 0;
}

static void watch(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    (void)ctx, (void)viewer, (void)event;
}

Test(order, making_a_game)
{
    static _Alignas(BAOBEI_ALIGNMENT) uint8_t block[2048];
    const uint32_t many = BAOBEI_MAX_KEEP + 1;
    baobei_rules *rules;
    baobei_game *game;

    cr_assert_eq(baobei_rules_new(NULL, NULL, &rules), BAOBEI_OK);
    cr_assert_eq(baobei_rules_set_species(rules, 1, 1, 66, 1, BAOBEI_POWER_NONE), BAOBEI_OK);
    cr_expect_eq(baobei_game_new(rules, 7, many, NULL, NULL, &game), BAOBEI_BAD_ARGUMENT);
    cr_expect_eq(baobei_game_new(rules, 7, 0, NULL, NULL, &game), BAOBEI_BAD_SEAT);
    cr_expect_eq(baobei_game_place(rules, 7, 0, NULL, 0, &game), BAOBEI_BAD_ARGUMENT);
    cr_expect_eq(baobei_game_place(rules, 7, 0, block + 1, 0, &game), BAOBEI_BAD_SEAT);
    cr_expect_eq(baobei_game_place(rules, 2, 0, block + 1, 0, &game), BAOBEI_BAD_RULES);
    cr_expect_eq(baobei_game_place(NULL, 2, 0, block + 1, 0, &game), BAOBEI_BAD_SIZE);
    cr_expect_eq(baobei_game_place(NULL, 2, 0, block + 1, sizeof block - 1, &game), BAOBEI_BAD_ALIGNMENT);
    baobei_rules_free(rules);
}

Test(order, inside_a_callback)
{
    const uint8_t seed[BAOBEI_SEED_SIZE] = {1};
    const baobei_viewer seat_0 = (baobei_viewer)0; /* a seat number, not a viewer */
    baobei_game *game = match_game(0, 3, 0, 1);
    size_t fault;

    game->busy = true;
    cr_expect_eq(baobei_game_chance(game, seed, zero, NULL), BAOBEI_BAD_ARGUMENT);
    cr_expect_eq(baobei_observe(game, 1, NULL, NULL), BAOBEI_BAD_ARGUMENT);
    cr_expect_eq(baobei_observe(game, 1, watch, NULL), BAOBEI_BAD_VIEWER);
    cr_expect_eq(baobei_sample(game, game, seat_0, NULL, 0), BAOBEI_BAD_ARGUMENT);
    cr_expect_eq(baobei_sample(game, game, seat_0, seed, 0), BAOBEI_BAD_VIEWER);
    cr_expect_eq(baobei_game_copy(game, game), BAOBEI_BAD_BUSY);
    cr_expect_eq(baobei_apply(game, 9, 9, UINT32_MAX), BAOBEI_BAD_BUSY);
    cr_expect_eq(baobei_apply_claims(game, 9, BAOBEI_MAX_CLAIMS + 1, NULL, NULL, NULL, NULL), BAOBEI_BAD_ARGUMENT);
    cr_expect_eq(baobei_full_position_read(game, "x", 1, &fault), BAOBEI_BAD_BUSY);
    cr_expect_eq(baobei_move_replay(game, "x", 1, &fault), BAOBEI_BAD_BUSY);
    game->busy = false;
    baobei_game_free(game);
}

Test(order, moves)
{
    baobei_game *game = match_game(0, 3, 0, 1);
    const baobei_action deal = baobei_action_make(BAOBEI_ACTION_DEAL, 0, 0, 0, 0, 0);
    size_t fault;

    cr_expect_eq(baobei_apply(game, 3, 9, UINT32_MAX), BAOBEI_BAD_SEAT);
    cr_expect_eq(baobei_apply(game, 0, 9, UINT32_MAX), BAOBEI_BAD_ACTION);
    cr_expect_eq(baobei_apply(game, 0, 9, deal), BAOBEI_REFUSED_STALE);
    cr_expect_eq(baobei_apply(game, 0, 1, deal), BAOBEI_REFUSED_NOT_ASKED);
    cr_expect_eq(baobei_expire(game, 3, 9), BAOBEI_BAD_SEAT);
    cr_expect_eq(baobei_expire(game, 0, 9), BAOBEI_REFUSED_STALE);
    cr_expect_eq(baobei_expire(game, 0, 1), BAOBEI_REFUSED_NOT_ASKED, "nothing can be chosen for a seat that waits");
    cr_expect_eq(baobei_move_replay(game, "f draw = x", 10, &fault), BAOBEI_BAD_TEXT);
    cr_expect_eq(baobei_move_replay(game, "f draw = 1", 10, &fault), BAOBEI_BAD_SEAT);
    cr_expect_eq(baobei_move_replay(game, "a draw = 1", 10, &fault), BAOBEI_REFUSED_NOT_ASKED, "answers come last");
    baobei_game_free(game);
}

/* Whatever the token: the match is over for good. */
Test(order, moves_of_a_match_that_is_over)
{
    baobei_game *game = match_game(0, 3, 0, 1);
    int32_t result;

    game->state.board.kind = BAOBEI_DECISION_OVER;
    for (uint32_t token = 1; token < 3; token++) {
        cr_expect_eq(baobei_apply_claims(game, token, 0, NULL, NULL, NULL, &result), BAOBEI_REFUSED_OVER);
        cr_expect_eq(baobei_expire(game, BAOBEI_NO_SEAT, token), BAOBEI_REFUSED_OVER);
    }
    baobei_game_free(game);
}

Test(order, texts)
{
    const baobei_viewer nobody = (baobei_viewer)0;
    baobei_game *game = match_game(0, 3, 0, 1);
    char text[8];

    cr_expect_eq(baobei_action_write(0, NULL, 1, NULL), BAOBEI_BAD_ARGUMENT);
    cr_expect_eq(baobei_action_write(0, NULL, 0, NULL), BAOBEI_BAD_ACTION);
    cr_expect_eq(baobei_seat_position_write(game, nobody, NULL, 1, NULL), BAOBEI_BAD_ARGUMENT);
    cr_expect_eq(baobei_seat_position_write(game, nobody, text, 1, NULL), BAOBEI_BAD_VIEWER);
    cr_expect_eq(baobei_move_write(game, nobody, text, 1, NULL), BAOBEI_BAD_VIEWER);
    cr_expect_eq(baobei_move_write(game, BAOBEI_VIEWER_HOST, NULL, 0, NULL), BAOBEI_GONE, "there is no text to fit");
    baobei_game_free(game);
}

Test(order, folding)
{
    baobei_game *game = match_game(0, 3, 0, 1);
    baobei_event event;
    baobei_view view;

    memset(&event, 0, sizeof event);
    cr_assert_eq(baobei_view_get(game, BAOBEI_VIEWER_HOST, &view), BAOBEI_OK);
    event.serial = view.decision.serial + 1;
    event.kind = BAOBEI_EVENT_RESET;
    cr_expect_eq(baobei_view_fold(&view, &event), BAOBEI_GONE);
    event.kind = 255;
    cr_expect_eq(baobei_view_fold(&view, &event), BAOBEI_BAD_SERIAL);
    event.serial--;
    cr_expect_eq(baobei_view_fold(&view, &event), BAOBEI_BAD_ARGUMENT);
    baobei_game_free(game);
}
