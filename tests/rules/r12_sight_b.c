/* R12.12 to R12.23: who sees what. Every act is checked for every viewer: each seat, the spectators, the host. */
#include "sight.h"

#include <criterion/criterion.h>
#include <string.h>

#define SEAT_0 BAOBEI_VIEWER_SEAT_0
#define SEAT_1 BAOBEI_VIEWER_SEAT_1
#define SEAT_2 BAOBEI_VIEWER_SEAT_2

static uint32_t everybody(const table *t)
{
    return table_all_viewers(t);
}

static baobei_event event(const table *t, baobei_event_kind kind)
{
    return table_event(t, BAOBEI_VIEWER_SPECTATOR, kind);
}

static void start(table *t, const char *cards)
{
    table_init(t, 3);
    table_start(t, 0, cards);
}

/* Seat 0 draws the first card of the pile and discards it; everybody passes. */
static void start_power(table *t, const char *cards)
{
    start(t, cards);
    table_draw_discard(t);
}

/* R12.12: claimant, form and targets in order; no face, also not of the drawn reference. */
Test(r12_sight, r12_12_claim)
{
    table t;

    start(&t, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 7");
    sight_act(&t, 0, DRAW());
    sight_act(&t, 0, DISCARD());
    sight_act(&t, 1, DOUBLE(2, 3, 1, 2));
    sight_at_two(&t, BAOBEI_EVENT_CLAIMED, 1, 2, 3, 1, 2);
    cr_assert_eq(event(&t, BAOBEI_EVENT_CLAIMED).count, 2);
    table_seen(&t, BAOBEI_EVENT_CLAIMED, 0, 0, 0, everybody(&t));
    table_seen(&t, BAOBEI_EVENT_CLAIMED, 0, 1, 0, everybody(&t));
    cr_assert_eq(table_order(&t, BAOBEI_EVENT_CLAIMED), 0);
    table_close(&t);

    start(&t, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 7");
    sight_act(&t, 0, DRAW());
    sight_act(&t, 0, PLUCK(1, 2));
    sight_at(&t, BAOBEI_EVENT_CLAIMED, 0, 1, 2);
    cr_assert_eq(event(&t, BAOBEI_EVENT_CLAIMED).count, 1);
    table_seen(&t, BAOBEI_EVENT_CLAIMED, 0, 0, 0, everybody(&t));
    table_close(&t);
}

/* R12.12: until the drawn reference lies open, nothing tells the others which card it is. */
Test(r12_sight, r12_12_drawn_reference_stays_hidden)
{
    static baobei_event list[2][SIGHT_MOST];
    table t[2];
    uint32_t count[2];

    for (uint32_t i = 0; i < 2; i++) {
        start(t + i, i == 0 ? "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 7 1" : "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 13 1");
        sight_act(t + i, 0, DRAW());
        sight_act(t + i, 0, PLUCK(2, 2)); /* wrong with both */
        cr_assert_eq(baobei_events(t[i].game, SEAT_1, 1, list[i], SIGHT_MOST, count + i), BAOBEI_OK);
    }
    for (uint32_t i = 0; list[0][i].kind != BAOBEI_EVENT_DISCARDED; i++)
        cr_assert_eq(memcmp(&list[0][i], &list[1][i], sizeof **list), 0, "%s",
                     baobei_event_name((baobei_event_kind)list[0][i].kind));
    table_close(t);
    table_close(t + 1);
}

/* R12.13: wrong on the own draw: the target and then the reference, everybody. */
Test(r12_sight, r12_13_wrong_on_the_own_draw)
{
    table t;

    start(&t, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 9 3");
    sight_act(&t, 0, DRAW());
    sight_act(&t, 0, PLUCK(1, 1));
    sight_at(&t, BAOBEI_EVENT_MISSED, 0, 1, 1);
    table_seen(&t, BAOBEI_EVENT_MISSED, 0, 0, 6, everybody(&t));
    table_seen(&t, BAOBEI_EVENT_DISCARDED, 0, 0, 9, everybody(&t));
    cr_assert_eq(event(&t, BAOBEI_EVENT_DISCARDED).cause, BAOBEI_CAUSE_REFERENCE);
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_MISSED), table_order(&t, BAOBEI_EVENT_DISCARDED));
    sight_open_to(&t, 0, ""); /* put back face down */
    table_close(&t);
}

/* R12.13: a wrong double shows both, a matching one, too; in a window no reference moves. */
Test(r12_sight, r12_13_wrong_double_in_a_window)
{
    table t;

    start(&t, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 7 3");
    sight_act(&t, 0, DRAW());
    sight_act(&t, 0, DISCARD());
    sight_act(&t, 2, DOUBLE(1, 2, 0, 0));
    sight_at_two(&t, BAOBEI_EVENT_MISSED, 2, 1, 2, 0, 0);
    table_seen(&t, BAOBEI_EVENT_MISSED, 0, 0, 7, everybody(&t));
    table_seen(&t, BAOBEI_EVENT_MISSED, 0, 1, 1, everybody(&t));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_DISCARDED));
    sight_open_to(&t, 0, "");
    table_close(&t);
}

