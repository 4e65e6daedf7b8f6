/* R13: the rulebook's own examples, questions and answers. The L numbers are lines of its text. */
#include "table.h"

#include <criterion/criterion.h>
#include <stdio.h>

/* Seat 0 announces in its first turn, nobody changes anything; what is recorded. */
static void expect_scores(uint32_t seats, const char *cards, const int32_t totals[6], const int32_t scores[6])
{
    table t;

    table_init(&t, seats);
    if (seats == 2)
        table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
    else
        table_rule(&t, BAOBEI_RULE_DEAL_MORE, 2);
    table_start(&t, 0, cards);
    table_announce(&t);
    table_finish(&t);
    table_numbers(&t, BAOBEI_EVENT_TOTALS, totals);
    table_numbers(&t, BAOBEI_EVENT_SCORES, scores);
    table_close(&t);
}

/* Seat 0 draws the first card, discards it and announces; it is seat 1's turn. */
static void announced(table *t, uint32_t seats, const char *cards)
{
    table_init(t, seats);
    table_start(t, 0, cards);
    table_announce(t);
}

static bool shield(const table *t)
{
    return table_view(t, BAOBEI_VIEWER_SPECTATOR).shield;
}

/* The active seat draws and discards; the window is open. */
static void open_window(table *t)
{
    uint32_t seat = table_now(t).active;

    table_play(t, seat, DRAW());
    table_play(t, seat, DISCARD());
}

/* R13.1 (L188): 4 against 6 and 9: 0. */
Test(r13_examples, r13_1_four_against_six_and_nine)
{
    expect_scores(3, "1 3 | 2 4 | 4 5 // 6 6 6", (int32_t[6]){4, 6, 9}, (int32_t[6]){0, 6, 9});
}

/* R13.2 (L189): 9 against 7: 18. */
Test(r13_examples, r13_2_nine_against_seven)
{
    expect_scores(3, "4 5 | 3 4 | 8 8 // 6 6 6", (int32_t[6]){9, 7, 16}, (int32_t[6]){18, 7, 16});
}

/* R13.3 (L190): 2 against 1: twice is 4, the floor is 5. */
Test(r13_examples, r13_3_two_against_one)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
    table_start(&t, 0, "1 1 | 8 1 // 6 8");
    table_announce(&t);
    table_play(&t, 1, DRAW());
    table_play(&t, 1, PLUCK(1, 0));
    table_numbers(&t, BAOBEI_EVENT_TOTALS, (int32_t[6]){2, 1});
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){5, 1});
    table_close(&t);
}

/* R13.4 (L191): 0 against 0: the tie fails, 5. */
Test(r13_examples, r13_4_zero_against_zero)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
    table_start(&t, 0, "8 8 | 7 7 // 8 7");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DOUBLE(0, 0, 0, 1));
    table_play(&t, 0, BAO());
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DOUBLE(1, 0, 1, 1));
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){5, 0});
    table_close(&t);
}

/* R13.5 (L192): 0 against a negative total: fails. */
Test(r13_examples, r13_5_zero_against_a_negative_total)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
    table_start(&t, 0, "8 8 | 15 2 // 8 6");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DOUBLE(0, 0, 0, 1));
    table_play(&t, 0, BAO());
    table_finish(&t);
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){5, -3});
    table_close(&t);
}

/* R13.6 (L183): -3, strictly the lowest: stays -3. */
Test(r13_examples, r13_6_minus_three_stays)
{
    expect_scores(2, "15 2 | 1 1 // 6 6", (int32_t[6]){-3, 2}, (int32_t[6]){-3, 2});
}

