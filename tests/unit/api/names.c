/* Names and texts: complete, distinct, and something sensible for values that are none. */
#include <baobei/baobei.h>
#include <criterion/criterion.h>
#include <ctype.h>
#include <string.h>

typedef struct name {
    int value;
    const char *name;
} name;

#define STATUS(value) {value, #value}

static const name statuses[] = {
    STATUS(BAOBEI_OK),
    STATUS(BAOBEI_BAD_ARGUMENT),
    STATUS(BAOBEI_BAD_SEAT),
    STATUS(BAOBEI_BAD_VIEWER),
    STATUS(BAOBEI_BAD_ACTION),
    STATUS(BAOBEI_BAD_KEY),
    STATUS(BAOBEI_BAD_VALUE),
    STATUS(BAOBEI_BAD_SPECIES),
    STATUS(BAOBEI_BAD_RULES),
    STATUS(BAOBEI_BAD_SIZE),
    STATUS(BAOBEI_BAD_ALIGNMENT),
    STATUS(BAOBEI_BAD_BUSY),
    STATUS(BAOBEI_BAD_SERIAL),
    STATUS(BAOBEI_GONE),
    STATUS(BAOBEI_BAD_TEXT),
    STATUS(BAOBEI_REFUSED_STALE),
    STATUS(BAOBEI_REFUSED_OVER),
    STATUS(BAOBEI_REFUSED_NOT_ASKED),
    STATUS(BAOBEI_REFUSED_ANSWERED),
    STATUS(BAOBEI_REFUSED_NOT_NOW),
    STATUS(BAOBEI_REFUSED_NO_CARDS),
    STATUS(BAOBEI_REFUSED_NO_SEAT),
    STATUS(BAOBEI_REFUSED_NO_SLOT),
    STATUS(BAOBEI_REFUSED_EMPTY),
    STATUS(BAOBEI_REFUSED_OCCUPIED),
    STATUS(BAOBEI_REFUSED_SHIELDED),
    STATUS(BAOBEI_REFUSED_LOCKED),
    STATUS(BAOBEI_REFUSED_NO_GIFT),
    STATUS(BAOBEI_REFUSED_SAME_CARD),
    STATUS(BAOBEI_REFUSED_SAME_SEAT),
    STATUS(BAOBEI_REFUSED_OWN),
    STATUS(BAOBEI_REFUSED_HALF_OWED),
    STATUS(BAOBEI_REFUSED_NOT_DRAWN),
    STATUS(BAOBEI_REFUSED_TOO_LATE),
    STATUS(BAOBEI_FAILED_MEMORY),
    STATUS(BAOBEI_FAILED_NO_CHANCE),
    STATUS(BAOBEI_FAILED_CHANCE),
    STATUS(BAOBEI_FAILED_CHANCE_LATER),
    STATUS(BAOBEI_FAILED_CHANCE_ANSWER),
};

static const name decisions[] = {
    {BAOBEI_DECISION_DEAL, "deal"},     {BAOBEI_DECISION_LOOK, "look"},       {BAOBEI_DECISION_TURN, "turn"},
    {BAOBEI_DECISION_DRAWN, "drawn"},   {BAOBEI_DECISION_CLAIM, "claim"},     {BAOBEI_DECISION_GIVE, "give"},
    {BAOBEI_DECISION_PLACE, "place"},   {BAOBEI_DECISION_USE, "use"},         {BAOBEI_DECISION_TARGET, "target"},
    {BAOBEI_DECISION_SWAP, "swap"},     {BAOBEI_DECISION_REPLACE, "replace"}, {BAOBEI_DECISION_END, "end"},
    {BAOBEI_DECISION_OVER, "over"},
};

