/*
 * Seeded drivers: they choose who answers the pending decision, and what. Uniformly random play tests
 * almost nothing (nearly every window ends in a wrong double), so each driver looks for other corners:
 *
 *   uniform  every legal action is equally likely
 *   calm     claims and BAO one time in fifty: long rounds, all powers, recycles, final phases
 *   seer     knows all faces and plucks right when it can, wrong now and then: chains of powers
 *   thin     a seer that never claims wrongly and hardly ever calls BAO: seats without cards
 *   wreck    wrong claims all the time: dozens of slots
 *
 * A driver plays through the public API alone; the last three look at the view of the host.
 */
#ifndef TESTS_SUPPORT_DRIVER_H
#define TESTS_SUPPORT_DRIVER_H

#include <baobei/baobei.h>

#include "random.h"

typedef enum driver_kind {
    DRIVER_UNIFORM,
    DRIVER_CALM,
    DRIVER_SEER,
    DRIVER_THIN,
    DRIVER_WRECK
} driver_kind;

enum { DRIVER_KINDS = DRIVER_WRECK + 1 };

typedef struct driver {
    driver_kind kind;
    rng rng;
} driver;

typedef struct answer {
    uint32_t seat; /* or BAOBEI_NO_SEAT: the host deals */
    uint32_t token;
    baobei_action action;
} answer;

void driver_init(driver *d, driver_kind kind, uint64_t seed);

/* Who answers the pending decision (of several seats any), and what; false when the match is over. */
bool driver_answer(driver *d, const baobei_game *game, answer *out);

/* What a seat that is asked does; `now` is the decision as the host sees it. */
baobei_action driver_action(driver *d, const baobei_game *game, const baobei_decision *now, uint32_t seat);

/* Their names, "uniform" and so on; DRIVER_KINDS for a name that is none. */
const char *driver_name(driver_kind kind);
driver_kind driver_named(const char *name);

/* A random seat of a set that is not empty. */
uint32_t random_seat(rng *r, uint32_t set);

#endif
