/* Who knows all faces knows what comes of a claim (R3.3, R3.12): a seer's right claims pluck, its wrong ones miss. */
#include <criterion/criterion.h>

#include "match.h"
#include "seer.h"
#include "walk.h"

enum { KEEP = 128 };

typedef struct scene {
    baobei_game *copy;
    uint32_t right[2], wrong[2]; /* simple, double */
} scene;

/* How often an event of a kind came since a serial. */
static uint32_t count_events(const baobei_game *game, uint32_t serial, baobei_event_kind kind)
{
    baobei_event list[KEEP];
    uint32_t count;
    uint32_t found = 0;

    cr_assert_eq(baobei_events(game, BAOBEI_VIEWER_SPECTATOR, serial, list, KEEP, &count), BAOBEI_OK);
    for (uint32_t i = 0; i < count; i++)
        found += list[i].kind == kind;
    return found;
}

static void claim(scene *s, const baobei_game *game, uint32_t seat, baobei_action action, bool right)
{
    baobei_decision now;
    baobei_parts p;
    uint32_t targets;

    if (!action)
        return;
    cr_assert_eq(baobei_game_copy(s->copy, game), BAOBEI_OK);
    cr_assert_eq(baobei_decision_get(s->copy, BAOBEI_VIEWER_SPECTATOR, &now), BAOBEI_OK);
    cr_assert_eq(baobei_apply(s->copy, seat, now.token, action), BAOBEI_OK);
    cr_assert_eq(baobei_action_read(action, &p), BAOBEI_OK);
    targets = p.kind == BAOBEI_ACTION_DOUBLE ? 2 : 1;
    cr_assert_eq(count_events(s->copy, now.serial, BAOBEI_EVENT_CLAIMED), 1);
    cr_assert_eq(count_events(s->copy, now.serial, BAOBEI_EVENT_PLUCKED), right);
    cr_assert_eq(count_events(s->copy, now.serial, BAOBEI_EVENT_MISSED), !right);
    if (right)
        s->right[targets - 1]++;
    else
        s->wrong[targets - 1]++;
}

static void stop_to_claim(baobei_game *game, rng *r, void *ctx)
{
    baobei_decision now;

    cr_assert_eq(baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now), BAOBEI_OK);
    if (now.kind != BAOBEI_DECISION_CLAIM && now.kind != BAOBEI_DECISION_DRAWN)
        return;
    for (uint32_t i = 0; i < 4; i++) {
        uint32_t seat = random_seat(r, now.waiting);

        claim(ctx, game, seat, seer_right_claim(r, game, seat), true);
        claim(ctx, game, seat, seer_wrong_claim(r, game, seat), false);
    }
}

Test(plucks, come_out_as_the_seer_says)
{
    scene s = {match_game(0, 2, KEEP, 1), {0}, {0}};

    cr_assert_not_null(s.copy);
    cr_assert(walk_everywhere(0, 1, 120, 1, 0, stop_to_claim, &s));
    for (uint32_t i = 0; i < 2; i++)
        cr_assert(s.right[i] > 500 && s.wrong[i] > 500, "%u right, %u wrong", s.right[i], s.wrong[i]);
    baobei_game_free(s.copy);
}
