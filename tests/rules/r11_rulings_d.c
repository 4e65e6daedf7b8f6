/* R11.30 to R11.38: rulings. */
#include "table.h"

#include <criterion/criterion.h>

/* The active seat draws and discards directly; the window stays open. */
static void discard(table *t)
{
    uint32_t seat = table_now(t).active;

    table_play(t, seat, DRAW());
    table_play(t, seat, DISCARD());
}

static uint32_t legal(const table *t, uint32_t seat)
{
    return baobei_legal(t->game, seat, 0, NULL, 0);
}

static uint32_t place(const table *t, uint32_t seat, uint32_t slot)
{
    return table_view(t, BAOBEI_VIEWER_SPECTATOR).place[seat][slot];
}

/*
 * Two seats. Seat 0 announces BAO in the first turn; seat 1's last turn begins with a right pluck of
 * seat 0's slot 0, for which it gives its own slot 0: the shield is up when the powers begin.
 */
static void start_shield(table *t, const char *cards)
{
    table_deck(t, 2, 3, cards);
    table_start(t, 0, cards);
    table_draw_discard(t);
    table_play(t, 0, BAO());
    table_play(t, 1, DRAW());
    table_play(t, 1, PLUCK(0, 0));
    table_play(t, 1, GIVE(0));
    cr_assert(table_has(t, BAOBEI_EVENT_SHIELD_UP));
}

/* Seat 0 announces in the first turn; seat 1 is to draw. */
static void start_bao(table *t, const char *cards)
{
    table_deck(t, 3, 2, cards);
    table_start(t, 0, cards);
    table_draw_discard(t);
    table_play(t, 0, BAO());
    table_expect(t, BAOBEI_DECISION_TURN, 2);
}

static uint32_t shield(const table *t)
{
    return table_view(t, BAOBEI_VIEWER_SPECTATOR).shield;
}

/* R11.30: a failed pluck modifies nothing; the announcer's own penalty is not an opponent's modification. */
Test(r11_rulings, r11_30_failed_plucks_raise_no_shield)
{
    table t;

    start_bao(&t, "1 2 | 3 4 | 5 6 / 7 / 8 7 1 2 3");
    table_play(&t, 1, DRAW());
    table_play(&t, 1, PLUCK(0, 0)); /* wrong */
    cr_assert(table_has(&t, BAOBEI_EVENT_MISSED));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_SHIELD_UP));
    table_expect(&t, BAOBEI_DECISION_TURN, 4);
    discard(&t);
    table_play(&t, 0, PLUCK(0, 0)); /* wrong: a penalty */
    cr_assert(table_has(&t, BAOBEI_EVENT_PLACED));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_SHIELD_UP));
    table_close(&t);
}

/* R11.30: a toco without a card. */
Test(r11_rulings, r11_30_toco_without_a_card)
{
    const char *cards = "1 | 2 | 3 / 4 / 13";
    table t;

    table_deck(&t, 3, 1, cards);
    table_start(&t, 0, cards);
    table_play(&t, 0, TAKE(0));
    table_pass(&t);
    table_play(&t, 0, BAO());
    discard(&t);
    table_play(&t, 2, PLUCK(2, 0)); /* takes the last card that can be drawn */
    table_play(&t, 1, ADD(0));
    cr_assert(table_has(&t, BAOBEI_EVENT_SKIPPED));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_SHIELD_UP));
    cr_assert_eq(shield(&t), 0);
    table_close(&t);
}

/* R11.30: a macaw that leaves. */
Test(r11_rulings, r11_30_macaw_that_leaves)
{
    table t;

    start_bao(&t, "1 2 | 3 4 | 5 6 / 7 / 8 12 1");
    table_draw_discard(&t);
    table_play(&t, 1, INSPECT(0, 0, 1, 0));
    table_play(&t, 1, LEAVE());
    cr_assert_not(table_has(&t, BAOBEI_EVENT_SHIELD_UP));
    cr_assert_eq(shield(&t), 0);
    table_close(&t);
}

