#include "state_json.h"

#include <string.h>

#include "notation.h"
#include "record_json.h"
#include "viewers.h"

enum { LEGAL_SHOWN = 8, DEEP_EVERY = 12 };

/* The events of this call: each as spectators got it, and who got it otherwise, or at all. */
static json_t *events_json(const vector *v)
{
    json_t *list = json_array();

    for (uint32_t from = 0, to = 0; from < v->count; from = to) {
        char got[VIEWERS + 1] = "";
        json_t *but = json_object();
        json_t *base;
        uint32_t told;

        while (v->heard[to++].viewer != VIEWER_HOST) /* who gets everything, and comes last */
            ;
        told = to - from;
        base = event_json(&v->heard[told > 1 && v->heard[to - 2].viewer == VIEWER_SPECTATOR ? to - 2 : from].event);
        for (uint32_t i = from; i < to; i++) {
            json_t *own = event_json(&v->heard[i].event);
            json_t *difference = difference_json(base, own);

            strcat(got, viewer_letter(v->heard[i].viewer));
            if (json_object_size(difference))
                json_object_set(but, viewer_letter(v->heard[i].viewer), difference);
            json_decref(difference);
            json_decref(own);
        }
        if (told != v->seats + 2)
            json_object_set_new(base, "to", json_string(got));
        if (json_object_size(but))
            json_object_set(base, "but", but);
        json_decref(but);
        json_array_append_new(list, base);
    }
    return list;
}

typedef json_t *(*record_fn)(const baobei_game *game, uint32_t viewer);

static json_t *view_of(const baobei_game *game, uint32_t viewer)
{
    baobei_view view;

    baobei_view_get(game, viewer_at(viewer), &view);
    return view_json(&view);
}

static json_t *recall_of(const baobei_game *game, uint32_t viewer)
{
    baobei_recall recall;

    baobei_recall_get(game, viewer_at(viewer), &recall);
    return recall_json(&recall);
}

/* A record as the spectator gets it, with "but": what differs for others. */
static json_t *for_all(const vector *v, record_fn record)
{
    json_t *base = record(v->game, VIEWER_SPECTATOR);
    json_t *but = json_object();

    for (uint32_t i = viewer_from(0, v->seats); i < VIEWERS; i = viewer_from(i + 1, v->seats)) {
        json_t *own = record(v->game, i);
        json_t *difference = difference_json(base, own);

        if (json_object_size(difference))
            json_object_set(but, viewer_letter(i), difference);
        json_decref(difference);
        json_decref(own);
    }
    if (json_object_size(but))
        json_object_set(base, "but", but);
    json_decref(but);
    return base;
}

/* How many, and at most eight of them at equal distances. */
static json_t *legal_json(const baobei_game *game, uint32_t seat)
{
    uint32_t count = baobei_legal(game, seat, 0, NULL, 0);
    uint32_t every = (count + LEGAL_SHOWN - 1) / LEGAL_SHOWN;
    json_t *list = json_array();

    for (uint32_t i = 0; i < count; i += every) {
        baobei_action action = 0;

        baobei_legal(game, seat, i, &action, 1);
        json_array_append_new(list, action_json(action));
    }
    return json_pack("{s:i,s:i,s:o}", "count", (int)count, "every", (int)every, "actions", list);
}

static json_t *all_legal_json(const vector *v)
{
    json_t *out = json_object();

    for (uint32_t seat = 0; seat <= v->seats; seat++) {
        uint32_t who = seat < v->seats ? seat : BAOBEI_NO_SEAT;

        if (baobei_legal(v->game, who, 0, NULL, 0))
            json_object_set_new(out, seat_word(who), legal_json(v->game, who));
    }
    return out;
}

typedef json_t *(*text_fn)(const vector *v, uint32_t viewer);

static json_t *hash_of(const vector *v, uint32_t viewer)
{
    uint64_t hash = 0;

    baobei_hash(v->game, viewer_at(viewer), &hash);
    return hex_json(hash);
}

static json_t *line_of(const vector *v, uint32_t viewer)
{
    char text[BAOBEI_MOVE_TEXT];

    return baobei_move_write(v->game, viewer_at(viewer), text, sizeof text, NULL) == BAOBEI_OK ? json_string(text)
                                                                                              : json_null();
}

static json_t *seat_position_of(const vector *v, uint32_t viewer)
{
    note text;

    return note_seat(v->game, viewer_at(viewer), &text) ? json_string(text.text) : json_null();
}

/* The whole of a sample, cards to come included, as one number. */
static json_t *sample_of(const vector *v, uint32_t viewer)
{
    static const uint8_t seed[BAOBEI_SEED_SIZE];
    baobei_game *world = note_game();
    uint64_t hash = 0;

    baobei_sample(world, v->game, viewer_at(viewer), seed, v->states);
    baobei_hash(world, BAOBEI_VIEWER_HOST, &hash);
    baobei_game_free(world);
    return hex_json(hash);
}

/* By viewer; what is the same for several stands once, under all their letters. */
static json_t *by_viewer(const vector *v, text_fn text)
{
    json_t *values[VIEWERS] = {NULL};
    json_t *out = json_object();

    for (uint32_t i = viewer_from(0, v->seats); i < VIEWERS; i = viewer_from(i + 1, v->seats))
        values[i] = text(v, i);
    for (uint32_t i = 0; i < VIEWERS; i++) {
        char who[VIEWERS + 1] = "";

        for (uint32_t j = i; j < VIEWERS; j++)
            if (values[i] && values[j] && json_equal(values[i], values[j])) {
                strcat(who, viewer_letter(j));
                if (j > i) {
                    json_decref(values[j]);
                    values[j] = NULL;
                }
            }
        if (values[i])
            json_object_set_new(out, who, values[i]);
    }
    return out;
}

void state_add(vector *v, json_t *line)
{
    if (json_array_size(v->asked))
        json_object_set(line, "chance", v->asked);
    json_object_set_new(line, "events", events_json(v));
    json_object_set_new(line, "view", for_all(v, view_of));
    json_object_set_new(line, "legal", all_legal_json(v));
    json_object_set_new(line, "hash", by_viewer(v, hash_of));
    json_object_set_new(line, "line", by_viewer(v, line_of));
    if (v->states++ % DEEP_EVERY == 0) {
        note full;

        v->broken |= !note_full(v->game, &full);
        json_object_set_new(line, "recall", for_all(v, recall_of));
        json_object_set_new(line, "position", json_string(full.text));
        json_object_set_new(line, "seat-position", by_viewer(v, seat_position_of));
        json_object_set_new(line, "sample",
                            json_pack("{s:i,s:o}", "number", (int)v->states, "hash", by_viewer(v, sample_of)));
    }
}
