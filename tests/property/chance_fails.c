/*
 * Chance that fails at every ask of every move: the right status, not a byte changed, and the move can be
 * repeated. A twin that never failed tells what must come of it.
 */
#include <criterion/criterion.h>
#include <criterion/parameterized.h>
#include <stdlib.h>
#include <string.h>

#include "api/game_object.h"
#include "collect.h"
#include "driver.h"
#include "match.h"
#include "misuse.h"
#include "odd_rules.h"
#include "source.h"

/* Where chance was met. */
typedef enum occasion { DEALS, DRAWS, PENALTIES, TOCOS, SHOEBILLS, BETWEEN_CARDS, WINDOWS } occasion;

enum { OCCASIONS = WINDOWS + 1, KEEP = 32 };

typedef struct scene {
    baobei_game *game, *twin;
    source source, twin_source;
    driver driver;
    uint8_t *room;
    baobei_view before; /* the host's, while a move is under way */
    uint32_t peeks;
    uint32_t met[OCCASIONS];
} scene;

/* From inside the source: const calls see the state before the move, changing ones are refused. */
static void peek(void *ctx, uint32_t n)
{
    scene *s = ctx;
    baobei_view view;
    baobei_decision now;
    const uint8_t seed[BAOBEI_SEED_SIZE] = {1};
    uint32_t count;

    s->peeks++;
    cr_assert(n > 1 && n <= BAOBEI_MAX_CARDS);
    cr_assert_eq(baobei_view_get(s->game, BAOBEI_VIEWER_HOST, &view), BAOBEI_OK);
    cr_assert_eq(memcmp(&view, &s->before, sizeof view), 0, "the source sees a half-done move");
    cr_assert_eq(baobei_decision_get(s->game, BAOBEI_VIEWER_SPECTATOR, &now), BAOBEI_OK);
    cr_assert_eq(baobei_events(s->game, BAOBEI_VIEWER_HOST, now.serial, NULL, 0, &count), BAOBEI_OK);
    cr_assert_eq(baobei_events(s->game, BAOBEI_VIEWER_HOST, now.serial + 1, NULL, 0, &count), BAOBEI_BAD_SERIAL);
    cr_assert_eq(baobei_apply(s->game, 0, now.token, baobei_action_make(BAOBEI_ACTION_DRAW, 0, 0, 0, 0, 0)),
                 BAOBEI_BAD_BUSY);
    cr_assert_eq(baobei_expire(s->game, 0, now.token), BAOBEI_BAD_BUSY);
    cr_assert_eq(baobei_apply_claims(s->game, now.token, 0, NULL, NULL, NULL, NULL), BAOBEI_BAD_BUSY);
    cr_assert_eq(baobei_observe(s->game, 0, NULL, NULL), BAOBEI_BAD_BUSY);
    cr_assert_eq(baobei_game_chance(s->game, seed, NULL, NULL), BAOBEI_BAD_BUSY);
    cr_assert_eq(baobei_game_copy(s->game, s->twin), BAOBEI_BAD_BUSY);
}

/* The move that is tried: one action, or a collected window. */
typedef struct attempt {
    answer answer;
    collection window;
    bool together;
} attempt;

static baobei_status try(baobei_game *game, const attempt *a, int32_t *results)
{
    if (a->together)
        return collection_apply(game, a->answer.token, &a->window, results);
    return baobei_apply(game, a->answer.seat, a->answer.token, a->answer.action);
}

static void count_occasion(scene *s, const attempt *a)
{
    baobei_parts p;

    if (a->together) {
        s->met[WINDOWS]++;
        return;
    }
    cr_assert_eq(baobei_action_read(a->answer.action, &p), BAOBEI_OK);
    s->met[DEALS] += p.kind == BAOBEI_ACTION_DEAL;
    s->met[DRAWS] += p.kind == BAOBEI_ACTION_DRAW;
    s->met[PENALTIES] += p.kind == BAOBEI_ACTION_PLUCK || p.kind == BAOBEI_ACTION_DOUBLE;
    s->met[TOCOS] += p.kind == BAOBEI_ACTION_ADD;
    s->met[SHOEBILLS] += p.kind == BAOBEI_ACTION_DISCARD || p.kind == BAOBEI_ACTION_PASS ||
                         p.kind == BAOBEI_ACTION_GIVE || p.kind == BAOBEI_ACTION_REPLACE_BOTH;
    s->met[BETWEEN_CARDS] += p.kind != BAOBEI_ACTION_DEAL && s->before.draw > 0;
}