/* R11.31: after the last give of a double, before the power that follows; then to the end of the round. */
Test(r11_rulings, r11_31_after_the_last_give)
{
    table t;

    start_bao(&t, "9 10 | 3 4 | 5 6 / 7 / 8 9 1");
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DOUBLE(0, 0, 0, 1));
    cr_assert_eq(shield(&t), 0);
    table_play(&t, 1, GIVE(0));
    cr_assert_eq(shield(&t), 0);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_SHIELD_UP));
    table_play(&t, 1, GIVE(1)); /* allowed: the action is not interrupted */
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_GAVE), table_order(&t, BAOBEI_EVENT_SHIELD_UP));
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_SHIELD_UP), table_order(&t, BAOBEI_EVENT_POWER));
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SHIELD_UP).by, 0);
    cr_assert(place(&t, 0, 0) == 5 && place(&t, 0, 1) == 5);
    table_play(&t, 1, SHOW(0, 0));
    table_expect(&t, BAOBEI_DECISION_TURN, 4);
    cr_assert_eq(shield(&t), 1);
    discard(&t);
    cr_assert_eq(shield(&t), 1);
    table_pass(&t);
    table_expect(&t, BAOBEI_DECISION_DEAL, 0);
    table_start(&t, 0, "");
    cr_assert_eq(shield(&t), 0);
    table_close(&t);
}

/* R11.31: after both swapped cards. */
Test(r11_rulings, r11_31_after_a_swap)
{
    table t;

    start_bao(&t, "1 2 | 3 4 | 5 6 / 7 / 8 11 1");
    table_draw_discard(&t);
    table_play(&t, 1, SWAP(0, 0, 2, 0));
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_SWAPPED), table_order(&t, BAOBEI_EVENT_SHIELD_UP));
    cr_assert_eq(shield(&t), 1);
    cr_assert(table_card(&t, 0, 0) == 5 && table_card(&t, 2, 0) == 1);
    table_close(&t);
}

/* R11.31: after the owner's placing of an added card, asked for or not. */
Test(r11_rulings, r11_31_after_the_placing)
{
    table t;

    start_bao(&t, "1 2 | 3 4 | 5 6 / 7 / 8 13 1");
    table_draw_discard(&t);
    table_play(&t, 1, ADD(0));
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_PLACED), table_order(&t, BAOBEI_EVENT_SHIELD_UP));
    table_close(&t);

    start_bao(&t, "13 15 | 3 4 | 5 6 / 7 / 8 13 1 2 6");
    discard(&t);
    table_play(&t, 0, DOUBLE(0, 0, 0, 1)); /* its own cards */
    cr_assert_not(table_has(&t, BAOBEI_EVENT_SHIELD_UP));
    table_play(&t, 1, ADD(0));
    table_expect(&t, BAOBEI_DECISION_PLACE, 1);
    cr_assert_eq(shield(&t), 0);
    table_play(&t, 0, PLACE(1));
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_PLACED), table_order(&t, BAOBEI_EVENT_SHIELD_UP));
    cr_assert_eq(shield(&t), 1);
    table_close(&t);
}

/* R11.31: after the whole shoebill. */
Test(r11_rulings, r11_31_after_a_shoebill)
{
    table t;

    start_bao(&t, "1 2 | 3 4 | 5 6 / 7 / 8 14 1 2");
    table_draw_discard(&t);
    cr_assert_eq(shield(&t), 0);
    table_play(&t, 1, BOTH(0, 0, 0, 0));
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_REPLACED), table_order(&t, BAOBEI_EVENT_SLID));
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_SLID), table_order(&t, BAOBEI_EVENT_SHIELD_UP));
    cr_assert_eq(table_card(&t, 0, 0), 2);
    table_close(&t);
}

