#include "record/rules_text.h"

#include <baobei/notation.h>

#include "rules/variants.h"

/* The table that R10 assumes has a word of its own, which says so. */
static const char assumed[] = "assumed1";

/* Letters of the powers, by baobei_power. */
static const char power_letter[] = {'\0', 'l', 's', 'w', 'i', 'a', 'r'};

static bool is_blank(const baobei_rules *rules, uint32_t row)
{
    const bbi_species *species = &rules->species[row];

    return !species->points && !species->copies && !species->power && species->family == row + 1;
}

/* "9x5f9l": points, copies, family if it is not its own, power if it has one. */
static void put_species(bbi_writer *out, const bbi_species *species, uint32_t row)
{
    bbi_put_number(out, species->points);
    bbi_put(out, 'x');
    bbi_put_number(out, species->copies);
    if (species->family != row + 1) {
        bbi_put(out, 'f');
        bbi_put_number(out, species->family);
    }
    if (species->power)
        bbi_put(out, power_letter[species->power]);
}

static void read_species(bbi_reader *in, bbi_species *out, uint32_t row)
{
    out->points = (int8_t)bbi_read_number(in, -BBI_MOST_POINTS, BBI_MOST_POINTS);
    bbi_expect(in, 'x');
    out->copies = (uint8_t)bbi_read_number(in, 0, BAOBEI_MAX_CARDS);
    out->family = (uint8_t)(row + 1);
    if (bbi_take(in, 'f'))
        out->family = (uint8_t)bbi_read_number(in, 1, BAOBEI_MAX_SPECIES);
    out->power = BAOBEI_POWER_NONE;
    for (uint32_t power = 1; power < sizeof power_letter; power++)
        if (bbi_take(in, power_letter[power]))
            out->power = (uint8_t)power;
}

void bbi_write_rules(bbi_writer *out, const baobei_rules *rules)
{
    baobei_rules usual;
    uint32_t last = BAOBEI_MAX_SPECIES;

    bbi_rules_default(&usual);
    if (memcmp(usual.species, rules->species, sizeof usual.species) == 0)
        bbi_put_word(out, assumed);
    else {
        while (last > 1 && is_blank(rules, last - 1))
            last--;
        for (uint32_t row = 0; row < last; row++) {
            if (row)
                bbi_put(out, ',');
            put_species(out, &rules->species[row], row);
        }
    }
    for (uint32_t key = 0; key < BBI_RULE_KEYS; key++) {
        const bbi_rule_bounds *row = bbi_rule_row(key);

        if (!row || bbi_rule(rules, (baobei_rule)key) == row->usual)
            continue;
        bbi_put(out, ';');
        bbi_put_word(out, row->name);
        bbi_put(out, '=');
        bbi_put_number(out, bbi_rule(rules, (baobei_rule)key));
    }
}

static void read_table(bbi_reader *in, baobei_rules *out)
{
    uint32_t row = 0;

    if (bbi_take_word(in, assumed))
        return;
    for (uint32_t i = 0; i < BAOBEI_MAX_SPECIES; i++)
        out->species[i] = (bbi_species){0, 0, (uint8_t)(i + 1), BAOBEI_POWER_NONE};
    do
        read_species(in, &out->species[row], row);
    while (++row < BAOBEI_MAX_SPECIES && bbi_take(in, ','));
}

/* "looks=1" */
static void read_setting(bbi_reader *in, baobei_rules *out)
{
    size_t start = in->at;

    for (uint32_t key = 0; key < BBI_RULE_KEYS; key++) {
        const bbi_rule_bounds *row = bbi_rule_row(key);

        if (row && bbi_take_word(in, row->name) && bbi_take(in, '=')) {
            bbi_rule_set(out, key, (int32_t)bbi_read_number(in, row->least, row->most));
            return;
        }
        in->at = start;
    }
    bbi_fault_at(in, start);
}

void bbi_read_rules(bbi_reader *in, baobei_rules *out)
{
    char text[BAOBEI_RULES_TEXT];
    bbi_writer again = {text, sizeof text, 0};
    size_t start = in->at;

    bbi_rules_default(out);
    read_table(in, out);
    while (bbi_take(in, ';'))
        read_setting(in, out);
    if (in->bad)
        return;
    bbi_write_rules(&again, out);
    bbi_expect_same(in, start, text, again.length);
}
