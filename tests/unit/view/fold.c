/* A view carried on by one event of each group, and the board that it gives. */
#include "view/fold.h"

#include <criterion/criterion.h>

static baobei_view view;

/* Two seats with three cards each in slots 0 to 2, seen by seat 0; a TURN of seat 0. */
static void start(void)
{
    memset(&view, 0, sizeof view);
    view.viewer = BAOBEI_VIEWER_SEAT_0;
    view.seats = 2;
    view.playing = 3;
    view.announcer = view.closing = view.winner = BAOBEI_NO_SEAT;
    view.draw = 10;
    view.discard = 2;
    view.top = 7;
    for (uint32_t i = 0; i < 6; i++) {
        view.place[i / 3][i % 3] = 1;
        view.face[i / 3][i % 3] = BAOBEI_HIDDEN;
    }
    view.slots[0] = view.slots[1] = 3;
    view.decision.serial = 5;
    view.decision.kind = BAOBEI_DECISION_TURN;
    view.decision.asked = view.decision.waiting = 1;
}

static void fold(baobei_event event)
{
    event.serial = view.decision.serial;
    cr_assert_eq(bbi_fold(&view, &event), BAOBEI_OK);
}

static void expect_refused(baobei_event event)
{
    baobei_view before = view;

    cr_assert_eq(bbi_fold(&view, &event), BAOBEI_BAD_ARGUMENT);
    cr_assert(memcmp(&before, &view, sizeof view) == 0);
}

Test(view_fold, places, .init = start)
{
    fold((baobei_event){.kind = BAOBEI_EVENT_TOOK, .slot = {1}, .card = {4, 7}});
    cr_assert(view.top == 4 && view.discard == 2 && view.face[0][1] == BAOBEI_HIDDEN);
    fold((baobei_event){.kind = BAOBEI_EVENT_GAVE, .seat = {0, 1}, .slot = {2, 4}, .card = {255, 255}});
    cr_assert(view.place[0][2] == 0 && view.face[0][2] == 0 && view.place[1][4] == 1 && view.slots[1] == 5);
    fold((baobei_event){.kind = BAOBEI_EVENT_SWAPPED, .seat = {0, 1}, .slot = {0, 1}, .card = {255, 255}});
    cr_assert(view.place[0][0] == 3 && view.place[1][1] == 3);
    fold((baobei_event){.kind = BAOBEI_EVENT_PLACED, .seat = {1}, .slot = {3}, .card = {255}, .value = {1}});
    cr_assert(view.place[1][3] == 3 && view.hand[0] == 0);
    cr_assert_eq(view.decision.serial, 9u);
    view.hand[0] = view.hand[1] = 4;
    view.announcer = 0; /* without a shield */
    fold((baobei_event){.kind = BAOBEI_EVENT_REPLACED, .count = 1, .slot = {1}, .card = {255}});
    cr_assert(view.hand[0] == 0 && view.hand[1] == 0 && view.place[0][1] == 1);
}

Test(view_fold, piles, .init = start)
{
    fold((baobei_event){.kind = BAOBEI_EVENT_DREW, .card = {9}, .value = {9}});
    cr_assert(view.hand[0] == 9 && view.draw == 9);
    fold((baobei_event){.kind = BAOBEI_EVENT_DISCARDED, .card = {9}});
    cr_assert(view.hand[0] == 0 && view.top == 9 && view.discard == 3);
    fold((baobei_event){.kind = BAOBEI_EVENT_PLUCKED, .count = 2, .seat = {0, 1}, .slot = {0, 2}, .card = {9, 10}});
    cr_assert(view.place[0][0] == 0 && view.place[1][2] == 0 && view.top == 10 && view.discard == 5);
    view.hand[0] = view.hand[1] = 4; /* a shoebill that can replace nothing */
    fold((baobei_event){.kind = BAOBEI_EVENT_SLID, .count = 2});
    cr_assert(view.under == 2 && view.hand[0] == 0 && view.hand[1] == 0);
    fold((baobei_event){.kind = BAOBEI_EVENT_RECYCLED, .count = 1, .value = {6}});
    cr_assert(view.recycles == 1 && view.draw == 6 && view.discard == 1 && view.under == 0 && view.top == 10);
}