/* R12.14: right on the own draw: the reference first, then the target; its slot is empty for everybody. */
Test(r12_sight, r12_14_right_on_the_own_draw)
{
    table t;

    start(&t, "1 2 3 15 | 5 6 7 8 | 1 2 3 4 / 5 / 13");
    sight_act(&t, 0, DRAW());
    sight_act(&t, 0, PLUCK(0, 3));
    sight_at(&t, BAOBEI_EVENT_PLUCKED, 0, 0, 3);
    table_seen(&t, BAOBEI_EVENT_DISCARDED, 0, 0, 13, everybody(&t));
    table_seen(&t, BAOBEI_EVENT_PLUCKED, 0, 0, 15, everybody(&t));
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_DISCARDED), table_order(&t, BAOBEI_EVENT_PLUCKED));
    cr_assert_eq(table_view(&t, SEAT_2).top, 15);
    cr_assert_eq(table_view(&t, SEAT_2).place[0][3], 0);
    cr_assert_eq(table_view(&t, SEAT_2).face[0][3], 0);
    sight_open_to(&t, 0, "");
    table_close(&t);
}

/* R12.14: a right double: in order, everybody. */
Test(r12_sight, r12_14_right_double_in_a_window)
{
    table t;

    start(&t, "1 2 3 4 | 9 6 7 8 | 1 2 3 10 / 5 / 9");
    sight_act(&t, 0, DRAW());
    sight_act(&t, 0, DISCARD());
    sight_act(&t, 2, DOUBLE(2, 3, 1, 0));
    sight_at_two(&t, BAOBEI_EVENT_PLUCKED, 2, 2, 3, 1, 0);
    table_seen(&t, BAOBEI_EVENT_PLUCKED, 0, 0, 10, everybody(&t));
    table_seen(&t, BAOBEI_EVENT_PLUCKED, 0, 1, 9, everybody(&t));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_DISCARDED));
    cr_assert_eq(table_view(&t, SEAT_0).discard, 4);
    sight_open_to(&t, 0, "");
    table_close(&t);
}

/* R12.15: a give: both slots; nobody sees the card, neither giver nor receiver. */
Test(r12_sight, r12_15_give)
{
    table t;

    start(&t, "1 2 3 4 | 5 6 7 8 | 1 2 3 7 / 5 / 7");
    sight_act(&t, 0, DRAW());
    sight_act(&t, 0, DISCARD());
    sight_act(&t, 1, PLUCK(2, 3));
    sight_act(&t, 1, GIVE(0));
    sight_at_two(&t, BAOBEI_EVENT_GAVE, 1, 1, 0, 2, 3);
    table_seen(&t, BAOBEI_EVENT_GAVE, 0, 0, 5, 0);
    table_seen(&t, BAOBEI_EVENT_GAVE, 0, 1, 5, 0);
    sight_open_to(&t, 0, "");
    table_close(&t);
}

