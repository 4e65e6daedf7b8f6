/* A rule set as a value: places of keys, deal, deck. */
#include "table/ruleset.h"

#include <criterion/criterion.h>

#include "base/mix.h"
#include "rules/variants.h"

Test(table_ruleset, every_key_has_a_place_of_its_own)
{
    bool taken[BBI_RULE_VALUES] = {false};
    uint32_t keys = 0;

    for (uint32_t key = 0; key < BBI_RULE_KEYS; key++) {
        if (!bbi_rule_row(key))
            continue;
        cr_assert(bbi_rule_place(key) < BBI_RULE_VALUES, "key %u", key);
        cr_assert_not(taken[bbi_rule_place(key)], "key %u", key);
        taken[bbi_rule_place(key)] = true;
        keys++;
    }
    cr_assert(keys == BBI_RULE_VALUES);
}

Test(table_ruleset, a_value_is_set_alone)
{
    baobei_rules rules = {0};

    bbi_rule_set(&rules, BAOBEI_RULE_LIMIT_2, 300);
    bbi_rule_set(&rules, BAOBEI_RULE_LOCK_NEW, -7);
    cr_assert(bbi_rule(&rules, BAOBEI_RULE_LIMIT_2) == 300 && bbi_rule(&rules, BAOBEI_RULE_LOCK_NEW) == -7);
    for (uint32_t key = 0; key < BBI_RULE_KEYS; key++)
        if (bbi_rule_row(key) && key != BAOBEI_RULE_LIMIT_2 && key != BAOBEI_RULE_LOCK_NEW)
            cr_assert(bbi_rule(&rules, (baobei_rule)key) == 0, "key %u", key);
}

Test(table_ruleset, size_of_deck_and_deal)
{
    baobei_rules rules = {0};

    cr_assert(bbi_deck_size(&rules) == 0u);
    rules.species[0].copies = 4;
    rules.species[BAOBEI_MAX_SPECIES - 1].copies = 3;
    cr_assert(bbi_deck_size(&rules) == 7u);
    cr_assert(bbi_species_of(&rules, BAOBEI_MAX_SPECIES)->copies == 3);
    bbi_rules_default(&rules);
    cr_assert(bbi_deck_size(&rules) == 66u);
    cr_assert(bbi_deal_size(&rules, 2) == 5u && bbi_deal_size(&rules, 3) == 4u && bbi_deal_size(&rules, 6) == 4u);
}

static uint64_t term(uint64_t key, uint64_t value)
{
    return bbi_mix(value + key * UINT64_C(0x9e3779b97f4a7c15));
}

/* Two species a word; four values, but the last word has three. */
Test(table_ruleset, terms_of_a_hash)
{
    baobei_rules rules = {0};
    uint64_t none = bbi_rules_hash(&rules);
    uint64_t expected = term(0x020000, 0) + term(0x020100, 0) + term(0x020200, 0) + term(0x020300, 0);

    for (uint64_t pair = 0; pair < 16; pair++)
        expected += term(0x010000 + 0x100 * pair, 0);
    cr_assert(none == expected);
    rules.species[0] = (bbi_species){1, 2, 3, 4};
    rules.species[31] = (bbi_species){-1, 6, 7, 8};
    cr_assert(bbi_rules_hash(&rules) - none ==
              term(0x010000, 0x04030201) - term(0x010000, 0) + term(0x010f00, 0x080706ff00000000) - term(0x010f00, 0));
    rules = (baobei_rules){0};
    rules.value[1] = -2;
    rules.value[14] = 0x1234;
    cr_assert(bbi_rules_hash(&rules) - none ==
              term(0x020000, 0xfffe0000) - term(0x020000, 0) + term(0x020300, 0x1234ULL << 32) - term(0x020300, 0));
}
