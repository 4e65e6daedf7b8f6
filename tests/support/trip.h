/*
 * Round trips of a game through its notation: what is read is what was written, in everything that can be
 * seen of it, and it plays on alike. Functions return null, or what differs. No test framework is needed.
 */
#ifndef TESTS_SUPPORT_TRIP_H
#define TESTS_SUPPORT_TRIP_H

#include "driver.h"
#include "notation.h"

typedef struct trip {
    rng rng;
    baobei_game *read;          /* what was read; keeps events */
    baobei_game *copy;          /* a copy of the game, keeps events */
    baobei_game *sample, *seat; /* a sample, and what a seat position was read as */
    note first, second;
    size_t longest_full, longest_seat;
    uint64_t positions, seats, played; /* how much was compared */
} trip;

bool trip_open(trip *t, uint64_t seed);
void trip_close(trip *t);

/* The full position, read back: text, hash, views, recalls and legal actions are the same. */
const char *trip_full(trip *t, const baobei_game *game);

/*
 * A viewer's position: reading it gives the sample that baobei_sample() gives, whose position for that
 * viewer is the same to the byte.
 */
const char *trip_seat(trip *t, const baobei_game *game, baobei_viewer viewer);

/* The same for all viewers of the game. */
const char *trip_seats(trip *t, const baobei_game *game);

/* So many moves in a copy and in what was read: the same events for everybody, the same position in the end. */
const char *trip_play_on(trip *t, const baobei_game *game, uint32_t steps);

#endif
