/*
 * Puzzles: a full position, and then, a line each,
 *
 *   b pluck c3                          a line of a record, which must be allowed
 *   refuse a keep 1 REFUSED_LOCKED      one that must not, why, and nothing has changed
 *   expect a0=5 b2=- top=9 ask=give     what the host sees now
 *   expect b:a0=? c:a0=5                what a seat remembers of a slot
 *   # why                               a comment
 *
 * Things to expect, besides slots (a face, or - for none): top, ask, asked, active, power, draw, discard,
 * under, hand (how many cards), recycles, shield, final, bao, winner, first, round, sum, last, and locked,
 * which lists places. Nobody and nothing is "-".
 */
#ifndef TESTS_SUPPORT_SCENARIO_H
#define TESTS_SUPPORT_SCENARIO_H

#include <baobei/baobei.h>
#include <stdbool.h>

typedef struct scenario {
    baobei_game *game;
    uint32_t line;               /* the last one that was read, from 1 */
    uint32_t moves, refusals, expectations;
    char fault[600];             /* empty: everything was as expected */
} scenario;

/* Runs a puzzle to its end or its first fault; true: no fault. */
bool scenario_run(scenario *s, const char *text);

#endif
