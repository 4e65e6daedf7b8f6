/*
 * Every outcome of chance of one move: a host's source that gives the answers of a script, and the next script.
 *
 *     branch_begin(&b);
 *     do {
 *         the move, with branch_below as its source
 *     } while (branch_next(&b));
 */
#ifndef TESTS_EXPLORE_BRANCH_H
#define TESTS_EXPLORE_BRANCH_H

#include <stdbool.h>
#include <stdint.h>

enum { BRANCH_ANSWERS = 66 };

typedef struct branch {
    uint32_t asked; /* in this move */
    uint32_t fixed; /* answers of the script; what is asked after them is answered with 0 */
    uint8_t n[BRANCH_ANSWERS], answer[BRANCH_ANSWERS];
    uint32_t most_asked; /* of all moves */
    bool strayed;        /* the same answers led to another question */
} branch;

void branch_begin(branch *b);

/* The next script in ascending order; false when all have been played. */
bool branch_next(branch *b);

/* A baobei_below_fn; ctx is the branch. */
int32_t branch_below(void *ctx, uint32_t n);

#endif
