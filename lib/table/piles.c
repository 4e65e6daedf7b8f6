#include "table/piles.h"

#include "base/bulk.h"
#include "base/check.h"

enum { END = BAOBEI_MAX_CARDS };

const uint8_t bbi_fresh_deck[BAOBEI_MAX_CARDS] = {
    0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
    22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43,
    44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65,
};

uint32_t bbi_pile_draw(bbi_state *state)
{
    BBI_CHECK(state->draw > 0);
    return state->pile[END - state->draw--];
}

void bbi_pile_discard(bbi_state *state, uint32_t card)
{
    uint8_t *under = state->pile + state->discard;

    if (state->under)
        memmove(under + 1, under, state->under);
    *under = (uint8_t)card;
    state->discard++;
}

uint32_t bbi_pile_take(bbi_state *state)
{
    uint8_t *under = state->pile + state->discard;
    uint32_t card = bbi_pile_top(state);

    BBI_CHECK(card != BBI_NO_CARD);
    if (state->under)
        memmove(under - 1, under, state->under);
    state->discard--;
    return card;
}

void bbi_pile_slide(bbi_state *state, uint32_t card)
{
    state->pile[state->discard + state->under++] = (uint8_t)card;
}

uint32_t bbi_pile_top(const bbi_state *state)
{
    return state->discard ? state->pile[state->discard - 1] : BBI_NO_CARD;
}

uint32_t bbi_pile_recyclable(const bbi_state *state, uint8_t list[BAOBEI_MAX_CARDS])
{
    uint32_t discards = state->discard ? state->discard - 1u : 0u;

    bbi_copy(list, state->pile + state->discard, state->under);
    bbi_copy(list + state->under, state->pile, discards);
    return state->under + discards;
}

void bbi_pile_renew(bbi_state *state, const uint8_t *list, uint32_t count)
{
    uint32_t top = bbi_pile_top(state);

    bbi_copy(state->pile + END - count, list, count);
    state->draw = (uint8_t)count;
    state->under = 0;
    state->discard = 0;
    if (top != BBI_NO_CARD)
        bbi_pile_discard(state, top);
}
