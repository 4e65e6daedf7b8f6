/* R2: slots and turns. */
#include "table.h"

#include <criterion/criterion.h>

/* The legal actions of a seat are exactly these. */
static void expect_legal(const table *t, uint32_t seat, const baobei_action *expected, uint32_t count)
{
    baobei_action legal[64];

    cr_assert_eq(baobei_legal(t->game, seat, 0, legal, 64), count);
    for (uint32_t i = 0; i < count; i++)
        cr_assert_eq(legal[i], expected[i], "legal action %u", i);
}

/* R2.1: eliminating a card leaves its slot empty; nothing moves up. */
Test(r2_turns, r2_1_an_eliminated_card_leaves_its_slot_empty)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 5 6 7 8 // 2");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 1));
    table_hand(&t, 0, "1 0 3 4");
    table_hand(&t, 1, "5 6 7 8");
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).place[0][1], 0);
    table_close(&t);
}

/* R2.1: a replacement takes exactly the same slot, by keeping ... */
Test(r2_turns, r2_1_keep_fills_the_same_slot)
{
    for (uint32_t slot = 0; slot < 4; slot++) {
        table t;

        table_init(&t, 3);
        table_start(&t, 0, "1 2 3 4 // 8");
        table_play(&t, 0, DRAW());
        table_play(&t, 0, KEEP(slot));
        for (uint32_t i = 0; i < 4; i++)
            cr_assert_eq(table_card(&t, 0, i), i == slot ? 8 : i + 1);
        cr_assert_eq(table_top(&t), slot + 1);
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).slots[0], 4);
        table_close(&t);
    }
}

/* R2.1: ... or by taking the discard; also with an empty slot before it. */
Test(r2_turns, r2_1_take_fills_the_same_slot)
{
    table t;

    table_init(&t, 2);
    table_start(&t, 0, "1 2 3 4 5 // 2 6");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 1));
    table_end(&t);
    table_idle_turn(&t);
    table_play(&t, 0, TAKE(3));
    table_hand(&t, 0, "1 0 3 6 5");
    cr_assert_eq(table_top(&t), 4);
    table_close(&t);
}

/* R2.2: a penalty without an empty slot makes a new one, numbered next; no other card moves. */
Test(r2_turns, r2_2_new_slots_are_numbered_next)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 // 8 7 6 5");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));
    table_hand(&t, 0, "1 2 3 4 7");
    table_expect(&t, BAOBEI_DECISION_END, 1);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_PLACED).slot[0], 4);
    table_end(&t);
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DISCARD());
    table_play(&t, 0, PLUCK(0, 0));
    table_hand(&t, 0, "1 2 3 4 7 5");
    table_close(&t);
}

/* R2.2: a single empty slot is filled, and no new one appears. */
Test(r2_turns, r2_2_the_only_empty_slot_is_filled)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 // 3 8 7");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 2));
    table_end(&t);
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DISCARD());
    table_play(&t, 0, PLUCK(0, 0)); /* wrong; the penalty is the 7 */
    table_hand(&t, 0, "1 2 7 4");
    table_expect(&t, BAOBEI_DECISION_END, 2);
    table_close(&t);
}

/* R2.2: of several empty slots the owner chooses one of them, also in somebody else's turn. */
Test(r2_turns, r2_2_the_owner_chooses_among_empty_slots)
{
    static const uint32_t chosen[2] = {1, 3};

    for (uint32_t i = 0; i < 2; i++) {
        table t;

        table_init(&t, 3);
        table_start(&t, 0, "1 2 3 2 // 2 8 7");
        table_play(&t, 0, DRAW());
        table_play(&t, 0, DOUBLE(0, 1, 0, 3));
        table_end(&t);
        table_play(&t, 1, DRAW());
        table_play(&t, 1, DISCARD());
        table_play(&t, 0, PLUCK(0, 0));
        table_expect(&t, BAOBEI_DECISION_PLACE, 1);
        cr_assert_eq(table_now(&t).cause, BAOBEI_CAUSE_PENALTY);
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).hand[0], 7); /* on its way, and unseen by all */
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SEAT_0).hand[0], BAOBEI_HIDDEN);
        expect_legal(&t, 0, (baobei_action[]){PLACE(1), PLACE(3)}, 2);
        table_refuse(&t, 0, PLACE(0), BAOBEI_REFUSED_OCCUPIED);
        table_refuse(&t, 0, PLACE(4), BAOBEI_REFUSED_NO_SLOT); /* no new slot while there are empty ones */
        table_refuse(&t, 1, PLACE(1), BAOBEI_REFUSED_NOT_ASKED);
        table_play(&t, 0, PLACE(chosen[i]));
        table_hand(&t, 0, i == 0 ? "1 7 3 0" : "1 0 3 7");
        table_expect(&t, BAOBEI_DECISION_END, 2);
        table_close(&t);
    }
}

