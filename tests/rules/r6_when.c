/* R6: when powers run. */
#include "table.h"

#include <criterion/criterion.h>

/* Three seats, default rules, seat 0 begins. */
static void start(table *t, const char *cards)
{
    table_init(t, 3);
    table_start(t, 0, cards);
}

/* As above; all species with a power are of one family, so that any of them plucks any other. */
static void start_one_family(table *t, const char *cards)
{
    static const baobei_power power[] = {BAOBEI_POWER_LOOK,    BAOBEI_POWER_SHOW, BAOBEI_POWER_SWAP,
                                         BAOBEI_POWER_INSPECT, BAOBEI_POWER_ADD,  BAOBEI_POWER_REPLACE};

    table_init(t, 3);
    for (uint32_t i = 0; i < 6; i++)
        table_species(t, 9 + i, 0, 4, 20, power[i]);
    table_start(t, 0, cards);
}

/* The active seat draws and discards directly; the window is open. */
static void discard(table *t)
{
    uint32_t seat = table_now(t).active;

    table_play(t, seat, DRAW());
    table_play(t, seat, DISCARD());
    table_expect(t, BAOBEI_DECISION_CLAIM, 7u & ~(1u << seat));
}

/* From a serial on, so many powers have begun. */
static void powers(table *t, uint32_t serial, uint32_t count)
{
    t->mark = serial;
    cr_assert_eq(table_count(t, BAOBEI_EVENT_POWER), count);
}

/* R6.1a: after the claim window, not before. */
Test(r6_when, r6_1_direct_discard_runs_after_the_window)
{
    table t;

    start(&t, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 9");
    discard(&t);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    table_play(&t, 1, PASS());
    table_expect(&t, BAOBEI_DECISION_CLAIM, 6);
    table_pass(&t);
    table_runs(&t, 0, 9, BAOBEI_CAUSE_DISCARD);
    table_expect(&t, BAOBEI_DECISION_TARGET, 1);
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_WINDOW_CLOSED), table_order(&t, BAOBEI_EVENT_POWER));
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_POWER).value[0], BAOBEI_POWER_LOOK);
    table_play(&t, 0, PEEK(0, 0));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R6.1a: the active seat's, also if a claim on that card succeeded. */
Test(r6_when, r6_1_direct_discard_runs_also_when_claimed)
{
    table t;

    start(&t, "1 2 3 4 | 15 6 7 8 | 1 2 3 4 / 5 / 13");
    discard(&t);
    table_play(&t, 1, PLUCK(1, 0)); /* golden toucan: no power for seat 1 */
    table_runs(&t, 0, 13, BAOBEI_CAUSE_DISCARD);
    table_play(&t, 0, ADD(2));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R6.1b: right with the drawn card: its power, for the active seat. */
Test(r6_when, r6_1_own_pluck_runs_the_reference)
{
    table t;

    start(&t, "15 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 13");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));
    table_runs(&t, 0, 13, BAOBEI_CAUSE_REFERENCE);
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_PLUCKED), table_order(&t, BAOBEI_EVENT_POWER));
    table_play(&t, 0, ADD(1));
    table_expect(&t, BAOBEI_DECISION_END, 1); /* the golden toucan has none */
    table_close(&t);
}

/* R6.1b: a wrong one runs nothing. */
Test(r6_when, r6_1_wrong_own_pluck_runs_nothing)
{
    table t;
    uint32_t begin;

    start(&t, "10 12 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 9 1");
    begin = table_now(&t).serial;
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 1));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    cr_assert_eq(table_top(&t), 9);
    powers(&t, begin, 0);
    table_close(&t);
}

/* R6.1c: the power of the eliminated card is the plucker's, not its owner's. */
Test(r6_when, r6_1_eliminated_card_serves_the_plucker)
{
    table t;

    start(&t, "1 2 3 4 | 5 6 7 8 | 13 2 3 4 / 5 / 15");
    discard(&t);
    table_play(&t, 1, PLUCK(2, 0));
    table_play(&t, 1, GIVE(0));
    table_runs(&t, 1, 13, BAOBEI_CAUSE_ELIMINATED);
    table_play(&t, 1, ADD(0));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R6.1c, on the own draw: also from an opponent. */
Test(r6_when, r6_1_eliminated_card_of_an_opponent_on_the_own_draw)
{
    table t;

    start(&t, "1 2 3 4 | 5 6 7 8 | 13 2 3 4 / 5 / 15");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(2, 0));
    table_play(&t, 0, GIVE(3));
    table_runs(&t, 0, 13, BAOBEI_CAUSE_ELIMINATED);
    table_close(&t);
}

