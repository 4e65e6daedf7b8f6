/* R1: the set-up. */
#include "table.h"

#include <criterion/criterion.h>

/* All seats that are asked look at their slots 0 and 1. */
static void look_all(table *t)
{
    for (uint32_t seat = 0; seat < t->seats; seat++)
        table_play(t, seat, LOOKS(0, 1));
}

/* Nothing lies open in front of anybody, as this viewer sees it. */
static void expect_face_down(const table *t, baobei_viewer viewer)
{
    baobei_view view = table_view(t, viewer);

    for (uint32_t seat = 0; seat < t->seats; seat++)
        for (uint32_t slot = 0; slot < BAOBEI_MAX_SLOTS; slot++)
            if (view.place[seat][slot])
                cr_assert_eq(view.face[seat][slot], BAOBEI_HIDDEN);
}

/* R1.1: with 2 seats each gets 5 cards, one per slot, and all lie face down. */
Test(r1_setup, r1_1_two_seats_get_five)
{
    table t;

    table_init(&t, 2);
    table_deal(&t, 0, "1 2 3 4 5 | 6 7 8 9 10");
    table_hand(&t, 0, "1 2 3 4 5");
    table_hand(&t, 1, "6 7 8 9 10");
    cr_assert_eq(table_count(&t, BAOBEI_EVENT_DEALT), 2);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_HOST, BAOBEI_EVENT_DEALT).count, 5);
    table_close(&t);
}

/* R1.1: with 3 to 6 each gets 4. */
Test(r1_setup, r1_1_three_to_six_seats_get_four)
{
    for (uint32_t seats = 3; seats <= 6; seats++) {
        table t;

        table_init(&t, seats);
        table_deal(&t, 0, "1 2 3 4 | 5 6 7 8 | 9 10 11 12");
        table_hand(&t, 0, "1 2 3 4");
        table_hand(&t, 1, "5 6 7 8");
        table_hand(&t, 2, "9 10 11 12");
        for (uint32_t seat = 0; seat < 6; seat++) {
            cr_assert_eq(table_cards(&t, seat), seat < seats ? 4 : 0);
            cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).slots[seat], seat < seats ? 4 : 0);
        }
        cr_assert_eq(table_count(&t, BAOBEI_EVENT_DEALT), seats);
        table_close(&t);
    }
}

/* R1.1: what the deal says of it: the seats, the slots, and how many cards are left. */
Test(r1_setup, r1_1_the_deal_is_told)
{
    table t;
    baobei_event dealt;
    baobei_event round;

    table_init(&t, 3);
    table_rule(&t, BAOBEI_RULE_DEAL_MORE, 8); /* more than fit one event */
    table_deal(&t, 1, "");
    round = table_event(&t, BAOBEI_VIEWER_SEAT_0, BAOBEI_EVENT_ROUND);
    cr_assert(round.by == 1 && round.count == 7 && round.value[0] == 1 && round.value[1] == 0);
    cr_assert_eq(round.value[2], 66 - 24);
    cr_assert_eq(table_count(&t, BAOBEI_EVENT_DEALT), 6);
    for (uint32_t n = 0; n < 6; n++) {
        dealt = table_nth(&t, BAOBEI_VIEWER_HOST, BAOBEI_EVENT_DEALT, n);
        cr_assert_eq(dealt.seat[0], n / 2);
        cr_assert_eq(dealt.slot[0], n % 2 ? 6 : 0);
        cr_assert_eq(dealt.count, n % 2 ? 2 : 6);
        for (uint32_t i = 0; i < 6; i++)
            cr_assert_eq((uint32_t)dealt.value[i], i < dealt.count ? table_card(&t, n / 2, dealt.slot[0] + i) : 0);
    }
    table_close(&t);
}