/* R2.2: so does the owner of a card that a toco adds (R7.5), who is not its user. */
Test(r2_turns, r2_2_the_owner_chooses_for_a_toco_too)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 2 // 2 13 7");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DOUBLE(0, 1, 0, 3));
    table_end(&t);
    table_draw_discard(&t);
    table_play(&t, 1, ADD(0));
    table_expect(&t, BAOBEI_DECISION_PLACE, 1);
    table_runs(&t, 0, 13, BAOBEI_CAUSE_POWER);
    cr_assert_eq(table_now(&t).power, BAOBEI_POWER_ADD);
    table_refuse(&t, 1, PLACE(1), BAOBEI_REFUSED_NOT_ASKED);
    table_play(&t, 0, PLACE(3));
    table_hand(&t, 0, "1 0 3 7");
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_1, BAOBEI_EVENT_PLACED).cause, BAOBEI_CAUSE_POWER);
    table_expect(&t, BAOBEI_DECISION_END, 2);
    table_close(&t);
}

/* R2.2: a slot emptied by a give is an empty slot, too (R11.22). */
Test(r2_turns, r2_2_a_slot_emptied_by_a_give_is_filled)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 8 5 6 7 // 8 7 6");
    table_play(&t, 0, DRAW());
    table_claim(&t, 0, PLUCK(1, 0), 2, -1);
    table_hand(&t, 0, "1 2 0 4");
    table_end(&t);
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DISCARD());
    table_play(&t, 0, PLUCK(0, 0));
    table_hand(&t, 0, "1 2 6 4");
    table_close(&t);
}

/* R2.2: the new slot counts on: emptied, it can be filled again. */
Test(r2_turns, r2_2_a_new_slot_is_a_slot_like_any_other)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 // 8 7 7 6 5");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0)); /* wrong: 7 into slot 4 */
    table_end(&t);
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DISCARD());
    table_play(&t, 0, PLUCK(0, 4)); /* right */
    table_hand(&t, 0, "1 2 3 4 0");
    table_end(&t);
    table_play(&t, 2, DRAW());
    table_play(&t, 2, DISCARD());
    table_play(&t, 0, PLUCK(0, 0)); /* wrong: 5 */
    table_hand(&t, 0, "1 2 3 4 5");
    table_close(&t);
}

/* R2.3: nobody may look at, turn, move or rearrange face-down cards unless a rule says so. */
Test(r2_turns, r2_3_nothing_is_touched_without_a_rule)
{
    table t;
    const baobei_action moves[] = {LOOK(0),          LOOKS(0, 1),         PEEK(0, 0), SHOW(1, 0),
                                   SWAP(0, 0, 1, 0), INSPECT(0, 0, 1, 0), GIVE(0),    PLACE(0),
                                   ADD(1),           BOTH(0, 0, 1, 0),    OWN(0, 0),  OTHER(0, 1, 0)};

    table_init(&t, 3);
    table_start(&t, 0, "// 5");
    for (uint32_t step = 0; step < 4; step++) { /* turn, drawn, window, end of turn */
        for (uint32_t i = 0; i < sizeof moves / sizeof *moves; i++) {
            table_refuse(&t, step == 2 ? 1 : 0, moves[i], BAOBEI_REFUSED_NOT_NOW);
            table_refuse(&t, step == 2 ? 0 : 1, moves[i], BAOBEI_REFUSED_NOT_ASKED);
        }
        if (step < 2)
            table_play(&t, 0, step == 0 ? DRAW() : DISCARD());
        else if (step == 2)
            table_pass(&t);
    }
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R2.3: face-down cards are not seen in any view, neither one's own nor the others'. */
Test(r2_turns, r2_3_cards_stay_face_down)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "");
    table_play(&t, 0, TAKE(1));
    for (uint32_t viewer = BAOBEI_VIEWER_SEAT_0; viewer <= BAOBEI_VIEWER_SEAT_2; viewer <<= 1)
        for (uint32_t seat = 0; seat < 3; seat++)
            for (uint32_t slot = 0; slot < 4; slot++)
                cr_assert_eq(table_view(&t, (baobei_viewer)viewer).face[seat][slot], BAOBEI_HIDDEN);
    table_close(&t);
}

