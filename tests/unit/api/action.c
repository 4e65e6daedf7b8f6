/* Making and reading actions. */
#include <baobei/baobei.h>
#include <criterion/criterion.h>
#include <string.h>

static baobei_action make(int kind, uint32_t seat1, uint32_t slot1, uint32_t seat2, uint32_t slot2, uint32_t choice)
{
    return baobei_action_make((baobei_action_kind)kind, seat1, slot1, seat2, slot2, choice);
}

static baobei_parts read(baobei_action action)
{
    baobei_parts p;

    memset(&p, 0x5a, sizeof p);
    cr_assert_eq(baobei_action_read(action, &p), BAOBEI_OK, "%08x", action);
    return p;
}

Test(api_action, reads_what_was_made)
{
    baobei_parts p = read(make(BAOBEI_ACTION_DOUBLE, 5, 65, 0, 64, 0));
    const baobei_parts twice = {.kind = BAOBEI_ACTION_DOUBLE, .seat = {5, 0}, .slot = {65, 64}};
    const baobei_parts both = {.kind = BAOBEI_ACTION_REPLACE_BOTH, .seat = {0, 3}, .slot = {7, 9}, .choice = 1};
    const baobei_parts deal = {.kind = BAOBEI_ACTION_DEAL};

    cr_assert_eq(memcmp(&p, &twice, sizeof p), 0);
    p = read(make(BAOBEI_ACTION_REPLACE_BOTH, 0, 7, 3, 9, 1));
    cr_assert_eq(memcmp(&p, &both, sizeof p), 0);
    p = read(make(BAOBEI_ACTION_DEAL, 0, 0, 0, 0, 0));
    cr_assert_eq(memcmp(&p, &deal, sizeof p), 0);
}

/* Two cards in no particular order may be named either way round. */
Test(api_action, unordered_pairs)
{
    static const int kinds[] = {BAOBEI_ACTION_SWAP, BAOBEI_ACTION_INSPECT};

    for (uint32_t i = 0; i < 2; i++) {
        cr_assert_neq(make(kinds[i], 4, 1, 2, 8, 0), 0);
        cr_assert_eq(make(kinds[i], 4, 1, 2, 8, 0), make(kinds[i], 2, 8, 4, 1, 0));
        cr_assert_neq(make(kinds[i], 4, 8, 4, 1, 0), 0, "that seats differ is the game's to say");
        cr_assert_eq(make(kinds[i], 4, 8, 4, 1, 0), make(kinds[i], 4, 1, 4, 8, 0));
        cr_assert_neq(make(kinds[i], 4, 1, 4, 1, 0), 0);
        cr_assert_neq(make(kinds[i], 1, 63, 0, 64, 0), 0, "together their numbers have seven bits");
    }
    cr_assert_eq(make(BAOBEI_ACTION_LOOK_TWO, 0, 3, 0, 1, 0), make(BAOBEI_ACTION_LOOK_TWO, 0, 1, 0, 3, 0));
    cr_assert_neq(make(BAOBEI_ACTION_DOUBLE, 4, 1, 2, 8, 0), make(BAOBEI_ACTION_DOUBLE, 2, 8, 4, 1, 0));
}