/* R6.2: taken from the discard; replaced. */
Test(r6_when, r6_2_taking_runs_nothing)
{
    table t;
    uint32_t begin;

    start(&t, "12 2 3 4 | 5 6 7 8 | 1 2 3 4 / 9 / 1");
    begin = table_now(&t).serial;
    table_play(&t, 0, TAKE(0));
    cr_assert_eq(table_card(&t, 0, 0), 9);
    cr_assert_eq(table_top(&t), 12);
    table_pass(&t);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    powers(&t, begin, 0);
    table_close(&t);
}

/* R6.2: kept; replaced. */
Test(r6_when, r6_2_keeping_runs_nothing)
{
    table t;
    uint32_t begin;

    start(&t, "12 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 9");
    begin = table_now(&t).serial;
    table_play(&t, 0, DRAW());
    table_play(&t, 0, KEEP(0));
    cr_assert_eq(table_card(&t, 0, 0), 9);
    cr_assert_eq(table_top(&t), 12);
    table_pass(&t);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    powers(&t, begin, 0);
    table_close(&t);
}

/* R6.2: moved, swapped. */
Test(r6_when, r6_2_swapping_runs_nothing)
{
    table t;

    start(&t, "9 2 3 4 | 10 6 7 8 | 1 2 3 4 / 5 / 11");
    discard(&t);
    table_pass(&t);
    table_play(&t, 0, SWAP(0, 0, 1, 0));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    table_close(&t);
}

Test(r6_when, r6_2_swapping_by_a_macaw_runs_nothing)
{
    table t;

    start(&t, "9 2 3 4 | 10 6 7 8 | 1 2 3 4 / 5 / 12");
    discard(&t);
    table_pass(&t);
    table_play(&t, 0, INSPECT(0, 0, 1, 0));
    table_play(&t, 0, SWAP_SEEN());
    table_expect(&t, BAOBEI_DECISION_END, 1);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    table_close(&t);
}

/* R6.2: given. */
Test(r6_when, r6_2_giving_runs_nothing)
{
    table t;
    uint32_t begin;

    start(&t, "1 2 3 4 | 9 6 7 8 | 1 2 3 4 / 5 / 1");
    discard(&t);
    begin = table_now(&t).serial;
    table_play(&t, 1, PLUCK(2, 0));
    table_play(&t, 1, GIVE(0));
    cr_assert_eq(table_card(&t, 2, 0), 9);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    powers(&t, begin, 0);
    table_close(&t);
}

/* R6.2: added by a toco. */
Test(r6_when, r6_2_adding_runs_nothing)
{
    table t;

    start(&t, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 13 9");
    discard(&t);
    table_pass(&t);
    table_play(&t, 0, ADD(1));
    cr_assert_eq(table_card(&t, 1, 4), 9);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    table_close(&t);
}

/* R6.2: shown by a wrong claim; drawn as a penalty. */
Test(r6_when, r6_2_wrong_claim_and_penalty_run_nothing)
{
    table t;

    start(&t, "1 2 3 4 | 5 6 7 8 | 12 2 3 4 / 5 / 1 9");
    discard(&t);
    table_play(&t, 1, PLUCK(2, 0));
    cr_assert_eq(table_card(&t, 1, 4), 9);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    table_close(&t);
}

/* R6.2: shown by a brown pelican. */
Test(r6_when, r6_2_showing_runs_nothing)
{
    table t;

    start(&t, "1 2 3 4 | 12 6 7 8 | 1 2 3 4 / 5 / 10");
    discard(&t);
    table_pass(&t);
    table_play(&t, 0, SHOW(1, 0));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    table_close(&t);
}

/* R6.2: placed or removed by a shoebill. */
Test(r6_when, r6_2_replacing_runs_nothing)
{
    table t;

    start(&t, "9 2 3 4 | 10 6 7 8 | 1 2 3 4 / 5 / 14 11 12");
    discard(&t);
    table_pass(&t);
    table_play(&t, 0, BOTH(0, 0, 1, 0));
    cr_assert_eq(table_card(&t, 0, 0), 11);
    cr_assert_eq(table_card(&t, 1, 0), 12);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    table_close(&t);
}

/* R6.3: simple on the own draw: first the reference's, then the eliminated card's. */
Test(r6_when, r6_3_reference_before_eliminated)
{
    table t;

    start(&t, "10 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 9");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));
    table_runs(&t, 0, 9, BAOBEI_CAUSE_REFERENCE);
    table_play(&t, 0, PEEK(1, 0));
    table_runs(&t, 0, 10, BAOBEI_CAUSE_ELIMINATED);
    table_play(&t, 0, SHOW(1, 1));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R6.3: in a window both powers run, after the last give, each for its own seat. */
