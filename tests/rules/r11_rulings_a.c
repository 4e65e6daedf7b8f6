/* R11.1 to R11.8: rulings; the four switches in both positions. */
#include "table.h"

#include <criterion/criterion.h>

/* The active seat draws and discards directly; the window stays open. */
static void discard(table *t)
{
    uint32_t seat = table_now(t).active;

    table_play(t, seat, DRAW());
    table_play(t, seat, DISCARD());
}

/* What the three seats have recorded in the round that has just ended. */
static void scores(const table *t, int32_t score0, int32_t score1, int32_t score2)
{
    baobei_event event = table_event(t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SCORES);

    cr_assert_eq(event.value[0], score0);
    cr_assert_eq(event.value[1], score1);
    cr_assert_eq(event.value[2], score2);
}

/* All birds with a power match one another. */
static void one_family(table *t)
{
    for (uint32_t species = 9; species <= 14; species++) {
        baobei_species row;

        cr_assert_eq(baobei_rules_get_species(t->rules, species, &row), BAOBEI_OK);
        table_species(t, species, row.points, row.copies, 20, (baobei_power)row.power);
    }
}

/* Second recycle while the last turns after seat 1's BAO run; the switch; what all record. */
static void second_recycle_after_bao(int32_t over, const char *cards, int32_t score0, int32_t score1, int32_t score2)
{
    table t;

    table_deck(&t, 3, 1, cards);
    table_rule(&t, BAOBEI_RULE_FINAL_OVER_BAO, over);
    table_start(&t, 0, cards);
    table_idle_turn(&t);
    table_draw_discard(&t); /* seat 1: first recycle */
    table_play(&t, 1, BAO());
    table_play(&t, 2, DRAW()); /* second recycle */
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_RECYCLED).count, 2);
    cr_assert_eq(table_has(&t, BAOBEI_EVENT_FINAL), over == 1);
    if (over)
        cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_FINAL).by, 1);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).final, over);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).closing, 1);
    table_play(&t, 2, DISCARD());
    table_pass(&t);
    table_expect(&t, BAOBEI_DECISION_TURN, 1); /* seat 0 has its last turn, seats 1 and 2 have none */
    table_draw_discard(&t);
    table_expect(&t, BAOBEI_DECISION_DEAL, 0);
    scores(&t, score0, score1, score2);
    table_close(&t);
}

/* R11.1, default: all record plain totals, the announcer too, failed or not. */
Test(r11_rulings, r11_1_plain_scoring)
{
    second_recycle_after_bao(1, "2 | 7 | 3 / 5 / 6", 2, 7, 3);
    second_recycle_after_bao(1, "2 | 1 | 3 / 5 / 6", 2, 1, 3);
}

/* R11.1, other position: BAO stands. */
Test(r11_rulings, r11_1_bao_stands)
{
    second_recycle_after_bao(0, "2 | 7 | 3 / 5 / 6", 2, 14, 3);
    second_recycle_after_bao(0, "2 | 1 | 3 / 5 / 6", 2, 0, 3);
}

/* Seat 0 has announced, seat 2 has raised its shield; then seat 2's draw recycles for the time that counts. */
static void recycle_under_the_shield(table *t, int32_t over)
{
    const char *cards = "1 2 | 3 4 | 4 5 / 2 / 7 1";

    table_deck(t, 3, 2, cards);
    table_rule(t, BAOBEI_RULE_FINAL_RECYCLE, 1);
    table_rule(t, BAOBEI_RULE_FINAL_OVER_BAO, over);
    table_start(t, 0, cards);
    table_draw_discard(t);
    table_play(t, 0, BAO());
    discard(t);
    table_play(t, 2, PLUCK(0, 0));
    table_play(t, 2, GIVE(0));
    cr_assert(table_has(t, BAOBEI_EVENT_SHIELD_UP));
    table_expect(t, BAOBEI_DECISION_TURN, 4);
    table_play(t, 2, DRAW()); /* 2, 7 and 1 are recycled: it draws the 2 */
    cr_assert(table_has(t, BAOBEI_EVENT_RECYCLED));
}

