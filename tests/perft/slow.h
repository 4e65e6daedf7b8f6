/*
 * Two slow ways to count, that share nothing with examples/perft: every move is looked for in a list that is not
 * baobei_legal()'s, and played at every depth.
 */
#ifndef TESTS_PERFT_SLOW_H
#define TESTS_PERFT_SLOW_H

#include <baobei/baobei.h>

/* The counts that differ in nothing but their way, or UINT64_MAX where a move that was listed was refused. */
typedef uint64_t (*slow_fn)(const baobei_game *game, uint32_t depth);

/* Moves are those that each seat finds in its own view; a game after a move is a position read anew. */
uint64_t slow_by_views(const baobei_game *game, uint32_t depth);

/* Moves are those of all actions, by dense id, that baobei_check() allows; a game after a move is a copy. */
uint64_t slow_by_ids(const baobei_game *game, uint32_t depth);

#endif
