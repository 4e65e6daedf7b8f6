/* Rule sets as text: there and back, one spelling, bounds, and where faults are. */
#include "record/rules_text.h"

#include <baobei/baobei.h>
#include <criterion/criterion.h>

#include "notation.h"
#include "odd_rules.h"
#include "random.h"

static baobei_rules *fresh(void)
{
    baobei_rules *rules = NULL;

    cr_assert_eq(baobei_rules_new(NULL, NULL, &rules), BAOBEI_OK);
    return rules;
}

/* Written, read and written again: nothing is lost. How long the text is. */
static size_t there_and_back(const baobei_rules *rules)
{
    baobei_rules *again = fresh();
    note first;
    note second;
    size_t fault;

    cr_assert(note_rules(rules, &first));
    cr_assert_eq(baobei_rules_read(again, first.text, first.length, &fault), BAOBEI_OK, "%s", first.text);
    cr_assert_eq(fault, first.length);
    cr_assert_eq(memcmp(again, rules, sizeof *rules), 0, "%s", first.text);
    cr_assert(note_rules(again, &second) && note_same(&first, &second));
    baobei_rules_free(again);
    return first.length;
}

Test(rules_text, the_usual_ones)
{
    baobei_rules *rules = fresh();
    note n;

    cr_assert(note_rules(rules, &n));
    cr_assert_str_eq(n.text, "assumed1");
    there_and_back(rules);
    baobei_rules_free(rules);
}

Test(rules_text, odd_ones)
{
    for (uint32_t number = 0; number < odd_rules_count(); number++)
        for (uint32_t seats = 2; seats <= BAOBEI_MAX_SEATS; seats++) {
            baobei_rules *rules = odd_rules_new(number, seats);

            cr_assert(rules);
            there_and_back(rules);
            baobei_rules_free(rules);
        }
}

/* Any value within bounds, the ends more often than the rest. */
static int32_t any_value(rng *r, int32_t least, int32_t most)
{
    switch (rng_below(r, 4)) {
    case 0: return least;
    case 1: return most;
    default: return least + (int32_t)rng_below(r, (uint32_t)(most - least) + 1);
    }
}

static void set_anything(rng *r, baobei_rules *rules)
{
    for (uint32_t key = 1; key < 256; key++) {
        int32_t least;
        int32_t most;

        if (baobei_rules_bounds((baobei_rule)key, &least, &most, NULL) == BAOBEI_OK && rng_one_in(r, 2))
            cr_assert_eq(baobei_rules_set(rules, (baobei_rule)key, any_value(r, least, most)), BAOBEI_OK);
    }
    for (uint32_t species = rng_below(r, 2) ? 33 : 1 + rng_below(r, 32); species <= BAOBEI_MAX_SPECIES; species++)
        cr_assert_eq(baobei_rules_set_species(rules, species, any_value(r, -99, 99), (uint32_t)any_value(r, 0, 66),
                                              (uint32_t)any_value(r, 1, 32), (baobei_power)rng_below(r, 7)),
                     BAOBEI_OK);
}

Test(rules_text, random_ones)
{
    size_t longest = 0;
    rng r;

    rng_seed(&r, 4);
    for (uint32_t i = 0; i < 20000; i++) {
        baobei_rules *rules = fresh();
        size_t length;

        set_anything(&r, rules);
        length = there_and_back(rules);
        longest = length > longest ? length : longest;
        baobei_rules_free(rules);
    }
    cr_assert_lt(longest, BAOBEI_RULES_TEXT);
}

Test(rules_text, the_longest_fits)
{
    baobei_rules *rules = fresh();
    note n;

    for (uint32_t species = 1; species <= BAOBEI_MAX_SPECIES; species++)
        cr_assert_eq(baobei_rules_set_species(rules, species, -99, 66, species == 32 ? 31 : 32, BAOBEI_POWER_REPLACE),
                     BAOBEI_OK);
    for (uint32_t key = 1; key < 256; key++) {
        int32_t least;
        int32_t most;

        if (baobei_rules_bounds((baobei_rule)key, &least, &most, NULL) == BAOBEI_OK)
            cr_assert_eq(baobei_rules_set(rules, (baobei_rule)key, most > 1 ? most : least), BAOBEI_OK);
    }
    cr_assert(note_rules(rules, &n));
    cr_assert_gt(n.length, 400);
    cr_assert_lt(n.length, BAOBEI_RULES_TEXT);
    there_and_back(rules);
    baobei_rules_free(rules);
}