/* R13.7 (L194, L312): in the default deck one single card is negative, so a negative announcer always succeeds. */
Test(r13_examples, r13_7_a_negative_announcer_always_succeeds)
{
    table t;
    uint32_t negative = 0;

    table_init(&t, 2);
    for (uint32_t species = 1; species <= BAOBEI_MAX_SPECIES; species++) {
        baobei_species row;

        cr_assert_eq(baobei_rules_get_species(t.rules, species, &row), BAOBEI_OK);
        negative += row.points < 0 ? row.copies : 0;
    }
    cr_assert_eq(negative, 1);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
    table_start(&t, 0, "15 4 | 8 8 // 6 8");
    table_announce(&t);
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DOUBLE(1, 0, 1, 1)); /* 0 is the least that anybody else can have */
    table_numbers(&t, BAOBEI_EVENT_TOTALS, (int32_t[6]){-1, 0});
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){-1, 0});
    table_close(&t);
}

/* R13.7: several in a custom deck: R5.2 decides. */
Test(r13_examples, r13_7_several_negative_cards)
{
    for (uint32_t tie = 0; tie < 2; tie++) {
        table t;

        table_init(&t, 2);
        table_copies(&t, 15, 3);
        table_copies(&t, 12, 0);
        table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
        table_start(&t, 0, tie ? "15 2 | 15 2 // 6 6" : "15 2 | 15 1 // 6 6");
        table_announce(&t);
        table_finish(&t);
        table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){5, tie ? -3 : -4});
        table_close(&t);
    }
}

/* R13.8 (L166): the first modification is an offensive pluck: shield after the give, not before. */
Test(r13_examples, r13_8_shield_after_the_give)
{
    table t;

    announced(&t, 3, "8 1 1 1 | 2 3 4 5 // 6 8");
    table_play(&t, 1, DRAW());
    table_play(&t, 1, PLUCK(0, 0));
    cr_assert_not(shield(&t));
    table_play(&t, 1, GIVE(2));
    cr_assert(shield(&t));
    table_hand(&t, 0, "4 1 1 1");
    table_close(&t);
}

/* R13.9 (L168): a shoebill: after the whole replacement. */
Test(r13_examples, r13_9_shield_after_the_replacement)
{
    table t;

    announced(&t, 3, "8 1 1 1 | 2 3 4 5 // 6 14 7 8");
    table_draw_discard(&t);
    cr_assert_not(shield(&t));
    table_play(&t, 1, BOTH(1, 3, 0, 0));
    table_hand(&t, 0, "7 1 1 1");
    table_hand(&t, 1, "2 3 4 8");
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_SLID), table_order(&t, BAOBEI_EVENT_SHIELD_UP));
    cr_assert(shield(&t));
    table_close(&t);
}

/* R13.10 (L170): powers of the pluck that raised the shield meet it. */
Test(r13_examples, r13_10_its_powers_meet_the_shield)
{
    table t;

    announced(&t, 3, "13 1 1 1 | 2 3 4 5 // 6 13 7 8");
    table_play(&t, 1, DRAW());
    table_claim(&t, 1, PLUCK(0, 0), 0, -1);
    for (uint32_t power = 0; power < 2; power++) { /* the reference's and the eliminated card's */
        table_expect(&t, BAOBEI_DECISION_TARGET, 2);
        table_refuse(&t, 1, ADD(0), BAOBEI_REFUSED_SHIELDED);
        table_play(&t, 1, ADD(2));
    }
    cr_assert_eq(table_cards(&t, 0), 4);
    cr_assert_eq(table_cards(&t, 2), 6);
    table_close(&t);
}

/* R13.11 (L172): a macaw may look at a shielded card, but not swap it. */
Test(r13_examples, r13_11_macaw_on_a_shielded_card)
{
    table t;

    announced(&t, 3, "8 7 1 1 | 2 3 4 5 | 3 3 3 2 // 6 8 12");
    table_play(&t, 1, DRAW());
    table_claim(&t, 1, PLUCK(0, 0), 0, -1);
    table_draw_discard(&t);
    table_play(&t, 2, INSPECT(0, 1, 2, 0));
    table_seen(&t, BAOBEI_EVENT_INSPECTED, 0, 0, 7, BAOBEI_VIEWER_SEAT_2);
    table_refuse(&t, 2, SWAP_SEEN(), BAOBEI_REFUSED_SHIELDED);
    table_play(&t, 2, LEAVE());
    table_hand(&t, 0, "2 7 1 1");
    table_close(&t);
}

