/*
 * The complete state space of a round: from the deal on, every action of everybody and every outcome of chance, until
 * the round has ended; with all checks in every state. Prints how many states and edges there are, and compares that
 * with what is known (decks.c). A plain program.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "api/game_object.h"
#include "branch.h"
#include "checks.h"
#include "decks.h"
#include "last_words.h"
#include "number.h"
#include "sights.h"
#include "space.h"

typedef struct explorer {
    space space;
    branch branch;
    checker checker;
    sights *sights;
    baobei_game *game, *next;
    const char *head; /* of all positions: format, rules */
    uint32_t at;      /* the state that is looked at */
    uint32_t ends, most_state_events;
    const char *fault;
} explorer;

static const char tail[] = " hook token=1 serial=1";

/* The game becomes a state of the space. */
static void load(explorer *e, uint32_t state)
{
    static char text[BAOBEI_POSITION_TEXT];
    const space_state *s = &e->space.states[state];
    baobei_status status;
    size_t at;
    int length = snprintf(text, sizeof text, "%s%.*s%s", e->head, (int)s->length, e->space.keys + s->key, tail);

    status = baobei_full_position_read(e->game, text, (size_t)length, &at);
    if (status != BAOBEI_OK) {
        e->fault = "a state cannot be loaded";
        printf("FAILED: %s at %zu\n", baobei_status_name(status), at);
    }
}

static bool is_end(const baobei_game *game)
{
    return (game->state.board.kind == BAOBEI_DECISION_DEAL && game->state.round) ||
           game->state.board.kind == BAOBEI_DECISION_OVER;
}

/* A move has led to `next`: the edge, and the state if it is new. */
static void arrive(explorer *e)
{
    static note n;
    size_t head = strlen(e->head);
    uint32_t before = e->space.count;
    uint32_t to;

    if (!note_full(e->next, &n)) {
        e->fault = "a position does not fit its room";
        return;
    }
    to = space_add(&e->space, n.text + head, note_key(&n) - head - strlen(" hook"));
    space_connect(&e->space, e->at, to);
    if (to == e->at)
        e->fault = "a move leads nowhere";
    if (e->space.count == before)
        return;
    e->space.states[to].end = is_end(e->next);
    e->ends += is_end(e->next);
    e->fault = checker_fault(&e->checker, e->next);
    if (e->fault)
        printf("FAILED: in %s\n", n.text);
}

/* One action, with every outcome of chance. */
static void play(explorer *e, uint32_t seat, baobei_action action)
{
    branch_begin(&e->branch);
    do {
        baobei_game_copy(e->next, e->game);
        sights_move(e->sights, e->next);
        baobei_observe(e->next, BAOBEI_VIEWER_HOST, sights_watch, e->sights);
        if (baobei_apply(e->next, seat, e->game->state.token, action) != BAOBEI_OK)
            e->fault = "a listed action is refused";
        else if (e->next->state.serial == e->game->state.serial && action >> 24 != BAOBEI_ACTION_PASS)
            e->fault = "a move without an event";
        else if (e->sights->events > BAOBEI_MAX_EVENTS)
            e->fault = "a call has reported too many events";
        baobei_observe(e->next, 0, NULL, NULL);
        if (!e->fault)
            arrive(e);
    } while (!e->fault && !e->space.full && branch_next(&e->branch));
    if (e->branch.strayed)
        e->fault = "the same answers of chance lead to another question";
}

static void expand(explorer *e)
{
    static baobei_action list[LAWFUL_MOST];

    load(e, e->at);
    for (uint32_t s = 0; s <= e->game->state.board.seats && !e->fault; s++) {
        uint32_t seat = s < e->game->state.board.seats ? s : BAOBEI_NO_SEAT;
        uint32_t count = lawful_list(e->game, seat, list);

        for (uint32_t i = 0; i < count && !e->fault && !e->space.full; i++)
            play(e, seat, list[i]);
    }
}

static bool open_games(explorer *e, const deck *d)
{
    static char text[BAOBEI_POSITION_TEXT];
    static char head[BAOBEI_POSITION_TEXT];
    size_t at = (size_t)snprintf(head, sizeof head, "baobei-position-1 %s seats=%" PRIu32, d->rules, d->seats);
    char *next = text + snprintf(text, sizeof text, "%s next=", head);

    e->head = head;
    e->game = note_game();
    e->next = note_game();
    if (!e->game || !e->next || !checker_open(&e->checker, e->game))
        return false;
    for (uint32_t seat = 0; seat < d->seats; seat++)
        *next++ = (char)('a' + seat);
    snprintf(next, sizeof text - (size_t)(next - text), " ask=deal");
    baobei_game_chance(e->game, NULL, branch_below, &e->branch);
    space_add(&e->space, text + at, strlen(text + at));
    return true;
}

