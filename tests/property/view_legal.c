/* What a seat may do, and why not, from its view alone: as the game says, at every step. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "driver.h"
#include "lawful.h"
#include "misuse.h"
#include "odd_rules.h"
#include "viewers.h"

typedef struct figures {
    uint64_t steps, lists, actions, reasons, refused, statuses[MISUSE_STATUSES];
} figures;

static baobei_game *make_game(uint32_t rules, uint32_t seats, rng *chance)
{
    baobei_rules *set = odd_rules_new(rules, seats);
    baobei_game *game = NULL;

    cr_assert_eq(baobei_game_new(set, seats, 0, NULL, NULL, &game), BAOBEI_OK);
    baobei_rules_free(set);
    cr_assert_eq(baobei_game_chance(game, NULL, rng_chance, chance), BAOBEI_OK);
    return game;
}

/* The whole list, a page of it, and the bare number. */
static void compare_lists(const baobei_game *game, const baobei_view *view, uint32_t seat, rng *r, const char *where,
                          figures *f)
{
    static baobei_action wanted[LAWFUL_MOST];
    static baobei_action got[LAWFUL_MOST];
    uint32_t count = baobei_legal(game, seat, 0, wanted, LAWFUL_MOST);
    uint32_t from = rng_below(r, count + 3);
    uint32_t room = rng_below(r, 5);

    cr_assert_eq(baobei_view_legal(view, seat, 0, got, LAWFUL_MOST), count, "%s, seat %u: not so many", where, seat);
    cr_assert(memcmp(wanted, got, count * sizeof *got) == 0, "%s, seat %u: another list", where, seat);
    memset(got, 0x5a, 8 * sizeof *got);
    cr_assert_eq(baobei_view_legal(view, seat, from, got, room), count);
    for (uint32_t i = 0; i < 8; i++)
        cr_assert_eq(got[i], i < room && from + i < count ? wanted[from + i] : 0x5a5a5a5au, "%s: another page", where);
    cr_assert_eq(baobei_view_legal(view, seat, from, NULL, room), count);
    f->lists++;
    f->actions += count;
}

/* Actions that are mostly wrong: the same reason. */
static void compare_reasons(const baobei_game *game, uint32_t seats, rng *r, const char *where, figures *f)
{
    for (uint32_t i = 0; i < 6; i++) {
        uint32_t seat;
        baobei_action action = misuse_action(r, game, &seat);
        baobei_status wanted = baobei_check(game, seat, action);
        baobei_view view;

        baobei_view_get(game, seat < seats ? viewer_at(seat) : BAOBEI_VIEWER_SPECTATOR, &view);
        cr_assert_eq(baobei_view_check(&view, seat, action), wanted, "%s, seat %u, action %08x: %s from the view, %s",
                     where, seat, action, baobei_status_name(baobei_view_check(&view, seat, action)),
                     baobei_status_name(wanted));
        f->reasons++;
        f->refused += wanted != BAOBEI_OK;
        f->statuses[(uint32_t)wanted % MISUSE_STATUSES]++;
    }
}

/* Each seat from its own view, and the host's seat; any viewer's view lists what those asked may do. */
static void compare(const baobei_game *game, uint32_t seats, rng *r, const char *where, figures *f)
{
    for (uint32_t v = viewer_from(0, seats); v < VIEWERS; v = viewer_from(v + 1, seats)) {
        uint32_t other = rng_below(r, seats);
        baobei_view view;
        baobei_decision host;

        baobei_view_get(game, viewer_at(v), &view);
        baobei_decision_get(game, BAOBEI_VIEWER_HOST, &host);
        if (v < seats)
            compare_lists(game, &view, v, r, where, f);
        compare_lists(game, &view, BAOBEI_NO_SEAT, r, where, f);
        if (v == VIEWER_HOST || (host.waiting >> other & 1)) /* who has passed is known to the host alone */
            compare_lists(game, &view, other, r, where, f);
    }
    compare_reasons(game, seats, r, where, f);
}

static void play(uint32_t rules, uint32_t seats, driver_kind kind, uint64_t seed, uint32_t steps, figures *f)
{
    rng chance;
    rng own;
    driver d;
    answer a;
    baobei_game *game;

    rng_seed(&chance, 3 * seed);
    rng_seed(&own, 3 * seed + 1);
    driver_init(&d, kind, 3 * seed + 2);
    game = make_game(rules, seats, &chance);
    for (uint32_t step = 0; step < steps && driver_answer(&d, game, &a); step++) {
        char where[120];

        snprintf(where, sizeof where, "%s, %u seats, %s, seed %llu, step %u", odd_rules_name(rules), seats,
                 driver_name(kind), (unsigned long long)seed, step);
        compare(game, seats, &own, where, f);
        cr_assert_eq(baobei_apply(game, a.seat, a.token, a.action), BAOBEI_OK);
        f->steps++;
    }
    baobei_game_free(game);
}

