/* BAO, its shield, and the last turns (R4, R8.4). */
#include "rules/move.h"

bool bbi_bao_possible(const bbi_state *state)
{
    return state->board.announcer == BAOBEI_NO_SEAT && !state->board.final; /* R4.1 */
}

void bbi_bao_announce(bbi_move *move)
{
    bbi_state *state = move->state;

    bbi_fact(&move->facts, state, BAOBEI_EVENT_BAO, state->board.active);
    state->board.announcer = state->board.active;
    state->closing = state->board.active; /* R4.2 */
}

void bbi_bao_touch(bbi_state *state, uint32_t by, uint32_t owner)
{
    const bbi_board *board = &state->board;

    if (owner == board->announcer && by != owner && !board->shield && !board->final) /* R4.3, R4.5, R8.4 */
        state->touched = 1;
}

void bbi_bao_raise_shield(bbi_move *move)
{
    bbi_state *state = move->state;

    if (!state->touched)
        return;
    state->touched = 0;
    state->board.shield = 1;
    bbi_fact(&move->facts, state, BAOBEI_EVENT_SHIELD_UP, state->board.announcer);
}

void bbi_bao_final(bbi_move *move)
{
    bbi_state *state = move->state;
    bool announced = state->board.announcer != BAOBEI_NO_SEAT;

    if (announced && !bbi_rule(&state->rules, BAOBEI_RULE_FINAL_OVER_BAO)) /* R11.1 */
        return;
    if (!announced) /* else the last turns that are left stay as they are */
        state->closing = state->board.active; /* R11.17 */
    state->board.final = 1;
    bbi_fact(&move->facts, state, BAOBEI_EVENT_FINAL, state->closing);
    if (state->board.shield) {
        state->board.shield = 0;
        bbi_fact(&move->facts, state, BAOBEI_EVENT_SHIELD_DOWN, state->board.announcer);
    }
}