Test(view_fold, course, .init = start)
{
    fold((baobei_event){.kind = BAOBEI_EVENT_BAO, .by = 1});
    fold((baobei_event){.kind = BAOBEI_EVENT_SHIELD_UP, .by = 1});
    cr_assert(view.announcer == 1 && view.closing == 1 && view.shield == 1 && view.place[1][0] == 5);
    cr_assert(view.place[0][0] == 1);
    view.place[0][0] = 3;
    fold((baobei_event){.kind = BAOBEI_EVENT_TURN, .by = 1});
    cr_assert(view.place[0][0] == 1 && view.place[1][0] == 5 && view.decision.active == 1);
    fold((baobei_event){.kind = BAOBEI_EVENT_SHIELD_DOWN, .by = 1});
    cr_assert(view.shield == 0 && view.place[1][0] == 1);
    fold((baobei_event){.kind = BAOBEI_EVENT_PASSED, .by = 0});
    cr_assert(view.decision.waiting == 0 && view.decision.serial == 9u); /* a notice has no number */
}

Test(view_fold, faces_and_rounds, .init = start)
{
    fold((baobei_event){.kind = BAOBEI_EVENT_INSPECTED, .seat = {0, 1}, .slot = {0, 1}, .card = {3, 4}});
    cr_assert(view.face[0][0] == 3 && view.face[1][1] == 4);
    fold((baobei_event){.kind = BAOBEI_EVENT_LEFT, .seat = {0, 1}, .slot = {0, 1}, .card = {255, 255}});
    cr_assert(view.face[0][0] == BAOBEI_HIDDEN && view.face[1][1] == BAOBEI_HIDDEN);
    view.place[0][1] = view.face[0][1] = 0;
    fold((baobei_event){.kind = BAOBEI_EVENT_REVEALED, .count = 3, .value = {5, 9, 6}});
    cr_assert(view.face[0][0] == 5 && view.face[0][1] == 0 && view.face[0][2] == 6);
    fold((baobei_event){.kind = BAOBEI_EVENT_ROUND, .by = 1, .count = 3, .value = {2, 0, 30}});
    cr_assert(view.slots[0] == 0 && view.place[0][0] == 0 && view.draw == 30 && view.top == 0 && view.round == 2u);
    fold((baobei_event){.kind = BAOBEI_EVENT_DEALT, .seat = {1}, .count = 4, .value = {255, 255, 255, 255}});
    cr_assert(view.slots[1] == 4 && view.place[1][3] == 1 && view.face[1][3] == BAOBEI_HIDDEN);
}

Test(view_fold, impossible_events, .init = start)
{
    expect_refused((baobei_event){.kind = BAOBEI_EVENT_OVER + 1});
    expect_refused((baobei_event){.kind = BAOBEI_EVENT_ROUND - 1});
    expect_refused((baobei_event){.kind = BAOBEI_EVENT_GAVE, .seat = {0, 6}});
    expect_refused((baobei_event){.kind = BAOBEI_EVENT_GAVE, .slot = {66, 0}});
    expect_refused((baobei_event){.kind = BAOBEI_EVENT_DEALT, .slot = {62, 0}, .count = 5});
    expect_refused((baobei_event){.kind = BAOBEI_EVENT_DEALT, .count = 7});
    expect_refused((baobei_event){.kind = BAOBEI_EVENT_REPLACED, .count = 3});
    expect_refused((baobei_event){.kind = BAOBEI_EVENT_TURN, .by = BAOBEI_NO_SEAT});
    expect_refused((baobei_event){.kind = BAOBEI_EVENT_TURN, .by = 6});
}

Test(view_fold, the_board_of_a_view, .init = start)
{
    bbi_board board;

    view.place[0][1] = 0;
    view.place[1][2] = 3;
    cr_assert(bbi_board_from_view(&view, &board));
    cr_assert(board.start[1] == 2 && board.start[2] == 5 && board.slot[1] == 2 && board.slot[4] == (2 | BBI_LOCKED));
    cr_assert(board.locks == 1 && board.slots[0] == 3 && board.asked == 1 && board.answered == 0);
    view.shield = 1; /* nobody's */
    cr_assert_not(bbi_board_from_view(&view, &board));
    view.shield = 0;
    view.decision.asked = 4;
    cr_assert_not(bbi_board_from_view(&view, &board));
    view.decision.asked = 1;
    view.slots[1] = 66;
    cr_assert_not(bbi_board_from_view(&view, &board));
}

Test(view_fold, what_lies_past_the_slots_is_no_card, .init = start)
{
    bbi_board board;

    view.place[0][3] = view.place[1][4] = 1;
    cr_assert(bbi_board_from_view(&view, &board));
    cr_assert(board.start[1] == 3 && board.start[2] == 6 && board.slots[0] == 3);
}

