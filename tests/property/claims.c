/*
 * Collected windows against a naive model: the entries one after the other, by stamp, then clockwise from
 * the active seat, then as given; the first claim that is allowed wins (R3.6, R11.38).
 */
#include <criterion/criterion.h>
#include <criterion/parameterized.h>
#include <stdlib.h>
#include <string.h>

#include "collect.h"
#include "match.h"
#include "misuse.h"
#include "walk.h"

enum { PARTS = 4, KEEP = 64 };

typedef struct scene {
    baobei_game *together, *apart;
    driver driver;
    uint8_t *room;
    uint32_t windows, won, closed, open, unchanged;
    uint32_t results[MISUSE_STATUSES];
} scene;

static bool precedes(const collection *c, uint32_t active, uint32_t a, uint32_t b)
{
    uint32_t steps[2] = {0, 0};
    const uint32_t entry[2] = {a, b};

    if (c->stamped && c->stamps[a] != c->stamps[b])
        return c->stamps[a] < c->stamps[b];
    for (uint32_t i = 0; i < 2; i++) /* walk clockwise; seats that are none change nothing and count last */
        for (uint32_t seat = active; c->seats[entry[i]] < BAOBEI_MAX_SEATS && seat != c->seats[entry[i]]; steps[i]++)
            seat = (seat + 1) % BAOBEI_MAX_SEATS;
    return steps[0] != steps[1] ? steps[0] < steps[1] : a < b;
}

/* Selection sort: the entry that comes first among those left, again and again. */
static void order_entries(const collection *c, uint32_t active, uint32_t *order)
{
    bool used[BAOBEI_MAX_CLAIMS] = {false};

    for (uint32_t i = 0; i < c->count; i++) {
        uint32_t best = BAOBEI_MAX_CLAIMS;

        for (uint32_t k = 0; k < c->count; k++)
            if (!used[k] && (best == BAOBEI_MAX_CLAIMS || precedes(c, active, k, best)))
                best = k;
        used[best] = true;
        order[i] = best;
    }
}

static bool is_pass(baobei_action action)
{
    return action == baobei_action_make(BAOBEI_ACTION_PASS, 0, 0, 0, 0, 0);
}

/* Single calls, as a host would make them that lets the first come be the first served. */
static bool model(const baobei_game *before, baobei_game *game, const baobei_decision *window, const collection *c,
                  int32_t *results)
{
    uint32_t order[BAOBEI_MAX_CLAIMS];
    bool won = false;

    order_entries(c, window->active, order);
    for (uint32_t i = 0; i < c->count; i++) {
        uint32_t entry = order[i];
        baobei_decision now;
        baobei_status status;

        cr_assert_eq(baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now), BAOBEI_OK);
        if (now.token == window->token) {
            status = baobei_apply(game, c->seats[entry], window->token, c->actions[entry]);
            won |= status == BAOBEI_OK && !is_pass(c->actions[entry]);
        } else { /* the window is closed: told what was wrong with it, or that it came too late */
            status = baobei_check(before, c->seats[entry], c->actions[entry]);
            if (status == BAOBEI_OK)
                status = won ? BAOBEI_REFUSED_TOO_LATE : BAOBEI_REFUSED_ANSWERED;
        }
        results[entry] = (int32_t)status;
    }
    return won;
}

static void same_outcome(const scene *s, const baobei_decision *window)
{
    baobei_view views[2];
    baobei_event events[2][KEEP];
    uint32_t count[2];

    for (uint32_t viewer = BAOBEI_VIEWER_SEAT_0; viewer <= BAOBEI_VIEWER_HOST; viewer *= 2) {
        baobei_status status = baobei_view_get(s->apart, (baobei_viewer)viewer, &views[0]);

        cr_assert_eq(baobei_view_get(s->together, (baobei_viewer)viewer, &views[1]), status);
        if (status != BAOBEI_OK)
            continue;
        cr_assert_eq(memcmp(&views[0], &views[1], sizeof views[0]), 0);
        cr_assert_eq(baobei_events(s->apart, (baobei_viewer)viewer, window->serial, events[0], KEEP, &count[0]),
                     BAOBEI_OK);
        cr_assert_eq(baobei_events(s->together, (baobei_viewer)viewer, window->serial, events[1], KEEP, &count[1]),
                     BAOBEI_OK);
        cr_assert_eq(count[0], count[1]);
        cr_assert_eq(memcmp(events[0], events[1], count[0] * sizeof *events[0]), 0);
    }
}

