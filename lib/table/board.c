#include "table/board.h"

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

/* Counted, since a search would end where nobody can guess. */
uint32_t bbi_owner(const bbi_board *board, uint32_t entry)
{
    uint32_t seat = 0;

    for (uint32_t later = 1; later < BAOBEI_MAX_SEATS; later++)
        seat += entry >= board->start[later];
    return seat;
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
