#include "scenario.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "notation.h"
#include "viewers.h"

enum { VALUE = 200 };

__attribute__((format(printf, 2, 3))) static bool fail(scenario *s, const char *format, ...)
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

static void put_seat(char *out, uint32_t seat)
{
    snprintf(out, VALUE, "%c", seat < BAOBEI_MAX_SEATS ? 'a' + (char)seat : '-');
}

static void put_seats(char *out, uint32_t set)
{
    size_t length = 0;

    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++)
        if (set >> seat & 1)
            out[length++] = (char)('a' + (char)seat);
    if (!length)
        out[length++] = '-';
    out[length] = 0;
}

static void put_face(char *out, uint32_t face)
{
    if (face == BAOBEI_HIDDEN)
        snprintf(out, VALUE, "?");
    else if (face)
        snprintf(out, VALUE, "%u", (unsigned)face);
    else
        snprintf(out, VALUE, "-");
}

static void put_scores(char *out, const int32_t *scores, uint32_t seats)
{
    size_t length = 0;

    for (uint32_t seat = 0; seat < seats; seat++)
        length += (size_t)snprintf(out + length, VALUE - length, "%s%d", seat ? "," : "", (int)scores[seat]);
}

static void put_locked(char *out, const baobei_view *v)
{
    size_t length = 0;

    snprintf(out, VALUE, "-");
    for (uint32_t seat = 0; seat < v->seats; seat++)
        for (uint32_t slot = 0; slot < v->slots[seat]; slot++)
            if (v->place[seat][slot] & 2)
                length += (size_t)snprintf(out + length, VALUE - length, "%s%c%u", length ? "," : "",
                                           'a' + (char)seat, (unsigned)slot);
}

/* What the host sees under a name; false if there is no such name. */
static bool look_up(const baobei_view *v, const char *name, char *out)
{
    const struct {
        const char *name;
        uint32_t number;
    } numbers[] = {{"draw", v->draw},         {"discard", v->discard}, {"under", v->under}, {"round", v->round},
                   {"recycles", v->recycles}, {"shield", v->shield},   {"final", v->final},
                   {"hand", (uint32_t)(v->hand[0] != 0) + (v->hand[1] != 0)}};
    const struct {
        const char *name;
        uint32_t seat;
    } seats[] = {{"active", v->decision.active}, {"bao", v->announcer}, {"winner", v->winner}, {"first", v->first}};

    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (strcmp(name, numbers[i].name) == 0)
            return snprintf(out, VALUE, "%u", (unsigned)numbers[i].number) > 0;
    for (size_t i = 0; i < sizeof seats / sizeof *seats; i++)
        if (strcmp(name, seats[i].name) == 0) {
            put_seat(out, seats[i].seat);
            return true;
        }
    if (strcmp(name, "top") == 0)
        put_face(out, v->top);
    else if (strcmp(name, "ask") == 0)
        snprintf(out, VALUE, "%s", baobei_decision_name((baobei_decision_kind)v->decision.kind));
    else if (strcmp(name, "power") == 0)
        snprintf(out, VALUE, "%s", baobei_power_name((baobei_power)v->decision.power));
    else if (strcmp(name, "asked") == 0)
        put_seats(out, v->decision.waiting);
    else if (strcmp(name, "sum") == 0)
        put_scores(out, v->sum, v->seats);
    else if (strcmp(name, "last") == 0)
        put_scores(out, v->last, v->seats);
    else if (strcmp(name, "locked") == 0)
        put_locked(out, v);
    else
        return false;
    return true;
}

/* "a0": a slot. */
static bool is_place(const char *name, uint32_t *seat, uint32_t *slot)
{
    char *end;

    if (name[0] < 'a' || name[0] > 'f' || name[1] < '0' || name[1] > '9')
        return false;
    *seat = (uint32_t)(name[0] - 'a');
    *slot = (uint32_t)strtoul(name + 1, &end, 10);
    return !*end && *slot < BAOBEI_MAX_SLOTS;
}

static bool find_value(const scenario *s, const char *name, char *out)
{
    uint32_t seat;
    uint32_t slot;
    baobei_view v;
    baobei_recall r;

    if (name[0] && name[1] == ':' && is_place(name + 2, &seat, &slot)) {
        if (baobei_recall_get(s->game, viewer_at((uint32_t)(name[0] - 'a')), &r) != BAOBEI_OK)
            return false;
        put_face(out, r.face[seat][slot]);
        return true;
    }
    baobei_view_get(s->game, BAOBEI_VIEWER_HOST, &v);
    if (!is_place(name, &seat, &slot))
        return look_up(&v, name, out);
    put_face(out, v.place[seat][slot] ? v.face[seat][slot] : 0);
    return true;
}

/* "a0=5 top=9": all of it must be so. */
static bool expect(scenario *s, char *line)
{
    for (char *word = strtok(line, " "); word; word = strtok(NULL, " ")) {
        char *value = strchr(word, '=');
        char found[VALUE];

        if (!value)
            return fail(s, "'%s' is no expectation", word);
        *value++ = 0;
        if (!find_value(s, word, found))
            return fail(s, "'%s' cannot be looked up", word);
        if (strcmp(found, value) != 0)
            return fail(s, "%s is %s, not %s", word, found, value);
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
        return fail(s, "nothing to refuse");
    *reason++ = 0;
    note_full(s->game, &before);
    status = baobei_move_replay(s->game, line, strlen(line), NULL);
    note_full(s->game, &after);
    if (strcmp(short_name(status), reason) != 0)
        return fail(s, "'%s' gets %s, not %s", line, short_name(status), reason);
    if (!note_same(&before, &after))
        return fail(s, "'%s' is refused and has changed something", line);
    s->refusals++;
    return true;
}

static bool play(scenario *s, const char *line)
{
    size_t fault = 0;
    baobei_status status;

    if (strncmp(line, "baobei-", 7) == 0)
        status = baobei_full_position_read(s->game, line, strlen(line), &fault);
    else {
        status = baobei_move_replay(s->game, line, strlen(line), &fault);
        s->moves++;
    }
    return status == BAOBEI_OK || fail(s, "%s at %zu: %s", short_name(status), fault, line);
}

static bool run_line(scenario *s, char *line)
{
    if (!*line || *line == '#')
        return true;
    if (strncmp(line, "expect ", 7) == 0)
        return expect(s, line + 7);
    if (strncmp(line, "refuse ", 7) == 0)
        return refuse(s, line + 7);
    return play(s, line);
}

bool scenario_run(scenario *s, const char *text)
{
    bool well = true;

    memset(s, 0, sizeof *s);
    s->game = note_game();
    if (!s->game)
        return fail(s, "no memory");
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
