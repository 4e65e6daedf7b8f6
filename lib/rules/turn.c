/* A turn: draw or take, keep or discard, the window, and on to its end (R2). */
#include "rules/move.h"
#include "rules/reach.h"
#include "table/know.h"
#include "table/piles.h"
#include "table/slots.h"

void bbi_turn_begin(bbi_move *move, uint32_t seat)
{
    bbi_state *state = move->state;
    baobei_event *fact = bbi_fact(&move->facts, state, BAOBEI_EVENT_TURN, seat);

    fact->value[0] = state->closing != BAOBEI_NO_SEAT;
    bbi_slot_unlock_all(state); /* R6.6 */
    state->board.active = (uint8_t)seat;
    bbi_ask(move, BAOBEI_DECISION_TURN, bbi_bit(seat), NULL);
}

void bbi_turn_end(bbi_move *move)
{
    bbi_state *state = move->state;
    uint32_t next = bbi_next(state->board.playing, state->board.active);

    bbi_fact(&move->facts, state, BAOBEI_EVENT_TURN_ENDED, state->board.active);
    if (next == state->closing)
        bbi_round_end(move);
    else
        bbi_turn_begin(move, next);
}

baobei_status bbi_turn_go_on(bbi_move *move)
{
    bbi_state *state = move->state;

    if (state->gives) { /* R3.11: all of it is one action, finished before any power */
        const bbi_about about = {{0, 0, 0}, 0, {state->give_seat[0], 0}, {state->give_slot[0], 0}};

        bbi_ask(move, BAOBEI_DECISION_GIVE, bbi_bit(state->claimant), &about);
        return BAOBEI_OK;
    }
    bbi_bao_raise_shield(move);
    if (state->powers)
        return bbi_power_next(move);
    if (bbi_bao_possible(state)) /* R2.7, R11.32 */
        bbi_ask(move, BAOBEI_DECISION_END, bbi_bit(state->board.active), NULL);
    else
        bbi_turn_end(move);
    return BAOBEI_OK;
}

/* Without anybody who could claim there is no window (R11.20). */
static void open_window(bbi_move *move)
{
    uint32_t asked = bbi_claimants(&move->state->board);

    if (asked)
        bbi_ask(move, BAOBEI_DECISION_CLAIM, asked, NULL);
}

void bbi_turn_pass(bbi_move *move, uint32_t seat)
{
    bbi_board *board = &move->state->board;

    board->answered |= bbi_bit(seat);
    bbi_notice(&move->facts, move->state, BAOBEI_EVENT_PASSED, seat);
    if (board->answered == board->asked)
        bbi_fact(&move->facts, move->state, BAOBEI_EVENT_WINDOW_CLOSED, BAOBEI_NO_SEAT);
    else
        move->waits = true; /* for the others */
}

baobei_status bbi_turn_draw(bbi_move *move)
{
    bbi_state *state = move->state;
    uint32_t seat = state->board.active;
    uint32_t card;
    baobei_event *fact;
    baobei_status status = bbi_draw(move, seat, &card);

    if (status != BAOBEI_OK)
        return status;
    if (card == BBI_NO_CARD) /* R11.12 */
        return BAOBEI_OK;
    state->hand[0] = (uint8_t)card;
    state->held = 1;
    bbi_know_see(state, card, bbi_bit(seat));
    fact = bbi_fact(&move->facts, state, BAOBEI_EVENT_DREW, seat);
    fact->card[0] = (uint8_t)bbi_face(state, card);
    fact->value[0] = state->draw;
    bbi_ask(move, BAOBEI_DECISION_DRAWN, bbi_bit(seat), NULL);
    return BAOBEI_OK;
}

/* A card goes into an own slot, the old one face up on the discard pile (R2.4b, R2.5a). */
static void exchange_card(bbi_move *move, uint32_t slot, uint32_t card, uint32_t event)
{
    bbi_state *state = move->state;
    uint32_t seat = state->board.active;
    uint32_t old = bbi_slot_replace(state, bbi_find(&state->board, seat, slot), card);
    baobei_event *fact = bbi_fact(&move->facts, state, event, seat);

    bbi_pile_discard(state, old);
    bbi_know_see(state, old, BBI_EVERYBODY);
    bbi_fact_at(fact, 0, seat, slot, bbi_face(state, old));
    fact->card[1] = (uint8_t)bbi_face(state, card);
    open_window(move);
}

void bbi_turn_take(bbi_move *move, uint32_t slot)
{
    exchange_card(move, slot, bbi_pile_take(move->state), BAOBEI_EVENT_TOOK);
}

void bbi_turn_keep(bbi_move *move, uint32_t slot)
{
    move->state->held = 0;
    exchange_card(move, slot, move->state->hand[0], BAOBEI_EVENT_KEPT);
}

void bbi_turn_discard(bbi_move *move)
{
    bbi_state *state = move->state;
    uint32_t card = state->hand[0];
    baobei_event *fact = bbi_fact(&move->facts, state, BAOBEI_EVENT_DISCARDED, state->board.active);

    state->held = 0;
    bbi_pile_discard(state, card);
    bbi_know_see(state, card, BBI_EVERYBODY);
    fact->cause = BAOBEI_CAUSE_DISCARD;
    fact->card[0] = (uint8_t)bbi_face(state, card);
    bbi_power_earn(move, state->board.active, bbi_face(state, card), BAOBEI_CAUSE_DISCARD); /* R6.1a */
    open_window(move);
}