/* R13.12 (L174): the announcer's defensive pluck in an opponent's last turn, with the shield up. */
Test(r13_examples, r13_12_the_announcers_own_pluck)
{
    table t;

    announced(&t, 3, "8 7 1 1 | 2 3 4 5 | 3 3 3 2 // 6 8 7");
    table_play(&t, 1, DRAW());
    table_claim(&t, 1, PLUCK(0, 0), 0, -1);
    cr_assert(shield(&t));
    open_window(&t);
    table_play(&t, 0, PLUCK(0, 1));
    table_hand(&t, 0, "2 0 1 1");
    table_close(&t);
}

/* R13.13 (L148, L176): a double as the first change: after both eliminations and all gives, before its power. */
Test(r13_examples, r13_13_double_and_shield)
{
    table t;

    announced(&t, 3, "11 11 1 1 | 2 3 4 5 | 6 6 7 7 // 8 11 8");
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DOUBLE(0, 0, 0, 1));
    table_play(&t, 1, GIVE(0));
    cr_assert_not(shield(&t));
    table_play(&t, 1, GIVE(1));
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_GAVE), table_order(&t, BAOBEI_EVENT_SHIELD_UP));
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_SHIELD_UP), table_order(&t, BAOBEI_EVENT_POWER));
    table_hand(&t, 0, "2 3 1 1");
    table_refuse(&t, 1, SWAP(0, 2, 2, 0), BAOBEI_REFUSED_SHIELDED);
    table_play(&t, 1, SWAP(1, 2, 2, 0));
    table_close(&t);
}

/* R13.14 (L144): both pelicans: white second, look only; brown second, show only. */
Test(r13_examples, r13_14_pelicans_in_two_orders)
{
    for (uint32_t brown = 0; brown < 2; brown++) {
        table t;

        table_init(&t, 3);
        table_start(&t, 0, "9 10 1 1 // 9");
        table_play(&t, 0, DRAW());
        table_play(&t, 0, brown ? DOUBLE(0, 0, 0, 1) : DOUBLE(0, 1, 0, 0));
        table_runs(&t, 0, brown ? 10 : 9, BAOBEI_CAUSE_ELIMINATED);
        table_refuse(&t, 0, brown ? PEEK(1, 0) : SHOW(1, 0), BAOBEI_REFUSED_NOT_NOW);
        table_play(&t, 0, brown ? SHOW(1, 0) : PEEK(1, 0));
        table_expect(&t, BAOBEI_DECISION_END, 1);
        table_close(&t);
    }
}

/* R13.15 (L144): the golden toucan second: no power, whatever the first was. */
Test(r13_examples, r13_15_golden_toucan_second)
{
    for (uint32_t golden_first = 0; golden_first < 2; golden_first++) {
        table t;

        table_init(&t, 3);
        table_start(&t, 0, "13 15 1 1 // 13");
        table_play(&t, 0, DRAW());
        table_play(&t, 0, golden_first ? DOUBLE(0, 1, 0, 0) : DOUBLE(0, 0, 0, 1));
        cr_assert_eq(table_count(&t, BAOBEI_EVENT_POWER), golden_first);
        table_expect(&t, golden_first ? BAOBEI_DECISION_TARGET : BAOBEI_DECISION_END, 1);
        table_close(&t);
    }
}

/* R13.16 (L144, L264): a right double on a direct discard with a power: the active seat still executes it, after it. */
Test(r13_examples, r13_16_double_on_a_discard_with_a_power)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 1 1 1 | 9 10 2 2 // 10");
    open_window(&t);
    table_play(&t, 1, DOUBLE(1, 1, 1, 0));
    table_hand(&t, 1, "0 0 2 2");
    table_runs(&t, 0, 10, BAOBEI_CAUSE_DISCARD);
    table_play(&t, 0, SHOW(1, 2));
    table_runs(&t, 1, 9, BAOBEI_CAUSE_ELIMINATED);
    table_play(&t, 1, PEEK(0, 0));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R13.17 (L206): a direct discard with a power, plucked upon by another: its power still runs, for the active seat. */
