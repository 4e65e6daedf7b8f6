/*
 * The weight that docs/randomness.md, Samples, gives to each world, worked out by brute force from a
 * memory that hears only its viewer's events (memory_model.h). For tiny decks with few strangers.
 */
#ifndef TESTS_SUPPORT_WEIGHTS_H
#define TESTS_SUPPORT_WEIGHTS_H

#include "memory_model.h"
#include "worlds.h"

enum { WEIGHTS_STRANGERS = 12, WEIGHTS_NAMINGS = 20000 };

/* A card that went into a shuffle unseen by the viewer. */
typedef struct stranger {
    uint8_t into, from, seen;
} stranger;

/* One way to name them all, what is left of the heaps then, and how likely that is. */
typedef struct naming {
    uint8_t face[WEIGHTS_STRANGERS]; /* of alike strangers ascending */
    int32_t pool[MEMORY_SHUFFLES][BAOBEI_MAX_SPECIES];
    double chance;
} naming;

typedef struct weights {
    uint32_t viewer;
    stranger stranger[WEIGHTS_STRANGERS];
    uint32_t strangers;
    naming *naming;
    uint32_t namings, room;
    const char *fault;
} weights;

bool weights_open(weights *w, const memory *m);
void weights_close(weights *w);

/* The chance of a world; 0 if it is none that fits the memory. */
double weights_of(const weights *w, const baobei_game *game);

#endif