Test(view_fold, the_decision_on_the_board, .init = start)
{
    bbi_board board;

    view.announcer = 1;
    view.shield = view.final = 1;
    view.decision = (baobei_decision){.kind = BAOBEI_DECISION_TARGET, .asked = 3, .waiting = 2, .active = 1,
                                      .power = BAOBEI_POWER_SWAP, .species = 9, .cause = BAOBEI_CAUSE_REFERENCE,
                                      .count = 2, .seat = {1, 0}, .slot = {2, 1}};
    cr_assert(bbi_board_from_view(&view, &board));
    cr_assert(board.seats == 2 && board.playing == 3 && board.announcer == 1 && board.shield == 1 && board.final == 1);
    cr_assert(board.kind == BAOBEI_DECISION_TARGET && board.asked == 3 && board.answered == 1 && board.active == 1);
    cr_assert(board.power == BAOBEI_POWER_SWAP && board.species == 9 && board.cause == BAOBEI_CAUSE_REFERENCE);
    cr_assert(board.count == 2 && board.at_seat[0] == 1 && board.at_slot[0] == 2 && board.at_slot[1] == 1);
}

static void expect_decision(baobei_decision decision, bool possible)
{
    bbi_board board;

    view.decision = decision;
    cr_assert_eq(bbi_board_from_view(&view, &board), possible);
}

Test(view_fold, impossible_decisions, .init = start)
{
    expect_decision((baobei_decision){.kind = BAOBEI_DECISION_OVER}, true);
    expect_decision((baobei_decision){.kind = BAOBEI_DECISION_OVER, .asked = 1}, false);
    expect_decision((baobei_decision){.kind = BAOBEI_DECISION_OVER + 1}, false);
    expect_decision((baobei_decision){.kind = BAOBEI_DECISION_DEAL - 1}, false);
    expect_decision((baobei_decision){.kind = BAOBEI_DECISION_TARGET, .power = BAOBEI_POWER_LOOK}, true);
    expect_decision((baobei_decision){.kind = BAOBEI_DECISION_TARGET, .power = BAOBEI_POWER_LOOK - 1}, false);
    expect_decision((baobei_decision){.kind = BAOBEI_DECISION_TARGET, .power = BAOBEI_POWER_ADD + 1}, false);
    expect_decision((baobei_decision){.kind = BAOBEI_DECISION_USE}, true); /* its power is no target's */
    expect_decision((baobei_decision){.kind = BAOBEI_DECISION_TURN, .seat = {0, BAOBEI_MAX_SEATS}}, false);
    expect_decision((baobei_decision){.kind = BAOBEI_DECISION_TURN, .slot = {BAOBEI_MAX_SLOTS, 0}}, false);
}

/* By kind: what else a decision must be about for its answers to be listed. */
Test(view_fold, decisions_that_cannot_be, .init = start)
{
    static const struct {
        uint32_t kind, asked, count, power;
        bool possible;
    } rows[] = {
        {BAOBEI_DECISION_DEAL, 0, 0, 0, true},     {BAOBEI_DECISION_DEAL, 1, 0, 0, false},
        {BAOBEI_DECISION_OVER, 0, 0, 0, true},     {BAOBEI_DECISION_OVER, 2, 0, 0, false},
        {BAOBEI_DECISION_LOOK, 3, 1, 0, true},     {BAOBEI_DECISION_LOOK, 3, 2, 0, true},
        {BAOBEI_DECISION_LOOK, 3, 0, 0, false},    {BAOBEI_DECISION_LOOK, 3, 3, 0, false},
        {BAOBEI_DECISION_REPLACE, 1, 2, 0, true},  {BAOBEI_DECISION_REPLACE, 1, 0, 0, false},
        {BAOBEI_DECISION_TARGET, 1, 0, BAOBEI_POWER_NONE, false},
        {BAOBEI_DECISION_TARGET, 1, 0, BAOBEI_POWER_LOOK, true},
        {BAOBEI_DECISION_TARGET, 1, 0, BAOBEI_POWER_ADD, true},
        {BAOBEI_DECISION_TARGET, 1, 0, BAOBEI_POWER_REPLACE, false},
        {BAOBEI_DECISION_END, 1, 0, 0, true},      {0, 1, 0, 0, false},
        {BAOBEI_DECISION_OVER + 1, 1, 0, 0, false},
    };
    bbi_board board;

    for (uint32_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        view.decision.kind = (uint8_t)rows[i].kind;
        view.decision.asked = (uint8_t)rows[i].asked;
        view.decision.count = (uint8_t)rows[i].count;
        view.decision.power = (uint8_t)rows[i].power;
        cr_expect_eq(bbi_board_from_view(&view, &board), rows[i].possible, "row %u", i);
    }
}