static void play_all(driver_kind kind, uint32_t steps)
{
    figures f = {0};
    uint64_t seed = 1000 * (uint64_t)kind;
    uint32_t reasons = 0;

    for (uint32_t rules = 0; rules < odd_rules_count(); rules++)
        for (uint32_t seats = 2; seats <= BAOBEI_MAX_SEATS; seats++)
            play(rules, seats, kind, seed++, steps, &f);
    for (uint32_t i = 0; i < MISUSE_STATUSES; i++)
        reasons += f.statuses[i] > 0;
    printf("view_legal, %s: %llu steps, %llu lists of %llu actions in all, %llu reasons (%llu refused, %u kinds)\n",
           driver_name(kind), (unsigned long long)f.steps, (unsigned long long)f.lists, (unsigned long long)f.actions,
           (unsigned long long)f.reasons, (unsigned long long)f.refused, reasons);
    fflush(stdout);
    cr_assert_gt(f.steps, 3000);
    cr_assert_geq(reasons, 12);
}

Test(view_legal, uniform)
{
    play_all(DRIVER_UNIFORM, 120);
}

Test(view_legal, calm)
{
    play_all(DRIVER_CALM, 120);
}

Test(view_legal, seer)
{
    play_all(DRIVER_SEER, 120);
}

Test(view_legal, thin)
{
    play_all(DRIVER_THIN, 120);
}

Test(view_legal, wreck)
{
    play_all(DRIVER_WRECK, 80);
}

/* ---- views that are no game's */

/* Bounded, without harm, and list and check agree whatever the view says. */
static void ask_anything(const baobei_view *view, rng *r)
{
    static baobei_action list[LAWFUL_MOST];
    uint32_t seat = rng_one_in(r, 5) ? BAOBEI_NO_SEAT : rng_below(r, 8);
    uint32_t count = baobei_view_legal(view, seat, 0, list, LAWFUL_MOST);
    baobei_action action = (uint32_t)rng_next(r);

    cr_assert_leq(count, LAWFUL_MOST, "%u legal actions", count);
    for (uint32_t i = 0; i < count && i < 8; i++) {
        uint32_t k = rng_below(r, count);

        cr_assert_eq(baobei_view_check(view, seat, list[k]), BAOBEI_OK, "seat %u, action %08x, decision %u", seat,
                     list[k], view->decision.kind);
        cr_assert(k == 0 || list[k - 1] < list[k], "seat %u: not in ascending order", seat);
    }
    if (baobei_view_check(view, seat, action) == BAOBEI_OK)
        cr_assert(lawful_has(list, count, action), "seat %u: action %08x is legal and not listed", seat, action);
}

static void spoil(baobei_view *view, rng *r, uint32_t bytes)
{
    uint8_t *byte = (uint8_t *)view;

    for (uint32_t i = 0; i < bytes; i++) {
        uint32_t at = rng_one_in(r, 2) ? rng_below(r, sizeof *view) : rng_below(r, 140); /* all but slots lies there */

        byte[at] = (uint8_t)(rng_one_in(r, 2) ? rng_next(r) : rng_below(r, 8));
    }
}

Test(view_legal, takes_no_harm_from_any_view)
{
    rng r;
    uint64_t asked = 0;

    rng_seed(&r, 3);
    for (uint32_t rules = 0; rules < odd_rules_count(); rules++) {
        driver d;
        answer a;
        rng chance = r;
        uint32_t seats = 2 + rules % 5;
        baobei_game *game = make_game(rules, seats, &chance);

        driver_init(&d, (driver_kind)(rules % DRIVER_KINDS), rules);
        for (uint32_t step = 0; step < 150 && driver_answer(&d, game, &a); step++) {
            for (uint32_t bytes = 1; bytes <= 64; bytes *= 2, asked++) {
                baobei_view view;

                baobei_view_get(game, viewer_at(rng_below(&r, seats)), &view);
                spoil(&view, &r, bytes);
                ask_anything(&view, &r);
            }
            cr_assert_eq(baobei_apply(game, a.seat, a.token, a.action), BAOBEI_OK);
        }
        baobei_game_free(game);
    }
    for (uint32_t i = 0; i < 50000; i++, asked++) {
        static baobei_view view;

        for (uint32_t k = 0; k < sizeof view; k++)
            ((uint8_t *)&view)[k] = (uint8_t)rng_next(&r);
        if (rng_one_in(&r, 2))
            for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++)
                view.slots[seat] = (uint8_t)rng_below(&r, 13);
        if (rng_one_in(&r, 2))
            view.seats = (uint8_t)(2 + rng_below(&r, 5));
        ask_anything(&view, &r);
    }
    printf("view_legal: %llu spoilt views asked\n", (unsigned long long)asked);
    fflush(stdout);
    cr_assert_eq(baobei_view_legal(NULL, 0, 0, NULL, 0), 0);
    cr_assert_eq(baobei_view_check(NULL, 0, 0), BAOBEI_BAD_ARGUMENT);
}
