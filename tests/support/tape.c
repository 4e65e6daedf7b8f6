#include "tape.h"

#include <baobei/types.h>
#include <string.h>

void tape_init(tape *t, uint64_t seed)
{
    memset(t, 0, sizeof *t);
    rng_seed(&t->rng, seed);
    t->late_at = TAPE_ANSWERS;
}

void tape_rewind(tape *t, uint32_t late_at)
{
    t->count = t->replayed = t->read = 0;
    t->late_at = late_at;
    t->strayed = false;
}

void tape_replay_begin(tape *t)
{
    t->replayed = 0;
    t->strayed = false;
}

bool tape_replayed(const tape *t)
{
    return !t->strayed && t->replayed == t->count;
}

bool tape_read(tape *t, uint32_t n, uint32_t *answer)
{
    *answer = 0;
    if (n == 1)
        return true;
    if (t->read == t->count || t->n[t->read] != n)
        return false;
    *answer = t->answer[t->read++];
    return true;
}

int32_t tape_record(void *ctx, uint32_t n)
{
    tape *t = ctx;

    if (t->count == t->late_at || t->count == TAPE_ANSWERS)
        return BAOBEI_CHANCE_LATER;
    t->n[t->count] = (uint8_t)n;
    t->answer[t->count] = (uint8_t)rng_below(&t->rng, n);
    return t->answer[t->count++];
}

int32_t tape_replay(void *ctx, uint32_t n)
{
    tape *t = ctx;

    if (t->replayed == t->late_at)
        return BAOBEI_CHANCE_LATER;
    if (t->replayed == t->count || t->n[t->replayed] != n) {
        t->strayed = true;
        return 0;
    }
    return t->answer[t->replayed++];
}
