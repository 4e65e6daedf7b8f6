/* R4: BAO and its shield. */
#include "table.h"

#include <criterion/criterion.h>

/* Seat 0 draws the first card of the pile, discards it and announces: it is seat 1's last turn. */
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

/* The round has ended. */
static bool over(const table *t)
{
    return table_now(t).active == BAOBEI_NO_SEAT;
}

/* R4.1: only at the end of the own turn: not before the action, nor before the claims and powers are done. */
Test(r4_bao, r4_1_only_at_the_end_of_the_turn)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "// 9");
    table_refuse(&t, 0, BAO(), BAOBEI_REFUSED_NOT_NOW);
    table_play(&t, 0, DRAW());
    table_refuse(&t, 0, BAO(), BAOBEI_REFUSED_NOT_NOW);
    table_play(&t, 0, DISCARD());
    table_refuse(&t, 0, BAO(), BAOBEI_REFUSED_NOT_ASKED);
    table_refuse(&t, 1, BAO(), BAOBEI_REFUSED_NOT_NOW);
    table_pass(&t);
    table_refuse(&t, 0, BAO(), BAOBEI_REFUSED_NOT_NOW);
    table_play(&t, 0, PEEK(1, 1));
    table_refuse(&t, 1, BAO(), BAOBEI_REFUSED_NOT_ASKED); /* only one's own turn */
    table_play(&t, 0, BAO());
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_2, BAOBEI_EVENT_BAO).by, 0);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).announcer, 0);
    table_close(&t);
}

/* R4.1: after any action: a keep, taking the discard, a pluck, a wrong one. */
Test(r4_bao, r4_1_after_any_action)
{
    for (uint32_t way = 0; way < 4; way++) {
        table t;

        table_init(&t, 3);
        table_start(&t, 2, "1 1 1 1 | 2 2 2 2 | 8 3 3 3 // 8 5");
        if (way > 0)
            table_play(&t, 2, DRAW());
        if (way == 0)
            table_play(&t, 2, TAKE(0));
        else
            table_play(&t, 2, way == 1 ? KEEP(0) : PLUCK(2, way == 2 ? 0 : 1));
        if (way < 2)
            table_pass(&t);
        table_play(&t, 2, BAO());
        table_expect(&t, BAOBEI_DECISION_TURN, 1);
        table_close(&t);
    }
}

/* R4.1: if nobody has announced in this round; in the next one it is allowed again. */
Test(r4_bao, r4_1_once_in_a_round)
{
    table t;

    announced(&t, 3, "// 5 5 5");
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DISCARD());
    table_pass(&t);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_BAO));
    table_expect(&t, BAOBEI_DECISION_TURN, 4);
    table_refuse(&t, 1, BAO(), BAOBEI_REFUSED_NOT_ASKED);
    table_refuse(&t, 2, BAO(), BAOBEI_REFUSED_NOT_NOW);
    table_idle_turn(&t);
    cr_assert(over(&t));
    table_start(&t, 0, "");
    table_draw_discard(&t);
    table_play(&t, table_now(&t).active, BAO());
    table_close(&t);
}

/* R4.1: not when the automatic final phase has begun. */
Test(r4_bao, r4_1_not_in_the_automatic_phase)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
    table_rule(&t, BAOBEI_RULE_FINAL_RECYCLE, 1);
    table_exact(&t, 0, "1 2 | 3 4 / 5 / 6");
    table_idle_turn(&t);
    table_play(&t, 1, DRAW()); /* recycles: the phase begins */
    table_play(&t, 1, DISCARD());
    table_play(&t, 0, PASS());
    table_expect(&t, BAOBEI_DECISION_TURN, 1);
    table_refuse(&t, 1, BAO(), BAOBEI_REFUSED_NOT_ASKED);
    table_refuse(&t, 0, BAO(), BAOBEI_REFUSED_NOT_NOW);
    table_close(&t);
}

/* R4.1: a seat with zero cards may announce. */
Test(r4_bao, r4_1_with_zero_cards)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
    table_start(&t, 0, "8 8 | 1 2 // 8 5");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DOUBLE(0, 0, 0, 1));
    cr_assert_eq(table_cards(&t, 0), 0);
    table_play(&t, 0, BAO());
    table_finish(&t);
    table_numbers(&t, BAOBEI_EVENT_SCORES, (int32_t[6]){0, 3});
    table_close(&t);
}

