/* R9: zero cards. */
#include "table.h"

#include <criterion/criterion.h>

/*
 * Seats with two cards each; seat 0 draws an 8, the first card of the pile, and plucks its own two: it has none left
 * and ends its turn. `cards` begin with "8 8 |".
 */
static void zero(table *t, uint32_t seats, const char *cards)
{
    table_init(t, seats);
    table_rule(t, BAOBEI_RULE_DEAL_TWO, 2);
    table_rule(t, BAOBEI_RULE_DEAL_MORE, 2);
    table_start(t, 0, cards);
    table_play(t, 0, DRAW());
    table_play(t, 0, DOUBLE(0, 0, 0, 1));
    cr_assert_eq(table_cards(t, 0), 0);
    table_end(t);
}

/* R9.1: a seat with no cards scores 0. */
Test(r9_zero, r9_1_it_scores_zero)
{
    table t;

    zero(&t, 2, "8 8 | 1 2 // 8 5 5");
    table_announce(&t);
    table_finish(&t);
    table_numbers(&t, BAOBEI_EVENT_TOTALS, (int32_t[6]){0, 3});
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){0, 6});
    table_close(&t);
}

/* R9.1: and stays in: it has its turn, round after round. */
Test(r9_zero, r9_1_it_stays_in)
{
    table t;

    zero(&t, 3, "8 8 | 1 2 | 3 4 // 8 5 5 5 5 5");
    for (uint32_t turn = 1; turn < 6; turn++) {
        table_expect(&t, BAOBEI_DECISION_TURN, 1u << turn % 3);
        table_idle_turn(&t);
    }
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).playing, 7);
    table_close(&t);
}

/* R9.2: it cannot pluck anything with its drawn card. */
Test(r9_zero, r9_2_no_pluck_on_the_own_draw)
{
    table t;

    zero(&t, 2, "8 8 | 7 7 // 8 5 7");
    table_idle_turn(&t);
    table_play(&t, 0, DRAW());
    table_refuse(&t, 0, PLUCK(1, 0), BAOBEI_REFUSED_NO_CARDS);
    table_refuse(&t, 0, PLUCK(0, 0), BAOBEI_REFUSED_NO_CARDS);
    table_refuse(&t, 0, DOUBLE(1, 0, 1, 1), BAOBEI_REFUSED_NO_CARDS);
    table_refuse(&t, 0, DOUBLE(0, 0, 0, 1), BAOBEI_REFUSED_NO_CARDS);
    table_close(&t);
}

/* R9.2: nor in a window, where it is not even asked (R11.20). */
Test(r9_zero, r9_2_no_pluck_in_a_window)
{
    table t;

    zero(&t, 3, "8 8 | 7 2 | 7 4 // 8 7");
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DISCARD());
    table_expect(&t, BAOBEI_DECISION_CLAIM, 4);
    table_refuse(&t, 0, PLUCK(2, 0), BAOBEI_REFUSED_NOT_ASKED);
    table_refuse(&t, 0, DOUBLE(1, 0, 2, 0), BAOBEI_REFUSED_NOT_ASKED);
    table_close(&t);
}

/* R9.2: if no seat but the active one has a card, there is no window. */
Test(r9_zero, r9_2_no_window_without_claimants)
{
    table t;

    zero(&t, 2, "8 8 | 7 2 // 8 7");
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DISCARD());
    table_expect(&t, BAOBEI_DECISION_END, 2);
    table_close(&t);
}

/* R9.2: it cannot take the discard. */
Test(r9_zero, r9_2_no_taking)
{
    table t;

    zero(&t, 2, "8 8 | 7 7 // 8 5");
    table_idle_turn(&t);
    for (uint32_t slot = 0; slot < 3; slot++)
        table_refuse(&t, 0, TAKE(slot), BAOBEI_REFUSED_NO_CARDS);
    cr_assert_eq(baobei_legal(t.game, 0, 0, NULL, 0), 1);
    table_close(&t);
}

/* R9.2: it cannot be plucked: there is no target. */
Test(r9_zero, r9_2_it_cannot_be_plucked)
{
    table t;

    zero(&t, 3, "8 8 | 7 7 | 1 2 // 8 8");
    table_play(&t, 1, DRAW());
    table_refuse(&t, 1, PLUCK(0, 0), BAOBEI_REFUSED_EMPTY);
    table_refuse(&t, 1, DOUBLE(0, 0, 0, 1), BAOBEI_REFUSED_EMPTY);
    table_refuse(&t, 1, DOUBLE(1, 0, 0, 1), BAOBEI_REFUSED_EMPTY);
    table_play(&t, 1, DISCARD());
    table_refuse(&t, 2, PLUCK(0, 0), BAOBEI_REFUSED_EMPTY);
    table_close(&t);
}