/* Every n-th ask goes wrong in one of the ways; nothing may have changed. */
static void fail_everywhere(scene *s, const attempt *a, uint32_t asks)
{
    int32_t results[BAOBEI_MAX_CLAIMS];
    size_t size = misuse_object_size(s->game);
    source clean = s->source;

    for (uint32_t n = 0; n < asks; n++)
        for (uint32_t i = 0; i < SOURCE_FAULTS; i++) {
            if (asks > 12 && (n + i) % 5 != 0)
                continue;
            s->source.asked = 0;
            s->source.fail_at = n;
            s->source.fault = (source_fault)i;
            memset(results, 0x77, sizeof results);
            memcpy(s->room, s->game, size);
            cr_assert_eq(try(s->game, a, results), source_status((source_fault)i));
            cr_assert_eq(memcmp(s->room, s->game, size), 0, "a failed move has changed the game");
            cr_assert_eq(s->source.asked, n + 1, "a source is asked no more once it has failed");
            for (uint32_t k = 0; k < BAOBEI_MAX_CLAIMS; k++)
                cr_assert_eq(results[k], 0x77777777, "a failed window has written a result");
            s->source = clean;
        }
}

static void same_game(const scene *s)
{
    baobei_view view;
    baobei_view twin;
    baobei_event events[2][KEEP];
    uint32_t count[2];

    cr_assert_eq(baobei_view_get(s->game, BAOBEI_VIEWER_HOST, &view), BAOBEI_OK);
    cr_assert_eq(baobei_view_get(s->twin, BAOBEI_VIEWER_HOST, &twin), BAOBEI_OK);
    cr_assert_eq(memcmp(&view, &twin, sizeof view), 0, "the move came out otherwise after a failure");
    cr_assert_eq(memcmp(&s->game->state, &s->twin->state, sizeof s->game->state), 0);
    if (view.decision.serial - s->before.decision.serial > KEEP)
        return;
    cr_assert_eq(baobei_events(s->game, BAOBEI_VIEWER_HOST, s->before.decision.serial, events[0], KEEP, &count[0]),
                 BAOBEI_OK);
    cr_assert_eq(baobei_events(s->twin, BAOBEI_VIEWER_HOST, s->before.decision.serial, events[1], KEEP, &count[1]),
                 BAOBEI_OK);
    cr_assert_eq(count[0], count[1]);
    cr_assert_eq(memcmp(events[0], events[1], count[0] * sizeof *events[0]), 0);
}

/* The twin plays it first and tells how often chance is asked; then the game, with and without faults. */
static void play(scene *s, const attempt *a)
{
    int32_t results[2][BAOBEI_MAX_CLAIMS];
    baobei_status status;
    uint32_t asks;

    cr_assert_eq(baobei_view_get(s->game, BAOBEI_VIEWER_HOST, &s->before), BAOBEI_OK);
    cr_assert_eq(baobei_game_copy(s->twin, s->game), BAOBEI_OK);
    s->twin_source = s->source;
    s->twin_source.peek = NULL;
    s->twin_source.asked = 0;
    cr_assert_eq(source_give(&s->twin_source, s->twin), BAOBEI_OK);
    status = try(s->twin, a, results[0]);
    asks = s->twin_source.asked;
    cr_assert_eq(status, BAOBEI_OK);
    if (asks) {
        count_occasion(s, a);
        fail_everywhere(s, a, asks);
    }
    s->source.asked = 0;
    cr_assert_eq(try(s->game, a, results[1]), BAOBEI_OK);
    cr_assert_eq(s->source.asked, asks);
    if (a->together)
        cr_assert_eq(memcmp(results[0], results[1], a->window.count * sizeof *results[0]), 0);
    same_game(s);
}

static bool choose(scene *s, attempt *out)
{
    baobei_decision now;

    cr_assert_eq(baobei_decision_get(s->game, BAOBEI_VIEWER_HOST, &now), BAOBEI_OK);
    out->together = now.kind == BAOBEI_DECISION_CLAIM && rng_one_in(&s->driver.rng, 3);
    if (!out->together)
        return driver_answer(&s->driver, s->game, &out->answer);
    out->answer.token = now.token;
    collect_anything(&s->driver, s->game, &now, &out->window);
    return true;
}

