/* A view is always the fold of its viewer's events, pushed or pulled, whenever it was taken. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "driver.h"
#include "odd_rules.h"
#include "viewers.h"

enum { LOGGED = 256, PAGE = 16 };

/* Somebody at a distance, who holds nothing but a view. */
typedef struct client {
    bool in;
    baobei_view view;
} client;

typedef struct figures {
    uint64_t steps, pushed, pulled, returned, gone, joined, out_of_round;
} figures;

typedef struct scene {
    baobei_game *game;
    uint32_t seats, keep;
    driver driver;
    rng chance, own;
    client pushed[VIEWERS], pulled[VIEWERS];
    baobei_event log[VIEWERS][LOGGED]; /* as pushed, by serial */
    uint32_t last_serial, last_viewer;
    char where[120];
    figures *f;
} scene;

static void open_scene(scene *s, uint32_t rules, uint32_t seats, uint32_t keep, driver_kind kind, uint64_t seed)
{
    baobei_rules *set = odd_rules_new(rules, seats);

    memset(s, 0, sizeof *s);
    s->seats = seats;
    s->keep = keep;
    cr_assert_eq(baobei_game_new(set, seats, keep, NULL, NULL, &s->game), BAOBEI_OK);
    baobei_rules_free(set);
    driver_init(&s->driver, kind, 3 * seed);
    rng_seed(&s->chance, 3 * seed + 1);
    rng_seed(&s->own, 3 * seed + 2);
    cr_assert_eq(baobei_game_chance(s->game, NULL, rng_chance, &s->chance), BAOBEI_OK);
}

static void take_view(const scene *s, uint32_t viewer, client *c)
{
    cr_assert_eq(baobei_view_get(s->game, viewer_at(viewer), &c->view), BAOBEI_OK);
    c->in = true;
}

static void compare(const scene *s, uint32_t viewer, const client *c, const char *how)
{
    baobei_view view;

    cr_assert_eq(baobei_view_get(s->game, viewer_at(viewer), &view), BAOBEI_OK);
    cr_assert_arr_eq(&c->view, &view, sizeof view, "%s, viewer %u: the %s view is not that of the game", s->where,
                     viewer, how);
}

/* ---- push */

/* Serial order, and for each event the viewers ascending; a notice has the serial of the next event. */
static void check_order(scene *s, uint32_t viewer, const baobei_event *event)
{
    bool later = event->serial > s->last_serial || (event->serial == s->last_serial && viewer > s->last_viewer);

    cr_assert(later || event->kind == BAOBEI_EVENT_PASSED, "%s: events are out of order", s->where);
    s->last_viewer = viewer;
    s->last_serial = event->kind == BAOBEI_EVENT_PASSED ? event->serial - 1 : event->serial;
}

static void hear(void *ctx, baobei_viewer value, const baobei_event *event)
{
    scene *s = ctx;
    uint32_t viewer = viewer_number(value);
    client *c = &s->pushed[viewer];

    check_order(s, viewer, event);
    if (event->kind != BAOBEI_EVENT_PASSED)
        s->log[viewer][event->serial % LOGGED] = *event;
    else
        cr_assert(viewer == event->by || viewer == VIEWER_HOST, "%s: a pass reaches another seat", s->where);
    if (c->in)
        cr_assert_eq(baobei_view_fold(&c->view, event), BAOBEI_OK, "%s: an event of kind %u is not folded", s->where,
                     event->kind);
}

/* ---- pull */

static void check_pulled(const scene *s, uint32_t viewer, const baobei_event *event)
{
    const baobei_event *pushed = &s->log[viewer][event->serial % LOGGED];

    if (event->kind == BAOBEI_EVENT_PASSED)
        cr_assert(viewer == event->by || viewer == VIEWER_HOST, "%s: another seat pulls a pass", s->where);
    else if (pushed->serial == event->serial)
        cr_assert_arr_eq(pushed, event, sizeof *event, "%s: pulled bytes are not those pushed", s->where);
}

/* A page from the client's serial on; false when it has fallen behind and has taken the view. */
static bool pull_page(scene *s, uint32_t viewer, client *c, uint32_t next, uint32_t room)
{
    baobei_event page[PAGE];
    uint32_t serial = c->view.decision.serial;
    uint32_t kept = next - 1 < s->keep ? next - 1 : s->keep;
    uint32_t count = 77;
    baobei_status status = baobei_events(s->game, viewer_at(viewer), serial, page, room, &count);

    cr_assert_eq(status, next - serial > kept ? BAOBEI_GONE : BAOBEI_OK, "%s: %s", s->where,
                 baobei_status_name(status));
    if (status == BAOBEI_GONE) {
        cr_assert_eq(count, 0);
        take_view(s, viewer, c);
        s->f->gone++;
        return false;
    }
    for (uint32_t i = 0; i < count; i++) {
        check_pulled(s, viewer, &page[i]);
        cr_assert_eq(baobei_view_fold(&c->view, &page[i]), BAOBEI_OK);
    }
    return true;
}

