/*
 * A space of states and the moves between them. A state is known by its key, the text of its position without
 * token and serial; keys are kept and compared whole, so no two states are ever taken for one.
 */
#ifndef TESTS_EXPLORE_SPACE_H
#define TESTS_EXPLORE_SPACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct space_state {
    size_t key; /* where it starts */
    uint32_t length;
    bool end; /* nothing is looked at beyond it */
} space_state;

typedef struct space_edge {
    uint32_t from, to;
} space_edge;

typedef struct space {
    space_state *states;
    uint32_t count, room;
    space_edge *edges; /* an edge for each outcome of each action, as often as it comes up */
    size_t edge_count, edge_room;
    char *keys;
    size_t keys_used, keys_room;
    uint32_t *table; /* number of a state + 1; 0: free */
    size_t table_size;
    bool full; /* no memory */
} space;

void space_open(space *s);
void space_close(space *s);

/* The number of a state; a new one is added at the end. After a lack of memory, `full`, nothing counts. */
uint32_t space_add(space *s, const char *key, size_t length);

void space_connect(space *s, uint32_t from, uint32_t to);

/* The first state from which no end can be reached; `count` if there is none. */
uint32_t space_stuck(space *s);

#endif