/* R2.4: the active seat draws or takes, and nobody else does anything. */
Test(r2_turns, r2_4_draw_or_take)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 1, "");
    table_expect(&t, BAOBEI_DECISION_TURN, 2);
    expect_legal(&t, 1, (baobei_action[]){DRAW(), TAKE(0), TAKE(1), TAKE(2), TAKE(3)}, 5);
    expect_legal(&t, 0, NULL, 0);
    table_refuse(&t, 0, DRAW(), BAOBEI_REFUSED_NOT_ASKED);
    table_refuse(&t, 2, TAKE(0), BAOBEI_REFUSED_NOT_ASKED);
    table_refuse(&t, 1, END(), BAOBEI_REFUSED_NOT_NOW);
    table_close(&t);
}

/* R2.4: exactly one of the two. */
Test(r2_turns, r2_4_not_both)
{
    table t;

    table_init(&t, 2);
    table_start(&t, 0, "// 5");
    table_play(&t, 0, DRAW());
    table_refuse(&t, 0, TAKE(0), BAOBEI_REFUSED_NOT_NOW);
    table_refuse(&t, 0, DRAW(), BAOBEI_REFUSED_NOT_NOW);
    table_play(&t, 0, DISCARD());
    table_pass(&t);
    table_refuse(&t, 0, TAKE(0), BAOBEI_REFUSED_NOT_NOW);
    table_refuse(&t, 0, DRAW(), BAOBEI_REFUSED_NOT_NOW);
    table_end(&t);
    table_play(&t, 1, TAKE(0));
    table_pass(&t);
    table_refuse(&t, 1, DRAW(), BAOBEI_REFUSED_NOT_NOW);
    table_refuse(&t, 1, TAKE(1), BAOBEI_REFUSED_NOT_NOW);
    table_close(&t);
}

/* R2.4a: the top card of the draw pile, seen by the active seat alone; the pile has one card fewer. */
Test(r2_turns, r2_4a_the_draw_is_secret)
{
    table t;
    baobei_view before;

    table_init(&t, 3);
    table_start(&t, 0, "// 6 7");
    before = table_view(&t, BAOBEI_VIEWER_SPECTATOR);
    table_play(&t, 0, DRAW());
    table_seen(&t, BAOBEI_EVENT_DREW, 0, 0, 6, BAOBEI_VIEWER_SEAT_0);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_1, BAOBEI_EVENT_DREW).value[0], before.draw - 1);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SEAT_0).hand[0], 6);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SEAT_1).hand[0], BAOBEI_HIDDEN);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).draw, before.draw - 1);
    cr_assert_eq(table_top(&t), before.top);
    table_play(&t, 0, DISCARD());
    table_pass(&t);
    table_end(&t);
    table_play(&t, 1, DRAW());
    table_seen(&t, BAOBEI_EVENT_DREW, 0, 0, 7, BAOBEI_VIEWER_SEAT_1);
    table_close(&t);
}

/* R2.4b: the top discard goes face down into a slot, the old card face up on the pile. */
Test(r2_turns, r2_4b_take_the_discard)
{
    table t;
    baobei_event took;
    baobei_view view;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 / 8");
    table_play(&t, 0, TAKE(2));
    table_hand(&t, 0, "1 2 8 4");
    took = table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_TOOK);
    cr_assert(took.by == 0 && took.seat[0] == 0 && took.slot[0] == 2);
    table_seen(&t, BAOBEI_EVENT_TOOK, 0, 0, 3, table_all_viewers(&t));
    table_seen(&t, BAOBEI_EVENT_TOOK, 0, 1, 8, table_all_viewers(&t));
    view = table_view(&t, BAOBEI_VIEWER_SEAT_0);
    cr_assert_eq(view.face[0][2], BAOBEI_HIDDEN);
    cr_assert_eq(view.top, 3);
    cr_assert_eq(view.discard, 1);
    table_close(&t);
}

