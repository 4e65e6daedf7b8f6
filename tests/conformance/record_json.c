#include "record_json.h"

#include <inttypes.h>
#include <stdio.h>

#include "viewers.h"

static void put(json_t *to, const char *name, int64_t value)
{
    if (value)
        json_object_set_new(to, name, json_integer(value));
}

static void put_unless_empty(json_t *to, const char *name, json_t *list)
{
    if (json_array_size(list))
        json_object_set_new(to, name, list);
    else
        json_decref(list);
}

static json_t *byte_list(const uint8_t *values, size_t count)
{
    json_t *list = json_array();

    while (count && !values[count - 1])
        count--;
    for (size_t i = 0; i < count; i++)
        json_array_append_new(list, json_integer(values[i]));
    return list;
}

static void put_bytes(json_t *to, const char *name, const uint8_t *values, size_t count)
{
    put_unless_empty(to, name, byte_list(values, count));
}

static void put_numbers(json_t *to, const char *name, const int32_t *values, size_t count)
{
    json_t *list = json_array();

    while (count && !values[count - 1])
        count--;
    for (size_t i = 0; i < count; i++)
        json_array_append_new(list, json_integer(values[i]));
    put_unless_empty(to, name, list);
}

/* A table of bytes, row by row. */
static void put_rows(json_t *to, const char *name, const uint8_t *values, size_t rows, size_t width)
{
    json_t *list = json_array();

    for (size_t i = 0; i < rows; i++)
        json_array_append_new(list, byte_list(values + i * width, width));
    while (json_array_size(list) && !json_array_size(json_array_get(list, json_array_size(list) - 1)))
        json_array_remove(list, json_array_size(list) - 1);
    put_unless_empty(to, name, list);
}

json_t *decision_json(const baobei_decision *d)
{
    json_t *out = json_object();

    put(out, "token", d->token);
    put(out, "serial", d->serial);
    json_object_set_new(out, "kind", json_string(baobei_decision_name((baobei_decision_kind)d->kind)));
    put(out, "active", d->active);
    put(out, "asked", d->asked);
    put(out, "waiting", d->waiting);
    put(out, "power", d->power);
    put(out, "timed", d->timed);
    put_bytes(out, "seat", d->seat, 2);
    put_bytes(out, "slot", d->slot, 2);
    put(out, "species", d->species);
    put(out, "cause", d->cause);
    put(out, "count", d->count);
    put_bytes(out, "reserved", d->reserved, sizeof d->reserved);
    return out;
}

json_t *event_json(const baobei_event *e)
{
    json_t *out = json_object();

    put(out, "serial", e->serial);
    json_object_set_new(out, "kind", json_string(baobei_event_name((baobei_event_kind)e->kind)));
    put(out, "cause", e->cause);
    put(out, "by", e->by);
    put(out, "count", e->count);
    put_bytes(out, "seat", e->seat, 2);
    put_bytes(out, "slot", e->slot, 2);
    put_bytes(out, "card", e->card, 2);
    put_bytes(out, "reserved", e->reserved, sizeof e->reserved);
    put_numbers(out, "value", e->value, 6);
    return out;
}

json_t *view_json(const baobei_view *v)
{
    json_t *out = json_object();

    json_object_set_new(out, "decision", decision_json(&v->decision));
    put_numbers(out, "sum", v->sum, 6);
    put_numbers(out, "last", v->last, 6);
    put(out, "round", v->round);
    put(out, "viewer", v->viewer);
    put(out, "seats", v->seats);
    put(out, "playing", v->playing);
    put(out, "first", v->first);
    put(out, "decisive", v->decisive);
    put(out, "final", v->final);
    put(out, "announcer", v->announcer);
    put(out, "shield", v->shield);
    put(out, "closing", v->closing);
    put(out, "recycles", v->recycles);
    put(out, "draw", v->draw);
    put(out, "discard", v->discard);
    put(out, "under", v->under);
    put(out, "top", v->top);
    put_bytes(out, "hand", v->hand, 2);
    put(out, "winner", v->winner);
    put_bytes(out, "slots", v->slots, 6);
    put_rows(out, "place", v->place[0], 6, 66);
    put_rows(out, "face", v->face[0], 6, 66);
    put_bytes(out, "reserved", v->reserved, sizeof v->reserved);
    return out;
}

json_t *recall_json(const baobei_recall *r)
{
    json_t *out = json_object();

    put_rows(out, "face", r->face[0], 6, 66);
    put_rows(out, "seen", r->seen[0], 6, 66);
    put_rows(out, "origin", r->origin[0], 6, 66);
    put_rows(out, "unseen", r->unseen[0], 4, 32);
    put_bytes(out, "strangers", r->strangers, 4);
    put(out, "pile", r->pile);
    put_bytes(out, "reserved", r->reserved, sizeof r->reserved);
    return out;
}

json_t *parts_json(const baobei_parts *p)
{
    json_t *out = json_object();

    put(out, "kind", p->kind);
    put_bytes(out, "seat", p->seat, 2);
    put_bytes(out, "slot", p->slot, 2);
    put(out, "choice", p->choice);
    put_bytes(out, "reserved", p->reserved, sizeof p->reserved);
    return out;
}

json_t *action_json(baobei_action action)
{
    char text[BAOBEI_ACTION_TEXT];

    if (baobei_action_write(action, text, sizeof text, NULL) != BAOBEI_OK)
        return json_integer(action);
    return json_string(text);
}

json_t *difference_json(const json_t *base, const json_t *other)
{
    json_t *out = json_object();
    const char *name;
    json_t *value;

    json_object_foreach((json_t *)other, name, value)
        if (!json_equal(value, json_object_get(base, name)))
            json_object_set(out, name, value);
    json_object_foreach((json_t *)base, name, value)
        if (!json_object_get(other, name))
            json_object_set_new(out, name, json_is_array(value) ? json_array() : json_integer(0));
    return out;
}

const char *viewer_letter(uint32_t number)
{
    static const char *const letters[VIEWERS + 1] = {"a", "b", "c", "d", "e", "f", "s", "h", "?"};

    return letters[number < VIEWERS ? number : VIEWERS];
}

const char *seat_word(uint32_t seat)
{
    return seat < BAOBEI_MAX_SEATS ? viewer_letter(seat) : seat == BAOBEI_NO_SEAT ? "host" : "?";
}

json_t *hex_json(uint64_t number)
{
    char text[17];

    snprintf(text, sizeof text, "%016" PRIx64, number);
    return json_string(text);
}

json_t *bytes_json(const uint8_t *bytes, size_t count)
{
    char text[2 * BAOBEI_SEED_SIZE + 1] = "";

    for (size_t i = 0; i < count && i < BAOBEI_SEED_SIZE; i++)
        snprintf(text + 2 * i, 3, "%02x", bytes[i]);
    return json_string(text);
}
