/* R12.24 to R12.31: who sees what. Every act is checked for every viewer: each seat, the spectators, the host. */
#include "sight.h"

#include <criterion/criterion.h>

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

/* Everybody but the host. */
static uint32_t players(const table *t)
{
    return table_all_viewers(t) & ~(uint32_t)BAOBEI_VIEWER_HOST;
}

/* Seat 0's BAO; then seat 1 draws a card, right for seat 0's slot 0, discards it, and seat 2 plucks and gives. */
static void start_shield(table *t, const char *cards)
{
    table_deck(t, 3, 2, cards);
    table_rule(t, BAOBEI_RULE_FINAL_RECYCLE, 1);
    table_start(t, 0, cards);
    table_draw_discard(t);
    sight_act(t, 0, BAO());
    sight_act(t, 1, DRAW());
    sight_act(t, 1, DISCARD());
    sight_act(t, 2, PLUCK(0, 0));
    sight_act(t, 2, GIVE(0));
}

/* R12.24: toco: the opponent chosen, then the slot; nobody, nor the user, nor the owner. */
Test(r12_sight, r12_24_toco)
{
    table t;

    start_power(&t, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 13 12");
    sight_act(&t, 0, ADD(2));
    cr_assert_eq(event(&t, BAOBEI_EVENT_CHOSE).by, 0);
    cr_assert_eq(event(&t, BAOBEI_EVENT_CHOSE).seat[0], 2);
    cr_assert_eq(event(&t, BAOBEI_EVENT_ADDED).by, 0);
    cr_assert_eq(event(&t, BAOBEI_EVENT_ADDED).seat[0], 2);
    cr_assert_eq(event(&t, BAOBEI_EVENT_ADDED).cause, BAOBEI_CAUSE_POWER);
    table_seen(&t, BAOBEI_EVENT_ADDED, 0, 0, 12, 0);
    sight_at(&t, BAOBEI_EVENT_PLACED, 2, 2, 4);
    cr_assert_eq(event(&t, BAOBEI_EVENT_PLACED).cause, BAOBEI_CAUSE_POWER);
    table_seen(&t, BAOBEI_EVENT_PLACED, 0, 0, 12, 0);
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_CHOSE), table_order(&t, BAOBEI_EVENT_ADDED));
    sight_open_to(&t, 0, "");
    table_close(&t);
}

/* R12.24: the owner that is asked for the slot does not see the card in the hand either. */
Test(r12_sight, r12_24_toco_asks_for_a_slot)
{
    table t;

    start(&t, "1 2 3 4 | 13 15 7 8 | 1 2 3 4 / 5 / 13 12");
    sight_act(&t, 0, DRAW());
    sight_act(&t, 0, DISCARD());
    sight_act(&t, 1, DOUBLE(1, 0, 1, 1));
    sight_act(&t, 0, ADD(1));
    table_expect(&t, BAOBEI_DECISION_PLACE, 2);
    sight_open_to(&t, 0, "");
    sight_act(&t, 1, PLACE(0));
    table_seen(&t, BAOBEI_EVENT_PLACED, 0, 0, 12, 0);
    sight_open_to(&t, 0, "");
    table_close(&t);
}

