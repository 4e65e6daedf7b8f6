/* The examples of docs/notation.md, executed. */
#include <baobei/baobei.h>
#include <criterion/criterion.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "notation.h"
#include "record/move_text.h"
#include "record/position_fields.h"
#include "viewers.h"

enum { DOC = 100000 };

/* <root>/tests/unit/record/doc.c -> <root>/docs/notation.md */
static const char *document(void)
{
    static char text[DOC];
    static const char tail[] = "tests/unit/record/doc.c";
    size_t root = strlen(__FILE__) - (sizeof tail - 1);
    char path[1000];
    FILE *file;

    cr_assert_str_eq(&__FILE__[root], tail);
    snprintf(path, sizeof path, "%.*sdocs/notation.md", (int)root, __FILE__);
    file = fopen(path, "r");
    cr_assert(file, "%s", path);
    cr_assert_gt(fread(text, 1, sizeof text - 1, file), 1000);
    fclose(file);
    return text;
}

/* Calls a function with every line of a section that begins so, without that beginning; how many there were. */
typedef void (*line_fn)(const char *line, void *ctx);

static uint32_t each_line(const char *section, const char *beginning, line_fn fn, void *ctx)
{
    char heading[64];
    const char *at = document();
    const char *end;
    uint32_t count = 0;

    snprintf(heading, sizeof heading, "\n## %s\n", section);
    at = strstr(at, heading);
    cr_assert(at, "no section %s", section);
    at += strlen(heading);
    end = strstr(at, "\n## ");
    while (at && *at && (!end || at < end)) {
        char line[BAOBEI_POSITION_TEXT];
        size_t length = strcspn(at, "\n");

        if (strncmp(at, beginning, strlen(beginning)) == 0) {
            snprintf(line, sizeof line, "%.*s", (int)(length - strlen(beginning)), at + strlen(beginning));
            fn(line, ctx);
            count++;
        }
        at += length + (at[length] == '\n');
    }
    return count;
}

/* Every text in `` of a table's first cell. */
static void each_code(const char *row, void (*fn)(const char *code))
{
    const char *cell_end = strstr(row, " | ");
    const char *at = strchr(row, '`');

    while (at && at < cell_end) {
        char code[200];
        size_t length = strcspn(at + 1, "`");

        snprintf(code, sizeof code, "%.*s", (int)length, at + 1);
        fn(code);
        at = strchr(at + 1 + length + 1, '`');
    }
}

static uint32_t actions;

static void an_action(const char *code)
{
    baobei_action action;
    char text[BAOBEI_ACTION_TEXT];
    size_t fault;

    cr_expect_eq(baobei_action_parse(code, strlen(code), &action, &fault), BAOBEI_OK, "%s: %zu", code, fault);
    cr_expect_eq(baobei_action_write(action, text, sizeof text, NULL), BAOBEI_OK);
    cr_expect_str_eq(text, code);
    actions++;
}

static void action_row(const char *row, void *ctx)
{
    (void)ctx;
    each_code(row, an_action);
}

Test(notation_doc, actions)
{
    each_line("Actions", "| ", action_row, NULL);
    cr_assert_geq(actions, 25);
}

static void a_rule_set(const char *line, void *ctx)
{
    baobei_rules *rules = NULL;
    note n;
    size_t fault;

    (void)ctx;
    cr_assert_eq(baobei_rules_new(NULL, NULL, &rules), BAOBEI_OK);
    cr_expect_eq(baobei_rules_read(rules, line, strlen(line), &fault), BAOBEI_OK, "%s: %zu", line, fault);
    cr_expect(note_rules(rules, &n));
    cr_expect_str_eq(n.text, line);
    baobei_rules_free(rules);
}

Test(notation_doc, rules)
{
    cr_assert_geq(each_line("Rules", "    ", a_rule_set, NULL), 3);
}

