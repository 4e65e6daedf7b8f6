/* R10: the tables that the source text lost: data, and assumed. */
#include "table.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

/* R10.1: a host's own composition is what is dealt and counted. */
Test(r10_tables, r10_1_composition_is_data)
{
    table t;
    baobei_event totals;

    table_init(&t, 2);
    table_empty_rules(&t);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
    table_species(&t, 21, -7, 3, 5, BAOBEI_POWER_NONE);
    table_species(&t, 32, 99, 4, 5, BAOBEI_POWER_LOOK); /* one family */
    table_start(&t, 0, "21 32 | 21 21 / 32 / 32 32");
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).draw, 2);
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 1));
    table_runs(&t, 0, 32, BAOBEI_CAUSE_REFERENCE);
    table_play(&t, 0, PEEK(1, 0));
    table_play(&t, 0, PEEK(1, 1));
    table_play(&t, 0, BAO());
    table_play(&t, 1, TAKE(0));
    table_pass(&t);
    totals = table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_TOTALS);
    cr_assert_eq(totals.value[0], -7);
    cr_assert_eq(totals.value[1], 99 - 7);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SCORES).value[0], -7);
    table_close(&t);
}

/* R10.1: so is the limit, one for each number of players. */
Test(r10_tables, r10_1_limit_is_data)
{
    for (int32_t limit = 14; limit <= 15; limit++) {
        table t;

        table_init(&t, 3);
        table_rule(&t, BAOBEI_RULE_LIMIT_2, 1);
        table_rule(&t, BAOBEI_RULE_LIMIT_3, limit);
        table_rule(&t, BAOBEI_RULE_LIMIT_4, 1);
        table_start(&t, 0, "1 1 1 2 | 1 1 2 3 | 8 2 2 2 / 5 / 3 4 6"); /* 5, 7, 14 */
        table_draw_discard(&t);
        table_play(&t, 0, BAO());
        table_idle_turn(&t);
        table_idle_turn(&t);
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).sum[2], 14);
        table_expect(&t, limit == 14 ? BAOBEI_DECISION_OVER : BAOBEI_DECISION_DEAL, 0);
        table_close(&t);
    }
}

/* R10.1: the game keeps what it was made with. */
Test(r10_tables, r10_1_frozen_at_creation)
{
    table t;
    int32_t limit;
    baobei_species row;

    table_init(&t, 3);
    table_rule(&t, BAOBEI_RULE_LIMIT_3, 66);
    table_species(&t, 1, 3, 5, 1, BAOBEI_POWER_SHOW);
    table_open(&t);
    table_rule(&t, BAOBEI_RULE_LIMIT_3, 77);
    table_species(&t, 1, 4, 5, 1, BAOBEI_POWER_NONE);
    cr_assert_eq(baobei_rules_get(baobei_game_rules(t.game), BAOBEI_RULE_LIMIT_3, &limit), BAOBEI_OK);
    cr_assert_eq(baobei_rules_get_species(baobei_game_rules(t.game), 1, &row), BAOBEI_OK);
    cr_assert_eq(limit, 66);
    cr_assert_eq(row.points, 3);
    cr_assert_eq(row.power, BAOBEI_POWER_SHOW);
    table_close(&t);
}

/* R10.2: the default composition, row by row. */
Test(r10_tables, r10_2_default_composition)
{
    static const struct {
        int32_t points;
        uint32_t copies;
        baobei_power power;
    } rows[] = {
        {1, 5, BAOBEI_POWER_NONE},  {2, 5, BAOBEI_POWER_NONE},     {3, 5, BAOBEI_POWER_NONE},
        {4, 5, BAOBEI_POWER_NONE},  {5, 5, BAOBEI_POWER_NONE},     {6, 5, BAOBEI_POWER_NONE},
        {7, 5, BAOBEI_POWER_NONE},  {8, 5, BAOBEI_POWER_NONE},     {9, 5, BAOBEI_POWER_LOOK},
        {10, 5, BAOBEI_POWER_SHOW}, {11, 5, BAOBEI_POWER_SWAP},    {12, 5, BAOBEI_POWER_INSPECT},
        {13, 3, BAOBEI_POWER_ADD},  {13, 2, BAOBEI_POWER_REPLACE}, {-5, 1, BAOBEI_POWER_NONE},
    };
    table t;
    uint32_t cards = 0;
    uint32_t by_points[14] = {0};

    table_init(&t, 2);
    for (uint32_t species = 1; species <= BAOBEI_MAX_SPECIES; species++) {
        baobei_species row;

        cr_assert_eq(baobei_rules_get_species(t.rules, species, &row), BAOBEI_OK);
        cards += row.copies;
        if (species > 15) {
            cr_assert_eq(row.copies, 0);
            continue;
        }
        cr_assert_eq(row.points, rows[species - 1].points, "species %u", species);
        cr_assert_eq(row.copies, rows[species - 1].copies, "species %u", species);
        cr_assert_eq(row.power, rows[species - 1].power, "species %u", species);
        if (row.points > 0)
            by_points[row.points] += row.copies;
    }
    cr_assert_eq(cards, 66);
    for (uint32_t points = 1; points <= 13; points++) /* 13 values x 5 copies + 1 */
        cr_assert_eq(by_points[points], 5);
    table_close(&t);
}