/* R1.1: in the next round all cards are dealt anew, face down; nothing is left on the table. */
Test(r1_setup, r1_1_the_next_round_begins_afresh)
{
    table t;
    baobei_view view;

    table_init(&t, 2);
    table_start(&t, 0, "8 1 1 1 1 | 2 2 2 2 2 // 8 14 7 6");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));
    table_play(&t, 0, BAO());
    table_draw_discard(&t);
    table_play(&t, 1, BOTH(0, 0, 0, 1)); /* two cards lie under the pile */
    table_deal(&t, 0, "1 2 3 4 5 | 6 7 8 9 10");
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_0, BAOBEI_EVENT_ROUND).value[0], 2);
    view = table_view(&t, BAOBEI_VIEWER_SPECTATOR);
    cr_assert(view.round == 2 && view.draw == 56 && view.discard == 0 && view.under == 0 && view.top == 0);
    cr_assert(view.announcer == BAOBEI_NO_SEAT && !view.shield && !view.final && view.closing == BAOBEI_NO_SEAT);
    expect_face_down(&t, BAOBEI_VIEWER_SPECTATOR);
    for (uint32_t seat = 0; seat < 2; seat++)
        for (uint32_t slot = 0; slot < 6; slot++)
            cr_assert_eq(view.place[seat][slot], slot < 5); /* nor is one locked */
    table_hand(&t, 0, "1 2 3 4 5");
    table_close(&t);
}

/* R1.1: 2 to 6 seats, no other number. */
Test(r1_setup, r1_1_two_to_six_seats)
{
    baobei_game *game;

    cr_assert_eq(baobei_game_new(NULL, 1, 0, NULL, NULL, &game), BAOBEI_BAD_SEAT);
    cr_assert_eq(baobei_game_new(NULL, 7, 0, NULL, NULL, &game), BAOBEI_BAD_SEAT);
    for (uint32_t seats = 2; seats <= 6; seats++) {
        cr_assert_eq(baobei_game_new(NULL, seats, 0, NULL, NULL, &game), BAOBEI_OK);
        baobei_game_free(game);
    }
}

/* R1.1: face down: no seat and no spectator sees a card of the deal. */
Test(r1_setup, r1_1_cards_are_face_down)
{
    table t;

    table_init(&t, 3);
    table_deal(&t, 0, "1 2 3 4 | 5 6 7 8 | 9 10 11 12");
    for (uint32_t seat = 0; seat < 3; seat++) {
        expect_face_down(&t, table_viewer(seat));
        for (uint32_t i = 0; i < 4; i++)
            cr_assert_eq(table_nth(&t, table_viewer(seat), BAOBEI_EVENT_DEALT, seat).value[i], BAOBEI_HIDDEN);
    }
    expect_face_down(&t, BAOBEI_VIEWER_SPECTATOR);
    table_close(&t);
}

/* R1.2: every seat chooses exactly two of its own slots, in one choice. */
Test(r1_setup, r1_2_two_own_slots_are_chosen_at_once)
{
    table t;

    table_init(&t, 4);
    table_deal(&t, 0, "");
    table_expect(&t, BAOBEI_DECISION_LOOK, 0xf);
    cr_assert_eq(table_now(&t).count, 2);
    cr_assert_eq(baobei_legal(t.game, 0, 0, NULL, 0), 6); /* pairs of 4 slots */
    table_refuse(&t, 0, LOOK(0), BAOBEI_REFUSED_NOT_NOW);
    table_refuse(&t, 0, LOOKS(0, 4), BAOBEI_REFUSED_NO_SLOT);
    table_refuse(&t, 0, PEEK(0, 2), BAOBEI_REFUSED_NOT_NOW);
    table_refuse(&t, 0, LOOKS(2, 2), BAOBEI_REFUSED_SAME_CARD);
    table_play(&t, 0, LOOKS(1, 3));
    table_close(&t);
}