Test(r13_examples, r13_17_power_of_a_plucked_discard)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 1 1 1 | 15 2 2 2 // 13 6");
    open_window(&t);
    table_play(&t, 1, PLUCK(1, 0));
    table_runs(&t, 0, 13, BAOBEI_CAUSE_DISCARD);
    table_play(&t, 0, ADD(2));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R13.18 (L251): a shoebill whose user has no card: one opposing card, none for itself; the other under the pile. */
Test(r13_examples, r13_18_shoebill_without_cards)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
    table_start(&t, 0, "8 8 | 1 2 // 8 6 14 7 5");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DOUBLE(0, 0, 0, 1));
    table_end(&t);
    table_idle_turn(&t);
    table_draw_discard(&t);
    table_seen(&t, BAOBEI_EVENT_DREW_TWO, 0, 1, 5, BAOBEI_VIEWER_SEAT_0);
    table_play(&t, 0, OTHER(1, 1, 0));
    table_hand(&t, 1, "5 2");
    table_hand(&t, 0, "0 0");
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_1, BAOBEI_EVENT_SLID).count, 2);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_1, BAOBEI_EVENT_SLID).value[0], 1);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).under, 2);
    cr_assert_eq(table_top(&t), 14);
    table_close(&t);
}

/* R13.19 (L270): a macaw swaps A and B: no power moves, swaps or replaces them again; pelicans may look and show. */
Test(r13_examples, r13_19_locked_cards)
{
    static const uint32_t second[4] = {9, 10, 11, 14};

    for (uint32_t i = 0; i < 4; i++) {
        table t;
        char cards[64];

        table_init(&t, 3);
        table_empty_rules(&t);
        for (uint32_t species = 1; species <= 7; species++)
            table_species(&t, species, 1, 6, species, BAOBEI_POWER_NONE);
        table_species(&t, 12, 12, 2, 12, BAOBEI_POWER_INSPECT);
        table_species(&t, second[i], 9, 2, 12,
                      i == 0   ? BAOBEI_POWER_LOOK
                      : i == 1 ? BAOBEI_POWER_SHOW
                      : i == 2 ? BAOBEI_POWER_SWAP
                               : BAOBEI_POWER_REPLACE);
        snprintf(cards, sizeof cards, "%u 1 2 3 | 4 5 6 7 // 12 7 6", second[i]);
        table_start(&t, 0, cards);
        table_play(&t, 0, DRAW());
        table_play(&t, 0, PLUCK(0, 0));
        table_play(&t, 0, INSPECT(0, 1, 1, 0));
        table_play(&t, 0, SWAP_SEEN());
        table_runs(&t, 0, second[i], BAOBEI_CAUSE_ELIMINATED);
        if (i == 0)
            table_play(&t, 0, PEEK(0, 1));
        else if (i == 1)
            table_play(&t, 0, SHOW(1, 0));
        else if (i == 2) {
            table_refuse(&t, 0, SWAP(0, 1, 1, 1), BAOBEI_REFUSED_LOCKED);
            table_refuse(&t, 0, SWAP(0, 2, 1, 0), BAOBEI_REFUSED_LOCKED);
            table_play(&t, 0, SWAP(0, 2, 1, 1));
        } else {
            table_refuse(&t, 0, BOTH(0, 1, 1, 1), BAOBEI_REFUSED_LOCKED);
            table_refuse(&t, 0, BOTH(0, 2, 1, 0), BAOBEI_REFUSED_LOCKED);
            table_play(&t, 0, BOTH(0, 2, 1, 1));
        }
        cr_assert_eq(table_card(&t, 0, 1), 4);
        cr_assert_eq(table_card(&t, 1, 0), 1);
        table_expect(&t, BAOBEI_DECISION_END, 1);
        table_close(&t);
    }
}