static const name actions[] = {
    {BAOBEI_ACTION_DEAL, "deal"},
    {BAOBEI_ACTION_LOOK, "look"},
    {BAOBEI_ACTION_LOOK_TWO, "look-two"},
    {BAOBEI_ACTION_DRAW, "draw"},
    {BAOBEI_ACTION_TAKE, "take"},
    {BAOBEI_ACTION_PASS, "pass"},
    {BAOBEI_ACTION_DISCARD, "discard"},
    {BAOBEI_ACTION_KEEP, "keep"},
    {BAOBEI_ACTION_PLUCK, "pluck"},
    {BAOBEI_ACTION_DOUBLE, "double"},
    {BAOBEI_ACTION_GIVE, "give"},
    {BAOBEI_ACTION_PLACE, "place"},
    {BAOBEI_ACTION_DECLINE, "decline"},
    {BAOBEI_ACTION_USE, "use"},
    {BAOBEI_ACTION_PEEK, "peek"},
    {BAOBEI_ACTION_SHOW, "show"},
    {BAOBEI_ACTION_SWAP, "swap"},
    {BAOBEI_ACTION_INSPECT, "inspect"},
    {BAOBEI_ACTION_ADD, "add"},
    {BAOBEI_ACTION_LEAVE, "leave"},
    {BAOBEI_ACTION_SWAP_SEEN, "swap-seen"},
    {BAOBEI_ACTION_REPLACE_BOTH, "replace-both"},
    {BAOBEI_ACTION_REPLACE_OWN, "replace-own"},
    {BAOBEI_ACTION_REPLACE_OTHER, "replace-other"},
    {BAOBEI_ACTION_END, "end"},
    {BAOBEI_ACTION_BAO, "bao"},
};

static const name events[] = {
    {BAOBEI_EVENT_RESET, "reset"},
    {BAOBEI_EVENT_ROUND, "round"},
    {BAOBEI_EVENT_DEALT, "dealt"},
    {BAOBEI_EVENT_LOOKED, "looked"},
    {BAOBEI_EVENT_TURNED, "turned"},
    {BAOBEI_EVENT_TURN, "turn"},
    {BAOBEI_EVENT_DECISION, "decision"},
    {BAOBEI_EVENT_DREW, "drew"},
    {BAOBEI_EVENT_KEPT, "kept"},
    {BAOBEI_EVENT_DISCARDED, "discarded"},
    {BAOBEI_EVENT_TOOK, "took"},
    {BAOBEI_EVENT_WINDOW_CLOSED, "window-closed"},
    {BAOBEI_EVENT_PASSED, "passed"},
    {BAOBEI_EVENT_CLAIMED, "claimed"},
    {BAOBEI_EVENT_MISSED, "missed"},
    {BAOBEI_EVENT_PLUCKED, "plucked"},
    {BAOBEI_EVENT_GAVE, "gave"},
    {BAOBEI_EVENT_ADDED, "added"},
    {BAOBEI_EVENT_PLACED, "placed"},
    {BAOBEI_EVENT_POWER, "power"},
    {BAOBEI_EVENT_DECLINED, "declined"},
    {BAOBEI_EVENT_NO_EFFECT, "no-effect"},
    {BAOBEI_EVENT_PEEKED, "peeked"},
    {BAOBEI_EVENT_SHOWN, "shown"},
    {BAOBEI_EVENT_SWAPPED, "swapped"},
    {BAOBEI_EVENT_INSPECTED, "inspected"},
    {BAOBEI_EVENT_LEFT, "left"},
    {BAOBEI_EVENT_CHOSE, "chose"},
    {BAOBEI_EVENT_DREW_TWO, "drew-two"},
    {BAOBEI_EVENT_REPLACED, "replaced"},
    {BAOBEI_EVENT_SLID, "slid"},
    {BAOBEI_EVENT_RECYCLED, "recycled"},
    {BAOBEI_EVENT_SKIPPED, "skipped"},
    {BAOBEI_EVENT_BAO, "bao"},
    {BAOBEI_EVENT_SHIELD_UP, "shield-up"},
    {BAOBEI_EVENT_SHIELD_DOWN, "shield-down"},
    {BAOBEI_EVENT_FINAL, "final"},
    {BAOBEI_EVENT_TURN_ENDED, "turn-ended"},
    {BAOBEI_EVENT_REVEALED, "revealed"},
    {BAOBEI_EVENT_TOTALS, "totals"},
    {BAOBEI_EVENT_SCORES, "scores"},
    {BAOBEI_EVENT_SUMS, "sums"},
    {BAOBEI_EVENT_OVER, "over"},
};

static const name powers[] = {
    {BAOBEI_POWER_NONE, "none"},       {BAOBEI_POWER_LOOK, "look"}, {BAOBEI_POWER_SHOW, "show"},
    {BAOBEI_POWER_SWAP, "swap"},       {BAOBEI_POWER_INSPECT, "inspect"}, {BAOBEI_POWER_ADD, "add"},
    {BAOBEI_POWER_REPLACE, "replace"},
};

