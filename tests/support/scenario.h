/*
 * Puzzles: a full position, or a table (scenario_table.h), and then, a line each,
 *
 *   b pluck c3                          a line of a record, which must be allowed
 *   all pass                            so do all that are asked
 *   claims 4 b pluck b0, 4 d pluck a1   a window handed over as a whole: order stamp, who, what
 *   allow a bao                         one that would be allowed, but is not played
 *   refuse a keep 1 REFUSED_LOCKED      one that must not, why, and nothing has changed
 *   expect a0=5 b2=- top=9 ask=give     what the host sees now
 *   expect a=5,-,7 #b=4                 all slots of a seat; how many cards it has
 *   expect b:a0=? c:a0=5 b:drawn=?      what a seat, or s, a spectator, remembers of a slot or sees
 *   happened plucked gave shield-up     events of the last move, in this order
 *   nothing power recycled              events that are not among them
 *   seen peeked 5 by a                  who was shown the face(s) by the first such event; -: nobody
 *   # why                               a comment
 *
 * Things to expect, besides slots (a face, or - for none): top, ask, asked, active, claimant (of the last move),
 * power, cause, draw, discard, under, hand (how many cards), drawn (which), recycles, shield, final, decisive,
 * playing, bao, winner, first, round, sum, last, and locked, which lists places. Nobody and nothing is "-".
 */
#ifndef TESTS_SUPPORT_SCENARIO_H
#define TESTS_SUPPORT_SCENARIO_H

#include <baobei/baobei.h>
#include <stdbool.h>

typedef struct scenario {
    baobei_game *game;
    uint32_t line;               /* the last one that was read, from 1 */
    uint32_t mark;               /* serial of the first event of the last move */
    uint32_t moves, refusals, expectations;
    char fault[600];             /* empty: everything was as expected */
} scenario;

/* Runs a puzzle to its end or its first fault; true: no fault. */
bool scenario_run(scenario *s, const char *text);

/* Says what is wrong; false. */
__attribute__((format(printf, 2, 3))) bool scenario_fail(scenario *s, const char *format, ...);

#endif