/* R2.4b: into one of its own occupied slots; replacing is not optional. */
Test(r2_turns, r2_4b_only_an_occupied_slot)
{
    table t;

    table_init(&t, 2);
    table_start(&t, 0, "1 2 3 4 5 // 2 6");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 1));
    table_end(&t);
    table_idle_turn(&t);
    table_refuse(&t, 0, TAKE(1), BAOBEI_REFUSED_EMPTY);
    table_refuse(&t, 0, TAKE(5), BAOBEI_REFUSED_NO_SLOT);
    expect_legal(&t, 0, (baobei_action[]){DRAW(), TAKE(0), TAKE(2), TAKE(3), TAKE(4)}, 5);
    table_close(&t);
}

/* R2.4b: forbidden to a seat with no cards. */
Test(r2_turns, r2_4b_not_without_cards)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
    table_start(&t, 0, "3 3 | 1 2 // 3 6");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DOUBLE(0, 0, 0, 1));
    table_end(&t);
    table_idle_turn(&t);
    table_refuse(&t, 0, TAKE(0), BAOBEI_REFUSED_NO_CARDS);
    expect_legal(&t, 0, (baobei_action[]){DRAW()}, 1);
    table_close(&t);
}

/* R2.5: after drawing: pluck, double pluck, keep or discard; the active seat alone. */
Test(r2_turns, r2_5_choices_after_the_draw)
{
    table t;
    baobei_action expected[3 + 4 + 12];
    uint32_t count = 0;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
    table_start(&t, 0, "1 2 | 3 4 // 5");
    table_play(&t, 0, DRAW());
    table_expect(&t, BAOBEI_DECISION_DRAWN, 1);
    expected[count++] = DISCARD();
    expected[count++] = KEEP(0);
    expected[count++] = KEEP(1);
    for (uint32_t card = 0; card < 4; card++)
        expected[count++] = PLUCK(card / 2, card % 2);
    for (uint32_t card = 0; card < 4; card++)
        for (uint32_t other = 0; other < 4; other++)
            if (card != other)
                expected[count++] = DOUBLE(card / 2, card % 2, other / 2, other % 2);
    expect_legal(&t, 0, expected, count);
    expect_legal(&t, 1, NULL, 0);
    table_refuse(&t, 1, PLUCK(1, 0), BAOBEI_REFUSED_NOT_ASKED);
    table_refuse(&t, 0, PASS(), BAOBEI_REFUSED_NOT_NOW);
    table_refuse(&t, 0, END(), BAOBEI_REFUSED_NOT_NOW);
    table_close(&t);
}

/* R2.5a: the drawn card face down into an occupied slot; the old card face up on the discard pile. */
Test(r2_turns, r2_5a_keep)
{
    table t;
    baobei_event kept;
    baobei_view view;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 / 8 / 7");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, KEEP(1));
    table_hand(&t, 0, "1 7 3 4");
    kept = table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_KEPT);
    cr_assert(kept.by == 0 && kept.seat[0] == 0 && kept.slot[0] == 1);
    table_seen(&t, BAOBEI_EVENT_KEPT, 0, 0, 2, table_all_viewers(&t));
    table_seen(&t, BAOBEI_EVENT_KEPT, 0, 1, 7, BAOBEI_VIEWER_SEAT_0);
    view = table_view(&t, BAOBEI_VIEWER_SEAT_0);
    cr_assert_eq(view.top, 2);
    cr_assert_eq(view.discard, 2);
    cr_assert_eq(view.hand[0], 0);
    cr_assert_eq(view.face[0][1], BAOBEI_HIDDEN);
    table_close(&t);
}

