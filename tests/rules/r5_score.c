/* R5: scoring and the match. */
#include "table.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

/* One card each, of so many points; everything else is worth 1 and without power. House rules may be set before. */
static void one_card_each(table *t, const int32_t *points)
{
    char hands[64] = "";

    table_empty_rules(t);
    table_species(t, 1, 1, 40, 1, BAOBEI_POWER_NONE);
    for (uint32_t seat = 0; seat < t->seats; seat++) {
        size_t length = strlen(hands);

        table_species(t, 27 + seat, points[seat], 1, 27 + seat, BAOBEI_POWER_NONE);
        snprintf(hands + length, sizeof hands - length, "%s%u", seat ? " | " : "", 27 + seat);
    }
    table_rule(t, BAOBEI_RULE_DEAL_TWO, 1);
    table_rule(t, BAOBEI_RULE_DEAL_MORE, 1);
    table_rule(t, BAOBEI_RULE_LOOKS, 1);
    table_start(t, 0, hands);
}

/* A round in which this seat announces and nobody changes anything; the last move ends it. */
static void bao_by(table *t, uint32_t announcer)
{
    table_idle_to(t, announcer);
    table_announce(t);
    table_finish(t);
}

/* Totals of one round, who announced, and what is recorded. */
static void expect_scores(uint32_t seats, uint32_t announcer, const int32_t totals[6], const int32_t scores[6])
{
    table t;

    table_init(&t, seats);
    one_card_each(&t, totals);
    bao_by(&t, announcer);
    table_numbers(&t, BAOBEI_EVENT_TOTALS, totals);
    table_numbers(&t, BAOBEI_EVENT_SCORES, scores);
    table_numbers(&t, BAOBEI_EVENT_SUMS, scores); /* the first round */
    for (uint32_t seat = 0; seat < 6; seat++)
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).last[seat], scores[seat]);
    table_close(&t);
}

/* R5.1: the total is the sum of the cards' points; each species as the composition says. */
Test(r5_score, r5_1_the_sum_of_the_points)
{
    table t;

    table_init(&t, 4);
    table_start(&t, 0, "1 2 3 4 | 5 6 7 8 | 9 10 11 12 | 13 14 15 1");
    bao_by(&t, 0);
    table_numbers(&t, BAOBEI_EVENT_TOTALS, (int32_t[6]){10, 26, 42, 22});
    table_close(&t);
}

/* R5.1: no cards = 0; an empty slot counts nothing. */
Test(r5_score, r5_1_no_cards_count_nothing)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
    table_start(&t, 0, "8 8 | 3 6 // 8 6");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DOUBLE(0, 0, 0, 1));
    table_play(&t, 0, BAO());
    table_play(&t, 1, DRAW());
    table_play(&t, 1, PLUCK(1, 1));
    table_numbers(&t, BAOBEI_EVENT_TOTALS, (int32_t[6]){0, 3});
    table_close(&t);
}

/* R5.2: strictly less than every other total, and not negative: 0. The others record their totals. */
Test(r5_score, r5_2_success)
{
    expect_scores(3, 0, (int32_t[6]){4, 6, 9}, (int32_t[6]){0, 6, 9});
    expect_scores(3, 2, (int32_t[6]){9, 6, 4}, (int32_t[6]){9, 6, 0});
    expect_scores(2, 1, (int32_t[6]){1, 0}, (int32_t[6]){1, 0});
    expect_scores(6, 3, (int32_t[6]){43, 42, 44, 41, 45, 46}, (int32_t[6]){43, 42, 44, 0, 45, 46});
}

/* R5.2: strictly less and negative: its total. */
Test(r5_score, r5_2_success_below_zero)
{
    expect_scores(2, 0, (int32_t[6]){-3, 1}, (int32_t[6]){-3, 1});
    expect_scores(3, 1, (int32_t[6]){0, -5, -4}, (int32_t[6]){0, -5, -4});
}

/* R5.2: otherwise twice the total ... */
Test(r5_score, r5_2_failure)
{
    expect_scores(2, 0, (int32_t[6]){9, 7}, (int32_t[6]){18, 7});
    expect_scores(2, 0, (int32_t[6]){7, 7}, (int32_t[6]){14, 7}); /* a tie fails */
    expect_scores(4, 1, (int32_t[6]){8, 6, 6, 9}, (int32_t[6]){8, 12, 6, 9});
    expect_scores(4, 3, (int32_t[6]){8, 9, 5, 6}, (int32_t[6]){8, 9, 5, 12});
    expect_scores(2, 0, (int32_t[6]){3, 2}, (int32_t[6]){6, 2}); /* just above 5 */
}

