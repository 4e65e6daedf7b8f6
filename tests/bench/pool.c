#include "pool.h"

#include <stdlib.h>

#include "course.h"
#include "stop.h"

/* Decisions between two states that are kept, at most; about a third of a round. */
static uint32_t longest_gap(driver_kind kind)
{
    return kind == DRIVER_UNIFORM ? 11 : 199;
}

static void keep(baobei_game **at, const baobei_game *game, uint32_t seats)
{
    *at = course_game(NULL, seats, NULL);
    baobei_game_copy(*at, game);
}

static void collect(pool *p, driver_kind kind, uint32_t seats, uint64_t seed)
{
    uint32_t games = 0;
    uint32_t deals = 0;
    uint32_t gap = 1;
    driver d;
    baobei_game *game;

    driver_init(&d, kind, seed);
    rng_seed(&p->chance, ~seed);
    game = course_game(NULL, seats, &p->chance);
    while (games < POOL_GAMES || deals < POOL_GAMES) {
        answer a;

        if (!driver_answer(&d, game, &a)) {
            free(game);
            game = course_game(NULL, seats, &p->chance);
            continue;
        }
        if (a.seat == BAOBEI_NO_SEAT) {
            if (deals < POOL_GAMES)
                keep(&p->deals[deals++], game, seats);
        } else if (--gap == 0) {
            if (games < POOL_GAMES)
                keep(&p->games[games++], game, seats);
            gap = 1 + rng_below(&d.rng, longest_gap(kind));
        }
        stop_unless(baobei_apply(game, a.seat, a.token, a.action) == BAOBEI_OK, "a driver's move is refused");
    }
    free(game);
}

static uint32_t waiting(const baobei_game *game)
{
    baobei_decision now;

    baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now);
    return now.waiting;
}

static baobei_action any_legal(rng *r, const baobei_game *game, uint32_t seat)
{
    baobei_action action = 0;

    baobei_legal(game, seat, rng_below(r, baobei_legal(game, seat, 0, NULL, 0)), &action, 1);
    return action;
}

/* A legal action with a target moved, or 0. */
static baobei_action bent(rng *r, baobei_action action)
{
    enum { SLOTS = 8 };
    baobei_parts p;

    baobei_action_read(action, &p);
    if (rng_one_in(r, 2))
        p.slot[rng_below(r, 2)] = (uint8_t)rng_below(r, SLOTS);
    else
        p.seat[rng_below(r, 2)] = (uint8_t)rng_below(r, BAOBEI_MAX_SEATS);
    return baobei_action_make((baobei_action_kind)p.kind, p.seat[0], p.slot[0], p.seat[1], p.slot[1], p.choice);
}

/* A refused action, for all sorts of reasons: with a target moved, or legal in another game, or for another seat. */
static void ask_wrong(const pool *p, rng *r, call *c, uint32_t seats)
{
    do {
        const baobei_game *other = p->games[rng_below(r, POOL_GAMES)];

        c->asking = c->seat;
        c->action = bent(r, any_legal(r, c->game, c->seat));
        if (rng_one_in(r, 4)) {
            c->asking = rng_one_in(r, 2) ? c->seat : rng_below(r, seats);
            c->action = any_legal(r, other, random_seat(r, waiting(other)));
        }
    } while (baobei_check(c->game, c->asking, c->action) < BAOBEI_REFUSED_OVER);
}

static void plan_calls(pool *p, uint32_t seats, uint64_t seed)
{
    rng r;

    rng_seed(&r, seed ^ 0xca11);
    for (uint32_t i = 0; i < POOL_CALLS; i++) {
        call *c = &p->calls[i];

        c->game = p->games[i / POOL_STAY * POOL_NEAR + rng_below(&r, POOL_NEAR)];
        c->seat = random_seat(&r, waiting(c->game));
        c->number = rng_below(&r, baobei_legal(c->game, c->seat, 0, NULL, 0));
        c->asking = c->seat;
        c->action = any_legal(&r, c->game, c->seat);
        if (rng_one_in(&r, 2))
            ask_wrong(p, &r, c, seats);
    }
}

void pool_fill(pool *p, driver_kind kind, uint32_t seats, uint64_t seed)
{
    *p = (pool){0};
    collect(p, kind, seats, seed);
    plan_calls(p, seats, seed);
}

void pool_free(pool *p)
{
    for (uint32_t i = 0; i < POOL_GAMES; i++) {
        free(p->games[i]);
        free(p->deals[i]);
    }
}
