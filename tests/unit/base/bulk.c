/* Copies and fills: exactly so many bytes; a spread may write a few more. */
#include "base/bulk.h"

#include <criterion/criterion.h>

enum { ROOM = 80 };

Test(bulk, copy_and_fill_to_the_byte)
{
    uint8_t from[ROOM], to[ROOM];

    for (uint32_t size = 0; size < ROOM - 1; size++) {
        for (uint32_t i = 0; i < ROOM; i++) {
            from[i] = (uint8_t)(i + 1);
            to[i] = 200;
        }
        bbi_copy(to, from, size);
        for (uint32_t i = 0; i < ROOM; i++)
            cr_assert_eq(to[i], i < size ? i + 1 : 200u);
        bbi_fill(to, 7, size);
        for (uint32_t i = 0; i < ROOM; i++)
            cr_assert_eq(to[i], i < size ? 7u : 200u);
    }
}

Test(bulk, spread)
{
    for (uint32_t count = 0; count <= ROOM - BBI_SPREAD - 1; count++) {
        uint8_t to[ROOM];

        bbi_fill(to, 200, sizeof to);
        bbi_spread(to + 1, 9, count);
        cr_assert_eq(to[0], 200);
        for (uint32_t i = 0; i < count; i++)
            cr_assert_eq(to[1 + i], 9);
        for (uint32_t i = 1 + count + BBI_SPREAD; i < ROOM; i++)
            cr_assert_eq(to[i], 200, "no more than the room it asks for");
    }
}
