/*
 * A game that goes along a record, forwards and back. Backwards is forwards from a mark: a copy of the
 * game at an earlier step.
 */
#ifndef REPLAY_PLAYER_H
#define REPLAY_PLAYER_H

#include <baobei/baobei.h>
#include <stdbool.h>

#include "record.h"

/* A mark after so many steps. */
enum { PLAYER_MARK = 16, PLAYER_EVENTS = 2 * BAOBEI_MAX_EVENTS };

typedef struct player {
    const record *record;
    baobei_game *game;
    baobei_game **mark; /* mark[i]: the game after i * PLAYER_MARK lines; null: not made yet */
    uint32_t steps;     /* lines of moves in the record */
    uint32_t step;      /* how many have been played */
    baobei_viewer viewer;
    baobei_event event[PLAYER_EVENTS]; /* what the viewer was told of the last one */
    uint32_t events;
} player;

/* Starts at the position of a record; false, with a message on stderr, if there is none. */
bool player_open(player *p, const record *r, baobei_viewer viewer);
void player_close(player *p);

/* Another viewer from now on; false if the game has no such viewer. */
bool player_watch(player *p, baobei_viewer viewer);

/* One line forwards; false at the end, or, with a message, at a line that cannot be played. */
bool player_forward(player *p);

/* To a step, in either direction; false if it is not reached. */
bool player_go(player *p, uint32_t step);

#endif