/* R4.2: every other seat plays exactly one last turn, in order; the announcer none. */
Test(r4_bao, r4_2_one_last_turn_each)
{
    for (uint32_t seats = 2; seats <= 6; seats++)
        for (uint32_t announcer = 0; announcer < seats; announcer++) {
            table t;

            table_init(&t, seats);
            table_start(&t, 0, "// 5 5 5 5 5 4 4 4 4 4 3 3");
            table_idle_to(&t, announcer);
            table_announce(&t);
            for (uint32_t turn = 1; turn < seats; turn++) {
                table_expect(&t, BAOBEI_DECISION_TURN, 1u << (announcer + turn) % seats);
                cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_TURN).value[0], 1);
                table_idle_turn(&t);
            }
            cr_assert(over(&t));
            cr_assert_not(table_has(&t, BAOBEI_EVENT_TURN));
            table_close(&t);
        }
}

/* R4.2: turns before the announcement are not called last turns. */
Test(r4_bao, r4_2_turns_before_are_no_last_turns)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "// 5 5");
    table_idle_turn(&t);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_TURN).value[0], 0);
    table_close(&t);
}

/* R4.2: the announcer may still claim, an own card ... */
Test(r4_bao, r4_2_the_announcer_plucks_its_own_card)
{
    table t;

    announced(&t, 2, "8 1 1 1 1 | 2 2 2 2 2 // 5 8");
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DISCARD());
    table_expect(&t, BAOBEI_DECISION_CLAIM, 1);
    table_play(&t, 0, PLUCK(0, 0));
    table_hand(&t, 0, "0 1 1 1 1");
    cr_assert(over(&t));
    table_close(&t);
}

/* R4.2: ... or an opposing one, with a give ... */
Test(r4_bao, r4_2_the_announcer_plucks_an_opposing_card)
{
    table t;

    announced(&t, 3, "7 1 1 1 | 2 2 2 2 | 3 3 8 3 // 5 8 6");
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DISCARD());
    table_claim(&t, 0, PLUCK(2, 2), 0, -1);
    table_hand(&t, 0, "0 1 1 1");
    table_hand(&t, 2, "3 3 7 3");
    table_expect(&t, BAOBEI_DECISION_TURN, 4);
    table_close(&t);
}

/* R4.2: ... or two, and use the power that it earns. */
Test(r4_bao, r4_2_the_announcer_uses_powers)
{
    table t;

    announced(&t, 3, "10 7 1 1 | 9 2 2 2 | 3 3 3 3 // 5 9 6");
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DISCARD());
    table_claim(&t, 0, DOUBLE(1, 0, 0, 0), 1, -1);
    table_runs(&t, 1, 9, BAOBEI_CAUSE_DISCARD);
    table_play(&t, 1, PEEK(0, 2));
    table_runs(&t, 0, 10, BAOBEI_CAUSE_ELIMINATED);
    table_play(&t, 0, SHOW(2, 0));
    table_hand(&t, 0, "0 0 1 1");
    table_hand(&t, 1, "7 2 2 2");
    table_close(&t);
}

/* R4.2: the round ends when the last opponent's last turn has ended completely, its powers included. */
Test(r4_bao, r4_2_the_last_turn_is_played_to_its_end)
{
    table t;

    announced(&t, 2, "1 1 1 1 1 | 12 2 2 2 2 // 5 12");
    table_play(&t, 1, DRAW());
    table_play(&t, 1, PLUCK(1, 0));
    table_runs(&t, 1, 12, BAOBEI_CAUSE_REFERENCE);
    table_play(&t, 1, INSPECT(0, 0, 1, 1));
    table_play(&t, 1, LEAVE());
    table_runs(&t, 1, 12, BAOBEI_CAUSE_ELIMINATED);
    cr_assert_not(over(&t));
    table_play(&t, 1, INSPECT(0, 0, 1, 1));
    table_play(&t, 1, SWAP_SEEN());
    cr_assert(over(&t));
    table_numbers(&t, BAOBEI_EVENT_TOTALS, (int32_t[6]){6, 7});
    table_close(&t);
}

/* R4.3: eliminating: the shield comes up after the give, not before. */
Test(r4_bao, r4_3_after_the_give)
{
    table t;

    announced(&t, 3, "8 1 1 1 | 2 3 4 5 // 5 8");
    cr_assert_not(shield(&t));
    table_play(&t, 1, DRAW());
    table_play(&t, 1, PLUCK(0, 0));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_SHIELD_UP));
    cr_assert_not(shield(&t));
    table_play(&t, 1, GIVE(0)); /* it is not stopped */
    table_hand(&t, 0, "2 1 1 1");
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_2, BAOBEI_EVENT_SHIELD_UP).by, 0);
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_GAVE), table_order(&t, BAOBEI_EVENT_SHIELD_UP));
    cr_assert(shield(&t));
    for (uint32_t slot = 0; slot < 4; slot++) {
        cr_assert(table_view(&t, BAOBEI_VIEWER_SPECTATOR).place[0][slot] & 4);
        cr_assert_not(table_view(&t, BAOBEI_VIEWER_SPECTATOR).place[1][slot] & 4);
    }
    table_close(&t);
}

