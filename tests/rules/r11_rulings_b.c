/* R11.9 to R11.20: rulings. */
#include "table.h"

#include <criterion/criterion.h>
#include <string.h>

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

/* Seats 0 and 2 are tied after a round that reached the limit. */
static void start_decisive(table *t, const char *cards)
{
    table_deck(t, 3, 1, "3 | 8 | 3 / 1 / 2 4 5 3 3");
    table_rule(t, BAOBEI_RULE_LIMIT_3, 8);
    table_rule(t, BAOBEI_RULE_BAO_FACTOR, 1); /* so that a failed BAO can tie */
    table_rule(t, BAOBEI_RULE_BAO_FLOOR, 0);
    table_start(t, 0, "3 | 8 | 3 / 1 / 2 4 5");
    table_draw_discard(t);
    table_play(t, 0, BAO());
    table_draw_discard(t);
    table_draw_discard(t);
    table_expect(t, BAOBEI_DECISION_DEAL, 0);
    cr_assert_eq(table_event(t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SUMS).count, 5);
    cr_assert_eq(table_event(t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SUMS).by, BAOBEI_NO_SEAT);
    table_start(t, 2, cards);
    cr_assert_eq(table_view(t, BAOBEI_VIEWER_SPECTATOR).decisive, 1);
    table_expect(t, BAOBEI_DECISION_TURN, 4);
}

/* R11.9: totals stay as they are; the lowest score of the round wins; BAO counts in it. */
Test(r11_rulings, r11_9_sums_stay_and_bao_counts)
{
    table t;
    baobei_view view;

    start_decisive(&t, "5 | 4 / 1 / 2 8");
    table_draw_discard(&t);
    table_play(&t, 2, BAO()); /* 4 < 5: records 0 */
    table_draw_discard(&t);
    scores(&t, 5, 0, 0);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_OVER).by, 2);
    view = table_view(&t, BAOBEI_VIEWER_SPECTATOR);
    cr_assert(view.sum[0] == 3 && view.sum[1] == 8 && view.sum[2] == 3);
    cr_assert_eq(view.winner, 2);
    table_close(&t);
}

/* A decisive round of seats 0 and 2, with the default BAO: they tied in a round that a final phase ended. */
static void start_tie_break(table *t)
{
    const char *cards = "3 | 8 | 3 / 1 / 2 4 5 3 3";

    table_deck(t, 3, 1, cards);
    table_rule(t, BAOBEI_RULE_LIMIT_3, 8);
    table_rule(t, BAOBEI_RULE_FINAL_RECYCLE, 1);
    table_start(t, 0, cards);
    for (uint32_t turn = 0; turn < 5; turn++)
        table_idle_turn(t);
    while (table_now(t).kind != BAOBEI_DECISION_DEAL) /* plain totals */
        table_draw_discard(t);
    scores(t, 3, 8, 3);
    table_start(t, 0, "3 | 3 / 1 / 2 8");
}

/* R11.9: a BAO that fails in a decisive round loses it. */
Test(r11_rulings, r11_9_failed_bao)
{
    table t;

    start_tie_break(&t);
    table_draw_discard(&t);
    table_play(&t, 0, BAO());
    table_draw_discard(&t);
    scores(&t, 6, 0, 3); /* without BAO it would have been a tie */
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_OVER).by, 2);
    table_close(&t);
}

/* R11.9, R11.1: an automatic final phase annuls BAO in a decisive round, too: plain totals, here a tie again. */
Test(r11_rulings, r11_9_a_final_phase)
{
    table t;

    start_tie_break(&t);
    for (uint32_t turn = 0; turn < 5; turn++)
        table_idle_turn(&t);
    table_announce(&t); /* seat 2, with the last card of the pile */
    table_draw_discard(&t);
    scores(&t, 3, 0, 3);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SUMS).count, 5);
    table_close(&t);
}