/* R2.5a: only into an occupied slot. */
Test(r2_turns, r2_5a_keep_needs_an_occupied_slot)
{
    table t;

    table_init(&t, 2);
    table_start(&t, 0, "1 2 3 4 5 // 2 6 7");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 1));
    table_end(&t);
    table_idle_turn(&t);
    table_play(&t, 0, DRAW());
    table_refuse(&t, 0, KEEP(1), BAOBEI_REFUSED_EMPTY);
    table_refuse(&t, 0, KEEP(5), BAOBEI_REFUSED_NO_SLOT);
    table_play(&t, 0, KEEP(4));
    table_hand(&t, 0, "1 0 3 4 7");
    table_close(&t);
}

/* R2.5b: face up on the discard pile; no card of the seat is touched. */
Test(r2_turns, r2_5b_discard)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 / 8 / 7");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DISCARD());
    table_hand(&t, 0, "1 2 3 4");
    cr_assert_eq(table_top(&t), 7);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).discard, 2);
    table_seen(&t, BAOBEI_EVENT_DISCARDED, 0, 0, 7, table_all_viewers(&t));
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_1, BAOBEI_EVENT_DISCARDED).cause, BAOBEI_CAUSE_DISCARD);
    table_close(&t);
}

/* R2.6: keep, discard and take open a window for every other seat. */
Test(r2_turns, r2_6_three_ways_to_a_window)
{
    for (uint32_t seats = 2; seats <= 6; seats++)
        for (uint32_t way = 0; way < 3; way++) {
            const uint32_t active = seats - 1;
            table t;

            table_init(&t, seats);
            table_start(&t, active, "// 7");
            if (way < 2)
                table_play(&t, active, DRAW());
            table_play(&t, active, way == 0 ? KEEP(0) : way == 1 ? DISCARD() : TAKE(0));
            table_expect(&t, BAOBEI_DECISION_CLAIM, (1u << active) - 1);
            cr_assert_eq(table_now(&t).active, active);
            table_close(&t);
        }
}

/* R2.6: the window closes when all of them have passed (R11.19). */
Test(r2_turns, r2_6_the_window_closes_when_all_pass)
{
    table t;

    table_init(&t, 4);
    table_start(&t, 1, "// 7");
    table_play(&t, 1, DRAW());
    table_play(&t, 1, DISCARD());
    table_play(&t, 3, PASS());
    table_play(&t, 0, PASS());
    table_expect(&t, BAOBEI_DECISION_CLAIM, 0xd);
    table_refuse(&t, 3, PASS(), BAOBEI_REFUSED_ANSWERED);
    table_play(&t, 2, PASS());
    cr_assert(table_has(&t, BAOBEI_EVENT_WINDOW_CLOSED));
    table_expect(&t, BAOBEI_DECISION_END, 2);
    table_close(&t);
}

/* R2.7: then powers run, then the end-of-turn choice. */
Test(r2_turns, r2_7_powers_and_then_the_choice)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "// 9");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DISCARD());
    table_expect(&t, BAOBEI_DECISION_CLAIM, 6); /* not before the window */
    table_pass(&t);
    table_expect(&t, BAOBEI_DECISION_TARGET, 1);
    table_refuse(&t, 0, END(), BAOBEI_REFUSED_NOT_NOW);
    table_play(&t, 0, PEEK(1, 0));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    expect_legal(&t, 0, (baobei_action[]){END(), BAO()}, 2);
    table_refuse(&t, 1, END(), BAOBEI_REFUSED_NOT_ASKED);
    table_play(&t, 0, END());
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_TURN_ENDED), table_order(&t, BAOBEI_EVENT_TURN));
    table_expect(&t, BAOBEI_DECISION_TURN, 2);
    table_close(&t);
}

/* R2.7: announcing is the other end of a turn. */
Test(r2_turns, r2_7_bao_ends_the_turn)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "// 5");
    table_draw_discard(&t);
    table_play(&t, 0, BAO());
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_BAO), table_order(&t, BAOBEI_EVENT_TURN_ENDED));
    table_expect(&t, BAOBEI_DECISION_TURN, 2);
    table_close(&t);
}