/* R9.3: it must draw, look and discard directly. */
Test(r9_zero, r9_3_draw_look_and_discard)
{
    table t;
    baobei_action legal[4];

    zero(&t, 3, "8 8 | 1 2 | 3 4 // 8 5 5 6");
    table_idle_turn(&t);
    table_idle_turn(&t);
    cr_assert_eq(baobei_legal(t.game, 0, 0, legal, 4), 1);
    cr_assert_eq(legal[0], DRAW());
    table_play(&t, 0, DRAW());
    table_seen(&t, BAOBEI_EVENT_DREW, 0, 0, 6, BAOBEI_VIEWER_SEAT_0);
    cr_assert_eq(baobei_legal(t.game, 0, 0, legal, 4), 1);
    cr_assert_eq(legal[0], DISCARD());
    table_refuse(&t, 0, KEEP(0), BAOBEI_REFUSED_NO_CARDS);
    table_refuse(&t, 0, KEEP(2), BAOBEI_REFUSED_NO_CARDS);
    table_play(&t, 0, DISCARD());
    cr_assert_eq(table_top(&t), 6);
    table_close(&t);
}

/* R9.3: the others get their window, then the card's power runs as usual. */
Test(r9_zero, r9_3_window_and_then_the_power)
{
    table t;

    zero(&t, 3, "8 8 | 1 2 | 10 4 // 8 5 5 9");
    table_idle_turn(&t);
    table_idle_turn(&t);
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DISCARD());
    table_expect(&t, BAOBEI_DECISION_CLAIM, 6);
    table_play(&t, 2, PLUCK(2, 0));
    table_runs(&t, 0, 9, BAOBEI_CAUSE_DISCARD);
    table_play(&t, 0, PEEK(1, 0));
    table_runs(&t, 2, 10, BAOBEI_CAUSE_ELIMINATED);
    table_play(&t, 2, SHOW(1, 1));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R9.3: whichever power: it swaps, adds and replaces among the others' cards. */
Test(r9_zero, r9_3_any_power)
{
    static const char *const deals[] = {"8 8 | 1 2 | 3 4 // 8 5 5 11 6 7", "8 8 | 1 2 | 3 4 // 8 5 5 12 6 7",
                                        "8 8 | 1 2 | 3 4 // 8 5 5 13 6 7", "8 8 | 1 2 | 3 4 // 8 5 5 14 6 7"};
    static const char *const hands[] = {"3 2", "3 2", "1 2 6", "7 2"};

    for (uint32_t i = 0; i < 4; i++) {
        table t;

        zero(&t, 3, deals[i]);
        table_idle_turn(&t);
        table_idle_turn(&t);
        table_draw_discard(&t);
        table_runs(&t, 0, 11 + i, BAOBEI_CAUSE_DISCARD);
        if (i == 3)
            table_refuse(&t, 0, OWN(0, 0), BAOBEI_REFUSED_NO_CARDS);
        table_play(&t, 0, i == 0 ? SWAP(1, 0, 2, 0) : i == 1 ? INSPECT(1, 0, 2, 0) : i == 2 ? ADD(1) : OTHER(1, 1, 0));
        if (i == 1)
            table_play(&t, 0, SWAP_SEEN());
        table_hand(&t, 1, hands[i]);
        cr_assert_eq(table_cards(&t, 0), 0);
        table_expect(&t, BAOBEI_DECISION_END, 1);
        table_close(&t);
    }
}

/* R9.3: a power that finds no target has no effect: no two cards of different seats, no card at all. */
Test(r9_zero, r9_3_a_power_without_targets)
{
    static const char *const deals[] = {"8 8 | 1 2 // 8 5 11", "8 8 | 1 2 // 8 5 12"};

    for (uint32_t i = 0; i < 2; i++) {
        table t;

        zero(&t, 2, deals[i]);
        table_idle_turn(&t);
        table_draw_discard(&t);
        cr_assert(table_has(&t, BAOBEI_EVENT_NO_EFFECT));
        table_expect(&t, BAOBEI_DECISION_END, 1);
        table_close(&t);
    }
}

/* R9.3: when there is nothing to draw either, the draw is skipped, and it may end its turn (R8.2). */
Test(r9_zero, r9_3_nothing_to_draw)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
    table_rule(&t, BAOBEI_RULE_FINAL_RECYCLE, 99);
    table_exact(&t, 0, "8 8 | 1 2 / 5 / 8");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DOUBLE(0, 0, 0, 1));
    table_end(&t);
    table_play(&t, 1, DRAW()); /* seat 1 collects all cards by wrong claims */
    table_play(&t, 1, PLUCK(1, 0));
    table_end(&t);
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DISCARD());
    table_play(&t, 1, PLUCK(1, 0));
    table_end(&t);
    table_play(&t, 1, DRAW());
    table_play(&t, 1, PLUCK(1, 0));
    table_hand(&t, 1, "1 2 8 8 8");
    table_end(&t);
    table_play(&t, 0, DRAW());
    cr_assert(table_has(&t, BAOBEI_EVENT_SKIPPED));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    cr_assert_eq(table_top(&t), 5);
    table_close(&t);
}

