/* Bounded writing, and reading that stops at the first fault. */
#include "base/text.h"

#include <criterion/criterion.h>

static bbi_reader reader(const char *text)
{
    return (bbi_reader){text, strlen(text), 0, false};
}

Test(text, a_writer_counts_on_when_its_room_is_used_up)
{
    for (size_t room = 0; room <= 8; room++) {
        char text[9] = "????????";
        bbi_writer out = {text, room, 0};

        bbi_put(&out, 'a');
        bbi_put_word(&out, "bcd");
        bbi_put_number(&out, -12);
        cr_assert_eq(out.length, 7);
        cr_assert_eq(bbi_put_end(&out), room == 8);
        if (room == 8)
            cr_assert_str_eq(text, "abcd-12");
        else if (room > 0)
            cr_assert_eq(text[0], 0);
        cr_assert_eq(text[room], room == 8 ? 0 : '?', "nothing is written past the room");
    }
}

static void number_is(int64_t number, const char *expected)
{
    char text[24];
    bbi_writer out = {text, sizeof text, 0};
    bbi_reader in;

    bbi_put_number(&out, number);
    cr_assert(bbi_put_end(&out));
    cr_assert_str_eq(text, expected);
    in = reader(text);
    if (number > -100000000000000000 && number < 100000000000000000) {
        cr_assert_eq(bbi_read_number(&in, number, number), number);
        cr_assert(!in.bad && in.at == in.length);
    }
}

Test(text, numbers_there_and_back)
{
    number_is(0, "0");
    number_is(9, "9");
    number_is(10, "10");
    number_is(-1, "-1");
    number_is(-1000000000, "-1000000000");
    number_is(4294967295, "4294967295");
    number_is(99999999999999999, "99999999999999999");
    number_is(-99999999999999999, "-99999999999999999");
    number_is(INT64_MAX, "9223372036854775807");
    number_is(INT64_MIN, "-9223372036854775808");
}

/* A spelling that is none, or a number out of bounds, is a fault where the number begins. */
static void no_number(const char *text, int64_t least, int64_t most)
{
    char all[64] = "=";
    bbi_reader in;

    strcat(all, text);
    in = reader(all);
    cr_assert(bbi_take(&in, '='));
    cr_assert_eq(bbi_read_number(&in, least, most), least, "%s", text);
    cr_assert(in.bad && in.at == 1, "%s", text);
    cr_assert_eq(bbi_read_number(&in, 7, 9), 7, "after a fault, the least");
    cr_assert_eq(in.at, 1);
}

Test(text, what_is_no_number)
{
    static const char *const none[] = {"", "-", "x", "+1", " 1", "00", "01", "007", "-0", "-01", "--1"};

    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        no_number(none[i], -100, 100);
    no_number("11", 0, 10);
    no_number("-1", 0, 10);
    no_number("4", 5, 10);
    no_number("4294967296", 0, UINT32_MAX);
    no_number("99999999999999999999999999", 0, UINT32_MAX);
    no_number("18446744073709551617", 0, UINT32_MAX);
    no_number("-99999999999999999999999999", INT32_MIN, 0);
}

Test(text, a_number_ends_where_its_digits_end)
{
    bbi_reader in = reader("12x");

    cr_assert_eq(bbi_read_number(&in, 0, 100), 12);
    cr_assert(!in.bad && in.at == 2 && bbi_peek(&in) == 'x');
    in = (bbi_reader){"123", 2, 0, false}; /* bytes past the length are not looked at */
    cr_assert_eq(bbi_read_number(&in, 0, 100), 12);
    cr_assert(!in.bad && in.at == 2 && bbi_peek(&in) == 0);
}

Test(text, take_and_expect)
{
    bbi_reader in = reader("swap-seen a");

    cr_assert(!bbi_take(&in, 'x') && !in.bad && in.at == 0);
    cr_assert(!bbi_take_word(&in, "swapped") && !in.bad && in.at == 0, "half a word is put back");
    cr_assert(bbi_take_word(&in, "swap-seen") && in.at == 9);
    bbi_expect(&in, ' ');
    cr_assert(!in.bad && bbi_peek(&in) == 'a');
    bbi_expect_word(&in, "ab");
    cr_assert(in.bad && in.at == 11, "the fault is where the word breaks off");
    cr_assert(!bbi_take(&in, 0) && !bbi_take_word(&in, "x") && bbi_peek(&in) == 0);
    bbi_fault_at(&in, 3);
    cr_assert_eq(in.at, 11, "the first fault counts");
}

Test(text, a_fault_can_be_marked_at_an_earlier_place)
{
    bbi_reader in = reader("abcdef");

    bbi_expect_word(&in, "abcd");
    bbi_fault_at(&in, 2);
    cr_assert(in.bad && in.at == 2 && bbi_peek(&in) == 0);
}

/* Bytes past the length of what should be there are not looked at. */
Test(text, expect_same_as_something_shorter)
{
    bbi_reader in = reader("abcd");

    in.at = 4;
    bbi_expect_same(&in, 0, "abcd", 2);
    cr_assert(in.bad && in.at == 2);
}

/* The offset at which a text read so far differs from what it should be; -1: it does not. */
static long difference(const char *read, size_t start, const char *should)
{
    bbi_reader in = reader(read);

    in.at = in.length;
    bbi_expect_same(&in, start, should, strlen(should));
    return in.bad ? (long)in.at : -1;
}

Test(text, expect_same)
{
    cr_assert_eq(difference("abc", 0, "abc"), -1);
    cr_assert_eq(difference("xxabc", 2, "abc"), -1);
    cr_assert_eq(difference("", 0, ""), -1);
    cr_assert_eq(difference("abc", 0, "abd"), 2);
    cr_assert_eq(difference("xabc", 1, "bbc"), 1);
    cr_assert_eq(difference("abc", 0, "ab"), 2);
    cr_assert_eq(difference("abc", 0, "abcd"), 3);
}

Test(text, expect_same_looks_at_nothing_that_has_not_been_read)
{
    bbi_reader in = {"abcd", 4, 2, false};

    bbi_expect_same(&in, 0, "abcd", 4);
    cr_assert(in.bad && in.at == 2);
}

Test(text, expect_same_after_a_fault)
{
    bbi_reader in = reader("abc");

    in.at = in.length;
    bbi_fault_at(&in, 1);
    bbi_expect_same(&in, 0, "xyz", 3);
    cr_assert(in.bad && in.at == 1, "the first fault is the one that is told");
}