/* Texts of rule sets that are no spelling of any, and the offset of the fault. */
static const struct {
    const char *text;
    size_t fault;
} wrong[] = {
    {"", 0}, {" ", 0}, {" assumed1", 0}, {"assumed2", 0}, {"assumed", 0}, {"Assumed1", 0}, {"assumed1 ", 8},
    {"assumed1,1x2", 8}, {"assumed1;", 9}, {"assumed1;;looks=1", 9}, {"assumed1;looks", 9}, {"assumed1;looks=", 15},
    {"assumed1;looks=x", 15}, {"assumed1;looks=3", 15}, {"assumed1;looks=-1", 15}, {"assumed1;looks=01", 15},
    {"assumed1;look=1", 9}, {"assumed1;deal=4", 9}, {"assumed1;limit-1=50", 9}, {"assumed1;limit-22=50", 9},
    {"assumed1;limit-2=0", 17}, {"assumed1;limit-2=30001", 17}, {"assumed1;bao-floor=-100", 19},
    {"assumed1;final-recycle=100", 23}, {"assumed1;lock-new=2", 18},
    /* one spelling: the usual value is left out, keys come once and in order */
    {"assumed1;looks=2", 8}, {"assumed1;looks=1;looks=1", 16}, {"assumed1;looks=1;looks=0", 15},
    {"assumed1;looks=1;deal-two=6", 9}, {"assumed1;limit-4=50;limit-2=50", 15},
    {"assumed1;looks=1;", 17}, {"assumed1;looks=1 ", 16}, {"assumed1;looks = 1", 9},
    /* the assumed table has a word of its own */
    {"1x5,2x5,3x5,4x5,5x5,6x5,7x5,8x5,9x5l,10x5f9s,11x5w,12x5i,13x3a,13x2r,-5x1f13", 0},
    /* species */
    {"1", 1}, {"1x", 2}, {"x4", 0}, {"1x4,", 4}, {"1x4,,2x4", 4}, {"100x4", 0}, {"-100x4", 0}, {"1x67", 2},
    {"1x-1", 2}, {"1x4f", 4}, {"1x4f0", 4}, {"1x4f33", 4}, {"1x4f1", 3}, {"1x4,2x4f2", 7}, {"1x4q", 3},
    {"1x4ls", 3}, {"1x4sl", 4}, {"1x4lf2", 4}, {"1x4L", 3}, {"1X4", 1}, {"01x4", 0}, {"-0x4", 0}, {"1x04", 2},
    {"1 x4", 1},
    {"1x4, 2x4", 4}, {"1x4;", 4}, {"1x4,0x0", 3}, {"1x4,0x0,0x0", 3}, {"1x4,2x4\n", 7},
};

Test(rules_text, faults_have_their_offset_and_change_nothing)
{
    baobei_rules *rules = odd_rules_new(1, 4);
    baobei_rules before = *rules;

    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        size_t fault = 999;

        cr_expect_eq(baobei_rules_read(rules, wrong[i].text, strlen(wrong[i].text), &fault), BAOBEI_BAD_TEXT,
                     "'%s'", wrong[i].text);
        cr_expect_eq(fault, wrong[i].fault, "'%s': %zu, not %zu", wrong[i].text, fault, wrong[i].fault);
        cr_expect_eq(memcmp(rules, &before, sizeof before), 0);
    }
    baobei_rules_free(rules);
}

Test(rules_text, thirty_three_species_are_one_too_many)
{
    char text[200] = "1x1";
    baobei_rules *rules = fresh();
    size_t fault;

    for (uint32_t i = 1; i < BAOBEI_MAX_SPECIES; i++)
        strcat(text, ",1x1");
    cr_assert_eq(baobei_rules_read(rules, text, strlen(text), &fault), BAOBEI_OK);
    strcat(text, ",1x1");
    cr_assert_eq(baobei_rules_read(rules, text, strlen(text), &fault), BAOBEI_BAD_TEXT);
    cr_assert_eq(fault, strlen(text) - 4);
    baobei_rules_free(rules);
}

Test(rules_text, gaps_in_the_table_are_spelled)
{
    static const char *const right[] = {"0x0", "0x0,2x4", "0x0f2,2x4", "0x0l,2x4", "1x0", "0x66", "-99x66f32r",
                                        "1x4;deal-two=6;deal-more=3;looks=0", "1x4;bao-floor=-99"};
    baobei_rules *rules = fresh();

    for (size_t i = 0; i < sizeof right / sizeof *right; i++) {
        note n;

        cr_assert_eq(baobei_rules_read(rules, right[i], strlen(right[i]), NULL), BAOBEI_OK, "%s", right[i]);
        cr_assert(note_rules(rules, &n));
        cr_assert_str_eq(n.text, right[i]);
    }
    baobei_rules_free(rules);
}

Test(rules_text, sizes_and_arguments)
{
    baobei_rules *rules = fresh();
    char text[16];
    size_t length = 0;

    cr_assert_eq(baobei_rules_write(rules, NULL, 0, &length), BAOBEI_BAD_SIZE);
    cr_assert_eq(length, 8);
    memset(text, '?', sizeof text);
    cr_assert_eq(baobei_rules_write(rules, text, 8, &length), BAOBEI_BAD_SIZE);
    cr_assert(length == 8 && text[0] == 0 && text[8] == '?');
    cr_assert_eq(baobei_rules_write(rules, text, 9, NULL), BAOBEI_OK);
    cr_assert_str_eq(text, "assumed1");
    cr_assert_eq(baobei_rules_write(NULL, text, 9, &length), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_rules_write(rules, NULL, 9, &length), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_rules_read(NULL, text, 8, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_rules_read(rules, NULL, 8, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_rules_read(rules, text, 8, NULL), BAOBEI_OK);
    cr_assert_eq(baobei_rules_read(rules, text, 0, NULL), BAOBEI_BAD_TEXT);
    cr_assert_eq(baobei_rules_read(rules, "1x4\0,2x", 7, &length), BAOBEI_BAD_TEXT, "a zero is a byte like any other");
    cr_assert_eq(length, 3);
    baobei_rules_free(rules);
}

Test(rules_text, internal_and_public_room_are_one)
{
    cr_assert_eq((int)BAOBEI_RULES_TEXT, BAOBEI_RULES_TEXT);
}