/* R12.25: shoebill draws: how many; the user alone sees them, until it places them. */
Test(r12_sight, r12_25_shoebill_draws)
{
    table t;

    start(&t, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 14 12 13");
    sight_act(&t, 0, DRAW());
    sight_act(&t, 0, DISCARD());
    sight_act(&t, 1, PASS());
    sight_act(&t, 2, PASS());
    cr_assert_eq(event(&t, BAOBEI_EVENT_DREW_TWO).by, 0);
    cr_assert_eq(event(&t, BAOBEI_EVENT_DREW_TWO).count, 2);
    cr_assert_eq(event(&t, BAOBEI_EVENT_DREW_TWO).value[0], 50);
    table_seen(&t, BAOBEI_EVENT_DREW_TWO, 0, 0, 12, SEAT_0);
    table_seen(&t, BAOBEI_EVENT_DREW_TWO, 0, 1, 13, SEAT_0);
    sight_open_to(&t, SEAT_0, "");
    cr_assert_eq(table_view(&t, SEAT_0).hand[1], 13);
    table_close(&t);
}

/* R12.26: shoebill places: both slots; the new cards nobody new, nor which of the two went where. */
Test(r12_sight, r12_26_shoebill_places)
{
    table t[2];

    for (uint32_t choice = 0; choice < 2; choice++) {
        start_power(t + choice, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 14 12 13");
        sight_act(t + choice, 0, BOTH(choice, 1, 2, 3));
        sight_at_two(t + choice, BAOBEI_EVENT_REPLACED, 0, 0, 1, 2, 3);
        cr_assert_eq(event(t + choice, BAOBEI_EVENT_REPLACED).count, 2);
        cr_assert_eq(event(t + choice, BAOBEI_EVENT_REPLACED).value[0], 1);
        table_seen(t + choice, BAOBEI_EVENT_REPLACED, 0, 0, choice == 0 ? 12 : 13, SEAT_0);
        table_seen(t + choice, BAOBEI_EVENT_REPLACED, 0, 1, choice == 0 ? 13 : 12, SEAT_0);
        sight_open_to(t + choice, 0, "");
    }
    sight_same(t, t + 1, players(t) & ~(uint32_t)SEAT_0);
    table_close(t);
    table_close(t + 1);
}

/* R12.27: shoebill slides: how many; the old cards nobody. Their number stays public. */
Test(r12_sight, r12_27_shoebill_slides)
{
    table t[2];

    for (uint32_t i = 0; i < 2; i++) {
        start_power(t + i, i == 0 ? "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 14 12 13"
                                  : "1 2 3 9 | 5 6 7 8 | 1 2 3 10 / 5 / 14 12 13"); /* other old cards */
        sight_act(t + i, 0, BOTH(0, 3, 2, 3));
        cr_assert_eq(event(t + i, BAOBEI_EVENT_SLID).by, 0);
        cr_assert_eq(event(t + i, BAOBEI_EVENT_SLID).count, 2);
        cr_assert_eq(event(t + i, BAOBEI_EVENT_SLID).value[0], 0);
        cr_assert_eq(table_view(t + i, BAOBEI_VIEWER_SPECTATOR).under, 2);
    }
    sight_same(t, t + 1, players(t)); /* nobody can tell, nor the user, nor the owner */
    table_close(t);
    table_close(t + 1);
}

/* R12.27: an unused card: nobody new. */
Test(r12_sight, r12_27_unused_card)
{
    table t[2];

    for (uint32_t choice = 0; choice < 2; choice++) {
        const char *cards = "3 | 1 / 5 / 3 14 6 7";

        table_deck(t + choice, 2, 1, cards);
        table_start(t + choice, 0, cards);
        sight_act(t + choice, 0, DRAW());
        sight_act(t + choice, 0, PLUCK(0, 0));
        sight_act(t + choice, 0, END());
        sight_act(t + choice, 1, TAKE(0));
        sight_act(t + choice, 1, END());
        table_draw_discard(t + choice);
        sight_act(t + choice, 0, OTHER(choice, 1, 0));
        cr_assert_eq(event(t + choice, BAOBEI_EVENT_REPLACED).count, 1);
        sight_at(t + choice, BAOBEI_EVENT_REPLACED, 0, 1, 0);
        table_seen(t + choice, BAOBEI_EVENT_REPLACED, 0, 0, 6 + choice, SEAT_0);
        cr_assert_eq(event(t + choice, BAOBEI_EVENT_SLID).count, 2);
        cr_assert_eq(event(t + choice, BAOBEI_EVENT_SLID).value[0], 1);
        sight_open_to(t + choice, 0, "");
    }
    sight_same(t, t + 1, players(t) & ~(uint32_t)SEAT_0);
    table_close(t);
    table_close(t + 1);
}

/* R12.28: a recycle: its number, the size of the new pile, the top stays; nobody sees a card, nor the order. */
Test(r12_sight, r12_28_recycle)
{
    static const uint32_t order[2][3] = {{0, 1, 2}, {2, 0, 1}};
    const char *cards = "1 2 | 3 4 / 5 / 6 7 8";
    table t[2];

    for (uint32_t i = 0; i < 2; i++) {
        table_deck(t + i, 2, 2, cards);
        table_start(t + i, 0, cards);
        table_idle_turn(t + i);
        table_idle_turn(t + i);
        sight_act(t + i, 0, DRAW());
        sight_act(t + i, 0, DISCARD());
        table_script_shuffle(t + i, order[i], 3);
        sight_act(t + i, 1, PLUCK(1, 0)); /* wrong: 5, 6, 7 are shuffled for the penalty */
        cr_assert_eq(event(t + i, BAOBEI_EVENT_RECYCLED).count, 1);
        cr_assert_eq(event(t + i, BAOBEI_EVENT_RECYCLED).value[0], 3);
        table_seen(t + i, BAOBEI_EVENT_RECYCLED, 0, 0, 0, everybody(t));
        cr_assert_eq(table_card(t + i, 1, 2), 5 + order[i][0]);
        cr_assert_eq(table_view(t + i, SEAT_0).top, 8);
        cr_assert_eq(table_view(t + i, SEAT_0).draw, 2);
        cr_assert_eq(table_view(t + i, SEAT_0).discard, 1);
        cr_assert_eq(table_view(t + i, SEAT_0).recycles, 1);
        sight_open_to(t + i, 0, "");
    }
    sight_same(t, t + 1, players(t));
    table_close(t);
    table_close(t + 1);
}

/* R12.28: slid cards go in, too; their number is public. */
Test(r12_sight, r12_28_recycle_of_slid_cards)
{
    const char *cards = "1 2 | 3 4 / 5 / 14 6 7";
    table t;

    table_deck(&t, 2, 2, cards);
    table_start(&t, 0, cards);
    table_draw_discard(&t);
    sight_act(&t, 0, BOTH(0, 0, 1, 0));
    cr_assert_eq(table_view(&t, SEAT_1).under, 2);
    sight_act(&t, 0, END());
    sight_act(&t, 1, DRAW());
    cr_assert_eq(event(&t, BAOBEI_EVENT_RECYCLED).value[0], 3);
    cr_assert_eq(table_view(&t, SEAT_1).under, 0);
    sight_open_to(&t, SEAT_1, "");
    table_close(&t);
}

/* R12.29: an impossible draw is skipped, and everybody is told. */
Test(r12_sight, r12_29_skipped_draw)
{
    const char *cards = "1 | 2 / 3";
    table t;

    table_deck(&t, 2, 1, cards);
    table_start(&t, 0, cards);
    sight_act(&t, 0, DRAW());
    cr_assert_eq(event(&t, BAOBEI_EVENT_SKIPPED).by, 0);
    sight_open_to(&t, 0, "");
    table_close(&t);
}

/* R12.30: BAO, the rising shield, the end of a turn; what is shielded is a standing fact. */
Test(r12_sight, r12_30_bao_and_shield)
{
    table t;

    start_shield(&t, "1 2 | 3 4 | 4 5 / 2 / 7 1");
    cr_assert_eq(event(&t, BAOBEI_EVENT_SHIELD_UP).by, 0);
    cr_assert_eq(event(&t, BAOBEI_EVENT_TURN_ENDED).by, 1);
    cr_assert_eq(event(&t, BAOBEI_EVENT_TURN).by, 2);
    cr_assert_eq(event(&t, BAOBEI_EVENT_TURN).value[0], 1);
    for (uint32_t viewer = SEAT_0; viewer <= BAOBEI_VIEWER_HOST; viewer <<= 1) {
        baobei_view view;

        if (!(everybody(&t) & viewer))
            continue;
        view = table_view(&t, (baobei_viewer)viewer);
        cr_assert(view.announcer == 0 && view.shield == 1 && view.closing == 0 && view.final == 0);
        cr_assert(view.place[0][0] == 5 && view.place[0][1] == 5 && view.place[1][0] == 1);
    }
    sight_open_to(&t, 0, "");
    table_close(&t);
}

/* R12.30: BAO itself. */
Test(r12_sight, r12_30_bao)
{
    table t;

    start(&t, "");
    table_draw_discard(&t);
    sight_act(&t, 0, BAO());
    cr_assert_eq(event(&t, BAOBEI_EVENT_BAO).by, 0);
    cr_assert_eq(event(&t, BAOBEI_EVENT_TURN_ENDED).by, 0);
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_BAO), table_order(&t, BAOBEI_EVENT_TURN_ENDED));
    table_close(&t);
}

