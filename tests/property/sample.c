/* A sample is a game that its viewer cannot tell from the real one, made from what it knows alone, and it plays on. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "api/game_object.h"
#include "driver.h"
#include "lawful.h"
#include "odd_rules.h"
#include "view/redact.h"
#include "viewers.h"

typedef struct figures {
    uint64_t steps, samples, hidden, other, resets, played, over;
} figures;

/* Chance of a host, which counts how often it is asked. */
typedef struct host {
    rng rng;
    uint64_t asked;
} host;

static int32_t ask_host(void *ctx, uint32_t n)
{
    host *h = ctx;

    h->asked++;
    return rng_chance(&h->rng, n);
}

typedef struct scene {
    baobei_game *game, *sample, *again, *copy;
    uint32_t seats;
    driver driver;
    host host;
    rng own;
    char where[120];
    figures *f;
} scene;

static baobei_game *make_game(uint32_t rules, uint32_t seats, uint32_t keep)
{
    baobei_rules *set = odd_rules_new(rules, seats);
    baobei_game *game = NULL;

    cr_assert_eq(baobei_game_new(set, seats, keep, NULL, NULL, &game), BAOBEI_OK);
    baobei_rules_free(set);
    return game;
}

/* The samples go into games of other rules and seats, which other samples have been in before. */
static void open_scene(scene *s, uint32_t rules, uint32_t seats, driver_kind kind, uint64_t seed, figures *f)
{
    memset(s, 0, sizeof *s);
    s->f = f;
    s->seats = seats;
    s->game = make_game(rules, seats, 16);
    s->sample = make_game((rules + 3) % odd_rules_count(), 2 + (uint32_t)seed % 5, 0);
    s->again = make_game((rules + 7) % odd_rules_count(), 2 + (uint32_t)(seed / 5) % 5, 7);
    s->copy = make_game(0, 2, 0);
    rng_seed(&s->host.rng, 3 * seed);
    rng_seed(&s->own, 3 * seed + 1);
    driver_init(&s->driver, kind, 3 * seed + 2);
    cr_assert_eq(baobei_game_chance(s->game, NULL, ask_host, &s->host), BAOBEI_OK);
}

static void close_scene(scene *s)
{
    baobei_game_free(s->game);
    baobei_game_free(s->sample);
    baobei_game_free(s->again);
    baobei_game_free(s->copy);
}

static void make_seed(scene *s, uint8_t seed[BAOBEI_SEED_SIZE])
{
    for (uint32_t i = 0; i < BAOBEI_SEED_SIZE; i++)
        seed[i] = (uint8_t)rng_next(&s->own);
}

/* ---- what the viewer knows is the same */

static void compare_known(const scene *s, uint32_t viewer)
{
    static baobei_action list[2][LAWFUL_MOST];
    baobei_view view[2];
    baobei_recall recall[2];
    baobei_decision now[2];
    uint32_t seat = viewer < s->seats ? viewer : BAOBEI_NO_SEAT;
    uint32_t count[2];

    for (uint32_t i = 0; i < 2; i++) {
        const baobei_game *game = i ? s->sample : s->game;

        cr_assert_eq(baobei_view_get(game, viewer_at(viewer), &view[i]), BAOBEI_OK);
        cr_assert_eq(baobei_recall_get(game, viewer_at(viewer), &recall[i]), BAOBEI_OK);
        cr_assert_eq(baobei_decision_get(game, viewer_at(viewer), &now[i]), BAOBEI_OK);
        count[i] = baobei_legal(game, seat, 0, list[i], LAWFUL_MOST);
    }
    cr_assert_arr_eq(&view[0], &view[1], sizeof *view, "%s, viewer %u: another view", s->where, viewer);
    cr_assert_arr_eq(&recall[0], &recall[1], sizeof *recall, "%s, viewer %u: another recall", s->where, viewer);
    cr_assert_arr_eq(&now[0], &now[1], sizeof *now, "%s, viewer %u: another decision", s->where, viewer);
    cr_assert_eq(count[0], count[1], "%s, viewer %u: not so many legal actions", s->where, viewer);
    cr_assert(memcmp(list[0], list[1], count[0] * sizeof **list) == 0, "%s: other legal actions", s->where);
}

