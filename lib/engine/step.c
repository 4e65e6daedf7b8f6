#include "engine/step.h"

#include "base/check.h"
#include "rules/legal.h"

/*
 * Only chance can fail in the middle of a move. A move that cannot reach it is played in place; any
 * other one on a copy, so that the game is what it was until the move is complete, also for the
 * source of chance when it looks at the game while it is asked.
 */
static bool reaches_chance(const bbi_state *state)
{
    return state->board.kind == BAOBEI_DECISION_DEAL || state->draw < BBI_MOST_DRAWS;
}

static void open_chance(bbi_step *step, bbi_chance *chance)
{
    const bbi_state *state = step->state;

    chance->below = step->taped || state->source == BBI_CHANCE_HOOK ? step->below : NULL;
    chance->ctx = step->ctx;
    chance->log = step->last.answer;
    chance->logged = step->last.answers;
    chance->seed = state->source == BBI_CHANCE_NONE ? NULL : state->seed;
    chance->fast = state->source == BBI_CHANCE_FAST;
}

/* Plays what has been checked, on a state, and writes it down. */
static baobei_status play(bbi_step *step, bbi_state *state, uint32_t seat, const baobei_parts *parts)
{
    bbi_move move;
    baobei_status status;

    move.state = state;
    move.facts.list = step->facts.list;
    move.facts.count = step->facts.count;
    open_chance(step, &move.chance);
    status = bbi_play(&move, seat, parts);
    step->facts.count = move.facts.count;
    step->last.answers = (uint8_t)move.chance.logged;
    step->last.told = move.told;
    step->last.seat[step->last.entries++] = (uint8_t)seat;
    step->last.action = bbi_pack(parts->kind, parts->seat[0], parts->slot[0], parts->seat[1], parts->slot[1],
                                 parts->choice);
    return status;
}

baobei_status bbi_step_action(bbi_step *step, uint32_t seat, baobei_action action)
{
    baobei_parts parts;
    bbi_state after;
    baobei_status status = bbi_legal_judge(&step->state->board, seat, action, &parts);

    if (status != BAOBEI_OK)
        return status;
    if (!reaches_chance(step->state))
        status = play(step, step->state, seat, &parts);
    else {
        after = *step->state;
        status = play(step, &after, seat, &parts);
        if (status == BAOBEI_OK)
            *step->state = after;
    }
    BBI_CHECK(status != BAOBEI_OK || bbi_state_valid(step->state));
    return status;
}

/* Whether entry a comes before entry b: by stamp, then clockwise from the active seat, then as given. */
static bool comes_before(const bbi_entries *entries, uint32_t active, uint32_t a, uint32_t b)
{
    uint32_t distance_a = (entries->seats[a] + BAOBEI_MAX_SEATS - active) % BAOBEI_MAX_SEATS;
    uint32_t distance_b = (entries->seats[b] + BAOBEI_MAX_SEATS - active) % BAOBEI_MAX_SEATS;

    if (entries->stamps && entries->stamps[a] != entries->stamps[b])
        return entries->stamps[a] < entries->stamps[b];
    return distance_a != distance_b ? distance_a < distance_b : a < b;
}

/* The entries in the order in which they count. */
static void sort_entries(const bbi_entries *entries, uint32_t active, uint8_t *order)
{
    for (uint32_t i = 0; i < entries->count; i++) {
        uint32_t place = i;

        for (; place > 0 && comes_before(entries, active, i, order[place - 1]); place--)
            order[place] = order[place - 1];
        order[place] = (uint8_t)i;
    }
}

static baobei_status play_entries(bbi_step *step, const bbi_entries *entries, const uint8_t *order,
                                  int32_t *results)
{
    int32_t result[BAOBEI_MAX_CLAIMS] = {0};
    bbi_state after = *step->state;
    uint32_t token = after.token;
    bool won = false;

    for (uint32_t i = 0; i < entries->count; i++) {
        uint32_t entry = order[i];
        baobei_parts parts;
        bool open = after.token == token;
        /* Once the window has closed, an entry is judged as if it had come while it was open. */
        baobei_status status =
            bbi_legal_judge(open ? &after.board : &step->state->board, entries->seats[entry],
                            entries->actions[entry], &parts);

        if (status == BAOBEI_OK && open) {
            status = play(step, &after, entries->seats[entry], &parts);
            if (status != BAOBEI_OK) /* chance: none of it has happened */
                return status;
            won = parts.kind != BAOBEI_ACTION_PASS;
        } else if (status == BAOBEI_OK)
            status = won ? BAOBEI_REFUSED_TOO_LATE : BAOBEI_REFUSED_ANSWERED;
        result[entry] = (int32_t)status;
    }
    *step->state = after;
    for (uint32_t i = 0; i < entries->count; i++)
        results[i] = result[i];
    BBI_CHECK(bbi_state_valid(step->state));
    return BAOBEI_OK;
}

baobei_status bbi_step_claims(bbi_step *step, const bbi_entries *entries, int32_t *results)
{
    uint8_t order[BAOBEI_MAX_CLAIMS];

    sort_entries(entries, step->state->board.active, order);
    return play_entries(step, entries, order, results);
}

baobei_status bbi_step_claims_in_order(bbi_step *step, const bbi_entries *entries, int32_t *results)
{
    uint8_t order[BAOBEI_MAX_CLAIMS];

    for (uint32_t i = 0; i < entries->count; i++)
        order[i] = (uint8_t)i;
    return play_entries(step, entries, order, results);
}