/* R5.2: ... but at least 5. */
Test(r5_score, r5_2_failure_records_at_least_five)
{
    expect_scores(2, 0, (int32_t[6]){2, 1}, (int32_t[6]){5, 1});
    expect_scores(2, 0, (int32_t[6]){0, 0}, (int32_t[6]){5, 0});
    expect_scores(2, 0, (int32_t[6]){0, -5}, (int32_t[6]){5, -5});
    expect_scores(2, 0, (int32_t[6]){-3, -3}, (int32_t[6]){5, -3});
    expect_scores(3, 2, (int32_t[6]){-4, 8, -3}, (int32_t[6]){-4, 8, 5});
}

/* R5.2: who did not announce records its total, also if it is the lowest, or ties with the announcer. */
Test(r5_score, r5_2_the_others_record_their_totals)
{
    expect_scores(4, 0, (int32_t[6]){12, 3, -2, 12}, (int32_t[6]){24, 3, -2, 12});
}

/* R5.2: factor and floor are rules. */
Test(r5_score, r5_2_house_rules)
{
    static const int32_t cases[][5] = {
        /* factor, floor, announcer, other, recorded */
        {3, 5, 4, 4, 12}, {3, 20, 4, 4, 20}, {1, 0, 4, 4, 4}, {0, 0, 4, 4, 0}, {2, -99, -3, -4, -6}, {2, 0, -3, -3, 0},
    };

    for (uint32_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        table t;

        table_init(&t, 2);
        table_rule(&t, BAOBEI_RULE_BAO_FACTOR, cases[i][0]);
        table_rule(&t, BAOBEI_RULE_BAO_FLOOR, cases[i][1]);
        one_card_each(&t, cases[i] + 2);
        bao_by(&t, 0);
        table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){cases[i][4], cases[i][3]});
        table_close(&t);
    }
}

/* R5.3: in an automatic final phase everybody records the plain total, zero and negative ones included. */
Test(r5_score, r5_3_automatic_phase_plain_totals)
{
    table t;

    table_init(&t, 3);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 1);
    table_rule(&t, BAOBEI_RULE_DEAL_MORE, 1);
    table_rule(&t, BAOBEI_RULE_LOOKS, 1);
    table_rule(&t, BAOBEI_RULE_FINAL_RECYCLE, 1);
    table_exact(&t, 0, "15 | 7 | 2 / 5 / 6 5");
    table_idle_turn(&t);
    table_idle_turn(&t);
    table_idle_turn(&t); /* recycles */
    cr_assert(table_view(&t, BAOBEI_VIEWER_SPECTATOR).final);
    table_finish(&t);
    table_numbers(&t, BAOBEI_EVENT_TOTALS, (int32_t[6]){-5, 7, 2});
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){-5, 7, 2});
    table_close(&t);
}

/* R5.4: recorded scores add up, negative ones as well. */
Test(r5_score, r5_4_scores_add_up)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 1 1 1 | 8 8 8 8 | 2 2 2 2");
    bao_by(&t, 0);
    table_numbers(&t, BAOBEI_EVENT_SUMS, (int32_t[6]){0, 32, 8});
    table_start(&t, 0, "1 1 1 1 | 15 2 2 2 | 5 5 5 5 // 6 6 6 6 6");
    bao_by(&t, 0); /* fails */
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){8, 1, 20});
    table_numbers(&t, BAOBEI_EVENT_SUMS, (int32_t[6]){8, 33, 28});
    table_start(&t, 0, "8 8 8 8 | 15 1 1 1 | 5 5 5 5 // 6 6 6 6 6");
    bao_by(&t, 1);
    table_numbers(&t, BAOBEI_EVENT_SUMS, (int32_t[6]){40, 31, 48});
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SEAT_0).sum[0], 40);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SEAT_0).sum[1], 31);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SEAT_0).sum[2], 48);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SEAT_0).round, 3);
    table_close(&t);
}