/* R9.4: it may announce BAO, and succeeds with 0 against positive totals. */
Test(r9_zero, r9_4_bao_succeeds)
{
    table t;

    zero(&t, 3, "8 8 | 1 2 | 3 4 // 8 5 5 5 5 5");
    table_idle_to(&t, 0);
    table_announce(&t);
    table_finish(&t);
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){0, 3, 7});
    table_close(&t);
}

/* R9.4: a tie at zero makes it fail: it records 5. */
Test(r9_zero, r9_4_a_tie_at_zero_fails)
{
    table t;

    zero(&t, 2, "8 8 | 7 7 // 8 7 5");
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DOUBLE(1, 0, 1, 1));
    table_play(&t, 1, BAO());
    table_draw_discard(&t); /* seat 0: nobody has a card to claim with */
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){0, 5});
    table_close(&t);
}

/* R9.4: so does a negative opponent. */
Test(r9_zero, r9_4_a_negative_opponent_makes_it_fail)
{
    table t;

    zero(&t, 2, "8 8 | 15 2 // 8 5 5 5");
    table_idle_turn(&t);
    table_announce(&t);
    table_finish(&t);
    table_numbers(&t, BAOBEI_EVENT_TOTALS, (int32_t[6]){0, -3});
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){5, -3});
    table_close(&t);
}

/* R9.5: an opponent's toco gives it a card again, into one of its empty slots, of its choice. */
Test(r9_zero, r9_5_a_toco_gives_a_card)
{
    for (uint32_t slot = 0; slot < 2; slot++) {
        table t;

        zero(&t, 3, "8 8 | 1 2 | 3 4 // 8 13 6");
        table_draw_discard(&t);
        table_play(&t, 1, ADD(0));
        table_expect(&t, BAOBEI_DECISION_PLACE, 1);
        table_refuse(&t, 0, PLACE(2), BAOBEI_REFUSED_NO_SLOT);
        table_play(&t, 0, PLACE(slot));
        table_hand(&t, 0, slot ? "0 6" : "6 0");
        table_close(&t);
    }
}

/* R9.5: from then on it has all options again. */
Test(r9_zero, r9_5_then_it_has_all_options)
{
    for (uint32_t option = 0; option < 4; option++) {
        table t;

        zero(&t, 3, "8 8 | 1 2 | 3 6 // 8 13 6 5 6");
        table_draw_discard(&t);
        table_play(&t, 1, ADD(0));
        table_play(&t, 0, PLACE(1));
        table_end(&t);
        table_play(&t, 2, DRAW());
        table_play(&t, 2, DISCARD());
        table_expect(&t, BAOBEI_DECISION_CLAIM, 3); /* it is asked again */
        table_pass(&t);
        table_end(&t);
        if (option > 0)
            table_play(&t, 0, DRAW());
        table_play(&t, 0, option == 0 ? TAKE(1) : option == 1 ? KEEP(1) : option == 2 ? PLUCK(0, 1) : PLUCK(2, 1));
        if (option == 3)
            table_play(&t, 0, GIVE(1));
        table_hand(&t, 0, option == 0 ? "0 5" : option == 1 ? "0 6" : "0 0");
        table_close(&t);
    }
}

/* R9.5: and can be plucked again. */
Test(r9_zero, r9_5_then_it_can_be_plucked)
{
    table t;

    zero(&t, 3, "8 8 | 1 2 | 3 4 // 8 13 6 6");
    table_draw_discard(&t);
    table_play(&t, 1, ADD(0));
    table_play(&t, 0, PLACE(0));
    table_end(&t);
    table_play(&t, 2, DRAW());
    table_claim(&t, 2, PLUCK(0, 0), 1, -1);
    table_hand(&t, 0, "4 0");
    table_close(&t);
}

/* R9.5: nothing else: not its own toco, no swap into an empty slot, no shoebill of its own or of another. */
Test(r9_zero, r9_5_only_an_opponents_toco)
{
    table t;

    zero(&t, 3, "8 8 | 1 2 | 3 4 // 8 11 14 5 6 13 7");
    table_draw_discard(&t);
    table_refuse(&t, 1, SWAP(0, 0, 1, 0), BAOBEI_REFUSED_EMPTY);
    table_play(&t, 1, SWAP(1, 0, 2, 0));
    table_end(&t);
    table_draw_discard(&t);
    table_refuse(&t, 2, BOTH(0, 1, 0, 0), BAOBEI_REFUSED_EMPTY);
    table_play(&t, 2, BOTH(0, 1, 1, 1));
    table_end(&t);
    table_draw_discard(&t);
    table_refuse(&t, 0, ADD(0), BAOBEI_REFUSED_OWN);
    table_play(&t, 0, ADD(1));
    cr_assert_eq(table_cards(&t, 0), 0);
    table_close(&t);
}
