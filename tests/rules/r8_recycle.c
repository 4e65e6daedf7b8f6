/* R8: recycling and the automatic final phase. Decks are exact here: every card is named. */
#include "table.h"

#include <criterion/criterion.h>

/* Unshuffled, the new pile begins with the slid cards and goes on with the discards from the bottom (R11.29). */
static void small(table *t, uint32_t seats, uint32_t each)
{
    table_init(t, seats);
    table_rule(t, BAOBEI_RULE_DEAL_TWO, (int32_t)each);
    table_rule(t, BAOBEI_RULE_DEAL_MORE, (int32_t)each);
    table_rule(t, BAOBEI_RULE_LOOKS, each < 2 ? 1 : 2);
}

static baobei_view seen(const table *t)
{
    return table_view(t, BAOBEI_VIEWER_SPECTATOR);
}

/* R8.1: the top discard stays, all other discards become the draw pile, and the draw goes on. */
Test(r8_recycle, r8_1_for_a_draw)
{
    table t;

    small(&t, 2, 2);
    table_exact(&t, 0, "1 2 | 3 4 / 5 / 6 7");
    table_idle_turn(&t);
    table_idle_turn(&t);
    table_play(&t, 0, DRAW());
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_RECYCLED), table_order(&t, BAOBEI_EVENT_DREW));
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_1, BAOBEI_EVENT_RECYCLED).count, 1);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_1, BAOBEI_EVENT_RECYCLED).value[0], 2);
    table_seen(&t, BAOBEI_EVENT_DREW, 0, 0, 5, BAOBEI_VIEWER_SEAT_0);
    cr_assert_eq(seen(&t).top, 7);
    cr_assert_eq(seen(&t).discard, 1);
    cr_assert_eq(seen(&t).draw, 1);
    cr_assert_eq(seen(&t).recycles, 1);
    table_play(&t, 0, DISCARD());
    table_pass(&t);
    table_end(&t);
    table_play(&t, 1, DRAW());
    table_seen(&t, BAOBEI_EVENT_DREW, 0, 0, 6, BAOBEI_VIEWER_SEAT_1);
    table_close(&t);
}

/* R8.1: with those under the pile. */
Test(r8_recycle, r8_1_slid_cards_come_back)
{
    table t;
    static const uint32_t order[3] = {1, 3, 5};

    small(&t, 2, 2);
    table_exact(&t, 0, "1 2 | 3 4 / 5 / 14 6 7");
    table_draw_discard(&t);
    table_play(&t, 0, BOTH(0, 0, 1, 0));
    cr_assert_eq(seen(&t).under, 2);
    table_end(&t);
    for (uint32_t i = 0; i < 3; i++) {
        uint32_t seat = table_now(&t).active;

        table_play(&t, seat, DRAW());
        cr_assert_eq(table_has(&t, BAOBEI_EVENT_RECYCLED), i == 0);
        cr_assert_eq(table_event(&t, BAOBEI_VIEWER_HOST, BAOBEI_EVENT_DREW).card[0], order[i]);
        cr_assert_eq(seen(&t).under, 0);
        table_play(&t, seat, DISCARD());
        table_pass(&t);
        table_end(&t);
    }
    table_close(&t);
}

/* R8.1: those under the pile wait there while cards are discarded upon it and taken from it. */
Test(r8_recycle, r8_1_slid_cards_wait_below)
{
    table t;
    static const uint32_t order[4] = {1, 3, 5, 14};

    small(&t, 2, 2);
    table_rule(&t, BAOBEI_RULE_FINAL_RECYCLE, 99);
    table_exact(&t, 0, "1 2 | 3 4 / 5 / 14 6 7 8");
    table_draw_discard(&t);
    table_play(&t, 0, BOTH(0, 0, 1, 0));
    table_end(&t);
    table_idle_turn(&t);        /* the 8 upon 5 14 */
    table_play(&t, 0, TAKE(1)); /* the 8 again, and the 2 lies there */
    table_pass(&t);
    table_end(&t);
    cr_assert(seen(&t).under == 2 && seen(&t).discard == 3 && seen(&t).draw == 0);
    for (uint32_t i = 0; i < 4; i++) {
        uint32_t seat = table_now(&t).active;

        table_play(&t, seat, DRAW());
        cr_assert_eq(table_event(&t, BAOBEI_VIEWER_HOST, BAOBEI_EVENT_DREW).card[0], order[i]);
        cr_assert_eq(seen(&t).draw, 3 - i);
        table_play(&t, seat, DISCARD());
        table_pass(&t);
        if (i < 3)
            table_end(&t);
    }
    table_close(&t);
}

