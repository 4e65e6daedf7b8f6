// ruleset.c: see ruleset.h.
#include "ruleset.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define KEYS 256

baobei_rule ruleset_limit(unsigned seats)
{
    return (baobei_rule)(BAOBEI_RULE_LIMIT_2 + (int)seats - 2);
}

// The key of that name; 0: there is none.
static int find_key(const char *name, size_t length)
{
    for (int key = 1; key < KEYS; key++) {
        const char *own = baobei_rule_name((baobei_rule)key);
        if (baobei_rules_bounds((baobei_rule)key, NULL, NULL, NULL) == BAOBEI_OK && strlen(own) == length &&
            memcmp(own, name, length) == 0)
            return key;
    }
    return 0;
}

// One setting, "key=number". Moves `at` to its end, or to its fault.
static enum text read_setting(baobei_rules *rules, const char **at)
{
    const size_t length = strcspn(*at, "=;");
    const int key = find_key(*at, length);
    char *end;

    if (key == 0)
        return TEXT_RULES_BAD_KEY;
    *at += length;
    if (**at != '=')
        return TEXT_RULES_BAD_NUMBER;
    ++*at;
    long value = strtol(*at, &end, 10);
    if (strchr("+ \t\n\v\f\r", **at) != NULL || end == *at || (*end != '\0' && *end != ';'))
        return TEXT_RULES_BAD_NUMBER;
    if (value < INT32_MIN || value > INT32_MAX ||
        baobei_rules_set(rules, (baobei_rule)key, (int32_t)value) != BAOBEI_OK)
        return TEXT_RULES_BAD_BOUNDS;
    *at = end;
    return TEXT_COUNT;
}

enum text ruleset_read(baobei_rules *rules, const char *text, size_t *fault)
{
    const char *at = text + strcspn(text, ";");
    enum text wrong = TEXT_COUNT;

    if (baobei_rules_read(rules, text, (size_t)(at - text), fault) != BAOBEI_OK)
        return TEXT_RULES_BAD_TABLE;
    while (*at == ';' && wrong == TEXT_COUNT) {
        at++;
        wrong = read_setting(rules, &at);
    }
    *fault = (size_t)(at - text);
    return wrong;
}

const char *ruleset_culprit(struct word *word, uint32_t key, uint32_t species)
{
    struct word number;

    if (species != 0)
        text_fill(word->text, sizeof word->text, TEXT_SPECIES_OTHER, ARGS(text_number(&number, (long)species)));
    else
        snprintf(word->text, sizeof word->text, "%s", baobei_rule_name((baobei_rule)key));
    return word->text;
}

// What a key means. No default: the compiler tells when the library has a new one.
static enum text meaning(baobei_rule key)
{
    switch (key) {
    case BAOBEI_RULE_DEAL_TWO: return TEXT_RULE_DEAL_TWO;
    case BAOBEI_RULE_DEAL_MORE: return TEXT_RULE_DEAL_MORE;
    case BAOBEI_RULE_LOOKS: return TEXT_RULE_LOOKS;
    case BAOBEI_RULE_LIMIT_2:
    case BAOBEI_RULE_LIMIT_3:
    case BAOBEI_RULE_LIMIT_4:
    case BAOBEI_RULE_LIMIT_5:
    case BAOBEI_RULE_LIMIT_6: return TEXT_RULE_LIMIT;
    case BAOBEI_RULE_BAO_FACTOR: return TEXT_RULE_BAO_FACTOR;
    case BAOBEI_RULE_BAO_FLOOR: return TEXT_RULE_BAO_FLOOR;
    case BAOBEI_RULE_FINAL_RECYCLE: return TEXT_RULE_FINAL_RECYCLE;
    case BAOBEI_RULE_FINAL_OVER_BAO: return TEXT_RULE_FINAL_OVER_BAO;
    case BAOBEI_RULE_CLAIMANT_FIRST: return TEXT_RULE_CLAIMANT_FIRST;
    case BAOBEI_RULE_POWER_FREE: return TEXT_RULE_POWER_FREE;
    case BAOBEI_RULE_LOCK_NEW: return TEXT_RULE_LOCK_NEW;
    }
    return TEXT_RULE_NEW;
}

static void line(struct out *out, enum text id, const char *const *args)
{
    char text[256];

    out_text(out, text_fill(text, sizeof text, id, args));
    out_char(out, '\n');
}

void ruleset_list(struct out *out)
{
    line(out, TEXT_RULES_USAGE, NULL);
    line(out, TEXT_RULES_EXAMPLE, NULL);
    line(out, TEXT_RULES_TITLE, NULL);
    for (int key = 1; key < KEYS; key++) {
        struct word words[3];
        char row[256];
        int32_t least;
        int32_t most;
        int32_t usual;
        if (baobei_rules_bounds((baobei_rule)key, &least, &most, &usual) != BAOBEI_OK)
            continue;
        snprintf(row, sizeof row, "  %-15s %6d %6d %6d   ", baobei_rule_name((baobei_rule)key), (int)least, (int)most,
                 (int)usual);
        out_text(out, row);
        // Only the limits tell for how many seats they are.
        line(out, meaning((baobei_rule)key), ARGS(text_number(&words[0], key - BAOBEI_RULE_LIMIT_2 + 2)));
    }
    for (enum text id = TEXT_RULES_NOTE_FIRST; id <= TEXT_RULES_NOTE_LAST; id = (enum text)(id + 1))
        line(out, id, NULL);
}
