/* Lists of legal actions: how many, their order, and the k-th at the borders of blocks. */
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

static void expect_at(const bbi_board *board, uint32_t seat, uint32_t k, baobei_action action)
{
    cr_assert_eq(bbi_legal_at(board, seat, k), action, "number %u", k);
}

/* Ascending, and each one passes the check. */
static void expect_list(const bbi_board *board, uint32_t seat, uint32_t count)
{
    baobei_action last = 0;

    cr_assert_eq(bbi_legal_count(board, seat), count);
    for (uint32_t k = 0; k < count; k++) {
        baobei_action action = bbi_legal_at(board, seat, k);
        baobei_parts parts;

        cr_assert_gt(action, last, "number %u", k);
        cr_assert_eq(bbi_legal_judge(board, seat, action, &parts), BAOBEI_OK, "number %u", k);
        last = action;
    }
}

Test(rules_legal, borders_on_the_own_draw)
{
    bbi_board board = table3(BAOBEI_DECISION_DRAWN, 1);

    expect_list(&board, 0, 1 + 3 + 6 + 30);
    expect_at(&board, 0, 0, DISCARD());
    expect_at(&board, 0, 1, KEEP(0));
    expect_at(&board, 0, 3, KEEP(2));
    expect_at(&board, 0, 4, PLUCK(0, 0));
    expect_at(&board, 0, 9, PLUCK(2, 3));
    expect_at(&board, 0, 10, DOUBLE(0, 0, 0, 1));
    expect_at(&board, 0, 14, DOUBLE(0, 0, 2, 3));
    expect_at(&board, 0, 15, DOUBLE(0, 1, 0, 0));
    expect_at(&board, 0, 16, DOUBLE(0, 1, 0, 2));
    expect_at(&board, 0, 39, DOUBLE(2, 3, 2, 0));
}

Test(rules_legal, claims_with_one_card_and_with_a_shield)
{
    bbi_board board = table3(BAOBEI_DECISION_CLAIM, 6);

    expect_list(&board, 1, 1 + 6);
    board.announcer = 0;
    board.shield = 1;
    expect_list(&board, 2, 1 + 3 + 6);
    expect_at(&board, 2, 0, PASS());
    expect_at(&board, 2, 1, PLUCK(1, 1));
    expect_at(&board, 2, 4, DOUBLE(1, 1, 2, 0));
    expect_at(&board, 2, 9, DOUBLE(2, 3, 2, 0));
    board.answered = 4;
    cr_assert_eq(bbi_legal_count(&board, 2), 0);
    cr_assert_eq(bbi_legal_count(&board, 0), 0);
    cr_assert_eq(bbi_legal_count(&board, BAOBEI_NO_SEAT), 0);
}

Test(rules_legal, pages)
{
    bbi_board board = table3(BAOBEI_DECISION_DRAWN, 1);
    baobei_action page[4] = {1, 1, 1, 1};

    cr_assert_eq(bbi_legal_list(&board, 0, 8, page, 3), 40);
    cr_assert(page[0] == PLUCK(2, 0) && page[1] == PLUCK(2, 3) && page[2] == DOUBLE(0, 0, 0, 1) && page[3] == 1);
    cr_assert_eq(bbi_legal_list(&board, 0, 39, page, 3), 40);
    cr_assert(page[0] == DOUBLE(2, 3, 2, 0) && page[1] == PLUCK(2, 3));
    cr_assert_eq(bbi_legal_list(&board, 0, UINT32_MAX, page, 3), 40);
    cr_assert_eq(page[0], DOUBLE(2, 3, 2, 0));
    cr_assert_eq(bbi_legal_list(&board, 0, 0, NULL, 3), 40);
}

Test(rules_legal, looks)
{
    bbi_board board = table3(BAOBEI_DECISION_LOOK, 7);

    board.count = 2;
    expect_list(&board, 0, 3);
    expect_at(&board, 0, 1, LOOKS(0, 2));
    expect_at(&board, 0, 2, LOOKS(1, 2));
    board.count = 1;
    expect_list(&board, 0, 3);
    expect_at(&board, 0, 2, LOOK(2));
}