/* R4.3: swapping: by a blind swap. */
Test(r4_bao, r4_3_after_a_swap)
{
    table t;

    announced(&t, 3, "1 1 1 1 | 2 2 2 2 // 5 11");
    table_draw_discard(&t);
    table_play(&t, 1, SWAP(0, 0, 1, 0));
    table_hand(&t, 0, "2 1 1 1");
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_SWAPPED), table_order(&t, BAOBEI_EVENT_SHIELD_UP));
    cr_assert(shield(&t));
    table_close(&t);
}

/* R4.3: by a macaw; its look alone is no modification. */
Test(r4_bao, r4_3_after_a_macaws_swap)
{
    table t;

    announced(&t, 3, "1 1 1 1 | 2 2 2 2 // 5 12");
    table_draw_discard(&t);
    table_play(&t, 1, INSPECT(0, 0, 2, 0));
    cr_assert_not(shield(&t));
    table_play(&t, 1, SWAP_SEEN());
    cr_assert_eq(table_card(&t, 2, 0), 1);
    cr_assert(shield(&t));
    table_close(&t);
}

/* R4.3: adding: by a toco. */
Test(r4_bao, r4_3_after_an_added_card)
{
    table t;

    announced(&t, 3, "1 1 1 1 | 2 2 2 2 // 5 13 6");
    table_draw_discard(&t);
    table_play(&t, 1, ADD(0));
    table_hand(&t, 0, "1 1 1 1 6");
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_PLACED), table_order(&t, BAOBEI_EVENT_SHIELD_UP));
    cr_assert(shield(&t));
    cr_assert(table_view(&t, BAOBEI_VIEWER_SEAT_1).place[0][4] & 4);
    table_close(&t);
}

/* R4.3: completed in full: not before the owner has placed an added card (R11.31). */
Test(r4_bao, r4_3_after_the_placing)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "8 8 1 1 | 2 2 2 2 // 8 13 6");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DOUBLE(0, 0, 0, 1));
    table_play(&t, 0, BAO());
    table_draw_discard(&t);
    table_play(&t, 1, ADD(0));
    cr_assert_not(shield(&t));
    table_play(&t, 0, PLACE(1));
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_PLACED), table_order(&t, BAOBEI_EVENT_SHIELD_UP));
    cr_assert(shield(&t));
    table_close(&t);
}

/* R4.3: replacing: the whole replacement of a shoebill is one action. */
Test(r4_bao, r4_3_after_a_shoebill)
{
    table t;

    announced(&t, 3, "1 1 1 1 | 2 2 2 2 // 5 14 6 7");
    table_draw_discard(&t);
    cr_assert_not(shield(&t));
    table_play(&t, 1, BOTH(0, 0, 0, 0));
    table_hand(&t, 1, "6 2 2 2");
    table_hand(&t, 0, "7 1 1 1");
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_REPLACED), table_order(&t, BAOBEI_EVENT_SHIELD_UP));
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_SLID), table_order(&t, BAOBEI_EVENT_SHIELD_UP));
    cr_assert(shield(&t));
    table_close(&t);
}

/* R4.3: a double pluck with all its gives is one action, two cards of the announcer included. */
Test(r4_bao, r4_3_after_a_double)
{
    table t;

    announced(&t, 3, "8 8 1 1 | 2 3 4 5 // 5 8");
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DOUBLE(0, 0, 0, 1));
    cr_assert_not(shield(&t));
    table_play(&t, 1, GIVE(0));
    cr_assert_not(shield(&t));
    table_play(&t, 1, GIVE(1));
    table_hand(&t, 0, "2 3 1 1");
    cr_assert(shield(&t));
    table_close(&t);
}

/* R4.3: also when only the first target was the announcer's: after the give to the other seat. */
Test(r4_bao, r4_3_after_the_last_give_of_a_double)
{
    table t;

    announced(&t, 3, "8 1 1 1 | 2 3 4 5 | 8 6 6 6 // 5 8");
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DOUBLE(0, 0, 2, 0));
    table_play(&t, 1, GIVE(0));
    cr_assert_not(shield(&t));
    table_play(&t, 1, GIVE(1));
    cr_assert(shield(&t));
    table_close(&t);
}

