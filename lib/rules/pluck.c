/* Plucks (R3): claims, right and wrong, and the gives they owe. */
#include "base/apart.h"
#include "rules/move.h"
#include "table/know.h"
#include "table/piles.h"
#include "table/slots.h"

typedef struct attempt {
    uint32_t seat;    /* the claimant */
    uint32_t targets; /* 1 or 2 */
    uint8_t at_seat[2], at_slot[2], card[2];
    bool drawn;       /* on the own draw, not in a window */
    uint32_t reference; /* its card */
} attempt;

static uint32_t family(const bbi_state *state, uint32_t card)
{
    return bbi_species_of(&state->rules, bbi_face(state, card))->family;
}

/* R3.3: by family, and all of them (R3.12). */
static bool is_right(const bbi_state *state, const attempt *claim)
{
    for (uint32_t i = 0; i < claim->targets; i++)
        if (family(state, claim->card[i]) != family(state, claim->reference))
            return false;
    return true;
}

/* Everybody sees the targets: shown and put back, or about to be discarded. */
static void report_targets(bbi_move *move, const attempt *claim, uint32_t event)
{
    bbi_state *state = move->state;
    baobei_event *fact = bbi_fact(&move->facts, state, event, claim->seat);

    fact->count = (uint8_t)claim->targets;
    for (uint32_t i = 0; i < claim->targets; i++) {
        bbi_know_see(state, claim->card[i], BBI_EVERYBODY);
        bbi_fact_at(fact, i, claim->at_seat[i], claim->at_slot[i], bbi_face(state, claim->card[i]));
    }
}

static void discard_reference(bbi_move *move, const attempt *claim)
{
    bbi_state *state = move->state;
    baobei_event *fact;

    if (!claim->drawn)
        return;
    state->held = 0;
    bbi_pile_discard(state, claim->reference);
    bbi_know_see(state, claim->reference, BBI_EVERYBODY);
    fact = bbi_fact(&move->facts, state, BAOBEI_EVENT_DISCARDED, claim->seat);
    fact->cause = BAOBEI_CAUSE_REFERENCE;
    fact->card[0] = (uint8_t)bbi_face(state, claim->reference);
}

/* R3.9, R3.12 */
static baobei_status miss(bbi_move *move, const attempt *claim)
{
    report_targets(move, claim, BAOBEI_EVENT_MISSED);
    discard_reference(move, claim);
    return bbi_add_card(move, claim->seat, claim->seat, NULL);
}

/* R3.7, R3.8, R3.11; which powers are earned: R6.1, R6.4. */
static BBI_APART void hit(bbi_move *move, const attempt *claim)
{
    bbi_state *state = move->state;
    uint32_t card = BBI_NO_CARD;

    discard_reference(move, claim);
    report_targets(move, claim, BAOBEI_EVENT_PLUCKED);
    for (uint32_t i = 0; i < claim->targets; i++) {
        card = bbi_slot_remove(state, bbi_find(&state->board, claim->at_seat[i], claim->at_slot[i]));
        bbi_pile_discard(state, card);
        bbi_bao_touch(state, claim->seat, claim->at_seat[i]);
        if (claim->at_seat[i] != claim->seat) {
            state->give_seat[state->gives] = claim->at_seat[i];
            state->give_slot[state->gives] = claim->at_slot[i];
            state->gives++;
        }
    }
    if (claim->drawn && claim->targets == 1)
        bbi_power_earn(move, claim->seat, bbi_face(state, claim->reference), BAOBEI_CAUSE_REFERENCE);
    bbi_power_earn(move, claim->seat, bbi_face(state, card), BAOBEI_CAUSE_ELIMINATED);
    state->claimant = (uint8_t)claim->seat;
}

baobei_status bbi_claim(bbi_move *move, uint32_t seat, const baobei_parts *parts)
{
    bbi_state *state = move->state;
    attempt claim = {seat, parts->kind == BAOBEI_ACTION_DOUBLE ? 2u : 1u, {0, 0}, {0, 0}, {0, 0},
                   state->board.kind == BAOBEI_DECISION_DRAWN, 0};
    baobei_event *fact = bbi_fact(&move->facts, state, BAOBEI_EVENT_CLAIMED, seat);

    claim.reference = claim.drawn ? state->hand[0] : bbi_pile_top(state);
    fact->count = (uint8_t)claim.targets;
    for (uint32_t i = 0; i < claim.targets; i++) {
        claim.at_seat[i] = fact->seat[i] = parts->seat[i];
        claim.at_slot[i] = fact->slot[i] = parts->slot[i];
        claim.card[i] = state->card[bbi_find(&state->board, parts->seat[i], parts->slot[i])];
    }
    if (!is_right(state, &claim))
        return miss(move, &claim);
    hit(move, &claim);
    return BAOBEI_OK;
}

void bbi_claim_give(bbi_move *move, uint32_t slot)
{
    bbi_state *state = move->state;
    uint32_t to_seat = state->give_seat[0];
    uint32_t to_slot = state->give_slot[0];
    uint32_t card = bbi_slot_remove(state, bbi_find(&state->board, state->claimant, slot));
    baobei_event *fact = bbi_fact(&move->facts, state, BAOBEI_EVENT_GAVE, state->claimant);

    bbi_slot_add(state, to_seat, to_slot, card);
    bbi_fact_at(fact, 0, state->claimant, slot, bbi_face(state, card));
    bbi_fact_at(fact, 1, to_seat, to_slot, bbi_face(state, card));
    state->gives--;
    state->give_seat[0] = state->give_seat[1];
    state->give_slot[0] = state->give_slot[1];
}
