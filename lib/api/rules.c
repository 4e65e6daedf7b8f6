#include <baobei/rules.h>

#include "api/game_object.h"
#include "rules/variants.h"

/* A rule set of a host: the value, and how to give its memory back. */
typedef struct owned_rules {
    struct baobei_rules rules; /* first: the host holds a pointer to it */
    baobei_memory_fn memory;
    void *ctx;
} owned_rules;

baobei_status baobei_rules_new(baobei_memory_fn memory, void *ctx, baobei_rules **out)
{
    owned_rules *owned;

    if (!out)
        return BAOBEI_BAD_ARGUMENT;
    *out = NULL;
    if (!memory)
        memory = bbi_default_memory();
    owned = memory ? memory(ctx, NULL, sizeof *owned) : NULL; /* GCOVR_EXCL_BR_LINE: BAOBEI_NO_MALLOC */
    if (!owned)
        return BAOBEI_FAILED_MEMORY;
    owned->memory = memory;
    owned->ctx = ctx;
    bbi_rules_default(&owned->rules);
    *out = &owned->rules;
    return BAOBEI_OK;
}

void baobei_rules_free(baobei_rules *rules)
{
    owned_rules *owned = (owned_rules *)(void *)rules;

    if (owned)
        owned->memory(owned->ctx, owned, sizeof *owned);
}

baobei_status baobei_rules_set(baobei_rules *rules, baobei_rule key, int32_t value)
{
    const bbi_rule_bounds *row = bbi_rule_row((uint32_t)key);

    if (!rules)
        return BAOBEI_BAD_ARGUMENT;
    if (!row)
        return BAOBEI_BAD_KEY;
    if (value < row->least || value > row->most)
        return BAOBEI_BAD_VALUE;
    bbi_rule_set(rules, (uint32_t)key, value);
    return BAOBEI_OK;
}

baobei_status baobei_rules_get(const baobei_rules *rules, baobei_rule key, int32_t *value)
{
    if (!rules || !value)
        return BAOBEI_BAD_ARGUMENT;
    if (!bbi_rule_row((uint32_t)key))
        return BAOBEI_BAD_KEY;
    *value = bbi_rule(rules, key);
    return BAOBEI_OK;
}

baobei_status baobei_rules_bounds(baobei_rule key, int32_t *least, int32_t *most, int32_t *usual)
{
    const bbi_rule_bounds *row = bbi_rule_row((uint32_t)key);

    if (!row)
        return BAOBEI_BAD_KEY;
    if (least)
        *least = row->least;
    if (most)
        *most = row->most;
    if (usual)
        *usual = row->usual;
    return BAOBEI_OK;
}

baobei_status baobei_rules_set_species(baobei_rules *rules, uint32_t species, int32_t points, uint32_t copies,
                                       uint32_t family, baobei_power power)
{
    if (!rules)
        return BAOBEI_BAD_ARGUMENT;
    if (species - 1 >= BAOBEI_MAX_SPECIES || points < -BBI_MOST_POINTS || points > BBI_MOST_POINTS ||
        copies > BAOBEI_MAX_CARDS || family - 1 >= BAOBEI_MAX_SPECIES || !bbi_power_row((uint32_t)power))
        return BAOBEI_BAD_SPECIES;
    rules->species[species - 1] = (bbi_species){(int8_t)points, (uint8_t)copies, (uint8_t)family, (uint8_t)power};
    return BAOBEI_OK;
}

baobei_status baobei_rules_get_species(const baobei_rules *rules, uint32_t species, baobei_species *out)
{
    const bbi_species *row;

    if (!rules || !out)
        return BAOBEI_BAD_ARGUMENT;
    if (species - 1 >= BAOBEI_MAX_SPECIES)
        return BAOBEI_BAD_SPECIES;
    row = bbi_species_of(rules, species);
    memset(out, 0, sizeof *out);
    out->points = row->points;
    out->copies = row->copies;
    out->family = row->family;
    out->power = row->power;
    return BAOBEI_OK;
}

baobei_status baobei_rules_check(const baobei_rules *rules, uint32_t seats, uint32_t *key, uint32_t *species)
{
    uint32_t bad_key;
    uint32_t bad_species;
    bool valid;

    if (!rules || seats < 2 || seats > BAOBEI_MAX_SEATS)
        return BAOBEI_BAD_ARGUMENT;
    valid = bbi_rules_valid(rules, seats, &bad_key, &bad_species);
    if (key)
        *key = bad_key;
    if (species)
        *species = bad_species;
    return valid ? BAOBEI_OK : BAOBEI_BAD_RULES;
}

const char *baobei_rule_name(baobei_rule key)
{
    const bbi_rule_bounds *row = bbi_rule_row((uint32_t)key);

    return row ? row->name : "?";
}

const char *baobei_power_name(baobei_power power)
{
    const char *name = bbi_power_row((uint32_t)power);

    return name ? name : "?";
}