/* R10.2: pelicans and toucans are families, every other species is alone in its own. */
Test(r10_tables, r10_2_default_families)
{
    table t;
    baobei_species row[16];

    table_init(&t, 2);
    for (uint32_t species = 1; species <= 15; species++)
        cr_assert_eq(baobei_rules_get_species(t.rules, species, row + species), BAOBEI_OK);
    for (uint32_t a = 1; a <= 15; a++)
        for (uint32_t b = a + 1; b <= 15; b++)
            cr_assert_eq(row[a].family == row[b].family, (a == 9 && b == 10) || (a == 13 && b == 15), "%u, %u", a, b);
    table_close(&t);
}

/* R10.2: 66 cards lie on the table. */
Test(r10_tables, r10_2_default_deck)
{
    for (uint32_t seats = 2; seats <= 6; seats++) {
        table t;
        baobei_view view;

        table_init(&t, seats);
        table_start(&t, 0, "");
        view = table_view(&t, BAOBEI_VIEWER_SPECTATOR);
        cr_assert_eq(view.draw + view.discard, 66 - seats * (seats == 2 ? 5 : 4));
        table_close(&t);
    }
}

/* R10.3: 100 for every number of seats. */
Test(r10_tables, r10_3_default_limits)
{
    static const baobei_rule keys[] = {BAOBEI_RULE_LIMIT_2, BAOBEI_RULE_LIMIT_3, BAOBEI_RULE_LIMIT_4,
                                       BAOBEI_RULE_LIMIT_5, BAOBEI_RULE_LIMIT_6};
    table t;

    table_init(&t, 2);
    for (uint32_t i = 0; i < 5; i++) {
        int32_t limit;
        int32_t usual;

        cr_assert_eq(baobei_rules_get(t.rules, keys[i], &limit), BAOBEI_OK);
        cr_assert_eq(baobei_rules_bounds(keys[i], NULL, NULL, &usual), BAOBEI_OK);
        cr_assert_eq(limit, 100);
        cr_assert_eq(usual, 100);
    }
    table_close(&t);
}

/* A file of the source tree, found from this one. */
static const char *text_of(const char *name)
{
    static char text[100000];
    char path[1000];
    const char *end = strstr(__FILE__, "tests/rules/");
    FILE *file;

    cr_assert_not_null(end);
    snprintf(path, sizeof path, "%.*s%s", (int)(end - __FILE__), __FILE__, name);
    file = fopen(path, "r");
    cr_assert_not_null(file, "%s", name);
    text[fread(text, 1, sizeof text - 1, file)] = 0;
    fclose(file);
    return text;
}

/* R10.4: where the default figures are shown, they are said to be assumed. */
Test(r10_tables, r10_4_said_to_be_assumed)
{
    const char *at;

    cr_assert_not_null(strstr(text_of("README.md"), "**assumes**"));
    cr_assert_not_null(strstr(text_of("include/baobei/rules.h"), "not the publisher's"));
    for (at = text_of("include/baobei/rules.h"); (at = strstr(at, "BAOBEI_RULE_LIMIT_")); at++) {
        const char *end = strchr(at, '\n');
        const char *word = strstr(at, "assumed");

        cr_assert(word && word < end, "%.*s", (int)(end - at), at);
    }
    for (at = text_of("include/baobei/game.h"); (at = strstr(at, "the default rules")); at++)
        cr_assert_eq(strncmp(at, "the default rules (assumed", 26), 0);
}
