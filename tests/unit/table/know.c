/* Memory by shuffle: what was seen of a card counts until the card's next shuffle. */
#include "table/know.h"

#include <criterion/criterion.h>
#include <string.h>

#include "rules/variants.h"

/* A deal after a round with so many recycles, in which everything was seen that there was. */
static bbi_state dealt_after(uint32_t recycles)
{
    bbi_state state;
    baobei_rules rules;

    bbi_rules_default(&rules);
    bbi_state_init(&state, &rules, 4);
    memset(state.know, 0x5a, (1 + recycles) * sizeof *state.know);
    state.recycles = (uint8_t)recycles;
    bbi_know_deal(&state);
    state.recycles = 0;
    return state;
}

static bbi_state dealt(void)
{
    return dealt_after(1);
}

/* A recycle of these cards, counted as the rules count it. */
static void recycle(bbi_state *state, const uint8_t *cards, uint32_t count)
{
    state->recycles++;
    bbi_know_shuffle(state, cards, count);
}

Test(know, deal_forgets_all)
{
    for (uint32_t recycles = 0; recycles < BBI_SHUFFLES; recycles++) {
        bbi_state state = dealt_after(recycles);

        for (uint32_t card = 0; card < BAOBEI_MAX_CARDS; card++) {
            cr_assert_eq(bbi_know_seen(&state, card), 0);
            cr_assert_eq(state.know[0][card], BBI_MEMBER);
            for (uint32_t shuffle = 1; shuffle < BBI_SHUFFLES; shuffle++)
                cr_assert_eq(state.know[shuffle][card], 0);
        }
    }
}

/* What is turned face up is seen by everybody, in the stay that it is in. */
Test(know, open)
{
    static const uint8_t cards[] = {3, 4};

    for (uint32_t recycles = 0; recycles < 2; recycles++) {
        bbi_state state = dealt();

        if (recycles)
            recycle(&state, cards, 2);
        state.card[0] = 3;
        state.card[1] = 9;
        memset(state.board.start + 1, 2, BAOBEI_MAX_SEATS);
        bbi_know_open(&state);
        for (uint32_t card = 0; card < BAOBEI_MAX_CARDS; card++)
            cr_assert_eq(bbi_know_seen(&state, card), card == 3 || card == 9 ? BBI_EVERYBODY : 0);
        cr_assert_eq(state.know[0][3], recycles ? BBI_MEMBER : BBI_MEMBER | BBI_EVERYBODY);
    }
}

Test(know, seeing_adds_up)
{
    bbi_state state = dealt();

    bbi_know_see(&state, 5, 1);
    bbi_know_see(&state, 5, 8);
    cr_assert_eq(bbi_know_seen(&state, 5), 9);
    bbi_know_see(&state, 6, BBI_EVERYBODY);
    cr_assert_eq(bbi_know_seen(&state, 6), BBI_EVERYBODY);
    cr_assert_eq(bbi_know_seen(&state, 7), 0);
}

/* After a recycle its cards are unseen; what was seen of them before is kept beside. */
Test(know, shuffle_starts_afresh)
{
    bbi_state state = dealt();
    static const uint8_t cards[] = {3, 4};

    bbi_know_see(&state, 3, 2);
    bbi_know_see(&state, 5, 2);
    recycle(&state, cards, 2);
    cr_assert_eq(bbi_know_seen(&state, 3), 0);
    cr_assert_eq(bbi_know_seen(&state, 4), 0);
    cr_assert_eq(bbi_know_seen(&state, 5), 2, "a card that was not shuffled");
    cr_assert_eq(state.know[0][3], BBI_MEMBER | 2);
    cr_assert_eq(state.know[1][3], BBI_MEMBER);
    cr_assert_eq(state.know[1][5], 0);
    bbi_know_see(&state, 3, 4);
    cr_assert_eq(state.know[0][3], BBI_MEMBER | 2, "later looks belong to the later stay");
    cr_assert_eq(state.know[1][3], BBI_MEMBER | 4);
    cr_assert_eq(bbi_know_seen(&state, 3), 4);
}

/* The fourth recycle does not fit: deal and first recycle become one, and all rows move down. */
Test(know, oldest_are_merged)
{
    bbi_state state = dealt();
    static const uint8_t first[] = {1, 2};
    static const uint8_t second[] = {2, 3};
    static const uint8_t third[] = {3};
    static const uint8_t fourth[] = {1, 4};

    bbi_know_see(&state, 1, 1);
    bbi_know_see(&state, 9, 32);
    recycle(&state, first, 2);
    bbi_know_see(&state, 1, 2);
    recycle(&state, second, 2);
    bbi_know_see(&state, 2, 4);
    recycle(&state, third, 1);
    bbi_know_see(&state, 3, 8);
    recycle(&state, fourth, 2);
    cr_assert_eq(state.know[0][1], BBI_MEMBER | 2, "of the first stay nothing is left");
    cr_assert_eq(state.know[0][2], BBI_MEMBER);
    cr_assert_eq(state.know[0][9], BBI_MEMBER | 32, "a card that stayed keeps its row");
    cr_assert_eq(state.know[1][2], BBI_MEMBER | 4, "the second recycle is row 1 now");
    cr_assert_eq(state.know[1][3], BBI_MEMBER);
    cr_assert_eq(state.know[2][3], BBI_MEMBER | 8);
    cr_assert_eq(state.know[3][1], BBI_MEMBER, "and the fourth the last one");
    cr_assert_eq(state.know[3][4], BBI_MEMBER);
    cr_assert_eq(state.know[3][3], 0);
    cr_assert_eq(bbi_know_seen(&state, 1), 0);
    cr_assert_eq(bbi_know_seen(&state, 2), 4);
    cr_assert_eq(bbi_know_seen(&state, 3), 8);
    cr_assert_eq(bbi_know_seen(&state, 9), 32);
}

/* Every card is in row 0 for ever, and seen since its last shuffle is what counts, however many there are. */
Test(know, many_recycles)
{
    bbi_state state = dealt();

    for (uint32_t number = 1; number < 60; number++) {
        uint8_t cards[BAOBEI_MAX_CARDS];
        uint32_t count = 0;

        for (uint32_t card = 0; card < BAOBEI_MAX_CARDS; card++)
            if (card % (1 + number % 5) == 0)
                cards[count++] = (uint8_t)card;
        recycle(&state, cards, count);
        for (uint32_t i = 0; i < count; i++) {
            cr_assert_eq(bbi_know_seen(&state, cards[i]), 0);
            bbi_know_see(&state, cards[i], number % 64);
            cr_assert_eq(bbi_know_seen(&state, cards[i]), number % 64);
        }
        for (uint32_t card = 0; card < BAOBEI_MAX_CARDS; card++)
            cr_assert(state.know[0][card] & BBI_MEMBER);
    }
}