/* R8.1: shuffled: all of them, by chance, into any order. */
Test(r8_recycle, r8_1_it_is_shuffled)
{
    static const uint32_t orders[][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    static const uint32_t cards[3] = {1, 3, 5};

    for (uint32_t i = 0; i < 6; i++) {
        table t;

        small(&t, 2, 2);
        table_exact(&t, 0, "1 2 | 3 4 / 5 / 14 6 7");
        table_draw_discard(&t);
        table_play(&t, 0, BOTH(0, 0, 1, 0));
        table_end(&t);
        t.asked = 0;
        table_script_shuffle(&t, orders[i], 3);
        for (uint32_t k = 0; k < 3; k++) {
            table_play(&t, table_now(&t).active, DRAW());
            cr_assert_eq(t.asked, 2);
            cr_assert_eq(table_event(&t, BAOBEI_VIEWER_HOST, BAOBEI_EVENT_DREW).card[0], cards[orders[i][k]]);
            table_play(&t, table_now(&t).active, DISCARD());
            table_pass(&t);
            table_end(&t);
        }
        table_close(&t);
    }
}

/* R8.1: face down: nobody learns anything of the new pile. */
Test(r8_recycle, r8_1_face_down)
{
    table t;
    baobei_event recycled;

    small(&t, 3, 1);
    table_exact(&t, 0, "1 | 2 | 3 / 5 / 6");
    table_idle_turn(&t);
    table_play(&t, 1, DRAW());
    recycled = table_event(&t, BAOBEI_VIEWER_SEAT_1, BAOBEI_EVENT_RECYCLED);
    cr_assert(recycled.card[0] == 0 && recycled.card[1] == 0 && recycled.value[1] == 0);
    table_seen(&t, BAOBEI_EVENT_DREW, 0, 0, 5, BAOBEI_VIEWER_SEAT_1); /* though all have seen it discarded */
    table_close(&t);
}

/* R8.1: for a penalty, in a window: the discard that everybody has seen stays. */
Test(r8_recycle, r8_1_for_a_penalty)
{
    table t;

    small(&t, 2, 2);
    table_exact(&t, 0, "1 2 | 3 4 / 5 / 6");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DISCARD());
    table_play(&t, 1, PLUCK(1, 0));
    table_hand(&t, 1, "3 4 5");
    cr_assert_eq(seen(&t).top, 6);
    cr_assert_eq(seen(&t).discard, 1);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R8.1: in the middle of a power: for a toco ... */
Test(r8_recycle, r8_1_for_a_toco)
{
    table t;

    small(&t, 2, 2);
    table_exact(&t, 0, "1 2 | 3 4 / 5 / 6 13");
    table_idle_turn(&t);
    table_draw_discard(&t);
    table_play(&t, 1, ADD(0));
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_RECYCLED), table_order(&t, BAOBEI_EVENT_ADDED));
    table_hand(&t, 0, "1 2 5");
    cr_assert_eq(seen(&t).top, 13);
    cr_assert_eq(seen(&t).draw, 1);
    table_close(&t);
}

/* R8.1: ... or between the two draws of a shoebill: the first one, in the hand, is not shuffled. */
Test(r8_recycle, r8_1_between_a_shoebills_draws)
{
    table t;

    small(&t, 2, 2);
    table_exact(&t, 0, "1 2 | 3 4 / 5 / 6 14 7");
    table_idle_turn(&t);
    table_draw_discard(&t);
    cr_assert(table_has(&t, BAOBEI_EVENT_RECYCLED));
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_RECYCLED).value[0], 2);
    table_seen(&t, BAOBEI_EVENT_DREW_TWO, 0, 0, 7, BAOBEI_VIEWER_SEAT_1);
    table_seen(&t, BAOBEI_EVENT_DREW_TWO, 0, 1, 5, BAOBEI_VIEWER_SEAT_1);
    table_play(&t, 1, BOTH(1, 0, 0, 0));
    table_hand(&t, 1, "5 4");
    table_hand(&t, 0, "7 2");
    cr_assert_eq(seen(&t).draw, 1);
    table_close(&t);
}

