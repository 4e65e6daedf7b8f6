/* Rule sets: keys, bounds, the default (R10, assumed), and whether a set holds together. */
#ifndef BBI_RULES_VARIANTS_H
#define BBI_RULES_VARIANTS_H

#include "table/ruleset.h"

typedef struct bbi_rule_bounds {
    const char *name;
    int16_t least, most, usual;
} bbi_rule_bounds;

enum { BBI_MOST_POINTS = 99 };

/* The row of a key, NULL if there is no such key. */
const bbi_rule_bounds *bbi_rule_row(uint32_t key);

const char *bbi_power_row(uint32_t power);

/* The default rule set. */
void bbi_rules_default(baobei_rules *rules);

/* The offending key or species, both 0 if the set holds together for that many seats. */
bool bbi_rules_valid(const baobei_rules *rules, uint32_t seats, uint32_t *key, uint32_t *species);

#endif
