/* Positions from all over the game, for tests that want to look at many of them. */
#ifndef TESTS_SUPPORT_WALK_H
#define TESTS_SUPPORT_WALK_H

#include "driver.h"

/* Where a walk goes. */
typedef struct walk {
    uint32_t rules; /* of odd_rules.h */
    uint32_t seats;
    driver_kind driver;
    uint64_t seed;
    uint32_t keep;  /* events kept */
    uint32_t steps; /* moves in all; a match that ends is followed by another one */
    uint32_t every; /* stops at every so many-th position */
} walk;

/* What is done at a stop: the game may be looked at, copied, and be called with what is refused. */
typedef void (*walk_fn)(baobei_game *game, rng *r, void *ctx);

/* Walks; false if a game cannot be made or a legal move was refused. */
bool walk_along(const walk *w, walk_fn stop, void *ctx);

/*
 * Many short walks: every rule set with every number of seats, drivers in turn; `steps` moves each.
 * `part` of `parts` takes its share of them, so that they can run side by side.
 */
bool walk_everywhere(uint32_t part, uint32_t parts, uint32_t steps, uint32_t every, uint32_t keep, walk_fn stop,
                     void *ctx);

#endif
