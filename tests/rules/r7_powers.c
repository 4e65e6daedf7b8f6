/* R7: what the powers do. */
#include "table.h"

#include <criterion/criterion.h>

/* Three seats, default rules; seat 0 draws the first card of the pile and discards it; its power runs. */
static void start(table *t, const char *cards)
{
    table_init(t, 3);
    table_start(t, 0, cards);
    table_draw_discard(t);
}

/* Two seats with one card each. */
static void start_small(table *t, const char *cards)
{
    table_init(t, 2);
    table_rule(t, BAOBEI_RULE_DEAL_TWO, 1);
    table_rule(t, BAOBEI_RULE_LOOKS, 1);
    table_start(t, 0, cards);
}

/* Seat 0 draws and discards; seat 1 plucks its own only card with it. */
static void discard_and_pluck(table *t)
{
    table_play(t, 0, DRAW());
    table_play(t, 0, DISCARD());
    table_play(t, 1, PLUCK(1, 0));
    cr_assert_eq(table_cards(t, 1), 0);
}

static uint32_t legal(const table *t, uint32_t seat)
{
    return baobei_legal(t->game, seat, 0, NULL, 0);
}

/* R7.1: any card on the table, own or not, looked at by the user alone, put back. */
Test(r7_powers, r7_1_white_pelican_looks_at_any_card)
{
    for (uint32_t seat = 0; seat < 3; seat++) {
        table t;
        baobei_event event;

        start(&t, "1 2 3 4 | 5 6 7 8 | 4 3 2 1 / 5 / 9");
        table_runs(&t, 0, 9, BAOBEI_CAUSE_DISCARD);
        cr_assert_eq(table_now(&t).power, BAOBEI_POWER_LOOK);
        cr_assert_eq(legal(&t, 0), 12);
        table_play(&t, 0, PEEK(seat, 3));
        event = table_event(&t, BAOBEI_VIEWER_SEAT_0, BAOBEI_EVENT_PEEKED);
        cr_assert_eq(event.by, 0);
        cr_assert_eq(event.seat[0], seat);
        cr_assert_eq(event.slot[0], 3);
        table_seen(&t, BAOBEI_EVENT_PEEKED, 0, 0, seat == 0 ? 4 : seat == 1 ? 8 : 1, BAOBEI_VIEWER_SEAT_0);
        cr_assert_eq(table_card(&t, seat, 3), seat == 0 ? 4 : seat == 1 ? 8 : 1);
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).place[seat][3], 1); /* looking locks nothing */
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SEAT_0).face[seat][3], BAOBEI_HIDDEN);
        table_expect(&t, BAOBEI_DECISION_END, 1);
        table_close(&t);
    }
}

/* R7.1: there must be a card; and it must be looked at. */
Test(r7_powers, r7_1_white_pelican_refusals)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 10 6 7 8 | 4 3 2 1 / 5 / 9");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DISCARD());
    table_play(&t, 1, PLUCK(1, 0));
    table_runs(&t, 0, 9, BAOBEI_CAUSE_DISCARD);
    cr_assert_eq(legal(&t, 0), 11);
    table_refuse(&t, 0, PEEK(1, 0), BAOBEI_REFUSED_EMPTY);
    table_refuse(&t, 0, PEEK(1, 4), BAOBEI_REFUSED_NO_SLOT);
    table_refuse(&t, 0, PEEK(3, 0), BAOBEI_REFUSED_NO_SEAT);
    table_refuse(&t, 0, SHOW(1, 1), BAOBEI_REFUSED_NOT_NOW);
    table_refuse(&t, 0, END(), BAOBEI_REFUSED_NOT_NOW);
    table_refuse(&t, 1, PEEK(1, 1), BAOBEI_REFUSED_NOT_ASKED);
    table_close(&t);
}

/* R7.1: no card on the table at all. */
Test(r7_powers, r7_1_white_pelican_without_any_card)
{
    table t;

    start_small(&t, "9 | 9 / 5 / 9 9");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));
    table_play(&t, 0, PEEK(1, 0)); /* the reference's */
    table_play(&t, 0, PEEK(1, 0)); /* the eliminated card's */
    table_end(&t);
    table_play(&t, 1, DRAW());
    table_play(&t, 1, PLUCK(1, 0));
    cr_assert_eq(table_count(&t, BAOBEI_EVENT_NO_EFFECT), 2);
    table_expect(&t, BAOBEI_DECISION_END, 2);
    table_close(&t);
}