/* Who has seen what, and where it comes from, are public facts. */
static void compare_others(const scene *s, uint32_t viewer)
{
    for (uint32_t v = viewer_from(0, s->seats); v < VIEWERS; v = viewer_from(v + 1, s->seats)) {
        baobei_recall real;
        baobei_recall sampled;

        baobei_recall_get(s->game, viewer_at(v), &real);
        baobei_recall_get(s->sample, viewer_at(v), &sampled);
        cr_assert_arr_eq(real.seen, sampled.seen, sizeof real.seen,
                         "%s, sample of %u: what %u has seen is not the same", s->where, viewer, v);
        cr_assert_arr_eq(real.origin, sampled.origin, sizeof real.origin, "%s, sample of %u: origins differ", s->where,
                         viewer);
        cr_assert_eq(real.pile, sampled.pile);
        for (uint32_t i = 0; i < sizeof real.face; i++) {
            uint8_t a = ((const uint8_t *)real.face)[i];
            uint8_t b = ((const uint8_t *)sampled.face)[i];

            cr_assert(a == b || (a != 0 && b != 0 && a != BAOBEI_HIDDEN && b != BAOBEI_HIDDEN),
                      "%s, sample of %u: %u knows other cards", s->where, viewer, v);
        }
    }
}

static void compare_states(const baobei_game *a, const baobei_game *b, bool same, const char *where, const char *what)
{
    cr_assert_eq(memcmp(&a->state, &b->state, sizeof a->state) == 0, same, "%s: %s", where, what);
}

static void check_sample(scene *s, uint32_t viewer)
{
    uint8_t seed[BAOBEI_SEED_SIZE];
    uint64_t number = rng_next(&s->own);
    bbi_state before = s->game->state;
    baobei_view world[2];

    make_seed(s, seed);
    cr_assert_eq(baobei_sample(s->sample, s->game, viewer_at(viewer), seed, number), BAOBEI_OK);
    cr_assert(memcmp(&before, &s->game->state, sizeof before) == 0, "%s: the game has changed", s->where);
    cr_assert(bbi_state_valid(&s->sample->state), "%s, viewer %u: a sample does not hang together", s->where, viewer);
    compare_known(s, viewer);
    compare_others(s, viewer);
    cr_assert_eq(baobei_sample(s->again, s->game, viewer_at(viewer), seed, number), BAOBEI_OK);
    compare_states(s->sample, s->again, true, s->where, "the same seed and number give another world");
    cr_assert_eq(baobei_sample(s->again, s->sample, viewer_at(viewer), seed, number), BAOBEI_OK);
    compare_states(s->sample, s->again, true, s->where, "a sample of the sample is another world");
    cr_assert_eq(baobei_game_copy(s->copy, s->game), BAOBEI_OK);
    cr_assert_eq(baobei_sample(s->copy, s->copy, viewer_at(viewer), seed, number), BAOBEI_OK);
    compare_states(s->sample, s->copy, true, s->where, "sampled into itself it is another world");
    cr_assert_eq(baobei_sample(s->again, s->game, viewer_at(viewer), seed, number + 1), BAOBEI_OK);
    compare_states(s->sample, s->again, false, s->where, "another number gives the same world and stream");
    baobei_view_get(s->game, BAOBEI_VIEWER_HOST, &world[0]);
    baobei_view_get(s->sample, BAOBEI_VIEWER_HOST, &world[1]);
    s->f->samples++;
    s->f->hidden += s->game->state.round > 0 && !s->game->state.open;
    s->f->other += memcmp(&world[0], &world[1], sizeof *world) != 0;
}