/* R13.20 (L280): the draw pile is empty after a wrong own-draw pluck: the reference just discarded stays on top. */
Test(r13_examples, r13_20_recycle_after_wrong_own_draw)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
    table_exact(&t, 0, "1 2 | 3 4 / 5 / 6 7");
    table_idle_turn(&t);
    table_play(&t, 1, DRAW());
    table_play(&t, 1, PLUCK(1, 0));
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_DISCARDED), table_order(&t, BAOBEI_EVENT_RECYCLED));
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_RECYCLED), table_order(&t, BAOBEI_EVENT_ADDED));
    cr_assert_eq(table_top(&t), 7);
    table_hand(&t, 1, "3 4 5"); /* the new pile was 5 6 */
    table_expect(&t, BAOBEI_DECISION_END, 2);
    table_close(&t);
}

/* R13.20: or between a shoebill's draws; then go on. */
Test(r13_examples, r13_20_recycle_between_a_shoebills_draws)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
    table_exact(&t, 0, "1 2 | 3 4 / 5 / 14 7");
    table_draw_discard(&t);
    table_seen(&t, BAOBEI_EVENT_DREW_TWO, 0, 0, 7, BAOBEI_VIEWER_SEAT_0);
    table_seen(&t, BAOBEI_EVENT_DREW_TWO, 0, 1, 5, BAOBEI_VIEWER_SEAT_0);
    cr_assert_eq(table_top(&t), 14);
    table_play(&t, 0, BOTH(0, 0, 1, 0));
    table_hand(&t, 0, "7 2");
    table_hand(&t, 1, "5 4");
    table_close(&t);
}

/* Seat 0 draws `reference` and plucks its own slot 0 with `target` in it: whether they match. */
static bool matches(uint32_t reference, uint32_t target)
{
    table t;
    char cards[32];
    bool right;

    table_init(&t, 2);
    snprintf(cards, sizeof cards, "%u // %u", target, reference);
    table_start(&t, 0, cards);
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));
    right = table_has(&t, BAOBEI_EVENT_PLUCKED);
    cr_assert_neq(right, table_has(&t, BAOBEI_EVENT_MISSED));
    table_close(&t);
    return right;
}

/* R13.21 (L314): one pelican against the other, both ways. */
Test(r13_examples, r13_21_pelicans_match)
{
    cr_assert(matches(9, 10));
    cr_assert(matches(10, 9));
}

/* R13.22 (L316): golden toucan against toco: match; the golden one is -5 and without power. */
Test(r13_examples, r13_22_toucans_match)
{
    table t;
    baobei_species golden;

    cr_assert(matches(13, 15));
    cr_assert(matches(15, 13));
    table_init(&t, 2);
    cr_assert_eq(baobei_rules_get_species(t.rules, 15, &golden), BAOBEI_OK);
    cr_assert_eq(golden.points, -5);
    table_start(&t, 0, "// 15");
    table_draw_discard(&t);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R13.23 (L318): shoebill against a toucan, both 13 points: no match. */
Test(r13_examples, r13_23_shoebill_is_no_toucan)
{
    cr_assert_not(matches(14, 13));
    cr_assert_not(matches(13, 14));
    cr_assert_not(matches(14, 15));
    cr_assert_not(matches(15, 14));
}

/* R13.24 (L320): a pluck with the drawn card: at once, before keep or discard; the drawer only. */
Test(r13_examples, r13_24_pluck_with_the_drawn_card)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "8 1 1 1 | 8 2 2 2 // 8");
    table_play(&t, 0, DRAW());
    table_refuse(&t, 1, PLUCK(1, 0), BAOBEI_REFUSED_NOT_ASKED);
    table_play(&t, 0, PLUCK(0, 0));
    cr_assert(table_has(&t, BAOBEI_EVENT_PLUCKED));
    table_close(&t);

    table_init(&t, 3);
    table_start(&t, 0, "8 1 1 1 | 8 2 2 2 // 8");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, KEEP(1)); /* too late now */
    table_refuse(&t, 0, PLUCK(0, 0), BAOBEI_REFUSED_NOT_ASKED);
    table_close(&t);
}