/* R7.2: any card, shown to everybody, put back; no reference, no power. */
Test(r7_powers, r7_2_brown_pelican_shows_any_card)
{
    for (uint32_t seat = 0; seat < 3; seat++) {
        table t;

        start(&t, "1 2 3 12 | 5 6 7 12 | 4 3 2 12 / 5 / 10");
        table_runs(&t, 0, 10, BAOBEI_CAUSE_DISCARD);
        cr_assert_eq(table_now(&t).power, BAOBEI_POWER_SHOW);
        cr_assert_eq(legal(&t, 0), 12);
        table_play(&t, 0, SHOW(seat, 3));
        table_seen(&t, BAOBEI_EVENT_SHOWN, 0, 0, 12, table_all_viewers(&t));
        cr_assert_eq(table_card(&t, seat, 3), 12);
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SEAT_1).face[seat][3], BAOBEI_HIDDEN);
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).place[seat][3], 1);
        cr_assert_eq(table_top(&t), 10);
        table_expect(&t, BAOBEI_DECISION_END, 1); /* no window on it */
        table_refuse(&t, 1, PLUCK(1, 3), BAOBEI_REFUSED_NOT_ASKED);
        cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
        table_close(&t);
    }
}

/* R7.2: an empty slot shows nothing. */
Test(r7_powers, r7_2_brown_pelican_refusals)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 9 6 7 8 | 4 3 2 1 / 5 / 10");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DISCARD());
    table_play(&t, 1, PLUCK(1, 0));
    table_refuse(&t, 0, SHOW(1, 0), BAOBEI_REFUSED_EMPTY);
    table_refuse(&t, 0, SHOW(2, 4), BAOBEI_REFUSED_NO_SLOT);
    table_refuse(&t, 0, SHOW(5, 0), BAOBEI_REFUSED_NO_SEAT);
    table_refuse(&t, 0, PEEK(1, 1), BAOBEI_REFUSED_NOT_NOW);
    table_close(&t);
}

/* R7.3: an own card and another seat's. */
Test(r7_powers, r7_3_blind_swap_own_and_opposing)
{
    table t;

    start(&t, "1 2 3 4 | 5 6 7 8 | 4 3 2 1 / 5 / 11");
    table_runs(&t, 0, 11, BAOBEI_CAUSE_DISCARD);
    cr_assert_eq(table_now(&t).power, BAOBEI_POWER_SWAP);
    cr_assert_eq(legal(&t, 0), 3 * 4 * 4);
    table_play(&t, 0, SWAP(1, 3, 0, 2)); /* either way round */
    cr_assert_eq(table_card(&t, 0, 2), 8);
    cr_assert_eq(table_card(&t, 1, 3), 3);
    table_expect(&t, BAOBEI_DECISION_END, 1); /* no question: the swap is not optional */
    table_close(&t);
}

/* R7.3: two cards of two other seats; nobody sees them. */
Test(r7_powers, r7_3_blind_swap_of_others_cards_unseen)
{
    table t;

    start(&t, "1 2 3 4 | 5 6 7 8 | 4 3 2 1 / 5 / 11");
    table_play(&t, 0, SWAP(1, 0, 2, 3));
    cr_assert_eq(table_card(&t, 1, 0), 1);
    cr_assert_eq(table_card(&t, 2, 3), 5);
    cr_assert_eq(table_cards(&t, 0) + table_cards(&t, 1) + table_cards(&t, 2), 12);
    table_seen(&t, BAOBEI_EVENT_SWAPPED, 0, 0, 1, 0);
    table_seen(&t, BAOBEI_EVENT_SWAPPED, 0, 1, 5, 0);
    table_close(&t);
}

/* R7.3: two different seats, two cards. */
Test(r7_powers, r7_3_blind_swap_refusals)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 11 6 7 8 | 4 3 2 1 / 5 / 11");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DISCARD());
    table_play(&t, 1, PLUCK(1, 0));
    cr_assert_eq(legal(&t, 0), 4 * 3 + 4 * 4 + 3 * 4);
    table_refuse(&t, 0, SWAP(0, 0, 0, 1), BAOBEI_REFUSED_SAME_SEAT);
    table_refuse(&t, 0, SWAP(2, 0, 2, 1), BAOBEI_REFUSED_SAME_SEAT);
    table_refuse(&t, 0, SWAP(0, 0, 1, 0), BAOBEI_REFUSED_EMPTY);
    table_refuse(&t, 0, SWAP(0, 0, 1, 4), BAOBEI_REFUSED_NO_SLOT);
    table_refuse(&t, 0, SWAP(0, 0, 3, 0), BAOBEI_REFUSED_NO_SEAT);
    table_refuse(&t, 0, INSPECT(0, 0, 2, 0), BAOBEI_REFUSED_NOT_NOW);
    table_close(&t);
}