/* The host sees all, so that no card of its sample is another one. */
static void check_host(const scene *s)
{
    const bbi_state *a = &s->game->state;
    const bbi_state *b = &s->sample->state;

    for (uint32_t i = BAOBEI_MAX_CARDS - (uint32_t)a->draw; i < BAOBEI_MAX_CARDS; i++)
        cr_assert_eq(a->face[a->pile[i]], b->face[b->pile[i]], "%s: the host's draw pile has changed", s->where);
    for (uint32_t i = 0; i < (uint32_t)a->discard + a->under; i++)
        cr_assert_eq(a->face[a->pile[i]], b->face[b->pile[i]], "%s: the host's discards have changed", s->where);
}

static void play(uint32_t rules, uint32_t seats, driver_kind kind, uint64_t seed, uint32_t steps, figures *f)
{
    static scene s;
    answer a;

    open_scene(&s, rules, seats, kind, seed, f);
    for (uint32_t step = 0; step < steps; step++) {
        uint64_t asked = s.host.asked;

        snprintf(s.where, sizeof s.where, "%s, %u seats, %s, seed %llu, step %u", odd_rules_name(rules), seats,
                 driver_name(kind), (unsigned long long)seed, step);
        for (uint32_t v = viewer_from(0, seats); v < VIEWERS; v = viewer_from(v + 1, seats))
            if (step % 3 == v % 3)
                check_sample(&s, v);
        if (step % 3 == VIEWER_HOST % 3)
            check_host(&s); /* that of the host was the last one */
        cr_assert_eq(s.host.asked, asked, "%s: a sample has asked the host for chance", s.where);
        f->steps++;
        if (!driver_answer(&s.driver, s.game, &a))
            break;
        cr_assert_eq(baobei_apply(s.game, a.seat, a.token, a.action), BAOBEI_OK);
    }
    close_scene(&s);
}

Test(sample, cannot_be_told_from_the_game)
{
    figures f = {0};
    uint64_t seed = 1;

    for (uint32_t rules = 0; rules < odd_rules_count(); rules++)
        for (uint32_t seats = 2; seats <= BAOBEI_MAX_SEATS; seats++)
            for (uint32_t kind = 0; kind < DRIVER_KINDS; kind++)
                play(rules, seats, (driver_kind)kind, seed++, 40, &f);
    play(odd_rules_named("shoebills"), 4, DRIVER_CALM, 7, 1500, &f);
    play(odd_rules_named("hungry"), 3, DRIVER_CALM, 8, 1500, &f);
    play(odd_rules_named("hungry-free"), 6, DRIVER_WRECK, 9, 1500, &f);
    play(odd_rules_named("tie"), 5, DRIVER_UNIFORM, 10, 1500, &f);
    printf("sample: %llu samples at %llu steps; of %llu in the middle of a round %llu had other cards\n",
           (unsigned long long)f.samples, (unsigned long long)f.steps, (unsigned long long)f.hidden,
           (unsigned long long)f.other);
    fflush(stdout);
    cr_assert_gt(f.samples, 20000);
    cr_assert_gt(f.other, f.hidden / 2);
}

/* ---- it plays on */

static void check_reset(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    figures *f = ctx;

    (void)viewer;
    f->resets += event->kind == BAOBEI_EVENT_RESET;
}

/* Two samples that are the same world, played on alike, stay the same; nobody asks the host. */
static void play_on(scene *s, uint32_t viewer, driver_kind kind, uint32_t bound)
{
    uint64_t asked = s->host.asked;
    uint8_t seed[BAOBEI_SEED_SIZE];
    driver d;
    answer a;

    make_seed(s, seed);
    driver_init(&d, kind, rng_next(&s->own));
    cr_assert_eq(baobei_sample(s->sample, s->game, viewer_at(viewer), seed, 3), BAOBEI_OK);
    cr_assert_eq(baobei_sample(s->again, s->game, viewer_at(viewer), seed, 3), BAOBEI_OK);
    for (uint32_t i = 0; i < bound && driver_answer(&d, s->sample, &a); i++) {
        cr_assert_eq(baobei_apply(s->sample, a.seat, a.token, a.action), BAOBEI_OK);
        cr_assert_eq(baobei_apply(s->again, a.seat, a.token, a.action), BAOBEI_OK);
        cr_assert(bbi_state_valid(&s->sample->state), "%s, sample of %u: broken %u steps later", s->where, viewer, i);
        s->f->played++;
    }
    compare_states(s->sample, s->again, true, s->where, "the same sample played on alike is not the same");
    s->f->over += s->sample->state.winner != BAOBEI_NO_SEAT;
    cr_assert_eq(s->host.asked, asked, "%s: a sample that plays on has asked the host for chance", s->where);
}

