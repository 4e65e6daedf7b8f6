/*
 * The public facts of a game: all that legality may depend on. A state contains one, a view can be
 * turned into one; there is no face in it, so nothing that reads only this can leak a card.
 *
 * The cards in front of the seats are one list, ascending by seat and slot, so that the k-th card
 * that somebody may touch is found without a search, and slots that are empty cost nothing.
 */
#ifndef BBI_TABLE_BOARD_H
#define BBI_TABLE_BOARD_H

#include <baobei/types.h>

#include "base/bits.h"
#include "base/deps.h"

enum {
    BBI_LOCKED = 0x80, /* in bbi_board.slot: a power has moved this card in this turn (R6.6) */
    BBI_SLOT = 0x7f,   /* in bbi_board.slot: the slot number */
    BBI_NOWHERE = 255  /* no such card in the list */
};

typedef struct bbi_board {
    uint8_t start[8];                  /* cards of seat s: list entries start[s] ... start[s + 1] - 1 */
    uint8_t seats;                     /* of the match */
    uint8_t playing;                   /* set: seats of the round */
    uint8_t announcer, shield, final;  /* R4, R8.4; announcer BAOBEI_NO_SEAT: nobody */
    uint8_t kind, active, asked, answered; /* the pending decision; the last two are sets */
    uint8_t power, at_seat[2], at_slot[2]; /* ... and what it is about, as in baobei_decision */
    uint8_t species, cause, count;
    uint8_t locks;                     /* entries with BBI_LOCKED */
    uint8_t slots[BAOBEI_MAX_SEATS];   /* slots opened so far (R2.2) */
    uint8_t slot[BAOBEI_MAX_CARDS];    /* by list entry: slot, and BBI_LOCKED; unused entries are zero */
} bbi_board;

static inline uint32_t bbi_cards(const bbi_board *board, uint32_t seat)
{
    return (uint32_t)(board->start[seat + 1] - board->start[seat]);
}

static inline uint32_t bbi_cards_on_table(const bbi_board *board)
{
    return board->start[BAOBEI_MAX_SEATS];
}

/* R4.4: the shield stands between this card owner and that seat. */
static inline bool bbi_shielded(const bbi_board *board, uint32_t owner, uint32_t from)
{
    return board->shield && owner == board->announcer && from != owner;
}

/* The set of seats that have a card. */
uint32_t bbi_holders(const bbi_board *board);

/* The list entry of a seat's slot, BBI_NOWHERE if it is empty or was never opened. */
uint32_t bbi_find(const bbi_board *board, uint32_t seat, uint32_t slot);

/* The seat that holds a list entry. */
uint32_t bbi_owner(const bbi_board *board, uint32_t entry);

/* The k-th empty slot of a seat, ascending; there must be one. */
uint32_t bbi_empty_slot(const bbi_board *board, uint32_t seat, uint32_t k);

static inline uint32_t bbi_empty_slots(const bbi_board *board, uint32_t seat)
{
    return board->slots[seat] - bbi_cards(board, seat);
}

#endif