/* R11.1, default: the shield falls and cannot rise. */
Test(r11_rulings, r11_1_the_shield_falls)
{
    table t;

    recycle_under_the_shield(&t, 1);
    cr_assert(table_has(&t, BAOBEI_EVENT_FINAL));
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SHIELD_DOWN).by, 0);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).shield, 0);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).place[0][1], 1);
    table_play(&t, 2, DISCARD());
    table_play(&t, 1, PLUCK(0, 1)); /* allowed again */
    table_play(&t, 1, GIVE(0));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_SHIELD_UP));
    scores(&t, 4 + 3, 4, 5);
    table_close(&t);
}

/* R11.1, other position: nothing but the recycle. */
Test(r11_rulings, r11_1_the_shield_holds)
{
    table t;

    recycle_under_the_shield(&t, 0);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_FINAL));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_SHIELD_DOWN));
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).place[0][1], 5);
    table_play(&t, 2, DISCARD());
    table_refuse(&t, 1, PLUCK(0, 1), BAOBEI_REFUSED_SHIELDED);
    table_pass(&t);
    scores(&t, 2 * (4 + 2), 3 + 4, 5);
    table_close(&t);
}

/* R11.1: a shield that was not up yet cannot rise either; in the other position it can. */
Test(r11_rulings, r11_1_no_shield_can_rise)
{
    for (int32_t over = 0; over < 2; over++) {
        const char *cards = "1 4 | 3 8 | 4 5 / 7 / 6 2";
        table t;

        table_deck(&t, 3, 2, cards);
        table_rule(&t, BAOBEI_RULE_FINAL_RECYCLE, 1);
        table_rule(&t, BAOBEI_RULE_FINAL_OVER_BAO, over);
        table_start(&t, 0, cards);
        table_draw_discard(&t);
        table_play(&t, 0, BAO());
        discard(&t);
        table_play(&t, 2, PLUCK(1, 0)); /* wrong: the penalty recycles */
        cr_assert_eq(table_has(&t, BAOBEI_EVENT_FINAL), over == 1);
        cr_assert_not(table_has(&t, BAOBEI_EVENT_SHIELD_DOWN));
        table_play(&t, 2, TAKE(0)); /* its old 4 is the reference */
        table_play(&t, 1, PLUCK(0, 1));
        table_play(&t, 1, GIVE(0));
        cr_assert_eq(table_has(&t, BAOBEI_EVENT_SHIELD_UP), over == 0);
        table_close(&t);
    }
}

/* R11.1: the shield falls in the middle of a shoebill, whose second draw recycles; R11.28: it looks for targets then.
 */
Test(r11_rulings, r11_1_the_shield_falls_during_a_power)
{
    for (int32_t over = 0; over < 2; over++) {
        const char *cards = "14 2 3 | 4 5 6 / 7 / 8 14 1";
        table t;

        table_deck(&t, 2, 3, cards);
        table_rule(&t, BAOBEI_RULE_FINAL_RECYCLE, 1);
        table_rule(&t, BAOBEI_RULE_FINAL_OVER_BAO, over);
        table_start(&t, 0, cards);
        table_draw_discard(&t);
        table_play(&t, 0, BAO());
        table_play(&t, 1, DRAW());
        table_play(&t, 1, PLUCK(0, 0));
        table_play(&t, 1, GIVE(0)); /* the shield rises, then the shoebill draws 1 and, after a recycle, 7 */
        cr_assert_lt(table_order(&t, BAOBEI_EVENT_SHIELD_UP), table_order(&t, BAOBEI_EVENT_RECYCLED));
        cr_assert_eq(table_has(&t, BAOBEI_EVENT_SHIELD_DOWN), over == 1);
        table_runs(&t, 1, 14, BAOBEI_CAUSE_REFERENCE);
        if (over) {
            table_refuse(&t, 1, OWN(0, 1), BAOBEI_REFUSED_HALF_OWED);
            table_play(&t, 1, BOTH(0, 1, 0, 1));
            cr_assert_not(table_has(&t, BAOBEI_EVENT_SHIELD_UP));
            cr_assert_eq(table_card(&t, 0, 1), 7);
        } else {
            table_refuse(&t, 1, BOTH(0, 1, 0, 1), BAOBEI_REFUSED_SHIELDED);
            table_play(&t, 1, OWN(0, 1));
        }
        table_close(&t);
    }
}

