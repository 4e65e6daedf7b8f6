#include "rules/move.h"

/* Plays that cannot fail; false for those that can. */
static bool play_surely(bbi_move *move, uint32_t seat, const baobei_parts *parts)
{
    switch (parts->kind) {
    case BAOBEI_ACTION_LOOK:
    case BAOBEI_ACTION_LOOK_TWO:
        bbi_setup_look(move, seat, parts);
        return true;
    case BAOBEI_ACTION_TAKE:
        bbi_turn_take(move, parts->slot[0]);
        return true;
    case BAOBEI_ACTION_PASS:
        bbi_turn_pass(move, seat);
        return true;
    case BAOBEI_ACTION_DISCARD:
        bbi_turn_discard(move);
        return true;
    case BAOBEI_ACTION_KEEP:
        bbi_turn_keep(move, parts->slot[0]);
        return true;
    case BAOBEI_ACTION_GIVE:
        bbi_claim_give(move, parts->slot[0]);
        return true;
    case BAOBEI_ACTION_PLACE:
        bbi_add_place(move, seat, parts->slot[0]);
        return true;
    case BAOBEI_ACTION_DECLINE:
        bbi_power_decline(move);
        return true;
    case BAOBEI_ACTION_LEAVE:
    case BAOBEI_ACTION_SWAP_SEEN:
        bbi_power_swap_seen(move, parts->kind == BAOBEI_ACTION_SWAP_SEEN);
        return true;
    case BAOBEI_ACTION_REPLACE_BOTH:
    case BAOBEI_ACTION_REPLACE_OWN:
    case BAOBEI_ACTION_REPLACE_OTHER:
        bbi_power_replace(move, parts);
        return true;
    case BAOBEI_ACTION_BAO:
        bbi_bao_announce(move);
        bbi_turn_end(move);
        return true;
    case BAOBEI_ACTION_END:
        bbi_turn_end(move);
        return true;
    default:
        return false;
    }
}

/* Plays that may need chance. */
static baobei_status play_drawing(bbi_move *move, uint32_t seat, const baobei_parts *parts)
{
    switch (parts->kind) {
    case BAOBEI_ACTION_DEAL:
        return bbi_setup_deal(move);
    case BAOBEI_ACTION_DRAW:
        return bbi_turn_draw(move);
    case BAOBEI_ACTION_PLUCK:
    case BAOBEI_ACTION_DOUBLE:
        return bbi_claim(move, seat, parts);
    case BAOBEI_ACTION_USE:
        return bbi_power_use(move);
    default: /* peek, show, swap, inspect, add */
        return bbi_power_target(move, parts);
    }
}

baobei_status bbi_play(bbi_move *move, uint32_t seat, const baobei_parts *parts)
{
    baobei_status status = BAOBEI_OK;

    move->waits = move->told = false;
    if (!play_surely(move, seat, parts))
        status = play_drawing(move, seat, parts);
    while (status == BAOBEI_OK && !move->waits)
        status = bbi_turn_go_on(move);
    return status;
}