static void play_match(scene *s, uint32_t rules, uint32_t seats, uint64_t seed, uint32_t steps)
{
    s->game = match_game(rules, seats, KEEP, seed);
    s->twin = match_game(0, 2, KEEP, seed);
    cr_assert(s->game && s->twin);
    s->room = malloc(misuse_object_size(s->game));
    cr_assert_not_null(s->room);
    source_init(&s->source, seed);
    s->source.peek = peek;
    s->source.ctx = s;
    cr_assert_eq(source_give(&s->source, s->game), BAOBEI_OK);
    driver_init(&s->driver, (driver_kind)(seed % DRIVER_KINDS), seed);
    for (uint32_t step = 0; step < steps; step++) {
        attempt a;

        if (!choose(s, &a))
            break;
        play(s, &a);
    }
    free(s->room);
    baobei_game_free(s->game);
    baobei_game_free(s->twin);
}

Test(chance_fails, at_every_ask)
{
    static const char *const rules[] = {"hungry", "hungry-free", "tiny", "few-shoebills", "few-tocos",
                                        "starved", "final-fifth", "race", "default"};
    static scene s;

    for (uint32_t i = 0; i < sizeof rules / sizeof *rules; i++)
        for (uint64_t seed = 1; seed <= 10; seed++)
            play_match(&s, odd_rules_named(rules[i]), 2 + (uint32_t)(seed + i) % 5, seed, 250);
    for (uint32_t i = 0; i < OCCASIONS; i++)
        cr_assert_gt(s.met[i], 20, "chance was met on occasion %u only %u times", i, s.met[i]);
    cr_assert_gt(s.peeks, 10000);
}

/* Nothing is dealt, and nothing is changed, while no source has been chosen. */
Test(chance_fails, without_a_source)
{
    baobei_game *game;
    baobei_game *copy;
    uint8_t *room = malloc(baobei_game_size(0));

    cr_assert_not_null(room);
    cr_assert_eq(baobei_game_new(NULL, 3, 0, NULL, NULL, &game), BAOBEI_OK);
    memcpy(room, game, baobei_game_size(0));
    cr_assert_eq(baobei_apply(game, BAOBEI_NO_SEAT, 1, baobei_action_make(BAOBEI_ACTION_DEAL, 0, 0, 0, 0, 0)),
                 BAOBEI_FAILED_NO_CHANCE);
    cr_assert_eq(baobei_expire(game, BAOBEI_NO_SEAT, 1), BAOBEI_FAILED_NO_CHANCE);
    cr_assert_eq(memcmp(room, game, baobei_game_size(0)), 0);
    cr_assert_eq(baobei_game_new(NULL, 3, 0, NULL, NULL, &copy), BAOBEI_OK);
    cr_assert_eq(baobei_game_copy(copy, game), BAOBEI_OK);
    cr_assert_eq(baobei_expire(copy, BAOBEI_NO_SEAT, 1), BAOBEI_FAILED_NO_CHANCE, "a copy has no source either");
    baobei_game_free(copy);
    baobei_game_free(game);
    free(room);
}

typedef struct numbers {
    uint32_t asked[BAOBEI_MAX_CARDS + 4];
    uint32_t count;
} numbers;

static int32_t note_down(void *ctx, uint32_t n)
{
    numbers *list = ctx;

    list->asked[list->count++] = n;
    return 0;
}

/* docs/randomness.md: the deck of 66 is shuffled from the front, then the first seat is drawn. */
Test(chance_fails, what_a_deal_asks)
{
    for (uint32_t seats = 2; seats <= BAOBEI_MAX_SEATS; seats++) {
        baobei_game *game;
        numbers list = {{0}, 0};

        cr_assert_eq(baobei_game_new(NULL, seats, 0, NULL, NULL, &game), BAOBEI_OK);
        cr_assert_eq(baobei_game_chance(game, NULL, note_down, &list), BAOBEI_OK);
        cr_assert_eq(baobei_expire(game, BAOBEI_NO_SEAT, 1), BAOBEI_OK);
        cr_assert_eq(list.count, 66);
        for (uint32_t i = 0; i < 65; i++)
            cr_assert_eq(list.asked[i], 66 - i);
        cr_assert_eq(list.asked[65], seats);
        baobei_game_free(game);
    }
}
