/*
 * Texts of version 1, as they were written when it was new (tests/data): they keep loading, records keep
 * telling the same, and hashes stay what they were, in every build and on every platform.
 */
#include <baobei/baobei.h>
#include <criterion/criterion.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "chronicle.h"
#include "notation.h"
#include "viewers.h"

enum { LINE = BAOBEI_POSITION_TEXT + 100 };

/* <root>/tests/unit/record/golden.c -> <root>/tests/data/NAME */
static FILE *data(const char *name)
{
    static const char tail[] = "unit/record/golden.c";
    size_t root = strlen(__FILE__) - (sizeof tail - 1);
    char path[1000];
    FILE *file;

    cr_assert_str_eq(&__FILE__[root], tail);
    snprintf(path, sizeof path, "%.*sdata/%s", (int)root, __FILE__, name);
    file = fopen(path, "rb");
    cr_assert(file, "%s", path);
    return file;
}

static char *next_line(FILE *file)
{
    static char line[LINE];

    if (!fgets(line, sizeof line, file))
        return NULL;
    line[strcspn(line, "\r\n")] = '\0';
    return line;
}

static void play_record(const char *name)
{
    FILE *file = data(name);
    chronicle c;
    uint64_t hash = 0;
    uint32_t checked = 0;

    cr_assert(chronicle_open(&c));
    for (char *line; (line = next_line(file));) {
        if (strncmp(line, "# hash ", 7) == 0) {
            cr_assert_eq(baobei_hash(c.game, BAOBEI_VIEWER_HOST, &hash), BAOBEI_OK);
            cr_expect_eq(hash, strtoull(line + 7, NULL, 16), "%s: hash %016" PRIx64, name, hash);
            checked |= 1;
        } else if (strncmp(line, "# told ", 7) == 0) {
            cr_expect_eq(c.told, strtoull(line + 7, NULL, 16), "%s: told %016" PRIx64, name, c.told);
            checked |= 2;
        } else if (*line && *line != '#')
            cr_assert(chronicle_line(&c, line, strlen(line)), "%s: line %u, offset %zu: %s", name, c.lines + 1,
                      c.fault, line);
    }
    cr_assert(checked == 3 && c.lines > 100, "%s: %u lines", name, c.lines);
    chronicle_close(&c);
    fclose(file);
}

Test(golden, a_seeded_match_of_four)
{
    play_record("records/v1-seeded-4.txt");
}

Test(golden, a_seeded_match_of_six_in_which_everything_is_rare)
{
    play_record("records/v1-seeded-6.txt");
}

Test(golden, a_match_of_two_answered_by_a_host)
{
    play_record("records/v1-hosted-2.txt");
}

Test(golden, a_match_of_three_with_odd_rules_answered_by_a_host)
{
    play_record("records/v1-hosted-3.txt");
}

/* Lines are "HASH TEXT". */
static uint64_t split(char *line, const char **text)
{
    char *end;
    uint64_t hash = strtoull(line, &end, 16);

    cr_assert_eq(*end, ' ', "%s", line);
    *text = end + 1;
    return hash;
}

Test(golden, full_positions)
{
    FILE *file = data("notation-v1/full.txt");
    chronicle c;
    uint32_t count = 0;

    cr_assert(chronicle_open(&c)); /* for its hook */
    for (char *line; (line = next_line(file)); count++) {
        const char *text;
        uint64_t expected = split(line, &text);
        uint64_t hash = 0;

        cr_assert_eq(baobei_full_position_read(c.game, text, strlen(text), &c.fault), BAOBEI_OK, "%zu: %s", c.fault,
                     text);
        cr_assert_eq(baobei_hash(c.game, BAOBEI_VIEWER_HOST, &hash), BAOBEI_OK);
        cr_expect_eq(hash, expected, "%016" PRIx64 " %s", hash, text);
    }
    cr_assert_geq(count, 20);
    chronicle_close(&c);
    fclose(file);
}

Test(golden, seat_positions)
{
    FILE *file = data("notation-v1/seat.txt");
    const uint8_t seed[BAOBEI_SEED_SIZE] = {1};
    baobei_game *game = note_game();
    uint32_t count = 0;

    for (char *line; (line = next_line(file)); count++) {
        const char *text;
        uint64_t expected = split(line, &text);
        uint64_t hash = 0;
        size_t fault;
        uint32_t viewer = text[15] == ' ' ? (uint32_t)(text[14] - 'a') : VIEWER_SPECTATOR;

        cr_assert_eq(baobei_seat_position_read(game, seed, 0, text, strlen(text), &fault), BAOBEI_OK, "%zu: %s",
                     fault, text);
        cr_assert_eq(baobei_hash(game, viewer_at(viewer), &hash), BAOBEI_OK);
        cr_expect_eq(hash, expected, "%016" PRIx64 " %s", hash, text);
    }
    cr_assert_geq(count, 6);
    baobei_game_free(game);
    fclose(file);
}

/* Actions with their values, rule sets by themselves. */
Test(golden, actions)
{
    FILE *file = data("notation-v1/actions.txt");
    uint32_t count = 0;

    for (char *line; (line = next_line(file)); count++) {
        const char *text;
        uint64_t expected = split(line, &text);
        baobei_action action;

        cr_assert_eq(baobei_action_parse(text, strlen(text), &action, NULL), BAOBEI_OK, "%s", text);
        cr_expect_eq(action, expected, "%s", text);
    }
    cr_assert_geq(count, 25);
    fclose(file);
}

Test(golden, rules)
{
    FILE *file = data("notation-v1/rules.txt");
    baobei_rules *rules = NULL;
    uint32_t count = 0;
    note n;

    cr_assert_eq(baobei_rules_new(NULL, NULL, &rules), BAOBEI_OK);
    for (char *line; (line = next_line(file)); count++) {
        cr_assert_eq(baobei_rules_read(rules, line, strlen(line), NULL), BAOBEI_OK, "%s", line);
        cr_assert(note_rules(rules, &n));
        cr_expect_str_eq(n.text, line);
    }
    cr_assert_geq(count, 20);
    baobei_rules_free(rules);
    fclose(file);
}
