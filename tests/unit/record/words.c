/* Seats, sets of seats and places as text. */
#include "record/words.h"

#include <criterion/criterion.h>

#include "base/bits.h"

static bbi_reader reader(const char *text)
{
    return (bbi_reader){text, strlen(text), 0, false};
}

Test(words, seats)
{
    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++)
        for (uint32_t seats = 2; seats <= BAOBEI_MAX_SEATS; seats++) {
            const char text[2] = {(char)('a' + (char)seat), 0};
            bbi_reader in = reader(text);

            cr_assert_eq(bbi_read_seat(&in, seats), seat < seats ? seat : 0);
            cr_assert_eq(in.bad, seat >= seats);
            cr_assert_eq(in.at, seat < seats ? 1 : 0);
        }
}

Test(words, what_is_no_seat)
{
    static const char *const none[] = {"", "A", "g", "`", "0", "-", " a"};

    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        bbi_reader in = reader(none[i]);

        cr_assert_eq(bbi_read_seat(&in, 6), 0);
        cr_assert(in.bad && in.at == 0, "'%s'", none[i]);
    }
}

Test(words, every_set_of_seats_there_and_back)
{
    for (uint32_t set = 0; set < 64; set++) {
        char text[8];
        bbi_writer out = {text, sizeof text, 0};
        bbi_reader in;

        bbi_put_seats(&out, set);
        cr_assert(bbi_put_end(&out));
        cr_assert_eq(out.length, set ? bbi_count(set) : 1);
        in = reader(text);
        cr_assert_eq(bbi_read_seats(&in, 6), set);
        cr_assert(!in.bad && in.at == in.length);
    }
}

Test(words, what_is_no_set)
{
    static const struct {
        const char *text;
        size_t fault;
    } none[] = {{"", 0}, {"ba", 1}, {"aa", 1}, {"abcb", 3}, {"d", 0}, {"abd", 2}, {"g", 0}, {"*", 0}};

    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        bbi_reader in = reader(none[i].text);

        (void)bbi_read_seats(&in, 3);
        cr_assert(in.bad, "'%s'", none[i].text);
        cr_assert_eq(in.at, none[i].fault, "'%s'", none[i].text);
    }
}

Test(words, places_there_and_back)
{
    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++)
        for (uint32_t slot = 0; slot < BAOBEI_MAX_SLOTS; slot++) {
            char text[8];
            bbi_writer out = {text, sizeof text, 0};
            bbi_reader in;
            uint8_t place[2] = {99, 99};

            bbi_put_place(&out, seat, slot);
            cr_assert(bbi_put_end(&out));
            in = reader(text);
            bbi_read_place(&in, 6, &place[0], &place[1]);
            cr_assert(!in.bad && in.at == in.length && place[0] == seat && place[1] == slot);
        }
}

Test(words, what_is_no_place)
{
    static const struct {
        const char *text;
        size_t fault;
    } none[] = {{"", 0}, {"a", 1}, {"3", 0}, {"e1", 0}, {"a66", 1}, {"a01", 1}, {"a-1", 1}, {"a 1", 1}};

    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        bbi_reader in = reader(none[i].text);
        uint8_t place[2];

        bbi_read_place(&in, 4, &place[0], &place[1]);
        cr_assert(in.bad, "'%s'", none[i].text);
        cr_assert_eq(in.at, none[i].fault, "'%s'", none[i].text);
    }
}