Test(r6_when, r6_3_window_both_powers_after_the_give)
{
    table t;

    start(&t, "1 2 3 4 | 5 6 7 8 | 10 2 3 4 / 5 / 9");
    discard(&t);
    table_play(&t, 1, PLUCK(2, 0));
    table_expect(&t, BAOBEI_DECISION_GIVE, 2);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    table_play(&t, 1, GIVE(1));
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_GAVE), table_order(&t, BAOBEI_EVENT_POWER));
    table_runs(&t, 0, 9, BAOBEI_CAUSE_DISCARD);
    table_play(&t, 0, PEEK(0, 0));
    table_runs(&t, 1, 10, BAOBEI_CAUSE_ELIMINATED);
    table_play(&t, 1, SHOW(0, 0));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R6.3: the claimant never gets the power of a reference that it did not draw. */
Test(r6_when, r6_3_claimant_does_not_get_the_references_power)
{
    table t;
    uint32_t begin;

    start(&t, "13 2 3 4 | 15 6 7 8 | 1 2 3 4 / 5 / 1");
    begin = table_now(&t).serial;
    table_play(&t, 0, DRAW());
    table_play(&t, 0, KEEP(0)); /* the old toco is the reference */
    table_play(&t, 1, PLUCK(1, 0));
    cr_assert_eq(table_top(&t), 15);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    powers(&t, begin, 0);
    table_close(&t);
}

/* R6.4: of a double on the own draw only the second card's power; the pelicans' order decides which. */
Test(r6_when, r6_4_only_the_second_card)
{
    static const uint32_t second[] = {10, 9};

    for (uint32_t i = 0; i < 2; i++) {
        table t;
        uint32_t begin;

        start(&t, "9 10 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 9");
        begin = table_now(&t).serial;
        table_play(&t, 0, DRAW());
        table_play(&t, 0, DOUBLE(0, i, 0, 1 - i));
        cr_assert_eq(table_top(&t), second[i]);
        table_runs(&t, 0, second[i], BAOBEI_CAUSE_ELIMINATED);
        table_play(&t, 0, i == 0 ? SHOW(1, 1) : PEEK(1, 1));
        table_expect(&t, BAOBEI_DECISION_END, 1);
        powers(&t, begin, 1);
        table_close(&t);
    }
}

/* R6.4: the golden toucan as second: no power; as first it takes none away. */
Test(r6_when, r6_4_golden_toucan_second_or_first)
{
    table t;

    start(&t, "13 15 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 13");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DOUBLE(0, 0, 0, 1));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    table_close(&t);

    start(&t, "13 15 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 13");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DOUBLE(0, 1, 0, 0));
    table_runs(&t, 0, 13, BAOBEI_CAUSE_ELIMINATED);
    table_play(&t, 0, ADD(1));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R6.4: the active seat's own direct discard is unaffected, and runs after the whole double, gives included. */
Test(r6_when, r6_4_direct_discard_runs_after_the_gives_of_a_double)
{
    table t;

    start(&t, "10 2 3 4 | 5 6 7 8 | 9 2 3 4 / 5 / 9");
    discard(&t);
    table_play(&t, 1, DOUBLE(2, 0, 0, 0));
    table_play(&t, 1, GIVE(0));
    table_expect(&t, BAOBEI_DECISION_GIVE, 2);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    table_play(&t, 1, GIVE(1));
    table_runs(&t, 0, 9, BAOBEI_CAUSE_DISCARD);
    table_play(&t, 0, PEEK(1, 2));
    table_runs(&t, 1, 10, BAOBEI_CAUSE_ELIMINATED);
    table_play(&t, 1, SHOW(1, 3));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R6.5: a power is finished before the next one starts: the macaw's decision, the placing of a toco's card. */
Test(r6_when, r6_5_one_power_after_the_other)
{
    table t;

    start_one_family(&t, "12 2 3 4 | 13 13 7 8 | 1 2 3 4 / 5 / 12");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));
    table_play(&t, 0, INSPECT(0, 1, 1, 2));
    table_expect(&t, BAOBEI_DECISION_SWAP, 1);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    table_play(&t, 0, LEAVE());
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_LEFT), table_order(&t, BAOBEI_EVENT_POWER));
    table_runs(&t, 0, 12, BAOBEI_CAUSE_ELIMINATED);
    table_close(&t);

    start_one_family(&t, "1 2 3 4 | 9 10 7 8 | 1 2 3 4 / 5 / 13 1");
    discard(&t);
    table_play(&t, 1, DOUBLE(1, 0, 1, 1)); /* two slots of seat 1 are empty now */
    table_runs(&t, 0, 13, BAOBEI_CAUSE_DISCARD);
    table_play(&t, 0, ADD(1));
    table_expect(&t, BAOBEI_DECISION_PLACE, 2);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    table_play(&t, 1, PLACE(1));
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_PLACED), table_order(&t, BAOBEI_EVENT_POWER));
    table_runs(&t, 1, 10, BAOBEI_CAUSE_ELIMINATED);
    table_close(&t);
}

