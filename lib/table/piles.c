#include "table/piles.h"

#include "base/check.h"

enum { END = BAOBEI_MAX_CARDS };

uint32_t bbi_pile_draw(bbi_state *state)
{
    BBI_CHECK(state->draw > 0);
    return state->pile[--state->draw];
}

void bbi_pile_discard(bbi_state *state, uint32_t card)
{
    uint8_t *under = state->pile + END - state->discard - state->under;

    if (state->under)
        memmove(under - 1, under, state->under);
    state->discard++;
    state->pile[END - state->discard] = (uint8_t)card;
}

uint32_t bbi_pile_take(bbi_state *state)
{
    uint8_t *under = state->pile + END - state->discard - state->under;
    uint32_t card = bbi_pile_top(state);

    BBI_CHECK(card != BBI_NO_CARD);
    if (state->under)
        memmove(under + 1, under, state->under);
    state->discard--;
    return card;
}

void bbi_pile_slide(bbi_state *state, uint32_t card)
{
    state->under++;
    state->pile[END - state->discard - state->under] = (uint8_t)card;
}

uint32_t bbi_pile_top(const bbi_state *state)
{
    return state->discard ? state->pile[END - state->discard] : BBI_NO_CARD;
}

uint32_t bbi_pile_recyclable(const bbi_state *state, uint8_t list[BAOBEI_MAX_CARDS])
{
    uint32_t count = 0;

    for (uint32_t i = 1; i <= state->under; i++)
        list[count++] = state->pile[END - state->discard - i];
    for (uint32_t i = 1; i < state->discard; i++)
        list[count++] = state->pile[END - i];
    return count;
}

void bbi_pile_renew(bbi_state *state, const uint8_t *list, uint32_t count)
{
    uint32_t top = bbi_pile_top(state);

    for (uint32_t i = 0; i < count; i++)
        state->pile[count - 1 - i] = list[i];
    state->draw = (uint8_t)count;
    state->under = 0;
    state->discard = 0;
    if (top != BBI_NO_CARD)
        bbi_pile_discard(state, top);
}