/* R8.1: before its first one. */
Test(r8_recycle, r8_1_before_a_shoebills_draws)
{
    table t;

    small(&t, 2, 2);
    table_exact(&t, 0, "1 2 | 3 4 / 5 / 6 14");
    table_idle_turn(&t);
    table_draw_discard(&t);
    table_seen(&t, BAOBEI_EVENT_DREW_TWO, 0, 0, 5, BAOBEI_VIEWER_SEAT_1);
    table_seen(&t, BAOBEI_EVENT_DREW_TWO, 0, 1, 6, BAOBEI_VIEWER_SEAT_1);
    cr_assert_eq(seen(&t).recycles, 1);
    cr_assert_eq(seen(&t).top, 14);
    table_close(&t);
}

/* R8.1: after a right pluck the eliminated card is the top; the reference below it is shuffled (R11.16). */
Test(r8_recycle, r8_1_the_reference_below_is_recycled)
{
    table t;

    small(&t, 2, 2);
    table_exact(&t, 0, "13 2 | 3 4 / 5 / 13");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));
    table_play(&t, 0, ADD(1));
    table_play(&t, 0, ADD(1));
    table_hand(&t, 1, "3 4 5 13");
    cr_assert_eq(seen(&t).top, 13);
    cr_assert_eq(seen(&t).recycles, 1);
    table_close(&t);
}

/* R8.2: no card for a new pile: only the draw is skipped; it is no recycle, and the turn goes on (R11.12). */
Test(r8_recycle, r8_2_a_draw_is_skipped)
{
    table t;

    small(&t, 2, 2);
    table_rule(&t, BAOBEI_RULE_FINAL_RECYCLE, 1);
    table_exact(&t, 0, "1 2 | 3 4 / 5");
    table_play(&t, 0, DRAW());
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_1, BAOBEI_EVENT_SKIPPED).by, 0);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_RECYCLED));
    cr_assert_eq(seen(&t).recycles, 0);
    cr_assert_not(seen(&t).final);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    cr_assert_eq(seen(&t).top, 5);
    table_play(&t, 0, BAO());
    table_play(&t, 1, TAKE(0)); /* everything else can be done */
    table_pass(&t);
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){0, 9});
    table_close(&t);
}

/* R8.2: a penalty is skipped, the claim stays wrong. */
Test(r8_recycle, r8_2_a_penalty_is_skipped)
{
    table t;

    small(&t, 2, 2);
    table_exact(&t, 0, "1 2 | 3 4 / 5");
    table_play(&t, 0, TAKE(0));
    table_play(&t, 1, PLUCK(1, 0));
    cr_assert(table_has(&t, BAOBEI_EVENT_MISSED));
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_0, BAOBEI_EVENT_SKIPPED).by, 1);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_ADDED));
    table_hand(&t, 1, "3 4");
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R8.2: of a shoebill's two draws only the impossible one; its user chooses the half (R11.15). */
Test(r8_recycle, r8_2_half_a_shoebill)
{
    for (uint32_t half = 0; half < 2; half++) {
        table t;

        small(&t, 2, 2);
        table_exact(&t, 0, "1 2 | 3 4 / 5 / 14");
        table_play(&t, 0, TAKE(0));
        table_pass(&t);
        table_end(&t);
        table_draw_discard(&t);
        cr_assert(table_has(&t, BAOBEI_EVENT_SKIPPED));
        cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_0, BAOBEI_EVENT_DREW_TWO).count, 1);
        cr_assert_eq(seen(&t).recycles, 1);
        table_refuse(&t, 1, BOTH(0, 0, 0, 0), BAOBEI_REFUSED_NOT_DRAWN);
        table_play(&t, 1, half ? OWN(0, 1) : OTHER(0, 0, 1));
        table_hand(&t, half ? 1 : 0, half ? "3 1" : "5 1");
        cr_assert_eq(seen(&t).under, 1);
        cr_assert_eq(seen(&t).draw, 0);
        table_close(&t);
    }
}

