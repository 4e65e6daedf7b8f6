/* The list of cards in front of the seats: finding cards, owners and empty slots. */
#include "table/board.h"

#include <criterion/criterion.h>
#include <string.h>

/* Seat 0: slots 0, 2, 5 of 7; seat 1: nothing in 3; seat 2: slots 0, 1, 2 of 3, one locked; seat 3: slot 65 of 66. */
static bbi_board example(void)
{
    bbi_board board;
    static const uint8_t slots[] = {0, 2, 5, 0, 1 | BBI_LOCKED, 2, 65};
    static const uint8_t starts[8] = {0, 3, 3, 6, 7, 7, 7, 0};

    memset(&board, 0, sizeof board);
    memcpy(board.slot, slots, sizeof slots);
    memcpy(board.start, starts, sizeof starts);
    board.seats = 5;
    board.playing = 15;
    board.slots[0] = 7;
    board.slots[1] = 3;
    board.slots[2] = 3;
    board.slots[3] = 66;
    board.locks = 1;
    board.announcer = BAOBEI_NO_SEAT;
    return board;
}

Test(board, counts)
{
    bbi_board board = example();
    static const uint32_t cards[6] = {3, 0, 3, 1, 0, 0};
    static const uint32_t empty[6] = {4, 3, 0, 65, 0, 0};

    for (uint32_t seat = 0; seat < 6; seat++) {
        cr_assert_eq(bbi_cards(&board, seat), cards[seat]);
        cr_assert_eq(bbi_empty_slots(&board, seat), empty[seat]);
    }
    cr_assert_eq(bbi_cards_on_table(&board), 7);
}

Test(board, holders)
{
    bbi_board board = example();

    cr_assert_eq(bbi_holders(&board), 1 | 4 | 8);
    memset(board.start, 0, sizeof board.start);
    cr_assert_eq(bbi_holders(&board), 0, "before the first deal");
    board.start[6] = 66;
    cr_assert_eq(bbi_holders(&board), 32, "the last seat has them all");
    board.start[7] = 9;
    cr_assert_eq(bbi_holders(&board), 32, "what comes after the seats is none");
}

Test(board, find)
{
    bbi_board board = example();

    cr_assert_eq(bbi_find(&board, 0, 0), 0);
    cr_assert_eq(bbi_find(&board, 0, 1), BBI_NOWHERE);
    cr_assert_eq(bbi_find(&board, 0, 2), 1);
    cr_assert_eq(bbi_find(&board, 0, 5), 2);
    cr_assert_eq(bbi_find(&board, 0, 6), BBI_NOWHERE, "empty");
    cr_assert_eq(bbi_find(&board, 0, 7), BBI_NOWHERE, "never opened");
    cr_assert_eq(bbi_find(&board, 1, 0), BBI_NOWHERE);
    cr_assert_eq(bbi_find(&board, 2, 0), 3, "all filled");
    cr_assert_eq(bbi_find(&board, 2, 1), 4, "a lock does not hide a card");
    cr_assert_eq(bbi_find(&board, 2, 2), 5);
    cr_assert_eq(bbi_find(&board, 2, 3), BBI_NOWHERE);
    cr_assert_eq(bbi_find(&board, 3, 65), 6);
    cr_assert_eq(bbi_find(&board, 3, 64), BBI_NOWHERE);
    cr_assert_eq(bbi_find(&board, 4, 0), BBI_NOWHERE, "a seat without slots");
}

Test(board, owner)
{
    bbi_board board = example();
    static const uint32_t owners[7] = {0, 0, 0, 2, 2, 2, 3};

    for (uint32_t entry = 0; entry < 7; entry++)
        cr_assert_eq(bbi_owner(&board, entry), owners[entry]);
}

Test(board, empty_slots_ascend)
{
    bbi_board board = example();
    static const uint32_t of_first[4] = {1, 3, 4, 6};

    for (uint32_t k = 0; k < 4; k++)
        cr_assert_eq(bbi_empty_slot(&board, 0, k), of_first[k]);
    for (uint32_t k = 0; k < 3; k++)
        cr_assert_eq(bbi_empty_slot(&board, 1, k), k);
    for (uint32_t k = 0; k < 65; k++)
        cr_assert_eq(bbi_empty_slot(&board, 3, k), k);
}

/* R4.4: between the announcer's cards and everybody else, and only while the shield is up. */
Test(board, shield)
{
    bbi_board board = example();

    for (uint32_t round = 0; round < 2; round++)
        for (uint32_t owner = 0; owner < 4; owner++)
            for (uint32_t from = 0; from < 4; from++) {
                board.announcer = 2;
                board.shield = (uint8_t)round;
                cr_assert_eq(bbi_shielded(&board, owner, from), round == 1 && owner == 2 && from != 2);
            }
}
