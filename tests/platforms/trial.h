/*
 * What every platform does: fixed matches, and the rows of tests/perft. It is written for places without a C
 * library, takes memory from one array, and prints to the sink of print.h what must be the same bytes everywhere.
 */
#ifndef TESTS_PLATFORMS_TRIAL_H
#define TESTS_PLATFORMS_TRIAL_H

#include <baobei/baobei.h>

/* 0, or 1 when a call failed that cannot: the output then says which. */
int trial(void);

/* What is not the same everywhere: bytes of a game and of a rule set, as "game N rules N". */
void print_sizes(void);

/* Memory of the trial: `bytes` of it, aligned as a game wants it; null when it has run out. */
void *trial_memory(size_t bytes);

/* Gives all of it back. */
void trial_forget(void);

/* Says what went wrong; trial() will answer 1. */
void trial_fail(const char *what, baobei_status status);

/* The two parts. */
void play_matches(void);
void count_rows(void);

#endif
