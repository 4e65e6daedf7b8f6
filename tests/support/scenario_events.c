#include "scenario_events.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "viewers.h"

/* The events of the last move, as a viewer gets them. */
static uint32_t pull(const scenario *s, baobei_viewer viewer, baobei_event *events)
{
    uint32_t count = 0;

    baobei_events(s->game, viewer, s->mark, events, SCENARIO_EVENTS, &count);
    return count;
}

static const baobei_event *find(const baobei_event *events, uint32_t count, const char *kind)
{
    for (uint32_t i = 0; i < count; i++)
        if (strcmp(baobei_event_name((baobei_event_kind)events[i].kind), kind) == 0)
            return &events[i];
    return NULL;
}

/* A misspelled kind would never happen, which is what "nothing" expects. */
static bool is_kind(const char *name)
{
    for (int kind = 1; kind <= BAOBEI_EVENT_OVER; kind++)
        if (strcmp(baobei_event_name((baobei_event_kind)kind), name) == 0)
            return true;
    return false;
}

bool scenario_happened(scenario *s, char *line)
{
    static baobei_event events[SCENARIO_EVENTS];
    uint32_t count = pull(s, BAOBEI_VIEWER_HOST, events);
    const baobei_event *from = events;

    for (char *kind = strtok(line, " "); kind; kind = strtok(NULL, " ")) {
        from = find(from, count - (uint32_t)(from - events), kind);
        if (!from)
            return scenario_fail(s, "'%s' has not happened, or not in this order", kind);
        from++;
        s->expectations++;
    }
    return true;
}

bool scenario_nothing(scenario *s, char *line)
{
    static baobei_event events[SCENARIO_EVENTS];
    uint32_t count = pull(s, BAOBEI_VIEWER_HOST, events);

    for (char *kind = strtok(line, " "); kind; kind = strtok(NULL, " ")) {
        if (!is_kind(kind))
            return scenario_fail(s, "'%s' is no event", kind);
        if (find(events, count, kind))
            return scenario_fail(s, "'%s' has happened", kind);
        s->expectations++;
    }
    return true;
}

/* What one viewer gets of that event; `shown` in order, or hidden. */
static bool seen_by(scenario *s, uint32_t number, const char *kind, const char *cards, bool shown)
{
    static baobei_event events[SCENARIO_EVENTS];
    const baobei_event *event = find(events, pull(s, viewer_at(number), events), kind);
    uint32_t i = 0;

    if (!event)
        return scenario_fail(s, "'%s' has not happened", kind);
    for (const char *at = cards; *at; i++) {
        char *end;
        unsigned long card = strtoul(at, &end, 10);
        uint32_t expected = shown ? (uint32_t)card : BAOBEI_HIDDEN;

        if (*at == '*') {
            at += 1 + (at[1] == ',');
            continue;
        }
        if (end == at || i >= 2)
            return scenario_fail(s, "'%s' are no cards", cards);
        if (event->card[i] != expected)
            return scenario_fail(s, "%s: viewer %u gets %u, not %u", kind, (unsigned)number, event->card[i],
                                 (unsigned)expected);
        at = end + (*end == ',');
    }
    s->expectations++;
    return true;
}

bool scenario_seen(scenario *s, char *line)
{
    char *kind = strtok(line, " ");
    char *cards = strtok(NULL, " ");
    char *by = strtok(NULL, " ");
    char *viewers = strtok(NULL, " ");
    baobei_view v;

    if (!viewers || strcmp(by, "by") != 0)
        return scenario_fail(s, "seen KIND CARDS by VIEWERS");
    baobei_view_get(s->game, BAOBEI_VIEWER_HOST, &v);
    for (uint32_t number = 0; number < VIEWER_HOST; number++) {
        char letter = number == VIEWER_SPECTATOR ? 's' : (char)('a' + (char)number);

        if (viewer_exists(number, v.seats) && !seen_by(s, number, kind, cards, strchr(viewers, letter) != NULL))
            return false;
    }
    return seen_by(s, VIEWER_HOST, kind, cards, true);
}

uint32_t scenario_claimant(const scenario *s)
{
    static baobei_event events[SCENARIO_EVENTS];
    const baobei_event *event = find(events, pull(s, BAOBEI_VIEWER_HOST, events), "claimed");

    return event ? event->by : BAOBEI_NO_SEAT;
}