Test(view_fold, places_and_seats_that_cannot_be, .init = start)
{
    bbi_board board;
    const baobei_view good = view;

    view.decision.slot[1] = 65;
    cr_expect(bbi_board_from_view(&view, &board));
    view.decision.slot[1] = 66;
    cr_expect_not(bbi_board_from_view(&view, &board));
    view = good;
    view.decision.seat[0] = 6;
    cr_expect_not(bbi_board_from_view(&view, &board));
    view = good;
    view.seats = 1;
    cr_expect_not(bbi_board_from_view(&view, &board));
    view.seats = 7;
    cr_expect_not(bbi_board_from_view(&view, &board));
    view = good;
    memset(view.slots, 0, sizeof view.slots);
    memset(view.place, 0, sizeof view.place);
    view.playing = 1; /* alone at the table */
    cr_expect(bbi_board_from_view(&view, &board));
    view.seats = 1;
    cr_expect_not(bbi_board_from_view(&view, &board));
    view = good;
    view.playing = 7; /* of two seats */
    cr_expect_not(bbi_board_from_view(&view, &board));
    view = good;
    view.playing = 1; /* and so the other seat has no slots */
    cr_expect_not(bbi_board_from_view(&view, &board));
}

Test(view_fold, a_shield_of_a_seat_that_plays, .init = start)
{
    bbi_board board;

    view.shield = 1;
    view.announcer = 1;
    cr_expect(bbi_board_from_view(&view, &board));
    cr_expect(board.shield && board.announcer == 1);
    fold((baobei_event){.kind = BAOBEI_EVENT_PLACED, .by = 1, .seat = {1}, .slot = {3}});
    cr_expect_eq(view.place[1][3], 5, "the shield covers what is added");
    view.announcer = 2;
    cr_expect_not(bbi_board_from_view(&view, &board));
}

Test(view_fold, new_cards_that_are_not_locked, .init = start)
{
    fold((baobei_event){.kind = BAOBEI_EVENT_REPLACED, .by = 0, .count = 2, .seat = {0, 1}, .slot = {0, 1},
                        .card = {3, 4}});
    cr_expect(view.place[0][0] == 1 && view.place[1][1] == 1, "switch R11.4 is off");
}

Test(view_fold, more_cards_than_a_deck_has, .init = start)
{
    bbi_board board;

    view.slots[0] = 65;
    memset(view.place[0], 1, 65);
    memset(view.face[0], BAOBEI_HIDDEN, 65);
    memset(view.place[1] + 1, 0, 2);
    cr_assert(bbi_board_from_view(&view, &board));
    cr_assert_eq(board.start[2], 66);
    view.place[1][1] = 1;
    cr_assert_not(bbi_board_from_view(&view, &board));
}

/* Nothing of the round before is left: no shield, no final phase, no recycles. */
Test(view_fold, a_round_begins_afresh, .init = start)
{
    view.announcer = view.closing = 1;
    view.shield = view.final = 1;
    view.recycles = 2;
    view.under = 3;
    view.sum[1] = 8;
    fold((baobei_event){.kind = BAOBEI_EVENT_ROUND, .by = 1, .count = 3, .value = {2, 1, 30}});
    cr_assert(view.announcer == BAOBEI_NO_SEAT && view.closing == BAOBEI_NO_SEAT);
    cr_assert(view.shield == 0 && view.final == 0 && view.recycles == 0);
    cr_assert(view.under == 0 && view.discard == 0 && view.first == 1 && view.decisive == 1);
    cr_assert_eq(view.sum[1], 8);
}

Test(view_fold, a_table_of_six, .init = start)
{
    bbi_board board;

    view.seats = 6;
    view.playing = 63;
    view.slots[5] = 1;
    view.place[5][0] = 1;
    cr_assert(bbi_board_from_view(&view, &board));
    cr_assert(board.seats == 6 && board.start[5] == 6 && board.start[6] == 7);
}

/* Serials go on from 1 when 32 bits are used up. */
Test(view_fold, the_last_serial, .init = start)
{
    view.decision.serial = UINT32_MAX;
    fold((baobei_event){.kind = BAOBEI_EVENT_SKIPPED});
    cr_assert_eq(view.decision.serial, 1u);
}