/* R11.32: a single legal choice is still asked: the last card as a give; zero cards: the draw and the discard. */
Test(r11_rulings, r11_32_single_choices_are_asked)
{
    const char *cards = "2 | 7 / 3 / 7 4 5 6";
    table t;

    table_deck(&t, 2, 1, cards);
    table_start(&t, 0, cards);
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(1, 0));
    table_expect(&t, BAOBEI_DECISION_GIVE, 1);
    cr_assert_eq(legal(&t, 0), 1);
    table_play(&t, 0, GIVE(0));
    cr_assert_eq(table_cards(&t, 0), 0);
    table_end(&t);
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DISCARD());
    table_end(&t);
    table_expect(&t, BAOBEI_DECISION_TURN, 1);
    cr_assert_eq(legal(&t, 0), 1);
    table_refuse(&t, 0, TAKE(0), BAOBEI_REFUSED_NO_CARDS);
    table_play(&t, 0, DRAW());
    table_expect(&t, BAOBEI_DECISION_DRAWN, 1);
    cr_assert_eq(legal(&t, 0), 1);
    table_play(&t, 0, DISCARD());
    table_close(&t);
}

/* R11.32: a macaw that may only leave is asked. */
Test(r11_rulings, r11_32_macaw_that_may_only_leave)
{
    table t;

    start_shield(&t, "12 2 3 | 4 5 6 / 7 / 8 12");
    table_play(&t, 1, INSPECT(0, 0, 1, 1));
    table_expect(&t, BAOBEI_DECISION_SWAP, 2);
    cr_assert_eq(legal(&t, 1), 1);
    table_close(&t);
}

/* R11.32: skipped: the end-of-turn choice once BAO is announced or the automatic phase has begun. */
Test(r11_rulings, r11_32_end_of_turn_skipped)
{
    const char *cards = "1 | 2 / 3 / 4";
    table t;

    start_bao(&t, "1 2 | 3 4 | 5 6 / 7 / 8 1 2");
    table_draw_discard(&t);
    cr_assert(table_has(&t, BAOBEI_EVENT_TURN_ENDED));
    table_expect(&t, BAOBEI_DECISION_TURN, 4);
    table_close(&t);

    table_deck(&t, 2, 1, cards);
    table_rule(&t, BAOBEI_RULE_FINAL_RECYCLE, 1);
    table_start(&t, 0, cards);
    table_idle_turn(&t);
    table_draw_discard(&t); /* seat 1 recycles */
    table_expect(&t, BAOBEI_DECISION_TURN, 1);
    table_close(&t);
}

/* R11.33: no bound is invented: everybody may take the discard for ever. */
Test(r11_rulings, r11_33_a_round_that_never_ends)
{
    table t;

    table_init(&t, 2);
    table_start(&t, 0, "");
    for (uint32_t turn = 0; turn < 2000; turn++) {
        table_expect(&t, BAOBEI_DECISION_TURN, 1u << turn % 2);
        table_play(&t, turn % 2, TAKE(turn % 5));
        table_play(&t, 1 - turn % 2, PASS());
        table_end(&t);
    }
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).round, 1);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).final, 0);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).recycles, 0);
    table_close(&t);
}

/* R11.34: gives lock nothing: the card just given may be swapped. */
Test(r11_rulings, r11_34_gives_lock_nothing)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 5 6 7 8 | 11 2 3 4 / 5 / 11");
    discard(&t);
    table_play(&t, 1, PLUCK(2, 0));
    table_play(&t, 1, GIVE(0));
    for (uint32_t slot = 0; slot < 4; slot++)
        cr_assert(place(&t, 0, slot) == 1 && place(&t, 1, slot) == (slot > 0) && place(&t, 2, slot) == 1);
    table_play(&t, 0, SWAP(0, 0, 2, 0));
    cr_assert_eq(table_card(&t, 0, 0), 5);
    table_close(&t);
}