/* R13.25 (L322): a double on another seat's fresh discard; one own card to give per opposing target. */
Test(r13_examples, r13_25_double_on_a_discard)
{
    table t;

    table_init(&t, 3);
    table_rule(&t, BAOBEI_RULE_DEAL_MORE, 2);
    table_start(&t, 0, "8 1 | 2 3 | 8 4 // 8");
    open_window(&t);
    table_claim(&t, 1, DOUBLE(0, 0, 2, 0), 1, 0);
    table_hand(&t, 0, "3 1");
    table_hand(&t, 2, "2 4");
    cr_assert_eq(table_cards(&t, 1), 0);
    table_close(&t);
}

/* R13.26 (L324): giving the last card; it plays on with zero cards. */
Test(r13_examples, r13_26_giving_the_last_card)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 1);
    table_rule(&t, BAOBEI_RULE_LOOKS, 1);
    table_start(&t, 0, "3 | 8 // 8 6 5");
    table_play(&t, 0, DRAW());
    table_claim(&t, 0, PLUCK(1, 0), 0, -1);
    cr_assert_eq(table_cards(&t, 0), 0);
    table_end(&t);
    table_idle_turn(&t);
    table_expect(&t, BAOBEI_DECISION_TURN, 1);
    table_play(&t, 0, DRAW());
    table_close(&t);
}

/* R13.27 (L326): an offensive pluck with zero cards: forbidden. */
Test(r13_examples, r13_27_nothing_to_give)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 1);
    table_rule(&t, BAOBEI_RULE_LOOKS, 1);
    table_start(&t, 0, "3 | 8 // 3 5 8");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));
    table_end(&t);
    table_idle_turn(&t);
    table_play(&t, 0, DRAW());
    table_refuse(&t, 0, PLUCK(1, 0), BAOBEI_REFUSED_NO_CARDS);
    table_close(&t);
}

/* R13.28 (L328): a card shown by a brown pelican is no reference. */
Test(r13_examples, r13_28_a_shown_card_is_no_reference)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 1 1 1 | 8 2 2 2 | 8 3 3 3 // 10");
    table_draw_discard(&t);
    table_play(&t, 0, SHOW(1, 0));
    table_refuse(&t, 2, PLUCK(2, 0), BAOBEI_REFUSED_NOT_ASKED);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R13.29 (L330): a wrong claim in another seat's turn: penalty only, nothing discarded. */
Test(r13_examples, r13_29_wrong_in_anothers_turn)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 1 1 1 | 2 3 4 5 // 8 7");
    open_window(&t);
    table_play(&t, 1, PLUCK(1, 0));
    table_hand(&t, 1, "2 3 4 5 7");
    cr_assert_not(table_has(&t, BAOBEI_EVENT_DISCARDED));
    cr_assert_eq(table_top(&t), 8);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).discard, 2);
    table_close(&t);
}

/* R13.30 (L332): the first discard of the round: no pluck, no power. */
Test(r13_examples, r13_30_the_first_discard_is_neutral)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "9 1 1 1 | 9 2 2 2 / 9");
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    table_expect(&t, BAOBEI_DECISION_TURN, 1);
    table_refuse(&t, 1, PLUCK(1, 0), BAOBEI_REFUSED_NOT_ASKED);
    table_refuse(&t, 0, PLUCK(0, 0), BAOBEI_REFUSED_NOT_NOW);
    table_close(&t);
}

/* R13.31 (L334): no plucking on with the card just eliminated. */
Test(r13_examples, r13_31_no_chain)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "8 8 1 1 | 8 2 2 2 | 8 3 3 3 // 8");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));
    cr_assert_eq(table_top(&t), 8);
    table_refuse(&t, 0, PLUCK(0, 1), BAOBEI_REFUSED_NOT_NOW);
    table_refuse(&t, 1, PLUCK(1, 0), BAOBEI_REFUSED_NOT_ASKED);
    table_close(&t);
}

/* R13.32 (L336): after a right double: the power of the second eliminated card, if any; not the reference's. */
Test(r13_examples, r13_32_power_of_the_second_card)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "9 10 1 1 // 10");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DOUBLE(0, 1, 0, 0));
    cr_assert_eq(table_count(&t, BAOBEI_EVENT_POWER), 1);
    table_runs(&t, 0, 9, BAOBEI_CAUSE_ELIMINATED);
    table_play(&t, 0, PEEK(0, 2));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);

    table_init(&t, 3);
    table_start(&t, 0, "13 15 1 1 // 13");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DOUBLE(0, 0, 0, 1));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    table_close(&t);
}

