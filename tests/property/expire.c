/* A seat that never answers: expire is legal action number 0, and a table of such seats goes on. */
#include <criterion/criterion.h>
#include <string.h>

#include "match.h"
#include "odd_rules.h"
#include "walk.h"

typedef struct scene {
    baobei_game *one, *two;
    uint32_t kinds[BAOBEI_DECISION_OVER + 1]; /* decisions at which it was tried */
    uint32_t first[BAOBEI_ACTION_BAO + 1];    /* actions that it was */
} scene;

static void try(scene *s, const baobei_game *game, const baobei_decision *now, uint32_t seat)
{
    baobei_view views[2];
    baobei_action action = 0;
    baobei_parts p;

    cr_assert_eq(baobei_game_copy(s->one, game), BAOBEI_OK);
    cr_assert_eq(baobei_game_copy(s->two, game), BAOBEI_OK);
    cr_assert_gt(baobei_legal(game, seat, 0, &action, 1), 0);
    cr_assert_eq(baobei_expire(s->one, seat, now->token), BAOBEI_OK);
    cr_assert_eq(baobei_apply(s->two, seat, now->token, action), BAOBEI_OK);
    cr_assert_eq(baobei_view_get(s->one, BAOBEI_VIEWER_HOST, &views[0]), BAOBEI_OK);
    cr_assert_eq(baobei_view_get(s->two, BAOBEI_VIEWER_HOST, &views[1]), BAOBEI_OK);
    cr_assert_eq(memcmp(&views[0], &views[1], sizeof views[0]), 0);
    cr_assert_eq(baobei_action_read(action, &p), BAOBEI_OK);
    s->kinds[now->kind]++;
    s->first[p.kind]++;
}

static void stop_to_expire(baobei_game *game, rng *r, void *ctx)
{
    scene *s = ctx;
    baobei_decision now;

    (void)r;
    cr_assert_eq(baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now), BAOBEI_OK);
    if (now.kind == BAOBEI_DECISION_DEAL)
        try(s, game, &now, BAOBEI_NO_SEAT);
    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++)
        if (now.waiting >> seat & 1)
            try(s, game, &now, seat);
}

Test(expire, is_legal_action_0)
{
    scene s = {match_game(0, 2, 0, 1), match_game(0, 2, 0, 1), {0}, {0}};

    cr_assert(s.one && s.two);
    cr_assert(walk_everywhere(0, 1, 300, 2, 0, stop_to_expire, &s));
    for (uint32_t kind = BAOBEI_DECISION_DEAL; kind < BAOBEI_DECISION_OVER; kind++)
        cr_assert_gt(s.kinds[kind], 10, "%s", baobei_decision_name((baobei_decision_kind)kind));
    baobei_game_free(s.one);
    baobei_game_free(s.two);

    /* action.h: pass, draw, discard, decline, leave, end, and else the first legal action */
    cr_assert(s.first[BAOBEI_ACTION_PASS] && s.first[BAOBEI_ACTION_DRAW] && s.first[BAOBEI_ACTION_DISCARD] &&
              s.first[BAOBEI_ACTION_DECLINE] && s.first[BAOBEI_ACTION_LEAVE] && s.first[BAOBEI_ACTION_END]);
    cr_assert(!s.first[BAOBEI_ACTION_TAKE] && !s.first[BAOBEI_ACTION_KEEP] && !s.first[BAOBEI_ACTION_PLUCK] &&
              !s.first[BAOBEI_ACTION_DOUBLE] && !s.first[BAOBEI_ACTION_USE] && !s.first[BAOBEI_ACTION_SWAP_SEEN] &&
              !s.first[BAOBEI_ACTION_BAO]);
}

/* Nobody but the clock plays. So many rounds must end within so many calls; 0: it may go on for ever (R11.33). */
static uint32_t rounds_of_clocks(uint32_t rules, uint32_t seats, uint32_t calls)
{
    baobei_game *game = match_game(rules, seats, 0, rules);
    baobei_decision now;
    baobei_view view;

    cr_assert_not_null(game);
    for (; calls > 0; calls--) {
        uint32_t seat = 0;

        cr_assert_eq(baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now), BAOBEI_OK);
        if (now.kind == BAOBEI_DECISION_OVER)
            break;
        while (now.waiting && !(now.waiting >> seat & 1))
            seat++;
        cr_assert_eq(baobei_expire(game, now.waiting ? seat : BAOBEI_NO_SEAT, now.token), BAOBEI_OK);
    }
    cr_assert_eq(baobei_view_get(game, BAOBEI_VIEWER_HOST, &view), BAOBEI_OK);
    cr_assert_eq(view.announcer, BAOBEI_NO_SEAT, "a clock never announces");
    if (now.kind == BAOBEI_DECISION_OVER)
        view.round = UINT32_MAX;
    baobei_game_free(game);
    return view.round;
}

/* With the default rules draws and discards bring the second recycle, and plain totals bring the limit. */
Test(expire, ends_matches)
{
    for (uint32_t seats = 2; seats <= BAOBEI_MAX_SEATS; seats++)
        cr_assert_eq(rounds_of_clocks(0, seats, 20000), UINT32_MAX, "%u seats", seats);
}

/* Under odd rules it need not end, but it never stops, and it is the deck that decides. */
Test(expire, never_freezes)
{
    for (uint32_t rules = 0; rules < odd_rules_count(); rules++)
        for (uint32_t seats = 2; seats <= BAOBEI_MAX_SEATS; seats++)
            cr_assert_gt(rounds_of_clocks(rules, seats, 600), 0);
    cr_assert_eq(rounds_of_clocks(odd_rules_named("snug"), 6, 5000), 1, "without a draw pile nobody can draw");
}
