#include "relay.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "collect.h"
#include "match.h"
#include "viewers.h"

/* One call, so that it can be made in more than one game. */
typedef struct call {
    enum { CALL_ACTION, CALL_EXPIRE, CALL_WINDOW } kind;
    answer answer;
    collection window;
} call;

static void hear(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    heard *h = ctx;

    if (h->count < RELAY_HEARD) {
        h->viewer[h->count] = viewer;
        h->event[h->count] = *event;
    }
    h->count++;
}

static baobei_status make(baobei_game *game, const call *c)
{
    int32_t results[BAOBEI_MAX_CLAIMS];

    switch (c->kind) {
    case CALL_WINDOW: return collection_apply(game, c->answer.token, &c->window, results);
    case CALL_EXPIRE: return baobei_expire(game, c->answer.seat, c->answer.token);
    default: return baobei_apply(game, c->answer.seat, c->answer.token, c->answer.action);
    }
}

/* Nobody has passed in secret: every viewer knows the same of who has answered. */
static bool in_the_open(const baobei_game *game)
{
    baobei_decision now;

    baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now);
    return now.kind != BAOBEI_DECISION_CLAIM || now.waiting == now.asked;
}

/* What happens next; false when the match is over. */
static bool choose(relay *r, call *c)
{
    baobei_decision now;

    baobei_decision_get(r->game, BAOBEI_VIEWER_HOST, &now);
    c->kind = CALL_ACTION;
    if (now.kind == BAOBEI_DECISION_CLAIM && rng_one_in(&r->rng, 3)) {
        c->kind = CALL_WINDOW;
        c->answer.token = now.token;
        if (rng_one_in(&r->rng, 3))
            collect_anything(&r->driver, r->game, &now, &c->window);
        else
            collect_answers(&r->driver, r->game, &now, &c->window);
        return true;
    }
    if (!driver_answer(&r->driver, r->game, &c->answer))
        return false;
    if (rng_one_in(&r->rng, 24))
        c->kind = CALL_EXPIRE;
    return true;
}

/* The game behind starts again from the position now. */
static const char *rebase(relay *r)
{
    if (!note_full(r->game, &r->line) || !note_read(r->behind, &r->line))
        return "the position cannot be read";
    if (baobei_observe(r->game, viewer_set(r->plan.seats), hear, &r->front) != BAOBEI_OK ||
        baobei_observe(r->behind, viewer_set(r->plan.seats), hear, &r->back) != BAOBEI_OK)
        return "no observer can be set";
    r->rebased++;
    return NULL;
}

bool relay_open(relay *r, const relay_plan *p)
{
    memset(r, 0, sizeof *r);
    r->plan = *p;
    r->game = match_game(p->rules, p->seats, 0, p->seed);
    r->behind = note_game();
    r->world = note_game();
    driver_init(&r->driver, p->driver, p->seed);
    rng_seed(&r->rng, p->seed ^ 0x7e1a);
    rng_seed(&r->chance, p->seed ^ 0xc4a2ce);
    if (!r->game || !r->behind || !r->world) {
        r->fault = "no memory";
        return false;
    }
    if (p->hosted)
        baobei_game_chance(r->game, NULL, rng_chance, &r->chance);
    r->fault = rebase(r);
    return !r->fault;
}

void relay_close(relay *r)
{
    baobei_game_free(r->game);
    baobei_game_free(r->behind);
    baobei_game_free(r->world);
}

static bool same_heard(const heard *a, const heard *b)
{
    return a->count == b->count && a->count <= RELAY_HEARD &&
           memcmp(a->viewer, b->viewer, a->count * sizeof *a->viewer) == 0 &&
           memcmp(a->event, b->event, a->count * sizeof *a->event) == 0;
}

/* Both are at the same position; the one behind has no hook. */
static const char *same_position(relay *r)
{
    static note one;
    static note two;
    const char *hook;

    if (!note_full(r->game, &one) || !note_full(r->behind, &two))
        return "the position cannot be written";
    hook = strstr(one.text, " hook");
    if (hook) {
        size_t at = (size_t)(hook - one.text);

        memmove(one.text + at, one.text + at + 5, one.length - at - 5 + 1);
        one.length -= 5;
    }
    return note_same(&one, &two) ? NULL : "the position";
}

/* The line, written and played in the game behind. */
static const char *follow(relay *r)
{
    size_t fault;

    if (!note_move(r->game, BAOBEI_VIEWER_HOST, &r->line))
        return "the line cannot be written";
    if (strstr(r->line.text, " ="))
        r->answered++;
    if (r->line.length > r->longest)
        r->longest = r->line.length;
    r->back.count = 0;
    if (baobei_move_replay(r->behind, r->line.text, r->line.length, &fault) != BAOBEI_OK)
        return "the line is refused";
    if (!same_heard(&r->front, &r->back))
        return "the events";
    if (!note_move(r->behind, BAOBEI_VIEWER_HOST, &r->other) || !note_same(&r->line, &r->other))
        return "the line";
    r->lines++;
    return same_position(r);
}

/*
 * Another world of one viewer gets the same call: what the viewer is told of the move is the same line. In
 * it chance comes from a stream, so only the host's line may differ.
 */
static const char *same_line(relay *r, const call *c, baobei_viewer viewer)
{
    bool wrote = note_move(r->game, viewer, &r->line);

    if (make(r->world, c) != BAOBEI_OK)
        return "the answer in another world";
    if (!note_move(r->world, viewer, &r->other) || !wrote || !note_same(&r->line, &r->other))
        return "the line of a viewer";
    r->worlds++;
    return strstr(r->line.text, " =") ? "a viewer is told what chance answered" : NULL;
}

static baobei_viewer any_viewer(relay *r)
{
    uint32_t v = rng_below(&r->rng, r->plan.seats + 1);

    return viewer_at(v == r->plan.seats ? VIEWER_SPECTATOR : v);
}

bool relay_step(relay *r)
{
    static call c;
    uint8_t seed[BAOBEI_SEED_SIZE] = {(uint8_t)r->step};
    baobei_viewer viewer = any_viewer(r);
    static note before;
    static note after;
    bool open = in_the_open(r->game);

    if (r->step >= r->plan.bound || !choose(r, &c))
        return false;
    note_full(r->game, &before);
    if (baobei_sample(r->world, r->game, viewer, seed, r->step) != BAOBEI_OK)
        r->fault = "there is no sample";
    r->front.count = 0;
    if (!r->fault && make(r->game, &c) != BAOBEI_OK)
        r->fault = "a legal answer was refused";
    r->step++;
    if (r->fault)
        return false;
    note_full(r->game, &after);
    if (c.kind == CALL_WINDOW && note_same(&before, &after)) { /* nothing was allowed: no move, no line */
        r->fault = r->front.count ? "an event without a move" : NULL;
        return !r->fault;
    }
    r->windows += c.kind == CALL_WINDOW;
    r->expiries += c.kind == CALL_EXPIRE;
    r->fault = follow(r);
    if (!r->fault && (open || c.kind != CALL_WINDOW))
        r->fault = same_line(r, &c, viewer);
    if (!r->fault && rng_one_in(&r->rng, 24))
        r->fault = rebase(r);
    return !r->fault;
}
