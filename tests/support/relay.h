/*
 * A match with a second game behind it, which knows nothing but a position and the lines of the record
 * since: after every call both have told everybody the same. Chance is a seed's or a host's. Functions
 * return null, or what differs.
 */
#ifndef TESTS_SUPPORT_RELAY_H
#define TESTS_SUPPORT_RELAY_H

#include "driver.h"
#include "notation.h"

enum { RELAY_HEARD = 2048 };

/* What was pushed in one call, to all viewers. */
typedef struct heard {
    uint32_t count;
    baobei_viewer viewer[RELAY_HEARD];
    baobei_event event[RELAY_HEARD];
} heard;

typedef struct relay_plan {
    uint64_t seed;
    driver_kind driver;
    uint32_t seats, rules; /* rules: of odd_rules.h */
    bool hosted;           /* chance is answered by a host, else it is a seed's */
    uint32_t bound;        /* most steps */
} relay_plan;

typedef struct relay {
    relay_plan plan;
    driver driver;
    rng rng, chance;
    baobei_game *game, *behind, *world;
    heard front, back;
    uint32_t step;
    uint64_t windows, expiries, answered, rebased, lines, worlds; /* how much was compared */
    size_t longest;
    const char *fault;
    note line, other;
} relay;

bool relay_open(relay *r, const relay_plan *p);

/* One call; false when the match is over, cut, or something differs. */
bool relay_step(relay *r);

void relay_close(relay *r);

#endif
