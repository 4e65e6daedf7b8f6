#include "scenario_value.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "scenario_events.h"
#include "viewers.h"

static void put_seat(char *out, uint32_t seat)
{
    snprintf(out, SCENARIO_VALUE, "%c", seat < BAOBEI_MAX_SEATS ? 'a' + (char)seat : '-');
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
        snprintf(out, SCENARIO_VALUE, "?");
    else if (face)
        snprintf(out, SCENARIO_VALUE, "%u", (unsigned)face);
    else
        snprintf(out, SCENARIO_VALUE, "-");
}

static void put_faces(char *out, const uint8_t *faces, uint32_t count)
{
    size_t length = 0;

    snprintf(out, SCENARIO_VALUE, "-");
    for (uint32_t i = 0; i < count; i++) {
        char face[SCENARIO_VALUE];

        put_face(face, faces[i]);
        length += (size_t)snprintf(out + length, SCENARIO_VALUE - length, "%s%s", length ? "," : "", face);
    }
}

static void put_scores(char *out, const int32_t *scores, uint32_t seats)
{
    size_t length = 0;

    for (uint32_t seat = 0; seat < seats; seat++)
        length += (size_t)snprintf(out + length, SCENARIO_VALUE - length, "%s%d", seat ? "," : "", (int)scores[seat]);
}

static void put_locked(char *out, const baobei_view *v)
{
    size_t length = 0;

    snprintf(out, SCENARIO_VALUE, "-");
    for (uint32_t seat = 0; seat < v->seats; seat++)
        for (uint32_t slot = 0; slot < v->slots[seat]; slot++)
            if (v->place[seat][slot] & 2)
                length += (size_t)snprintf(out + length, SCENARIO_VALUE - length, "%s%c%u", length ? "," : "",
                                           'a' + (char)seat, (unsigned)slot);
}

static const char *cause_name(uint32_t cause)
{
    static const char *const names[] = {"-", "discard", "reference", "eliminated", "penalty", "power"};

    return cause < sizeof names / sizeof *names ? names[cause] : "?";
}

static bool find_number(const baobei_view *v, const char *name, char *out)
{
    const struct {
        const char *name;
        uint32_t number;
    } numbers[] = {
        {"draw", v->draw},   {"discard", v->discard},   {"under", v->under},
        {"round", v->round}, {"recycles", v->recycles}, {"shield", v->shield},
        {"final", v->final}, {"decisive", v->decisive}, {"hand", (uint32_t)(v->hand[0] != 0) + (v->hand[1] != 0)}};

    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (strcmp(name, numbers[i].name) == 0)
            return snprintf(out, SCENARIO_VALUE, "%u", (unsigned)numbers[i].number) > 0;
    return false;
}

static bool find_seat(const scenario *s, const baobei_view *v, const char *name, char *out)
{
    const struct {
        const char *name;
        uint32_t seat;
    } seats[] = {{"active", v->decision.active},
                 {"bao", v->announcer},
                 {"winner", v->winner},
                 {"first", v->first},
                 {"claimant", scenario_claimant(s)}};

    for (size_t i = 0; i < sizeof seats / sizeof *seats; i++)
        if (strcmp(name, seats[i].name) == 0) {
            put_seat(out, seats[i].seat);
            return true;
        }
    return false;
}

/* What is seen in a view under a name; false if there is no such name. */
static bool look_up(const scenario *s, const baobei_view *v, const char *name, char *out)
{
    if (find_number(v, name, out) || find_seat(s, v, name, out))
        return true;
    if (strcmp(name, "top") == 0)
        put_face(out, v->top);
    else if (strcmp(name, "drawn") == 0)
        put_faces(out, v->hand, (uint32_t)(v->hand[0] != 0) + (v->hand[1] != 0));
    else if (strcmp(name, "ask") == 0)
        snprintf(out, SCENARIO_VALUE, "%s", baobei_decision_name((baobei_decision_kind)v->decision.kind));
    else if (strcmp(name, "power") == 0)
        snprintf(out, SCENARIO_VALUE, "%s", baobei_power_name((baobei_power)v->decision.power));
    else if (strcmp(name, "cause") == 0)
        snprintf(out, SCENARIO_VALUE, "%s", cause_name(v->decision.cause));
    else if (strcmp(name, "asked") == 0)
        put_seats(out, v->decision.waiting);
    else if (strcmp(name, "playing") == 0)
        put_seats(out, v->playing);
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

/* "b:a0" is what seat b remembers of a slot, "b:top" what it sees under that name. */
static bool find_of_seat(const scenario *s, const char *name, char *out)
{
    baobei_viewer viewer = name[0] == 's' ? BAOBEI_VIEWER_SPECTATOR : viewer_at((uint32_t)(name[0] - 'a'));
    uint32_t seat;
    uint32_t slot;
    baobei_view v;
    baobei_recall r;

    if (!is_place(name + 2, &seat, &slot))
        return baobei_view_get(s->game, viewer, &v) == BAOBEI_OK && look_up(s, &v, name + 2, out);
    if (baobei_recall_get(s->game, viewer, &r) != BAOBEI_OK)
        return false;
    put_face(out, r.face[seat][slot]);
    return true;
}

bool scenario_value(const scenario *s, const char *name, char *out)
{
    uint32_t seat;
    uint32_t slot;
    baobei_view v;

    if (name[0] && name[1] == ':')
        return find_of_seat(s, name, out);
    if (baobei_view_get(s->game, BAOBEI_VIEWER_HOST, &v) != BAOBEI_OK)
        return false;
    if (name[0] >= 'a' && name[0] <= 'f' && !name[1]) {
        put_faces(out, v.face[name[0] - 'a'], v.slots[name[0] - 'a']);
        return true;
    }
    if (name[0] == '#' && name[1] >= 'a' && name[1] <= 'f' && !name[2]) {
        uint32_t cards = 0;

        for (slot = 0; slot < BAOBEI_MAX_SLOTS; slot++)
            cards += v.place[name[1] - 'a'][slot] != 0;
        return snprintf(out, SCENARIO_VALUE, "%u", (unsigned)cards) > 0;
    }
    if (!is_place(name, &seat, &slot))
        return look_up(s, &v, name, out);
    put_face(out, v.place[seat][slot] ? v.face[seat][slot] : 0);
    return true;
}