/* R12.16, R12.17: a penalty: who receives it; nobody sees it, nor the receiver, also while it is being placed. */
Test(r12_sight, r12_16_penalty)
{
    table t;

    start(&t, "1 2 3 4 | 9 10 7 8 | 1 2 3 4 / 5 / 9 6 13");
    sight_act(&t, 0, DRAW());
    sight_act(&t, 0, DISCARD());
    sight_act(&t, 1, DOUBLE(1, 0, 1, 1));
    sight_act(&t, 0, PEEK(0, 0));
    sight_act(&t, 1, SHOW(0, 0));
    sight_act(&t, 0, END());
    sight_act(&t, 1, DRAW());
    sight_act(&t, 1, PLUCK(1, 2)); /* wrong; two empty slots */
    cr_assert_eq(event(&t, BAOBEI_EVENT_ADDED).by, 1);
    cr_assert_eq(event(&t, BAOBEI_EVENT_ADDED).seat[0], 1);
    cr_assert_eq(event(&t, BAOBEI_EVENT_ADDED).cause, BAOBEI_CAUSE_PENALTY);
    cr_assert_eq(event(&t, BAOBEI_EVENT_ADDED).value[0], 50);
    table_seen(&t, BAOBEI_EVENT_ADDED, 0, 0, 13, 0);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).hand[0], 13);
    sight_open_to(&t, 0, "");
    sight_act(&t, 1, PLACE(1));
    table_seen(&t, BAOBEI_EVENT_PLACED, 0, 0, 13, 0);
    sight_open_to(&t, 0, "");
    table_close(&t);
}

/* R12.17: the slot of an added card: owner and slot. */
Test(r12_sight, r12_17_slot_of_an_added_card)
{
    table t;

    start(&t, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 9 6");
    sight_act(&t, 0, DRAW());
    sight_act(&t, 0, DISCARD());
    sight_act(&t, 2, PLUCK(2, 1));
    sight_at(&t, BAOBEI_EVENT_PLACED, 2, 2, 4);
    cr_assert_eq(event(&t, BAOBEI_EVENT_PLACED).cause, BAOBEI_CAUSE_PENALTY);
    table_seen(&t, BAOBEI_EVENT_PLACED, 0, 0, 6, 0);
    cr_assert_eq(table_view(&t, SEAT_0).slots[2], 5);
    sight_open_to(&t, 0, "");
    table_close(&t);
}

/* R12.18: a power begins: seat, species and what earned it. */
Test(r12_sight, r12_18_power_begins)
{
    table t;
    baobei_event e;

    start(&t, "10 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 9 9");
    sight_act(&t, 0, DRAW());
    sight_act(&t, 0, PLUCK(0, 0));
    e = event(&t, BAOBEI_EVENT_POWER);
    cr_assert(e.by == 0 && e.cause == BAOBEI_CAUSE_REFERENCE && e.value[0] == BAOBEI_POWER_LOOK);
    table_seen(&t, BAOBEI_EVENT_POWER, 0, 0, 9, everybody(&t));
    sight_act(&t, 0, PEEK(0, 1));
    e = event(&t, BAOBEI_EVENT_POWER);
    cr_assert(e.by == 0 && e.cause == BAOBEI_CAUSE_ELIMINATED && e.value[0] == BAOBEI_POWER_SHOW);
    table_seen(&t, BAOBEI_EVENT_POWER, 0, 0, 10, everybody(&t));
    sight_act(&t, 0, SHOW(0, 1));
    sight_act(&t, 0, END());
    sight_act(&t, 1, DRAW());
    sight_act(&t, 1, DISCARD());
    sight_act(&t, 0, PASS());
    sight_act(&t, 2, PASS());
    e = event(&t, BAOBEI_EVENT_POWER);
    cr_assert(e.by == 1 && e.cause == BAOBEI_CAUSE_DISCARD);
    table_seen(&t, BAOBEI_EVENT_POWER, 0, 0, 9, everybody(&t));
    cr_assert_eq(table_view(&t, SEAT_2).decision.species, 9);
    table_close(&t);
}

/* R12.18: it is declined; it has no effect. */
Test(r12_sight, r12_18_declined_or_without_effect)
{
    const char *cards = "1 | 11 / 5 / 11";
    table t;
    baobei_event e;

    table_deck(&t, 2, 1, cards);
    table_rule(&t, BAOBEI_RULE_POWER_FREE, 1);
    table_start(&t, 0, cards);
    sight_act(&t, 0, DRAW());
    sight_act(&t, 0, DISCARD());
    sight_act(&t, 1, PLUCK(1, 0));
    sight_act(&t, 0, DECLINE());
    e = event(&t, BAOBEI_EVENT_DECLINED);
    cr_assert(e.by == 0 && e.cause == BAOBEI_CAUSE_DISCARD && e.value[0] == BAOBEI_POWER_SWAP);
    table_seen(&t, BAOBEI_EVENT_DECLINED, 0, 0, 11, everybody(&t));
    sight_act(&t, 1, USE());
    e = event(&t, BAOBEI_EVENT_NO_EFFECT);
    cr_assert(e.by == 1 && e.cause == BAOBEI_CAUSE_ELIMINATED && e.value[0] == BAOBEI_POWER_SWAP);
    table_seen(&t, BAOBEI_EVENT_NO_EFFECT, 0, 0, 11, everybody(&t));
    table_close(&t);
}

/* R12.19: white pelican: the slot is public; the user alone sees the card, not even its owner. */
Test(r12_sight, r12_19_white_pelican)
{
    table t;

    start_power(&t, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 9");
    sight_act(&t, 0, PEEK(1, 2));
    sight_at(&t, BAOBEI_EVENT_PEEKED, 0, 1, 2);
    table_seen(&t, BAOBEI_EVENT_PEEKED, 0, 0, 7, SEAT_0);
    sight_open_to(&t, 0, "");
    table_close(&t);
}

/* R12.20: brown pelican: everybody. */
Test(r12_sight, r12_20_brown_pelican)
{
    table t;

    start_power(&t, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 10");
    sight_act(&t, 0, SHOW(1, 2));
    sight_at(&t, BAOBEI_EVENT_SHOWN, 0, 1, 2);
    table_seen(&t, BAOBEI_EVENT_SHOWN, 0, 0, 7, everybody(&t));
    sight_open_to(&t, 0, "");
    table_close(&t);
}

/* R12.21: blind swap: both slots; nobody, nor the user. The locks are public. */
Test(r12_sight, r12_21_blind_swap)
{
    table t;

    start_power(&t, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 11");
    sight_act(&t, 0, SWAP(0, 1, 2, 3));
    sight_at_two(&t, BAOBEI_EVENT_SWAPPED, 0, 0, 1, 2, 3);
    table_seen(&t, BAOBEI_EVENT_SWAPPED, 0, 0, 4, 0);
    table_seen(&t, BAOBEI_EVENT_SWAPPED, 0, 1, 2, 0);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).place[0][1], 3);
    sight_open_to(&t, 0, "");
    sight_act(&t, 0, END()); /* the locks end; everybody can tell */
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).place[0][1], 1);
    table_close(&t);
}

