/* Rule sets through the API: what is refused leaves the set as it was. */
#include <baobei/baobei.h>
#include <criterion/criterion.h>
#include <string.h>

static baobei_rules *rules;

static void open_rules(void)
{
    cr_assert_eq(baobei_rules_new(NULL, NULL, &rules), BAOBEI_OK);
}

static void close_rules(void)
{
    baobei_rules_free(rules);
}

TestSuite(api_rules, .init = open_rules, .fini = close_rules);

Test(api_rules, nulls)
{
    baobei_species species;
    int32_t value = 7;

    cr_assert_eq(baobei_rules_new(NULL, NULL, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_rules_set(NULL, BAOBEI_RULE_LOOKS, 1), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_rules_get(NULL, BAOBEI_RULE_LOOKS, &value), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_rules_get(rules, BAOBEI_RULE_LOOKS, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(value, 7);
    cr_assert_eq(baobei_rules_set_species(NULL, 1, 1, 1, 1, BAOBEI_POWER_NONE), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_rules_get_species(NULL, 1, &species), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_rules_get_species(rules, 1, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_rules_check(NULL, 2, NULL, NULL), BAOBEI_BAD_ARGUMENT);
}

/* Every key at its bounds and one past them. */
Test(api_rules, values)
{
    for (uint32_t number = 0; number < 300; number++) {
        baobei_rule key = (baobei_rule)number;
        int32_t least;
        int32_t most;
        int32_t usual;
        int32_t value;

        if (baobei_rules_bounds(key, &least, &most, &usual) != BAOBEI_OK) {
            cr_assert_eq(baobei_rules_bounds(key, NULL, NULL, NULL), BAOBEI_BAD_KEY);
            cr_assert_eq(baobei_rules_set(rules, key, 1), BAOBEI_BAD_KEY);
            cr_assert_eq(baobei_rules_get(rules, key, &value), BAOBEI_BAD_KEY);
            cr_assert_str_eq(baobei_rule_name(key), "?");
            continue;
        }
        cr_assert_eq(baobei_rules_bounds(key, NULL, NULL, NULL), BAOBEI_OK, "each out-pointer may be null");
        cr_assert_eq(baobei_rules_get(rules, key, &value), BAOBEI_OK);
        cr_assert_eq(value, usual);
        cr_assert_eq(baobei_rules_set(rules, key, least - 1), BAOBEI_BAD_VALUE);
        cr_assert_eq(baobei_rules_set(rules, key, most + 1), BAOBEI_BAD_VALUE);
        cr_assert_eq(baobei_rules_set(rules, key, INT32_MIN), BAOBEI_BAD_VALUE);
        cr_assert_eq(baobei_rules_set(rules, key, INT32_MAX), BAOBEI_BAD_VALUE);
        cr_assert_eq(baobei_rules_get(rules, key, &value), BAOBEI_OK);
        cr_assert_eq(value, usual, "a refused value is not kept");
        cr_assert_eq(baobei_rules_set(rules, key, least), BAOBEI_OK);
        cr_assert_eq(baobei_rules_get(rules, key, &value), BAOBEI_OK);
        cr_assert_eq(value, least);
        cr_assert_eq(baobei_rules_set(rules, key, most), BAOBEI_OK);
        cr_assert_eq(baobei_rules_get(rules, key, &value), BAOBEI_OK);
        cr_assert_eq(value, most);
    }
    cr_assert_eq(baobei_rules_bounds((baobei_rule)-1, NULL, NULL, NULL), BAOBEI_BAD_KEY);
}

Test(api_rules, species)
{
    static const struct {
        uint32_t species;
        int32_t points;
        uint32_t copies, family;
        int power;
        bool good;
    } rows[] = {
        {1, 0, 0, 1, 0, true},         {32, 99, 66, 32, 6, true},     {5, -99, 1, 1, 3, true},
        {0, 0, 0, 1, 0, false},        {33, 0, 0, 1, 0, false},       {UINT32_MAX, 0, 0, 1, 0, false},
        {5, 100, 0, 1, 0, false},      {5, -100, 0, 1, 0, false},     {5, INT32_MIN, 0, 1, 0, false},
        {5, INT32_MAX, 0, 1, 0, false}, {5, 0, 67, 1, 0, false},      {5, 0, 256, 1, 0, false},
        {5, 0, UINT32_MAX, 1, 0, false}, {5, 0, 1, 0, 0, false},      {5, 0, 1, 33, 0, false},
        {5, 0, 1, 256, 0, false},      {5, 0, 1, UINT32_MAX, 0, false}, {5, 0, 1, 1, 7, false},
        {5, 0, 1, 1, -1, false},       {5, 0, 1, 1, 256, false},
        {6, 0, 0, 7, BAOBEI_POWER_LOOK, true}, /* what it would have, if there were any */
    };

    for (uint32_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        baobei_species before[BAOBEI_MAX_SPECIES];
        baobei_species after;

        for (uint32_t species = 1; species <= BAOBEI_MAX_SPECIES; species++)
            cr_assert_eq(baobei_rules_get_species(rules, species, &before[species - 1]), BAOBEI_OK);
        cr_assert_eq(baobei_rules_set_species(rules, rows[i].species, rows[i].points, rows[i].copies, rows[i].family,
                                              (baobei_power)rows[i].power),
                     rows[i].good ? BAOBEI_OK : BAOBEI_BAD_SPECIES, "row %u", i);
        for (uint32_t species = 1; species <= BAOBEI_MAX_SPECIES; species++) {
            baobei_species wanted = before[species - 1];

            if (rows[i].good && species == rows[i].species)
                wanted = (baobei_species){.points = rows[i].points,
                                          .copies = (uint8_t)rows[i].copies,
                                          .family = (uint8_t)rows[i].family,
                                          .power = (uint8_t)rows[i].power};
            memset(&after, 0x5a, sizeof after);
            cr_assert_eq(baobei_rules_get_species(rules, species, &after), BAOBEI_OK);
            cr_assert_eq(memcmp(&after, &wanted, sizeof after), 0, "row %u, species %u", i, species);
        }
    }
}

Test(api_rules, unknown_species)
{
    static const uint32_t none[] = {0, 33, 100, UINT32_MAX};

    for (uint32_t i = 0; i < 4; i++) {
        baobei_species out;

        cr_assert_eq(baobei_rules_get_species(rules, none[i], &out), BAOBEI_BAD_SPECIES);
    }
}

/* The offender is named; what does not offend is 0; both may be left out. */
Test(api_rules, check)
{
    uint32_t key = 99;
    uint32_t species = 99;

    for (uint32_t seats = 0; seats < 9; seats++)
        cr_assert_eq(baobei_rules_check(rules, seats, &key, &species),
                     seats < 2 || seats > 6 ? BAOBEI_BAD_ARGUMENT : BAOBEI_OK);
    cr_assert(key == 0 && species == 0);
    cr_assert_eq(baobei_rules_check(rules, UINT32_MAX, NULL, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_rules_set(rules, BAOBEI_RULE_DEAL_MORE, 11), BAOBEI_OK);
    cr_assert_eq(baobei_rules_check(rules, 5, &key, &species), BAOBEI_OK);
    cr_assert_eq(baobei_rules_check(rules, 6, &key, &species), BAOBEI_BAD_RULES);
    cr_assert(key == BAOBEI_RULE_DEAL_MORE && species == 0);
    cr_assert_eq(baobei_rules_check(rules, 6, NULL, NULL), BAOBEI_BAD_RULES);
    cr_assert_eq(baobei_rules_set_species(rules, 20, 1, 1, 1, BAOBEI_POWER_NONE), BAOBEI_OK);
    cr_assert_eq(baobei_rules_check(rules, 2, &key, &species), BAOBEI_BAD_RULES);
    cr_assert(key == 0 && species == 20);
}