/* R4.3: by any opponent, also a claimant in a window. */
Test(r4_bao, r4_3_a_claimants_pluck_counts)
{
    table t;

    announced(&t, 3, "8 1 1 1 | 2 3 4 5 | 7 6 6 6 // 5 8");
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DISCARD());
    table_claim(&t, 2, PLUCK(0, 0), 0, -1);
    cr_assert(shield(&t));
    table_close(&t);
}

/* R4.3: looking and showing modify nothing, nor do a failed claim (R11.30) and a macaw that leaves. */
Test(r4_bao, r4_3_no_modification_no_shield)
{
    table t;

    announced(&t, 4, "1 1 1 1 | 2 2 2 2 | 3 3 3 3 | 4 4 4 4 // 5 9 10 12 6");
    table_draw_discard(&t);
    table_play(&t, 1, PEEK(0, 0));
    cr_assert_not(shield(&t));
    table_play(&t, 2, DRAW());
    table_play(&t, 2, DISCARD());
    table_play(&t, 3, PLUCK(0, 0)); /* wrong; gets the macaw */
    cr_assert_not(shield(&t));
    table_play(&t, 2, SHOW(0, 0));
    cr_assert_not(shield(&t));
    cr_assert_eq(table_card(&t, 3, 4), 12);
    table_close(&t);
}

/* R4.3: looking is none, even if it might have become one. */
Test(r4_bao, r4_3_a_macaw_that_leaves_raises_no_shield)
{
    table t;

    announced(&t, 3, "1 1 1 1 | 2 2 2 2 // 5 12 6");
    table_draw_discard(&t);
    table_play(&t, 1, INSPECT(0, 0, 1, 0));
    table_play(&t, 1, LEAVE());
    cr_assert_not(shield(&t));
    table_close(&t);
}

/* R4.3: effective: a toco for which there is no card adds nothing (R11.30). */
Test(r4_bao, r4_3_a_toco_without_a_card_raises_no_shield)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
    table_exact(&t, 0, "1 2 | 3 4 / 5 / 13");
    table_play(&t, 0, TAKE(0));
    table_pass(&t);
    table_play(&t, 0, BAO());
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DISCARD());
    table_play(&t, 0, PLUCK(0, 0)); /* wrong; the penalty is the last card there is */
    table_hand(&t, 0, "5 2 1");
    table_play(&t, 1, ADD(0));
    cr_assert(table_has(&t, BAOBEI_EVENT_SKIPPED));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_SHIELD_UP));
    cr_assert_eq(table_cards(&t, 0), 3);
    table_close(&t);
}

/* R4.3: after the announcement: what an opponent did before does not count. */
Test(r4_bao, r4_3_only_after_the_announcement)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 2, "8 1 1 1 | 2 2 2 2 | 7 3 3 3 // 8 5 6");
    table_play(&t, 2, DRAW());
    table_claim(&t, 2, PLUCK(0, 0), 0, -1);
    table_end(&t);
    table_announce(&t); /* seat 0 */
    cr_assert_not(shield(&t));
    table_draw_discard(&t);
    cr_assert_not(shield(&t));
    table_close(&t);
}

/* R4.3: of the announcer's cards: modifications of others raise no shield. */
Test(r4_bao, r4_3_other_seats_cards_do_not_count)
{
    table t;

    announced(&t, 3, "1 1 1 1 | 2 2 2 2 | 8 3 3 3 // 5 8 11");
    table_play(&t, 1, DRAW());
    table_claim(&t, 1, PLUCK(2, 0), 0, -1);
    cr_assert_not(shield(&t));
    table_draw_discard(&t);
    table_play(&t, 2, SWAP(1, 1, 2, 1));
    cr_assert_not(shield(&t));
    table_close(&t);
}

/* R4.3: and before the powers that follow from it. */
Test(r4_bao, r4_3_before_the_powers)
{
    table t;

    announced(&t, 3, "9 1 1 1 | 2 3 4 5 // 5 10");
    table_play(&t, 1, DRAW());
    table_claim(&t, 1, PLUCK(0, 0), 0, -1);
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_SHIELD_UP), table_order(&t, BAOBEI_EVENT_POWER));
    table_close(&t);
}

/*
 * The shield of seat 0 is up: seat 1 has plucked its 8 in slot 0. It is the turn of seat 2, who draws `power`, the
 * third card of the pile.
 */
