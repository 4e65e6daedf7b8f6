#include "chronicle.h"

#include <string.h>

#include "notation.h"
#include "viewers.h"

static void add(uint64_t *sum, uint32_t number)
{
    for (uint32_t i = 0; i < 32; i += 8)
        *sum = (*sum ^ (number >> i & 255)) * 0x100000001b3; /* FNV-1a */
}

static void hear(void *ctx, baobei_viewer viewer, const baobei_event *e)
{
    chronicle *c = ctx;

    add(&c->told, (uint32_t)viewer);
    add(&c->told, e->serial);
    add(&c->told, (uint32_t)e->kind | (uint32_t)e->cause << 8 | (uint32_t)e->by << 16 | (uint32_t)e->count << 24);
    for (uint32_t i = 0; i < 2; i++)
        add(&c->told, (uint32_t)e->seat[i] | (uint32_t)e->slot[i] << 8 | (uint32_t)e->card[i] << 16);
    for (uint32_t i = 0; i < 6; i++)
        add(&c->told, (uint32_t)e->value[i]);
}

/* A source that a record makes needless. */
static int32_t never(void *ctx, uint32_t n)
{
    (void)ctx, (void)n;
    return BAOBEI_CHANCE_FAILED;
}

bool chronicle_open(chronicle *c)
{
    memset(c, 0, sizeof *c);
    c->told = 0xcbf29ce484222325;
    c->game = note_game();
    return c->game && baobei_game_chance(c->game, NULL, never, NULL) == BAOBEI_OK;
}

void chronicle_close(chronicle *c)
{
    baobei_game_free(c->game);
}

static bool start(chronicle *c, const char *line, size_t length)
{
    baobei_view v;

    baobei_observe(c->game, 0, NULL, NULL);
    if (baobei_full_position_read(c->game, line, length, &c->fault) != BAOBEI_OK ||
        baobei_view_get(c->game, BAOBEI_VIEWER_HOST, &v) != BAOBEI_OK)
        return false;
    c->positions++;
    return baobei_observe(c->game, viewer_set(v.seats), hear, c) == BAOBEI_OK;
}

bool chronicle_line(chronicle *c, const char *line, size_t length)
{
    if (length > 7 && memcmp(line, "baobei-", 7) == 0)
        return start(c, line, length);
    if (baobei_move_replay(c->game, line, length, &c->fault) != BAOBEI_OK)
        return false;
    c->lines++;
    return true;
}
