/*
 * Damaged texts: bytes, numbers, cards and fields changed, moved, doubled, left out, taken from another text.
 * Many changes are small enough that something valid may come out.
 */
#ifndef TESTS_SUPPORT_MUTANT_H
#define TESTS_SUPPORT_MUTANT_H

#include <stddef.h>

#include "random.h"

enum { MUTANT_ROOM = 8192 };

typedef struct mutant {
    char text[MUTANT_ROOM]; /* any bytes */
    size_t length;
} mutant;

void mutant_set(mutant *m, const char *text, size_t length);

/* One to four changes; `other` is a text of the same kind, to take pieces from. */
void mutant_change(mutant *m, const mutant *other, rng *r);

#endif