/* R11.9: a repetition draws the first seat again. */
Test(r11_rulings, r11_9_first_seat_drawn_again)
{
    for (uint32_t first = 0; first < 3; first += 2) {
        table t;

        start_decisive(&t, "3 | 3 / 1 / 2 8");
        table_draw_discard(&t);
        table_play(&t, 2, BAO());
        table_draw_discard(&t);
        cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SUMS).count, 5);
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).first, BAOBEI_NO_SEAT);
        table_start(&t, first, "5 | 4 / 1 / 2 8");
        table_expect(&t, BAOBEI_DECISION_TURN, 1u << first);
        table_close(&t);
    }
}

/* R11.9: a seat that is out has no cards, no turn, no claim, and sees what a spectator sees. */
Test(r11_rulings, r11_9_a_seat_that_is_out)
{
    table t;
    baobei_view out;
    baobei_view spectator;

    start_decisive(&t, "5 | 4 / 1 / 2 8");
    out = table_view(&t, BAOBEI_VIEWER_SEAT_1);
    spectator = table_view(&t, BAOBEI_VIEWER_SPECTATOR);
    cr_assert_eq(out.playing, 5);
    cr_assert_eq(out.slots[1], 0);
    for (uint32_t slot = 0; slot < BAOBEI_MAX_SLOTS; slot++)
        cr_assert(out.place[1][slot] == 0 && out.face[1][slot] == 0);
    cr_assert_eq(memcmp(out.place, spectator.place, sizeof out.place), 0);
    cr_assert_eq(memcmp(out.face, spectator.face, sizeof out.face), 0);
    table_play(&t, 2, DRAW());
    table_seen(&t, BAOBEI_EVENT_DREW, 0, 0, 2, BAOBEI_VIEWER_SEAT_2);
    table_play(&t, 2, DISCARD());
    table_expect(&t, BAOBEI_DECISION_CLAIM, 1);
    table_refuse(&t, 1, PLUCK(0, 0), BAOBEI_REFUSED_NOT_ASKED);
    table_refuse(&t, 0, PLUCK(1, 0), BAOBEI_REFUSED_NO_SEAT);
    table_pass(&t);
    table_play(&t, 2, END());
    table_expect(&t, BAOBEI_DECISION_TURN, 1);
    table_idle_turn(&t);
    table_expect(&t, BAOBEI_DECISION_TURN, 4); /* never seat 1 */
    table_close(&t);
}

/* R11.9: nor does a power reach it: a toco cannot choose it. */
Test(r11_rulings, r11_9_powers_and_a_seat_that_is_out)
{
    const char *cards = "13 | 15 | 13 / 1 / 2 4 5 13";
    table t;

    table_deck(&t, 3, 1, cards);
    table_species(&t, 15, 14, 1, 15, BAOBEI_POWER_NONE); /* seat 1 has the most */
    table_rule(&t, BAOBEI_RULE_LIMIT_3, 13);
    table_rule(&t, BAOBEI_RULE_BAO_FACTOR, 1);
    table_start(&t, 0, cards);
    table_draw_discard(&t);
    table_play(&t, 0, BAO());
    table_draw_discard(&t);
    table_draw_discard(&t);
    table_start(&t, 0, "15 | 4 / 1 / 13 2");
    table_draw_discard(&t);
    table_runs(&t, 0, 13, BAOBEI_CAUSE_DISCARD);
    cr_assert_eq(baobei_legal(t.game, 0, 0, NULL, 0), 1);
    table_refuse(&t, 0, ADD(1), BAOBEI_REFUSED_NO_SEAT);
    table_play(&t, 0, ADD(2));
    cr_assert_eq(table_card(&t, 2, 1), 2);
    table_close(&t);
}

