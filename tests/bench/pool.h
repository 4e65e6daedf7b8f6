/*
 * A pool: many different states out of the middle of driven matches, and an order to ask them in. The order
 * stays with a few of them for a while, in a random sequence: their bytes are in the first cache, as those of
 * a game in play are, and yet no two calls running are alike.
 */
#ifndef TESTS_BENCH_POOL_H
#define TESTS_BENCH_POOL_H

#include "driver.h"

enum {
    POOL_GAMES = 256,
    POOL_NEAR = 16,                 /* games that the order stays with */
    POOL_STAY = 128,                /* and for how many calls */
    POOL_CALLS = POOL_GAMES / POOL_NEAR * POOL_STAY
};

/* One call: about which game, for which seat, and actions to ask about. */
typedef struct call {
    const baobei_game *game;
    uint32_t seat;         /* one that is asked and has not answered */
    uint32_t number;       /* of one of its legal actions */
    uint32_t asking;       /* a seat that asks about an action, */
    baobei_action action;  /* legal for it half of the time */
} call;

typedef struct pool {
    rng chance;
    baobei_game *games[POOL_GAMES]; /* a player is asked */
    baobei_game *deals[POOL_GAMES]; /* the host is to deal: before a match or between rounds */
    call calls[POOL_CALLS];
} pool;

void pool_fill(pool *p, driver_kind kind, uint32_t seats, uint64_t seed);
void pool_free(pool *p);

#endif
