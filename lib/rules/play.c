#include "rules/move.h"

/* What a seat does; only what may draw a card, or deal, can fail. */
static baobei_status act(bbi_move *move, uint32_t seat, const baobei_parts *parts)
{
    switch (parts->kind) {
    case BAOBEI_ACTION_DEAL:
        return bbi_setup_deal(move);
    case BAOBEI_ACTION_LOOK:
    case BAOBEI_ACTION_LOOK_TWO:
        bbi_setup_look(move, seat, parts);
        break;
    case BAOBEI_ACTION_DRAW:
        return bbi_turn_draw(move);
    case BAOBEI_ACTION_TAKE:
        bbi_turn_take(move, parts->slot[0]);
        break;
    case BAOBEI_ACTION_PASS:
        bbi_turn_pass(move, seat);
        break;
    case BAOBEI_ACTION_DISCARD:
        bbi_turn_discard(move);
        break;
    case BAOBEI_ACTION_KEEP:
        bbi_turn_keep(move, parts->slot[0]);
        break;
    case BAOBEI_ACTION_PLUCK:
    case BAOBEI_ACTION_DOUBLE:
        return bbi_claim(move, seat, parts);
    case BAOBEI_ACTION_GIVE:
        bbi_claim_give(move, parts->slot[0]);
        break;
    case BAOBEI_ACTION_PLACE:
        bbi_add_place(move, seat, parts->slot[0]);
        break;
    case BAOBEI_ACTION_END:
        bbi_turn_end(move);
        break;
    case BAOBEI_ACTION_BAO:
        bbi_bao_announce(move); /* so the turn has nothing left but its end */
        break;
    default:
        return bbi_power_act(move, parts);
    }
    return BAOBEI_OK;
}

baobei_status bbi_play(bbi_move *move, uint32_t seat, const baobei_parts *parts)
{
    baobei_status status;

    move->waits = move->told = false;
    status = act(move, seat, parts);
    while (status == BAOBEI_OK && !move->waits)
        status = bbi_turn_go_on(move);
    return status;
}
