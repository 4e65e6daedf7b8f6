/*
 * perft_table: holds the library against rows.c. Every row is counted to its last depth by examples/perft/count.c,
 * and as far as it does not take too long in two other ways (slow.h), so that the table does not merely repeat what
 * one list of legal actions says.
 *
 *   perft_table [ROW...]
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "count.h"
#include "seen.h"
#include "slow.h"
#include "rows.h"

enum { SLOW_LEAVES = 10000 };

/* What must come up in some row. */
static const char wanted[] = "look show swap inspect add replace double decisive bao-end final-end";

static uint32_t passed, failed;

static void check(bool holds, const char *row, const char *what, uint64_t got, uint64_t expected)
{
    if (holds) {
        passed++;
        return;
    }
    failed++;
    printf("FAIL %s: %s: %" PRIu64 ", expected %" PRIu64 "\n", row, what, got, expected);
}

/* A round ends in one of two ways; which one is seen in the game that shows its cards. */
typedef struct watcher {
    seen *seen;
    const baobei_game *game;
} watcher;

static void watch(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    watcher *w = ctx;
    baobei_view view;

    seen_watch(w->seen, viewer, event);
    if (event->kind != BAOBEI_EVENT_SCORES)
        return;
    baobei_view_get(w->game, viewer, &view);
    w->seen->final_ends += view.final;
    w->seen->bao_ends += !view.final && view.announcer != BAOBEI_NO_SEAT;
}

static void slowly(const perft_row *row, const baobei_game *game, const char *what, slow_fn slow)
{
    uint32_t depth = perft_depth(row, SLOW_LEAVES);
    uint64_t got = slow(game, depth);

    check(depth > 0 && got == row->counts[depth - 1], row->name, what, got, depth ? row->counts[depth - 1] : 0);
}

static void count_row(const perft_row *row, baobei_game *const *games, seen *all)
{
    uint32_t last = perft_depth(row, UINT64_MAX);
    uint64_t got = 0;
    const char *missing;

    check(baobei_full_position_read(games[0], row->position, strlen(row->position), NULL) == BAOBEI_OK, row->name,
          "a position", 0, 1);
    for (uint32_t depth = 1; depth <= last; depth++) {
        baobei_status status = perft(games, depth, &got);
        uint64_t expected = row->counts[depth - 1];

        check(status == BAOBEI_OK && got == expected, row->name, "sequences", got, expected);
    }
    check(got >= PERFT_LEAVES, row->name, "sequences, at least", got, PERFT_LEAVES);
    missing = seen_missing(all, row->shows);
    check(!missing, row->name, missing ? missing : row->shows, 0, 1);
    slowly(row, games[0], "by views", slow_by_views);
    slowly(row, games[0], "by ids", slow_by_ids);
    printf("%-16s %2" PRIu32 " moves %12" PRIu64 "  %s\n", row->name, last, got, row->shows);
}

static void add(seen *to, const seen *from)
{
    for (uint32_t kind = 0; kind <= BAOBEI_EVENT_OVER; kind++)
        to->events[kind] += from->events[kind];
    for (uint32_t power = 0; power <= BAOBEI_POWER_REPLACE; power++)
        to->powers[power] += from->powers[power];
    to->doubles += from->doubles;
    to->decisive += from->decisive;
    to->bao_ends += from->bao_ends;
    to->final_ends += from->final_ends;
}

/* All rows together show every kind of event. */
static void check_all(const seen *all)
{
    const char *missing = seen_missing(all, wanted);

    check(!missing, "all rows", missing ? missing : wanted, 0, 1);
    for (uint32_t kind = BAOBEI_EVENT_RESET + 1; kind <= BAOBEI_EVENT_OVER; kind++)
        check(all->events[kind] > 0, "all rows", baobei_event_name((baobei_event_kind)kind), 0, 1);
}

static bool chosen(const char *name, int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        if (strcmp(argv[i], name) == 0)
            return true;
    return argc == 1;
}

int main(int argc, char **argv)
{
    baobei_game *games[PERFT_DEPTH] = {NULL};
    watcher watchers[PERFT_DEPTH];
    static seen now;
    static seen all;

    for (uint32_t i = 0; i < PERFT_DEPTH; i++) {
        if (baobei_game_new(NULL, 2, 0, NULL, NULL, &games[i]) != BAOBEI_OK)
            return 1;
        watchers[i] = (watcher){&now, games[i]};
        baobei_observe(games[i], BAOBEI_VIEWER_HOST, watch, &watchers[i]);
    }
    for (uint32_t i = 0; i < perft_row_count; i++) {
        if (!chosen(perft_rows[i].name, argc, argv))
            continue;
        memset(&now, 0, sizeof now);
        count_row(&perft_rows[i], games, &now);
        add(&all, &now);
    }
    if (argc == 1)
        check_all(&all);
    for (uint32_t i = 0; i < PERFT_DEPTH; i++)
        baobei_game_free(games[i]);
    printf("%" PRIu32 " passed, %" PRIu32 " failed\n", passed, failed);
    return failed == 0 && passed > 0 ? 0 : 1;
}
