/* What comes up while sequences are counted: an observer of the host's events. */
#ifndef TESTS_PERFT_SEEN_H
#define TESTS_PERFT_SEEN_H

#include <baobei/baobei.h>
#include <stdbool.h>
#include <stddef.h>

typedef struct seen {
    uint64_t events[BAOBEI_EVENT_OVER + 1];
    uint64_t powers[BAOBEI_POWER_REPLACE + 1]; /* begun */
    uint64_t doubles;                          /* right ones */
    uint64_t decisive;                         /* rounds */
    uint64_t bao_ends, final_ends;             /* rounds that ended by BAO; by the automatic final phase */
} seen;

/* A baobei_event_fn; ctx is the seen. */
void seen_watch(void *ctx, baobei_viewer viewer, const baobei_event *event);

/* Whether a word came up: an event or power by its name, or "double", "decisive", "bao-end", "final-end". */
bool seen_word(const seen *s, const char *word, size_t length);

/* The first of the words, separated by blanks, that did not come up; null: all did. */
const char *seen_missing(const seen *s, const char *words);

#endif
