/* A rule set as a flat value. Its meaning, bounds and defaults: rules/variants.c. */
#ifndef BBI_TABLE_RULESET_H
#define BBI_TABLE_RULESET_H

#include <baobei/rules.h>

#include "base/deps.h"

/* Four bytes, of which hashes are made in this order. */
typedef struct bbi_species {
    int8_t points;
    uint8_t copies;
    uint8_t family;
    uint8_t power;
} bbi_species;

/* Keys are numbered with gaps in public (baobei_rule) and without in here. */
enum { BBI_RULE_KEYS = BAOBEI_RULE_LOCK_NEW + 1, BBI_RULE_VALUES = 15 };

/* The place of a key; only for those that are keys (bbi_rule_row). */
static inline uint32_t bbi_rule_place(uint32_t key)
{
    if (key < BAOBEI_RULE_LIMIT_2)
        return key - BAOBEI_RULE_DEAL_TWO;
    if (key < BAOBEI_RULE_BAO_FACTOR)
        return key - BAOBEI_RULE_LIMIT_2 + 3;
    if (key < BAOBEI_RULE_FINAL_OVER_BAO)
        return key - BAOBEI_RULE_BAO_FACTOR + 8;
    return key - BAOBEI_RULE_FINAL_OVER_BAO + 11;
}

struct baobei_rules {
    bbi_species species[BAOBEI_MAX_SPECIES]; /* species s is row s - 1 */
    int16_t value[BBI_RULE_VALUES];          /* by bbi_rule_place() */
};

static inline int32_t bbi_rule(const baobei_rules *rules, baobei_rule key)
{
    return rules->value[bbi_rule_place(key)];
}

static inline void bbi_rule_set(baobei_rules *rules, uint32_t key, int32_t value)
{
    rules->value[bbi_rule_place(key)] = (int16_t)value;
}

static inline const bbi_species *bbi_species_of(const baobei_rules *rules, uint32_t species)
{
    return &rules->species[species - 1];
}

/* R1.1, R5.5: how many cards each seat of a round gets. */
static inline uint32_t bbi_deal_size(const baobei_rules *rules, uint32_t seats)
{
    return (uint32_t)bbi_rule(rules, seats == 2 ? BAOBEI_RULE_DEAL_TWO : BAOBEI_RULE_DEAL_MORE);
}

/* Number of cards of the deck. */
uint32_t bbi_deck_size(const baobei_rules *rules);

/* What a rule set counts in hashes (docs/notation.md). */
uint64_t bbi_rules_hash(const baobei_rules *rules);

#endif