/* R11.10: the third and fourth recycles are done and counted, nothing more. */
Test(r11_rulings, r11_10_third_recycle)
{
    const char *cards = "1 | 2 | 3 | 4 / 5 / 6";
    table t;

    table_deck(&t, 4, 1, cards);
    table_start(&t, 0, cards);
    table_idle_turn(&t);
    table_idle_turn(&t);       /* seat 1: first */
    table_play(&t, 2, DRAW()); /* second */
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_FINAL).by, 2);
    table_play(&t, 2, DISCARD());
    table_pass(&t);
    for (uint32_t turn = 3; turn < 6; turn++) {
        uint32_t seat = turn % 4;

        table_expect(&t, BAOBEI_DECISION_TURN, 1u << seat);
        table_play(&t, seat, DRAW());
        cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_RECYCLED).count, turn);
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).recycles, turn);
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).closing, 2);
        cr_assert_not(table_has(&t, BAOBEI_EVENT_FINAL));
        table_play(&t, seat, DISCARD());
        table_pass(&t);
    }
    table_expect(&t, BAOBEI_DECISION_DEAL, 0);
    table_close(&t);
}

/* R11.11: nothing to recycle: no recycle, not counted, only the draw is skipped. */
Test(r11_rulings, r11_11_nothing_to_recycle)
{
    const char *cards = "1 | 2 / 3";
    table t;

    table_deck(&t, 2, 1, cards);
    table_rule(&t, BAOBEI_RULE_FINAL_RECYCLE, 1);
    table_start(&t, 0, cards);
    table_play(&t, 0, DRAW());
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SKIPPED).by, 0);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_RECYCLED));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_FINAL));
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).recycles, 0);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).final, 0);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R11.12: "draw" may be chosen all the same: no window, no power, then BAO or end. */
Test(r11_rulings, r11_12_draw_without_a_card)
{
    const char *cards = "1 | 2 / 9";
    table t;

    table_deck(&t, 2, 1, cards);
    table_start(&t, 0, cards);
    table_play(&t, 0, DRAW());
    cr_assert_not(table_has(&t, BAOBEI_EVENT_DREW));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    cr_assert_eq(table_count(&t, BAOBEI_EVENT_DECISION), 1);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    cr_assert_eq(table_top(&t), 9);
    cr_assert_eq(table_card(&t, 0, 0), 1);
    table_end(&t);
    table_play(&t, 1, DRAW());
    table_play(&t, 1, BAO());
    table_play(&t, 0, DRAW()); /* its last turn is over with that */
    table_expect(&t, BAOBEI_DECISION_DEAL, 0);
    table_close(&t);
}

/* R11.13: a penalty without any card: only the draw is skipped, the pluck stays failed. */
Test(r11_rulings, r11_13_penalty_without_a_card)
{
    const char *cards = "1 | 2 | 1 / 3";
    table t;

    table_deck(&t, 3, 1, cards);
    table_start(&t, 0, cards);
    table_play(&t, 0, TAKE(0)); /* the only discard is the reference now */
    table_play(&t, 1, PLUCK(1, 0));
    table_seen(&t, BAOBEI_EVENT_MISSED, 0, 0, 2, table_all_viewers(&t));
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SKIPPED).by, 1);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_ADDED));
    cr_assert_eq(table_cards(&t, 1), 1);
    cr_assert_eq(table_card(&t, 1, 0), 2);
    table_expect(&t, BAOBEI_DECISION_END, 1); /* seat 2 has lost its chance */
    table_close(&t);
}

/* R11.13: a toco without any card. */
Test(r11_rulings, r11_13_toco_without_a_card)
{
    const char *cards = "1 | 2 | 3 / 4 / 13";
    table t;

    table_deck(&t, 3, 1, cards);
    table_start(&t, 0, cards);
    discard(&t);
    table_play(&t, 1, PLUCK(1, 0)); /* the penalty is the last card that can be drawn */
    cr_assert_eq(table_card(&t, 1, 1), 4);
    table_runs(&t, 0, 13, BAOBEI_CAUSE_DISCARD);
    table_play(&t, 0, ADD(2));
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SKIPPED).by, 0);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_ADDED));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_PLACED));
    cr_assert_eq(table_cards(&t, 2), 1);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R11.14: the card whose power waits is recycled, and even given away again: its power still runs. */
