/* What a baobei_game is made of: the state, and beside it what belongs to the host. */
#ifndef BBI_API_GAME_OBJECT_H
#define BBI_API_GAME_OBJECT_H

#include <baobei/game.h>

#include "engine/step.h"
#include "view/outbox.h"

/* Before the state lies what every move needs, after it what hardly any does: fewer lines of the cache are touched. */
struct baobei_game {
    bbi_outbox outbox;
    baobei_below_fn below;
    void *below_ctx;
    bool busy; /* inside a changing call, and so inside a callback if anybody calls */
    bbi_last_move last;
    bbi_state state;
    baobei_memory_fn memory; /* NULL: placed in memory of the host */
    void *memory_ctx;
};

/* The state has been replaced (copy, sample): tells the observer. */
void bbi_game_replaced(baobei_game *game);

/* One changing call: what it asks of the engine, and the telling of what has happened. */
void bbi_game_begin(baobei_game *game, bbi_step *step, baobei_event list[BAOBEI_MAX_EVENTS]);
void bbi_game_end(baobei_game *game, const bbi_step *step, baobei_status status);

/* The library's own allocator; NULL where it was left out (lib/api/memory.c). */
baobei_memory_fn bbi_default_memory(void);

#endif
