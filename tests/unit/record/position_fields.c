/* The fields of a position: each spells a byte of its own. */
#include "record/position_fields.h"

#include <criterion/criterion.h>

Test(record_position_fields, each_has_its_own_byte_and_name)
{
    static bbi_state state;

    for (uint32_t i = 0; i < BBI_FIELDS; i++)
        *bbi_field_at(&state, &bbi_fields[i]) = (uint8_t)(i + 1);
    for (uint32_t i = 0; i < BBI_FIELDS; i++) {
        cr_assert(*bbi_field_at(&state, &bbi_fields[i]) == i + 1, "%s", bbi_fields[i].name);
        for (uint32_t j = 0; j < i; j++)
            cr_assert_str_neq(bbi_fields[i].name, bbi_fields[j].name);
    }
}

Test(record_position_fields, they_are_numbered_as_documented)
{
    static bbi_state state;

    cr_assert(bbi_field_at(&state, &bbi_fields[0]) == &state.board.playing);
    cr_assert(bbi_field_at(&state, &bbi_fields[2]) == &state.next);
    cr_assert(bbi_field_at(&state, &bbi_fields[8]) == &state.board.announcer);
    cr_assert(bbi_field_at(&state, &bbi_fields[12]) == &state.closing);
    cr_assert(bbi_field_at(&state, &bbi_fields[18]) == &state.board.count);
    cr_assert_str_eq(bbi_fields[8].name, "bao");
    cr_assert_eq((int)bbi_fields[8].type, (int)BBI_FIELD_SEAT);
    cr_assert_eq((int)bbi_fields[13].type, (int)BBI_FIELD_COUNT);
}