/* R12.22: macaw looks: both slots are public; the user alone sees the cards, until it decides. */
Test(r12_sight, r12_22_macaw_looks)
{
    table t;

    start_power(&t, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 12");
    sight_act(&t, 0, INSPECT(1, 1, 2, 3));
    sight_at_two(&t, BAOBEI_EVENT_INSPECTED, 0, 1, 1, 2, 3);
    table_seen(&t, BAOBEI_EVENT_INSPECTED, 0, 0, 6, SEAT_0);
    table_seen(&t, BAOBEI_EVENT_INSPECTED, 0, 1, 4, SEAT_0);
    sight_open_to(&t, SEAT_0, "1 1 2 3");
    table_close(&t);
}

/* R12.23: macaw decides: swapped or left; nobody new, and the two cards are face down for the user, too. */
Test(r12_sight, r12_23_macaw_decides)
{
    table t;

    start_power(&t, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 12");
    sight_act(&t, 0, INSPECT(1, 1, 2, 3));
    sight_act(&t, 0, SWAP_SEEN());
    sight_at_two(&t, BAOBEI_EVENT_SWAPPED, 0, 1, 1, 2, 3);
    table_seen(&t, BAOBEI_EVENT_SWAPPED, 0, 0, 4, 0);
    table_seen(&t, BAOBEI_EVENT_SWAPPED, 0, 1, 6, 0);
    sight_open_to(&t, 0, "");
    table_close(&t);

    start_power(&t, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 12");
    sight_act(&t, 0, INSPECT(0, 1, 2, 3));
    sight_act(&t, 0, LEAVE());
    sight_at_two(&t, BAOBEI_EVENT_LEFT, 0, 0, 1, 2, 3);
    table_seen(&t, BAOBEI_EVENT_LEFT, 0, 0, 2, 0);
    table_seen(&t, BAOBEI_EVENT_LEFT, 0, 1, 4, 0);
    sight_open_to(&t, 0, "");
    table_close(&t);
}