/* R1.2: with two seats, any two of five. */
Test(r1_setup, r1_2_two_of_five)
{
    table t;

    table_init(&t, 2);
    table_deal(&t, 0, "1 2 3 4 5 | 6 7 8 9 10");
    table_expect(&t, BAOBEI_DECISION_LOOK, 3);
    cr_assert_eq(baobei_legal(t.game, 1, 0, NULL, 0), 10);
    table_play(&t, 1, LOOKS(0, 4));
    table_seen(&t, BAOBEI_EVENT_LOOKED, 0, 0, 6, BAOBEI_VIEWER_SEAT_1);
    table_seen(&t, BAOBEI_EVENT_LOOKED, 0, 1, 10, BAOBEI_VIEWER_SEAT_1);
    table_refuse(&t, 0, LOOKS(0, 5), BAOBEI_REFUSED_NO_SLOT);
    table_close(&t);
}

/* R1.2: it looks at those two, and only they, in secret. */
Test(r1_setup, r1_2_the_look_is_secret)
{
    table t;
    baobei_event looked;

    table_init(&t, 3);
    table_deal(&t, 0, "1 2 3 4 | 5 6 7 8 | 9 10 11 12");
    table_play(&t, 1, LOOKS(1, 3));
    table_seen(&t, BAOBEI_EVENT_LOOKED, 0, 0, 6, BAOBEI_VIEWER_SEAT_1);
    table_seen(&t, BAOBEI_EVENT_LOOKED, 0, 1, 8, BAOBEI_VIEWER_SEAT_1);
    looked = table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_LOOKED);
    cr_assert_eq(looked.by, 1);
    cr_assert_eq(looked.count, 2);
    cr_assert(looked.seat[0] == 1 && looked.seat[1] == 1 && looked.slot[0] == 1 && looked.slot[1] == 3);
    table_close(&t);
}

/* R1.2: they go back face down into the same slots. */
Test(r1_setup, r1_2_the_cards_go_back_face_down)
{
    table t;

    table_init(&t, 3);
    table_deal(&t, 0, "1 2 3 4 | 5 6 7 8 | 9 10 11 12");
    table_play(&t, 1, LOOKS(1, 3));
    table_hand(&t, 1, "5 6 7 8");
    expect_face_down(&t, BAOBEI_VIEWER_SEAT_1);
    table_close(&t);
}

/* R1.2: once: nobody looks twice, nor after the set-up. */
Test(r1_setup, r1_2_only_one_look)
{
    table t;

    table_init(&t, 2);
    table_deal(&t, 0, "");
    table_play(&t, 0, LOOKS(0, 1));
    table_refuse(&t, 0, LOOKS(2, 3), BAOBEI_REFUSED_ANSWERED);
    table_play(&t, 1, LOOKS(0, 1));
    table_refuse(&t, 0, LOOKS(2, 3), BAOBEI_REFUSED_NOT_NOW);
    table_refuse(&t, 1, LOOKS(2, 3), BAOBEI_REFUSED_NOT_ASKED);
    table_close(&t);
}

/* R1.2: two, unless a house rule says one or none. */
Test(r1_setup, r1_2_house_rules)
{
    table t;

    table_init(&t, 3);
    table_rule(&t, BAOBEI_RULE_LOOKS, 1);
    table_deal(&t, 0, "1 2 3 4");
    table_expect(&t, BAOBEI_DECISION_LOOK, 7);
    table_refuse(&t, 0, LOOKS(0, 1), BAOBEI_REFUSED_NOT_NOW);
    table_refuse(&t, 0, LOOK(4), BAOBEI_REFUSED_NO_SLOT);
    table_play(&t, 0, LOOK(2));
    table_seen(&t, BAOBEI_EVENT_LOOKED, 0, 0, 3, BAOBEI_VIEWER_SEAT_0);
    table_close(&t);

    table_init(&t, 3);
    table_rule(&t, BAOBEI_RULE_LOOKS, 0);
    table_deal(&t, 0, "/ 8");
    cr_assert_eq(table_top(&t), 8);
    table_expect(&t, BAOBEI_DECISION_TURN, 1);
    table_close(&t);
}