static void shielded(table *t, const char *cards)
{
    announced(t, 4, cards);
    table_play(t, 1, DRAW());
    table_claim(t, 1, PLUCK(0, 0), 3, -1);
    cr_assert(shield(t));
    table_expect(t, BAOBEI_DECISION_TURN, 4);
}

/* R4.4: eliminating, in a window and on the own draw, alone or in a double. */
Test(r4_bao, r4_4_no_pluck_of_shielded_cards)
{
    table t;

    shielded(&t, "8 7 1 1 | 2 2 2 2 | 7 3 3 3 | 7 4 4 4 // 5 8 7 6");
    table_play(&t, 2, DRAW());
    table_refuse(&t, 2, PLUCK(0, 1), BAOBEI_REFUSED_SHIELDED);
    table_refuse(&t, 2, DOUBLE(2, 0, 0, 1), BAOBEI_REFUSED_SHIELDED);
    table_refuse(&t, 2, DOUBLE(0, 1, 2, 0), BAOBEI_REFUSED_SHIELDED);
    table_play(&t, 2, DISCARD());
    table_refuse(&t, 3, PLUCK(0, 1), BAOBEI_REFUSED_SHIELDED);
    table_refuse(&t, 3, DOUBLE(3, 0, 0, 1), BAOBEI_REFUSED_SHIELDED);
    table_refuse(&t, 1, PLUCK(0, 1), BAOBEI_REFUSED_SHIELDED);
    table_claim(&t, 3, PLUCK(2, 0), 0, -1); /* other cards are not protected */
    table_close(&t);
}

/* R4.4: shielded cards are not among the legal claims. */
Test(r4_bao, r4_4_legal_claims_leave_shielded_cards_out)
{
    table t;
    baobei_action legal[512];
    uint32_t count;

    shielded(&t, "8 7 1 1 | 2 2 2 2 | 7 3 3 3 | 7 4 4 4 // 5 8 7 6");
    table_play(&t, 2, DRAW());
    table_play(&t, 2, DISCARD());
    count = baobei_legal(t.game, 3, 0, legal, 512);
    cr_assert_eq(count, 1 + 11 + 11 * 10); /* seat 1 has 3 cards left, 2 and 3 have 4 */
    for (uint32_t i = 0; i < count; i++) {
        baobei_parts parts;

        cr_assert_eq(baobei_action_read(legal[i], &parts), BAOBEI_OK);
        if (parts.kind == BAOBEI_ACTION_PASS)
            continue;
        cr_assert_neq(parts.seat[0], 0);
        cr_assert(parts.kind == BAOBEI_ACTION_PLUCK || parts.seat[1] != 0);
    }
    cr_assert_eq(baobei_legal(t.game, 0, 0, legal, 0), 1 + 15 + 15 * 14); /* the announcer may claim all */
    table_close(&t);
}

/* R4.4: swapping. */
Test(r4_bao, r4_4_no_swap_of_shielded_cards)
{
    table t;

    shielded(&t, "8 7 1 1 | 2 2 2 2 | 7 3 3 3 | 7 4 4 4 // 5 8 11 6");
    table_draw_discard(&t);
    table_refuse(&t, 2, SWAP(0, 1, 2, 0), BAOBEI_REFUSED_SHIELDED);
    table_refuse(&t, 2, SWAP(0, 0, 3, 0), BAOBEI_REFUSED_SHIELDED);
    table_play(&t, 2, SWAP(2, 0, 3, 1));
    table_hand(&t, 0, "2 7 1 1");
    table_close(&t);
}

/* R4.4: adding. */
Test(r4_bao, r4_4_no_card_added)
{
    table t;

    shielded(&t, "8 7 1 1 | 2 2 2 2 | 7 3 3 3 | 7 4 4 4 // 5 8 13 6");
    table_draw_discard(&t);
    table_refuse(&t, 2, ADD(0), BAOBEI_REFUSED_SHIELDED);
    table_play(&t, 2, ADD(3));
    table_hand(&t, 0, "2 7 1 1");
    table_hand(&t, 3, "7 4 4 4 6");
    table_close(&t);
}

/* R4.4: replacing. */
Test(r4_bao, r4_4_no_replacement_of_shielded_cards)
{
    table t;

    shielded(&t, "8 7 1 1 | 2 2 2 2 | 7 3 3 3 | 7 4 4 4 // 5 8 14 6 7");
    table_draw_discard(&t);
    table_refuse(&t, 2, BOTH(0, 0, 0, 1), BAOBEI_REFUSED_SHIELDED);
    table_refuse(&t, 2, OTHER(0, 0, 1), BAOBEI_REFUSED_SHIELDED);
    table_play(&t, 2, BOTH(0, 0, 3, 1));
    table_hand(&t, 0, "2 7 1 1");
    table_close(&t);
}

