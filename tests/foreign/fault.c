/*
 * One thing that a library or a binding can get wrong, to show that the programs beside this file notice. Linked
 * with the static library, in which the function of that name is called real_... instead. -DFAULT_... chooses.
 */
#include <baobei/baobei.h>

#if defined(FAULT_FOLD)
baobei_status real_baobei_view_fold(baobei_view *view, const baobei_event *event);

baobei_status baobei_view_fold(baobei_view *view, const baobei_event *event)
{
    baobei_status status = real_baobei_view_fold(view, event);

    if (event->kind == BAOBEI_EVENT_DREW)
        view->draw ^= 1;
    return status;
}
#elif defined(FAULT_SAMPLE)
baobei_status baobei_sample(baobei_game *to, const baobei_game *from, baobei_viewer viewer, const uint8_t *seed,
                            uint64_t number)
{
    (void)viewer, (void)seed, (void)number;
    return baobei_game_copy(to, from);
}
#elif defined(FAULT_EVENTS)
baobei_status real_baobei_events(const baobei_game *game, baobei_viewer viewer, uint32_t serial, baobei_event *out,
                                 uint32_t room, uint32_t *count);

/* One event too few. */
baobei_status baobei_events(const baobei_game *game, baobei_viewer viewer, uint32_t serial, baobei_event *out,
                            uint32_t room, uint32_t *count)
{
    baobei_status status = real_baobei_events(game, viewer, serial, out, room, count);

    if (*count > 1)
        --*count;
    return status;
}
#elif defined(FAULT_FREE)
void baobei_game_free(baobei_game *game)
{
    (void)game;
}
#elif defined(FAULT_CHANCE)
baobei_status real_baobei_game_chance(baobei_game *game, const uint8_t *seed, baobei_below_fn below, void *ctx);

static baobei_below_fn host;
static uint32_t count;

/* The answers of a second match are others. */
static int32_t wrong(void *ctx, uint32_t n)
{
    int32_t answer = host(ctx, n);

    return ++count < 100 ? answer : (int32_t)n - 1 - answer;
}

baobei_status baobei_game_chance(baobei_game *game, const uint8_t *seed, baobei_below_fn below, void *ctx)
{
    host = below;
    return real_baobei_game_chance(game, seed, below ? wrong : NULL, ctx);
}
#elif defined(FAULT_SEED)
baobei_status real_baobei_game_chance(baobei_game *game, const uint8_t *seed, baobei_below_fn below, void *ctx);

baobei_status baobei_game_chance(baobei_game *game, const uint8_t *seed, baobei_below_fn below, void *ctx)
{
    static const uint8_t own[BAOBEI_SEED_SIZE];

    (void)below, (void)ctx;
    return real_baobei_game_chance(game, seed ? seed : own, NULL, NULL);
}
#else
#error no such fault
#endif