Test(sample, plays_on_to_the_end)
{
    figures f = {0};

    for (uint32_t rules = 0; rules < odd_rules_count(); rules++)
        for (uint32_t seats = 2; seats <= BAOBEI_MAX_SEATS; seats++) {
            static scene s;
            driver_kind kind = (driver_kind)((rules + seats) % DRIVER_KINDS);
            answer a;

            open_scene(&s, rules, seats, kind, 100 * rules + seats, &f);
            for (uint32_t step = 0; step < 60 && driver_answer(&s.driver, s.game, &a); step++) {
                snprintf(s.where, sizeof s.where, "%s, %u seats, %s, step %u", odd_rules_name(rules), seats,
                         driver_name(kind), step);
                if (rng_one_in(&s.own, 10)) {
                    uint32_t viewer = rng_below(&s.own, VIEWERS);

                    play_on(&s, viewer_exists(viewer, seats) ? viewer : VIEWER_SPECTATOR,
                            rng_one_in(&s.own, 2) ? DRIVER_UNIFORM : kind, 1200);
                }
                cr_assert_eq(baobei_apply(s.game, a.seat, a.token, a.action), BAOBEI_OK);
            }
            close_scene(&s);
        }
    printf("sample: %llu steps played on from samples, %llu matches to their end\n", (unsigned long long)f.played,
           (unsigned long long)f.over);
    fflush(stdout);
    cr_assert_gt(f.over, 200);
}

/* ---- who is told */

typedef struct follower {
    baobei_view view[VIEWERS];
    const baobei_game *game;
    uint32_t resets[VIEWERS];
    uint64_t events;
} follower;

/* A reset is answered with the view, as its documentation says; inside the observer that is allowed. */
static void follow(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    follower *f = ctx;
    uint32_t number = viewer_number(viewer);
    baobei_view *view = &f->view[number];

    if (event->kind != BAOBEI_EVENT_RESET) {
        f->events++;
        cr_assert_eq(baobei_view_fold(view, event), BAOBEI_OK);
        return;
    }
    f->resets[number]++;
    cr_assert_eq(baobei_view_fold(view, event), BAOBEI_GONE);
    cr_assert_eq(baobei_view_get(f->game, viewer, view), BAOBEI_OK);
    cr_assert_eq(view->decision.serial, event->serial);
}

