#include "vector.h"

#include <string.h>

#include "notation.h"
#include "record_json.h"
#include "state_json.h"
#include "viewers.h"

void write_line(FILE *out, json_t *line)
{
    json_dumpf(line, out, JSON_COMPACT);
    fputc('\n', out);
    json_decref(line);
}

static void hear(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    vector *v = ctx;

    if (v->count < VECTOR_HEARD)
        v->heard[v->count++] = (heard){viewer_number(viewer), *event};
    else
        v->broken = true;
}

static int32_t draw(void *ctx, uint32_t n)
{
    vector *v = ctx;
    int32_t number = (int32_t)rng_below(&v->dice, n);

    if (v->fail_after == 0)
        number = v->wrong ? v->wrong : (int32_t)n;
    v->fail_after -= v->fail_after != SOURCE_NEVER;
    json_array_append_new(v->asked, json_pack("[i,i]", (int)n, (int)number));
    return number;
}

static void begin(vector *v)
{
    v->count = 0;
    json_array_clear(v->asked);
}

/* Ends a line: what came of the call. */
static baobei_status end(vector *v, json_t *line, baobei_status status)
{
    v->seen->status[status & 127]++;
    json_object_set_new(line, "status", json_string(baobei_status_name(status)));
    if (status == BAOBEI_OK) {
        for (uint32_t i = 0; i < v->count; i++)
            coverage_event(v->seen, &v->heard[i].event);
        state_add(v, line);
    } else if (json_array_size(v->asked)) {
        json_object_set(line, "chance", v->asked);
    }
    write_line(v->out, line);
    return status;
}

bool vector_open(vector *v, FILE *out, coverage *seen, const baobei_rules *rules, uint32_t seats, uint32_t keep)
{
    note text;
    baobei_status status;

    memset(v, 0, sizeof *v);
    v->out = out;
    v->seen = seen;
    v->seats = seats;
    v->fail_after = SOURCE_NEVER;
    v->asked = json_array();
    if (!note_rules(rules, &text) || baobei_game_new(rules, seats, keep, NULL, NULL, &v->game) != BAOBEI_OK)
        return false;
    seen->seats[seats]++;
    status = baobei_observe(v->game, viewer_set(seats), hear, v);
    end(v, json_pack("{s:s,s:s,s:i,s:i}", "do", "open", "rules", text.text, "seats", (int)seats, "keep", (int)keep),
        status);
    return status == BAOBEI_OK;
}

void vector_close(vector *v)
{
    baobei_game_free(v->game);
    json_decref(v->asked);
}

baobei_status vector_chance(vector *v, const uint8_t *seed)
{
    json_t *line = json_pack("{s:s}", "do", "chance");

    begin(v);
    if (seed)
        json_object_set_new(line, "seed", bytes_json(seed, BAOBEI_SEED_SIZE));
    v->hosted = !seed;
    return end(v, line, baobei_game_chance(v->game, seed, seed ? NULL : draw, v));
}

baobei_status vector_apply(vector *v, uint32_t seat, uint32_t token, baobei_action action)
{
    json_t *line = json_pack("{s:s,s:s,s:I,s:o}", "do", "apply", "seat", seat_word(seat), "token", (json_int_t)token,
                             "action", action_json(action));

    begin(v);
    coverage_action(v->seen, action);
    return end(v, line, baobei_apply(v->game, seat, token, action));
}

baobei_status vector_expire(vector *v, uint32_t seat, uint32_t token)
{
    begin(v);
    return end(v, json_pack("{s:s,s:s,s:I}", "do", "expire", "seat", seat_word(seat), "token", (json_int_t)token),
               baobei_expire(v->game, seat, token));
}

baobei_status vector_claims(vector *v, uint32_t token, const collection *c)
{
    int32_t results[BAOBEI_MAX_CLAIMS] = {0};
    json_t *entries = json_array();
    json_t *said = json_array();
    json_t *line;
    baobei_status status;

    begin(v);
    status = collection_apply(v->game, token, c, results);
    for (uint32_t i = 0; i < c->count; i++) {
        json_t *entry = json_pack("[s,o]", seat_word(c->seats[i]), action_json(c->actions[i]));

        if (c->stamped)
            json_array_append_new(entry, json_integer((json_int_t)c->stamps[i]));
        json_array_append_new(entries, entry);
        if (status == BAOBEI_OK) {
            json_array_append_new(said, json_string(baobei_status_name((baobei_status)results[i])));
            v->seen->status[results[i] & 127]++;
        }
    }
    line = json_pack("{s:s,s:I,s:o,s:o}", "do", "claims", "token", (json_int_t)token, "entries", entries, "results",
                     said);
    return end(v, line, status);
}

baobei_status vector_check(vector *v, uint32_t seat, baobei_action action)
{
    baobei_status status = baobei_check(v->game, seat, action);

    v->seen->status[status & 127]++;
    write_line(v->out, json_pack("{s:s,s:s,s:o,s:s}", "do", "check", "seat", seat_word(seat), "action",
                                 action_json(action), "status", baobei_status_name(status)));
    return status;
}

baobei_status vector_restore(vector *v, const char *position)
{
    begin(v);
    return end(v, json_pack("{s:s,s:s}", "do", "restore", "text", position),
               baobei_full_position_read(v->game, position, strlen(position), NULL));
}

baobei_status vector_pull(vector *v, uint32_t viewer, uint32_t serial)
{
    baobei_event events[BAOBEI_MAX_EVENTS];
    uint32_t count = 0;
    baobei_status status = baobei_events(v->game, viewer_at(viewer), serial, events, BAOBEI_MAX_EVENTS, &count);

    v->seen->status[status & 127]++;
    write_line(v->out, json_pack("{s:s,s:s,s:I,s:i,s:i,s:s}", "do", "pull", "viewer", viewer_letter(viewer), "serial",
                                 (json_int_t)serial, "room", BAOBEI_MAX_EVENTS, "count", (int)count, "status",
                                 baobei_status_name(status)));
    return status;
}