/* R8.3: the first recycle changes nothing: turns go on, BAO counts, the shield rises. */
Test(r8_recycle, r8_3_the_first_changes_nothing)
{
    table t;

    small(&t, 3, 1);
    table_exact(&t, 0, "1 | 2 | 3 / 11 / 6 7");
    table_idle_turn(&t);
    table_idle_turn(&t);
    table_play(&t, 2, DRAW()); /* recycles 11 and 6 */
    cr_assert_eq(seen(&t).recycles, 1);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_FINAL));
    cr_assert_not(seen(&t).final);
    cr_assert_eq(seen(&t).closing, BAOBEI_NO_SEAT);
    table_play(&t, 2, KEEP(0));
    table_pass(&t);
    table_end(&t);
    table_expect(&t, BAOBEI_DECISION_TURN, 1);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_0, BAOBEI_EVENT_TURN).value[0], 0);
    table_announce(&t);
    cr_assert_eq(seen(&t).announcer, 0);
    table_close(&t);
}

/*
 * Three seats with one card each. The first recycle is behind them, and it is seat 1's turn; its draw causes the second
 * one. `cards` are the three hands, the first discard and two cards to draw.
 */
static void second_recycle_is_near(table *t, const char *cards)
{
    small(t, 3, 1);
    table_exact(t, 0, cards);
    for (uint32_t turn = 0; turn < 4; turn++)
        table_idle_turn(t);
    table_expect(t, BAOBEI_DECISION_TURN, 2);
    cr_assert_eq(seen(t).recycles, 1);
    cr_assert_eq(seen(t).draw, 0);
}

/* R8.4: the second one starts the automatic phase. */
Test(r8_recycle, r8_4_the_second_starts_the_phase)
{
    table t;

    second_recycle_is_near(&t, "1 | 2 | 3 / 5 / 6 7");
    table_play(&t, 1, DRAW());
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_0, BAOBEI_EVENT_RECYCLED).count, 2);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_0, BAOBEI_EVENT_FINAL).by, 1);
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_RECYCLED), table_order(&t, BAOBEI_EVENT_FINAL));
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_FINAL), table_order(&t, BAOBEI_EVENT_DREW)); /* the draw goes on */
    cr_assert(seen(&t).final);
    cr_assert_eq(seen(&t).closing, 1);
    table_close(&t);
}

/* R8.4: the active seat finishes its turn, without BAO; then one last turn each, in order; then the round ends. */
Test(r8_recycle, r8_4_one_last_turn_each)
{
    table t;

    second_recycle_is_near(&t, "1 | 2 | 3 / 5 / 6 7");
    table_play(&t, 1, DRAW());
    table_expect(&t, BAOBEI_DECISION_DRAWN, 2);
    table_play(&t, 1, KEEP(0));
    table_expect(&t, BAOBEI_DECISION_CLAIM, 5);
    table_pass(&t);
    table_expect(&t, BAOBEI_DECISION_TURN, 4); /* nothing was asked at the end */
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_0, BAOBEI_EVENT_TURN).value[0], 1);
    table_refuse(&t, 2, BAO(), BAOBEI_REFUSED_NOT_NOW);
    table_draw_discard(&t);
    table_expect(&t, BAOBEI_DECISION_TURN, 1);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_0, BAOBEI_EVENT_TURN).value[0], 1);
    table_draw_discard(&t);
    cr_assert(table_has(&t, BAOBEI_EVENT_TOTALS));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_TURN)); /* seat 1 plays no other */
    table_expect(&t, BAOBEI_DECISION_DEAL, 0);
    table_close(&t);
}

/* R8.4: with two seats: one turn of the other. */
Test(r8_recycle, r8_4_two_seats)
{
    table t;

    small(&t, 2, 1);
    table_rule(&t, BAOBEI_RULE_FINAL_RECYCLE, 1);
    table_exact(&t, 0, "1 | 2 / 5 / 6");
    table_idle_turn(&t);
    table_draw_discard(&t);
    cr_assert(seen(&t).final);
    table_expect(&t, BAOBEI_DECISION_TURN, 1);
    table_draw_discard(&t);
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){1, 2});
    table_close(&t);
}

/* R8.4: the active seat of that moment is meant, not the one that caused the recycle (R11.17). */
Test(r8_recycle, r8_4_caused_by_a_claimant)
{
    table t;

    small(&t, 3, 1);
    table_rule(&t, BAOBEI_RULE_FINAL_RECYCLE, 1);
    table_exact(&t, 0, "1 | 2 | 3 / 5 / 6 7");
    table_idle_turn(&t);
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DISCARD());
    table_play(&t, 2, PLUCK(2, 0)); /* the penalty recycles */
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_0, BAOBEI_EVENT_FINAL).by, 1);
    table_hand(&t, 2, "3 5");
    table_expect(&t, BAOBEI_DECISION_TURN, 4); /* the turn of seat 1 is over, without BAO */
    table_draw_discard(&t);
    table_draw_discard(&t);
    table_expect(&t, BAOBEI_DECISION_DEAL, 0);
    table_close(&t);
}