/* R1.3: the rest is the draw pile; its top card starts the discard pile, for everybody to see. */
Test(r1_setup, r1_3_the_top_card_starts_the_discard_pile)
{
    table t;
    baobei_view view;

    table_init(&t, 4);
    table_deal(&t, 0, "1 1 1 1 | 2 2 2 2 | 3 3 3 3 | 4 4 4 4 / 8 / 7");
    view = table_view(&t, BAOBEI_VIEWER_SPECTATOR);
    cr_assert_eq(view.draw, 66 - 16);
    cr_assert_eq(view.discard, 0);
    look_all(&t);
    view = table_view(&t, BAOBEI_VIEWER_SPECTATOR);
    cr_assert_eq(view.top, 8);
    cr_assert_eq(view.discard, 1);
    cr_assert_eq(view.draw, 66 - 17);
    table_seen(&t, BAOBEI_EVENT_TURNED, 0, 0, 8, table_all_viewers(&t));
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_2, BAOBEI_EVENT_TURNED).value[0], 66 - 17);
    table_play(&t, 0, DRAW());
    table_seen(&t, BAOBEI_EVENT_DREW, 0, 0, 7, BAOBEI_VIEWER_SEAT_0); /* the next one is on top now */
    table_close(&t);
}

/* R1.3: after all looks. */
Test(r1_setup, r1_3_turned_after_the_looks)
{
    table t;

    table_init(&t, 3);
    table_deal(&t, 0, "/ 8");
    for (uint32_t seat = 0; seat < 3; seat++) {
        cr_assert_eq(table_top(&t), 0);
        cr_assert_not(table_has(&t, BAOBEI_EVENT_TURNED));
        table_play(&t, seat, LOOKS(0, 1));
    }
    cr_assert(table_has(&t, BAOBEI_EVENT_TURNED));
    table_expect(&t, BAOBEI_DECISION_TURN, 1);
    table_close(&t);
}

/* R1.3: neutral: no pluck, by nobody. */
Test(r1_setup, r1_3_no_pluck_on_the_first_card)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "8 1 1 1 | 8 2 2 2 | 8 3 3 3 / 8");
    table_expect(&t, BAOBEI_DECISION_TURN, 1);
    table_refuse(&t, 0, PLUCK(0, 0), BAOBEI_REFUSED_NOT_NOW);
    table_refuse(&t, 1, PLUCK(1, 0), BAOBEI_REFUSED_NOT_ASKED);
    table_refuse(&t, 2, DOUBLE(2, 0, 1, 0), BAOBEI_REFUSED_NOT_ASKED);
    table_close(&t);
}

/* R1.3: nor does its power run, whichever it is. */
Test(r1_setup, r1_3_no_power_of_the_first_card)
{
    static const char *const deals[] = {"/ 9", "/ 10", "/ 11", "/ 12", "/ 13", "/ 14", "/ 15"};

    for (uint32_t i = 0; i < sizeof deals / sizeof *deals; i++) {
        table t;

        table_init(&t, 2);
        table_start(&t, 1, deals[i]);
        cr_assert_eq(table_top(&t), 9 + i);
        cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
        table_expect(&t, BAOBEI_DECISION_TURN, 2);
        table_close(&t);
    }
}

/* R1.3: it may be taken in a turn like any discard. */
Test(r1_setup, r1_3_the_first_card_may_be_taken)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 / 9");
    table_play(&t, 0, TAKE(2));
    table_hand(&t, 0, "1 2 9 4");
    cr_assert_eq(table_top(&t), 3);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    table_expect(&t, BAOBEI_DECISION_CLAIM, 6); /* R11.6 */
    table_close(&t);
}

/* R1.4: the first seat of the first round is random: one uniform number out of the seats says which. */
Test(r1_setup, r1_4_first_seat_of_the_match_is_random)
{
    for (uint32_t seats = 2; seats <= 6; seats++)
        for (uint32_t first = 0; first < seats; first++) {
            table t;

            table_init(&t, seats);
            table_deal(&t, first, "");
            cr_assert_eq(t.asked, 65 + 1); /* the shuffle, and the seat */
            cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_ROUND).by, first);
            look_all(&t);
            table_expect(&t, BAOBEI_DECISION_TURN, 1u << first);
            cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_TURN).by, first);
            table_close(&t);
        }
}