Test(r11_rulings, r11_14_waiting_card_recycled)
{
    static const uint32_t order[] = {1, 0};
    const char *cards = "1 2 | 13 3 / 4 / 13";
    table t;

    table_deck(&t, 2, 2, cards);
    table_rule(&t, BAOBEI_RULE_CLAIMANT_FIRST, 1);
    table_start(&t, 0, cards);
    discard(&t);
    table_play(&t, 1, PLUCK(1, 0));
    table_runs(&t, 1, 13, BAOBEI_CAUSE_ELIMINATED);
    table_script_shuffle(&t, order, 2); /* of the 4 and seat 0's discarded toco */
    table_play(&t, 1, ADD(0));
    cr_assert(table_has(&t, BAOBEI_EVENT_RECYCLED));
    cr_assert_eq(table_card(&t, 0, 2), 13);
    table_runs(&t, 0, 13, BAOBEI_CAUSE_DISCARD);
    table_play(&t, 0, ADD(1));
    cr_assert_eq(table_card(&t, 1, 0), 4);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R11.15: a shoebill with one drawable card: its user chooses which half it serves. */
Test(r11_rulings, r11_15_shoebill_with_one_card)
{
    const char *cards = "1 | 2 | 3 / 4 / 14";

    for (uint32_t half = 0; half < 2; half++) {
        table t;

        table_deck(&t, 3, 1, cards);
        table_start(&t, 0, cards);
        table_draw_discard(&t);
        table_expect(&t, BAOBEI_DECISION_REPLACE, 1);
        cr_assert_eq(table_now(&t).count, 1);
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SEAT_0).hand[0], 4);
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SEAT_0).hand[1], 0);
        cr_assert_eq(baobei_legal(t.game, 0, 0, NULL, 0), 3);
        table_refuse(&t, 0, BOTH(0, 0, 1, 0), BAOBEI_REFUSED_NOT_DRAWN);
        table_refuse(&t, 0, OWN(1, 0), BAOBEI_REFUSED_NOT_DRAWN);
        table_refuse(&t, 0, OTHER(1, 1, 0), BAOBEI_REFUSED_NOT_DRAWN);
        table_play(&t, 0, half == 0 ? OWN(0, 0) : OTHER(0, 2, 0));
        cr_assert_eq(table_card(&t, half == 0 ? 0 : 2, 0), 4);
        cr_assert_eq(table_card(&t, half == 0 ? 2 : 0, 0), half == 0 ? 3 : 1);
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).under, 1);
        table_expect(&t, BAOBEI_DECISION_END, 1);
        table_close(&t);
    }
}

/* R11.15: none at all: no effect. */
Test(r11_rulings, r11_15_shoebill_without_a_card)
{
    const char *cards = "1 | 2 | 3 / 4 / 14";
    table t;

    table_deck(&t, 3, 1, cards);
    table_start(&t, 0, cards);
    discard(&t);
    table_play(&t, 1, PLUCK(1, 0)); /* the penalty takes the 4 */
    cr_assert(table_has(&t, BAOBEI_EVENT_SKIPPED));
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_NO_EFFECT).card[0], 14);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_DREW_TWO));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_SLID));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R11.16: the shoebill's first card is in no pile: it is not shuffled. */
Test(r11_rulings, r11_16_first_card_of_a_shoebill)
{
    const char *cards = "1 | 2 / 3 / 4 14 5";
    table t;

    table_deck(&t, 2, 1, cards);
    table_start(&t, 0, cards);
    table_idle_turn(&t);
    table_draw_discard(&t);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_RECYCLED).value[0], 2); /* 3 and 4 */
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).hand[0], 5);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).hand[1], 3);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).draw, 1);
    cr_assert_eq(table_top(&t), 14);
    table_close(&t);
}