/* R13.33 (L338): no card is moved twice by powers in one turn; the next turn it may be. */
Test(r13_examples, r13_33_not_twice_in_a_turn)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "11 1 2 3 | 4 5 6 7 // 11 11");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));
    table_play(&t, 0, SWAP(0, 1, 1, 0));
    table_refuse(&t, 0, SWAP(0, 1, 1, 0), BAOBEI_REFUSED_LOCKED);
    table_refuse(&t, 0, SWAP(0, 1, 2, 0), BAOBEI_REFUSED_LOCKED);
    table_play(&t, 0, SWAP(0, 2, 1, 1));
    table_end(&t);
    table_draw_discard(&t);
    table_play(&t, 1, SWAP(0, 1, 1, 0));
    table_hand(&t, 0, "0 1 5 3");
    table_close(&t);
}

/* R13.34 (L340): taking the discard without replacing: no; with zero cards it cannot be taken. */
Test(r13_examples, r13_34_taking_replaces)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
    table_start(&t, 0, "7 3 | 1 2 // 7 6 3 6");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));
    table_end(&t);
    table_idle_turn(&t);
    table_refuse(&t, 0, TAKE(0), BAOBEI_REFUSED_EMPTY);   /* into an empty slot */
    table_refuse(&t, 0, TAKE(2), BAOBEI_REFUSED_NO_SLOT); /* into a new one */
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 1));
    table_end(&t);
    table_idle_turn(&t);
    table_refuse(&t, 0, TAKE(0), BAOBEI_REFUSED_NO_CARDS);
    table_close(&t);
}

/* R13.35 (L342): a card replaced, received, given, shown or swapped has no power. */
Test(r13_examples, r13_35_no_power_from_anything_else)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "9 8 10 1 | 11 8 12 2 / 13 / 8 11 8");
    table_play(&t, 0, TAKE(0)); /* a white pelican is replaced, a toco received */
    table_pass(&t);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    table_end(&t);
    table_play(&t, 1, DRAW());
    table_play(&t, 1, PLUCK(0, 1));
    table_play(&t, 1, GIVE(2)); /* a macaw is given */
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    table_end(&t);
    table_draw_discard(&t);
    table_play(&t, 2, SWAP(0, 2, 1, 0)); /* a brown pelican and a swap bird are swapped */
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    table_expect(&t, BAOBEI_DECISION_END, 4);
    table_end(&t);
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 2)); /* wrong: the swap bird is shown */
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R13.36 (L344): zero cards: it draws, discards directly, powers run, it may announce; only a toco adds a card. */
Test(r13_examples, r13_36_zero_cards)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
    table_start(&t, 0, "8 8 | 1 2 // 8 6 9 13 7");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DOUBLE(0, 0, 0, 1));
    table_end(&t);
    table_idle_turn(&t);
    table_draw_discard(&t);
    table_runs(&t, 0, 9, BAOBEI_CAUSE_DISCARD);
    table_play(&t, 0, PEEK(1, 0));
    table_play(&t, 0, BAO());
    table_draw_discard(&t);
    table_play(&t, 1, ADD(0));
    table_play(&t, 0, PLACE(1));
    table_numbers(&t, BAOBEI_EVENT_TOTALS, (int32_t[6]){7, 3});
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){14, 3});
    table_close(&t);
}

/* R13.37 (L346): after BAO every opponent plays one more turn; the announcer none, but it may still pluck. */
Test(r13_examples, r13_37_one_more_turn)
{
    for (uint32_t seats = 2; seats <= 4; seats++) {
        table t;

        table_init(&t, seats);
        table_start(&t, 0, "8 1 1 1 // 6 8 6 6");
        table_announce(&t);
        open_window(&t);
        table_play(&t, 0, PLUCK(0, 0));
        cr_assert_eq(table_cards(&t, 0), seats == 2 ? 4 : 3);
        for (uint32_t seat = 2; seat < seats; seat++) {
            table_expect(&t, BAOBEI_DECISION_TURN, 1u << seat);
            table_idle_turn(&t);
        }
        table_expect(&t, BAOBEI_DECISION_DEAL, 0);
        table_close(&t);
    }
}

