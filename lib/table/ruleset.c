#include "table/ruleset.h"

#include "base/bytes.h"
#include "base/mix.h"

enum { TERM_SPECIES = 1, TERM_RULES = 2 }; /* the other kinds: record/hash.c */

uint32_t bbi_deck_size(const baobei_rules *rules)
{
    uint32_t cards = 0;

    for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++)
        cards += rules->species[row].copies;
    return cards;
}

/* Two species in a word, a byte for each of their numbers, and four values of rules. */
uint64_t bbi_rules_hash(const baobei_rules *rules)
{
    const uint8_t *species = (const uint8_t *)rules->species;
    const int16_t *value = rules->value;
    uint64_t sum = 0;

    for (uint32_t pair = 0; pair < BAOBEI_MAX_SPECIES / 2; pair++)
        sum += bbi_mix_term(TERM_SPECIES, pair, 0, bbi_bytes_get(species + 2 * sizeof(bbi_species) * pair));
    for (uint32_t place = 0; place < BBI_RULE_VALUES; place += 4) {
        uint64_t word = 0;

        for (uint32_t i = 0; i < 4 && place + i < BBI_RULE_VALUES; i++)
            word |= (uint64_t)(uint16_t)value[place + i] << 16 * i;
        sum += bbi_mix_term(TERM_RULES, place / 4, 0, word);
    }
    return sum;
}