/* R11.16: a failed drawn reference is discarded first and stays on top. */
Test(r11_rulings, r11_16_failed_reference_stays_on_top)
{
    const char *cards = "1 6 | 2 7 / 3 / 4";

    for (uint32_t targets = 1; targets <= 2; targets++) {
        table t;

        table_deck(&t, 2, 2, cards);
        table_start(&t, 0, cards);
        table_play(&t, 0, DRAW());
        table_play(&t, 0, targets == 1 ? PLUCK(0, 0) : DOUBLE(0, 0, 1, 0));
        cr_assert_lt(table_order(&t, BAOBEI_EVENT_DISCARDED), table_order(&t, BAOBEI_EVENT_RECYCLED));
        cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_RECYCLED).value[0], 1);
        cr_assert_eq(table_top(&t), 4);
        cr_assert_eq(table_card(&t, 0, 2), 3);
        table_close(&t);
    }
}

/* R11.16: after a success the eliminated card is the top, and the reference below it is shuffled. */
Test(r11_rulings, r11_16_successful_reference_is_shuffled)
{
    static const uint32_t order[] = {1, 0};
    const char *cards = "15 6 | 2 7 / 3 / 13";
    table t;

    table_deck(&t, 2, 2, cards);
    table_start(&t, 0, cards);
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));
    table_script_shuffle(&t, order, 2);
    table_play(&t, 0, ADD(1));
    cr_assert_eq(table_top(&t), 15);
    cr_assert_eq(table_card(&t, 1, 2), 13);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).discard, 1);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).draw, 1);
    table_close(&t);
}

/* R11.17: the seat whose turn it is starts the automatic phase, whoever caused the recycle; no BAO in that turn. */
Test(r11_rulings, r11_17_who_starts_the_automatic_phase)
{
    const char *cards = "1 | 2 | 3 / 4 / 5";
    table t;

    table_deck(&t, 3, 1, cards);
    table_rule(&t, BAOBEI_RULE_FINAL_RECYCLE, 1);
    table_start(&t, 1, cards);
    discard(&t);
    table_play(&t, 2, PLUCK(2, 0)); /* the penalty recycles */
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_FINAL).by, 1);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_TURN_ENDED).by, 1); /* not asked for BAO */
    table_expect(&t, BAOBEI_DECISION_TURN, 4);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_TURN).value[0], 1);
    table_play(&t, 2, DRAW());
    table_expect(&t, BAOBEI_DECISION_TURN, 1);
    table_play(&t, 0, DRAW());
    table_expect(&t, BAOBEI_DECISION_DEAL, 0);
    scores(&t, 1, 2, 3 + 4);
    table_close(&t);
}

/* R11.18: the card just kept is a target in the window that it opened. */
Test(r11_rulings, r11_18_kept_card_as_target)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "5 2 3 4 | 1 6 7 8 | 1 2 3 4 / 9 / 5");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, KEEP(0));
    table_play(&t, 1, PLUCK(0, 0));
    table_seen(&t, BAOBEI_EVENT_PLUCKED, 0, 0, 5, table_all_viewers(&t));
    table_play(&t, 1, GIVE(1));
    cr_assert_eq(table_card(&t, 0, 0), 6);
    table_close(&t);
}

/* R11.18: so is the card just taken. */
Test(r11_rulings, r11_18_taken_card_as_target)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "5 2 3 4 | 1 6 7 8 | 5 2 3 4 / 5");
    table_play(&t, 0, TAKE(0));
    table_play(&t, 1, DOUBLE(0, 0, 2, 0));
    table_seen(&t, BAOBEI_EVENT_PLUCKED, 0, 0, 5, table_all_viewers(&t));
    table_expect(&t, BAOBEI_DECISION_GIVE, 2);
    table_close(&t);
}