/* R13.38 (L348): under the shield: looking and showing yes, new modifications no. */
Test(r13_examples, r13_38_looking_under_the_shield)
{
    table t;

    announced(&t, 4, "8 7 1 1 | 2 3 4 5 | 3 3 3 2 | 7 4 4 4 // 6 8 9 10 7");
    table_play(&t, 1, DRAW());
    table_claim(&t, 1, PLUCK(0, 0), 0, -1); /* the first complete one */
    table_draw_discard(&t);
    table_play(&t, 2, PEEK(0, 0));
    table_play(&t, 3, DRAW());
    table_refuse(&t, 3, PLUCK(0, 1), BAOBEI_REFUSED_SHIELDED);
    table_play(&t, 3, DISCARD());
    table_pass(&t);
    table_play(&t, 3, SHOW(0, 1));
    table_seen(&t, BAOBEI_EVENT_SHOWN, 0, 0, 7, table_all_viewers(&t));
    table_close(&t);
}

/* R13.39 (L350): the announcer may modify its own cards under the shield. */
Test(r13_examples, r13_39_own_cards_under_the_shield)
{
    table t;

    announced(&t, 3, "8 7 7 1 | 2 3 4 5 | 3 3 3 2 // 6 8 7");
    table_play(&t, 1, DRAW());
    table_claim(&t, 1, PLUCK(0, 0), 0, -1);
    cr_assert(shield(&t));
    open_window(&t);
    table_refuse(&t, 1, PLUCK(0, 1), BAOBEI_REFUSED_SHIELDED);
    table_play(&t, 0, DOUBLE(0, 1, 0, 2));
    table_hand(&t, 0, "2 0 0 1");
    table_close(&t);
}

/* R13.40 (L352): recycle all but the top, slid cards included; if there is nothing, skip that draw only. */
Test(r13_examples, r13_40_not_enough_cards)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
    table_exact(&t, 0, "1 2 | 3 4 / 5 / 14 6 7");
    table_draw_discard(&t);
    table_play(&t, 0, BOTH(0, 0, 1, 0)); /* slides 1 and 3 under 5 14 */
    table_end(&t);
    table_play(&t, 1, DRAW());
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_RECYCLED).value[0], 3);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).draw, 2);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).under, 0);
    cr_assert_eq(table_top(&t), 14);
    table_close(&t);

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
    table_exact(&t, 0, "1 2 | 3 4 / 5");
    table_play(&t, 0, DRAW());
    cr_assert(table_has(&t, BAOBEI_EVENT_SKIPPED));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R13.41 (L354): second recycle: the active seat ends its turn, every other one has a last turn, no BAO, plain totals.
 */
Test(r13_examples, r13_41_second_recycle)
{
    table t;

    table_init(&t, 3);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 1);
    table_rule(&t, BAOBEI_RULE_DEAL_MORE, 1);
    table_rule(&t, BAOBEI_RULE_LOOKS, 1);
    table_exact(&t, 0, "1 | 2 | 3 / 5 / 6");
    table_idle_turn(&t);    /* 6 */
    table_idle_turn(&t);    /* recycles the 5 */
    table_draw_discard(&t); /* recycles the 6: the second time, in the turn of seat 2 */
    cr_assert(table_view(&t, BAOBEI_VIEWER_SPECTATOR).final);
    for (uint32_t seat = 0; seat < 2; seat++) {
        table_expect(&t, BAOBEI_DECISION_TURN, 1u << seat);
        table_refuse(&t, seat, BAO(), BAOBEI_REFUSED_NOT_NOW);
        table_draw_discard(&t);
    }
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){1, 2, 3});
    table_close(&t);
}