/* R7.3: no eligible pair: no effect. */
Test(r7_powers, r7_3_blind_swap_without_a_pair)
{
    table t;

    start_small(&t, "1 | 11 / 5 / 11");
    discard_and_pluck(&t);
    cr_assert_eq(table_count(&t, BAOBEI_EVENT_NO_EFFECT), 2);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_SWAPPED));
    cr_assert_eq(table_card(&t, 0, 0), 1);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R7.4: looks at both in secret, then swaps. */
Test(r7_powers, r7_4_macaw_looks_and_swaps)
{
    table t;
    baobei_decision now;

    start(&t, "1 2 3 4 | 5 6 7 8 | 4 3 2 1 / 5 / 12");
    table_runs(&t, 0, 12, BAOBEI_CAUSE_DISCARD);
    cr_assert_eq(table_now(&t).power, BAOBEI_POWER_INSPECT);
    cr_assert_eq(legal(&t, 0), 3 * 4 * 4);
    table_refuse(&t, 0, SWAP_SEEN(), BAOBEI_REFUSED_NOT_NOW);
    table_play(&t, 0, INSPECT(0, 0, 1, 3));
    table_seen(&t, BAOBEI_EVENT_INSPECTED, 0, 0, 1, BAOBEI_VIEWER_SEAT_0);
    table_seen(&t, BAOBEI_EVENT_INSPECTED, 0, 1, 8, BAOBEI_VIEWER_SEAT_0);
    table_expect(&t, BAOBEI_DECISION_SWAP, 1);
    now = table_now(&t);
    cr_assert(now.seat[0] == 0 && now.slot[0] == 0 && now.seat[1] == 1 && now.slot[1] == 3);
    cr_assert_eq(table_card(&t, 0, 0), 1); /* nothing has moved yet */
    cr_assert_eq(legal(&t, 0), 2);
    table_refuse(&t, 1, SWAP_SEEN(), BAOBEI_REFUSED_NOT_ASKED);
    table_play(&t, 0, SWAP_SEEN());
    cr_assert_eq(table_card(&t, 0, 0), 8);
    cr_assert_eq(table_card(&t, 1, 3), 1);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).place[0][0], 3);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).place[1][3], 3);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R7.4: two opposing cards, and the swap is optional. */
Test(r7_powers, r7_4_macaw_leaves)
{
    table t;

    start(&t, "1 2 3 4 | 5 6 7 8 | 4 3 2 1 / 5 / 12");
    table_play(&t, 0, INSPECT(1, 1, 2, 2));
    table_play(&t, 0, LEAVE());
    cr_assert(table_has(&t, BAOBEI_EVENT_LEFT));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_SWAPPED));
    cr_assert_eq(table_card(&t, 1, 1), 6);
    cr_assert_eq(table_card(&t, 2, 2), 2);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R7.4: two different seats, two cards. */
Test(r7_powers, r7_4_macaw_refusals)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 12 6 7 8 | 4 3 2 1 / 5 / 12");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DISCARD());
    table_play(&t, 1, PLUCK(1, 0));
    table_refuse(&t, 0, INSPECT(0, 0, 0, 1), BAOBEI_REFUSED_SAME_SEAT);
    table_refuse(&t, 0, INSPECT(0, 0, 1, 0), BAOBEI_REFUSED_EMPTY);
    table_refuse(&t, 0, INSPECT(0, 4, 1, 1), BAOBEI_REFUSED_NO_SLOT);
    table_refuse(&t, 0, INSPECT(0, 0, 4, 1), BAOBEI_REFUSED_NO_SEAT);
    table_refuse(&t, 0, SWAP(0, 0, 1, 1), BAOBEI_REFUSED_NOT_NOW);
    table_close(&t);
}