/* R11.19: a pass is final for that window; it closes when all have passed or been expired. */
Test(r11_rulings, r11_19_a_pass_is_final)
{
    table t;

    table_init(&t, 4);
    table_start(&t, 0, "/ 9 / 5 6");
    discard(&t);
    table_play(&t, 2, PASS());
    table_refuse(&t, 2, PLUCK(2, 0), BAOBEI_REFUSED_ANSWERED);
    table_refuse(&t, 2, PASS(), BAOBEI_REFUSED_ANSWERED);
    table_play(&t, 1, PASS());
    cr_assert_not(table_has(&t, BAOBEI_EVENT_WINDOW_CLOSED));
    table_expect(&t, BAOBEI_DECISION_CLAIM, 14);
    t.mark = table_now(&t).serial;
    cr_assert_eq(baobei_expire(t.game, 3, table_now(&t).token), BAOBEI_OK);
    cr_assert(table_has(&t, BAOBEI_EVENT_WINDOW_CLOSED));
    table_end(&t);
    discard(&t); /* the next window asks again */
    table_play(&t, 2, PLUCK(2, 0));
    table_close(&t);
}

/* R11.19: it closes with the first valid claim. */
Test(r11_rulings, r11_19_first_claim_closes)
{
    table t;
    uint32_t token;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 1 6 7 8 | 1 2 3 4 / 9 / 1 2");
    discard(&t);
    token = table_now(&t).token;
    table_play(&t, 1, PLUCK(1, 1)); /* wrong, and the window is closed all the same */
    cr_assert_eq(baobei_apply(t.game, 2, token, PLUCK(2, 0)), BAOBEI_REFUSED_STALE);
    table_refuse(&t, 2, PLUCK(2, 0), BAOBEI_REFUSED_NOT_ASKED);
    cr_assert_eq(table_card(&t, 2, 0), 1);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R11.20: a seat without cards is not asked; when nobody else has a card there is no window. */
Test(r11_rulings, r11_20_seats_without_cards)
{
    const char *cards = "1 | 5 | 6 / 9 / 5 6 7 1 2 3";
    table t;

    table_deck(&t, 3, 1, cards);
    table_start(&t, 0, cards);
    discard(&t);
    table_play(&t, 1, PLUCK(1, 0));
    table_end(&t);
    discard(&t); /* seat 1: a 6 */
    table_expect(&t, BAOBEI_DECISION_CLAIM, 5);
    table_refuse(&t, 0, PLUCK(1, 0), BAOBEI_REFUSED_EMPTY);
    table_play(&t, 2, PLUCK(2, 0));
    table_end(&t);
    table_play(&t, 2, DRAW());
    table_play(&t, 2, DISCARD());
    table_expect(&t, BAOBEI_DECISION_CLAIM, 1);
    table_pass(&t);
    table_end(&t);
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DISCARD()); /* seat 0 alone has a card */
    table_expect(&t, BAOBEI_DECISION_END, 1);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_WINDOW_CLOSED));
    cr_assert_eq(table_count(&t, BAOBEI_EVENT_DECISION), 1);
    table_close(&t);
}

/* R11.20: without a window the power of a direct discard runs at once. */
Test(r11_rulings, r11_20_power_without_a_window)
{
    const char *cards = "1 | 5 / 6 / 5 7 9";
    table t;

    table_deck(&t, 2, 1, cards);
    table_start(&t, 0, cards);
    discard(&t);
    table_play(&t, 1, PLUCK(1, 0));
    table_end(&t);
    table_idle_turn(&t); /* seat 1, without cards; seat 0 passes */
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DISCARD());
    table_runs(&t, 0, 9, BAOBEI_CAUSE_DISCARD);
    table_expect(&t, BAOBEI_DECISION_TARGET, 1);
    table_close(&t);
}
