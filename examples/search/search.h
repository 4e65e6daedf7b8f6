// A tree search over samples: what a seat should do, found by playing on in worlds that the seat cannot tell from the
// real one. It is told nothing but what the seat knows.
#ifndef SEARCH_SEARCH_H
#define SEARCH_SEARCH_H

#include <baobei/baobei.h>

typedef struct search_tree search_tree;

// `iterations` playouts a decision; more are stronger. Null when memory is short.
search_tree *search_new(uint32_t iterations);
void search_free(search_tree *tree);

// An action for a seat that is asked. The same seed gives the same choice; it must not be the game's.
baobei_action search_choose(search_tree *tree, const baobei_game *game, uint32_t seat, const uint8_t *seed);

#endif
