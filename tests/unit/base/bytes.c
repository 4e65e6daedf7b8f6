/* Eight bytes as one word: the first one lowest, whatever the machine. */
#include "base/bytes.h"

#include <criterion/criterion.h>

#include "random.h"

Test(bytes, the_first_is_lowest)
{
    const uint8_t from[8] = {1, 2, 3, 4, 5, 6, 7, 0x88};
    uint8_t to[8] = {0};

    cr_assert(bbi_bytes_get(from) == UINT64_C(0x8807060504030201));
    bbi_bytes_put(to, UINT64_C(0x8807060504030201));
    cr_assert(memcmp(from, to, sizeof to) == 0);
}

Test(bytes, there_and_back)
{
    rng r;

    rng_seed(&r, 1);
    for (uint32_t i = 0; i < 1000; i++) {
        uint64_t word = rng_next(&r);
        uint8_t bytes[8];

        bbi_bytes_put(bytes, word);
        cr_assert(bbi_bytes_get(bytes) == word);
        for (uint32_t byte = 0; byte < 8; byte++)
            cr_assert_eq(bytes[byte], word >> 8 * byte & 0xff);
    }
}

Test(bytes, one_bit_of_each)
{
    rng r;

    rng_seed(&r, 2);
    for (uint32_t i = 0; i < 1000; i++) {
        uint64_t word = rng_next(&r);

        for (uint32_t bit = 0; bit < 8; bit++) {
            uint32_t bits = 0;

            for (uint32_t byte = 0; byte < 8; byte++)
                bits |= (uint32_t)(word >> (8 * byte + bit) & 1) << byte;
            cr_assert_eq(bbi_bytes_bits(word, bit), bits, "bit %u", bit);
        }
    }
}

Test(bytes, count_and_first)
{
    rng r;

    rng_seed(&r, 3);
    cr_assert_eq(bbi_bits_count(0), 0);
    cr_assert_eq(bbi_bits_count(UINT64_MAX), 64);
    for (uint32_t bit = 0; bit < 64; bit++) {
        uint64_t word = rng_next(&r) >> bit << bit; /* nothing below the bit */
        uint32_t count = 0;

        for (uint32_t i = 0; i < 64; i++)
            count += word >> i & 1;
        cr_assert_eq(bbi_bits_count(word), count);
        cr_assert_eq(bbi_bits_first(word | UINT64_C(1) << bit), bit);
    }
}
