/* Push and pull give the same bytes, whatever the ring holds; in order, after the move, and busy inside. */
#include <criterion/criterion.h>
#include <criterion/parameterized.h>
#include <stdlib.h>
#include <string.h>

#include "driver.h"
#include "match.h"
#include "odd_rules.h"

enum { VIEWERS = 8, MOST_LOGGED = 40000, MOVES = 700 };

/* All that was pushed, by viewer; serial s of a viewer is entry s - 1. */
typedef struct log {
    baobei_game *game;
    uint32_t seats;
    baobei_event *events[VIEWERS]; /* those with a number */
    uint32_t count[VIEWERS];
    uint32_t passes;       /* pushed, by all viewers */
    uint32_t last_serial;  /* of the event pushed last in this call */
    uint32_t last_viewer;
    uint32_t pushed;       /* in this call */
    uint32_t after;        /* the serial that the view says in this call, 0: not yet asked */
} log;

static uint32_t number_of(baobei_viewer viewer)
{
    uint32_t number = 0;

    while ((uint32_t)BAOBEI_VIEWER_SEAT_0 << number != (uint32_t)viewer)
        number++;
    return number;
}

static baobei_viewer viewer_of(uint32_t number)
{
    return (baobei_viewer)((uint32_t)BAOBEI_VIEWER_SEAT_0 << number);
}

/* Serial by serial, and for one event the viewers in ascending order. */
static void check_order(log *l, uint32_t number, const baobei_event *event)
{
    cr_assert_geq(event->serial, l->last_serial);
    if (l->pushed && event->serial == l->last_serial && event->kind != BAOBEI_EVENT_PASSED && l->last_viewer != VIEWERS)
        cr_assert_gt(number, l->last_viewer);
    l->last_serial = event->serial;
    l->last_viewer = event->kind == BAOBEI_EVENT_PASSED ? VIEWERS : number;
    l->pushed++;
}

/* Inside an observer the move is done, and nothing can be changed. */
static void check_inside(log *l, baobei_viewer viewer)
{
    const uint8_t seed[BAOBEI_SEED_SIZE] = {1};
    baobei_view view;
    uint32_t count;
    baobei_event event;

    cr_assert_eq(baobei_view_get(l->game, viewer, &view), BAOBEI_OK);
    if (!l->after)
        l->after = view.decision.serial;
    cr_assert_eq(view.decision.serial, l->after, "the view changes while events are pushed");
    cr_assert_gt(l->after, l->last_serial - (l->last_viewer == VIEWERS));
    cr_assert_neq(baobei_events(l->game, viewer, l->after, &event, 1, &count), BAOBEI_BAD_SERIAL);
    cr_assert_eq(baobei_apply(l->game, 0, view.decision.token, 0), BAOBEI_BAD_BUSY);
    cr_assert_eq(baobei_expire(l->game, 0, view.decision.token), BAOBEI_BAD_BUSY);
    cr_assert_eq(baobei_apply_claims(l->game, view.decision.token, 0, NULL, NULL, NULL, NULL), BAOBEI_BAD_BUSY);
    cr_assert_eq(baobei_observe(l->game, 0, NULL, NULL), BAOBEI_BAD_BUSY);
    cr_assert_eq(baobei_game_chance(l->game, seed, NULL, NULL), BAOBEI_BAD_BUSY);
}

static void take(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    log *l = ctx;
    uint32_t number = number_of(viewer);

    check_order(l, number, event);
    check_inside(l, viewer);
    if (event->kind == BAOBEI_EVENT_PASSED) {
        cr_assert(viewer == BAOBEI_VIEWER_HOST || number == event->by, "another seat hears of a pass");
        cr_assert_eq(event->serial, l->count[number] + 1, "a pass takes no number");
        l->passes++;
        return;
    }
    cr_assert_lt(l->count[number], MOST_LOGGED);
    cr_assert_eq(event->serial, l->count[number] + 1, "an event is missing");
    l->events[number][l->count[number]++] = *event;
}

