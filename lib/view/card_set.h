/* Sets of cards: bit c % 64 of part c / 64 stands for card c. */
#ifndef BBI_VIEW_CARD_SET_H
#define BBI_VIEW_CARD_SET_H

#include "base/bytes.h"
#include "table/know.h"

enum { BBI_SET_PARTS = 2, BBI_SET_WORD = 64 };

typedef struct bbi_card_set {
    uint64_t part[BBI_SET_PARTS];
} bbi_card_set;

/* The cards that have a bit in a row of bytes. */
static inline bbi_card_set bbi_cards_with(const uint8_t row[BAOBEI_MAX_CARDS], uint32_t bit)
{
    bbi_card_set set = {{0, 0}};

    for (uint32_t card = 0; card < BBI_SET_WORD; card += 8)
        set.part[0] |= (uint64_t)bbi_bytes_bits(bbi_bytes_get(row + card), bit) << card;
    for (uint32_t card = BBI_SET_WORD; card < BAOBEI_MAX_CARDS; card++)
        set.part[1] |= (uint64_t)(row[card] >> bit & 1u) << (card - BBI_SET_WORD);
    return set;
}

/* The cards that took part in each shuffle of the round; in the deal, all there may be. */
static inline void bbi_cards_of_shuffles(const bbi_state *state, bbi_card_set member[BBI_SHUFFLES])
{
    member[0] = (bbi_card_set){{UINT64_MAX, UINT64_MAX}};
    for (uint32_t shuffle = 1; shuffle <= bbi_last_shuffle(state); shuffle++)
        member[shuffle] = bbi_cards_with(state->know[shuffle], BBI_MEMBER_BIT);
}

/* The cards that came into a shuffle straight from an earlier one. */
static inline bbi_card_set bbi_cards_between(const bbi_card_set member[BBI_SHUFFLES], uint32_t from, uint32_t into)
{
    bbi_card_set set;

    for (uint32_t i = 0; i < BBI_SET_PARTS; i++) {
        set.part[i] = member[into].part[i] & member[from].part[i];
        for (uint32_t between = from + 1; between < into; between++)
            set.part[i] &= ~member[between].part[i];
    }
    return set;
}

#endif
