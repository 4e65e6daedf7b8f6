/*
 * Who has seen what, by place and by shuffle.
 *
 * A shuffle makes its cards unknown to everybody; what stays known is how many of each species went
 * into it. So memory belongs to a card's stay between two shuffles, not to the card: know[g][c] says
 * whether card c took part in shuffle g (BBI_MEMBER), and which seats saw its face between that shuffle
 * and the card's next one. Shuffle 0 is the deal. What a viewer may know is derived from counts over
 * these rows, never from the numbers of the cards.
 */
#ifndef BBI_TABLE_KNOW_H
#define BBI_TABLE_KNOW_H

#include "table/state.h"

enum {
    BBI_MEMBER = 0x80, /* bit BBI_MEMBER_BIT */
    BBI_MEMBER_BIT = 7,
    BBI_SPECTATORS = 0x40, /* what a spectator saw, and a seat that is out of the round */
    BBI_EVERYBODY = 0x7f
};

/* Everybody who may see something in a match of so many seats. */
static inline uint32_t bbi_know_watchers(uint32_t seats)
{
    return ((1u << seats) - 1) | BBI_SPECTATORS;
}

/* A new round: every card comes from the deal and nobody has seen any. The recycles are still those of the last. */
void bbi_know_deal(bbi_state *state);

/* A set of seats (BBI_EVERYBODY: spectators, too) sees the face of a card. */
void bbi_know_see(bbi_state *state, uint32_t card, uint32_t viewers);

/* Everybody sees all cards on the table. */
void bbi_know_open(bbi_state *state);

/* The last shuffle that a card took part in. Without a branch that would have to be guessed. */
static inline uint32_t bbi_know_origin(const bbi_state *state, uint32_t card)
{
    uint32_t last = bbi_last_shuffle(state);
    uint32_t origin = 0;

    for (uint32_t shuffle = 1; shuffle <= last; shuffle++) {
        uint32_t member = 0u - (state->know[shuffle][card] >> BBI_MEMBER_BIT); /* all ones, or zero */

        origin = (shuffle & member) | (origin & ~member);
    }
    return origin;
}

/* Who has seen this card since its last shuffle. */
uint32_t bbi_know_seen(const bbi_state *state, uint32_t card);

/* Cards go into a recycle. With more shuffles than are told apart, the two oldest become one. */
void bbi_know_shuffle(bbi_state *state, const uint8_t *cards, uint32_t count);

#endif