/* R7.4: cards of one seat only: no effect. */
Test(r7_powers, r7_4_macaw_without_a_pair)
{
    table t;

    start_small(&t, "1 | 12 / 5 / 12");
    discard_and_pluck(&t);
    cr_assert_eq(table_count(&t, BAOBEI_EVENT_NO_EFFECT), 2);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_INSPECTED));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R7.5: the top card of the pile goes, unseen, to the opponent chosen: a new slot when none is empty. */
Test(r7_powers, r7_5_toco_adds_a_card)
{
    table t;

    start(&t, "1 2 3 4 | 5 6 7 8 | 4 3 2 1 / 5 / 13 12 6");
    table_runs(&t, 0, 13, BAOBEI_CAUSE_DISCARD);
    cr_assert_eq(table_now(&t).power, BAOBEI_POWER_ADD);
    cr_assert_eq(legal(&t, 0), 2);
    table_refuse(&t, 0, ADD(0), BAOBEI_REFUSED_OWN);
    table_refuse(&t, 0, ADD(3), BAOBEI_REFUSED_NO_SEAT);
    table_play(&t, 0, ADD(2));
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_1, BAOBEI_EVENT_CHOSE).seat[0], 2);
    table_seen(&t, BAOBEI_EVENT_ADDED, 0, 0, 12, 0);
    table_seen(&t, BAOBEI_EVENT_PLACED, 0, 0, 12, 0);
    cr_assert_eq(table_card(&t, 2, 4), 12);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).slots[2], 5);
    cr_assert_eq(table_cards(&t, 2), 5);
    table_expect(&t, BAOBEI_DECISION_END, 1); /* no power of the macaw, no window */
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    table_close(&t);
}

/* R7.5: with empty slots the opponent chooses among them; no other card moves. */
Test(r7_powers, r7_5_toco_the_opponent_chooses_the_slot)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 15 6 13 8 | 4 3 2 1 / 5 / 13 12 6");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DISCARD());
    table_play(&t, 1, DOUBLE(1, 2, 1, 0));
    table_runs(&t, 0, 13, BAOBEI_CAUSE_DISCARD);
    table_play(&t, 0, ADD(1));
    table_expect(&t, BAOBEI_DECISION_PLACE, 2);
    cr_assert_eq(table_now(&t).power, BAOBEI_POWER_ADD);
    table_refuse(&t, 0, PLACE(0), BAOBEI_REFUSED_NOT_ASKED);
    table_refuse(&t, 1, PLACE(1), BAOBEI_REFUSED_OCCUPIED);
    table_refuse(&t, 1, PLACE(4), BAOBEI_REFUSED_NO_SLOT);
    table_play(&t, 1, PLACE(2));
    cr_assert_eq(table_card(&t, 1, 0), 0);
    cr_assert_eq(table_card(&t, 1, 1), 6);
    cr_assert_eq(table_card(&t, 1, 2), 12);
    cr_assert_eq(table_card(&t, 1, 3), 8);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R7.5: also a seat with zero cards can be hit; it plays on with all options. */
Test(r7_powers, r7_5_toco_hits_a_seat_without_cards)
{
    table t;

    start_small(&t, "1 | 15 / 5 / 13 12 6");
    discard_and_pluck(&t);
    table_runs(&t, 0, 13, BAOBEI_CAUSE_DISCARD);
    table_play(&t, 0, ADD(1));
    cr_assert_eq(table_card(&t, 1, 0), 12);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).slots[1], 1);
    table_end(&t);
    table_play(&t, 1, TAKE(0));
    cr_assert_eq(table_card(&t, 1, 0), 15);
    table_close(&t);
}

/* R7.5: an opponent whose cards are shielded cannot be chosen. */
Test(r7_powers, r7_5_toco_and_the_shield)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "15 2 3 4 | 5 6 7 8 | 4 3 2 1 / 5 / 6 13 1");
    table_draw_discard(&t);
    table_play(&t, 0, BAO());
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DISCARD());
    table_play(&t, 2, PLUCK(0, 0));
    table_play(&t, 2, GIVE(0)); /* the shield is up */
    table_runs(&t, 1, 13, BAOBEI_CAUSE_DISCARD);
    cr_assert_eq(legal(&t, 1), 1);
    table_refuse(&t, 1, ADD(0), BAOBEI_REFUSED_SHIELDED);
    table_play(&t, 1, ADD(2));
    cr_assert_eq(table_card(&t, 2, 0), 1); /* the slot that the give has left */
    table_close(&t);
}

