/* What must hold in every single state. Functions return null, or a sentence that says what is broken. */
#ifndef TESTS_EXPLORE_CHECKS_H
#define TESTS_EXPLORE_CHECKS_H

#include "invariants.h"
#include "lawful.h"
#include "trip.h"

typedef struct checker {
    inspector inspector;
    trip trip;
    baobei_game *copy;
    uint64_t refusals;                             /* actions that were refused, as they should be */
    uint32_t most_actions, most_ids, longest_text; /* of one seat; of a state; of a position */
} checker;

/* False: no memory. */
bool checker_open(checker *c, const baobei_game *game);
void checker_close(checker *c);

/*
 * Cards are conserved, views are right, somebody can act; every action of the dense ids that is not listed is
 * refused, with the reason that check gives, and changes nothing; a copy is the game; what is saved and loaded is
 * the game; texts fit.
 */
const char *checker_fault(checker *c, baobei_game *game);

#endif
