#include "rules/reach.h"

bool bbi_movable(const bbi_board *board, uint32_t user, uint32_t entry)
{
    return !(board->slot[entry] & BBI_LOCKED) && !bbi_shielded(board, bbi_owner(board, entry), user);
}

void bbi_reach_all(const bbi_board *board, bbi_reach *out)
{
    memcpy(out->start, board->start, sizeof out->start);
    for (uint32_t entry = 0; entry < bbi_cards_on_table(board); entry++)
        out->entry[entry] = (uint8_t)entry;
}

/* The movable cards of a set of seats. */
static void find_movable(const bbi_board *board, uint32_t user, uint32_t seats, bbi_reach *out)
{
    uint8_t count = 0;

    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++) {
        out->start[seat] = count;
        if (!bbi_has(seats, seat) || bbi_shielded(board, seat, user))
            continue;
        for (uint32_t entry = board->start[seat]; entry < board->start[seat + 1]; entry++)
            if (!(board->slot[entry] & BBI_LOCKED))
                out->entry[count++] = (uint8_t)entry;
    }
    out->start[BAOBEI_MAX_SEATS] = count;
}

void bbi_reach_movable(const bbi_board *board, uint32_t user, bbi_reach *out)
{
    find_movable(board, user, board->playing, out);
}

void bbi_reach_own(const bbi_board *board, uint32_t user, bbi_reach *out)
{
    find_movable(board, user, bbi_bit(user), out);
}

void bbi_reach_opposing(const bbi_board *board, uint32_t user, bbi_reach *out)
{
    find_movable(board, user, board->playing & ~(uint32_t)bbi_bit(user), out);
}

uint32_t bbi_crossed_count(const uint8_t *start)
{
    uint32_t pairs = 0;

    for (uint32_t seat = 0; seat + 1 < BAOBEI_MAX_SEATS; seat++)
        pairs += (uint32_t)(start[seat + 1] - start[seat]) * (uint32_t)(start[BAOBEI_MAX_SEATS] - start[seat + 1]);
    return pairs;
}

void bbi_crossed_at(const uint8_t *start, uint32_t k, uint32_t *first, uint32_t *second)
{
    uint32_t seat = 0;
    uint32_t later;

    for (;; seat++) {
        uint32_t pairs;

        later = (uint32_t)(start[BAOBEI_MAX_SEATS] - start[seat + 1]);
        pairs = (uint32_t)(start[seat + 1] - start[seat]) * later;
        if (k < pairs)
            break;
        k -= pairs;
    }
    *first = start[seat] + k / later;
    *second = start[seat + 1] + k % later;
}

uint32_t bbi_touchable_count(const bbi_board *board, uint32_t seat)
{
    uint32_t cards = bbi_cards_on_table(board);

    if (!bbi_cards(board, seat))
        return 0;
    return board->shield && board->announcer != seat ? cards - bbi_cards(board, board->announcer) : cards;
}

uint32_t bbi_touchable_at(const bbi_board *board, uint32_t seat, uint32_t k)
{
    if (board->shield && board->announcer != seat && k >= board->start[board->announcer])
        k += bbi_cards(board, board->announcer);
    return k;
}

uint32_t bbi_claimants(const bbi_board *board)
{
    return bbi_holders(board) & ~(board->active < BAOBEI_MAX_SEATS ? 1u << board->active : 0u);
}

uint32_t bbi_power_targets(const bbi_board *board, uint32_t power, uint32_t user)
{
    bbi_reach cards;

    switch (power) {
    case BAOBEI_POWER_SWAP: /* R7.3 */
        if (!board->locks && !board->shield)
            return bbi_crossed_count(board->start);
        bbi_reach_movable(board, user, &cards);
        return bbi_crossed_count(cards.start);
    case BAOBEI_POWER_INSPECT: /* R7.4, R11.25: a look needs nothing but two seats with cards */
        return bbi_crossed_count(board->start);
    case BAOBEI_POWER_ADD: /* R7.5: also a seat without cards */
        return bbi_count(board->playing) - 1 - (board->shield && board->announcer != user);
    default: /* the pelicans (R11.26) */
        return bbi_cards_on_table(board);
    }
}
