/* A copy is the same match: it plays on alike, and what is the host's own stays its own. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "driver.h"
#include "match.h"
#include "misuse.h"
#include "odd_rules.h"
#include "walk.h"

enum { KEEP = 160, MOST_HEARD = 64 };

/* What an observer has heard. */
typedef struct ear {
    uint32_t count;
    baobei_viewer viewer[MOST_HEARD];
    baobei_event event[MOST_HEARD];
} ear;

static void hear(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    ear *e = ctx;

    if (e->count < MOST_HEARD) {
        e->viewer[e->count] = viewer;
        e->event[e->count] = *event;
    }
    e->count++;
}

/* All that can be asked of two games is the same. */
static void same_views(const baobei_game *a, const baobei_game *b)
{
    for (uint32_t viewer = BAOBEI_VIEWER_SEAT_0; viewer <= BAOBEI_VIEWER_HOST; viewer *= 2) {
        baobei_view one;
        baobei_view two;
        baobei_status status = baobei_view_get(a, (baobei_viewer)viewer, &one);

        cr_assert_eq(baobei_view_get(b, (baobei_viewer)viewer, &two), status);
        cr_assert(status != BAOBEI_OK || memcmp(&one, &two, sizeof one) == 0);
    }
}

static void same_events(const baobei_game *a, const baobei_game *b, uint32_t serial)
{
    static baobei_event one[KEEP];
    static baobei_event two[KEEP];

    for (uint32_t viewer = BAOBEI_VIEWER_SEAT_0; viewer <= BAOBEI_VIEWER_HOST; viewer *= 2) {
        uint32_t count[2];
        baobei_status status = baobei_events(a, (baobei_viewer)viewer, serial, one, KEEP, &count[0]);

        cr_assert_eq(baobei_events(b, (baobei_viewer)viewer, serial, two, KEEP, &count[1]), status);
        cr_assert_eq(count[0], count[1]);
        cr_assert_eq(memcmp(one, two, count[0] * sizeof *one), 0);
    }
}

/* Both go on by the same answers; the seed is part of the copy, so chance is the same, too. */
static void play_on(baobei_game *game, baobei_game *copy, uint64_t seed, uint32_t steps)
{
    driver d;
    answer a;

    driver_init(&d, (driver_kind)(seed % DRIVER_KINDS), seed);
    while (steps-- > 0 && driver_answer(&d, game, &a)) {
        baobei_decision now;

        cr_assert_eq(baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now), BAOBEI_OK);
        cr_assert_eq(baobei_apply(game, a.seat, a.token, a.action), BAOBEI_OK);
        cr_assert_eq(baobei_apply(copy, a.seat, a.token, a.action), BAOBEI_OK);
        same_views(game, copy);
        same_events(game, copy, now.serial);
    }
}

static void same_rules(const baobei_game *a, const baobei_game *b)
{
    for (uint32_t key = 1; key < 256; key++) {
        int32_t one = 0;
        int32_t two = 0;

        cr_assert_eq(baobei_rules_get(baobei_game_rules(a), (baobei_rule)key, &one),
                     baobei_rules_get(baobei_game_rules(b), (baobei_rule)key, &two));
        cr_assert_eq(one, two);
    }
    for (uint32_t species = 1; species <= BAOBEI_MAX_SPECIES; species++) {
        baobei_species one;
        baobei_species two;

        cr_assert_eq(baobei_rules_get_species(baobei_game_rules(a), species, &one), BAOBEI_OK);
        cr_assert_eq(baobei_rules_get_species(baobei_game_rules(b), species, &two), BAOBEI_OK);
        cr_assert_eq(memcmp(&one, &two, sizeof one), 0);
    }
}

/* A game of other rules and seats that is in the middle of something. */
static baobei_game *another(rng *r)
{
    baobei_game *game = match_game(rng_below(r, odd_rules_count()), 2 + rng_below(r, 5), KEEP, rng_next(r));
    driver d;

    cr_assert_not_null(game);
    driver_init(&d, DRIVER_CALM, rng_next(r));
    for (uint32_t steps = rng_below(r, 40); steps > 0; steps--) {
        answer a;

        if (driver_answer(&d, game, &a))
            cr_assert_eq(baobei_apply(game, a.seat, a.token, a.action), BAOBEI_OK);
    }
    return game;
}

/* The copy, a second one of it to compare with, and the original, which must not notice. */
static void stop_to_copy(baobei_game *game, rng *r, void *ctx)
{
    baobei_game *one = another(r);
    baobei_game *two = another(r);
    uint8_t *room = ctx;
    uint64_t seed = rng_next(r);

    memcpy(room, game, misuse_object_size(game));
    cr_assert_eq(baobei_game_copy(one, game), BAOBEI_OK);
    cr_assert_eq(baobei_game_copy(two, one), BAOBEI_OK);
    same_views(game, one);
    same_rules(game, one);
    play_on(one, two, seed, 12);
    cr_assert_eq(memcmp(room, game, misuse_object_size(game)), 0, "a copy has changed its original");
    baobei_game_free(one);
    baobei_game_free(two);
}

Test(copy, plays_on_alike)
{
    uint8_t *room = malloc(baobei_game_size(8));

    cr_assert_not_null(room);
    cr_assert(walk_everywhere(0, 1, 70, 23, 8, stop_to_copy, room));
    free(room);
}

