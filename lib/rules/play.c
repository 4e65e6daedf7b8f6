#include "rules/move.h"

baobei_status bbi_play(bbi_move *move, uint32_t seat, const baobei_parts *parts)
{
    switch (parts->kind) {
    case BAOBEI_ACTION_DEAL:
        return bbi_setup_deal(move);
    case BAOBEI_ACTION_LOOK:
    case BAOBEI_ACTION_LOOK_TWO:
        bbi_setup_look(move, seat, parts);
        return BAOBEI_OK;
    case BAOBEI_ACTION_DRAW:
        return bbi_turn_draw(move);
    case BAOBEI_ACTION_TAKE:
        return bbi_turn_take(move, parts->slot[0]);
    case BAOBEI_ACTION_PASS:
        return bbi_turn_pass(move, seat);
    case BAOBEI_ACTION_DISCARD:
        return bbi_turn_discard(move);
    case BAOBEI_ACTION_KEEP:
        return bbi_turn_keep(move, parts->slot[0]);
    case BAOBEI_ACTION_PLUCK:
    case BAOBEI_ACTION_DOUBLE:
        return bbi_claim(move, seat, parts);
    case BAOBEI_ACTION_GIVE:
        return bbi_claim_give(move, parts->slot[0]);
    case BAOBEI_ACTION_PLACE:
        return bbi_add_place(move, seat, parts->slot[0]);
    case BAOBEI_ACTION_DECLINE:
        return bbi_power_decline(move);
    case BAOBEI_ACTION_USE:
        return bbi_power_use(move);
    case BAOBEI_ACTION_LEAVE:
        return bbi_power_swap_seen(move, false);
    case BAOBEI_ACTION_SWAP_SEEN:
        return bbi_power_swap_seen(move, true);
    case BAOBEI_ACTION_REPLACE_BOTH:
    case BAOBEI_ACTION_REPLACE_OWN:
    case BAOBEI_ACTION_REPLACE_OTHER:
        return bbi_power_replace(move, parts);
    case BAOBEI_ACTION_END:
        return bbi_turn_end(move);
    case BAOBEI_ACTION_BAO:
        return bbi_bao_announce(move);
    default: /* peek, show, swap, inspect, add */
        return bbi_power_target(move, parts);
    }
}