/* R4.4: looking and showing stay allowed. */
Test(r4_bao, r4_4_looking_stays_allowed)
{
    table t;

    shielded(&t, "8 7 1 1 | 2 2 2 2 | 7 3 3 3 | 7 4 4 4 // 5 8 9 10");
    table_draw_discard(&t);
    table_play(&t, 2, PEEK(0, 1));
    table_seen(&t, BAOBEI_EVENT_PEEKED, 0, 0, 7, BAOBEI_VIEWER_SEAT_2);
    table_draw_discard(&t);
    table_play(&t, 3, SHOW(0, 1));
    table_seen(&t, BAOBEI_EVENT_SHOWN, 0, 0, 7, table_all_viewers(&t));
    table_close(&t);
}

/* R4.4: a macaw may look at a shielded card but not swap it. */
Test(r4_bao, r4_4_a_macaw_may_only_look)
{
    table t;

    shielded(&t, "8 7 1 1 | 2 2 2 2 | 7 3 3 3 | 7 4 4 4 // 5 8 12 6");
    table_draw_discard(&t);
    table_play(&t, 2, INSPECT(0, 1, 2, 1));
    table_seen(&t, BAOBEI_EVENT_INSPECTED, 0, 0, 7, BAOBEI_VIEWER_SEAT_2);
    table_refuse(&t, 2, SWAP_SEEN(), BAOBEI_REFUSED_SHIELDED);
    cr_assert_eq(baobei_legal(t.game, 2, 0, NULL, 0), 1);
    table_play(&t, 2, LEAVE());
    table_hand(&t, 0, "2 7 1 1");
    table_close(&t);
}

/* R4.4: with two seats an opponent's swap, toco and half of a shoebill have nobody left. */
Test(r4_bao, r4_4_two_seats_nothing_left)
{
    static const char *const draws[] = {"8 1 1 1 1 | 8 2 3 3 4 // 5 11 8 6", "8 1 1 1 1 | 8 2 3 3 4 // 5 13 8 6"};

    for (uint32_t i = 0; i < 2; i++) {
        table t;

        table_init(&t, 2);
        table_empty_rules(&t);
        for (uint32_t species = 1; species <= 6; species++)
            table_species(&t, species, 1, 8, species, BAOBEI_POWER_NONE);
        table_species(&t, 8, 8, 5, 8, i == 0 ? BAOBEI_POWER_SWAP : BAOBEI_POWER_ADD);
        table_species(&t, 11, 8, 1, 8, i == 0 ? BAOBEI_POWER_SWAP : BAOBEI_POWER_ADD);
        table_species(&t, 13, 8, 1, 8, i == 0 ? BAOBEI_POWER_SWAP : BAOBEI_POWER_ADD);
        table_start(&t, 0, draws[i]);
        table_announce(&t);
        table_play(&t, 1, DRAW());
        table_claim(&t, 1, PLUCK(0, 0), 1, -1);
        cr_assert_eq(table_count(&t, BAOBEI_EVENT_NO_EFFECT), 2); /* the reference's and the eliminated card's */
        cr_assert(over(&t));
        table_close(&t);
    }
}

/* R4.4: it never restricts the announcer: defensive pluck. */
Test(r4_bao, r4_4_the_announcer_plucks_its_own_card)
{
    table t;

    shielded(&t, "8 7 1 1 | 2 2 2 2 | 7 3 3 3 | 7 4 4 4 // 5 8 7 6");
    table_play(&t, 2, DRAW());
    table_play(&t, 2, DISCARD());
    table_play(&t, 0, PLUCK(0, 1));
    table_hand(&t, 0, "2 0 1 1");
    table_close(&t);
}

/* R4.4: offensive pluck: it gives one of its own cards. */
Test(r4_bao, r4_4_the_announcer_plucks_an_opposing_card)
{
    table t;

    shielded(&t, "8 7 1 1 | 2 2 2 2 | 6 3 3 3 | 7 4 4 4 // 5 8 7 6");
    table_play(&t, 2, DRAW());
    table_play(&t, 2, DISCARD());
    table_claim(&t, 0, DOUBLE(3, 0, 0, 1), 2, -1);
    table_hand(&t, 0, "2 0 0 1");
    table_hand(&t, 3, "1 4 4 4");
    table_close(&t);
}

