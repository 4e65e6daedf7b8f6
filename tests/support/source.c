#include "source.h"

#include <string.h>

static int32_t wrong(source_fault fault, uint32_t n)
{
    switch (fault) {
    case SOURCE_FAILED: return BAOBEI_CHANCE_FAILED;
    case SOURCE_LATER: return BAOBEI_CHANCE_LATER;
    case SOURCE_N: return (int32_t)n;
    case SOURCE_N_FIVE: return (int32_t)n + 5;
    case SOURCE_MOST: return INT32_MAX;
    case SOURCE_LEAST: return INT32_MIN;
    case SOURCE_NEGATIVE:
    default: return -3;
    }
}

static int32_t below(void *ctx, uint32_t n)
{
    source *s = ctx;

    if (s->peek)
        s->peek(s->ctx, n);
    if (s->asked++ == s->fail_at)
        return wrong(s->fault, n);
    return (int32_t)rng_below(&s->rng, n);
}

void source_init(source *s, uint64_t seed)
{
    memset(s, 0, sizeof *s);
    rng_seed(&s->rng, seed);
    s->fail_at = SOURCE_NEVER;
}

baobei_status source_give(source *s, baobei_game *game)
{
    return baobei_game_chance(game, NULL, below, s);
}

baobei_status source_status(source_fault fault)
{
    if (fault == SOURCE_FAILED)
        return BAOBEI_FAILED_CHANCE;
    return fault == SOURCE_LATER ? BAOBEI_FAILED_CHANCE_LATER : BAOBEI_FAILED_CHANCE_ANSWER;
}
