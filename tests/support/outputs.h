/*
 * All that the library lets one viewer see of a game, held byte for byte against that of another game.
 * Records are poisoned before they are filled, in each game otherwise, so that bytes that nobody wrote
 * differ, too.
 */
#ifndef TESTS_SUPPORT_OUTPUTS_H
#define TESTS_SUPPORT_OUTPUTS_H

#include <baobei/baobei.h>

#include "random.h"

enum { WITNESS_EVENTS = BAOBEI_MAX_EVENTS + 2 * BAOBEI_MAX_CLAIMS, OUTPUTS_DETAIL = 160 };

/* A game, and what was pushed in its last call. */
typedef struct witness {
    baobei_game *game;
    baobei_game *sample;               /* room for a sample of it */
    baobei_viewer viewer;              /* whose eyes: one seat, or the spectators */
    baobei_event seen[WITNESS_EVENTS]; /* pushed to that viewer */
    baobei_event host[WITNESS_EVENTS]; /* pushed to the host */
    uint32_t seen_count, host_count;
    uint32_t seen_before[WITNESS_EVENTS]; /* by event of the host: how many the viewer had got before it */
} witness;

/* Whose eyes from now on; BAOBEI_VIEWER_HOST alone is watched besides. */
baobei_status witness_watch(witness *w, baobei_viewer viewer);

/* A call begins: what was pushed is forgotten. */
void witness_rewind(witness *w);

/* The first `count` events that the viewer got. Null, or what differs; more about it in `detail`. */
const char *outputs_events_differ(const witness *a, const witness *b, uint32_t count, char *detail);

/* The line of the last move, with so much room; nor may it tell what chance answered, or a pass of somebody else. */
const char *outputs_move_differs(const witness *a, const witness *b, size_t room, char *detail);

/* Decision, view, recall, hash and the line of the last move, as they stand now. */
const char *outputs_known_differ(const witness *a, const witness *b, char *detail);

/*
 * Everything else, as it stands now: decision, view, recall, hash, last move, seat position, events from a serial
 * on, legal actions of all seats and whether any action would be legal, sample. `r` picks pages, wrong actions and
 * the sample's seed, and whether there is a seat position this time.
 */
const char *outputs_differ(const witness *a, const witness *b, uint32_t serial, rng *r, char *detail);

#endif