/* Seat 0 discards a white pelican; seat 1 plucks its own brown one. */
static void start_order(table *t, int32_t claimant_first)
{
    table_init(t, 3);
    table_rule(t, BAOBEI_RULE_CLAIMANT_FIRST, claimant_first);
    table_start(t, 0, "1 2 3 4 | 10 9 7 8 | 10 2 3 4 / 5 / 9");
}

/* R11.2, default: the active seat first. */
Test(r11_rulings, r11_2_active_seat_first)
{
    table t;

    start_order(&t, 0);
    discard(&t);
    table_play(&t, 1, PLUCK(1, 0));
    table_runs(&t, 0, 9, BAOBEI_CAUSE_DISCARD);
    table_play(&t, 0, PEEK(0, 0));
    table_runs(&t, 1, 10, BAOBEI_CAUSE_ELIMINATED);
    table_play(&t, 1, SHOW(0, 0));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);

    start_order(&t, 0); /* also after a double */
    discard(&t);
    table_play(&t, 1, DOUBLE(1, 1, 1, 0));
    table_runs(&t, 0, 9, BAOBEI_CAUSE_DISCARD);
    table_play(&t, 0, PEEK(0, 0));
    table_runs(&t, 1, 10, BAOBEI_CAUSE_ELIMINATED);
    table_close(&t);
}

/* R11.2, other position: the claimant first; gives come before both. */
Test(r11_rulings, r11_2_claimant_first)
{
    table t;

    start_order(&t, 1);
    discard(&t);
    table_play(&t, 1, PLUCK(2, 0));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    table_play(&t, 1, GIVE(2));
    table_runs(&t, 1, 10, BAOBEI_CAUSE_ELIMINATED);
    table_play(&t, 1, SHOW(0, 0));
    table_runs(&t, 0, 9, BAOBEI_CAUSE_DISCARD);
    table_play(&t, 0, PEEK(0, 0));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);

    start_order(&t, 1);
    discard(&t);
    table_play(&t, 1, DOUBLE(1, 0, 1, 1)); /* also after a double */
    table_runs(&t, 1, 9, BAOBEI_CAUSE_ELIMINATED);
    table_play(&t, 1, PEEK(0, 0));
    table_runs(&t, 0, 9, BAOBEI_CAUSE_DISCARD);
    table_close(&t);
}

/* R11.2 leaves R6.3 alone: on the own draw the reference's power is first in both positions. */
Test(r11_rulings, r11_2_own_draw_reference_first)
{
    for (int32_t claimant_first = 0; claimant_first < 2; claimant_first++) {
        table t;

        table_init(&t, 3);
        table_rule(&t, BAOBEI_RULE_CLAIMANT_FIRST, claimant_first);
        table_start(&t, 0, "10 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 9");
        table_play(&t, 0, DRAW());
        table_play(&t, 0, PLUCK(0, 0));
        table_runs(&t, 0, 9, BAOBEI_CAUSE_REFERENCE);
        table_play(&t, 0, PEEK(0, 1));
        table_runs(&t, 0, 10, BAOBEI_CAUSE_ELIMINATED);
        table_close(&t);
    }
}

