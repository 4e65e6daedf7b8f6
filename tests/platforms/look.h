/* Watches a match and prints digests of everything that the library gives out about it. */
#ifndef TESTS_PLATFORMS_LOOK_H
#define TESTS_PLATFORMS_LOOK_H

#include "random.h"
#include "viewers.h"

/* What a digest is of. */
typedef enum look_part {
    LOOK_EVENTS,    /* pushed to every viewer */
    LOOK_LINES,     /* of the record, as the host and as each seat may have them */
    LOOK_STATUSES,  /* of moves, of refused ones, and of random actions that are checked */
    LOOK_LEGAL,     /* legal actions, of a game and of views */
    LOOK_VIEWS,
    LOOK_RECALLS,
    LOOK_POSITIONS, /* full ones and those of every seat */
    LOOK_SAMPLES    /* hashes of samples, of a game and of seat positions */
} look_part;

enum { LOOK_PARTS = LOOK_SAMPLES + 1 };

typedef struct looker {
    baobei_game *game, *other; /* `other` is overwritten */
    uint32_t seats, moves;
    rng rng;
    uint64_t digest[LOOK_PARTS]; /* since the beginning of the match */
} looker;

/* Zeroes the looker, and observes the game. */
void look_begin(looker *l, baobei_game *game, baobei_game *other, uint64_t seed);

/* A move has been made: its status, which must be BAOBEI_OK, and its line. */
void look_move(looker *l, baobei_status status);

/* Before a move: what is refused in its place. */
void look_refused(looker *l, uint32_t seat, uint32_t token, baobei_action action);

/* Everything: prints hashes and digests in a line. */
void look_whole(looker *l);

/* The end of a match: prints its position. */
void look_end(looker *l);

#endif