/* Whether its figures are not what is known; of a deck that is not ours nothing is. */
static int compare(const explorer *e, const deck *d)
{
    bool same = !d->states ||
                (e->space.count == d->states && e->ends == d->ends && e->space.edge_count == d->edges);

    printf("%-14s %" PRIu32 " seats %9" PRIu32 " states %10zu edges %8" PRIu32 " ends", d->name, d->seats,
           e->space.count, e->space.edge_count, e->ends);
    printf("  %10" PRIu64 " refusals, at most %" PRIu32 " of %" PRIu32 " actions, %" PRIu32 " events, %" PRIu32
           " answers, %" PRIu32 " bytes\n",
           e->checker.refusals, e->checker.most_actions, e->checker.most_ids, e->sights->most_events,
           e->branch.most_asked, e->checker.longest_text);
    if (!same)
        printf("FAILED: %s should have %" PRIu32 " states, %" PRIu64 " edges, %" PRIu32 " ends\n", d->name, d->states,
               d->edges, d->ends);
    fflush(stdout);
    return !same;
}

static explorer e;

/* The state that is looked at. */
static void print_where(void)
{
    if (e.at < e.space.count)
        printf("  in %s%.*s\n", e.head, (int)e.space.states[e.at].length, e.space.keys + e.space.states[e.at].key);
}

/* Faults found in one deck. */
static int explore(const deck *d, sights *seen)
{
    int failed = 0;
    uint32_t stuck;

    memset(&e, 0, sizeof e);
    e.sights = seen;
    space_open(&e.space);
    if (!open_games(&e, d))
        e.fault = "no memory";
    while (!e.fault && !e.space.full && e.at < e.space.count) {
        if (!e.space.states[e.at].end)
            expand(&e);
        e.at += !e.fault; /* a fault is told with its state */
    }
    stuck = e.fault ? e.space.count : space_stuck(&e.space);
    if (!e.fault && e.space.full)
        e.fault = "no memory";
    if (!e.fault && stuck < e.space.count) {
        e.fault = "no end can be reached from a state";
        e.at = stuck;
    }
    if (e.fault) {
        printf("FAILED: %s: %s\n", d->name, e.fault);
        print_where();
        failed = 1;
    } else
        failed = compare(&e, d);
    checker_close(&e.checker);
    baobei_game_free(e.game);
    baobei_game_free(e.next);
    space_close(&e.space);
    return failed;
}

/* That a loop without a way out would be seen: of four states, the last one leads to itself alone. */
static bool sees_loops(void)
{
    space s;
    uint32_t stuck;

    space_open(&s);
    for (const char *key = "abc"; *key; key++)
        space_add(&s, key, 1);
    space_connect(&s, 0, 1);
    space_connect(&s, 0, 2);
    space_connect(&s, 1, 0);
    s.states[2].end = true;
    stuck = space_stuck(&s);
    space_add(&s, "d", 1);
    space_connect(&s, 1, 3);
    space_connect(&s, 3, 3);
    stuck = stuck == 3 ? space_stuck(&s) : 0;
    space_close(&s);
    return stuck == 3;
}

static int usage(FILE *out)
{
    fprintf(out, "usage: explore [--large | DECK...]\n"
                    "       explore --rules TEXT --seats N\n\n"
                    "All small decks, with --large all decks (minutes), or those named; or a deck of your own.\n\n");
    for (uint32_t i = 0; i < decks_count(); i++)
        fprintf(out, "  %-14s %" PRIu32 " seats  %s%s\n", decks_row(i)->name, decks_row(i)->seats,
                decks_row(i)->rules, decks_row(i)->large ? "  (large)" : "");
    return out == stdout ? 0 : 2;
}

static bool is_named(const deck *d, int argc, char **argv)
{
    bool large = argc == 2 && strcmp(argv[1], "--large") == 0;

    for (int i = 1; i < argc; i++)
        if (strcmp(argv[i], d->name) == 0)
            return true;
    return large || (argc == 1 && !d->large);
}

int main(int argc, char **argv)
{
    static sights seen;
    uint32_t passed = 0;
    uint32_t failed = !sees_loops();
    int own = 0;

    if (argc == 2 && (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0))
        return usage(stdout);
    last_words(print_where);
    if (argc == 5 && strcmp(argv[1], "--rules") == 0 && strcmp(argv[3], "--seats") == 0) {
        deck d = {"own", 0, argv[2], false, 0, 0, 0};
        uint64_t seats;
        int faults;

        if (!number_read(argv[4], 2, BAOBEI_MAX_SEATS, &seats))
            return usage(stderr);
        d.seats = (uint32_t)seats;
        own = 1;
        faults = explore(&d, &seen);
        failed += faults != 0;
        passed += faults == 0;
    }
    for (uint32_t i = 0; !own && i < decks_count(); i++)
        if (is_named(decks_row(i), argc, argv)) {
            int faults = explore(decks_row(i), &seen);

            failed += faults != 0;
            passed += faults == 0;
        }
    if (!own && argc == 1) {
        uint32_t missing = sights_missing(&seen);

        failed += missing;
        passed += missing == 0;
    }
    if (!own && passed + failed == 0)
        return usage(stderr);
    printf("%" PRIu32 " passed, %" PRIu32 " failed\n", passed, failed);
    return failed != 0;
}