Test(sample, tells_observers_once_to_start_again)
{
    static scene s;
    static follower f;
    figures none = {0};
    uint8_t seed[BAOBEI_SEED_SIZE] = {1};
    baobei_event event;
    baobei_decision now;
    uint32_t count;
    answer a;

    open_scene(&s, odd_rules_named("shoebills"), 4, DRIVER_CALM, 5, &none);
    for (uint32_t i = 0; i < 40 && driver_answer(&s.driver, s.game, &a); i++)
        cr_assert_eq(baobei_apply(s.game, a.seat, a.token, a.action), BAOBEI_OK);
    baobei_game_free(s.sample);
    s.sample = make_game(0, 4, 200);
    f.game = s.sample;
    cr_assert_eq(baobei_game_chance(s.sample, seed, NULL, NULL), BAOBEI_OK);
    for (uint32_t i = 0; i < 60 && driver_answer(&s.driver, s.sample, &a); i++) /* it has kept events of its own */
        cr_assert_eq(baobei_apply(s.sample, a.seat, a.token, a.action), BAOBEI_OK);
    cr_assert_eq(baobei_observe(s.sample, viewer_set(4), follow, &f), BAOBEI_OK);
    cr_assert_eq(baobei_sample(s.sample, s.game, BAOBEI_VIEWER_SEAT_2, seed, 1), BAOBEI_OK);
    for (uint32_t v = 0; v < VIEWERS; v++)
        cr_assert_eq(f.resets[v], viewer_exists(v, 4));
    cr_assert_eq(f.events, 0);
    baobei_decision_get(s.sample, BAOBEI_VIEWER_SPECTATOR, &now);
    cr_assert_eq(baobei_events(s.sample, BAOBEI_VIEWER_SPECTATOR, now.serial, &event, 1, &count), BAOBEI_OK);
    cr_assert_eq(count, 0);
    cr_assert_eq(baobei_events(s.sample, BAOBEI_VIEWER_SPECTATOR, now.serial - 1, &event, 1, &count), BAOBEI_GONE);
    for (uint32_t i = 0; i < 100 && driver_answer(&s.driver, s.sample, &a); i++)
        cr_assert_eq(baobei_apply(s.sample, a.seat, a.token, a.action), BAOBEI_OK);
    for (uint32_t v = viewer_from(0, 4); v < VIEWERS; v = viewer_from(v + 1, 4)) {
        baobei_view view;

        baobei_view_get(s.sample, viewer_at(v), &view);
        cr_assert_arr_eq(&view, &f.view[v], sizeof view, "viewer %u does not follow the sample", v);
        cr_assert_eq(f.resets[v], 1);
    }
    close_scene(&s);
}

/* The real game's observers hear nothing of it. */
Test(sample, is_silent_where_it_comes_from)
{
    static scene s;
    figures f = {0};
    uint8_t seed[BAOBEI_SEED_SIZE] = {2};
    answer a;

    open_scene(&s, 0, 3, DRIVER_SEER, 6, &f);
    for (uint32_t i = 0; i < 30 && driver_answer(&s.driver, s.game, &a); i++)
        cr_assert_eq(baobei_apply(s.game, a.seat, a.token, a.action), BAOBEI_OK);
    cr_assert_eq(baobei_observe(s.game, viewer_set(3), check_reset, &f), BAOBEI_OK);
    cr_assert_eq(baobei_sample(s.sample, s.game, BAOBEI_VIEWER_SEAT_0, seed, 1), BAOBEI_OK);
    cr_assert_eq(f.resets, 0);
    cr_assert_eq(baobei_sample(s.game, s.game, BAOBEI_VIEWER_SEAT_0, seed, 1), BAOBEI_OK);
    cr_assert_eq(f.resets, 5);
    close_scene(&s);
}

Test(sample, wants_one_viewer_of_the_game)
{
    static scene s;
    figures f = {0};
    uint8_t seed[BAOBEI_SEED_SIZE] = {0};
    baobei_recall recall;
    bbi_state before;

    open_scene(&s, 0, 3, DRIVER_SEER, 6, &f);
    before = s.sample->state;
    for (uint32_t value = 0; value <= 4096; value++) {
        uint32_t number = viewer_number((baobei_viewer)value);
        bool good = number < VIEWERS && viewer_exists(number, 3);

        if (good)
            continue;
        cr_assert_eq(baobei_sample(s.sample, s.game, (baobei_viewer)value, seed, 0), BAOBEI_BAD_VIEWER);
        cr_assert_eq(baobei_recall_get(s.game, (baobei_viewer)value, &recall), BAOBEI_BAD_VIEWER);
    }
    cr_assert_eq(baobei_sample(NULL, s.game, BAOBEI_VIEWER_SEAT_0, seed, 0), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_sample(s.sample, NULL, BAOBEI_VIEWER_SEAT_0, seed, 0), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_sample(s.sample, s.game, BAOBEI_VIEWER_SEAT_0, NULL, 0), BAOBEI_BAD_ARGUMENT);
    cr_assert(memcmp(&before, &s.sample->state, sizeof before) == 0);
    close_scene(&s);
}