/* R11.3, default: a power must be used; only the macaw's swap is free. */
Test(r11_rulings, r11_3_mandatory)
{
    static const uint32_t species[] = {9, 10, 11, 13, 14};
    static const char *const cards[] = {"// 9", "// 10", "// 11", "// 13", "// 14"};
    table t;

    for (uint32_t i = 0; i < 5; i++) {
        table_init(&t, 3);
        table_start(&t, 0, cards[i]);
        table_draw_discard(&t);
        table_runs(&t, 0, species[i], BAOBEI_CAUSE_DISCARD);
        table_expect(&t, i == 4 ? BAOBEI_DECISION_REPLACE : BAOBEI_DECISION_TARGET, 1);
        table_refuse(&t, 0, DECLINE(), BAOBEI_REFUSED_NOT_NOW);
        table_refuse(&t, 0, USE(), BAOBEI_REFUSED_NOT_NOW);
        table_refuse(&t, 0, LEAVE(), BAOBEI_REFUSED_NOT_NOW);
        table_refuse(&t, 0, END(), BAOBEI_REFUSED_NOT_NOW);
        table_close(&t);
    }
    table_init(&t, 3);
    table_start(&t, 0, "// 12");
    table_draw_discard(&t);
    table_refuse(&t, 0, LEAVE(), BAOBEI_REFUSED_NOT_NOW); /* the look is not free */
    table_play(&t, 0, INSPECT(0, 0, 1, 0));
    table_play(&t, 0, LEAVE());
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R11.3, other position: declined, nothing of it happens. */
Test(r11_rulings, r11_3_free_declined)
{
    table t;

    table_init(&t, 3);
    table_rule(&t, BAOBEI_RULE_POWER_FREE, 1);
    table_start(&t, 0, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 14");
    table_draw_discard(&t);
    table_expect(&t, BAOBEI_DECISION_USE, 1);
    table_runs(&t, 0, 14, BAOBEI_CAUSE_DISCARD);
    cr_assert_eq(table_now(&t).power, BAOBEI_POWER_REPLACE);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SEAT_0).draw, 52); /* nothing is drawn yet */
    table_refuse(&t, 0, END(), BAOBEI_REFUSED_NOT_NOW);
    table_refuse(&t, 1, DECLINE(), BAOBEI_REFUSED_NOT_ASKED);
    table_play(&t, 0, DECLINE());
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_DECLINED).card[0], 14);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_DREW_TWO));
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SEAT_0).draw, 52);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R11.3, other position: used, it runs as ever; the next one is asked for by itself. */
Test(r11_rulings, r11_3_free_used)
{
    table t;

    table_init(&t, 3);
    table_rule(&t, BAOBEI_RULE_POWER_FREE, 1);
    table_start(&t, 0, "10 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 9");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));
    table_expect(&t, BAOBEI_DECISION_USE, 1);
    table_runs(&t, 0, 9, BAOBEI_CAUSE_REFERENCE);
    table_play(&t, 0, DECLINE());
    table_expect(&t, BAOBEI_DECISION_USE, 1);
    table_runs(&t, 0, 10, BAOBEI_CAUSE_ELIMINATED);
    table_play(&t, 0, USE());
    table_expect(&t, BAOBEI_DECISION_TARGET, 1);
    table_refuse(&t, 0, DECLINE(), BAOBEI_REFUSED_NOT_NOW); /* too late */
    table_play(&t, 0, SHOW(0, 1));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R11.3, other position: asked whether or not it could have an effect. */
