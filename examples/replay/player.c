#include "player.h"

#include <stdlib.h>
#include <string.h>

static void hear(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    player *p = ctx;

    (void)viewer;
    if (p->events < PLAYER_EVENTS)
        p->event[p->events++] = *event;
}

/* A position or line that is not taken. */
static void complain(const record_line *line, baobei_status status, size_t fault)
{
    fprintf(stderr, "baobei-replay: line %u, column %zu: %s %s\n  %.*s\n", (unsigned)line->number, fault + 1,
            baobei_status_name(status), baobei_status_text(status), line->length > 200 ? 200 : (int)line->length,
            line->text);
}

/* A host's source of chance: the lines have all its answers, so nobody asks for one. */
static int32_t needless(void *ctx, uint32_t n)
{
    (void)ctx, (void)n;
    return BAOBEI_CHANCE_FAILED;
}

/* A game that is a copy of another one, or new. */
static baobei_game *make(const baobei_game *from)
{
    baobei_game *game = NULL;

    if (baobei_game_new(NULL, 2, 0, NULL, NULL, &game) != BAOBEI_OK)
        return NULL;
    if (from)
        baobei_game_copy(game, from);
    else
        baobei_game_chance(game, NULL, needless, NULL);
    return game;
}

bool player_open(player *p, const record *r, baobei_viewer viewer)
{
    const record_line *first = &r->line[0];
    size_t fault;
    baobei_status status;

    memset(p, 0, sizeof *p);
    p->record = r;
    p->steps = r->lines - 1;
    p->game = make(NULL);
    p->mark = calloc(p->steps / PLAYER_MARK + 1, sizeof *p->mark); /* NOLINT(bugprone-sizeof-expression): pointers */
    if (!p->game || !p->mark) {
        fprintf(stderr, "baobei-replay: there is not enough memory\n");
        return false;
    }
    status = baobei_full_position_read(p->game, first->text, first->length, &fault);
    if (status != BAOBEI_OK) {
        complain(first, status, fault);
        return false;
    }
    p->mark[0] = make(p->game);
    if (!player_watch(p, viewer)) {
        fprintf(stderr, "baobei-replay: there is no such viewer in this match\n");
        return false;
    }
    return p->mark[0] != NULL;
}

void player_close(player *p)
{
    for (uint32_t i = 0; p->mark && i <= p->steps / PLAYER_MARK; i++)
        baobei_game_free(p->mark[i]);
    free(p->mark);
    baobei_game_free(p->game);
}

bool player_watch(player *p, baobei_viewer viewer)
{
    if (baobei_observe(p->game, (uint32_t)viewer, hear, p) != BAOBEI_OK)
        return false;
    p->viewer = viewer;
    p->events = 0;
    return true;
}

bool player_forward(player *p)
{
    const record_line *line = &p->record->line[p->step + 1];
    size_t fault;
    baobei_status status;

    if (p->step == p->steps)
        return false;
    p->events = 0;
    status = baobei_move_replay(p->game, line->text, line->length, &fault);
    if (status != BAOBEI_OK) {
        complain(line, status, fault);
        return false;
    }
    p->step++;
    if (p->step % PLAYER_MARK == 0 && !p->mark[p->step / PLAYER_MARK])
        p->mark[p->step / PLAYER_MARK] = make(p->game);
    return true;
}

bool player_go(player *p, uint32_t step)
{
    if (step > p->steps)
        return false;
    if (step < p->step) {
        uint32_t i = step / PLAYER_MARK;

        while (!p->mark[i]) /* mark 0 is always there */
            i--;
        baobei_game_copy(p->game, p->mark[i]);
        p->step = i * PLAYER_MARK;
        p->events = 0; /* the copy itself was told, too */
    }
    while (p->step < step)
        if (!player_forward(p))
            return false;
    return true;
}
