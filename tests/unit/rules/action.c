/* Actions as integers: shapes, the one spelling, dense ids; each kind by itself. */
#include "rules/action.h"

#include <criterion/criterion.h>
#include <string.h>

/* What each kind names, written down from types.h a second time. */
typedef struct row {
    uint8_t kind;
    bbi_shape shape;
    const char *name;
} row;

static const row rows[] = {
    {1, BBI_SHAPE_BARE, "deal"},          {4, BBI_SHAPE_SLOT, "look"},
    {5, BBI_SHAPE_SLOTS, "look-two"},     {8, BBI_SHAPE_BARE, "draw"},
    {9, BBI_SHAPE_SLOT, "take"},          {12, BBI_SHAPE_BARE, "pass"},
    {13, BBI_SHAPE_BARE, "discard"},      {14, BBI_SHAPE_SLOT, "keep"},
    {15, BBI_SHAPE_CARD, "pluck"},        {16, BBI_SHAPE_ORDERED, "double"},
    {20, BBI_SHAPE_SLOT, "give"},         {21, BBI_SHAPE_SLOT, "place"},
    {24, BBI_SHAPE_BARE, "decline"},      {25, BBI_SHAPE_BARE, "use"},
    {28, BBI_SHAPE_CARD, "peek"},         {29, BBI_SHAPE_CARD, "show"},
    {30, BBI_SHAPE_CROSSED, "swap"},      {31, BBI_SHAPE_CROSSED, "inspect"},
    {32, BBI_SHAPE_SEAT, "add"},          {36, BBI_SHAPE_BARE, "leave"},
    {37, BBI_SHAPE_BARE, "swap-seen"},    {40, BBI_SHAPE_BOTH_NEW, "replace-both"},
    {41, BBI_SHAPE_OWN_NEW, "replace-own"}, {42, BBI_SHAPE_OTHER_NEW, "replace-other"},
    {44, BBI_SHAPE_BARE, "end"},          {45, BBI_SHAPE_BARE, "bao"},
};

enum { ROWS = sizeof rows / sizeof *rows };

/* Which of seat[0], slot[0], seat[1], slot[1], choice a shape uses. */
static const char *fields_of(bbi_shape shape)
{
    switch (shape) {
    case BBI_SHAPE_SLOT: return "01000";
    case BBI_SHAPE_SLOTS: return "01010";
    case BBI_SHAPE_SEAT: return "10000";
    case BBI_SHAPE_CARD: return "11000";
    case BBI_SHAPE_ORDERED:
    case BBI_SHAPE_CROSSED: return "11110";
    case BBI_SHAPE_OWN_NEW: return "01001";
    case BBI_SHAPE_OTHER_NEW: return "00111";
    case BBI_SHAPE_BOTH_NEW: return "01111";
    case BBI_SHAPE_NONE:
    case BBI_SHAPE_BARE:
    default: return "00000";
    }
}

static void set_field(baobei_parts *p, uint32_t field, uint32_t value)
{
    uint8_t *fields[5] = {&p->seat[0], &p->slot[0], &p->seat[1], &p->slot[1], &p->choice};

    *fields[field] = (uint8_t)value;
}

/* Parts of a kind with every field it uses at its most, and two different cards in order. */
static baobei_parts most_of(const row *r, uint32_t seats, uint32_t slots)
{
    const uint32_t most[5] = {seats - 1, slots - 1, seats - 1, slots - 1, 1};
    baobei_parts p = {.kind = r->kind};

    for (uint32_t field = 0; field < 5; field++)
        if (fields_of(r->shape)[field] == '1')
            set_field(&p, field, most[field]);
    if (r->shape == BBI_SHAPE_SLOTS)
        p.slot[0]--;
    if (r->shape == BBI_SHAPE_CROSSED || r->shape == BBI_SHAPE_ORDERED)
        p.seat[0]--;
    return p;
}

Test(action, kinds)
{
    uint32_t known = 0;

    for (uint32_t kind = 0; kind < 300; kind++) {
        bool is_known = known < ROWS && rows[known].kind == kind;

        cr_assert_eq(bbi_action_shape(kind), is_known ? rows[known].shape : BBI_SHAPE_NONE, "kind %u", kind);
        if (is_known)
            cr_assert_str_eq(bbi_action_row(kind), rows[known++].name);
        else
            cr_assert_null(bbi_action_row(kind), "kind %u", kind);
    }
    cr_assert_eq(known, ROWS);
}