/* R7.5: the announcer's own toco is not bound by its shield. */
Test(r7_powers, r7_5_toco_of_the_announcer)
{
    table t;

    table_init(&t, 3);
    table_species(&t, 5, 5, 5, 13, BAOBEI_POWER_NONE); /* matches the toco */
    table_start(&t, 0, "5 13 3 4 | 5 6 7 8 | 4 3 2 1 / 9 / 6 5 5 1");
    table_draw_discard(&t);
    table_play(&t, 0, BAO());
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DISCARD());
    table_play(&t, 2, PLUCK(0, 0));
    table_play(&t, 2, GIVE(0)); /* the shield is up */
    table_play(&t, 2, DRAW());
    table_play(&t, 2, DISCARD());
    table_play(&t, 0, PLUCK(0, 1));
    table_runs(&t, 0, 13, BAOBEI_CAUSE_ELIMINATED);
    cr_assert_eq(legal(&t, 0), 2);
    table_refuse(&t, 0, ADD(0), BAOBEI_REFUSED_OWN);
    table_play(&t, 0, ADD(1));
    cr_assert_eq(table_card(&t, 1, 4), 1);
    table_close(&t);
}

/* R7.6: draws two, looks at them; the user decides which one goes where. */
Test(r7_powers, r7_6_shoebill_replaces_both)
{
    for (uint32_t choice = 0; choice < 2; choice++) {
        table t;
        baobei_view view;

        start(&t, "1 2 3 4 | 5 6 7 8 | 4 3 2 1 / 5 / 14 9 10 6");
        table_runs(&t, 0, 14, BAOBEI_CAUSE_DISCARD);
        table_expect(&t, BAOBEI_DECISION_REPLACE, 1);
        cr_assert_eq(table_now(&t).power, BAOBEI_POWER_REPLACE);
        cr_assert_eq(table_now(&t).count, 2);
        view = table_view(&t, BAOBEI_VIEWER_SEAT_0);
        cr_assert(view.hand[0] == 9 && view.hand[1] == 10);
        cr_assert_eq(legal(&t, 0), 2 * 4 * 8);
        table_play(&t, 0, BOTH(choice, 3, 2, 0));
        cr_assert_eq(table_card(&t, 0, 3), choice == 0 ? 9 : 10);
        cr_assert_eq(table_card(&t, 2, 0), choice == 0 ? 10 : 9);
        view = table_view(&t, BAOBEI_VIEWER_HOST);
        cr_assert_eq(view.under, 2);
        cr_assert_eq(view.top, 14);
        cr_assert_eq(view.discard, 2);
        cr_assert_eq(view.draw, 66 - 12 - 1 - 3);
        cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_1, BAOBEI_EVENT_SLID).count, 2);
        table_expect(&t, BAOBEI_DECISION_END, 1);
        table_close(&t);
    }
}

/* R7.6: an own card and a card of an opponent. */
Test(r7_powers, r7_6_shoebill_refusals)
{
    table t;

    start(&t, "1 2 3 4 | 5 6 7 8 | 4 3 2 1 / 5 / 14 9 10 6");
    table_refuse(&t, 0, BOTH(0, 0, 0, 1), BAOBEI_REFUSED_OWN);
    table_refuse(&t, 0, BOTH(0, 4, 1, 1), BAOBEI_REFUSED_NO_SLOT);
    table_refuse(&t, 0, BOTH(1, 0, 1, 4), BAOBEI_REFUSED_NO_SLOT);
    table_refuse(&t, 0, BOTH(1, 0, 3, 0), BAOBEI_REFUSED_NO_SEAT);
    table_refuse(&t, 0, OWN(0, 0), BAOBEI_REFUSED_HALF_OWED);
    table_refuse(&t, 0, OTHER(0, 1, 0), BAOBEI_REFUSED_HALF_OWED);
    table_refuse(&t, 1, BOTH(0, 0, 2, 1), BAOBEI_REFUSED_NOT_ASKED);
    table_close(&t);
}