/* R1.4: turns go clockwise. */
Test(r1_setup, r1_4_turns_go_clockwise)
{
    table t;

    table_init(&t, 5);
    table_start(&t, 3, "");
    for (uint32_t turn = 0; turn < 12; turn++) {
        cr_assert_eq(table_now(&t).active, (3 + turn) % 5);
        table_idle_turn(&t);
    }
    table_close(&t);
}

/* R1.4: later rounds: the highest recorded score of the previous round begins; nothing is drawn by lot. */
Test(r1_setup, r1_4_highest_recorded_score_begins)
{
    table t;

    table_init(&t, 4);
    table_start(&t, 0, "1 1 1 1 | 2 2 2 2 | 8 8 8 8 | 3 3 3 3 / 5 / 5 5 5 4");
    table_announce(&t);
    table_finish(&t);
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){0, 8, 32, 12});
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SUMS).by, 2);
    t.asked = 0;
    table_start(&t, 0, "");
    cr_assert_eq(t.asked, 65);
    table_expect(&t, BAOBEI_DECISION_TURN, 4);
    table_close(&t);
}

/* R1.4: recorded: the penalty of a failed BAO counts. */
Test(r1_setup, r1_4_bao_penalty_counts)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "5 5 5 5 | 8 8 8 8 | 1 1 1 1 / 2 / 2 2 2");
    table_announce(&t);
    table_finish(&t);
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){40, 32, 4}); /* 20 is not the highest total, 40 is */
    table_start(&t, 0, "");
    table_expect(&t, BAOBEI_DECISION_TURN, 1);
    table_close(&t);
}

/* R1.4: recorded in the previous round, not in the match. */
Test(r1_setup, r1_4_the_previous_round_counts_not_the_sum)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 1 1 1 | 8 8 8 8 | 2 2 2 2 / 3 / 3 3 3");
    table_announce(&t);
    table_finish(&t);
    table_start(&t, 0, "1 1 1 1 | 2 2 2 2 | 4 4 4 4 / 3 / 3 3 3");
    table_expect(&t, BAOBEI_DECISION_TURN, 2);
    table_idle_to(&t, 0);
    table_announce(&t);
    table_finish(&t);
    table_numbers(&t, BAOBEI_EVENT_SUMS, (int32_t[6]){0, 40, 24});
    table_start(&t, 0, "");
    table_expect(&t, BAOBEI_DECISION_TURN, 4); /* 16 in that round */
    table_close(&t);
}

/* R1.4: on a tie, the one that came first in the previous round's turn order, here 2 3 0 1. */
Test(r1_setup, r1_4_tie_goes_by_the_old_turn_order)
{
    table t;

    table_init(&t, 4);
    table_start(&t, 2, "8 8 8 8 | 6 6 6 6 | 1 1 1 1 | 8 7 7 10 / 5 / 5 5 5 5 4 4 4 4");
    table_announce(&t);
    table_finish(&t);
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){32, 24, 0, 32});
    table_start(&t, 0, "");
    table_expect(&t, BAOBEI_DECISION_TURN, 8);
    table_close(&t);
}

/* R1.4: of the tied, the previous first seat itself is the first. */
Test(r1_setup, r1_4_tie_with_the_previous_first_seat)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 1, "8 8 8 8 | 8 7 7 10 | 1 1 1 1 / 5 / 5 5 5 5 4 4 4 4");
    table_idle_to(&t, 2);
    table_announce(&t);
    table_finish(&t);
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){32, 32, 0});
    table_start(&t, 0, "");
    table_expect(&t, BAOBEI_DECISION_TURN, 2);
    table_close(&t);
}

