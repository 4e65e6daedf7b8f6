/* What scoring does that no match of a sane length shows; the rules of scoring are tested by clause. */
#include <criterion/criterion.h>

#include "api/game_object.h"
#include "match.h"
#include "odd_rules.h"

/* Nobody but the clock plays until a round is over. */
static void end_round(baobei_game *game, baobei_view *view)
{
    do {
        uint32_t seat = 0;

        cr_assert_eq(baobei_view_get(game, BAOBEI_VIEWER_HOST, view), BAOBEI_OK);
        while (view->decision.waiting && !(view->decision.waiting >> seat & 1))
            seat++;
        cr_assert_eq(baobei_expire(game, view->decision.waiting ? seat : BAOBEI_NO_SEAT, view->decision.token),
                     BAOBEI_OK);
        cr_assert_eq(baobei_view_get(game, BAOBEI_VIEWER_HOST, view), BAOBEI_OK);
    } while (view->decision.kind != BAOBEI_DECISION_DEAL && view->decision.kind != BAOBEI_DECISION_OVER);
}

enum { MOST = 1000000000 };

/* Sums stay inside 32 bits in a match without end: they stop at a thousand million below zero ... */
Test(score, sums_are_bounded_below)
{
    baobei_game *game = match_game(odd_rules_named("extremes"), 2, 0, 5);
    uint32_t stopped = 0;
    baobei_view view;

    for (uint32_t round = 0; round < 40; round++) {
        int32_t free_sum;

        game->state.sum[0] = 50 - MOST;
        game->state.sum[1] = -MOST;
        end_round(game, &view);
        free_sum = 50 - MOST + view.last[0];
        cr_assert_eq(view.sum[0], free_sum < -MOST ? -MOST : free_sum);
        cr_assert_eq(view.sum[1], view.last[1] < 0 ? -MOST : -MOST + view.last[1]);
        stopped += free_sum < -MOST;
    }
    cr_assert_gt(stopped, 0);
    baobei_game_free(game);
}

/* ... and above. */
Test(score, sums_are_bounded_above)
{
    baobei_game *game = match_game(0, 2, 0, 5);
    baobei_view view;

    game->state.sum[0] = MOST - 1;
    game->state.sum[1] = MOST - 10;
    end_round(game, &view);
    cr_assert_gt(view.last[0], 1);
    cr_assert_eq(view.sum[0], MOST);
    cr_assert_eq(view.sum[1], view.last[1] > 10 ? MOST : MOST - 10 + view.last[1]);
    baobei_game_free(game);
}

/* ... at a thousand million itself: a sum that would be one more is that. */
Test(score, the_highest_sum)
{
    baobei_game *game = match_game(0, 2, 0, 5);
    baobei_view view;
    int32_t last;

    end_round(game, &view);
    last = view.last[0];
    baobei_game_free(game);
    for (int32_t past = -1; past <= 1; past++) {
        game = match_game(0, 2, 0, 5); /* the same round again */
        game->state.sum[0] = MOST + past - last;
        end_round(game, &view);
        cr_assert_eq(view.last[0], last);
        cr_assert_eq(view.sum[0], past < 0 ? MOST - 1 : MOST);
        baobei_game_free(game);
    }
}
