/* What a viewer knows of each card, against the memory read one card at a time. */
#include "view/glance.h"

#include <criterion/criterion.h>

#include "random.h"
#include "table/know.h"
#include "view/redact.h"

/* Any memory at all: rows of shuffles that not every card took part in. */
static void remember(bbi_state *state, rng *r)
{
    state->board.seats = (uint8_t)(2 + rng_below(r, 5));
    state->recycles = (uint8_t)rng_below(r, 6);
    for (uint32_t shuffle = 0; shuffle < BBI_SHUFFLES; shuffle++)
        for (uint32_t card = 0; card < BAOBEI_MAX_CARDS; card++) {
            state->face[card] = (uint8_t)(1 + rng_below(r, BAOBEI_MAX_SPECIES));
            state->know[shuffle][card] = (uint8_t)rng_below(r, 256);
        }
}

Test(view_glance, as_one_card_after_the_other)
{
    static bbi_state state;
    bbi_glance glance;
    rng r;

    rng_seed(&r, 4);
    for (uint32_t round = 0; round < 200; round++) {
        remember(&state, &r);
        for (uint32_t viewer = 0; viewer < BBI_VIEWERS; viewer++) {
            if (viewer < BAOBEI_MAX_SEATS && viewer >= state.board.seats)
                continue;
            bbi_glance_at(&glance, &state, viewer);
            for (uint32_t card = 0; card < BAOBEI_MAX_CARDS; card++) {
                uint32_t seen = bbi_know_seen(&state, card) & bbi_know_watchers(state.board.seats);
                bool shown = viewer == BBI_HOST || (seen >> viewer & 1);

                cr_assert_eq(glance.origin[card], bbi_know_origin(&state, card));
                cr_assert_eq(glance.seen[card], seen);
                cr_assert_eq(glance.face[card], shown ? state.face[card] : BAOBEI_HIDDEN);
            }
        }
    }
}
