/* The cards in front of the seats: finding, adding, removing, exchanging (R2.1, R2.2). */
#ifndef BBI_TABLE_SLOTS_H
#define BBI_TABLE_SLOTS_H

#include "table/state.h"

/* Takes the card of a list entry away; its slot is left empty. */
uint32_t bbi_slot_remove(bbi_state *state, uint32_t entry);

/* Puts a card into an empty slot; the slot after a seat's last one opens it. Returns its entry. */
uint32_t bbi_slot_add(bbi_state *state, uint32_t seat, uint32_t slot, uint32_t card);

/*
 * Deals so many cards to each seat of a set, one at a time and clockwise from the lowest seat, into slots
 * that are opened for them; nothing lies on the table yet.
 */
void bbi_slots_deal(bbi_state *state, uint32_t seats, uint32_t each, const uint8_t *cards);

/* Puts a card in the place of another, which is returned; a lock was the old card's and goes with it. */
uint32_t bbi_slot_replace(bbi_state *state, uint32_t entry, uint32_t card);

/* Exchanges the cards of two entries. */
void bbi_slot_swap(bbi_state *state, uint32_t entry, uint32_t other);

/* R6.6 */
void bbi_slot_lock(bbi_state *state, uint32_t entry);
void bbi_slot_unlock_all(bbi_state *state);

#endif