static const name rules[] = {
    {BAOBEI_RULE_DEAL_TWO, "deal-two"},
    {BAOBEI_RULE_DEAL_MORE, "deal-more"},
    {BAOBEI_RULE_LOOKS, "looks"},
    {BAOBEI_RULE_LIMIT_2, "limit-2"},
    {BAOBEI_RULE_LIMIT_3, "limit-3"},
    {BAOBEI_RULE_LIMIT_4, "limit-4"},
    {BAOBEI_RULE_LIMIT_5, "limit-5"},
    {BAOBEI_RULE_LIMIT_6, "limit-6"},
    {BAOBEI_RULE_BAO_FACTOR, "bao-factor"},
    {BAOBEI_RULE_BAO_FLOOR, "bao-floor"},
    {BAOBEI_RULE_FINAL_RECYCLE, "final-recycle"},
    {BAOBEI_RULE_FINAL_OVER_BAO, "final-over-bao"},
    {BAOBEI_RULE_CLAIMANT_FIRST, "claimant-first"},
    {BAOBEI_RULE_POWER_FREE, "power-free"},
    {BAOBEI_RULE_LOCK_NEW, "lock-new"},
};

/* One function for all, so that one test serves them. */
typedef const char *lookup(int value);

static const char *status_name(int value)
{
    return baobei_status_name((baobei_status)value);
}

static const char *decision_name(int value)
{
    return baobei_decision_name((baobei_decision_kind)value);
}

static const char *action_name(int value)
{
    return baobei_action_name((baobei_action_kind)value);
}

static const char *event_name(int value)
{
    return baobei_event_name((baobei_event_kind)value);
}

static const char *power_name(int value)
{
    return baobei_power_name((baobei_power)value);
}

static const char *rule_name(int value)
{
    return baobei_rule_name((baobei_rule)value);
}

static const struct {
    lookup *look;
    const name *list;
    size_t count;
    const char *unknown;
} tables[] = {
    {status_name, statuses, sizeof statuses / sizeof *statuses, "BAOBEI_?"},
    {decision_name, decisions, sizeof decisions / sizeof *decisions, "?"},
    {action_name, actions, sizeof actions / sizeof *actions, "?"},
    {event_name, events, sizeof events / sizeof *events, "?"},
    {power_name, powers, sizeof powers / sizeof *powers, "?"},
    {rule_name, rules, sizeof rules / sizeof *rules, "?"},
};

enum { TABLES = sizeof tables / sizeof *tables };

static const char *listed(size_t table, int value)
{
    for (size_t i = 0; i < tables[table].count; i++)
        if (tables[table].list[i].value == value)
            return tables[table].list[i].name;
    return NULL;
}

/* Values far and near: the listed ones have their name, all others none. */
Test(names, complete)
{
    static const int far[] = {-1, -2, -128, 256, 257, 1000, 65536, 0x1000001, 0x7fffffff, -0x7fffffff - 1};

    for (size_t table = 0; table < TABLES; table++) {
        for (int value = 0; value < 300; value++) {
            const char *wanted = listed(table, value);

            cr_assert_str_eq(tables[table].look(value), wanted ? wanted : tables[table].unknown, "table %zu, value %d",
                             table, value);
        }
        for (size_t i = 0; i < sizeof far / sizeof *far; i++)
            cr_assert_str_eq(tables[table].look(far[i]), tables[table].unknown);
    }
}

Test(names, distinct)
{
    for (size_t table = 0; table < TABLES; table++)
        for (size_t i = 0; i < tables[table].count; i++)
            for (size_t k = 0; k < i; k++)
                cr_assert_str_neq(tables[table].look(tables[table].list[i].value),
                                  tables[table].look(tables[table].list[k].value));
}

/* One sentence each, all different, that says nothing of the library's inside. */
Test(names, texts_of_statuses)
{
    size_t count = sizeof statuses / sizeof *statuses;

    for (size_t i = 0; i < count; i++) {
        const char *text = baobei_status_text((baobei_status)statuses[i].value);
        size_t length = strlen(text);

        cr_assert(length > 4 && length < 100, "%s", text);
        cr_assert(isupper((unsigned char)text[0]) && text[length - 1] == '.', "%s", text);
        cr_assert_null(strstr(text, "BAOBEI_"), "%s", text);
        cr_assert_str_neq(text, "Unknown status.");
        for (size_t k = 0; k < i; k++)
            cr_assert_str_neq(text, baobei_status_text((baobei_status)statuses[k].value));
    }
    for (int value = -3; value < 300; value++) {
        bool known = listed(0, value) != NULL;

        cr_assert_eq(strcmp(baobei_status_text((baobei_status)value), "Unknown status.") == 0, !known, "%d", value);
    }
}

Test(names, version)
{
    cr_assert_eq(baobei_version(), BAOBEI_VERSION);
}
