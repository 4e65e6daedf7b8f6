#include "view/glance.h"

#include "table/know.h"
#include "view/redact.h"

/*
 * What the viewer makes of `seen` as it stands in memory. Here as below row by row and without branches, so that a
 * compiler can take many cards at a time.
 */
static inline void show_faces(bbi_glance *out, const bbi_state *state, uint32_t viewer)
{
    const uint8_t watchers = (uint8_t)bbi_know_watchers(state->board.seats);
    const uint8_t bit = (uint8_t)(1u << viewer);
    const uint8_t all = viewer == BBI_HOST ? bit : 0;

    for (uint32_t card = 0; card < BAOBEI_MAX_CARDS; card++) {
        uint8_t seen = out->seen[card] & watchers;
        uint8_t mask = ((seen | all) & bit) ? 0 : BAOBEI_HIDDEN; /* all ones */

        out->seen[card] = seen;
        out->face[card] = state->face[card] | mask;
    }
}

void bbi_glance_at(bbi_glance *out, const bbi_state *state, uint32_t viewer)
{
    const uint32_t last = bbi_last_shuffle(state);

    memset(out->origin, 0, sizeof out->origin);
    memcpy(out->seen, state->know[0], sizeof out->seen);
    for (uint32_t shuffle = 1; shuffle <= last; shuffle++)
        for (uint32_t card = 0; card < BAOBEI_MAX_CARDS; card++) {
            uint8_t row = state->know[shuffle][card];

            out->origin[card] = row & BBI_MEMBER ? (uint8_t)shuffle : out->origin[card];
            out->seen[card] = row & BBI_MEMBER ? row : out->seen[card];
        }
    show_faces(out, state, viewer);
}

void bbi_glance_back(bbi_glance *out, const bbi_state *state, uint32_t shuffle, uint32_t viewer)
{
    memcpy(out->seen, state->know[shuffle], sizeof out->seen);
    show_faces(out, state, viewer);
}
