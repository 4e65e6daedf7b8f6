#include "base/apart.h"
#include "rules/move.h"
#include "table/know.h"
#include "table/piles.h"

/* R8.1: all discards but the top one become the new draw pile; nothing happens without any (R8.2). */
static BBI_APART baobei_status recycle(bbi_move *move)
{
    bbi_state *state = move->state;
    uint8_t list[BAOBEI_MAX_CARDS];
    uint32_t count = bbi_pile_recyclable(state, list);
    baobei_status status;
    baobei_event *fact;

    if (count == 0)
        return BAOBEI_OK;
    bbi_chance_open(&move->chance, state->round, BBI_CHANCE_RECYCLE, state->recycles + 1u);
    status = bbi_chance_shuffle(&move->chance, list, count);
    if (status != BAOBEI_OK)
        return status;
    if (state->recycles < BBI_MOST_RECYCLES)
        state->recycles++;
    bbi_know_shuffle(state, list, count);
    bbi_pile_renew(state, list, count);
    fact = bbi_fact(&move->facts, state, BAOBEI_EVENT_RECYCLED, BAOBEI_NO_SEAT);
    fact->count = state->recycles;
    fact->value[0] = state->draw;
    if (state->recycles == bbi_rule(&state->rules, BAOBEI_RULE_FINAL_RECYCLE)) /* R8.3, R8.4, R11.10 */
        bbi_bao_final(move);
    return BAOBEI_OK;
}

baobei_status bbi_draw(bbi_move *move, uint32_t by, uint32_t *card)
{
    baobei_status status;

    *card = BBI_NO_CARD;
    if (move->state->draw == 0) {
        status = recycle(move);
        if (status != BAOBEI_OK)
            return status;
    }
    if (move->state->draw == 0)
        bbi_fact(&move->facts, move->state, BAOBEI_EVENT_SKIPPED, by); /* R8.2, R11.11 to R11.13 */
    else
        *card = bbi_pile_draw(move->state);
    return BAOBEI_OK;
}