/* What a kind does not use must be zero, and nothing may be out of range, however far. */
Test(api_action, out_of_range)
{
    static const uint32_t far[] = {6, 7, 8, 66, 67, 127, 128, 255, 256, 262, 65536, UINT32_MAX};

    for (uint32_t i = 0; i < sizeof far / sizeof *far; i++) {
        cr_assert_eq(make(BAOBEI_ACTION_PLUCK, far[i], 0, 0, 0, 0), 0, "seat %u", far[i]);
        cr_assert_eq(make(BAOBEI_ACTION_DOUBLE, 0, 0, far[i], 0, 0), 0);
        cr_assert_eq(make(BAOBEI_ACTION_REPLACE_OWN, 0, 0, 0, 0, far[i]), 0);
        cr_assert_eq(make(BAOBEI_ACTION_PASS, far[i], 0, 0, 0, 0), 0);
        cr_assert_eq(make(BAOBEI_ACTION_KEEP, 0, 0, 0, far[i], 0), 0);
        cr_assert_eq(make((int)far[i] + 64, 0, 0, 0, 0, 0), 0, "kind %u", far[i] + 64);
        cr_assert_eq(make(BAOBEI_ACTION_KEEP, 0, far[i], 0, 0, 0) == 0, far[i] > 65, "slot %u", far[i]);
        cr_assert_eq(make(BAOBEI_ACTION_PEEK, 0, far[i], 0, 0, 0) == 0, far[i] > 65);
    }
    cr_assert_eq(make(BAOBEI_ACTION_REPLACE_OWN, 0, 0, 0, 0, 2), 0);
    cr_assert_eq(make(BAOBEI_ACTION_KEEP, 1, 3, 0, 0, 0), 0, "an own slot has no seat");
    cr_assert_eq(make(0, 0, 0, 0, 0, 0), 0);
    cr_assert_eq(make(-1, 0, 0, 0, 0, 0), 0);
    cr_assert_eq(make(256 + BAOBEI_ACTION_PASS, 0, 0, 0, 0, 0), 0);
}

Test(api_action, not_an_action)
{
    static const baobei_action none[] = {0, 1, 0xffffffff, 0x00ffffff, 0x02000000, 0x0c000001};
    const baobei_parts zero = {0};

    for (uint32_t i = 0; i < sizeof none / sizeof *none; i++) {
        baobei_parts p;

        memset(&p, 0x5a, sizeof p);
        cr_assert_eq(baobei_action_read(none[i], &p), BAOBEI_BAD_ACTION, "%08x", none[i]);
        cr_assert_eq(memcmp(&p, &zero, sizeof p), 0);
    }
    cr_assert_eq(baobei_action_read(make(BAOBEI_ACTION_PASS, 0, 0, 0, 0, 0), NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_action_read(0, NULL), BAOBEI_BAD_ARGUMENT);
}

/* Another spelling of a pair is no action when it comes as a number. */
Test(api_action, one_spelling)
{
    baobei_action swap = make(BAOBEI_ACTION_SWAP, 1, 2, 3, 4, 0);
    baobei_parts p = read(swap);
    uint32_t turned = swap & 0xff000000u;
    baobei_parts out;

    turned |= (uint32_t)p.seat[1] << 21 | (uint32_t)p.slot[1] << 14 | (uint32_t)p.seat[0] << 11 |
              (uint32_t)p.slot[0] << 4;
    cr_assert_eq(baobei_action_read(turned, &out), BAOBEI_BAD_ACTION);
}

Test(api_action, spaces_out_of_range)
{
    static const uint32_t seats[] = {0, 1, 7, 8, UINT32_MAX};
    static const uint32_t slots[] = {0, 67, 1000, UINT32_MAX};
    baobei_action pass = make(BAOBEI_ACTION_PASS, 0, 0, 0, 0, 0);

    for (uint32_t i = 0; i < 5; i++) {
        cr_assert_eq(baobei_action_id(seats[i], 4, pass), 0);
        cr_assert_eq(baobei_action_from_id(seats[i], 4, 0), 0);
    }
    for (uint32_t i = 0; i < 4; i++) {
        cr_assert_eq(baobei_action_id(4, slots[i], pass), 0);
        cr_assert_eq(baobei_action_from_id(4, slots[i], 0), 0);
    }
    cr_assert_gt(baobei_action_id(6, 66, 0), 100000);
    cr_assert_eq(baobei_action_id(4, 4, 0xffffffff), baobei_action_id(4, 4, 0));
    cr_assert_eq(baobei_action_id(4, 4, make(BAOBEI_ACTION_SWAP, 1, 0, 1, 1, 0)), baobei_action_id(4, 4, 0),
                 "what can never be legal has no id");
}
