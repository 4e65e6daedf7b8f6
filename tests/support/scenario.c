#include "scenario.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "notation.h"
#include "scenario_events.h"
#include "scenario_table.h"
#include "scenario_value.h"

bool scenario_fail(scenario *s, const char *format, ...)
{
    va_list list;

    va_start(list, format);
    vsnprintf(s->fault, sizeof s->fault, format, list);
    va_end(list);
    return false;
}

/* A status without its "BAOBEI_". */
static const char *short_name(baobei_status status)
{
    return baobei_status_name(status) + strlen("BAOBEI_");
}

/* "a0=5 top=9": all of it must be so. */
static bool expect(scenario *s, char *line)
{
    for (char *word = strtok(line, " "); word; word = strtok(NULL, " ")) {
        char *value = strchr(word, '=');
        char found[SCENARIO_VALUE];

        if (!value)
            return scenario_fail(s, "'%s' is no expectation", word);
        *value++ = 0;
        if (!scenario_value(s, word, found))
            return scenario_fail(s, "'%s' cannot be looked up", word);
        if (strcmp(found, value) != 0)
            return scenario_fail(s, "%s is %s, not %s", word, found, value);
        s->expectations++;
    }
    return true;
}

/* "a keep 1 REFUSED_LOCKED" */
static bool refuse(scenario *s, char *line)
{
    char *reason = strrchr(line, ' ');
    static note before;
    static note after;
    baobei_status status;

    if (!reason)
        return scenario_fail(s, "nothing to refuse");
    *reason++ = 0;
    note_full(s->game, &before);
    status = baobei_move_replay(s->game, line, strlen(line), NULL);
    note_full(s->game, &after);
    if (strcmp(short_name(status), reason) != 0)
        return scenario_fail(s, "'%s' gets %s, not %s", line, short_name(status), reason);
    if (!note_same(&before, &after))
        return scenario_fail(s, "'%s' is refused and has changed something", line);
    s->refusals++;
    return true;
}

/* Reads "a keep 1". */
static bool read_answer(const char *text, uint32_t *seat, baobei_action *action)
{
    *seat = (uint32_t)(*text - 'a');
    return *seat < BAOBEI_MAX_SEATS && text[1] == ' ' &&
           baobei_action_parse(text + 2, strlen(text + 2), action, NULL) == BAOBEI_OK;
}

static bool allow(scenario *s, const char *line)
{
    uint32_t seat;
    baobei_action action;
    baobei_status status;

    if (!read_answer(line, &seat, &action))
        return scenario_fail(s, "'%s' is no answer", line);
    status = baobei_check(s->game, seat, action);
    s->expectations++;
    return status == BAOBEI_OK || scenario_fail(s, "'%s' gets %s", line, short_name(status));
}

/* A new move begins: its events are those from here on. */
static baobei_decision begin(scenario *s)
{
    baobei_decision now = {0};

    baobei_decision_get(s->game, BAOBEI_VIEWER_HOST, &now);
    s->mark = now.serial;
    s->moves++;
    return now;
}

static bool play(scenario *s, const char *line)
{
    size_t fault = 0;
    baobei_status status;

    begin(s);
    status = baobei_move_replay(s->game, line, strlen(line), &fault);
    return status == BAOBEI_OK || scenario_fail(s, "%s at %zu: %s", short_name(status), fault, line);
}

static bool pass(scenario *s)
{
    baobei_decision now = begin(s);
    baobei_action action = baobei_action_make(BAOBEI_ACTION_PASS, 0, 0, 0, 0, 0);

    if (now.kind != BAOBEI_DECISION_CLAIM)
        return scenario_fail(s, "nobody is asked to pass");
    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++)
        if (now.waiting >> seat & 1u)
            baobei_apply(s->game, seat, now.token, action);
    return true;
}

/* "4 b pluck b0, 4 d pluck a1" */
static bool claims(scenario *s, char *line)
{
    uint8_t seats[BAOBEI_MAX_CLAIMS];
    baobei_action actions[BAOBEI_MAX_CLAIMS];
    uint64_t stamps[BAOBEI_MAX_CLAIMS];
    int32_t results[BAOBEI_MAX_CLAIMS];
    uint32_t count = 0;
    baobei_status status;
    baobei_decision now = begin(s);

    for (char *entry = strtok(line, ","); entry && count < BAOBEI_MAX_CLAIMS; entry = strtok(NULL, ",")) {
        uint32_t seat;

        stamps[count] = strtoul(entry, &entry, 10);
        if (!read_answer(entry + (*entry == ' '), &seat, &actions[count]))
            return scenario_fail(s, "'%s' is no answer", entry);
        seats[count++] = (uint8_t)seat;
    }
    status = baobei_apply_claims(s->game, now.token, count, seats, actions, stamps, results);
    return status == BAOBEI_OK || scenario_fail(s, "%s: the claims", short_name(status));
}

static bool set_up(scenario *s, const char *position)
{
    size_t fault = 0;
    baobei_status status = baobei_full_position_read(s->game, position, strlen(position), &fault);

    return status == BAOBEI_OK || scenario_fail(s, "%s at %zu: %s", short_name(status), fault, position);
}

static bool set_up_table(scenario *s, const char *fields)
{
    char position[BAOBEI_POSITION_TEXT];

    return scenario_table(fields, position) ? set_up(s, position) : scenario_fail(s, "%s", position);
}

/* The rest of a line that begins with a word. */
static char *after(char *line, const char *word)
{
    size_t length = strlen(word);

    return strncmp(line, word, length) == 0 ? line + length : NULL;
}

static bool run_line(scenario *s, char *line)
{
    char *rest;

    if (!*line || *line == '#')
        return true;
    if (after(line, "baobei-"))
        return set_up(s, line);
    if ((rest = after(line, "table ")))
        return set_up_table(s, rest);
    if ((rest = after(line, "expect ")))
        return expect(s, rest);
    if ((rest = after(line, "refuse ")))
        return refuse(s, rest);
    if ((rest = after(line, "allow ")))
        return allow(s, rest);
    if ((rest = after(line, "happened ")))
        return scenario_happened(s, rest);
    if ((rest = after(line, "nothing ")))
        return scenario_nothing(s, rest);
    if ((rest = after(line, "seen ")))
        return scenario_seen(s, rest);
    if ((rest = after(line, "claims ")))
        return claims(s, rest);
    return strcmp(line, "all pass") == 0 ? pass(s) : play(s, line);
}

bool scenario_run(scenario *s, const char *text)
{
    bool well = true;

    memset(s, 0, sizeof *s);
    if (baobei_game_new(NULL, 2, SCENARIO_EVENTS, NULL, NULL, &s->game) != BAOBEI_OK)
        return scenario_fail(s, "no memory");
    while (well && *text) {
        char line[BAOBEI_POSITION_TEXT];
        size_t length = strcspn(text, "\n");

        s->line++;
        snprintf(line, sizeof line, "%.*s", (int)length, text);
        well = run_line(s, line);
        text += length + (text[length] == '\n');
    }
    baobei_game_free(s->game);
    return well;
}