/* The passes of the window that is open, as a viewer may pull them. */
static uint32_t open_passes(const log *l, uint32_t viewer, baobei_event *out)
{
    baobei_decision now;
    uint32_t count = 0;

    cr_assert_eq(baobei_decision_get(l->game, BAOBEI_VIEWER_HOST, &now), BAOBEI_OK);
    if (now.kind != BAOBEI_DECISION_CLAIM)
        return 0;
    for (uint32_t seat = 0; seat < l->seats; seat++)
        if ((now.asked & ~now.waiting) >> seat & 1 && (viewer == VIEWERS - 1 || viewer == seat))
            out[count++] = (baobei_event){.serial = now.serial, .kind = BAOBEI_EVENT_PASSED, .by = (uint8_t)seat};
    return count;
}

/* Pulls from a serial on, with that much room, and compares with what was pushed. */
static void pull(const log *l, uint32_t keep, uint32_t viewer, uint32_t serial, uint32_t room)
{
    static baobei_event out[256];
    static baobei_event wanted[512];
    uint32_t logged = l->count[VIEWERS - 1];
    uint32_t kept = logged < keep ? logged : keep;
    uint32_t count = 77;
    uint32_t expected = 0;
    baobei_status status = baobei_events(l->game, viewer_of(viewer), serial, out, room, &count);

    if (serial == 0 || serial > logged + 1) {
        cr_assert_eq(status, BAOBEI_BAD_SERIAL);
        cr_assert_eq(count, 0);
        return;
    }
    if (logged + 1 - serial > kept) {
        cr_assert_eq(status, BAOBEI_GONE);
        cr_assert_eq(count, 0);
        return;
    }
    cr_assert_eq(status, BAOBEI_OK);
    for (uint32_t s = serial; s <= logged && expected < room; s++)
        wanted[expected++] = l->events[viewer][s - 1];
    if (expected < room)
        expected += open_passes(l, viewer, wanted + expected);
    if (expected > room)
        expected = room;
    cr_assert_eq(count, expected);
    cr_assert_eq(memcmp(out, wanted, count * sizeof *out), 0, "pulled events are not those pushed");
}

static void pull_around(const log *l, uint32_t keep, rng *r)
{
    uint32_t next = l->count[VIEWERS - 1] + 1;

    for (uint32_t viewer = 0; viewer < VIEWERS; viewer++) {
        if (viewer >= l->seats && viewer < BAOBEI_MAX_SEATS)
            continue;
        pull(l, keep, viewer, next, 256);
        pull(l, keep, viewer, next, rng_below(r, 3));
        pull(l, keep, viewer, next > keep ? next - keep : 1, 256);
        pull(l, keep, viewer, next > keep ? next - keep - 1 : 0, 256);
        pull(l, keep, viewer, rng_below(r, next + 3), rng_below(r, 40));
        pull(l, keep, viewer, next - rng_below(r, keep + 2 < next ? keep + 2 : next), rng_below(r, 9));
    }
}

/* R12: an event is the same for all but for the faces, and no viewer's faces differ from the host's. */
static void check_faces(const log *l)
{
    for (uint32_t i = 0; i < l->count[VIEWERS - 1]; i++)
        for (uint32_t viewer = 0; viewer < VIEWERS - 1; viewer++) {
            baobei_event event;
            const baobei_event *host = &l->events[VIEWERS - 1][i];
            bool in_values = host->kind == BAOBEI_EVENT_DEALT;

            if (viewer >= l->seats && viewer < BAOBEI_MAX_SEATS)
                continue;
            event = l->events[viewer][i];
            for (uint32_t k = 0; k < 2; k++)
                if (host->card[k] && event.card[k] == BAOBEI_HIDDEN)
                    event.card[k] = host->card[k];
            for (uint32_t k = 0; in_values && k < host->count; k++)
                if (event.value[k] == BAOBEI_HIDDEN)
                    event.value[k] = host->value[k];
            cr_assert_eq(memcmp(&event, host, sizeof event), 0, "event %u is another one for viewer %u", i + 1, viewer);
        }
}

/* Each decision has an event of its own, and tokens go up by one. */
static void check_tokens(const log *l)
{
    uint32_t token = 1;
    baobei_decision now;

    for (uint32_t i = 0; i < l->count[VIEWERS - 1]; i++)
        if (l->events[VIEWERS - 1][i].kind == BAOBEI_EVENT_DECISION)
            cr_assert_eq(l->events[VIEWERS - 1][i].value[0], (int32_t)++token);
    cr_assert_eq(baobei_decision_get(l->game, BAOBEI_VIEWER_HOST, &now), BAOBEI_OK);
    cr_assert_eq(now.token, token);
}

