/*
 * All worlds that fit what one viewer has seen of a round: every deal and every recycle that could have
 * been is played, move by move beside the real game, and those in which that viewer would have been told
 * something else drop out. For tiny decks only.
 *
 * A world is the cards by their places (slots, hand, both piles in order, those slid under) and what
 * has gone into the shuffles so far; histories that lead to the same world are one, with their weights
 * added. Weights are the chances of the deal and of the shuffles, up to a common factor.
 */
#ifndef TESTS_SUPPORT_WORLDS_H
#define TESTS_SUPPORT_WORLDS_H

#include <baobei/baobei.h>
#include <stdbool.h>

enum { WORLDS_MOST = 200000, WORLD_BYTES = 240 };

/* Everything that tells a world from another. */
typedef struct world_key {
    uint32_t length;
    uint8_t byte[WORLD_BYTES];
} world_key;

typedef struct world {
    baobei_game *game;
    double weight;
    world_key key;
    uint32_t *entry; /* of the index */
} world;

/* The answers of chance that lead to one world; all of them are gone through like an odometer. */
typedef struct odometer {
    uint32_t answer[128], n[128];
    uint32_t count, asked;
} odometer;

typedef struct worlds {
    baobei_viewer viewer;
    uint32_t seats;
    world *list;
    uint32_t count, room;
    baobei_game **spare; /* games that no world needs now */
    uint32_t spares, spare_room;
    uint32_t *index; /* by hash: 1 + number in the list; 0: none */
    uint32_t index_room;
    odometer odometer;
    baobei_game *scratch;
    const char *fault;
} worlds;

/* What a game holds. */
void world_read(const baobei_game *game, world_key *out);

/* All deals of a first round. */
bool worlds_open(worlds *w, const baobei_rules *rules, uint32_t seats, baobei_viewer viewer);
void worlds_close(worlds *w);

/* A move of the real game, which told the viewer these events from `serial` on; the first one is the deal. */
bool worlds_move(worlds *w, uint32_t seat, uint32_t token, baobei_action action, const baobei_event *events,
                 uint32_t count);

/* The number of the world that is like this game; `count` if there is none. */
uint32_t worlds_find(const worlds *w, const baobei_game *game);

/* Makes the weights a distribution. */
void worlds_normalise(worlds *w);

#endif
