#include "view/recall.h"

#include "base/bulk.h"
#include "view/glance.h"
#include "view/heaps.h"

/* The only shuffle that strangers of this one come from; BBI_SHUFFLES if there are several, or none. */
static uint32_t only_source(const bbi_heaps *heaps, uint32_t shuffle)
{
    uint32_t source = BBI_SHUFFLES;

    for (uint32_t from = 0; from < shuffle; from++) {
        if (!heaps->waiting[from][shuffle])
            continue;
        if (source != BBI_SHUFFLES)
            return BBI_SHUFFLES;
        source = from;
    }
    return source;
}

/* Strangers that have turned out to be something; where it is clear, their old shuffle has one less. */
static void settle_strangers(bbi_heaps *heaps, uint32_t shuffle, baobei_recall *out)
{
    uint32_t source = only_source(heaps, shuffle);
    uint32_t strangers = 0;

    for (uint32_t from = 0; from < shuffle; from++)
        strangers += heaps->waiting[from][shuffle];
    for (uint32_t row = 0; strangers && row < BAOBEI_MAX_SPECIES; row++) {
        int8_t *cards = &heaps->pool[shuffle][row];

        if (*cards >= 0)
            continue;
        strangers -= (uint32_t)-*cards;
        if (source != BBI_SHUFFLES)
            heaps->pool[source][row] = (int8_t)(heaps->pool[source][row] + *cards);
        *cards = 0;
    }
    out->strangers[shuffle] = (uint8_t)strangers;
}

static void recall_slots(const bbi_state *state, uint32_t viewer, baobei_recall *out)
{
    const bbi_board *board = &state->board;
    bbi_glance glance;

    bbi_glance_at(&glance, state, viewer);
    for (uint32_t seat = 0; seat < board->seats; seat++)
        for (uint32_t entry = board->start[seat]; entry < board->start[seat + 1]; entry++) {
            uint32_t slot = board->slot[entry] & BBI_SLOT;
            uint32_t card = state->card[entry];

            out->face[seat][slot] = glance.face[card];
            out->seen[seat][slot] = glance.seen[card];
            out->origin[seat][slot] = glance.origin[card];
        }
}

void bbi_recall(const bbi_state *state, uint32_t viewer, baobei_recall *out)
{
    bbi_heaps heaps;

    bbi_heaps_read(&heaps, state, viewer); /* first, so that its many bytes are stored when they are read as words */
    bbi_fill(out, 0, sizeof *out);
    recall_slots(state, viewer, out);
    for (uint32_t shuffle = bbi_last_shuffle(state); shuffle > 0; shuffle--)
        settle_strangers(&heaps, shuffle, out);
    memcpy(out->unseen, heaps.pool, sizeof out->unseen);
    out->pile = (uint8_t)bbi_last_shuffle(state);
}
