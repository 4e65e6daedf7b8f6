#include "table/ruleset.h"

uint32_t bbi_deck_size(const baobei_rules *rules)
{
    uint32_t cards = 0;

    for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++)
        cards += rules->species[row].copies;
    return cards;
}
