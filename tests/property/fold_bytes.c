/* The fold refuses what is not the next event, with the view unchanged, and takes no harm from any bytes. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "match.h"
#include "odd_rules.h"
#include "viewers.h"

static void fold_must(baobei_view *view, const baobei_event *event, baobei_status wanted, const char *what)
{
    baobei_view before = *view;
    baobei_status status = baobei_view_fold(view, event);

    cr_assert_eq(status, wanted, "%s: %s", what, baobei_status_name(status));
    cr_assert_arr_eq(view, &before, sizeof before, "%s: the view has changed", what);
}

static void fold_may(rng *r, const baobei_view *view, const baobei_event *event)
{
    baobei_view copy = *view;
    baobei_view before = *view;
    baobei_status status = baobei_view_fold(&copy, event);
    baobei_action action = (uint32_t)rng_next(r);

    cr_assert(status == BAOBEI_OK || status == BAOBEI_BAD_ARGUMENT || status == BAOBEI_BAD_SERIAL ||
                  status == BAOBEI_GONE,
              "%s", baobei_status_name(status));
    if (status != BAOBEI_OK)
        cr_assert_arr_eq(&copy, &before, sizeof before, "a refused event has changed the view");
    baobei_view_legal(&copy, rng_below(r, 8), 0, NULL, 0);
    baobei_view_check(&copy, rng_below(r, 8), action);
}

/* An event that is not the next one, or that no game can have, whatever else it says. */
static void refuse(rng *r, baobei_view *view, const baobei_event *next)
{
    baobei_event event = *next;

    event.serial += 1 + rng_below(r, 1000);
    fold_must(view, &event, BAOBEI_BAD_SERIAL, "a later event");
    event.serial = next->serial - 1 - rng_below(r, 1000);
    fold_must(view, &event, BAOBEI_BAD_SERIAL, "an earlier event");
    event = *next;
    event.kind = BAOBEI_EVENT_RESET;
    fold_must(view, &event, BAOBEI_GONE, "a reset");
    event = *next;
    event.seat[rng_below(r, 2)] = (uint8_t)(BAOBEI_MAX_SEATS + rng_below(r, 250));
    fold_must(view, &event, BAOBEI_BAD_ARGUMENT, "a seat that cannot be");
    event = *next;
    event.slot[rng_below(r, 2)] = (uint8_t)(BAOBEI_MAX_SLOTS + rng_below(r, 190));
    fold_must(view, &event, BAOBEI_BAD_ARGUMENT, "a slot that cannot be");
    event = *next;
    event.by = (uint8_t)(BAOBEI_MAX_SEATS + rng_below(r, BAOBEI_NO_SEAT - BAOBEI_MAX_SEATS));
    fold_must(view, &event, BAOBEI_BAD_ARGUMENT, "somebody who cannot be");
    event = *next;
    event.kind = (uint8_t)(BAOBEI_EVENT_OVER + 1 + rng_below(r, 255 - BAOBEI_EVENT_OVER));
    fold_must(view, &event, BAOBEI_BAD_ARGUMENT, "an unknown kind of event");
    event.kind = 0;
    fold_must(view, &event, BAOBEI_BAD_ARGUMENT, "no kind of event");
    cr_assert_eq(baobei_view_fold(NULL, next), BAOBEI_BAD_ARGUMENT);
    fold_must(view, NULL, BAOBEI_BAD_ARGUMENT, "no event");
}

/* Bytes of the event are anything, also all of them; the serial is right, so that it is looked at. */
static void fuzz_event(rng *r, const baobei_view *view, const baobei_event *next)
{
    baobei_event event = *next;
    uint8_t *bytes = (uint8_t *)&event;

    for (uint32_t times = 1 + rng_below(r, 3); times > 0; times--)
        bytes[4 + rng_below(r, sizeof event - 4)] = (uint8_t)(rng_one_in(r, 2) ? rng_next(r) : rng_below(r, 8));
    fold_may(r, view, &event);
    for (uint32_t i = 0; i < sizeof event; i++)
        bytes[i] = (uint8_t)(rng_one_in(r, 2) ? rng_next(r) : rng_below(r, 4));
    event.serial = view->decision.serial;
    fold_may(r, view, &event);
    event.kind = (uint8_t)(1 + rng_below(r, BAOBEI_EVENT_OVER));
    fold_may(r, view, &event);
}

static void fuzz_view(rng *r, const baobei_view *view, const baobei_event *next)
{
    baobei_view any = *view;
    uint8_t *bytes = (uint8_t *)&any;

    for (uint32_t times = 1 + rng_below(r, 8); times > 0; times--)
        bytes[rng_below(r, sizeof any)] = (uint8_t)rng_next(r);
    any.decision.serial = next->serial;
    fold_may(r, &any, next);
    for (uint32_t i = 0; i < sizeof any; i++)
        bytes[i] = (uint8_t)rng_next(r);
    any.decision.serial = next->serial;
    fold_may(r, &any, next);
}

typedef struct fuzzer {
    rng rng;
    baobei_view view[VIEWERS];
    uint64_t events;
    void (*attack)(rng *r, baobei_view *view, const baobei_event *next);
} fuzzer;

static void fuzz_both(rng *r, baobei_view *view, const baobei_event *next)
{
    fuzz_event(r, view, next);
    fuzz_view(r, view, next);
}

static void hear_fuzzer(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    fuzzer *f = ctx;
    baobei_view *view = &f->view[viewer_number(viewer)];

    f->attack(&f->rng, view, event);
    f->events++;
    cr_assert_eq(baobei_view_fold(view, event), BAOBEI_OK);
}

/* Every event of some matches of all rules is attacked before it is folded as it is. */
static void attack(void (*how)(rng *r, baobei_view *view, const baobei_event *next), uint32_t steps)
{
    static fuzzer f;

    f.attack = how;
    rng_seed(&f.rng, 5);
    for (uint32_t rules = 0; rules < odd_rules_count(); rules++) {
        uint32_t seats = 2 + rules % 5;
        baobei_game *game = match_game(rules, seats, 0, rules);
        driver d;
        answer a;

        cr_assert_not_null(game);
        driver_init(&d, (driver_kind)(rules % DRIVER_KINDS), rules);
        for (uint32_t v = viewer_from(0, seats); v < VIEWERS; v = viewer_from(v + 1, seats))
            baobei_view_get(game, viewer_at(v), &f.view[v]);
        cr_assert_eq(baobei_observe(game, viewer_set(seats), hear_fuzzer, &f), BAOBEI_OK);
        for (uint32_t i = 0; i < steps && driver_answer(&d, game, &a); i++)
            cr_assert_eq(baobei_apply(game, a.seat, a.token, a.action), BAOBEI_OK);
        baobei_game_free(game);
    }
    cr_assert_gt(f.events, 50000);
    printf("fold_bytes: %llu events attacked\n", (unsigned long long)f.events);
    fflush(stdout);
}

Test(fold_bytes, refuses_what_is_not_the_next_event)
{
    attack(refuse, 150);
}

Test(fold_bytes, takes_no_harm_from_any_bytes)
{
    attack(fuzz_both, 150);
}