static void compare(scene *s, const baobei_game *game, const baobei_decision *window, const collection *c)
{
    int32_t results[2][BAOBEI_MAX_CLAIMS];
    baobei_decision now;
    bool won;

    cr_assert_eq(baobei_game_copy(s->together, game), BAOBEI_OK);
    cr_assert_eq(baobei_game_copy(s->apart, game), BAOBEI_OK);
    memcpy(s->room, s->together, misuse_object_size(s->together));
    won = model(game, s->apart, window, c, results[0]);
    cr_assert_eq(collection_apply(s->together, window->token, c, results[1]), BAOBEI_OK);
    for (uint32_t i = 0; i < c->count; i++) {
        cr_assert_eq(results[0][i], results[1][i], "entry %u of %u: %d, not %d", i, c->count, results[1][i],
                     results[0][i]);
        s->results[(uint32_t)results[1][i] % MISUSE_STATUSES]++;
    }
    same_outcome(s, window);
    cr_assert_eq(baobei_decision_get(s->together, BAOBEI_VIEWER_HOST, &now), BAOBEI_OK);
    s->windows++;
    s->won += won;
    s->closed += !won && now.token != window->token;
    s->open += now.token == window->token;
    s->unchanged += memcmp(s->room, s->together, misuse_object_size(s->together)) == 0;
}

static void stop_at_window(baobei_game *game, rng *r, void *ctx)
{
    scene *s = ctx;
    baobei_decision now;
    collection c;

    (void)r;
    cr_assert_eq(baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now), BAOBEI_OK);
    if (now.kind != BAOBEI_DECISION_CLAIM)
        return;
    for (uint32_t i = 0; i < 6; i++) {
        if (i < 2)
            collect_answers(&s->driver, game, &now, &c);
        else
            collect_anything(&s->driver, game, &now, &c);
        compare(s, game, &now, &c);
    }
}

ParameterizedTestParameters(claims, one_by_one)
{
    static uint32_t parts[PARTS] = {0, 1, 2, 3};

    return cr_make_param_array(uint32_t, parts, PARTS);
}

ParameterizedTest(uint32_t *part, claims, one_by_one)
{
    static const baobei_status reasons[] = {BAOBEI_OK, BAOBEI_BAD_SEAT, BAOBEI_BAD_ACTION, BAOBEI_REFUSED_NOT_ASKED,
                                            BAOBEI_REFUSED_ANSWERED, BAOBEI_REFUSED_NOT_NOW, BAOBEI_REFUSED_EMPTY,
                                            BAOBEI_REFUSED_TOO_LATE};
    scene s = {.together = match_game(0, 2, KEEP, 1), .apart = match_game(0, 2, KEEP, 1)};

    cr_assert(s.together && s.apart);
    s.room = malloc(baobei_game_size(KEEP));
    cr_assert_not_null(s.room);
    driver_init(&s.driver, DRIVER_WRECK, *part);
    cr_assert(walk_everywhere(*part, PARTS, 150, 1, 0, stop_at_window, &s));
    cr_assert(s.won > 100 && s.closed > 20 && s.open > 100 && s.unchanged > 20, "%u won, %u closed, %u open", s.won,
              s.closed, s.open);
    for (uint32_t i = 0; i < sizeof reasons / sizeof *reasons; i++)
        cr_assert_gt(s.results[reasons[i]], 0, "%s never came up", baobei_status_name(reasons[i]));
    free(s.room);
    baobei_game_free(s.together);
    baobei_game_free(s.apart);
}

/* R11.19: silence is no answer; the window closes with the last pass and not before, in whatever order. */
static void stop_to_pass(baobei_game *game, rng *r, void *ctx)
{
    scene *s = ctx;
    baobei_decision window;
    baobei_decision now;

    cr_assert_eq(baobei_decision_get(game, BAOBEI_VIEWER_HOST, &window), BAOBEI_OK);
    if (window.kind != BAOBEI_DECISION_CLAIM)
        return;
    cr_assert_eq(baobei_game_copy(s->apart, game), BAOBEI_OK);
    s->windows++;
    for (uint32_t left = window.waiting; left;) {
        uint32_t seat = random_seat(r, left);
        baobei_action pass = baobei_action_make(BAOBEI_ACTION_PASS, 0, 0, 0, 0, 0);

        left &= ~(1u << seat);
        cr_assert_eq(baobei_apply(s->apart, seat, window.token, pass), BAOBEI_OK);
        cr_assert_eq(baobei_decision_get(s->apart, BAOBEI_VIEWER_HOST, &now), BAOBEI_OK);
        cr_assert_eq(now.token != window.token, left == 0, "the window of %02x closes with %02x left", window.waiting,
                     left);
        if (!left)
            break;
        cr_assert_eq(now.waiting, left);
        cr_assert_eq(baobei_apply(s->apart, seat, window.token, pass), BAOBEI_REFUSED_ANSWERED);
    }
}

Test(claims, window_closes_with_the_last_pass)
{
    scene s = {.apart = match_game(0, 2, 0, 1)};

    cr_assert_not_null(s.apart);
    cr_assert(walk_everywhere(0, 1, 100, 1, 0, stop_to_pass, &s));
    cr_assert_gt(s.windows, 1000);
    baobei_game_free(s.apart);
}