/* All that has happened since, in pages of any size, and the notices at last. */
static void pull(scene *s, uint32_t viewer, client *c)
{
    baobei_decision now;

    baobei_decision_get(s->game, viewer_at(viewer), &now);
    s->f->returned += c->view.decision.serial != now.serial;
    while (c->view.decision.serial != now.serial)
        if (!pull_page(s, viewer, c, now.serial, 1 + rng_below(&s->own, PAGE)))
            return;
    pull_page(s, viewer, c, now.serial, PAGE);
}

/* ---- play */

static void come_and_go(scene *s, uint32_t viewer)
{
    if (!s->pushed[viewer].in && rng_one_in(&s->own, 8)) {
        take_view(s, viewer, &s->pushed[viewer]);
        s->f->joined++;
    } else if (rng_one_in(&s->own, 60)) {
        s->pushed[viewer].in = false;
    }
    if (!s->pulled[viewer].in)
        take_view(s, viewer, &s->pulled[viewer]);
}

static void step(scene *s, const answer *a)
{
    cr_assert_eq(baobei_apply(s->game, a->seat, a->token, a->action), BAOBEI_OK);
    for (uint32_t v = viewer_from(0, s->seats); v < VIEWERS; v = viewer_from(v + 1, s->seats)) {
        if (s->pushed[v].in) {
            compare(s, v, &s->pushed[v], "pushed");
            s->f->pushed++;
        }
        if (rng_one_in(&s->own, 1 + 2 * (v % 4))) { /* some come every time, some seldom */
            pull(s, v, &s->pulled[v]);
            compare(s, v, &s->pulled[v], "pulled");
            s->f->pulled++;
        }
        come_and_go(s, v);
    }
}

static void play(uint32_t rules, uint32_t seats, uint32_t keep, driver_kind kind, uint64_t seed, uint32_t steps,
                 figures *f)
{
    static scene s;
    answer a;

    open_scene(&s, rules, seats, keep, kind, seed);
    s.f = f;
    cr_assert_eq(baobei_observe(s.game, viewer_set(seats), hear, &s), BAOBEI_OK);
    for (uint32_t v = viewer_from(0, seats); v < VIEWERS; v = viewer_from(v + 1, seats)) {
        take_view(&s, v, &s.pulled[v]);
        if (v % 2)
            take_view(&s, v, &s.pushed[v]); /* the others join later */
    }
    for (uint32_t i = 0; i < steps && driver_answer(&s.driver, s.game, &a); i++) {
        snprintf(s.where, sizeof s.where, "%s, %u seats, ring %u, %s, seed %llu, step %u", odd_rules_name(rules), seats,
                 keep, driver_name(kind), (unsigned long long)seed, i);
        step(&s, &a);
        f->steps++;
        f->out_of_round += s.pulled[VIEWER_HOST].view.playing != (1u << seats) - 1;
    }
    baobei_game_free(s.game);
}

/* All rules, seats and drivers; each with one length of the ring, so that five tests have them all. */
static void play_all(uint32_t keep, uint32_t share)
{
    figures f = {0};
    uint32_t number = 0;

    for (uint32_t rules = 0; rules < odd_rules_count(); rules++)
        for (uint32_t seats = 2; seats <= BAOBEI_MAX_SEATS; seats++)
            for (uint32_t kind = 0; kind < DRIVER_KINDS; kind++, number++)
                if ((number + rules + seats) % 5 == share)
                    play(rules, seats, keep, (driver_kind)kind, number, 250, &f);
    for (uint32_t seats = 3; seats <= BAOBEI_MAX_SEATS; seats++) /* decisive rounds */
        play(odd_rules_named("tie"), seats, keep, DRIVER_UNIFORM, 4000 + 10 * keep + seats, 300, &f);
    printf(
        "fold, ring of %u: %llu steps, views compared: %llu pushed, %llu pulled; %llu joined, %llu returned, %llu of "
        "them had to take the view; seats out of the round %llu\n",
        keep, (unsigned long long)f.steps, (unsigned long long)f.pushed, (unsigned long long)f.pulled,
        (unsigned long long)f.joined, (unsigned long long)f.returned, (unsigned long long)f.gone,
        (unsigned long long)f.out_of_round);
    fflush(stdout);
    cr_assert_gt(f.steps, 20000);
    cr_assert_gt(f.gone, 100);
    cr_assert(keep == 0 || f.returned > f.gone);
    cr_assert_gt(f.out_of_round, 0);
}

Test(fold, ring_of_0)
{
    play_all(0, 0);
}

Test(fold, ring_of_1)
{
    play_all(1, 1);
}

Test(fold, ring_of_2)
{
    play_all(2, 2);
}

Test(fold, ring_of_7)
{
    play_all(7, 3);
}

Test(fold, ring_of_64)
{
    play_all(64, 4);
}