/* R8.4: the active seat's turn is finished whole, its powers included. */
Test(r8_recycle, r8_4_the_turn_is_finished)
{
    table t;

    small(&t, 2, 1);
    table_rule(&t, BAOBEI_RULE_FINAL_RECYCLE, 1);
    table_exact(&t, 0, "1 | 13 / 5 / 6 13");
    table_idle_turn(&t);
    table_play(&t, 1, DRAW());
    table_play(&t, 1, PLUCK(1, 0));
    table_play(&t, 1, ADD(0)); /* recycles */
    cr_assert(table_has(&t, BAOBEI_EVENT_FINAL));
    table_runs(&t, 1, 13, BAOBEI_CAUSE_ELIMINATED);
    table_play(&t, 1, ADD(0));
    table_hand(&t, 0, "1 5 6");
    table_expect(&t, BAOBEI_DECISION_TURN, 1);
    table_close(&t);
}

/* R8.4: plain totals: neither 0 for the lowest nor anything doubled. */
Test(r8_recycle, r8_4_plain_totals)
{
    table t;

    second_recycle_is_near(&t, "15 | 2 | 3 / 5 / 6 7");
    table_finish(&t);
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){-5, 2, 3});
    table_close(&t);
}

/* R8.4: no shield applies: one that was up falls, and what it protected can be touched again (R11.1). */
Test(r8_recycle, r8_4_no_shield)
{
    table t;

    small(&t, 3, 2);
    table_rule(&t, BAOBEI_RULE_FINAL_RECYCLE, 1);
    table_exact(&t, 0, "13 6 | 2 3 | 4 7 / 5 / 1 13");
    table_announce(&t);
    table_play(&t, 1, DRAW());
    table_claim(&t, 1, PLUCK(0, 0), 0, -1);
    cr_assert(seen(&t).shield);
    table_refuse(&t, 1, ADD(0), BAOBEI_REFUSED_SHIELDED);
    table_play(&t, 1, ADD(2)); /* recycles 5, 1 and 13 */
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_0, BAOBEI_EVENT_SHIELD_DOWN).by, 0);
    cr_assert_not(seen(&t).shield);
    table_play(&t, 1, ADD(0));
    table_hand(&t, 0, "2 6 1");
    table_play(&t, 2, DRAW());
    table_play(&t, 2, DISCARD());
    table_play(&t, 1, PLUCK(0, 1)); /* wrong, but allowed */
    table_play(&t, 2, ADD(0));      /* there is no card left */
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){9, 16, 16});
    table_close(&t);
}

/* R8.4: nor does one rise in it. */
Test(r8_recycle, r8_4_no_shield_rises)
{
    table t;

    small(&t, 3, 1);
    table_rule(&t, BAOBEI_RULE_FINAL_RECYCLE, 1);
    table_exact(&t, 0, "1 | 2 | 3 / 5 / 6 11");
    table_announce(&t);
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DISCARD());
    table_play(&t, 2, PLUCK(2, 0)); /* wrong: recycles 5 and 6 */
    cr_assert(table_has(&t, BAOBEI_EVENT_FINAL));
    table_play(&t, 1, SWAP(0, 0, 1, 0));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_SHIELD_UP));
    cr_assert_not(seen(&t).shield);
    table_hand(&t, 0, "2");
    table_close(&t);
}

