/* The two piles in one array. */
#include "table/piles.h"

#include <criterion/criterion.h>
#include <string.h>

#include "random.h"
#include "rules/variants.h"

static bbi_state without_piles(void)
{
    bbi_state state;
    baobei_rules rules;

    bbi_rules_default(&rules);
    bbi_state_init(&state, &rules, 2);
    return state;
}

Test(piles, empty)
{
    bbi_state state = without_piles();
    uint8_t list[BAOBEI_MAX_CARDS];

    cr_assert_eq(bbi_pile_top(&state), BBI_NO_CARD);
    cr_assert_eq(bbi_pile_recyclable(&state, list), 0);
    bbi_pile_renew(&state, list, 0);
    cr_assert(state.draw == 0 && state.discard == 0 && state.under == 0);
}

Test(piles, draw_from_the_top)
{
    bbi_state state = without_piles();
    static const uint8_t list[4] = {7, 3, 9, 1};

    bbi_pile_renew(&state, list, 4);
    for (uint32_t i = 0; i < 4; i++)
        cr_assert_eq(bbi_pile_draw(&state), list[i]);
    cr_assert_eq(state.draw, 0);
}

Test(piles, discard_and_take)
{
    bbi_state state = without_piles();

    bbi_pile_discard(&state, 4);
    bbi_pile_discard(&state, 5);
    cr_assert_eq(bbi_pile_top(&state), 5);
    cr_assert_eq(bbi_pile_take(&state), 5);
    cr_assert_eq(bbi_pile_top(&state), 4);
    cr_assert_eq(bbi_pile_take(&state), 4);
    cr_assert_eq(bbi_pile_top(&state), BBI_NO_CARD);
}

/* R11.29: the cards slid under the pile, first one first, and then the face-up ones from the bottom. */
Test(piles, recyclable_in_order)
{
    bbi_state state = without_piles();
    uint8_t list[BAOBEI_MAX_CARDS];
    static const uint8_t wanted[5] = {40, 41, 42, 20, 21};

    bbi_pile_discard(&state, 20);
    bbi_pile_slide(&state, 40);
    bbi_pile_discard(&state, 21);
    bbi_pile_slide(&state, 41);
    bbi_pile_slide(&state, 42);
    bbi_pile_discard(&state, 22);
    bbi_pile_discard(&state, 23);
    cr_assert_eq(bbi_pile_take(&state), 23, "slid cards stay under the pile");
    cr_assert_eq(bbi_pile_recyclable(&state, list), 5);
    cr_assert_eq(memcmp(list, wanted, 5), 0);
    bbi_pile_renew(&state, list, 5);
    cr_assert_eq(bbi_pile_top(&state), 22, "the top discard stays (R8.1)");
    cr_assert(state.draw == 5 && state.discard == 1 && state.under == 0);
    cr_assert_eq(bbi_pile_draw(&state), 40);
}

/* The only discard is not recycled (R8.2), but cards under it are. */
Test(piles, one_discard)
{
    bbi_state state = without_piles();
    uint8_t list[BAOBEI_MAX_CARDS];

    bbi_pile_discard(&state, 8);
    cr_assert_eq(bbi_pile_recyclable(&state, list), 0);
    bbi_pile_slide(&state, 9);
    cr_assert_eq(bbi_pile_recyclable(&state, list), 1);
    cr_assert_eq(list[0], 9);
}

/* All 66 cards in every division between the piles: none is lost. */
Test(piles, full_array)
{
    rng r;

    rng_seed(&r, 9);
    for (uint32_t round = 0; round < 200; round++) {
        bbi_state state = without_piles();
        uint8_t deck[BAOBEI_MAX_CARDS];
        uint8_t list[BAOBEI_MAX_CARDS];
        uint32_t seen = 0;
        uint32_t moved = rng_below(&r, 66);

        for (uint32_t i = 0; i < 66; i++)
            deck[i] = (uint8_t)i;
        bbi_pile_renew(&state, deck, 66);
        bbi_pile_discard(&state, bbi_pile_draw(&state));
        for (uint32_t i = 0; i < moved && state.draw; i++)
            if (rng_one_in(&r, 3))
                bbi_pile_slide(&state, bbi_pile_draw(&state));
            else if (rng_one_in(&r, 4)) {
                uint32_t top = bbi_pile_take(&state);

                bbi_pile_discard(&state, bbi_pile_draw(&state));
                bbi_pile_slide(&state, top);
            } else
                bbi_pile_discard(&state, bbi_pile_draw(&state));
        cr_assert_eq(state.draw + state.discard + state.under, 66);
        seen = bbi_pile_recyclable(&state, list);
        list[seen++] = (uint8_t)bbi_pile_top(&state);
        while (state.draw)
            list[seen++] = (uint8_t)bbi_pile_draw(&state);
        cr_assert_eq(seen, 66);
        for (uint32_t card = 0; card < 66; card++)
            cr_assert_not_null(memchr(list, (int)card, 66), "card %u is lost", card);
    }
}
