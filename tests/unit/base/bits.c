/* Sets of seats. */
#include "base/bits.h"

#include <criterion/criterion.h>

Test(bits, bit_and_has)
{
    for (uint32_t seat = 0; seat < 8; seat++) {
        cr_assert_eq(bbi_bit(seat), 1u << seat);
        for (uint32_t other = 0; other < 8; other++)
            cr_assert_eq(bbi_has(bbi_bit(seat), other), seat == other);
    }
}

Test(bits, has_of_every_set)
{
    for (uint32_t set = 0; set < 256; set++)
        for (uint32_t seat = 0; seat < 8; seat++)
            cr_assert_eq(bbi_has(set, seat), (set / (1u << seat)) % 2 == 1);
}

Test(bits, count_of_every_set)
{
    for (uint32_t set = 0; set < 256; set++) {
        uint32_t count = 0;

        for (uint32_t seat = 0; seat < 8; seat++)
            count += bbi_has(set, seat);
        cr_assert_eq(bbi_count(set), count, "set %u", set);
    }
}

Test(bits, first_of_every_set)
{
    for (uint32_t set = 1; set < 256; set++) {
        uint32_t seat = 0;

        while (!bbi_has(set, seat))
            seat++;
        cr_assert_eq(bbi_first(set), seat, "set %u", set);
    }
}

/* Clockwise, around the table, over seats that are not in the set; alone it comes back to itself. */
Test(bits, next_of_every_set)
{
    for (uint32_t set = 1; set < 64; set++)
        for (uint32_t seat = 0; seat < 6; seat++) {
            uint32_t steps = 1;

            while (!bbi_has(set, (seat + steps) % 6))
                steps++;
            cr_assert_eq(bbi_next(set, seat), (seat + steps) % 6, "set %u, seat %u", set, seat);
        }
}
