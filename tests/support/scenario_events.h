/* What a puzzle may expect of the events of its last move. */
#ifndef TESTS_SUPPORT_SCENARIO_EVENTS_H
#define TESTS_SUPPORT_SCENARIO_EVENTS_H

#include "scenario.h"

enum { SCENARIO_EVENTS = 512 }; /* that are kept */

/* "plucked gave shield-up": events of these kinds are among those of the last move, in this order. */
bool scenario_happened(scenario *s, char *line);

/* "power added": no event of any of these kinds is among them. */
bool scenario_nothing(scenario *s, char *line);

/*
 * "peeked 5 by a": the first such event shows these cards, in order, to exactly these viewers (seats, and s for
 * the spectator), and hides all of them from everybody else. "gave 5 by -" shows it to nobody; "kept *,5 by a" is
 * about the second card only.
 */
bool scenario_seen(scenario *s, char *line);

/* Who has made the claim that is among them; BAOBEI_NO_SEAT: nobody. */
uint32_t scenario_claimant(const scenario *s);

#endif