/* R5.4: the match ends when a sum reaches the limit exactly or exceeds it, and not one point below. */
Test(r5_score, r5_4_the_limit)
{
    for (int32_t limit = 29; limit <= 34; limit++) {
        table t;

        table_init(&t, 3);
        table_rule(&t, BAOBEI_RULE_LIMIT_3, limit);
        table_start(&t, 0, "1 1 1 1 | 8 8 8 8 | 2 2 2 2");
        bao_by(&t, 0); /* 0, 32, 8 */
        if (limit <= 32) {
            table_expect(&t, BAOBEI_DECISION_OVER, 0);
            cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_OVER).by, 0);
            cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SUMS).count, 0);
            cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).winner, 0);
            table_refuse(&t, BAOBEI_NO_SEAT, DEAL(), BAOBEI_REFUSED_OVER);
        } else {
            table_expect(&t, BAOBEI_DECISION_DEAL, 0);
            cr_assert_not(table_has(&t, BAOBEI_EVENT_OVER));
            cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SUMS).count, 7);
        }
        table_close(&t);
    }
}

/* R5.4: it is the sum of the match that counts, here in the second round. */
Test(r5_score, r5_4_the_limit_by_the_sum)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_LIMIT_2, 50);
    table_start(&t, 0, "1 1 1 1 1 | 5 5 5 5 5");
    bao_by(&t, 0);
    table_expect(&t, BAOBEI_DECISION_DEAL, 0);
    table_start(&t, 0, "1 1 1 1 1 | 5 5 5 5 5");
    bao_by(&t, 0);
    table_numbers(&t, BAOBEI_EVENT_SUMS, (int32_t[6]){0, 50});
    table_expect(&t, BAOBEI_DECISION_OVER, 0);
    table_close(&t);
}

/* R5.4: the lowest sum wins, not the lowest score of the last round. */
Test(r5_score, r5_4_the_lowest_sum_wins)
{
    table t;

    table_init(&t, 3);
    table_rule(&t, BAOBEI_RULE_LIMIT_3, 50);
    table_start(&t, 0, "7 7 7 7 | 2 2 2 2 | 3 3 3 3");
    bao_by(&t, 1); /* 28, 0, 12 */
    table_start(&t, 0, "1 1 1 1 | 3 3 3 3 | 8 8 8 8 // 6 6 6 6 6");
    bao_by(&t, 0); /* 28, 12, 44 */
    table_expect(&t, BAOBEI_DECISION_DEAL, 0);
    table_start(&t, 0, "1 1 1 1 | 3 3 3 3 | 8 8 8 8 // 6 6 6 6 6");
    bao_by(&t, 0);
    table_numbers(&t, BAOBEI_EVENT_SUMS, (int32_t[6]){28, 24, 76});
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_0, BAOBEI_EVENT_OVER).by, 1);
    table_close(&t);
}

/* R5.4: a negative sum is the lowest of all. */
Test(r5_score, r5_4_a_negative_sum_wins)
{
    table t;

    table_init(&t, 3);
    table_rule(&t, BAOBEI_RULE_LIMIT_3, 9);
    one_card_each(&t, (int32_t[]){0, 9, -3});
    bao_by(&t, 1); /* fails: 18 */
    table_numbers(&t, BAOBEI_EVENT_SUMS, (int32_t[6]){0, 18, -3});
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_0, BAOBEI_EVENT_OVER).by, 2);
    table_close(&t);
}

/* Three seats; seat 0 fails and passes the limit, and seats 1 and 2 tie for the lowest sum. */
static void tie_of_two(table *t)
{
    table_init(t, 3);
    table_rule(t, BAOBEI_RULE_LIMIT_3, 60);
    table_start(t, 0, "8 8 8 8 | 1 1 2 2 | 2 1 2 1");
    bao_by(t, 0);
    table_numbers(t, BAOBEI_EVENT_SUMS, (int32_t[6]){64, 6, 6});
}

/* R5.5: tie for lowest: only the tied seats play a decisive round, 5 cards each if two remain. */
Test(r5_score, r5_5_two_tied_seats)
{
    table t;
    baobei_view view;

    tie_of_two(&t);
    table_expect(&t, BAOBEI_DECISION_DEAL, 0);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_OVER));
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SUMS).count, 6);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SUMS).by, BAOBEI_NO_SEAT);
    table_deal(&t, 2, "1 2 3 4 5 | 5 4 3 2 1");
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_ROUND).count, 6);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_ROUND).value[1], 1);
    table_expect(&t, BAOBEI_DECISION_LOOK, 6);
    view = table_view(&t, BAOBEI_VIEWER_SEAT_0);
    cr_assert(view.decisive && view.playing == 6 && view.slots[0] == 0 && view.slots[1] == 5 && view.slots[2] == 5);
    table_hand(&t, 1, "1 2 3 4 5");
    table_hand(&t, 2, "5 4 3 2 1");
    cr_assert_eq(table_cards(&t, 0), 0);
    table_close(&t);
}

