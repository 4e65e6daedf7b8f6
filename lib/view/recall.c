#include "view/recall.h"

/* The only shuffle that strangers of this one come from; BBI_SHUFFLES if there are several, or none. */
static uint32_t only_source(const bbi_mind *mind, uint32_t shuffle)
{
    uint32_t source = BBI_SHUFFLES;

    for (uint32_t i = 0; i < mind->inputs[shuffle]; i++) {
        const bbi_input *input = &mind->input[shuffle][i];

        if (input->face != BAOBEI_HIDDEN || input->from == source)
            continue;
        if (source != BBI_SHUFFLES)
            return BBI_SHUFFLES;
        source = input->from;
    }
    return source;
}

/* Strangers that have turned out to be something; where it is clear, their old shuffle has one less. */
static void settle_strangers(const bbi_mind *mind, int8_t pool[BBI_SHUFFLES][BAOBEI_MAX_SPECIES],
                             baobei_recall *out)
{
    for (uint32_t shuffle = BBI_SHUFFLES - 1; shuffle > 0; shuffle--) {
        uint32_t source = only_source(mind, shuffle);

        for (uint32_t i = 0; i < mind->inputs[shuffle]; i++)
            if (mind->input[shuffle][i].face == BAOBEI_HIDDEN)
                out->strangers[shuffle]++;
        for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++) {
            if (pool[shuffle][row] >= 0)
                continue;
            out->strangers[shuffle] = (uint8_t)(out->strangers[shuffle] + pool[shuffle][row]);
            if (source != BBI_SHUFFLES)
                pool[source][row] = (int8_t)(pool[source][row] + pool[shuffle][row]);
            pool[shuffle][row] = 0;
        }
    }
}

void bbi_recall(const bbi_mind *mind, baobei_recall *out)
{
    const bbi_board *board = &mind->state.board;
    int8_t pool[BBI_SHUFFLES][BAOBEI_MAX_SPECIES];

    memset(out, 0, sizeof *out);
    for (uint32_t seat = 0; seat < board->seats; seat++)
        for (uint32_t entry = board->start[seat]; entry < board->start[seat + 1]; entry++) {
            uint32_t slot = board->slot[entry] & BBI_SLOT;
            uint32_t card = mind->state.card[entry];

            out->face[seat][slot] = mind->state.face[card];
            out->seen[seat][slot] = mind->seen[card];
            out->origin[seat][slot] = mind->origin[card];
        }
    bbi_mind_pools(mind, pool);
    settle_strangers(mind, pool, out);
    for (uint32_t shuffle = 0; shuffle < BBI_SHUFFLES; shuffle++)
        for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++)
            out->unseen[shuffle][row] = (uint8_t)pool[shuffle][row];
    out->pile = (uint8_t)bbi_last_shuffle(&mind->state);
}