/* Every field at its bound is right, one past it is wrong, and an unused one must be zero. */
Test(action, bounds_of_fields)
{
    for (uint32_t i = 0; i < ROWS; i++)
        for (uint32_t field = 0; field < 5; field++) {
            bool used = fields_of(rows[i].shape)[field] == '1';
            const uint32_t past[5] = {5, 9, 5, 9, 2};
            baobei_parts p = most_of(&rows[i], 5, 9);

            cr_assert(bbi_parts_valid(&p, 5, 9), "%s", rows[i].name);
            cr_assert(bbi_parts_proper(&p), "%s", rows[i].name);
            set_field(&p, field, used ? past[field] : 1);
            cr_assert_not(bbi_parts_valid(&p, 5, 9), "%s, field %u", rows[i].name, field);
        }
}

/* A choice has no more than four bits: one that is larger would spell another slot. */
Test(action, no_choice_becomes_a_slot)
{
    for (uint32_t choice = 0; choice < 256; choice++) {
        baobei_parts p = {.kind = BAOBEI_ACTION_REPLACE_OTHER, .seat = {0, 1}, .choice = (uint8_t)choice};

        cr_assert_eq(bbi_parts_valid(&p, 5, 9), choice < 2, "choice %u", choice);
    }
}

/* Two cards in no particular order are spelled in ascending order; the same card twice is one spelling, too. */
Test(action, order_of_two_cards)
{
    static const uint8_t kinds[] = {BAOBEI_ACTION_SWAP, BAOBEI_ACTION_INSPECT};

    for (uint32_t i = 0; i < 2; i++) {
        baobei_parts p = {.kind = kinds[i], .seat = {1, 2}, .slot = {7, 3}};

        cr_assert(bbi_parts_valid(&p, 6, 66) && bbi_parts_proper(&p));
        p.seat[0] = 3;
        cr_assert_not(bbi_parts_valid(&p, 6, 66), "later seat first");
        p.seat[0] = 2;
        cr_assert_not(bbi_parts_valid(&p, 6, 66), "one seat, later slot first");
        p.slot[0] = 3;
        cr_assert(bbi_parts_valid(&p, 6, 66) && !bbi_parts_proper(&p), "one card twice");
        p.slot[0] = 1;
        cr_assert(bbi_parts_valid(&p, 6, 66) && !bbi_parts_proper(&p), "two of one seat");
    }
}

Test(action, order_of_two_looks)
{
    baobei_parts p = {.kind = BAOBEI_ACTION_LOOK_TWO, .slot = {1, 2}};

    cr_assert(bbi_parts_valid(&p, 6, 66) && bbi_parts_proper(&p));
    p.slot[0] = 2;
    cr_assert(bbi_parts_valid(&p, 6, 66) && !bbi_parts_proper(&p));
    p.slot[0] = 3;
    cr_assert_not(bbi_parts_valid(&p, 6, 66));
}

/* A double's order matters (R3.11); one card twice can be said, but has no dense id. */
Test(action, order_of_a_double)
{
    baobei_parts p = {.kind = BAOBEI_ACTION_DOUBLE, .seat = {4, 0}, .slot = {5, 6}};

    cr_assert(bbi_parts_valid(&p, 6, 66) && bbi_parts_proper(&p));
    p.seat[1] = 4;
    cr_assert(bbi_parts_valid(&p, 6, 66) && bbi_parts_proper(&p));
    p.slot[1] = 5;
    cr_assert(bbi_parts_valid(&p, 6, 66) && !bbi_parts_proper(&p));
}

Test(action, no_kind_no_action)
{
    baobei_parts p = {0};

    for (uint32_t kind = 0; kind < 256; kind++) {
        p.kind = (uint8_t)kind;
        if (bbi_action_shape(kind) == BBI_SHAPE_NONE)
            cr_assert_not(bbi_parts_valid(&p, 6, 66), "kind %u", kind);
    }
    p.kind = 0;
    cr_assert(bbi_parts_proper(&p));
}

/* Values ascend like (kind, seat, slot, seat, slot, choice), and each field sits where it can be read again. */
Test(action, packing)
{
    for (uint32_t i = 0; i < ROWS; i++) {
        baobei_parts p = most_of(&rows[i], 6, 66);
        baobei_parts out;
        baobei_action value = bbi_pack(p.kind, p.seat[0], p.slot[0], p.seat[1], p.slot[1], p.choice);

        cr_assert(bbi_unpack(value, &out));
        cr_assert_eq(memcmp(&p, &out, sizeof p), 0, "%s", rows[i].name);
        cr_assert(i == 0 || value > bbi_pack(rows[i - 1].kind, 5, 65, 5, 65, 1));
    }
    cr_assert_lt(bbi_pack(16, 0, 65, 5, 65, 1), bbi_pack(16, 1, 0, 0, 0, 0));
    cr_assert_lt(bbi_pack(16, 1, 0, 5, 65, 1), bbi_pack(16, 1, 1, 0, 0, 0));
    cr_assert_lt(bbi_pack(16, 1, 1, 0, 65, 1), bbi_pack(16, 1, 1, 1, 0, 0));
    cr_assert_lt(bbi_pack(16, 1, 1, 1, 0, 1), bbi_pack(16, 1, 1, 1, 1, 0));
    cr_assert_lt(bbi_pack(16, 1, 1, 1, 1, 0), bbi_pack(16, 1, 1, 1, 1, 1));
}

