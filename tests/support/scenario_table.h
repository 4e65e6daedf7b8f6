/*
 * Positions in short, for puzzles that are about a few cards of the usual deck. A table names fields of a full
 * position (docs/notation.md) in any order, and what goes without saying is filled in:
 *
 *   table a=1,2,-,4 b=5,5,6,7 discard=3 draw=9     two seats; seat a is to begin its turn
 *   table a=... b=... c=... hand=9                 the active seat a has drawn a white pelican
 *   table a=... b=... ask=claim discard=3,5        all with a card but the active seat may claim
 *   table a=... b=... bao=b shield active=a        seat b has announced BAO
 *
 * Those seats play that are named (in a decisive round of two seats=3 says how many there are), or seats=4 has nothing
 * dealt; round=1; first and active is the lowest of them. The cards of the
 * deck that are not named lie below the named ones in the draw pile, or in the discard pile with "rest=discard";
 * "exact" plays with the named cards only. One discard, a 1, is there if none is named. recycles=1 makes the
 * draw pile, or else all but the top of the discard pile, come from that recycle, and lie open before it. Chance is
 * a seed. ask=look is the set-up look; set=power-free=1 chooses a setting of the rules.
 */
#ifndef TESTS_SUPPORT_SCENARIO_TABLE_H
#define TESTS_SUPPORT_SCENARIO_TABLE_H

#include <stdbool.h>
#include <stddef.h>

/* Writes the full position, BAOBEI_POSITION_TEXT bytes at most; false, and `out` says why, if it cannot be. */
bool scenario_table(const char *fields, char *out);

#endif