Test(r11_rulings, r11_3_free_without_effect)
{
    const char *cards = "1 | 11 / 5 / 11";
    table t;

    table_deck(&t, 2, 1, cards);
    table_rule(&t, BAOBEI_RULE_POWER_FREE, 1);
    table_start(&t, 0, cards);
    discard(&t);
    table_play(&t, 1, PLUCK(1, 0)); /* all cards are seat 0's */
    table_expect(&t, BAOBEI_DECISION_USE, 1);
    table_play(&t, 0, USE());
    cr_assert(table_has(&t, BAOBEI_EVENT_NO_EFFECT));
    table_expect(&t, BAOBEI_DECISION_USE, 2);
    table_play(&t, 1, DECLINE());
    cr_assert_not(table_has(&t, BAOBEI_EVENT_NO_EFFECT));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R11.4: the toco's card, in both positions. */
Test(r11_rulings, r11_4_tocos_card)
{
    for (int32_t lock = 0; lock < 2; lock++) {
        table t;

        table_init(&t, 3);
        one_family(&t);
        table_rule(&t, BAOBEI_RULE_LOCK_NEW, lock);
        table_start(&t, 0, "1 2 3 4 | 11 6 7 8 | 1 2 3 4 / 5 / 13 12");
        discard(&t);
        table_play(&t, 1, PLUCK(1, 0));
        table_play(&t, 0, ADD(2));
        cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_PLACED).value[0], lock);
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).place[2][4], lock ? 3 : 1);
        if (lock) {
            table_refuse(&t, 1, SWAP(0, 0, 2, 4), BAOBEI_REFUSED_LOCKED);
            table_play(&t, 1, SWAP(0, 0, 2, 3));
        } else {
            table_play(&t, 1, SWAP(0, 0, 2, 4));
            cr_assert_eq(table_card(&t, 0, 0), 12);
        }
        table_close(&t);
    }
}

/* R11.4: the shoebill's new cards, in both positions. */
Test(r11_rulings, r11_4_shoebills_cards)
{
    for (int32_t lock = 0; lock < 2; lock++) {
        table t;
        baobei_view view;

        table_init(&t, 3);
        table_rule(&t, BAOBEI_RULE_LOCK_NEW, lock);
        table_start(&t, 0, "1 2 3 4 | 14 6 7 8 | 1 2 3 4 / 5 / 14 1 2 3 4");
        discard(&t);
        table_play(&t, 1, PLUCK(1, 0));
        table_play(&t, 0, BOTH(0, 0, 1, 1));
        cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_REPLACED).value[0], lock);
        view = table_view(&t, BAOBEI_VIEWER_SPECTATOR);
        cr_assert_eq(view.place[0][0], lock ? 3 : 1);
        cr_assert_eq(view.place[1][1], lock ? 3 : 1);
        table_runs(&t, 1, 14, BAOBEI_CAUSE_ELIMINATED);
        if (lock) {
            table_refuse(&t, 1, BOTH(0, 1, 0, 1), BAOBEI_REFUSED_LOCKED);
            table_refuse(&t, 1, BOTH(0, 2, 0, 0), BAOBEI_REFUSED_LOCKED);
        } else {
            table_play(&t, 1, BOTH(0, 1, 0, 0));
            cr_assert_eq(table_card(&t, 1, 1), 3);
            cr_assert_eq(table_card(&t, 0, 0), 4);
        }
        table_close(&t);
    }
}

/* R11.4, other position: cards that were on the table are locked all the same. */
Test(r11_rulings, r11_4_swapped_cards_in_both_positions)
{
    for (int32_t lock = 0; lock < 2; lock++) {
        table t;

        table_init(&t, 3);
        table_rule(&t, BAOBEI_RULE_LOCK_NEW, lock);
        table_start(&t, 0, "1 2 3 4 | 11 6 7 8 | 1 2 3 4 / 5 / 11");
        discard(&t);
        table_play(&t, 1, PLUCK(1, 0));
        table_play(&t, 0, SWAP(0, 0, 2, 0));
        table_refuse(&t, 1, SWAP(0, 0, 1, 1), BAOBEI_REFUSED_LOCKED);
        table_close(&t);
    }
}