static void a_position(const char *line, void *ctx)
{
    const uint8_t seed[BAOBEI_SEED_SIZE] = {5};
    baobei_game *game = note_game();
    note n;
    size_t fault;

    (void)ctx;
    if (strncmp(line, "baobei-position-1 ", 18) == 0) {
        cr_expect_eq(baobei_full_position_read(game, line, strlen(line), &fault), BAOBEI_OK, "%s: %zu", line, fault);
        cr_expect(note_full(game, &n));
    } else {
        cr_expect_eq(baobei_seat_position_read(game, seed, 1, line, strlen(line), &fault), BAOBEI_OK, "%s: %zu", line,
                     fault);
        cr_expect(note_seat(game, viewer_at((uint32_t)(line[14] - 'a')), &n));
    }
    cr_expect_str_eq(n.text, line);
    baobei_game_free(game);
}

Test(notation_doc, positions)
{
    cr_assert_geq(each_line("Positions", "    ", a_position, NULL), 2);
}

/* The fields that are single bytes stand in the table in their order, which the hash counts by. */
static uint32_t field;

static void a_field(const char *code)
{
    size_t length = strcspn(code, "=");

    if (field < BBI_FIELDS && strlen(bbi_fields[field].name) == length &&
        strncmp(code, bbi_fields[field].name, length) == 0)
        field++;
}

static void field_row(const char *row, void *ctx)
{
    (void)ctx;
    each_code(row, a_field);
}

Test(notation_doc, fields)
{
    each_line("Positions", "| ", field_row, NULL);
    cr_assert_eq(field, BBI_FIELDS, "no %s where it should be", bbi_fields[field % BBI_FIELDS].name);
}

/* A record: a position, and the lines since; then, a position again, the one that they lead to. */
typedef struct record {
    baobei_game *game;
    uint32_t positions, lines, checked;
} record;

static int32_t never(void *ctx, uint32_t n)
{
    (void)ctx, (void)n;
    return BAOBEI_CHANCE_FAILED;
}

static void record_line(const char *line, void *ctx)
{
    record *r = ctx;
    bbi_line parts;
    bbi_reader in = {line, strlen(line), 0, false};
    size_t fault;
    note n;

    if (strncmp(line, "baobei-", 7) == 0) {
        if (r->positions++ == 0) {
            baobei_game_chance(r->game, NULL, never, NULL);
            cr_assert_eq(baobei_full_position_read(r->game, line, strlen(line), &fault), BAOBEI_OK, "%zu", fault);
        } else {
            cr_assert(note_full(r->game, &n));
            cr_assert_str_eq(n.text, line);
            r->checked++;
        }
    } else if (r->positions) {
        cr_assert_eq(baobei_move_replay(r->game, line, strlen(line), &fault), BAOBEI_OK, "%s: %zu", line, fault);
        cr_assert(note_move(r->game, BAOBEI_VIEWER_HOST, &n));
        cr_assert_str_eq(n.text, line);
        r->lines++;
    } else { /* an example by itself */
        bbi_read_line(&in, &parts);
        cr_assert(!in.bad, "%s: %zu", line, in.at);
    }
}

static record play_record(void)
{
    record r = {note_game(), 0, 0, 0};

    cr_assert_geq(each_line("Records", "    ", record_line, &r), 10);
    return r;
}

Test(notation_doc, records)
{
    record r = play_record();

    cr_assert(r.lines > 10 && r.checked == 1);
    baobei_game_free(r.game);
}

static void hash_line(const char *line, void *ctx)
{
    record *r = ctx;
    baobei_viewer viewer = BAOBEI_VIEWER_HOST;
    uint64_t hash = 0;

    if (strncmp(line, "spectator ", 10) == 0)
        viewer = BAOBEI_VIEWER_SPECTATOR;
    else if (strncmp(line, "host ", 5) != 0)
        viewer = viewer_at((uint32_t)(line[0] - 'a'));
    cr_assert_eq(baobei_hash(r->game, viewer, &hash), BAOBEI_OK);
    cr_assert_eq(hash, strtoull(strchr(line, ' '), NULL, 16), "%s: %016" PRIx64, line, hash);
}

Test(notation_doc, hashes)
{
    record r = play_record();

    cr_assert_geq(each_line("Hash", "    ", hash_line, &r), 4);
    baobei_game_free(r.game);
}

/* What the document calls the version is what the texts begin with. */
Test(notation_doc, the_version_is_1)
{
    cr_assert(strstr(document(), "Version 1."));
    cr_assert(strstr(document(), "\"baobei-position-1 \"") && strstr(document(), "\"baobei-seat-1 \""));
}
