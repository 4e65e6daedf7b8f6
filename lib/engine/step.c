#include "engine/step.h"

#include "base/bulk.h"
#include "base/check.h"
#include "rules/legal.h"

/*
 * Only chance can fail in the middle of a move. A move that may recycle is played on a copy, so that the
 * game is what it was until the move is complete, also for the source of chance when it looks at the game
 * while it is asked. Any other one is played in place: a deal asks chance before it changes anything.
 */

void bbi_step_begin(bbi_step *step, bbi_state *state, bbi_last_move *last, baobei_event *list)
{
    step->move.state = state;
    step->move.facts.list = list;
    step->move.facts.count = 0;
    step->move.chance.below = NULL; /* a source that fails, until one is needed */
    step->move.chance.seed = NULL;
    step->move.chance.logged = 0;
    step->last = last;
    step->below = NULL;
    step->taped = false;
}

static void open_chance(bbi_step *step)
{
    const bbi_state *state = step->move.state;
    bbi_chance *chance = &step->move.chance;

    chance->below = step->taped || state->source == BBI_CHANCE_HOOK ? step->below : NULL;
    chance->ctx = step->ctx;
    chance->log = step->answer;
    chance->seed = state->source == BBI_CHANCE_SEED || state->source == BBI_CHANCE_FAST ? state->seed : NULL;
    chance->fast = state->source == BBI_CHANCE_FAST;
}

/* Writes down what has been played, as one more entry after so many; what lies beyond is not touched. */
static void write_down(const bbi_step *step, bbi_last_move *last, uint32_t entries, uint32_t seat, baobei_action action)
{
    last->action = action;
    last->told = step->move.told;
    last->seat[entries] = (uint8_t)seat;
    last->entries = (uint8_t)(entries + 1);
    last->answers = (uint8_t)step->move.chance.logged;
    if (last->answers)
        bbi_copy(last->answer, step->answer, last->answers);
}

/* Plays on a copy, which takes the place of the state if all went well. */
static baobei_status play_aside(bbi_step *step, uint32_t seat, const baobei_parts *parts)
{
    bbi_state *state = step->move.state;
    bbi_state after;
    baobei_status status;

    bbi_copy(&after, state, sizeof after);
    open_chance(step);
    step->move.state = &after;
    status = bbi_play(&step->move, seat, parts);
    step->move.state = state;
    if (status == BAOBEI_OK)
        bbi_copy(state, &after, sizeof after);
    return status;
}

baobei_status bbi_step_action(bbi_step *step, uint32_t seat, baobei_action action, const baobei_parts *parts)
{
    const bbi_state *state = step->move.state;
    baobei_status status = bbi_legal_check(&state->board, seat, parts);

    if (status != BAOBEI_OK)
        return status;
    if (state->board.kind == BAOBEI_DECISION_DEAL) {
        open_chance(step);
        status = bbi_play(&step->move, seat, parts);
    } else if (state->draw < BBI_MOST_DRAWS)
        status = play_aside(step, seat, parts);
    else
        status = bbi_play(&step->move, seat, parts);
    if (status == BAOBEI_OK)
        write_down(step, step->last, 0, seat, action);
    BBI_CHECK(status != BAOBEI_OK || bbi_state_valid(state));
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
    bbi_state *state = step->move.state;
    bbi_last_move last = {0};
    bbi_state after;
    bool won = false;

    bbi_copy(&after, state, sizeof after);
    open_chance(step);
    step->move.state = &after;
    for (uint32_t i = 0; i < entries->count; i++) {
        uint32_t entry = order[i];
        baobei_parts parts;
        bool open = after.token == state->token;
        /* Once the window has closed, an entry is judged as if it had come while it was open. */
        baobei_status status = bbi_legal_judge(open ? &after.board : &state->board, entries->seats[entry],
                                               entries->actions[entry], &parts);

        if (status == BAOBEI_OK && open) {
            status = bbi_play(&step->move, entries->seats[entry], &parts);
            if (status != BAOBEI_OK) { /* chance: none of it has happened */
                step->move.state = state;
                return status;
            }
            write_down(step, &last, last.entries, entries->seats[entry], entries->actions[entry]);
            won = parts.kind != BAOBEI_ACTION_PASS;
        } else if (status == BAOBEI_OK)
            status = won ? BAOBEI_REFUSED_TOO_LATE : BAOBEI_REFUSED_ANSWERED;
        result[entry] = (int32_t)status;
    }
    step->move.state = state;
    bbi_copy(state, &after, sizeof after);
    *step->last = last;
    for (uint32_t i = 0; i < entries->count; i++)
        results[i] = result[i];
    BBI_CHECK(bbi_state_valid(state));
    return BAOBEI_OK;
}

baobei_status bbi_step_claims(bbi_step *step, const bbi_entries *entries, int32_t *results)
{
    uint8_t order[BAOBEI_MAX_CLAIMS];

    sort_entries(entries, step->move.state->board.active, order);
    return play_entries(step, entries, order, results);
}

baobei_status bbi_step_claims_in_order(bbi_step *step, const bbi_entries *entries, int32_t *results)
{
    uint8_t order[BAOBEI_MAX_CLAIMS];

    for (uint32_t i = 0; i < entries->count; i++)
        order[i] = (uint8_t)i;
    return play_entries(step, entries, order, results);
}
