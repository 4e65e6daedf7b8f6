#include <baobei/game.h>

#include "api/game_object.h"
#include "base/bulk.h"
#include "rules/variants.h"

/* The ring of kept events follows the object. */
static size_t object_size(void)
{
    return (sizeof(struct baobei_game) + BAOBEI_ALIGNMENT - 1) / BAOBEI_ALIGNMENT * BAOBEI_ALIGNMENT;
}

size_t baobei_game_size(uint32_t keep)
{
    return keep <= BAOBEI_MAX_KEEP ? object_size() + keep * sizeof(baobei_event) : 0;
}

static baobei_status check_creation(const baobei_rules *rules, uint32_t seats, uint32_t keep)
{
    uint32_t key;
    uint32_t species;

    if (keep > BAOBEI_MAX_KEEP)
        return BAOBEI_BAD_ARGUMENT;
    if (seats < 2 || seats > BAOBEI_MAX_SEATS)
        return BAOBEI_BAD_SEAT;
    if (rules && !bbi_rules_valid(rules, seats, &key, &species))
        return BAOBEI_BAD_RULES;
    return BAOBEI_OK;
}

/* Everything has been checked: an object in memory that is large enough. */
static baobei_game *build(const baobei_rules *rules, uint32_t seats, uint32_t keep, void *memory)
{
    baobei_game *game = memory;
    baobei_rules own; /* `rules` may lie in the memory that is built on, as those of a game that was there */

    if (rules)
        own = *rules;
    else
        bbi_rules_default(&own);
    memset(memory, 0, baobei_game_size(keep)); /* the ring, too: no byte of an object is left to what was there */
    bbi_state_init(&game->state, &own, seats);
    bbi_state_number_cards(&game->state);
    game->outbox.keep = keep;
    game->outbox.ring = (baobei_event *)(void *)((char *)memory + object_size());
    return game;
}

baobei_status baobei_game_new(const baobei_rules *rules, uint32_t seats, uint32_t keep, baobei_memory_fn memory,
                              void *ctx, baobei_game **out)
{
    baobei_status status;
    void *block;

    if (!out)
        return BAOBEI_BAD_ARGUMENT;
    *out = NULL;
    status = check_creation(rules, seats, keep);
    if (status != BAOBEI_OK)
        return status;
    if (!memory)
        memory = bbi_default_memory();
    block = memory ? memory(ctx, NULL, baobei_game_size(keep)) : NULL; /* GCOVR_EXCL_BR_LINE: BAOBEI_NO_MALLOC */
    if (!block)
        return BAOBEI_FAILED_MEMORY;
    *out = build(rules, seats, keep, block);
    (*out)->memory = memory;
    (*out)->memory_ctx = ctx;
    return BAOBEI_OK;
}

baobei_status baobei_game_place(const baobei_rules *rules, uint32_t seats, uint32_t keep, void *memory, size_t size,
                                baobei_game **out)
{
    baobei_status status;

    if (!out)
        return BAOBEI_BAD_ARGUMENT;
    *out = NULL;
    if (!memory)
        return BAOBEI_BAD_ARGUMENT;
    status = check_creation(rules, seats, keep);
    if (status != BAOBEI_OK)
        return status;
    if (size < baobei_game_size(keep))
        return BAOBEI_BAD_SIZE;
    if ((uintptr_t)memory % BAOBEI_ALIGNMENT)
        return BAOBEI_BAD_ALIGNMENT;
    *out = build(rules, seats, keep, memory);
    return BAOBEI_OK;
}

void baobei_game_free(baobei_game *game)
{
    if (game && game->memory)
        game->memory(game->memory_ctx, game, baobei_game_size(game->outbox.keep));
}

baobei_status baobei_game_chance(baobei_game *game, const uint8_t *seed, baobei_below_fn below, void *ctx)
{
    if (!game || (seed == NULL) == (below == NULL))
        return BAOBEI_BAD_ARGUMENT;
    if (game->busy)
        return BAOBEI_BAD_BUSY;
    game->state.source = seed ? BBI_CHANCE_SEED : BBI_CHANCE_HOOK;
    memset(game->state.seed, 0, sizeof game->state.seed);
    if (seed)
        memcpy(game->state.seed, seed, sizeof game->state.seed);
    game->below = below;
    game->below_ctx = below ? ctx : NULL;
    return BAOBEI_OK;
}

void bbi_game_replaced(baobei_game *game)
{
    game->last.entries = 0;
    game->busy = true;
    bbi_outbox_reset(&game->outbox, &game->state);
    game->busy = false;
}

baobei_status baobei_game_copy(baobei_game *to, const baobei_game *from)
{
    if (!to || !from)
        return BAOBEI_BAD_ARGUMENT;
    if (to->busy)
        return BAOBEI_BAD_BUSY;
    if (to == from)
        return BAOBEI_OK;
    bbi_copy(&to->state, &from->state, sizeof to->state);
    to->below = from->below;
    to->below_ctx = from->below_ctx;
    bbi_game_replaced(to);
    return BAOBEI_OK;
}

const baobei_rules *baobei_game_rules(const baobei_game *game)
{
    return game ? &game->state.rules : NULL;
}
