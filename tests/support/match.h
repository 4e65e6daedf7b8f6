/*
 * A whole match, played by a driver under odd rules and looked at while it goes on. Everything follows
 * from the seed; an inspector has random numbers of its own, so that the same match is played with and
 * without thorough checks.
 */
#ifndef TESTS_SUPPORT_MATCH_H
#define TESTS_SUPPORT_MATCH_H

#include "driver.h"
#include "invariants.h"
#include "tally.h"

/* A match is cut after so many decisions: under some rules it need not end (R11.33). */
enum { MATCH_BOUND = 3000 };

typedef struct plan {
    uint64_t seed;
    driver_kind driver;
    uint32_t seats;
    uint32_t rules;        /* of odd_rules.h */
    uint32_t bound;        /* decisions; 0: MATCH_BOUND */
    uint32_t full_every;   /* thorough checks at every so many-th decision; 0: never */
    uint32_t misuse_every; /* wrong actions at every so many-th decision; 0: never */
    bool plain;            /* answers only by baobei_apply(), never by expire or collected windows */
} plan;

typedef struct match {
    plan plan;
    baobei_game *game;
    driver driver;
    inspector inspector;
    tally *tally;      /* null: none */
    uint32_t step;     /* calls that changed the game */
    bool over, cut;
    const char *fault; /* what was broken at that step, null: nothing */
} match;

/* Makes rules and game; false, with the fault, if that fails. Nothing is dealt yet. */
bool match_open(match *m, const plan *p, tally *t);

/* One call, and the checks after it; false when the match is over, cut or broken. */
bool match_step(match *m);

/* Leaves the match, and reports to the tally. */
void match_close(match *m);

/* All of it; null or the fault, and how many steps it took. */
const char *match_play(const plan *p, tally *t, uint32_t *steps);

/* A game of odd rules without anything around it, its chance from that seed; null if it cannot be made. */
baobei_game *match_game(uint32_t rules, uint32_t seats, uint32_t keep, uint64_t seed);

#endif
