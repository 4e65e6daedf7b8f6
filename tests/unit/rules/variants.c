/* Rule sets: keys, bounds, the default, and what is wrong with a set. */
#include "rules/variants.h"

#include <criterion/criterion.h>
#include <string.h>

/* rules.h and R10, written down a second time. */
static const struct {
    uint8_t key;
    const char *name;
    int16_t least, most, usual;
} keys[] = {
    {1, "deal-two", 1, 32, 5},          {2, "deal-more", 1, 21, 4},     {3, "looks", 0, 2, 2},
    {8, "limit-2", 1, 30000, 100},      {9, "limit-3", 1, 30000, 100},  {10, "limit-4", 1, 30000, 100},
    {11, "limit-5", 1, 30000, 100},     {12, "limit-6", 1, 30000, 100}, {16, "bao-factor", 0, 10, 2},
    {17, "bao-floor", -99, 999, 5},     {18, "final-recycle", 1, 99, 2}, {24, "final-over-bao", 0, 1, 1},
    {25, "claimant-first", 0, 1, 0},    {26, "power-free", 0, 1, 0},    {27, "lock-new", 0, 1, 1},
};

enum { KEYS = sizeof keys / sizeof *keys };

static baobei_rules usual(void)
{
    baobei_rules rules;

    bbi_rules_default(&rules);
    return rules;
}

static void expect(const baobei_rules *rules, uint32_t seats, uint32_t key, uint32_t species)
{
    uint32_t bad_key = 99;
    uint32_t bad_species = 99;

    cr_assert_eq(bbi_rules_valid(rules, seats, &bad_key, &bad_species), !key && !species, "%u seats", seats);
    cr_assert_eq(bad_key, key, "%u seats: key %u", seats, bad_key);
    cr_assert_eq(bad_species, species, "%u seats: species %u", seats, bad_species);
}

Test(variants, keys)
{
    uint32_t known = 0;

    for (uint32_t key = 0; key < 300; key++) {
        const bbi_rule_bounds *row = bbi_rule_row(key);

        if (known == KEYS || keys[known].key != key) {
            cr_assert_null(row, "key %u", key);
            continue;
        }
        cr_assert_not_null(row, "key %u", key);
        cr_assert_str_eq(row->name, keys[known].name);
        cr_assert(row->least == keys[known].least && row->most == keys[known].most &&
                      row->usual == keys[known].usual,
                  "%s", row->name);
        known++;
    }
    cr_assert_eq(known, KEYS);
}

Test(variants, powers)
{
    static const char *const names[] = {"none", "look", "show", "swap", "inspect", "add", "replace"};

    for (uint32_t power = 0; power < 300; power++)
        if (power < 7)
            cr_assert_str_eq(bbi_power_row(power), names[power]);
        else
            cr_assert_null(bbi_power_row(power));
}

/* R10.2: 66 cards, 13 values of five copies and one of -5; pelicans and toucans are families. */
Test(variants, default_composition)
{
    baobei_rules rules = usual();
    uint32_t copies_of_points[14] = {0};

    cr_assert_eq(bbi_deck_size(&rules), 66);
    for (uint32_t species = 1; species <= 14; species++) {
        const bbi_species *row = bbi_species_of(&rules, species);

        copies_of_points[row->points] += row->copies;
        if (species <= 8)
            cr_assert(row->power == BAOBEI_POWER_NONE && row->family == species);
    }
    for (uint32_t points = 1; points <= 13; points++)
        cr_assert_eq(copies_of_points[points], 5, "%u points", points);
    cr_assert_eq(bbi_species_of(&rules, 15)->points, -5);
    cr_assert_eq(bbi_species_of(&rules, 15)->copies, 1);
    cr_assert_eq(bbi_species_of(&rules, 15)->power, BAOBEI_POWER_NONE);
    cr_assert_eq(bbi_species_of(&rules, 9)->family, bbi_species_of(&rules, 10)->family);
    cr_assert_eq(bbi_species_of(&rules, 13)->family, bbi_species_of(&rules, 15)->family);
    cr_assert_neq(bbi_species_of(&rules, 14)->family, bbi_species_of(&rules, 13)->family);
    for (uint32_t species = 16; species <= BAOBEI_MAX_SPECIES; species++)
        cr_assert(bbi_species_of(&rules, species)->copies == 0 && bbi_species_of(&rules, species)->family == species);
    for (uint32_t i = 0; i < KEYS; i++)
        cr_assert_eq(bbi_rule(&rules, (baobei_rule)keys[i].key), keys[i].usual);
    for (uint32_t seats = 2; seats <= 6; seats++)
        expect(&rules, seats, 0, 0);
}