/* R1.4: all record 0 or less: still the highest begins. */
Test(r1_setup, r1_4_highest_of_negative_scores)
{
    table t;

    table_init(&t, 2);
    table_species(&t, 20, -3, 10, 20, BAOBEI_POWER_NONE);
    table_species(&t, 8, 8, 0, 8, BAOBEI_POWER_NONE);
    table_species(&t, 7, 7, 0, 7, BAOBEI_POWER_NONE);
    table_start(&t, 0, "20 20 20 20 20 | 20 20 20 1 1 / 3 / 3 3");
    table_announce(&t);
    table_finish(&t);
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){-15, -7});
    table_start(&t, 0, "");
    table_expect(&t, BAOBEI_DECISION_TURN, 2);
    table_close(&t);
}

/* R1.5: slots are numbered from 0 in the order of the deal: one card at a time, clockwise (R11.5). */
Test(r1_setup, r1_5_slots_are_numbered_in_the_order_of_the_deal)
{
    table t;

    table_init(&t, 4);
    table_open(&t);
    table_play(&t, BAOBEI_NO_SEAT, DEAL()); /* unshuffled: five 1s, five 2s, five 3s, then 4s */
    for (uint32_t seat = 0; seat < 4; seat++)
        for (uint32_t slot = 0; slot < 4; slot++)
            cr_assert_eq(table_card(&t, seat, slot), (slot * 4 + seat) / 5 + 1);
    look_all(&t);
    cr_assert_eq(table_top(&t), 4); /* the seventeenth card */
    table_close(&t);
}

/* R1.5: the arrangement stays: in a turn there is nothing to choose but to draw or to take. */
Test(r1_setup, r1_5_nothing_is_arranged_later)
{
    table t;
    baobei_action legal[8];

    table_init(&t, 3);
    table_start(&t, 0, "");
    cr_assert_eq(baobei_legal(t.game, 0, 0, legal, 8), 5);
    cr_assert_eq(legal[0], DRAW());
    for (uint32_t slot = 0; slot < 4; slot++)
        cr_assert_eq(legal[1 + slot], TAKE(slot));
    table_close(&t);
}

/* R1.6: of the discard pile only the top card is visible. */
Test(r1_setup, r1_6_only_the_top_discard_is_visible)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "/ 7 / 6 5");
    table_idle_turn(&t);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SEAT_1).top, 6);
    table_idle_turn(&t);
    for (uint32_t viewer = BAOBEI_VIEWER_SEAT_0; viewer <= BAOBEI_VIEWER_SEAT_2; viewer <<= 1) {
        baobei_view view = table_view(&t, (baobei_viewer)viewer);

        cr_assert_eq(view.top, 5);
        cr_assert_eq(view.discard, 3);
    }
    table_close(&t);
}

/* R1.6: taken, the first card is a card like any other: discarded again, it is a reference. */
Test(r1_setup, r1_6_a_taken_first_card_can_be_a_reference)
{
    table t;

    table_init(&t, 2);
    table_start(&t, 0, "1 2 3 4 5 | 7 1 2 3 4 / 7 / 6 6 6 6");
    table_play(&t, 0, TAKE(0));
    table_pass(&t);
    table_end(&t);
    table_idle_turn(&t);
    table_play(&t, 0, DRAW());
    table_play(&t, 0, KEEP(0));
    cr_assert_eq(table_top(&t), 7);
    table_play(&t, 1, PLUCK(1, 0));
    table_hand(&t, 1, "0 1 2 3 4");
    cr_assert(table_has(&t, BAOBEI_EVENT_PLUCKED));
    table_close(&t);
}

/* R1.6: recycled and drawn, it has its power. */
Test(r1_setup, r1_6_a_recycled_first_card_has_its_power)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
    table_exact(&t, 0, "1 2 | 3 4 / 9 / 5");
    table_idle_turn(&t); /* 5 covers the first card */
    table_play(&t, 1, DRAW());
    cr_assert(table_has(&t, BAOBEI_EVENT_RECYCLED));
    table_play(&t, 1, DISCARD());
    table_pass(&t);
    table_expect(&t, BAOBEI_DECISION_TARGET, 2);
    cr_assert_eq(table_now(&t).power, BAOBEI_POWER_LOOK);
    table_close(&t);
}