/* R5.5: the first seat is random, among the tied. */
Test(r5_score, r5_5_first_seat_is_random)
{
    for (uint32_t first = 1; first <= 2; first++) {
        table t;

        tie_of_two(&t);
        t.asked = 0;
        table_start(&t, first, "");
        cr_assert_eq(t.asked, 65 + 1);
        table_expect(&t, BAOBEI_DECISION_TURN, 1u << first);
        table_close(&t);
    }
}

/* R5.5: only the tied play: the others have no turn, no claim, and no card to touch. */
Test(r5_score, r5_5_only_the_tied_play)
{
    table t;

    tie_of_two(&t);
    table_deal(&t, 2, "8 1 1 1 1 | 2 2 2 2 2 // 8 9 6 7");
    table_refuse(&t, 0, LOOKS(0, 1), BAOBEI_REFUSED_NOT_ASKED);
    table_play(&t, 1, LOOKS(0, 1));
    table_play(&t, 2, LOOKS(0, 1));
    table_play(&t, 2, DRAW());
    table_refuse(&t, 2, PLUCK(0, 0), BAOBEI_REFUSED_NO_SEAT);
    table_play(&t, 2, DISCARD());
    table_expect(&t, BAOBEI_DECISION_CLAIM, 2);
    table_refuse(&t, 0, PLUCK(1, 0), BAOBEI_REFUSED_NOT_ASKED);
    table_refuse(&t, 1, PLUCK(0, 0), BAOBEI_REFUSED_NO_SEAT);
    table_pass(&t);
    table_end(&t);
    table_expect(&t, BAOBEI_DECISION_TURN, 2); /* seat 0 is skipped */
    table_draw_discard(&t);
    table_refuse(&t, 1, PEEK(0, 0), BAOBEI_REFUSED_NO_SEAT);
    table_play(&t, 1, PEEK(2, 0));
    table_close(&t);
}

/* R5.5: the lowest score of that round wins; sums stay as they are (R11.9). */
Test(r5_score, r5_5_the_lowest_of_that_round_wins)
{
    table t;

    tie_of_two(&t);
    table_start(&t, 1, "1 1 1 1 1 | 2 2 2 2 2");
    bao_by(&t, 2); /* fails: 20 */
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){0, 5, 20});
    table_numbers(&t, BAOBEI_EVENT_SUMS, (int32_t[6]){64, 6, 6});
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_0, BAOBEI_EVENT_OVER).by, 1);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).winner, 1);
    table_expect(&t, BAOBEI_DECISION_OVER, 0);
    table_close(&t);
}

/* R5.5: recorded scores: a BAO that fails by a tie loses to the seat it ties with. */
Test(r5_score, r5_5_bao_counts_in_a_decisive_round)
{
    table t;

    tie_of_two(&t);
    table_start(&t, 1, "1 1 2 2 2 | 1 1 1 2 3");
    bao_by(&t, 1);
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){0, 16, 8});
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_0, BAOBEI_EVENT_OVER).by, 2);
    table_close(&t);
}

/* R5.5 in a match of two: a decisive round like any other; the sums that tied stay. */
Test(r5_score, r5_5_a_match_of_two)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_LIMIT_2, 9);
    table_rule(&t, BAOBEI_RULE_BAO_FACTOR, 1); /* so that a failed BAO can tie */
    table_start(&t, 0, "1 1 2 2 3 | 1 1 2 2 3");
    bao_by(&t, 0);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SUMS).count, 3);
    table_deal(&t, 1, "1 1 2 2 3 | 1 1 2 2 4");
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_ROUND).value[1], 1);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).decisive, 1);
    table_play(&t, 0, LOOKS(0, 1));
    table_play(&t, 1, LOOKS(0, 1));
    table_expect(&t, BAOBEI_DECISION_TURN, 2);
    bao_by(&t, 0);
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){0, 10});
    table_numbers(&t, BAOBEI_EVENT_SUMS, (int32_t[6]){9, 9});
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_OVER).by, 0);
    table_close(&t);
}