/* R2.7: the choice is not asked when BAO is not allowed any more: the turn ends by itself. */
Test(r2_turns, r2_7_no_choice_after_bao)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "// 5 6");
    table_announce(&t);
    table_draw_discard(&t);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_TURN_ENDED).by, 1);
    table_expect(&t, BAOBEI_DECISION_TURN, 4);
    table_close(&t);
}

/* R2.8: after a right attempt the drawn card lies on the discard pile: no keep or discard, no window. */
Test(r2_turns, r2_8_after_a_right_attempt)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 2 5 6 7 // 2");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 1));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).discard, 3);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).hand[0], 0);
    table_refuse(&t, 0, KEEP(0), BAOBEI_REFUSED_NOT_NOW);
    table_refuse(&t, 0, DISCARD(), BAOBEI_REFUSED_NOT_NOW);
    table_refuse(&t, 1, PLUCK(1, 0), BAOBEI_REFUSED_NOT_ASKED);
    table_close(&t);
}

/* R2.8: nor after a wrong one. */
Test(r2_turns, r2_8_after_a_wrong_attempt)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 8 5 6 7 // 8 7");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 1));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    cr_assert_eq(table_top(&t), 8);
    table_refuse(&t, 0, KEEP(0), BAOBEI_REFUSED_NOT_NOW);
    table_refuse(&t, 0, DISCARD(), BAOBEI_REFUSED_NOT_NOW);
    table_refuse(&t, 1, PLUCK(1, 0), BAOBEI_REFUSED_NOT_ASKED);
    table_close(&t);
}

/* R2.8: the turn goes on with R2.7: the powers of a right attempt, then the end-of-turn choice. */
Test(r2_turns, r2_8_powers_follow_a_right_attempt)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 9 3 4 // 10");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 1));
    table_runs(&t, 0, 10, BAOBEI_CAUSE_REFERENCE);
    table_play(&t, 0, SHOW(0, 0));
    table_runs(&t, 0, 9, BAOBEI_CAUSE_ELIMINATED);
    table_play(&t, 0, PEEK(0, 0));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R2.9: the slot is picked without a look: the cards that leave it are news to everybody, also to the seat. */
Test(r2_turns, r2_9_everybody_sees_the_replaced_card)
{
    for (uint32_t way = 0; way < 2; way++) {
        table t;

        table_init(&t, 4);
        table_start(&t, 0, "1 2 3 4 / 8 / 7");
        if (way == 0) {
            table_play(&t, 0, DRAW());
            cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SEAT_0).face[0][3], BAOBEI_HIDDEN);
        }
        table_play(&t, 0, way == 0 ? KEEP(3) : TAKE(3));
        table_seen(&t, way == 0 ? BAOBEI_EVENT_KEPT : BAOBEI_EVENT_TOOK, 0, 0, 4, table_all_viewers(&t));
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SEAT_3).top, 4);
        table_close(&t);
    }
}

/* R2.9: no power runs from a keep, neither of the kept nor of the replaced card, whichever they are. */
Test(r2_turns, r2_9_no_power_from_a_keep)
{
    static const char *const deals[] = {"9 // 10", "10 // 11", "11 // 12", "12 // 13", "13 // 14", "14 // 9"};

    for (uint32_t i = 0; i < sizeof deals / sizeof *deals; i++) {
        table t;

        table_init(&t, 3);
        table_start(&t, 0, deals[i]);
        table_play(&t, 0, DRAW());
        table_play(&t, 0, KEEP(0));
        cr_assert_eq(table_top(&t), 9 + i);
        table_pass(&t);
        cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
        table_expect(&t, BAOBEI_DECISION_END, 1);
        table_close(&t);
    }
}

/* R2.9: nor from taking the discard. */
Test(r2_turns, r2_9_no_power_from_taking)
{
    static const char *const deals[] = {"9 / 10", "10 / 11", "11 / 12", "12 / 13", "13 / 14", "14 / 9"};

    for (uint32_t i = 0; i < sizeof deals / sizeof *deals; i++) {
        table t;

        table_init(&t, 3);
        table_start(&t, 0, deals[i]);
        table_play(&t, 0, TAKE(0));
        cr_assert_eq(table_top(&t), 9 + i);
        table_pass(&t);
        cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
        table_expect(&t, BAOBEI_DECISION_END, 1);
        table_close(&t);
    }
}
