/*
 * Decks so small that the whole of a round can be looked at, and what is found there. The figures are the same on
 * every platform and in every build; a change of the rules that changes them is made here, with its reason.
 */
#ifndef TESTS_EXPLORE_DECKS_H
#define TESTS_EXPLORE_DECKS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct deck {
    const char *name;
    uint32_t seats;
    const char *rules; /* as text, docs/notation.md */
    bool large;        /* takes minutes: only when it is asked for */
    uint32_t states, ends;
    uint64_t edges;
} deck;

uint32_t decks_count(void);
const deck *decks_row(uint32_t number);

#endif
