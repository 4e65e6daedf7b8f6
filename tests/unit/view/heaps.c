/* What is left of each shuffle: counted by sets of cards, against the same card by card. */
#include "view/heaps.h"

#include <criterion/criterion.h>

#include "random.h"
#include "table/know.h"
#include "view/redact.h"

/* The stays of every card, one after the other. */
static void count_slowly(bbi_heaps *heaps, const bbi_state *state, uint32_t viewer)
{
    memset(heaps, 0, sizeof *heaps);
    for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++)
        heaps->pool[0][row] = (int8_t)state->rules.species[row].copies;
    for (uint32_t card = 0; card < BAOBEI_MAX_CARDS; card++) {
        uint32_t row = state->face[card] - 1u;
        uint32_t from = 0;

        for (uint32_t into = 1; into <= bbi_last_shuffle(state) + 1; into++) {
            bool end = into > bbi_last_shuffle(state);

            if (!end && !(state->know[into][card] & BBI_MEMBER))
                continue;
            if (state->know[from][card] >> viewer & 1) {
                heaps->pool[from][row]--;
                if (!end)
                    heaps->pool[into][row]++;
            } else if (!end)
                heaps->waiting[from][into]++;
            from = into;
        }
    }
}

static void remember(bbi_state *state, rng *r)
{
    state->round = 1;
    state->board.seats = 6;
    state->recycles = (uint8_t)rng_below(r, 6);
    for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++)
        state->rules.species[row].copies = (uint8_t)rng_below(r, 9);
    for (uint32_t card = 0; card < BAOBEI_MAX_CARDS; card++) {
        state->face[card] = (uint8_t)(1 + rng_below(r, BAOBEI_MAX_SPECIES));
        for (uint32_t shuffle = 0; shuffle < BBI_SHUFFLES; shuffle++)
            state->know[shuffle][card] = (uint8_t)rng_below(r, 256);
        state->know[0][card] |= BBI_MEMBER;
    }
}

Test(view_heaps, as_one_card_after_the_other)
{
    static bbi_state state;
    bbi_heaps heaps, wanted;
    rng r;

    rng_seed(&r, 5);
    for (uint32_t round = 0; round < 500; round++) {
        remember(&state, &r);
        for (uint32_t viewer = 0; viewer <= BBI_SPECTATOR; viewer++) {
            bbi_heaps_read(&heaps, &state, viewer);
            count_slowly(&wanted, &state, viewer);
            cr_assert(memcmp(&heaps, &wanted, sizeof heaps) == 0, "viewer %u", viewer);
        }
    }
}

Test(view_heaps, nothing_is_left_to_the_host_or_before_a_deal)
{
    static bbi_state state;
    bbi_heaps heaps, none = {0};
    rng r;

    rng_seed(&r, 6);
    remember(&state, &r);
    bbi_heaps_read(&heaps, &state, BBI_HOST);
    cr_assert(memcmp(&heaps, &none, sizeof heaps) == 0);
    state.round = 0;
    bbi_heaps_read(&heaps, &state, 0);
    cr_assert(memcmp(&heaps, &none, sizeof heaps) == 0);
}
