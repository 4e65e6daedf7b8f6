/* A line played again: where it goes wrong, and that then nothing has changed. */
#include "record/replay.h"

#include <criterion/criterion.h>

#include "api/game_object.h"
#include "load.h"
#include "positions.h"

static void expect(baobei_game *game, const char *text, baobei_status status, size_t at)
{
    bbi_step step;
    bbi_reader in = {text, strlen(text), 0, false};
    bbi_state before = game->state;
    bbi_last_move last = game->last;
    bbi_line line;
    size_t fault = strlen(text);

    bbi_step_begin(&step, &game->state, &game->last, NULL);
    bbi_read_line(&in, &line);
    cr_assert(!in.bad && in.at == in.length, "%s", text);
    cr_assert_eq(bbi_replay(&step, &line, &fault), status, "%s", text);
    cr_assert(fault == at, "%s: fault at %zu", text, fault);
    cr_assert((memcmp(&game->state, &before, sizeof before) == 0) == (status != BAOBEI_OK), "%s", text);
    cr_assert((memcmp(&game->last, &last, sizeof last) == 0) == (status != BAOBEI_OK), "%s", text);
}

Test(record_replay, refused)
{
    baobei_game *game = load(full_position("turn"));

    expect(game, "b draw", BAOBEI_REFUSED_NOT_ASKED, 0);
    expect(game, "a pass, b pass", BAOBEI_REFUSED_NOT_NOW, 0);
    expect(game, "a draw = 1", BAOBEI_BAD_TEXT, 6); /* nothing was asked */
    expect(game, "a draw", BAOBEI_OK, 6);
    baobei_game_free(game);
}

Test(record_replay, the_entry_that_is_refused)
{
    baobei_game *game = load("baobei-position-1 1x9,2x9 seats=3 round=1 playing=abc next=abc first=a active=a "
                             "asked=bc a=1,1,1,1 b=1,1,1,1 c=2,2,2,2 discard=2 draw=1,2,2,2,2 ask=claim "
                             "token=9 serial=40");

    expect(game, "b pass, c pluck a4", BAOBEI_REFUSED_NO_SLOT, 8);
    expect(game, "b pass, c pluck c0", BAOBEI_OK, 18);
    cr_assert_eq(bbi_cards(&game->state.board, 2), 3);
    baobei_game_free(game);
}

Test(record_replay, answers)
{
    baobei_game *game = load("baobei-position-1 1x4,2x4,3x4;looks=0 seats=2 next=ab ask=deal token=1 serial=1");

    expect(game, "host deal = 0 0 0 0 0 0 0 0 0 0 0", BAOBEI_BAD_TEXT, 9); /* one is missing */
    expect(game, "host deal = 0 0 0 0 0 0 0 0 0 0 9 0", BAOBEI_BAD_TEXT, 9); /* out of range */
    expect(game, "host deal = 0 0 0 0 0 0 0 0 0 0 0 1", BAOBEI_OK, 35);
    cr_assert(game->state.first == 1 && game->state.face[game->state.card[0]] == 1);
    baobei_game_free(game);
}

static int32_t count_asks(void *ctx, uint32_t n)
{
    (void)n;
    ++*(uint32_t *)ctx;
    return 0;
}

/* The answers of a line are all the chance there is: the host's hook is not asked for those that are missing. */
Test(record_replay, a_hook_is_not_asked)
{
    baobei_game *game = load("baobei-position-1 1x4,2x4,3x4;looks=0 seats=2 next=ab ask=deal token=1 serial=1");
    uint32_t asked = 0;
    size_t fault = 0;

    cr_assert_eq(baobei_game_chance(game, NULL, count_asks, &asked), BAOBEI_OK);
    cr_assert_eq(baobei_move_replay(game, "host deal", 9, &fault), BAOBEI_BAD_TEXT);
    cr_assert(fault == 9 && asked == 0 && game->state.round == 0);
    cr_assert_eq(baobei_expire(game, BAOBEI_NO_SEAT, 1), BAOBEI_OK);
    cr_assert_eq(asked, 12, "a shuffle of twelve, and who begins");
    baobei_game_free(game);
}