Test(variants, default_powers)
{
    baobei_rules rules = usual();

    for (uint32_t power = BAOBEI_POWER_LOOK; power <= BAOBEI_POWER_REPLACE; power++)
        cr_assert_eq(bbi_species_of(&rules, 8 + power)->power, power);
}

/* The first species with which the deck grows too large is named. */
Test(variants, too_many_cards)
{
    baobei_rules rules = usual();

    rules.species[19].copies = 1;
    expect(&rules, 2, 0, 20);
    rules.species[0].copies = 66;
    expect(&rules, 6, 0, 2);
    rules.species[0].copies = 255;
    expect(&rules, 6, 0, 1);
}

static baobei_rules deck_of(uint32_t cards)
{
    baobei_rules rules = usual();

    for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++)
        rules.species[row].copies = 0;
    rules.species[6].copies = (uint8_t)cards;
    return rules;
}

/* Enough for every deal and one to turn over, also in a decisive round of fewer seats. */
Test(variants, deal_must_fit)
{
    for (uint32_t seats = 2; seats <= 6; seats++)
        for (uint32_t cards = 0; cards <= 30; cards++) {
            baobei_rules rules = deck_of(cards);
            uint32_t key = cards <= 10                        ? BAOBEI_RULE_DEAL_TWO
                           : seats > 2 && cards <= 4 * seats ? BAOBEI_RULE_DEAL_MORE
                                                              : 0u;

            expect(&rules, seats, key, 0);
        }
}

Test(variants, decisive_round_must_fit)
{
    baobei_rules rules = deck_of(30);

    bbi_rule_set(&rules, BAOBEI_RULE_DEAL_TWO, 15); /* 6 seats of 4 fit, but two of 15 do not */
    expect(&rules, 6, BAOBEI_RULE_DEAL_TWO, 0);
    bbi_rule_set(&rules, BAOBEI_RULE_DEAL_TWO, 14);
    expect(&rules, 6, 0, 0);
}

/* R1.2: nobody can look at more cards than it has, in a decisive round either. */
Test(variants, looks_must_fit)
{
    baobei_rules rules = usual();

    bbi_rule_set(&rules, BAOBEI_RULE_DEAL_TWO, 1);
    expect(&rules, 2, BAOBEI_RULE_LOOKS, 0);
    expect(&rules, 4, BAOBEI_RULE_LOOKS, 0);
    bbi_rule_set(&rules, BAOBEI_RULE_LOOKS, 1);
    expect(&rules, 4, 0, 0);
    bbi_rule_set(&rules, BAOBEI_RULE_LOOKS, 2);
    bbi_rule_set(&rules, BAOBEI_RULE_DEAL_TWO, 2);
    bbi_rule_set(&rules, BAOBEI_RULE_DEAL_MORE, 1);
    expect(&rules, 2, 0, 0);
    expect(&rules, 3, BAOBEI_RULE_LOOKS, 0);
    bbi_rule_set(&rules, BAOBEI_RULE_LOOKS, 0);
    expect(&rules, 6, 0, 0);
}

Test(variants, deal_by_seats)
{
    baobei_rules rules = usual();

    cr_assert_eq(bbi_deal_size(&rules, 2), 5);
    for (uint32_t seats = 3; seats <= 6; seats++)
        cr_assert_eq(bbi_deal_size(&rules, seats), 4);
}

/* Each key has a place of its own. */
Test(variants, keys_are_apart)
{
    baobei_rules rules = usual();

    for (uint32_t i = 0; i < KEYS; i++)
        bbi_rule_set(&rules, keys[i].key, keys[i].least + (int32_t)i % 2);
    for (uint32_t i = 0; i < KEYS; i++)
        cr_assert_eq(bbi_rule(&rules, (baobei_rule)keys[i].key), keys[i].least + (int32_t)i % 2, "%s", keys[i].name);
}
