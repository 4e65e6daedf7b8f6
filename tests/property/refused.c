/* What is refused has not happened: the object is byte for byte what it was, and nobody is told. */
#include <criterion/criterion.h>
#include <criterion/parameterized.h>
#include <stdlib.h>
#include <string.h>

#include "misuse.h"
#include "walk.h"

enum { KEEP = 64, PARTS = 4 };

typedef struct scene {
    uint64_t statuses[MISUSE_STATUSES];
    uint8_t *room;
} scene;

static void never(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    (void)ctx;
    (void)viewer;
    cr_assert_fail("somebody is told (event %u) of what was refused", event->kind);
}

/* Windows and expiries that change nothing. */
static void refuse_others(scene *s, baobei_game *game, rng *r, const baobei_decision *now)
{
    size_t size = misuse_object_size(game);
    uint8_t seats[2] = {7, 200};
    baobei_action actions[2] = {baobei_action_make(BAOBEI_ACTION_PASS, 0, 0, 0, 0, 0), 0};
    int32_t results[2] = {-1, -1};
    bool window = now->kind == BAOBEI_DECISION_CLAIM;
    bool over = now->kind == BAOBEI_DECISION_OVER;
    baobei_status status;

    /* A window without effect takes back the line of the last move, and changes nothing else. */
    (void)baobei_apply_claims(game, now->token, 0, NULL, NULL, NULL, NULL);
    memcpy(s->room, game, size);
    status = baobei_apply_claims(game, now->token, 2, seats, actions, NULL, results);
    cr_assert_eq(status, over ? BAOBEI_REFUSED_OVER : window ? BAOBEI_OK : BAOBEI_REFUSED_NOT_NOW);
    cr_assert_eq(results[0], window ? BAOBEI_BAD_SEAT : -1);
    cr_assert_eq(results[1], window ? BAOBEI_BAD_SEAT : -1);
    status = baobei_apply_claims(game, now->token + 1 + rng_below(r, 9), 1, seats, actions, NULL, results);
    cr_assert_eq(status, over ? BAOBEI_REFUSED_OVER : BAOBEI_REFUSED_STALE);
    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++) {
        if (now->waiting >> seat & 1)
            continue;
        status = baobei_expire(game, seat, now->token);
        cr_assert(status == BAOBEI_BAD_SEAT || status == BAOBEI_REFUSED_OVER || status == BAOBEI_REFUSED_NOT_ASKED ||
                  status == BAOBEI_REFUSED_ANSWERED);
    }
    cr_assert_eq(memcmp(s->room, game, size), 0);
}

static void stop_to_misuse(baobei_game *game, rng *r, void *ctx)
{
    scene *s = ctx;
    baobei_decision now;

    cr_assert_eq(baobei_observe(game, BAOBEI_VIEWER_HOST | BAOBEI_VIEWER_SEAT_0, never, NULL), BAOBEI_OK);
    cr_assert_eq(baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now), BAOBEI_OK);
    refuse_others(s, game, r, &now);
    for (uint32_t tries = 0; tries < 12; tries++) {
        const char *fault = misuse_fault(r, game, s->statuses, s->room);

        cr_assert_null(fault, "%s", fault);
    }
    cr_assert_eq(baobei_observe(game, 0, NULL, NULL), BAOBEI_OK);
}

ParameterizedTestParameters(refused, changes_nothing)
{
    static uint32_t parts[PARTS] = {0, 1, 2, 3};

    return cr_make_param_array(uint32_t, parts, PARTS);
}

ParameterizedTest(uint32_t *part, refused, changes_nothing)
{
    static const baobei_status reasons[] = {
        BAOBEI_BAD_SEAT,           BAOBEI_BAD_ACTION,        BAOBEI_REFUSED_STALE,     BAOBEI_REFUSED_NOT_ASKED,
        BAOBEI_REFUSED_ANSWERED,   BAOBEI_REFUSED_NOT_NOW,   BAOBEI_REFUSED_NO_SEAT,   BAOBEI_REFUSED_NO_SLOT,
        BAOBEI_REFUSED_EMPTY,      BAOBEI_REFUSED_SAME_CARD, BAOBEI_REFUSED_SAME_SEAT, BAOBEI_REFUSED_OWN,
        BAOBEI_REFUSED_HALF_OWED,  BAOBEI_REFUSED_OCCUPIED,  BAOBEI_REFUSED_LOCKED};
    scene s = {{0}, malloc(baobei_game_size(KEEP))};

    cr_assert_not_null(s.room);
    cr_assert(walk_everywhere(*part, PARTS, 200, 2, KEEP, stop_to_misuse, &s));
    for (uint32_t i = 0; i < sizeof reasons / sizeof *reasons; i++)
        cr_expect_gt(s.statuses[reasons[i]], 0, "%s never came up", baobei_status_name(reasons[i]));
    free(s.room);
}
