/* Why not: which of several reasons is the one that is given. */
#include "rules/legal.h"

#include <criterion/criterion.h>

#include "table.h"

/* a0 a1! a2 b1 c0 c3!, with empty slots b0, c1 and c2; entries 0 to 5. */
static bbi_board table3(uint32_t kind, uint32_t asked)
{
    bbi_board board = {.start = {0, 3, 4, 6, 6, 6, 6, 6}, .slots = {3, 2, 4}, .seats = 3, .playing = 7,
                       .announcer = BAOBEI_NO_SEAT, .locks = 2};
    const uint8_t slot[] = {0, 1 | BBI_LOCKED, 2, 1, 0, 3 | BBI_LOCKED};

    memcpy(board.slot, slot, sizeof slot);
    board.kind = (uint8_t)kind;
    board.asked = (uint8_t)asked;
    return board;
}

static void expect(const bbi_board *board, uint32_t seat, baobei_action action, baobei_status status)
{
    baobei_parts parts;

    cr_assert_neq(action, 0);
    cr_assert_eq(bbi_legal_judge(board, seat, action, &parts), status, "%08x: %d, not %d", action,
                 (int)bbi_legal_judge(board, seat, action, &parts), (int)status);
}

Test(rules_check, the_call_then_the_decision_then_the_rule)
{
    bbi_board board = table3(BAOBEI_DECISION_OVER, 0);
    baobei_parts parts;

    cr_assert_eq(bbi_legal_judge(&board, 3, 0, &parts), BAOBEI_BAD_SEAT);
    cr_assert_eq(bbi_legal_judge(&board, 2, 0, &parts), BAOBEI_BAD_ACTION);
    expect(&board, 2, TAKE(9), BAOBEI_REFUSED_OVER);
    board = table3(BAOBEI_DECISION_CLAIM, 6);
    board.answered = 3;
    expect(&board, 0, TAKE(9), BAOBEI_REFUSED_NOT_ASKED);
    expect(&board, BAOBEI_NO_SEAT, DEAL(), BAOBEI_REFUSED_NOT_ASKED);
    expect(&board, 1, TAKE(9), BAOBEI_REFUSED_ANSWERED);
    expect(&board, 2, TAKE(9), BAOBEI_REFUSED_NOT_NOW);
    expect(&board, 2, PLUCK(2, 9), BAOBEI_REFUSED_NO_SLOT);
}

Test(rules_check, first_target_first)
{
    bbi_board board = table3(BAOBEI_DECISION_CLAIM, 6);

    expect(&board, 2, DOUBLE(5, 0, 0, 9), BAOBEI_REFUSED_NO_SEAT);
    expect(&board, 2, DOUBLE(0, 9, 5, 0), BAOBEI_REFUSED_NO_SLOT);
    expect(&board, 2, DOUBLE(1, 0, 0, 9), BAOBEI_REFUSED_EMPTY);
    expect(&board, 2, DOUBLE(0, 0, 1, 0), BAOBEI_REFUSED_EMPTY);
    expect(&board, 2, DOUBLE(0, 0, 0, 0), BAOBEI_REFUSED_SAME_CARD);
    expect(&board, 2, DOUBLE(0, 1, 1, 1), BAOBEI_OK);
    expect(&board, 2, DOUBLE(0, 0, 2, 3), BAOBEI_OK);
}

Test(rules_check, gifts_come_last)
{
    bbi_board board = table3(BAOBEI_DECISION_CLAIM, 6);

    expect(&board, 1, DOUBLE(0, 0, 2, 0), BAOBEI_REFUSED_NO_GIFT);
    expect(&board, 1, DOUBLE(0, 0, 1, 1), BAOBEI_REFUSED_NO_GIFT);
    expect(&board, 1, DOUBLE(0, 0, 0, 0), BAOBEI_REFUSED_SAME_CARD);
    expect(&board, 1, PLUCK(0, 0), BAOBEI_OK);
    board.announcer = 0;
    board.shield = 1;
    expect(&board, 1, DOUBLE(0, 0, 0, 0), BAOBEI_REFUSED_SHIELDED);
    expect(&board, 1, PLUCK(0, 9), BAOBEI_REFUSED_NO_SLOT);
    board.start[2] = 3; /* b's card is c's now */
    expect(&board, 1, PLUCK(5, 0), BAOBEI_REFUSED_NO_CARDS);
}

Test(rules_check, powers)
{
    bbi_board board = table3(BAOBEI_DECISION_TARGET, 2);

    board.power = BAOBEI_POWER_SWAP;
    expect(&board, 1, PEEK(0, 0), BAOBEI_REFUSED_NOT_NOW);
    expect(&board, 1, SWAP(0, 1, 2, 9), BAOBEI_REFUSED_LOCKED);
    expect(&board, 1, SWAP(0, 0, 2, 9), BAOBEI_REFUSED_NO_SLOT);
    expect(&board, 1, SWAP(2, 0, 2, 3), BAOBEI_REFUSED_LOCKED);
    expect(&board, 1, SWAP(0, 0, 0, 2), BAOBEI_REFUSED_SAME_SEAT);
    board.announcer = 0;
    board.shield = 1;
    expect(&board, 1, SWAP(0, 1, 2, 0), BAOBEI_REFUSED_SHIELDED);
    board.power = BAOBEI_POWER_INSPECT;
    expect(&board, 1, INSPECT(0, 1, 2, 3), BAOBEI_OK);
    board.power = BAOBEI_POWER_ADD;
    expect(&board, 1, ADD(1), BAOBEI_REFUSED_OWN);
    expect(&board, 1, ADD(3), BAOBEI_REFUSED_NO_SEAT);
    expect(&board, 1, ADD(0), BAOBEI_REFUSED_SHIELDED);
}

Test(rules_check, a_shoebill)
{
    bbi_board board = table3(BAOBEI_DECISION_REPLACE, 1);

    board.count = 1;
    expect(&board, 0, OWN(1, 1), BAOBEI_REFUSED_NOT_DRAWN);
    expect(&board, 0, BOTH(0, 1, 1, 1), BAOBEI_REFUSED_NOT_DRAWN);
    expect(&board, 0, OWN(0, 0), BAOBEI_OK);
    board.count = 2;
    expect(&board, 0, BOTH(0, 1, 1, 0), BAOBEI_REFUSED_LOCKED);
    expect(&board, 0, BOTH(0, 0, 1, 0), BAOBEI_REFUSED_EMPTY);
    expect(&board, 0, OTHER(0, 0, 1), BAOBEI_REFUSED_LOCKED);
    expect(&board, 0, OTHER(0, 0, 0), BAOBEI_REFUSED_OWN);
    expect(&board, 0, OWN(1, 0), BAOBEI_REFUSED_HALF_OWED);
    expect(&board, 0, BOTH(1, 0, 1, 1), BAOBEI_OK);
}

Test(rules_check, slots_to_place_and_look_at)
{
    bbi_board board = table3(BAOBEI_DECISION_PLACE, 4);

    expect(&board, 2, PLACE(4), BAOBEI_REFUSED_NO_SLOT);
    expect(&board, 2, PLACE(3), BAOBEI_REFUSED_OCCUPIED);
    expect(&board, 2, PLACE(2), BAOBEI_OK);
    board = table3(BAOBEI_DECISION_LOOK, 1);
    board.count = 2;
    expect(&board, 0, LOOK(0), BAOBEI_REFUSED_NOT_NOW);
    expect(&board, 0, LOOKS(0, 3), BAOBEI_REFUSED_NO_SLOT);
    expect(&board, 0, LOOKS(1, 2), BAOBEI_OK);
}