/* R12.30: the automatic phase begins, the shield falls. */
Test(r12_sight, r12_30_automatic_phase)
{
    table t;

    start_shield(&t, "1 2 | 3 4 | 4 5 / 2 / 7 1");
    sight_act(&t, 2, DRAW());
    cr_assert_eq(event(&t, BAOBEI_EVENT_FINAL).by, 0);
    cr_assert_eq(event(&t, BAOBEI_EVENT_SHIELD_DOWN).by, 0);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).final, 1);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).shield, 0);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).place[0][0], 1);
    sight_open_to(&t, SEAT_2, "");
    table_close(&t);
}

/* A round of two seats is about to end: seat 1's shoebill has slid cards, and the pile is not empty. */
static void play_to_the_end(table *t, const char *cards)
{
    table_deck(t, 2, 2, "1 2 | 3 4 / 5 / 14 6 7 8 9 10");
    table_start(t, 0, cards);
    table_draw_discard(t);
    sight_act(t, 0, BOTH(0, 0, 1, 0));
    sight_act(t, 0, BAO());
    sight_act(t, 1, DRAW());
    sight_act(t, 1, DISCARD());
    sight_act(t, 0, PASS());
}

/* R12.31: every card in a slot, totals, scores, sums, next first seat: everybody, until the next deal. */
Test(r12_sight, r12_31_round_ends)
{
    table t;
    baobei_event e;
    uint32_t cards = 0;

    play_to_the_end(&t, "1 2 | 3 4 / 5 / 14 6 7 8 9 10"); /* seat 0: 6 2, seat 1: 7 4 */
    for (uint32_t n = 0; n < table_count(&t, BAOBEI_EVENT_REVEALED); n++) {
        e = table_nth(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_REVEALED, n);
        for (uint32_t i = 0; i < e.count; i++, cards++)
            cr_assert_eq((uint32_t)e.value[i], table_card(&t, e.seat[0], e.slot[0] + i));
    }
    cr_assert_eq(cards, 4);
    e = event(&t, BAOBEI_EVENT_TOTALS);
    cr_assert(e.value[0] == 8 && e.value[1] == 11);
    e = event(&t, BAOBEI_EVENT_SCORES);
    cr_assert(e.value[0] == 0 && e.value[1] == 11);
    e = event(&t, BAOBEI_EVENT_SUMS);
    cr_assert(e.value[0] == 0 && e.value[1] == 11 && e.by == 1 && e.count == 3);
    sight_open_to(&t, everybody(&t), "0 0 0 1 1 0 1 1");
    for (uint32_t seat = 0; seat < 2; seat++)
        cr_assert_eq(table_view(&t, table_viewer(seat)).face[0][0], 6);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).under, 2);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).draw, 2);
    sight_act(&t, BAOBEI_NO_SEAT, DEAL());
    sight_open_to(&t, 0, "");
    table_close(&t);
}