/* R7.6: no opponent has a card: only the own half is done, the unused card goes under the pile. */
Test(r7_powers, r7_6_shoebill_opponents_without_cards)
{
    table t;
    baobei_view view;

    start_small(&t, "14 | 1 / 5 / 1 14 9 10 6");
    table_idle_turn(&t);
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DISCARD());
    table_play(&t, 0, PLUCK(0, 0)); /* seat 0's shoebill goes; seat 1's power first */
    table_runs(&t, 1, 14, BAOBEI_CAUSE_DISCARD);
    table_refuse(&t, 1, BOTH(0, 0, 0, 0), BAOBEI_REFUSED_EMPTY);
    table_play(&t, 1, OWN(1, 0));
    cr_assert_eq(table_card(&t, 1, 0), 10);
    view = table_view(&t, BAOBEI_VIEWER_SPECTATOR);
    cr_assert_eq(view.under, 4); /* 1 and 9; then all that seat 0 drew: the only card is locked */
    table_expect(&t, BAOBEI_DECISION_END, 2);
    table_close(&t);
}

/* R7.6: a user without cards replaces an opposing card only and gets none; the unused one goes under the pile. */
Test(r7_powers, r7_6_shoebill_user_without_cards)
{
    table t;
    baobei_view view;

    start_small(&t, "3 | 1 / 5 / 3 14 9 10 6");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0)); /* no cards left */
    table_end(&t);
    table_play(&t, 1, TAKE(0)); /* seat 0 has no card: no window */
    table_end(&t);
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DISCARD());
    table_pass(&t);
    table_runs(&t, 0, 14, BAOBEI_CAUSE_DISCARD);
    cr_assert_eq(legal(&t, 0), 2);
    table_refuse(&t, 0, BOTH(0, 0, 1, 0), BAOBEI_REFUSED_NO_CARDS);
    table_refuse(&t, 0, OWN(0, 0), BAOBEI_REFUSED_NO_CARDS);
    table_play(&t, 0, OTHER(1, 1, 0));
    cr_assert_eq(table_card(&t, 1, 0), 10);
    cr_assert_eq(table_cards(&t, 0), 0);
    view = table_view(&t, BAOBEI_VIEWER_SPECTATOR);
    cr_assert_eq(view.under, 2); /* the old card and the 9 */
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SLID).value[0], 1);
    table_close(&t);
}

/* R7.6: neither half is possible: both drawn cards go under the pile. */
Test(r7_powers, r7_6_shoebill_neither_half_possible)
{
    table t;
    baobei_event event;

    start_small(&t, "3 | 14 / 5 / 3 14 9 10 6 7");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));
    table_end(&t);
    table_play(&t, 1, DRAW());
    table_play(&t, 1, PLUCK(1, 0)); /* no card on the table; two shoebills to execute */
    table_expect(&t, BAOBEI_DECISION_END, 2);
    cr_assert_eq(table_count(&t, BAOBEI_EVENT_DREW_TWO), 2);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_REPLACED));
    event = table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SLID);
    cr_assert_eq(event.count, 2);
    cr_assert_eq(event.value[0], 2);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).under, 4);
    table_close(&t);
}

/* R7.7: -5 points, a single copy, no power; matches the toco, both ways. */
Test(r7_powers, r7_7_golden_toucan)
{
    table t;
    baobei_species golden;
    baobei_species toco;

    table_init(&t, 3);
    cr_assert_eq(baobei_rules_get_species(t.rules, 15, &golden), BAOBEI_OK);
    cr_assert_eq(baobei_rules_get_species(t.rules, 13, &toco), BAOBEI_OK);
    cr_assert_eq(golden.points, -5);
    cr_assert_eq(golden.copies, 1);
    cr_assert_eq(golden.power, BAOBEI_POWER_NONE);
    cr_assert_eq(golden.family, toco.family);
    table_start(&t, 0, "13 2 3 4 | 5 6 7 8 | 4 3 2 1 / 5 / 15");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DISCARD());
    table_pass(&t);
    table_expect(&t, BAOBEI_DECISION_END, 1); /* no power */
    table_close(&t);

    table_init(&t, 3);
    table_start(&t, 0, "13 2 3 4 | 5 6 7 8 | 4 3 2 1 / 5 / 15");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));
    cr_assert(table_has(&t, BAOBEI_EVENT_PLUCKED));
    table_close(&t);

    table_init(&t, 3);
    table_start(&t, 0, "15 2 3 4 | 5 6 7 8 | 4 3 2 1 / 5 / 13");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));
    cr_assert(table_has(&t, BAOBEI_EVENT_PLUCKED));
    cr_assert_eq(table_top(&t), 15);
    table_close(&t);
}
