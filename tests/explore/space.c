#include "space.h"

#include <stdlib.h>
#include <string.h>

void space_open(space *s)
{
    memset(s, 0, sizeof *s);
    s->table_size = 1 << 16;
    s->table = calloc(s->table_size, sizeof *s->table);
    s->full = !s->table;
}

void space_close(space *s)
{
    free(s->states);
    free(s->edges);
    free(s->keys);
    free(s->table);
}

/* Room for `more` elements after `used`; the list may move. */
static bool reserve(space *s, void *list, size_t *room, size_t used, size_t more, size_t size)
{
    void **at = list;
    void *moved;

    if (used + more <= *room)
        return true;
    moved = realloc(*at, (*room * 2 + more + 64) * size);
    if (!moved) {
        s->full = true;
        return false;
    }
    *at = moved;
    *room = *room * 2 + more + 64;
    return true;
}

/* FNV-1a; it only says where to begin to look. */
static uint64_t hash(const char *key, size_t length)
{
    uint64_t h = 0xcbf29ce484222325u;

    for (size_t i = 0; i < length; i++)
        h = (h ^ (uint8_t)key[i]) * 0x100000001b3u;
    return h ^ h >> 32;
}

/* The place of a key in the table, or the free one where it belongs. */
static uint32_t *find(const space *s, const char *key, size_t length)
{
    size_t at = hash(key, length) & (s->table_size - 1);

    for (; s->table[at]; at = (at + 1) & (s->table_size - 1)) {
        const space_state *state = &s->states[s->table[at] - 1];

        if (state->length == length && memcmp(s->keys + state->key, key, length) == 0)
            break;
    }
    return &s->table[at];
}

/* A table of twice the size, before the old one is more than half full. */
static void grow_table(space *s)
{
    uint32_t *larger;

    if ((s->count + 1) * (size_t)2 <= s->table_size)
        return;
    larger = calloc(s->table_size * 2, sizeof *larger);
    if (!larger) {
        s->full = true;
        return;
    }
    free(s->table);
    s->table = larger;
    s->table_size *= 2;
    for (uint32_t i = 0; i < s->count; i++)
        *find(s, s->keys + s->states[i].key, s->states[i].length) = i + 1;
}

uint32_t space_add(space *s, const char *key, size_t length)
{
    void **states = (void **)&s->states;
    void **keys = (void **)&s->keys;
    size_t room = s->room;
    uint32_t *place;

    if (s->full)
        return 0;
    place = find(s, key, length);
    if (*place)
        return *place - 1;
    if (!reserve(s, states, &room, s->count, 1, sizeof *s->states) ||
        !reserve(s, keys, &s->keys_room, s->keys_used, length, 1))
        return 0;
    s->room = (uint32_t)room;
    s->states[s->count] = (space_state){s->keys_used, (uint32_t)length, false};
    memcpy(s->keys + s->keys_used, key, length);
    s->keys_used += length;
    *place = ++s->count;
    grow_table(s);
    return s->count - 1;
}

void space_connect(space *s, uint32_t from, uint32_t to)
{
    void **edges = (void **)&s->edges;

    if (s->full || !reserve(s, edges, &s->edge_room, s->edge_count, 1, sizeof *s->edges))
        return;
    s->edges[s->edge_count++] = (space_edge){from, to};
}

static int by_target(const void *a, const void *b)
{
    uint32_t x = ((const space_edge *)a)->to;
    uint32_t y = ((const space_edge *)b)->to;

    return (x > y) - (x < y);
}

/* The first edge that leads to a state or to one after it; edges are sorted by target. */
static size_t first_to(const space *s, uint32_t state)
{
    size_t from = 0;
    size_t to = s->edge_count;

    while (from < to) {
        size_t middle = from + (to - from) / 2;

        if (s->edges[middle].to < state)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}

/* Backwards from the ends. */
uint32_t space_stuck(space *s)
{
    uint32_t *queue = malloc((s->count + 1) * sizeof *queue);
    bool *reached = calloc(s->count + 1, sizeof *reached);
    uint32_t stuck = 0;
    uint32_t queued = 0;

    s->full |= !queue || !reached;
    if (s->edge_count)
        qsort(s->edges, s->edge_count, sizeof *s->edges, by_target);
    for (uint32_t i = 0; !s->full && i < s->count; i++)
        if (s->states[i].end) {
            reached[i] = true;
            queue[queued++] = i;
        }
    for (uint32_t i = 0; !s->full && i < queued; i++)
        for (size_t e = first_to(s, queue[i]); e < s->edge_count && s->edges[e].to == queue[i]; e++)
            if (!reached[s->edges[e].from]) {
                reached[s->edges[e].from] = true;
                queue[queued++] = s->edges[e].from;
            }
    while (!s->full && stuck < s->count && reached[stuck])
        stuck++;
    free(queue);
    free(reached);
    return stuck;
}