/* R11.5: one card at a time clockwise from the lowest seat, from the top of the deck, whoever begins. */
Test(r11_rulings, r11_5_deal_order)
{
    for (uint32_t first = 0; first < 3; first++) {
        table t;

        table_init(&t, 3);
        table_empty_rules(&t);
        for (uint32_t species = 1; species <= 16; species++) /* the deck, unshuffled: 1, 2, 3 ... 16 */
            table_species(&t, species, 0, 1, species, BAOBEI_POWER_NONE);
        table_start(&t, first, "");
        for (uint32_t seat = 0; seat < 3; seat++)
            for (uint32_t slot = 0; slot < 4; slot++)
                cr_assert_eq(table_card(&t, seat, slot), 1 + slot * 3 + seat);
        cr_assert_eq(table_top(&t), 13);
        table_play(&t, first, DRAW());
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).hand[0], 14);
        table_close(&t);
    }
}

/* R11.5: the first discard is turned after all looks. */
Test(r11_rulings, r11_5_discard_turned_after_the_looks)
{
    table t;

    table_init(&t, 3);
    table_deal(&t, 0, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5");
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).discard, 0);
    cr_assert_eq(table_top(&t), 0);
    table_play(&t, 0, LOOKS(0, 1));
    table_play(&t, 1, LOOKS(0, 1));
    cr_assert_eq(table_top(&t), 0);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).draw, 54);
    table_play(&t, 2, LOOKS(0, 1));
    cr_assert_eq(table_top(&t), 5);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).draw, 53);
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_LOOKED), table_order(&t, BAOBEI_EVENT_TURNED));
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_TURNED), table_order(&t, BAOBEI_EVENT_TURN));
    table_close(&t);
}

/* R11.6: the neutral first card may be taken; the card it replaces opens a window like any other. */
Test(r11_rulings, r11_6_taking_the_neutral_card)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 5 1 7 8 | 1 2 3 4 / 9");
    table_play(&t, 0, TAKE(0));
    cr_assert_eq(table_card(&t, 0, 0), 9);
    cr_assert_eq(table_top(&t), 1);
    table_expect(&t, BAOBEI_DECISION_CLAIM, 6);
    table_play(&t, 1, PLUCK(1, 1));
    cr_assert(table_has(&t, BAOBEI_EVENT_PLUCKED));
    cr_assert_eq(table_card(&t, 1, 1), 0);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R11.7: BAO in the very first turn. */
Test(r11_rulings, r11_7_earliest_bao)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 2, "");
    table_draw_discard(&t);
    table_play(&t, 2, BAO());
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_BAO).by, 2);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).announcer, 2);
    table_expect(&t, BAOBEI_DECISION_TURN, 1);
    table_close(&t);
}

/* A round among three in which seat `first` begins, announces at once, and nothing else happens. */
static void first_after(uint32_t first, const char *cards, uint32_t expected)
{
    table t;

    table_deck(&t, 3, 1, cards);
    table_start(&t, first, cards);
    table_draw_discard(&t);
    table_play(&t, first, BAO());
    table_draw_discard(&t);
    table_draw_discard(&t);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SUMS).by, expected);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).first, expected);
    table_start(&t, 0, "");
    table_expect(&t, BAOBEI_DECISION_TURN, 1u << expected);
    table_close(&t);
}

/* R11.8: tied for the highest: the first one clockwise from the old first seat; recorded scores count. */
Test(r11_rulings, r11_8_tie_for_the_next_first_seat)
{
    first_after(1, "8 | 1 | 8 / 2 / 3 4 5", 2);
    first_after(0, "1 | 8 | 8 / 2 / 3 4 5", 1);
    first_after(2, "8 | 8 | 1 / 2 / 3 4 5", 0);
    first_after(1, "4 | 5 | 9 / 2 / 3 4 6", 1);  /* failed: 10, against 9 */
    first_after(1, "10 | 5 | 5 / 2 / 3 4 6", 1); /* failed: 10, against 10; it came first */
    first_after(2, "10 | 5 | 6 / 2 / 3 4 7", 2);
}
