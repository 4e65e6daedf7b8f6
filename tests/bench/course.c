#include "course.h"

#include <stdlib.h>

#include "stop.h"

enum { FIFTH = 5 };

baobei_game *course_game(const baobei_rules *rules, uint32_t seats, rng *chance)
{
    size_t size = baobei_game_size(0);
    void *memory = aligned_alloc(64, (size + 63) / 64 * 64);
    baobei_game *game = NULL;

    stop_unless(memory && baobei_game_place(rules, seats, 0, memory, size, &game) == BAOBEI_OK, "no game");
    stop_unless(baobei_game_chance(game, NULL, rng_chance, chance) == BAOBEI_OK, "no chance");
    return game;
}

static void *grown(void *items, uint32_t count, uint32_t *room, size_t size)
{
    if (count < *room)
        return items;
    *room = *room ? 2 * *room : 64;
    items = realloc(items, *room * size);
    stop_unless(items != NULL, "no memory");
    return items;
}

static void add_step(course *c, step s)
{
    c->steps = grown(c->steps, c->step_count, &c->step_room, sizeof *c->steps);
    c->steps[c->step_count++] = s;
}

static leg *add_leg(course *c, const baobei_game *start, const rng *chance)
{
    leg *l;

    c->legs = grown(c->legs, c->leg_count, &c->leg_room, sizeof *c->legs);
    l = &c->legs[c->leg_count++];
    *l = (leg){.from = c->step_count, .to = c->step_count, .chance = *chance};
    l->start = course_game(NULL, c->seats, NULL);
    baobei_game_copy(l->start, start);
    return l;
}

/* Legal actions ascend, so that the number of one is soon found. */
step course_step(const baobei_game *game, const answer *a)
{
    uint32_t from = 0;
    uint32_t to = baobei_legal(game, a->seat, 0, NULL, 0);

    while (from + 1 < to) {
        uint32_t middle = (from + to) / 2;
        baobei_action action = 0;

        baobei_legal(game, a->seat, middle, &action, 1);
        if (action <= a->action)
            from = middle;
        else
            to = middle;
    }
    return (step){from, a->seat};
}

void course_do(baobei_game *game, step s)
{
    baobei_decision now;
    baobei_action action = 0;

    baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now);
    stop_unless(s.number < baobei_legal(game, s.seat, 0, NULL, 0), "a course has lost its way");
    baobei_legal(game, s.seat, s.number, &action, 1);
    stop_unless(baobei_apply(game, s.seat, now.token, action) == BAOBEI_OK, "a move of a course is refused");
}

static void record_match(course *c, const baobei_rules *rules, driver *d)
{
    rng chance;
    baobei_game *game;
    answer a;
    leg *l;

    rng_seed(&chance, rng_next(&d->rng));
    game = course_game(rules, c->seats, &chance);
    l = add_leg(c, game, &chance);
    while (driver_answer(d, game, &a)) {
        add_step(c, course_step(game, &a));
        l->decisions += a.seat != BAOBEI_NO_SEAT;
        stop_unless(baobei_apply(game, a.seat, a.token, a.action) == BAOBEI_OK, "a driver's move is refused");
    }
    l->to = c->step_count;
    free(game);
}

void course_record(course *c, driver_kind kind, const baobei_rules *rules, uint32_t seats, uint32_t steps,
                   uint64_t seed)
{
    driver d;

    *c = (course){.seats = seats, .live = course_game(NULL, seats, NULL)};
    driver_init(&d, kind, seed);
    while (c->step_count < steps)
        record_match(c, rules, &d);
}

void course_watch(course *c, baobei_event_fn observer, void *ctx)
{
    uint32_t everybody = BAOBEI_VIEWER_SPECTATOR | BAOBEI_VIEWER_HOST;

    for (uint32_t seat = 0; seat < c->seats; seat++)
        everybody |= (uint32_t)BAOBEI_VIEWER_SEAT_0 << seat;
    baobei_observe(c->live, observer ? everybody : 0, observer, ctx);
}

void course_begin(course *c, const leg *l)
{
    baobei_game_copy(c->live, l->start);
    c->chance = l->chance;
    baobei_game_chance(c->live, NULL, rng_chance, &c->chance);
}

uint64_t course_play(course *c)
{
    uint64_t decisions = 0;

    for (uint32_t i = 0; i < c->leg_count; i++) {
        const leg *l = &c->legs[i];

        course_begin(c, l);
        for (uint32_t at = l->from; at < l->to; at++)
            course_do(c->live, c->steps[at]);
        decisions += l->decisions;
    }
    return decisions;
}

/* Takes over the steps of a match from one on, and its state there. */
static void cut_leg(course *to, course *from, const leg *whole, uint32_t first, uint32_t end)
{
    leg *l;

    course_begin(from, whole);
    for (uint32_t at = whole->from; at < first; at++)
        course_do(from->live, from->steps[at]);
    l = add_leg(to, from->live, &from->chance);
    for (uint32_t at = first; at < end; at++) {
        add_step(to, from->steps[at]);
        l->decisions += from->steps[at].seat != BAOBEI_NO_SEAT;
    }
    l->to = to->step_count;
}

/* Where the round of that number begins; past the last one, the end. */
static uint32_t round_start(const course *c, const leg *l, uint32_t round)
{
    uint32_t at = l->from;

    while (at < l->to && (c->steps[at].seat != BAOBEI_NO_SEAT || round-- > 0))
        at++;
    return at;
}

void course_cut(course *to, course *from, bool last)
{
    *to = (course){.seats = from->seats, .live = course_game(NULL, from->seats, NULL)};
    for (uint32_t i = 0; i < from->leg_count; i++) {
        const leg *l = &from->legs[i];
        uint32_t rounds = 0;
        uint32_t part;

        for (uint32_t at = l->from; at < l->to; at++)
            rounds += from->steps[at].seat == BAOBEI_NO_SEAT;
        part = rounds / FIFTH;
        if (part > 0)
            cut_leg(to, from, l, last ? round_start(from, l, rounds - part) : l->from,
                    last ? l->to : round_start(from, l, part));
    }
    stop_unless(to->leg_count > 0, "no match has five rounds");
}

void course_free(course *c)
{
    for (uint32_t i = 0; i < c->leg_count; i++)
        free(c->legs[i].start);
    free(c->live);
    free(c->legs);
    free(c->steps);
    *c = (course){0};
}