/* R12.31: draw pile and slid cards are not turned. */
Test(r12_sight, r12_31_piles_stay_covered)
{
    table t[2];

    play_to_the_end(t, "1 2 | 3 4 / 5 / 14 6 7 8 9 10");
    play_to_the_end(t + 1, "3 2 | 1 4 / 5 / 14 6 7 8 10 9");
    /* Seats 0 and 1 saw slot 0 in no look: none was made. */
    sight_same(t, t + 1, players(t));
    table_close(t);
    table_close(t + 1);
}

/* R12.31: the end of the match: the winner. */
Test(r12_sight, r12_31_match_ends)
{
    const char *cards = "1 | 9 | 5 / 2 / 3 4 6";
    table t;

    table_deck(&t, 3, 1, cards);
    table_rule(&t, BAOBEI_RULE_LIMIT_3, 9);
    table_start(&t, 0, cards);
    table_draw_discard(&t);
    sight_act(&t, 0, BAO());
    table_draw_discard(&t);
    sight_act(&t, 2, TAKE(0));
    sight_act(&t, 1, PASS());
    sight_act(&t, 0, PASS());
    cr_assert_eq(event(&t, BAOBEI_EVENT_OVER).by, 0);
    cr_assert_eq(event(&t, BAOBEI_EVENT_SUMS).count, 0);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).winner, 0);
    sight_open_to(&t, everybody(&t), "0 0 1 0 2 0");
    table_close(&t);
}
