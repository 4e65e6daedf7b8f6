/*
 * The two piles, in one array: the face-up discards from its left end, bottom first; after the top one
 * the cards slid under the pile, first one first; the draw pile at its right end, top first.
 */
#ifndef BBI_TABLE_PILES_H
#define BBI_TABLE_PILES_H

#include "table/state.h"

/* Cards in the order of their numbers: a fresh deck. */
extern const uint8_t bbi_fresh_deck[BAOBEI_MAX_CARDS];

/* The card on top of the draw pile, which must not be empty, leaves it. */
uint32_t bbi_pile_draw(bbi_state *state);

/* A card goes face up on the discard pile. */
void bbi_pile_discard(bbi_state *state, uint32_t card);

/* The top discard leaves the pile. */
uint32_t bbi_pile_take(bbi_state *state);

/* A card is slid face down under the discard pile (R7.6). */
void bbi_pile_slide(bbi_state *state, uint32_t card);

/* The top discard, BBI_NO_CARD if nothing has been turned over yet. */
uint32_t bbi_pile_top(const bbi_state *state);

/* R8.1, R11.29: all discards but the top one, in the order in which a recycle shuffles them. */
uint32_t bbi_pile_recyclable(const bbi_state *state, uint8_t list[BAOBEI_MAX_CARDS]);

/* Makes a list, top first, the new draw pile; only the top discard stays on the other one. */
void bbi_pile_renew(bbi_state *state, const uint8_t *list, uint32_t count);

#endif