/* R4.4: and its powers may move its own cards. */
Test(r4_bao, r4_4_the_announcers_powers_move_its_own_cards)
{
    table t;

    shielded(&t, "8 11 1 1 | 2 2 2 2 | 6 3 3 3 | 7 4 4 4 // 5 8 11 6");
    table_play(&t, 2, DRAW());
    table_play(&t, 2, DISCARD());
    table_play(&t, 0, PLUCK(0, 1));
    table_runs(&t, 2, 11, BAOBEI_CAUSE_DISCARD);
    table_refuse(&t, 2, SWAP(0, 2, 2, 0), BAOBEI_REFUSED_SHIELDED);
    table_play(&t, 2, SWAP(1, 0, 2, 0));
    table_runs(&t, 0, 11, BAOBEI_CAUSE_ELIMINATED);
    table_play(&t, 0, SWAP(0, 2, 3, 0));
    table_hand(&t, 0, "2 0 7 1");
    table_hand(&t, 3, "1 4 4 4");
    table_close(&t);
}

/* R4.4: a macaw of the announcer may swap them. */
Test(r4_bao, r4_4_the_announcers_macaw_swaps)
{
    table t;

    shielded(&t, "8 12 1 1 | 2 2 2 2 | 6 3 3 3 | 7 4 4 4 // 5 8 12 6");
    table_play(&t, 2, DRAW());
    table_play(&t, 2, DISCARD());
    table_play(&t, 0, PLUCK(0, 1));
    table_play(&t, 2, INSPECT(0, 2, 2, 0));
    table_play(&t, 2, LEAVE());
    table_play(&t, 0, INSPECT(0, 2, 3, 0));
    table_play(&t, 0, SWAP_SEEN());
    table_hand(&t, 0, "2 0 7 1");
    table_close(&t);
}

/* R4.4: a shoebill of the announcer replaces one of them. */
Test(r4_bao, r4_4_the_announcers_shoebill_replaces)
{
    table t;

    shielded(&t, "8 14 1 1 | 2 2 2 2 | 6 3 3 3 | 7 4 4 4 // 5 8 14 6 7 5 8");
    table_play(&t, 2, DRAW());
    table_play(&t, 2, DISCARD());
    table_play(&t, 0, PLUCK(0, 1));
    table_play(&t, 2, BOTH(0, 0, 3, 0));
    table_play(&t, 0, BOTH(0, 2, 3, 1));
    table_hand(&t, 0, "2 0 5 1");
    table_hand(&t, 3, "7 8 4 4");
    table_close(&t);
}

/* R4.4: a penalty of its own is added, too. */
Test(r4_bao, r4_4_the_announcers_penalty)
{
    table t;

    shielded(&t, "8 7 1 1 | 2 2 2 2 | 6 3 3 3 | 7 4 4 4 // 5 8 7 6");
    table_play(&t, 2, DRAW());
    table_play(&t, 2, DISCARD());
    table_play(&t, 0, PLUCK(0, 2));
    table_hand(&t, 0, "2 7 1 1 6");
    table_close(&t);
}

/* R4.5: the powers of the pluck that raised it: neither the reference's nor the eliminated card's gets through. */
Test(r4_bao, r4_5_the_powers_of_that_pluck)
{
    table t;

    announced(&t, 3, "11 1 1 1 | 2 3 4 5 | 6 6 6 6 // 5 11");
    table_play(&t, 1, DRAW());
    table_claim(&t, 1, PLUCK(0, 0), 0, -1);
    table_runs(&t, 1, 11, BAOBEI_CAUSE_REFERENCE);
    table_refuse(&t, 1, SWAP(0, 0, 1, 1), BAOBEI_REFUSED_SHIELDED);
    table_refuse(&t, 1, SWAP(0, 1, 2, 0), BAOBEI_REFUSED_SHIELDED);
    table_play(&t, 1, SWAP(1, 1, 2, 0));
    table_runs(&t, 1, 11, BAOBEI_CAUSE_ELIMINATED);
    table_refuse(&t, 1, SWAP(0, 1, 2, 1), BAOBEI_REFUSED_SHIELDED);
    table_play(&t, 1, SWAP(1, 2, 2, 1));
    table_close(&t);
}