Test(rules_legal, a_shoebill)
{
    bbi_board board = table3(BAOBEI_DECISION_REPLACE, 1);

    board.count = 2;
    expect_list(&board, 0, 8);
    expect_at(&board, 0, 0, BOTH(0, 0, 1, 1));
    expect_at(&board, 0, 1, BOTH(1, 0, 1, 1));
    expect_at(&board, 0, 3, BOTH(1, 0, 2, 0));
    expect_at(&board, 0, 4, BOTH(0, 2, 1, 1));
    expect_at(&board, 0, 7, BOTH(1, 2, 2, 0));
    board.count = 1;
    expect_list(&board, 0, 4);
    expect_at(&board, 0, 1, OWN(0, 2));
    expect_at(&board, 0, 2, OTHER(0, 1, 1));
    board.count = 2;
    board.slot[0] |= BBI_LOCKED;
    board.slot[2] |= BBI_LOCKED;
    expect_list(&board, 0, 4);
    expect_at(&board, 0, 1, OTHER(1, 1, 1));
    expect_at(&board, 0, 3, OTHER(1, 2, 0));
}

Test(rules_legal, targets_of_powers)
{
    bbi_board board = table3(BAOBEI_DECISION_TARGET, 2);

    board.power = BAOBEI_POWER_SWAP;
    expect_list(&board, 1, 5);
    expect_at(&board, 1, 4, SWAP(1, 1, 2, 0));
    board.power = BAOBEI_POWER_INSPECT;
    expect_list(&board, 1, 11);
    expect_at(&board, 1, 10, INSPECT(1, 1, 2, 3));
    board.power = BAOBEI_POWER_ADD;
    expect_list(&board, 1, 2);
    expect_at(&board, 1, 1, ADD(2));
    board.announcer = 0;
    board.shield = 1;
    expect_list(&board, 1, 1);
    expect_at(&board, 1, 0, ADD(2));
}

Test(rules_legal, slots_and_short_lists)
{
    bbi_board board = table3(BAOBEI_DECISION_PLACE, 4);

    expect_list(&board, 2, 2);
    expect_at(&board, 2, 0, PLACE(1));
    expect_at(&board, 2, 1, PLACE(2));
    board.kind = BAOBEI_DECISION_GIVE;
    expect_list(&board, 2, 2);
    expect_at(&board, 2, 1, GIVE(3));
    board.kind = BAOBEI_DECISION_END;
    expect_list(&board, 2, 2);
    expect_at(&board, 2, 0, END());
    board.kind = BAOBEI_DECISION_SWAP;
    board.at_slot[0] = 2;
    board.at_seat[1] = 2;
    expect_list(&board, 2, 2);
    board.at_slot[1] = 3; /* locked */
    expect_list(&board, 2, 1);
    expect_at(&board, 2, 0, LEAVE());
    board.kind = BAOBEI_DECISION_DEAL;
    expect_list(&board, BAOBEI_NO_SEAT, 1);
    cr_assert_eq(bbi_legal_count(&board, 2), 0);
}

/* Two seats with all cards but one: lists of more than a thousand, complete since they ascend and are as long. */
Test(rules_legal, long_lists_of_powers)
{
    bbi_board board = {.start = {0, 33, 65, 65, 65, 65, 65, 65}, .slots = {33, 32}, .seats = 2, .playing = 3,
                       .announcer = BAOBEI_NO_SEAT, .kind = BAOBEI_DECISION_TARGET, .asked = 1};

    for (uint32_t entry = 0; entry < 65; entry++)
        board.slot[entry] = (uint8_t)(entry < 33 ? entry : entry - 33);
    board.power = BAOBEI_POWER_SWAP;
    expect_list(&board, 0, 33 * 32);
    board.power = BAOBEI_POWER_INSPECT;
    expect_list(&board, 0, 33 * 32);
    expect_at(&board, 0, 33 * 32 - 1, INSPECT(0, 32, 1, 31));
    board.kind = BAOBEI_DECISION_REPLACE;
    board.count = 2;
    expect_list(&board, 0, 33 * 32 * 2);
    expect_at(&board, 0, 33 * 32 * 2 - 1, BOTH(1, 32, 1, 31));
}