/* R11.34: penalties lock nothing: the penalty card, and a card shown by the wrong claim. */
Test(r11_rulings, r11_34_penalties_lock_nothing)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 11 9");
    discard(&t);
    table_play(&t, 1, PLUCK(2, 0));
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_PLACED).value[0], 0);
    cr_assert(place(&t, 1, 4) == 1 && place(&t, 2, 0) == 1);
    table_play(&t, 0, SWAP(1, 4, 2, 0));
    cr_assert_eq(table_card(&t, 2, 0), 9);
    table_close(&t);
}

/* R11.34: nor do keep and take. */
Test(r11_rulings, r11_34_keeping_locks_nothing)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "11 2 3 4 | 11 6 7 8 | 1 2 3 4 / 5 / 9");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, KEEP(0));
    table_play(&t, 1, PLUCK(1, 0));
    table_runs(&t, 1, 11, BAOBEI_CAUSE_ELIMINATED);
    cr_assert_eq(place(&t, 0, 0), 1);
    table_play(&t, 1, SWAP(0, 0, 2, 0));
    cr_assert_eq(table_card(&t, 2, 0), 9);
    table_close(&t);
}

/* R11.35: reference and eliminated card of one species: both powers run, the reference's first. */
Test(r11_rulings, r11_35_one_species_two_powers)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "13 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 13 1 2");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));
    table_runs(&t, 0, 13, BAOBEI_CAUSE_REFERENCE);
    table_play(&t, 0, ADD(1));
    table_runs(&t, 0, 13, BAOBEI_CAUSE_ELIMINATED);
    table_play(&t, 0, ADD(2));
    cr_assert_eq(table_card(&t, 1, 4), 1);
    cr_assert_eq(table_card(&t, 2, 4), 2);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R11.36: a card drawn from the pile is never refused, even if a power took it off the table in this turn. */
Test(r11_rulings, r11_36_drawn_again_in_the_same_turn)
{
    for (int32_t lock = 0; lock < 2; lock++) {
        const char *cards = "14 1 2 | 3 4 5 / 6 / 14 7 8";
        table t;

        table_deck(&t, 2, 3, cards);
        table_rule(&t, BAOBEI_RULE_LOCK_NEW, lock);
        table_start(&t, 0, cards);
        table_play(&t, 0, DRAW());
        table_play(&t, 0, PLUCK(0, 0));
        table_play(&t, 0, BOTH(0, 1, 1, 0)); /* takes 1 and 3 off the table; the second one recycles them */
        cr_assert(table_has(&t, BAOBEI_EVENT_RECYCLED));
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).hand[0], 1);
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).hand[1], 3);
        table_play(&t, 0, BOTH(1, 2, 1, 1));
        cr_assert_eq(table_card(&t, 0, 2), 3);
        cr_assert_eq(table_card(&t, 1, 1), 1);
        table_close(&t);
    }
}

