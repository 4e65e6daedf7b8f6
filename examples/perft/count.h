/* Perft: the number of sequences of moves from a position (README.md says what counts as one). */
#ifndef PERFT_COUNT_H
#define PERFT_COUNT_H

#include <baobei/baobei.h>

/*
 * Counts the sequences of `depth` moves from games[0], which does not change; games[1] ... games[depth - 1] are
 * overwritten. A failure (no source of chance) is returned as the status, and then the count is none.
 */
baobei_status perft(baobei_game *const *games, uint32_t depth, uint64_t *count);

/* Called for each first move, with how many of the sequences begin with it. */
typedef void (*perft_fn)(void *ctx, uint32_t seat, baobei_action action, uint64_t count);

/* The same counted apart for each first move, by seat and value; needs games[0] ... games[depth]. */
baobei_status perft_divide(baobei_game *const *games, uint32_t depth, perft_fn tell, void *ctx);

#endif
