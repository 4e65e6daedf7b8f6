/*
 * What must hold after every call, whatever has been played. Functions return null, or a sentence that
 * says what is broken; seed and step of the match say where.
 */
#ifndef TESTS_SUPPORT_INVARIANTS_H
#define TESTS_SUPPORT_INVARIANTS_H

#include <baobei/baobei.h>

#include "misuse.h"
#include "random.h"

typedef struct inspector {
    uint32_t token, serial, round;    /* before the call */
    uint32_t most_events;             /* of one call so far */
    uint64_t positions;               /* looked at in full */
    uint64_t statuses[MISUSE_STATUSES]; /* what misuse was answered with */
    rng rng;
    void *room; /* for a picture of the object */
} inspector;

/* Looks at a game from now on; false: no memory. */
bool inspector_open(inspector *i, const baobei_game *game, uint64_t seed);
void inspector_close(inspector *i);

/* After each call, cheap: the state is valid, tokens and serials go up, and not too many events came. */
const char *inspect_call(inspector *i, const baobei_game *game);

/* At any position, thorough: cards, legal actions, views of all viewers. */
const char *inspect_position(inspector *i, const baobei_game *game);

/* Tries so many actions that are mostly wrong; the game stays what it is. */
const char *inspect_misuse(inspector *i, baobei_game *game, uint32_t tries);

#endif