/* R11.37: all seats are asked at once and answer in any order, each once. */
Test(r11_rulings, r11_37_looks_in_any_order)
{
    static const uint32_t order[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    for (uint32_t i = 0; i < 6; i++) {
        table t;
        uint32_t token;

        table_init(&t, 3);
        table_deal(&t, 1, "");
        token = table_now(&t).token;
        for (uint32_t k = 0; k < 3; k++) {
            table_expect(&t, BAOBEI_DECISION_LOOK, 7);
            cr_assert_eq(table_now(&t).token, token);
            table_play(&t, order[i][k], LOOKS(k, 3));
            if (k < 2)
                table_refuse(&t, order[i][k], LOOKS(0, 1), BAOBEI_REFUSED_ANSWERED);
        }
        table_expect(&t, BAOBEI_DECISION_TURN, 2);
        table_close(&t);
    }
}

/* R11.38: after a refused claim the same seat may claim again, or pass. */
Test(r11_rulings, r11_38_after_a_refused_claim_in_a_window)
{
    for (uint32_t again = 0; again < 2; again++) {
        table t;

        table_init(&t, 3);
        table_start(&t, 0, "1 2 3 4 | 9 6 7 8 | 9 2 3 4 / 5 / 9");
        discard(&t);
        table_refuse(&t, 1, PLUCK(1, 4), BAOBEI_REFUSED_NO_SLOT);
        table_refuse(&t, 1, DOUBLE(1, 0, 1, 0), BAOBEI_REFUSED_SAME_CARD);
        table_expect(&t, BAOBEI_DECISION_CLAIM, 6);
        cr_assert_eq(table_now(&t).waiting, 6);
        if (again) {
            table_play(&t, 1, PLUCK(1, 0));
            cr_assert(table_has(&t, BAOBEI_EVENT_PLUCKED));
        } else {
            table_play(&t, 1, PASS());
            table_play(&t, 2, PLUCK(2, 0)); /* the reference is open to all who may use it */
            cr_assert(table_has(&t, BAOBEI_EVENT_PLUCKED));
        }
        table_close(&t);
    }
}

/* R11.38: on the own draw: claim again, keep or discard. */
Test(r11_rulings, r11_38_after_a_refused_claim_on_the_own_draw)
{
    for (uint32_t then = 0; then < 3; then++) {
        table t;

        table_init(&t, 3);
        table_start(&t, 0, "1 2 3 4 | 9 6 7 8 | 9 2 3 4 / 5 / 1");
        table_play(&t, 0, DRAW());
        table_refuse(&t, 0, PLUCK(0, 4), BAOBEI_REFUSED_NO_SLOT);
        table_refuse(&t, 0, DOUBLE(0, 0, 3, 0), BAOBEI_REFUSED_NO_SEAT);
        table_play(&t, 0, then == 0 ? PLUCK(0, 0) : then == 1 ? KEEP(0) : DISCARD());
        cr_assert_eq(table_top(&t), 1);
        table_close(&t);
    }
}

/* R11.38: of several claims that a seat hands in together its first allowed one counts. */
Test(r11_rulings, r11_38_first_allowed_of_several)
{
    const uint8_t seats[] = {1, 1, 1};
    const baobei_action actions[] = {PLUCK(1, 1), PLUCK(1, 4), PLUCK(1, 0)}; /* in order of stamp: 2nd, 1st, 3rd */
    const uint64_t stamps[] = {20, 10, 30};
    int32_t results[3];
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 1 6 7 8 | 1 2 3 4 / 5 / 1 2");
    discard(&t);
    t.mark = table_now(&t).serial;
    cr_assert_eq(baobei_apply_claims(t.game, table_now(&t).token, 3, seats, actions, stamps, results), BAOBEI_OK);
    cr_assert_eq(results[1], BAOBEI_REFUSED_NO_SLOT);
    cr_assert_eq(results[0], BAOBEI_OK); /* wrong, but allowed: that was the attempt */
    cr_assert_eq(results[2], BAOBEI_REFUSED_TOO_LATE);
    table_seen(&t, BAOBEI_EVENT_MISSED, 0, 0, 6, table_all_viewers(&t));
    cr_assert_eq(table_card(&t, 1, 0), 1);
    cr_assert_eq(table_card(&t, 1, 4), 2);
    table_close(&t);
}

/* R11.38: when none of them is allowed the window stays open, for that seat, too. */
Test(r11_rulings, r11_38_none_allowed)
{
    const uint8_t seats[] = {1, 1};
    const baobei_action actions[] = {PLUCK(1, 4), PLUCK(0, 5)};
    int32_t results[2];
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 1 6 7 8 | 1 2 3 4 / 5 / 1 2");
    discard(&t);
    cr_assert_eq(baobei_apply_claims(t.game, table_now(&t).token, 2, seats, actions, NULL, results), BAOBEI_OK);
    cr_assert_eq(results[0], BAOBEI_REFUSED_NO_SLOT);
    cr_assert_eq(results[1], BAOBEI_REFUSED_NO_SLOT);
    cr_assert_eq(table_now(&t).waiting, 6);
    table_play(&t, 1, PLUCK(1, 0));
    cr_assert(table_has(&t, BAOBEI_EVENT_PLUCKED));
    table_close(&t);
}
