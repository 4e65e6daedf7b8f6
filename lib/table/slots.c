#include "table/slots.h"

#include "base/bytes.h"
#include "base/check.h"

/* One for each seat after this one: what its card more, or less, means for where they start. */
static uint64_t one_after(uint32_t seat)
{
    const uint64_t starts = BBI_EACH_BYTE >> 8 * (7 - BAOBEI_MAX_SEATS);

    return starts & BBI_EACH_BYTE << 8 * (seat + 1);
}

static void unlock(bbi_state *state, uint32_t entry)
{
    if (state->board.slot[entry] & BBI_LOCKED) {
        state->board.slot[entry] &= BBI_SLOT;
        state->board.locks--;
    }
}

uint32_t bbi_slot_remove(bbi_state *state, uint32_t entry)
{
    bbi_board *board = &state->board;
    uint32_t card = state->card[entry];
    uint32_t last = bbi_cards_on_table(board) - 1;

    bbi_bytes_put(board->start, bbi_bytes_get(board->start) - one_after(bbi_owner(board, entry)));
    unlock(state, entry);
    memmove(board->slot + entry, board->slot + entry + 1, last - entry);
    memmove(state->card + entry, state->card + entry + 1, last - entry);
    board->slot[last] = 0;
    state->card[last] = 0;
    return card;
}

uint32_t bbi_slot_add(bbi_state *state, uint32_t seat, uint32_t slot, uint32_t card)
{
    bbi_board *board = &state->board;
    uint32_t entry = board->start[seat + 1];
    uint32_t count = bbi_cards_on_table(board);

    BBI_CHECK(slot <= board->slots[seat] && bbi_find(board, seat, slot) == BBI_NOWHERE);
    if (slot == board->slots[seat])
        board->slots[seat]++;
    while (entry > board->start[seat] && (board->slot[entry - 1] & BBI_SLOT) > slot)
        entry--;
    memmove(board->slot + entry + 1, board->slot + entry, count - entry);
    memmove(state->card + entry + 1, state->card + entry, count - entry);
    board->slot[entry] = (uint8_t)slot;
    state->card[entry] = (uint8_t)card;
    bbi_bytes_put(board->start, bbi_bytes_get(board->start) + one_after(seat));
    return entry;
}

void bbi_slots_deal(bbi_state *state, uint32_t seats, uint32_t each, const uint8_t *cards)
{
    bbi_board *board = &state->board;
    uint32_t stride = bbi_count(seats);
    uint32_t entry = 0;

    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++) {
        board->start[seat] = (uint8_t)entry;
        if (bbi_has(seats, seat)) {
            for (uint32_t slot = 0; slot < each; slot++, entry++) {
                board->slot[entry] = (uint8_t)slot;
                state->card[entry] = cards[slot * stride];
            }
            board->slots[seat] = (uint8_t)each;
            cards++;
        }
    }
    board->start[BAOBEI_MAX_SEATS] = (uint8_t)entry;
}

uint32_t bbi_slot_replace(bbi_state *state, uint32_t entry, uint32_t card)
{
    uint32_t old = state->card[entry];

    unlock(state, entry);
    state->card[entry] = (uint8_t)card;
    return old;
}

void bbi_slot_swap(bbi_state *state, uint32_t entry, uint32_t other)
{
    uint8_t card = state->card[entry];

    state->card[entry] = state->card[other];
    state->card[other] = card;
}

void bbi_slot_lock(bbi_state *state, uint32_t entry)
{
    BBI_CHECK(!(state->board.slot[entry] & BBI_LOCKED));
    state->board.slot[entry] |= BBI_LOCKED;
    state->board.locks++;
}

void bbi_slot_unlock_all(bbi_state *state)
{
    if (!state->board.locks)
        return;
    for (uint32_t entry = 0; entry < bbi_cards_on_table(&state->board); entry++)
        state->board.slot[entry] &= BBI_SLOT;
    state->board.locks = 0;
}
