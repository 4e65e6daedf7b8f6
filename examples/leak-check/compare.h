/* What one viewer gets of two games: the same, or not; and if not, whether it may know. */
#ifndef LEAK_CHECK_COMPARE_H
#define LEAK_CHECK_COMPARE_H

#include "leak_check.h"

enum { COMPARE_EVENTS = 16384 };

typedef enum compare_verdict { COMPARE_SAME, COMPARE_SHOWN, COMPARE_LEAK } compare_verdict;

typedef struct compare_games {
    baobei_game *game[2];   /* the match, its twin; each keeps COMPARE_EVENTS events */
    baobei_game *sample[2]; /* room for samples; each keeps BAOBEI_MAX_EVENTS events */
    baobei_viewer viewer;
} compare_games;

/* The viewer's events from a serial on. SHOWN: they differ, by a card that is shown to it (R12). */
compare_verdict compare_events(const compare_games *games, uint32_t serial, leak_report *report);

/*
 * All the rest that the library or the host would say now: decision, view, recall, hash, seat position, line of
 * the last move, legal actions, refusals, samples. `random` picks actions to try and seeds. Null, or what differs.
 */
const char *compare_now(const compare_games *games, const leak_options *options, uint64_t *random, leak_report *report);

/* How many cards differ, as far as a host can find out: on the table, in the hand, in the draw pile. */
uint32_t compare_cards(const compare_games *games);

#endif
