#include "table/board.h"

#include "base/bytes.h"
#include "base/check.h"

uint32_t bbi_find(const bbi_board *board, uint32_t seat, uint32_t slot)
{
    uint32_t from = board->start[seat];
    uint32_t to = board->start[seat + 1];

    if (to - from == board->slots[seat]) /* nothing empty: slot k is entry k */
        return slot < to - from ? from + slot : BBI_NOWHERE;
    for (uint32_t entry = from; entry < to; entry++)
        if ((board->slot[entry] & BBI_SLOT) == slot)
            return entry;
    return BBI_NOWHERE;
}

/*
 * How many seats begin at an entry or before it, the first one not counted; all at once, since a search would
 * end where nobody can guess: a difference keeps the high bit of its byte where it is not negative.
 */
uint32_t bbi_owner(const bbi_board *board, uint32_t entry)
{
    const uint64_t later_seats = UINT64_C(0x0000808080808000);
    uint64_t begun = ((entry | 0x80u) * BBI_EACH_BYTE - bbi_bytes_get(board->start)) & later_seats;

    return (uint32_t)((begun >> 7) * BBI_EACH_BYTE >> 56);
}

/* A seat has cards if the next one begins elsewhere; what differs from zero reaches the high bit of its byte. */
uint32_t bbi_holders(const bbi_board *board)
{
    uint64_t starts = bbi_bytes_get(board->start);
    uint64_t cards = (starts ^ starts >> 8) + 0x7fu * BBI_EACH_BYTE;

    return bbi_bytes_bits(cards, 7) & ((1u << BAOBEI_MAX_SEATS) - 1);
}

uint32_t bbi_empty_slot(const bbi_board *board, uint32_t seat, uint32_t k)
{
    uint32_t slot = 0;

    BBI_CHECK(k < bbi_empty_slots(board, seat));
    for (uint32_t entry = board->start[seat]; entry < board->start[seat + 1]; entry++) {
        uint32_t taken = board->slot[entry] & BBI_SLOT;

        if (k < taken - slot)
            break;
        k -= taken - slot;
        slot = taken + 1;
    }
    return slot + k;
}
