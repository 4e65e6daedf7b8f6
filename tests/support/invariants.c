#include "invariants.h"

#include <stdlib.h>
#include <string.h>

#include "api/game_object.h"
#include "lawful.h"
#include "seen.h"

bool inspector_open(inspector *i, const baobei_game *game, uint64_t seed)
{
    memset(i, 0, sizeof *i);
    rng_seed(&i->rng, seed ^ 0x1a5bec7);
    i->token = game->state.token;
    i->serial = game->state.serial;
    i->round = game->state.round;
    i->room = malloc(misuse_object_size(game));
    return i->room != NULL;
}

void inspector_close(inspector *i)
{
    free(i->room);
}

/* A pass and a look leave the decision as it is; everything else starts another one. */
static const char *numbers_fault(const inspector *i, const bbi_state *state)
{
    if (state->token < i->token || state->serial < i->serial || state->round < i->round)
        return "a token, a serial or the round has gone back";
    if (state->serial - i->serial > BAOBEI_MAX_EVENTS)
        return "a call has reported too many events";
    if (state->token > i->token && state->serial == i->serial)
        return "a decision has begun without an event";
    if (state->round - i->round > 1)
        return "a call has dealt two rounds";
    return NULL;
}

const char *inspect_call(inspector *i, const baobei_game *game)
{
    const bbi_state *state = &game->state;
    const char *fault = numbers_fault(i, state);

    if (fault)
        return fault;
    if (!bbi_state_valid(state))
        return "the state is not valid";
    if (state->serial - i->serial > i->most_events)
        i->most_events = state->serial - i->serial;
    i->token = state->token;
    i->serial = state->serial;
    i->round = state->round;
    return NULL;
}

const char *inspect_position(inspector *i, const baobei_game *game)
{
    const char *fault = seen_host_fault(game);

    i->positions++;
    if (!fault)
        fault = seen_fault(game);
    return fault ? fault : lawful_fault(game, &i->rng);
}

const char *inspect_misuse(inspector *i, baobei_game *game, uint32_t tries)
{
    const char *fault = NULL;

    for (uint32_t k = 0; k < tries && !fault; k++)
        fault = misuse_fault(&i->rng, game, i->statuses, i->room);
    return fault;
}
