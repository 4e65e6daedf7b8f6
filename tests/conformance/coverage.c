#include "coverage.h"

#include <stdio.h>
#include <string.h>

void coverage_event(coverage *c, const baobei_event *e)
{
    c->event[e->kind]++;
    c->cause[e->cause]++;
    if (e->kind == BAOBEI_EVENT_DECISION)
        c->decision[e->value[1] & 255]++;
    if (e->kind == BAOBEI_EVENT_POWER)
        c->power[e->value[0] & 255]++;
}

void coverage_action(coverage *c, baobei_action action)
{
    baobei_parts p;

    if (baobei_action_read(action, &p) == BAOBEI_OK)
        c->action[p.kind]++;
}

static bool has(const char *what, const char *name, uint32_t count)
{
    if (!count)
        printf("missing: %s %s\n", what, name);
    return count > 0;
}

typedef const char *(*name_fn)(uint32_t value);

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

/* Every value that has a name. */
static bool all_named(const char *what, name_fn name, const uint32_t *counts, uint32_t from)
{
    bool whole = true;
    uint32_t found = 0;

    for (uint32_t value = from; value < 256; value++)
        if (strcmp(name(value), "?") != 0) {
            whole &= has(what, name(value), counts[value]);
            found += counts[value] > 0;
        }
    printf("%s: %u kinds\n", what, (unsigned)found);
    return whole;
}

/* Every refusal, and every failure of a source of chance. */
static bool all_statuses(const uint32_t *counts)
{
    bool whole = true;

    for (uint32_t value = 0; value < 128; value++) {
        const char *name = baobei_status_name((baobei_status)value);

        if (strncmp(name, "BAOBEI_REFUSED_", 15) == 0 || value >= BAOBEI_FAILED_NO_CHANCE ||
            value == BAOBEI_GONE || value == BAOBEI_BAD_SERIAL)
            whole &= strcmp(name, "BAOBEI_?") == 0 || has("status", name, counts[value]);
        if (counts[value])
            printf("%s: %u\n", name, (unsigned)counts[value]);
    }
    return whole;
}

bool coverage_whole(const coverage *c)
{
    bool whole = all_statuses(c->status);

    whole &= all_named("event", event_name, c->event, 1);
    whole &= all_named("decision", decision_name, c->decision, 1);
    whole &= all_named("action", action_name, c->action, 1);
    whole &= all_named("power", power_name, c->power, 1);
    for (uint32_t cause = BAOBEI_CAUSE_NONE; cause <= BAOBEI_CAUSE_POWER; cause++)
        whole &= has("cause", (const char *[]){"0", "1", "2", "3", "4", "5"}[cause], c->cause[cause]);
    for (uint32_t seats = 2; seats <= BAOBEI_MAX_SEATS; seats++)
        whole &= has("seats", (const char *[]){"2", "3", "4", "5", "6"}[seats - 2], c->seats[seats]);
    return whole;
}