/* R6.5: if nothing is possible a power has no effect; the next one runs all the same. */
Test(r6_when, r6_5_nothing_possible)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 1);
    table_rule(&t, BAOBEI_RULE_LOOKS, 1);
    table_species(&t, 9, 9, 5, 11, BAOBEI_POWER_LOOK); /* matches the blind-swap bird */
    table_start(&t, 0, "1 | 9 / 5 / 11");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DISCARD());
    table_play(&t, 1, PLUCK(1, 0)); /* all cards on the table are seat 0's now */
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_0, BAOBEI_EVENT_NO_EFFECT).card[0], 11);
    cr_assert_eq(table_count(&t, BAOBEI_EVENT_NO_EFFECT), 1);
    table_runs(&t, 1, 9, BAOBEI_CAUSE_ELIMINATED);
    table_play(&t, 1, PEEK(0, 0));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R6.5: what is impossible is left out, the rest is done: half a shoebill. */
Test(r6_when, r6_5_the_possible_part_is_done)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 1);
    table_rule(&t, BAOBEI_RULE_LOOKS, 1);
    table_start(&t, 0, "1 | 14 / 5 / 14 2 3 6 7");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DISCARD());
    table_play(&t, 1, PLUCK(1, 0));
    table_runs(&t, 0, 14, BAOBEI_CAUSE_DISCARD);
    table_play(&t, 0, OWN(1, 0)); /* seat 1 has no card to replace: the 2 is left over */
    cr_assert_eq(table_card(&t, 0, 0), 3);
    /* For seat 1's shoebill neither half is possible: seat 0's only card is locked. */
    cr_assert_eq(table_nth(&t, BAOBEI_VIEWER_HOST, BAOBEI_EVENT_SLID, 0).value[0], 1);
    cr_assert_eq(table_nth(&t, BAOBEI_VIEWER_HOST, BAOBEI_EVENT_SLID, 1).value[0], 2);
    cr_assert_eq(table_card(&t, 0, 0), 3);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).under, 4);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R6.6: swapped cards are locked for every user, whatever earned the power; others are not. */
Test(r6_when, r6_6_swapped_cards_are_locked)
{
    table t;
    baobei_view view;

    start(&t, "1 2 3 4 | 11 6 7 8 | 5 2 3 4 / 5 / 11");
    discard(&t);
    table_play(&t, 1, PLUCK(1, 0));
    table_runs(&t, 0, 11, BAOBEI_CAUSE_DISCARD);
    table_play(&t, 0, SWAP(0, 0, 2, 0));
    table_runs(&t, 1, 11, BAOBEI_CAUSE_ELIMINATED);
    view = table_view(&t, BAOBEI_VIEWER_SPECTATOR);
    for (uint32_t seat = 0; seat < 3; seat++)
        for (uint32_t slot = 0; slot < 4; slot++)
            cr_assert_eq(view.place[seat][slot], seat == 1 && slot == 0 ? 0 : seat != 1 && slot == 0 ? 3 : 1);
    table_refuse(&t, 1, SWAP(0, 0, 2, 0), BAOBEI_REFUSED_LOCKED);
    table_refuse(&t, 1, SWAP(0, 0, 1, 1), BAOBEI_REFUSED_LOCKED);
    table_refuse(&t, 1, SWAP(1, 1, 2, 0), BAOBEI_REFUSED_LOCKED);
    table_play(&t, 1, SWAP(0, 1, 2, 1));
    cr_assert_eq(table_card(&t, 0, 0), 5);
    cr_assert_eq(table_card(&t, 2, 0), 1);
    table_close(&t);
}

