#include <string.h>

#include "matches.h"
#include "notation.h"
#include "odd_rules.h"
#include "record_json.h"
#include "vector.h"

typedef const char *(*name_fn)(uint32_t value);

static const char *status_name(uint32_t value)
{
    return baobei_status_name((baobei_status)value);
}

static const char *event_name(uint32_t value)
{
    return baobei_event_name((baobei_event_kind)value);
}

static const char *decision_name(uint32_t value)
{
    return baobei_decision_name((baobei_decision_kind)value);
}

static const char *action_name(uint32_t value)
{
    return baobei_action_name((baobei_action_kind)value);
}

static const char *power_name(uint32_t value)
{
    return baobei_power_name((baobei_power)value);
}

/* All that have a name, and the first one that has none. */
static void names(FILE *out, const char *of, name_fn name)
{
    bool unknown = false;

    for (uint32_t value = 0; value < 256; value++) {
        const char *said = name(value);
        bool none = said[strlen(said) - 1] == '?';

        if (!none || !unknown)
            write_line(out, json_pack("{s:s,s:s,s:i,s:s}", "do", "name", "of", of, "value", (int)value, "name", said));
        unknown |= none;
    }
}

static void rule_keys(FILE *out)
{
    for (uint32_t key = 1; key < 256; key++) {
        int32_t least, most, usual;

        if (baobei_rules_bounds((baobei_rule)key, &least, &most, &usual) == BAOBEI_OK)
            write_line(out, json_pack("{s:s,s:i,s:s,s:i,s:i,s:i}", "do", "rule", "key", (int)key, "name",
                                      baobei_rule_name((baobei_rule)key), "least", (int)least, "most", (int)most,
                                      "usual", (int)usual));
    }
}

/* Reading the text, and whether it holds for so many seats. */
static void rules_line(FILE *out, const char *text, uint32_t seats)
{
    baobei_rules *rules = NULL;
    uint32_t key = 0;
    uint32_t species = 0;
    size_t fault = 0;
    baobei_status status = baobei_rules_new(NULL, NULL, &rules);

    if (status == BAOBEI_OK)
        status = baobei_rules_read(rules, text, strlen(text), &fault);
    if (status == BAOBEI_OK)
        status = baobei_rules_check(rules, seats, &key, &species);
    baobei_rules_free(rules);
    write_line(out, json_pack("{s:s,s:s,s:i,s:s,s:i,s:i,s:i}", "do", "rules", "text", text, "seats", (int)seats,
                              "status", baobei_status_name(status), "fault", (int)fault, "key", (int)key, "species",
                              (int)species));
}

static void rule_sets(FILE *out)
{
    static const char *const wrong[] = {"", "assumed", "assumed1;looks=3", "1x67", "1x4,2x4;deal-two=99", "1x4f33"};

    for (uint32_t i = 0; i < odd_rules_count(); i++) {
        uint32_t seats = 2 + i % (BAOBEI_MAX_SEATS - 1);
        baobei_rules *rules = odd_rules_new(i, seats);
        note text;

        if (note_rules(rules, &text))
            rules_line(out, text.text, seats);
        baobei_rules_free(rules);
    }
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        rules_line(out, wrong[i], 4);
    rules_line(out, "1x4,2x4,3x3", 2);
    rules_line(out, "1x40,2x40", 2);
}

/* An action as a number, a text and its parts, and its ids in a small and in the largest space. */
static void action_line(FILE *out, baobei_action action)
{
    char text[BAOBEI_ACTION_TEXT];
    baobei_parts parts;

    if (baobei_action_read(action, &parts) != BAOBEI_OK ||
        baobei_action_write(action, text, sizeof text, NULL) != BAOBEI_OK)
        return;
    write_line(out, json_pack("{s:s,s:I,s:s,s:o,s:[i,i]}", "do", "action", "value", (json_int_t)action, "text", text,
                              "parts", parts_json(&parts), "id", (int)baobei_action_id(4, 8, action),
                              (int)baobei_action_id(6, 66, action)));
}

static void actions(FILE *out)
{
    static const char *const texts[] = {
        "deal",       "look 1",        "look 0 3",    "draw",        "take 2",    "pass",
        "discard",    "keep 65",       "pluck f7",    "double b1 a0", "double a0 b1", "give 4",
        "place 9",    "decline",       "use",         "peek c0",     "show d12",  "swap a1 b2",
        "inspect c3 e4", "add b",      "leave",       "swap-seen",   "replace 0>2 1>b3", "replace 1>2 0>b3",
        "replace 1>2", "replace 0>b3", "end",         "bao",
    };

    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        baobei_action action = 0;

        baobei_action_parse(texts[i], strlen(texts[i]), &action, NULL);
        action_line(out, action);
    }
}

bool names_write(const char *folder)
{
    char path[1024];
    FILE *out;

    snprintf(path, sizeof path, "%s/names.jsonl", folder);
    out = fopen(path, "w");
    if (!out)
        return false;
    names(out, "status", status_name);
    names(out, "event", event_name);
    names(out, "decision", decision_name);
    names(out, "action", action_name);
    names(out, "power", power_name);
    rule_keys(out);
    rule_sets(out);
    actions(out);
    return fclose(out) == 0;
}
