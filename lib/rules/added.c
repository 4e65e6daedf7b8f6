/* A card is added to a seat's cards without replacing another: penalty and toco (R2.2). */
#include "rules/move.h"
#include "table/slots.h"

/* The card in the hand goes into a slot; then that action is over. */
static void put_added(bbi_move *move, uint32_t owner, uint32_t slot, uint32_t cause)
{
    bbi_state *state = move->state;
    uint32_t card = state->hand[0];
    bool locked = cause == BAOBEI_CAUSE_POWER && bbi_rule(&state->rules, BAOBEI_RULE_LOCK_NEW); /* R11.4 */
    uint32_t entry = bbi_slot_add(state, owner, slot, card);
    baobei_event *fact = bbi_fact(&move->facts, state, BAOBEI_EVENT_PLACED, owner);

    state->held = 0;
    if (locked)
        bbi_slot_lock(state, entry);
    bbi_fact_at(fact, 0, owner, slot, bbi_face(state, card));
    fact->cause = (uint8_t)cause;
    fact->value[0] = locked;
}

baobei_status bbi_add_card(bbi_move *move, uint32_t by, uint32_t owner, const bbi_earned *power)
{
    bbi_state *state = move->state;
    uint32_t cause = power ? BAOBEI_CAUSE_POWER : BAOBEI_CAUSE_PENALTY;
    uint32_t card;
    uint32_t empty;
    baobei_event *fact;
    baobei_status status = bbi_draw(move, by, &card);

    if (status != BAOBEI_OK)
        return status;
    if (card == BBI_NO_CARD) /* R11.13 */
        return BAOBEI_OK;
    state->hand[0] = (uint8_t)card;
    state->held = 1;
    fact = bbi_fact(&move->facts, state, BAOBEI_EVENT_ADDED, by);
    fact->seat[0] = (uint8_t)owner;
    fact->card[0] = (uint8_t)bbi_face(state, card);
    fact->cause = (uint8_t)cause;
    fact->value[0] = state->draw;
    bbi_bao_touch(state, by, owner); /* comes into force when the owner has placed it (R11.31) */
    empty = bbi_empty_slots(&state->board, owner);
    if (empty >= 2) { /* R11.23 */
        bbi_about about = {{(uint8_t)by, 0, (uint8_t)cause}, 0, {0, 0}, {0, 0}};

        if (power)
            about.power.species = power->species;
        bbi_ask(move, BAOBEI_DECISION_PLACE, bbi_bit(owner), &about);
    } else
        put_added(move, owner, empty ? bbi_empty_slot(&state->board, owner, 0) : state->board.slots[owner], cause);
    return BAOBEI_OK;
}

void bbi_add_place(bbi_move *move, uint32_t owner, uint32_t slot)
{
    put_added(move, owner, slot, move->state->board.cause);
}