/* R4.5: a second power: the first one raised the shield. */
Test(r4_bao, r4_5_a_second_power)
{
    table t;

    announced(&t, 3, "1 1 1 1 | 13 3 4 5 | 6 6 6 6 // 5 13 7 8");
    table_play(&t, 1, DRAW());
    table_play(&t, 1, PLUCK(1, 0));
    table_play(&t, 1, ADD(0));
    table_hand(&t, 0, "1 1 1 1 7");
    cr_assert(shield(&t));
    table_runs(&t, 1, 13, BAOBEI_CAUSE_ELIMINATED);
    table_refuse(&t, 1, ADD(0), BAOBEI_REFUSED_SHIELDED);
    table_play(&t, 1, ADD(2));
    table_close(&t);
}

/* R4.5: the active seat's waiting power. */
Test(r4_bao, r4_5_the_waiting_power)
{
    table t;

    announced(&t, 3, "11 1 1 1 | 2 3 4 5 | 6 6 6 6 // 5 11");
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DISCARD());
    table_claim(&t, 2, PLUCK(0, 0), 0, -1);
    table_runs(&t, 1, 11, BAOBEI_CAUSE_DISCARD);
    table_refuse(&t, 1, SWAP(0, 1, 1, 0), BAOBEI_REFUSED_SHIELDED);
    table_play(&t, 1, SWAP(1, 0, 2, 1));
    table_runs(&t, 2, 11, BAOBEI_CAUSE_ELIMINATED);
    table_refuse(&t, 2, SWAP(0, 1, 2, 2), BAOBEI_REFUSED_SHIELDED);
    table_close(&t);
}

/* R4.5: the other way round, the active seat's power raises it and the claimant's meets it. */
Test(r4_bao, r4_5_the_claimants_power_meets_it)
{
    table t;

    announced(&t, 3, "1 1 1 1 | 2 3 4 5 | 11 6 6 6 // 5 11");
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DISCARD());
    table_play(&t, 2, PLUCK(2, 0));
    cr_assert_not(shield(&t));
    table_play(&t, 1, SWAP(0, 0, 1, 0));
    cr_assert(shield(&t));
    table_refuse(&t, 2, SWAP(0, 1, 2, 1), BAOBEI_REFUSED_SHIELDED);
    table_close(&t);
}

/* R4.5: it stays up in the following turns, to the end of the round. */
Test(r4_bao, r4_5_it_stays_up)
{
    table t;

    shielded(&t, "8 7 1 1 | 2 2 2 2 | 6 3 3 3 | 7 4 4 4 // 5 8 5 5");
    table_idle_turn(&t);
    cr_assert(shield(&t));
    table_play(&t, 3, DRAW());
    cr_assert(shield(&t));
    table_refuse(&t, 3, PLUCK(0, 0), BAOBEI_REFUSED_SHIELDED);
    table_play(&t, 3, DISCARD());
    table_pass(&t);
    cr_assert(over(&t));
    table_start(&t, 0, ""); /* in the next round it is down, also after its first announcement */
    cr_assert_not(shield(&t));
    table_announce(&t);
    cr_assert_not(shield(&t));
    table_draw_discard(&t);
    cr_assert_not(shield(&t));
    table_close(&t);
}

/* R4.5: the announcer's own modifications never raise it: plucks, gives, a penalty of its own, its powers. */
Test(r4_bao, r4_5_own_modifications_raise_no_shield)
{
    table t;

    announced(&t, 4, "8 11 1 1 | 7 2 2 2 | 6 3 3 3 | 4 4 4 4 // 5 8 7 11 1");
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DISCARD());
    table_play(&t, 0, PLUCK(0, 0)); /* own card */
    cr_assert_not(shield(&t));
    table_play(&t, 2, DRAW());
    table_play(&t, 2, DISCARD());
    table_claim(&t, 0, PLUCK(1, 0), 2, -1); /* opposing card, and a give */
    cr_assert_not(shield(&t));
    table_play(&t, 3, DRAW());
    table_play(&t, 3, DISCARD());
    table_play(&t, 0, PLUCK(0, 1)); /* own card with a power */
    table_play(&t, 3, SWAP(1, 1, 2, 0));
    table_play(&t, 0, SWAP(0, 3, 1, 2));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_SHIELD_UP));
    cr_assert(over(&t));
    table_close(&t);
}

/* R4.5: nor does a penalty of the announcer. */
Test(r4_bao, r4_5_an_own_penalty_raises_no_shield)
{
    table t;

    announced(&t, 3, "1 1 1 1 | 2 2 2 2 // 5 8 7 6");
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DISCARD());
    table_play(&t, 0, PLUCK(0, 0));
    table_hand(&t, 0, "1 1 1 1 7");
    cr_assert_not(shield(&t));
    table_close(&t);
}
