/* Debts of strangers: the answer is that of a search of all ways of paying. */
#include "view/debts.h"

#include <criterion/criterion.h>

#include "random.h"
#include "soil.h"

static bool payable_by_search(bbi_heaps *heaps);

static bool pay_from(bbi_heaps *heaps, uint32_t shuffle, uint32_t row, uint32_t from)
{
    bool paid;

    heaps->waiting[from][shuffle]--;
    heaps->pool[from][row]--;
    heaps->pool[shuffle][row]++;
    paid = payable_by_search(heaps);
    heaps->waiting[from][shuffle]++;
    heaps->pool[from][row]++;
    heaps->pool[shuffle][row]--;
    return paid;
}

static bool payable_by_search(bbi_heaps *heaps)
{
    for (uint32_t shuffle = BBI_SHUFFLES; shuffle-- > 0;)
        for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++) {
            if (heaps->pool[shuffle][row] >= 0)
                continue;
            for (uint32_t from = shuffle; from-- > 0;)
                if (heaps->waiting[from][shuffle] && pay_from(heaps, shuffle, row, from))
                    return true;
            return false;
        }
    return true;
}

/* Small heaps at random, with debts more often than a game would have them. */
static bbi_heaps random_heaps(rng *r)
{
    bbi_heaps heaps = {{{0}}, {{0}}};

    for (uint32_t shuffle = 0; shuffle < BBI_SHUFFLES; shuffle++)
        for (uint32_t row = 0; row < 3; row++)
            heaps.pool[shuffle][row] = (int8_t)((int32_t)rng_below(r, 5) - (shuffle ? 2 : 0));
    for (uint32_t into = 1; into < BBI_SHUFFLES; into++)
        for (uint32_t from = 0; from < into; from++)
            heaps.waiting[from][into] = (uint8_t)rng_below(r, 4);
    return heaps;
}

Test(view_debts, as_a_search_of_all_ways_says)
{
    rng random;
    uint32_t payable = 0;

    rng_seed(&random, 20);

    for (uint32_t i = 0; i < 20000; i++) {
        bbi_heaps heaps = random_heaps(&random);
        bool expected = payable_by_search(&heaps);

        cr_assert_eq(bbi_debts_payable(&heaps), expected, "heaps number %u", i);
        payable += expected;
    }
    cr_assert(payable > 2000 && payable < 18000, "one-sided: %u of 20000", payable);
}

Test(view_debts, none_is_always_payable)
{
    bbi_heaps heaps = {{{0}}, {{0}}};

    cr_assert(bbi_debts_payable(&heaps));
}

/* Shuffle 3 owes two species; both could be paid by 2 or by 1, but only one stranger came from each. */
Test(view_debts, a_choice_that_must_be_looked_ahead_for)
{
    bbi_heaps heaps = {{{0}}, {{0}}};

    heaps.pool[3][0] = heaps.pool[3][1] = -1;
    heaps.pool[2][0] = heaps.pool[2][1] = 1;
    heaps.pool[1][0] = 1;
    heaps.waiting[2][3] = heaps.waiting[1][3] = 1;
    cr_assert(bbi_debts_payable(&heaps));
    heaps.pool[1][0] = 0;
    cr_assert_not(bbi_debts_payable(&heaps));
    heaps.waiting[2][3] = 2;
    cr_assert(bbi_debts_payable(&heaps));
}

/* Sixty debts with sixty strangers are answered at once, not by trying all ways. */
Test(view_debts, many_debts_take_no_time, .timeout = 20)
{
    bbi_heaps heaps = {{{0}}, {{0}}};

    for (uint32_t row = 0; row < 20; row++) {
        heaps.pool[3][row] = -3;
        heaps.pool[1][row] = heaps.pool[2][row] = 2;
    }
    heaps.waiting[1][3] = 30;
    heaps.waiting[2][3] = 30;
    cr_assert(bbi_debts_payable(&heaps));
    heaps.pool[1][19] = 0;
    heaps.pool[2][19] = 2;
    cr_assert_not(bbi_debts_payable(&heaps));
}

/* A stranger of 2 that was dealt, or came from 1, has nothing to do with what 3 owes. */
Test(view_debts, strangers_of_another_shuffle)
{
    bbi_heaps heaps = {{{0}}, {{0}}};

    heaps.pool[0][0] = heaps.pool[1][0] = 1;
    heaps.pool[3][0] = -1;
    heaps.waiting[1][2] = 1;
    cr_assert_not(bbi_debts_payable(&heaps));
    heaps.waiting[0][2] = heaps.waiting[0][1] = 1;
    cr_assert_not(bbi_debts_payable(&heaps));
    heaps.waiting[2][3] = 1;
    cr_assert(bbi_debts_payable(&heaps));
}

/*
 * 3 owes two species of the deal, 2 another one. The first of them could come from 1 as well, and must: one stranger
 * came to 3 at once and one over 1 to 2, so that there is none left for it.
 */
Test(view_debts, a_detour_for_each)
{
    bbi_heaps heaps = {{{0}}, {{0}}};

    heaps.pool[3][0] = heaps.pool[3][1] = heaps.pool[2][2] = -1;
    heaps.pool[0][0] = heaps.pool[0][1] = heaps.pool[0][2] = heaps.pool[1][0] = 1;
    heaps.waiting[0][3] = heaps.waiting[0][1] = heaps.waiting[2][3] = 1;
    heaps.waiting[1][2] = 2;
    cr_assert(bbi_debts_payable(&heaps));
    heaps.pool[1][0] = 0;
    cr_assert_not(bbi_debts_payable(&heaps));
    heaps.pool[1][0] = 1;
    for (uint32_t from = 0; from < 3; from++) { /* no step can be spared */
        heaps.waiting[from][from + 1]--;
        cr_assert_not(bbi_debts_payable(&heaps), "one less from %u to %u", from, from + 1);
        heaps.waiting[from][from + 1]++;
    }
}

/* As many strangers as a deck has cards, all of one species, and one card too few of it. */
Test(view_debts, a_whole_deck)
{
    bbi_heaps heaps = {{{0}}, {{0}}};

    heaps.pool[3][0] = -BAOBEI_MAX_CARDS;
    heaps.waiting[0][3] = BAOBEI_MAX_CARDS;
    heaps.pool[0][0] = BAOBEI_MAX_CARDS;
    cr_assert(bbi_debts_payable(&heaps));
    heaps.pool[0][0]--;
    cr_assert_not(bbi_debts_payable(&heaps));
}

/*
 * Twenty cards of the deal are owed by 3, but nobody went to 1 or 2 from there: an answer that takes a total for
 * reached because of what lay in memory before would be that all of them come from 1.
 */
Test(view_debts, whatever_lay_in_memory)
{
    bbi_heaps heaps = {{{0}}, {{0}}};

    heaps.pool[0][0] = 20;
    heaps.pool[3][0] = -20;
    heaps.waiting[1][3] = 20;
    heaps.waiting[2][3] = 10;
    cr_assert_not(bbi_debts_payable(&heaps));
    soil_stack();
    cr_assert_not(bbi_debts_payable(&heaps));
    heaps.waiting[0][1] = 20;
    soil_stack();
    cr_assert(bbi_debts_payable(&heaps));
}

/* The deal is the first shuffle: nothing before it could pay. */
Test(view_debts, the_deal_may_owe_nothing)
{
    bbi_heaps heaps = {{{0}}, {{0}}};

    memset(heaps.pool, -1, sizeof heaps.pool);
    memset(heaps.waiting, 1, sizeof heaps.waiting);
    cr_assert_not(bbi_debts_payable(&heaps));
}