/* R5.5: without limit: it is over after one round, however low or high the scores are. */
Test(r5_score, r5_5_without_limit)
{
    table t;

    tie_of_two(&t);
    table_start(&t, 1, "15 1 1 1 1 | 8 8 8 8 7 // 6 6");
    bao_by(&t, 1);
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){0, -1, 39});
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_0, BAOBEI_EVENT_OVER).by, 1);
    table_close(&t);
}

/* R5.5: three tied seats get 4 cards; two still tied repeat among themselves with 5, the first seat drawn again. */
Test(r5_score, r5_5_still_tied_seats_repeat)
{
    table t;

    table_init(&t, 5);
    table_rule(&t, BAOBEI_RULE_LIMIT_5, 60);
    table_start(&t, 0, "1 1 3 3 | 8 8 8 8 | 1 2 2 3 | 7 7 7 7 | 1 1 2 4 // 6 6 6 6 6 5 5 5 5");
    bao_by(&t, 1);
    table_numbers(&t, BAOBEI_EVENT_SUMS, (int32_t[6]){8, 64, 8, 28, 8});
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SUMS).count, 0x15);

    table_start(&t, 4, "1 2 3 4 | 5 5 5 5 | 4 3 2 1 // 6 6 6 6 7 7");
    table_hand(&t, 2, "5 5 5 5");
    table_expect(&t, BAOBEI_DECISION_TURN, 0x10);
    bao_by(&t, 2); /* 10, 40, 10 */
    cr_assert_not(table_has(&t, BAOBEI_EVENT_OVER));
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SUMS).count, 0x11);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SUMS).by, BAOBEI_NO_SEAT);

    table_start(&t, 4, "5 5 5 5 5 | 1 1 1 1 1 // 6 6 6");
    table_hand(&t, 0, "5 5 5 5 5");
    table_hand(&t, 4, "1 1 1 1 1");
    table_expect(&t, BAOBEI_DECISION_TURN, 0x10);
    cr_assert(table_view(&t, BAOBEI_VIEWER_SPECTATOR).decisive);
    bao_by(&t, 4);
    table_numbers(&t, BAOBEI_EVENT_SUMS, (int32_t[6]){8, 64, 8, 28, 8});
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_OVER).by, 4);
    table_close(&t);
}

/* R5.5: the same tie again and again, here of plain totals (a house rule makes a failed BAO cost nothing). */
Test(r5_score, r5_5_the_same_tie_again)
{
    table t;

    table_init(&t, 3);
    table_rule(&t, BAOBEI_RULE_LIMIT_3, 30);
    table_rule(&t, BAOBEI_RULE_BAO_FACTOR, 1);
    table_rule(&t, BAOBEI_RULE_BAO_FLOOR, 0);
    table_start(&t, 0, "8 8 8 8 | 1 1 2 2 | 2 1 2 1");
    bao_by(&t, 0);
    for (uint32_t again = 0; again < 3; again++) {
        cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SUMS).count, 6);
        table_start(&t, 1 + again % 2, "1 1 2 2 2 | 1 1 1 2 3");
        bao_by(&t, 1);
        table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){0, 8, 8});
        table_expect(&t, BAOBEI_DECISION_DEAL, 0);
    }
    table_start(&t, 1, "1 1 2 2 2 | 1 1 1 3 3");
    bao_by(&t, 2);
    table_numbers(&t, BAOBEI_EVENT_SUMS, (int32_t[6]){32, 6, 6});
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_OVER).by, 1);
    table_close(&t);
}

/* R5.5: a tie that is not for the lowest sum does not matter. */
Test(r5_score, r5_5_only_ties_for_the_lowest)
{
    table t;

    table_init(&t, 3);
    table_rule(&t, BAOBEI_RULE_LIMIT_3, 8);
    one_card_each(&t, (int32_t[]){4, 9, 9});
    bao_by(&t, 0);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_OVER).by, 0);
    table_close(&t);
}

/* R5.5: a tie below the limit is no tie of the match: the match goes on with everybody. */
Test(r5_score, r5_5_no_decisive_round_before_the_limit)
{
    table t;

    table_init(&t, 3);
    one_card_each(&t, (int32_t[]){9, 4, 4});
    bao_by(&t, 0);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SUMS).count, 7);
    table_deal(&t, 0, "");
    table_expect(&t, BAOBEI_DECISION_LOOK, 7);
    cr_assert_not(table_view(&t, BAOBEI_VIEWER_SPECTATOR).decisive);
    table_close(&t);
}