/* R8.5: in the phase claims and powers go on; the seat that began it may claim in the others' turns. */
Test(r8_recycle, r8_5_claims_and_powers_go_on)
{
    table t;

    small(&t, 3, 2);
    table_rule(&t, BAOBEI_RULE_FINAL_RECYCLE, 1);
    table_exact(&t, 0, "1 8 | 2 4 | 3 9 / 10 / 6");
    table_idle_turn(&t);
    table_play(&t, 1, DRAW()); /* recycles: the 10 */
    cr_assert(table_has(&t, BAOBEI_EVENT_FINAL));
    table_play(&t, 1, DISCARD());
    table_play(&t, 2, PLUCK(2, 1)); /* the 9 */
    table_runs(&t, 1, 10, BAOBEI_CAUSE_DISCARD);
    table_play(&t, 1, SHOW(0, 0));
    table_runs(&t, 2, 9, BAOBEI_CAUSE_ELIMINATED);
    table_play(&t, 2, PEEK(0, 1));
    table_play(&t, 2, TAKE(0)); /* a take, too: the 3 goes */
    table_expect(&t, BAOBEI_DECISION_CLAIM, 3);
    table_play(&t, 1, PLUCK(1, 0)); /* seat 1 began it */
    cr_assert(table_has(&t, BAOBEI_EVENT_MISSED));
    table_expect(&t, BAOBEI_DECISION_TURN, 1);
    table_close(&t);
}

/* R8.5: the round ends when the last of these turns has ended completely, its power included. */
Test(r8_recycle, r8_5_the_last_turn_is_finished)
{
    table t;

    small(&t, 2, 1);
    table_rule(&t, BAOBEI_RULE_FINAL_RECYCLE, 1);
    table_exact(&t, 0, "1 | 2 / 5 / 9 7");
    table_draw_discard(&t);
    table_play(&t, 0, PEEK(0, 0));
    table_end(&t);
    table_idle_turn(&t);
    table_draw_discard(&t); /* the 5, with the recycle */
    cr_assert(seen(&t).final);
    table_expect(&t, BAOBEI_DECISION_TURN, 2);
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DISCARD());
    table_play(&t, 0, PASS());
    table_runs(&t, 1, 9, BAOBEI_CAUSE_DISCARD);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_TOTALS));
    table_play(&t, 1, PEEK(0, 0));
    cr_assert(table_has(&t, BAOBEI_EVENT_TOTALS));
    table_expect(&t, BAOBEI_DECISION_DEAL, 0);
    table_close(&t);
}

/* R8.6: not when the last card leaves the pile. */
Test(r8_recycle, r8_6_only_when_a_card_is_called_for)
{
    table t;

    small(&t, 2, 2);
    table_exact(&t, 0, "1 2 | 3 4 / 5 / 6");
    table_play(&t, 0, DRAW());
    cr_assert_not(table_has(&t, BAOBEI_EVENT_RECYCLED));
    cr_assert_eq(seen(&t).draw, 0);
    table_play(&t, 0, DISCARD());
    table_pass(&t);
    table_end(&t);
    table_play(&t, 1, TAKE(0));
    table_pass(&t);
    table_end(&t);
    cr_assert_eq(seen(&t).draw, 0);
    cr_assert_eq(seen(&t).discard, 2);
    cr_assert_eq(seen(&t).recycles, 0);
    table_play(&t, 0, DRAW());
    cr_assert(table_has(&t, BAOBEI_EVENT_RECYCLED));
    table_close(&t);
}

/* R8.6: whoever causes them: a draw of one seat, a penalty of another. */
Test(r8_recycle, r8_6_whoever_causes_them)
{
    table t;

    small(&t, 3, 1);
    table_exact(&t, 0, "1 | 2 | 3 / 5 / 6");
    table_idle_turn(&t);
    table_play(&t, 1, DRAW()); /* the first: the 5 */
    table_play(&t, 1, DISCARD());
    table_play(&t, 0, PLUCK(0, 0)); /* the second: the 6 */
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_0, BAOBEI_EVENT_RECYCLED).count, 2);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_0, BAOBEI_EVENT_FINAL).by, 1);
    table_close(&t);
}

/* R8.6: counted anew in every round. */
Test(r8_recycle, r8_6_counted_anew_in_every_round)
{
    table t;

    small(&t, 2, 1);
    table_exact(&t, 0, "1 | 2 / 5 / 6 7");
    table_idle_turn(&t);
    table_idle_turn(&t);
    table_announce(&t); /* with a recycle */
    table_finish(&t);
    cr_assert_eq(seen(&t).round, 1);
    table_start(&t, 0, "1 | 2 / 5 / 6 7");
    cr_assert_eq(seen(&t).recycles, 0);
    table_idle_turn(&t);
    table_idle_turn(&t);
    table_play(&t, table_now(&t).active, DRAW());
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_0, BAOBEI_EVENT_RECYCLED).count, 1);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_FINAL));
    table_close(&t);
}
