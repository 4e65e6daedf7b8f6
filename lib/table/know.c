#include "table/know.h"

#include "base/bulk.h"

void bbi_know_deal(bbi_state *state)
{
    if (state->recycles)
        bbi_fill(state->know[1], 0, sizeof state->know - sizeof state->know[0]);
    memset(state->know[0], BBI_MEMBER, sizeof state->know[0]);
}

void bbi_know_see(bbi_state *state, uint32_t card, uint32_t viewers)
{
    state->know[bbi_know_origin(state, card)][card] |= (uint8_t)viewers;
}

uint32_t bbi_know_seen(const bbi_state *state, uint32_t card)
{
    return state->know[bbi_know_origin(state, card)][card] & BBI_EVERYBODY;
}

void bbi_know_open(bbi_state *state)
{
    uint32_t count = bbi_cards_on_table(&state->board);

    if (state->recycles)
        for (uint32_t entry = 0; entry < count; entry++)
            bbi_know_see(state, state->card[entry], BBI_EVERYBODY);
    else /* with the deal alone it is simple */
        for (uint32_t entry = 0; entry < count; entry++)
            state->know[0][state->card[entry]] |= BBI_EVERYBODY;
}

/* The two oldest shuffles become one: what was remembered of the first stay is forgotten. */
static void merge_oldest(bbi_state *state)
{
    for (uint32_t card = 0; card < BAOBEI_MAX_CARDS; card++) {
        if (state->know[1][card] & BBI_MEMBER)
            state->know[0][card] = state->know[1][card];
        for (uint32_t shuffle = 1; shuffle + 1 < BBI_SHUFFLES; shuffle++)
            state->know[shuffle][card] = state->know[shuffle + 1][card];
        state->know[BBI_SHUFFLES - 1][card] = 0;
    }
}

void bbi_know_shuffle(bbi_state *state, const uint8_t *cards, uint32_t count)
{
    uint32_t shuffle = bbi_last_shuffle(state); /* already counted: the first recycle is shuffle 1 */

    if (state->recycles > shuffle)
        merge_oldest(state);
    for (uint32_t i = 0; i < count; i++)
        state->know[shuffle][cards[i]] = BBI_MEMBER;
}
