/* What came up while a space was explored: proof that the decks hold what they should. */
#ifndef TESTS_EXPLORE_SIGHTS_H
#define TESTS_EXPLORE_SIGHTS_H

#include <baobei/baobei.h>
#include <stdbool.h>

enum { SIGHT_KINDS = 64, SIGHT_POWERS = 8, SIGHT_CROSSED = 2 };

typedef struct sights {
    uint64_t kinds[SIGHT_KINDS];     /* events */
    uint64_t powers[SIGHT_POWERS];   /* that began */
    uint64_t crossed[SIGHT_CROSSED]; /* right plucks of a family's other species: pelicans, toucans */
    uint32_t reference;              /* species, of the move that is played */
    uint32_t events, most_events;    /* of that move; of all */
    const baobei_rules *rules;
} sights;

/* A baobei_event_fn for the host; ctx is the sights. */
void sights_watch(void *ctx, baobei_viewer viewer, const baobei_event *event);

/* Before each move. */
void sights_move(sights *s, const baobei_game *game);

/* Prints what should have come up and has not; how many of those there are. */
uint32_t sights_missing(const sights *s);

#endif
