/* Which cards may be chosen: locks, shields, pairs. */
#include "rules/reach.h"

#include <criterion/criterion.h>

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

static void expect(const bbi_reach *reach, const char *entries, const char *starts)
{
    cr_assert(bbi_reach_count(reach) == strlen(entries));
    for (uint32_t i = 0; entries[i]; i++)
        cr_assert(reach->entry[i] == entries[i] - '0', "entry %u", i);
    for (uint32_t i = 0; i <= BAOBEI_MAX_SEATS; i++)
        cr_assert(reach->start[i] == starts[i] - '0', "start %u", i);
}

Test(rules_reach, looks_mind_neither_lock_nor_shield)
{
    bbi_board board = table3(BAOBEI_DECISION_TARGET, 1);
    bbi_reach reach;

    board.announcer = 2;
    board.shield = 1;
    bbi_reach_all(&board, &reach);
    expect(&reach, "012345", "0346666");
}

Test(rules_reach, moves_mind_both)
{
    bbi_board board = table3(BAOBEI_DECISION_TARGET, 1);
    bbi_reach reach;

    bbi_reach_movable(&board, 0, &reach);
    expect(&reach, "0234", "0234444");
    board.announcer = 2;
    board.shield = 1;
    bbi_reach_movable(&board, 0, &reach);
    expect(&reach, "023", "0233333");
    bbi_reach_movable(&board, 2, &reach); /* the announcer's own shield does not stop it */
    expect(&reach, "0234", "0234444");
    cr_assert(bbi_movable(&board, 0, 0) && !bbi_movable(&board, 0, 1));
    cr_assert(bbi_movable(&board, 2, 4) && !bbi_movable(&board, 0, 4) && !bbi_movable(&board, 2, 5));
}

Test(rules_reach, halves_of_a_shoebill)
{
    bbi_board board = table3(BAOBEI_DECISION_REPLACE, 1);
    bbi_reach reach;

    bbi_reach_own(&board, 0, &reach);
    expect(&reach, "02", "0222222");
    bbi_reach_opposing(&board, 0, &reach);
    expect(&reach, "34", "0012222");
    bbi_reach_own(&board, 2, &reach);
    expect(&reach, "4", "0001111");
}

Test(rules_reach, pairs_in_closed_form)
{
    bbi_board board = table3(BAOBEI_DECISION_TARGET, 1);
    static const uint8_t gap[] = {0, 2, 2, 3, 3, 3, 3};
    uint32_t k = 0;
    uint32_t first;
    uint32_t second;

    cr_assert(bbi_crossed_count(board.start) == 11u); /* 3 x 3 and 1 x 2 */
    for (uint32_t i = 0; i < 6; i++)
        for (uint32_t j = i + 1; j < 6; j++) {
            if (bbi_owner(&board, i) == bbi_owner(&board, j))
                continue;
            bbi_crossed_at(board.start, k++, &first, &second);
            cr_assert(first == i && second == j, "pair %u", k - 1);
        }
    cr_assert(bbi_crossed_count(gap) == 2u);
    bbi_crossed_at(gap, 1, &first, &second);
    cr_assert(first == 1u && second == 2u);
}

Test(rules_reach, what_a_claim_may_touch)
{
    bbi_board board = table3(BAOBEI_DECISION_CLAIM, 5);
    static const uint8_t around_b[] = {0, 1, 2, 4, 5};

    cr_assert(bbi_touchable_count(&board, 0) == 6u && bbi_touchable_at(&board, 0, 3) == 3u);
    board.announcer = 1;
    cr_assert(bbi_touchable_count(&board, 0) == 6u);
    board.shield = 1;
    cr_assert(bbi_touchable_count(&board, 0) == 5u && bbi_touchable_count(&board, 1) == 6u);
    for (uint32_t k = 0; k < 5; k++)
        cr_assert(bbi_touchable_at(&board, 0, k) == around_b[k], "card %u", k);
    cr_assert(bbi_touchable_at(&board, 1, 3) == 3u);
    board.start[2] = board.start[1]; /* seat 1 has no card */
    cr_assert(bbi_touchable_count(&board, 1) == 0u);
}

Test(rules_reach, who_is_asked_in_a_window)
{
    bbi_board board = table3(BAOBEI_DECISION_TURN, 1);

    cr_assert(bbi_claimants(&board) == 6u);
    board.active = 2;
    cr_assert(bbi_claimants(&board) == 3u);
    board.start[1] = 0; /* a's cards are b's now */
    cr_assert(bbi_claimants(&board) == 2u);
    board = table3(BAOBEI_DECISION_TURN, 1);
    board.active = BAOBEI_NO_SEAT;
    cr_assert(bbi_claimants(&board) == 7u);
}

Test(rules_reach, targets_of_powers)
{
    bbi_board board = table3(BAOBEI_DECISION_TARGET, 1);

    cr_assert(bbi_power_targets(&board, BAOBEI_POWER_SWAP, 0) == 5u); /* 2, 1, 1 movable */
    cr_assert(bbi_power_targets(&board, BAOBEI_POWER_INSPECT, 0) == 11u);
    cr_assert(bbi_power_targets(&board, BAOBEI_POWER_LOOK, 0) == 6u);
    cr_assert(bbi_power_targets(&board, BAOBEI_POWER_SHOW, 0) == 6u);
    cr_assert(bbi_power_targets(&board, BAOBEI_POWER_ADD, 0) == 2u);
    board.announcer = 2;
    board.shield = 1;
    cr_assert(bbi_power_targets(&board, BAOBEI_POWER_SWAP, 0) == 2u);
    cr_assert(bbi_power_targets(&board, BAOBEI_POWER_INSPECT, 0) == 11u);
    cr_assert(bbi_power_targets(&board, BAOBEI_POWER_ADD, 0) == 1u);
    cr_assert(bbi_power_targets(&board, BAOBEI_POWER_ADD, 2) == 2u);
}