/* A value whose fields have room for more says no action where a seat is past the sixth, or a slot past the 66th. */
Test(action, values_past_the_most)
{
    const uint32_t most[4] = {5, 65, 5, 65};
    const uint32_t room[4] = {7, 127, 7, 127};

    for (uint32_t i = 0; i < ROWS; i++)
        for (uint32_t field = 0; field < 4; field++)
            for (uint32_t past = most[field] + 1; past <= room[field]; past++) {
                baobei_parts p = most_of(&rows[i], 6, 66);
                baobei_parts out;

                set_field(&p, field, past);
                cr_assert_not(bbi_unpack(bbi_pack(p.kind, p.seat[0], p.slot[0], p.seat[1], p.slot[1], p.choice), &out),
                              "%s, field %u: %u", rows[i].name, field, past);
            }
}

/* Every bit of a value counts: flipping one gives another action or none. */
Test(action, every_bit_counts)
{
    for (uint32_t i = 0; i < ROWS; i++) {
        baobei_parts p = most_of(&rows[i], 4, 8);
        baobei_action value = bbi_pack(p.kind, p.seat[0], p.slot[0], p.seat[1], p.slot[1], p.choice);

        for (uint32_t bit = 0; bit < 32; bit++) {
            baobei_parts out;

            if (bbi_unpack(value ^ 1u << bit, &out))
                cr_assert_neq(memcmp(&p, &out, sizeof p), 0);
        }
    }
}

/* Ranks and ranks taken back, kind by kind: the last of a kind is one below the first of the next. */
Test(action, ranks_are_dense)
{
    static const uint8_t spaces[][2] = {{2, 1}, {2, 2}, {3, 5}, {6, 4}};

    for (uint32_t i = 0; i < 4; i++) {
        uint32_t seats = spaces[i][0];
        uint32_t slots = spaces[i][1];
        uint32_t ids = bbi_action_rank(NULL, seats, slots);
        baobei_parts p;

        for (uint32_t id = 0; id < ids; id++) {
            memset(&p, 0xff, sizeof p);
            cr_assert(bbi_action_unrank(id, seats, slots, &p));
            cr_assert(bbi_parts_valid(&p, seats, slots) && bbi_parts_proper(&p));
            cr_assert_eq(bbi_action_rank(&p, seats, slots), id);
        }
        cr_assert_not(bbi_action_unrank(ids, seats, slots, &p));
        cr_assert_eq(bbi_action_rank(NULL, seats, slots), ids);
    }
}

/* The other way round: whatever is valid and proper has a rank of its own, and so there are as many ranks. */
Test(action, every_action_has_its_rank)
{
    enum { SEATS = 2, SLOTS = 2, VALUES = SEATS * SLOTS * SEATS * SLOTS * 2 };
    uint32_t found = 0;

    for (uint32_t kind = 0; kind < 256; kind++)
        for (uint32_t value = 0; value < VALUES; value++) {
            baobei_parts p = {.kind = (uint8_t)kind, .seat = {value & 1, value >> 2 & 1},
                              .slot = {value >> 1 & 1, value >> 3 & 1}, .choice = value >> 4 & 1};
            baobei_parts back;

            if (!bbi_parts_valid(&p, SEATS, SLOTS) || !bbi_parts_proper(&p))
                continue;
            memset(&back, 0, sizeof back);
            cr_assert(bbi_action_unrank(bbi_action_rank(&p, SEATS, SLOTS), SEATS, SLOTS, &back));
            cr_assert(memcmp(&p, &back, sizeof p) == 0, "kind %u, value %u", kind, value);
            found++;
        }
    cr_assert_eq(found, bbi_action_rank(NULL, SEATS, SLOTS));
}

/* With one slot there are no two own slots to look at: such a kind has no ids, and disturbs no other. */
Test(action, kinds_without_ids)
{
    baobei_parts p;
    uint32_t ids = bbi_action_rank(NULL, 2, 1);

    for (uint32_t id = 0; id < ids; id++) {
        cr_assert(bbi_action_unrank(id, 2, 1, &p));
        cr_assert_neq(p.kind, BAOBEI_ACTION_LOOK_TWO);
    }
}