static void listen(log *l, uint32_t rules, uint32_t seats, uint32_t keep, uint64_t seed)
{
    l->game = match_game(rules, seats, keep, seed);
    l->seats = seats;
    cr_assert_not_null(l->game);
    for (uint32_t viewer = 0; viewer < VIEWERS; viewer++) {
        l->events[viewer] = malloc(MOST_LOGGED * sizeof *l->events[viewer]);
        cr_assert_not_null(l->events[viewer]);
    }
    cr_assert_eq(baobei_observe(l->game, (8u << seats) - 8u + BAOBEI_VIEWER_SPECTATOR + BAOBEI_VIEWER_HOST, take, l),
                 BAOBEI_OK);
}

static void leave(log *l)
{
    for (uint32_t viewer = 0; viewer < VIEWERS; viewer++)
        free(l->events[viewer]);
    baobei_game_free(l->game);
}

static uint32_t check_ring(uint32_t keep, uint32_t rules, uint32_t seats, driver_kind kind)
{
    log l = {0};
    driver d;
    answer a;
    rng r;

    listen(&l, rules, seats, keep, 10 * seats + keep);
    driver_init(&d, kind, seats + keep);
    rng_seed(&r, keep);
    for (uint32_t move = 0; move < MOVES && driver_answer(&d, l.game, &a); move++) {
        l.pushed = l.after = l.last_serial = 0;
        cr_assert_eq(baobei_apply(l.game, a.seat, a.token, a.action), BAOBEI_OK);
        cr_assert_gt(l.pushed, 0);
        if (move % 4 == 0 || move < 40)
            pull_around(&l, keep, &r);
    }
    check_faces(&l);
    check_tokens(&l);
    leave(&l);
    return l.passes;
}

ParameterizedTestParameters(events, push_is_pull)
{
    static uint32_t rings[] = {0, 1, 2, 7, 64};

    return cr_make_param_array(uint32_t, rings, sizeof rings / sizeof *rings);
}

ParameterizedTest(uint32_t *keep, events, push_is_pull)
{
    static const char *const rules[] = {"default", "all-flipped", "tie", "hungry", "final-third"};

    uint32_t passes = 0;

    for (uint32_t i = 0; i < 5; i++)
        passes += check_ring(*keep, odd_rules_named(rules[i]), 2 + i, i % 2 ? DRIVER_SEER : DRIVER_CALM);
    cr_assert_gt(passes, 500);
}

static void count_calls(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    (void)event;
    ((uint32_t *)ctx)[number_of(viewer)]++;
}

/* Only the viewers of the set are told, and nobody once it is empty; a new observer replaces the old one. */
Test(events, sets_of_viewers)
{
    baobei_game *game = match_game(0, 3, 0, 3);
    uint32_t calls[VIEWERS] = {0};
    uint32_t others[VIEWERS] = {0};

    cr_assert_not_null(game);
    cr_assert_eq(baobei_observe(game, BAOBEI_VIEWER_SEAT_1 | BAOBEI_VIEWER_SPECTATOR, count_calls, calls), BAOBEI_OK);
    cr_assert_eq(baobei_expire(game, BAOBEI_NO_SEAT, 1), BAOBEI_OK);
    for (uint32_t viewer = 0; viewer < VIEWERS; viewer++)
        cr_assert_eq(calls[viewer], viewer == 1 || viewer == 6 ? 5 : 0, "round, three hands, the looks");
    cr_assert_eq(baobei_observe(game, BAOBEI_VIEWER_HOST, count_calls, others), BAOBEI_OK);
    cr_assert_eq(baobei_expire(game, 0, 2), BAOBEI_OK);
    cr_assert_eq(others[7], 1);
    cr_assert_eq(calls[1], 5);
    cr_assert_eq(baobei_observe(game, 0, NULL, NULL), BAOBEI_OK);
    cr_assert_eq(baobei_expire(game, 1, 2), BAOBEI_OK);
    cr_assert_eq(others[7], 1);
    baobei_game_free(game);
}