/* Also the original plays on as its copy does. */
Test(copy, original_plays_on_alike)
{
    for (uint32_t rules = 0; rules < odd_rules_count(); rules++) {
        baobei_game *game = match_game(rules, 2 + rules % 5, KEEP, rules);
        baobei_game *copy = match_game(0, 2, KEEP, 99);

        cr_assert(game && copy);
        cr_assert_eq(baobei_game_copy(copy, game), BAOBEI_OK);
        play_on(game, copy, rules, 150);
        baobei_game_free(game);
        baobei_game_free(copy);
    }
}

static void stop_to_hear(baobei_game *game, rng *r, void *ctx)
{
    baobei_game *to = another(r);
    ear heard = {0};
    baobei_decision now;
    uint32_t count;
    uint32_t set = BAOBEI_VIEWER_SEAT_1 | BAOBEI_VIEWER_SPECTATOR | BAOBEI_VIEWER_HOST;

    (void)ctx;
    cr_assert_eq(baobei_observe(to, set, hear, &heard), BAOBEI_OK);
    cr_assert_eq(baobei_game_copy(to, game), BAOBEI_OK);
    cr_assert_eq(baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now), BAOBEI_OK);
    cr_assert_eq(heard.count, 3, "one reset event for each viewer of the set");
    for (uint32_t i = 0; i < 3; i++) {
        baobei_event reset = {.serial = now.serial, .kind = BAOBEI_EVENT_RESET, .by = BAOBEI_NO_SEAT};

        cr_assert_eq(memcmp(&heard.event[i], &reset, sizeof reset), 0);
        cr_assert(heard.viewer[i] & set && (i == 0 || heard.viewer[i] > heard.viewer[i - 1]));
    }
    cr_assert_eq(baobei_events(to, BAOBEI_VIEWER_HOST, now.serial, NULL, 0, &count), BAOBEI_OK);
    if (now.serial > 1)
        cr_assert_eq(baobei_events(to, BAOBEI_VIEWER_HOST, now.serial - 1, NULL, 0, &count), BAOBEI_GONE,
                     "kept events are dropped");
    cr_assert_eq(baobei_game_copy(to, to), BAOBEI_OK);
    cr_assert_eq(heard.count, 3, "a copy of itself is no news");
    baobei_game_free(to);
}

Test(copy, observer_is_told_to_start_again)
{
    cr_assert(walk_everywhere(0, 1, 60, 29, 4, stop_to_hear, NULL));
}

static int32_t zero(void *ctx, uint32_t n)
{
    uint32_t *asked = ctx;

    (void)n;
    ++*asked;
    return 0;
}

/* A hook of the host is shared by the copy until another source is chosen for it. */
Test(copy, shares_the_hook)
{
    baobei_game *game;
    baobei_game *copy;
    uint32_t asked[2] = {0, 0};

    cr_assert_eq(baobei_game_new(NULL, 2, 0, NULL, NULL, &game), BAOBEI_OK);
    cr_assert_eq(baobei_game_new(NULL, 6, 0, NULL, NULL, &copy), BAOBEI_OK);
    cr_assert_eq(baobei_game_chance(game, NULL, zero, &asked[0]), BAOBEI_OK);
    cr_assert_eq(baobei_game_copy(copy, game), BAOBEI_OK);
    cr_assert_eq(baobei_expire(copy, BAOBEI_NO_SEAT, 1), BAOBEI_OK);
    cr_assert_eq(asked[0], 66);
    cr_assert_eq(baobei_game_copy(copy, game), BAOBEI_OK);
    cr_assert_eq(baobei_game_chance(copy, NULL, zero, &asked[1]), BAOBEI_OK);
    cr_assert_eq(baobei_expire(copy, BAOBEI_NO_SEAT, 1), BAOBEI_OK);
    cr_assert_eq(asked[0], 66);
    cr_assert_eq(asked[1], 66);
    cr_assert_eq(baobei_expire(game, BAOBEI_NO_SEAT, 1), BAOBEI_OK);
    same_views(game, copy);
    baobei_game_free(game);
    baobei_game_free(copy);
}

/* The number of kept events is the target's own, also where it is none. */
Test(copy, keeps_its_own_ring)
{
    baobei_game *game = match_game(0, 3, 64, 5);
    baobei_game *copy = match_game(0, 4, 0, 6);
    baobei_decision now;
    uint32_t count;

    cr_assert(game && copy);
    cr_assert_eq(baobei_game_copy(copy, game), BAOBEI_OK);
    cr_assert_eq(baobei_expire(copy, BAOBEI_NO_SEAT, 1), BAOBEI_OK);
    cr_assert_eq(baobei_expire(game, BAOBEI_NO_SEAT, 1), BAOBEI_OK);
    same_views(game, copy);
    cr_assert_eq(baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now), BAOBEI_OK);
    cr_assert_gt(now.serial, 1);
    cr_assert_eq(baobei_events(game, BAOBEI_VIEWER_HOST, 1, NULL, 0, &count), BAOBEI_OK);
    cr_assert_eq(baobei_events(copy, BAOBEI_VIEWER_HOST, 1, NULL, 0, &count), BAOBEI_GONE);
    cr_assert_eq(baobei_events(copy, BAOBEI_VIEWER_HOST, now.serial, NULL, 0, &count), BAOBEI_OK);
    baobei_game_free(game);
    baobei_game_free(copy);
}