/* R5.6: at the end all cards in front of the seats are turned face up for everyone, then counted. */
Test(r5_score, r5_6_cards_are_turned_face_up)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 5 6 7 8 | 9 10 11 12 // 2 6 6");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 1));
    table_play(&t, 0, BAO());
    table_finish(&t);
    for (uint32_t seat = 0; seat < 3; seat++) {
        static const int32_t cards[3][4] = {{1, 0, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}};
        baobei_event revealed = table_nth(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_REVEALED, seat);

        cr_assert_eq(revealed.seat[0], seat);
        cr_assert_eq(revealed.slot[0], 0);
        cr_assert_eq(revealed.count, 4);
        for (uint32_t slot = 0; slot < 4; slot++) {
            cr_assert_eq(revealed.value[slot], cards[seat][slot]);
            cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SEAT_1).face[seat][slot], cards[seat][slot]);
            cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).face[seat][slot], cards[seat][slot]);
        }
    }
    cr_assert_lt(table_nth(&t, BAOBEI_VIEWER_HOST, BAOBEI_EVENT_REVEALED, 2).serial,
                 table_event(&t, BAOBEI_VIEWER_HOST, BAOBEI_EVENT_TOTALS).serial);
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_TOTALS), table_order(&t, BAOBEI_EVENT_SCORES));
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_SCORES), table_order(&t, BAOBEI_EVENT_SUMS));
    table_close(&t);
}

/* R5.6: all of them, also more than six in front of one seat. */
Test(r5_score, r5_6_more_than_six_slots)
{
    table t;
    int32_t seen = 0;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 8);
    table_start(&t, 0, "1 1 2 2 3 3 4 4 | 5 5 5 5 6 6 6 6 // 7 7");
    bao_by(&t, 0);
    for (uint32_t n = 0; n < table_count(&t, BAOBEI_EVENT_REVEALED); n++) {
        baobei_event revealed = table_nth(&t, BAOBEI_VIEWER_SEAT_0, BAOBEI_EVENT_REVEALED, n);

        for (uint32_t i = 0; i < revealed.count; i++) {
            seen++;
            cr_assert_eq((uint32_t)revealed.value[i], table_card(&t, revealed.seat[0], revealed.slot[0] + i));
        }
    }
    cr_assert_eq(seen, 16);
    table_numbers(&t, BAOBEI_EVENT_TOTALS, (int32_t[6]){20, 44});
    table_close(&t);
}

/* R5.7: the limit goes by the number of seats of the match. */
Test(r5_score, r5_7_the_limit_goes_by_the_seats)
{
    for (uint32_t seats = 2; seats <= 6; seats++)
        for (uint32_t with = 2; with <= 6; with++) {
            table t;

            table_init(&t, seats);
            table_rule(&t, (baobei_rule)(BAOBEI_RULE_LIMIT_2 + with - 2), 10);
            one_card_each(&t, (int32_t[]){4, 10, 9, 8, 7, 6});
            bao_by(&t, 0);
            table_expect(&t, with == seats ? BAOBEI_DECISION_OVER : BAOBEI_DECISION_DEAL, 0);
            table_close(&t);
        }
}

/* R5.7: it is looked at only after a round: cards beyond it end nothing. */
Test(r5_score, r5_7_only_after_a_round)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_LIMIT_2, 10);
    one_card_each(&t, (int32_t[]){50, 60});
    for (uint32_t turn = 0; turn < 8; turn++)
        table_idle_turn(&t);
    table_expect(&t, BAOBEI_DECISION_TURN, 1);
    table_close(&t);
}

/* R5.7: reaching it neither loses nor wins: here the winner is beyond it as well. */
Test(r5_score, r5_7_the_winner_may_be_beyond_the_limit)
{
    table t;

    table_init(&t, 3);
    table_rule(&t, BAOBEI_RULE_LIMIT_3, 10);
    one_card_each(&t, (int32_t[]){20, 12, 13});
    bao_by(&t, 0);
    table_numbers(&t, BAOBEI_EVENT_SUMS, (int32_t[6]){40, 12, 13});
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_OVER).by, 1);
    table_close(&t);
}