/* R6.6: the same user with the reference's and the eliminated card's power. */
Test(r6_when, r6_6_locked_also_for_the_same_user)
{
    table t;

    start(&t, "11 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 11");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));
    table_play(&t, 0, SWAP(0, 1, 1, 1));
    table_refuse(&t, 0, SWAP(0, 1, 1, 1), BAOBEI_REFUSED_LOCKED);
    table_refuse(&t, 0, SWAP(0, 1, 1, 2), BAOBEI_REFUSED_LOCKED);
    table_refuse(&t, 0, SWAP(0, 2, 1, 1), BAOBEI_REFUSED_LOCKED);
    table_play(&t, 0, SWAP(0, 2, 1, 2));
    cr_assert_eq(table_card(&t, 0, 2), 7);
    table_close(&t);
}

/* R6.6: a card that a macaw has swapped, and a shoebill: neither half may touch it. */
Test(r6_when, r6_6_locked_cards_may_not_be_replaced)
{
    table t;

    start_one_family(&t, "1 2 3 4 | 14 6 7 8 | 1 2 3 4 / 5 / 12 1 2");
    discard(&t);
    table_play(&t, 1, PLUCK(1, 0));
    table_play(&t, 0, INSPECT(0, 0, 1, 1));
    table_play(&t, 0, SWAP_SEEN());
    table_runs(&t, 1, 14, BAOBEI_CAUSE_ELIMINATED);
    table_refuse(&t, 1, BOTH(0, 1, 0, 1), BAOBEI_REFUSED_LOCKED);
    table_refuse(&t, 1, BOTH(0, 2, 0, 0), BAOBEI_REFUSED_LOCKED);
    table_play(&t, 1, BOTH(0, 2, 0, 1));
    cr_assert_eq(table_card(&t, 0, 0), 6);
    cr_assert_eq(table_card(&t, 1, 1), 1);
    table_close(&t);
}

/* R6.6: a card that a shoebill has replaced may not be swapped. */
Test(r6_when, r6_6_replaced_cards_are_locked)
{
    table t;

    start_one_family(&t, "1 2 3 4 | 11 6 7 8 | 1 2 3 4 / 5 / 14 1 2");
    discard(&t);
    table_play(&t, 1, PLUCK(1, 0));
    table_play(&t, 0, BOTH(0, 0, 1, 1));
    table_runs(&t, 1, 11, BAOBEI_CAUSE_ELIMINATED);
    table_refuse(&t, 1, SWAP(0, 0, 2, 0), BAOBEI_REFUSED_LOCKED);
    table_refuse(&t, 1, SWAP(1, 1, 2, 0), BAOBEI_REFUSED_LOCKED);
    table_play(&t, 1, SWAP(0, 1, 1, 2));
    table_close(&t);
}

/* R6.6: locked cards may be looked at and shown. */
Test(r6_when, r6_6_locked_cards_may_be_seen)
{
    table t;

    start_one_family(&t, "1 2 3 4 | 9 6 7 8 | 5 2 3 4 / 5 / 11");
    discard(&t);
    table_play(&t, 1, PLUCK(1, 0));
    table_play(&t, 0, SWAP(0, 0, 2, 0));
    table_play(&t, 1, PEEK(0, 0));
    table_seen(&t, BAOBEI_EVENT_PEEKED, 0, 0, 5, BAOBEI_VIEWER_SEAT_1);
    table_close(&t);

    start_one_family(&t, "1 2 3 4 | 10 6 7 8 | 5 2 3 4 / 5 / 11");
    discard(&t);
    table_play(&t, 1, PLUCK(1, 0));
    table_play(&t, 0, SWAP(0, 0, 2, 0));
    table_play(&t, 1, SHOW(2, 0));
    table_seen(&t, BAOBEI_EVENT_SHOWN, 0, 0, 1, table_all_viewers(&t));
    table_close(&t);
}

/* R6.6: all locks end when the next turn begins. */
Test(r6_when, r6_6_locks_end_with_the_turn)
{
    table t;

    start(&t, "1 2 3 4 | 5 6 7 8 | 6 2 3 4 / 5 / 11 11");
    discard(&t);
    table_pass(&t);
    table_play(&t, 0, SWAP(0, 0, 2, 0));
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SEAT_1).place[0][0], 3);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_end(&t);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SEAT_1).place[0][0], 1);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SEAT_1).place[2][0], 1);
    discard(&t);
    table_pass(&t);
    table_play(&t, 1, SWAP(0, 0, 2, 0));
    cr_assert_eq(table_card(&t, 0, 0), 1);
    cr_assert_eq(table_card(&t, 2, 0), 6);
    table_close(&t);
}
