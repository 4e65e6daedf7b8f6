/*
 * Does my host leak? A checker for hosts of libbaobei, on its public API alone.
 *
 * It plays matches with your driver, and beside each one a twin: the same actions, and chance answered so that
 * the shuffles come out otherwise, but only in cards that one viewer has not seen. Up to now this viewer
 * got the same events, byte for byte; so whatever it gets from now on must be the same, too, until a card that
 * differs is shown to it. If anything else differs, it is a leak: of the library, or of your host.
 *
 * To check a host of your own, put its code into two functions, and call leak_check_run() with them:
 *
 *   - `choose`, your driver: what a seat does that is asked. It may look at anything; it sees the match only,
 *     never the twin. Real bots, or actions from your logs, are better than random ones: they reach deeper.
 *   - `tell`, what your host sends: all the bytes that it would send to a viewer now (the JSON of a view, a
 *     drawn screen, a list of buttons ...), written to `out`. It is asked about both games after each step,
 *     and must answer from its arguments alone.
 *
 * main.c shows both, with a careless `tell` that is found out (leak-check --careless).
 */
#ifndef LEAK_CHECK_H
#define LEAK_CHECK_H

#include <baobei/baobei.h>

/* What `seat` does, one of its legal actions; the seat is BAOBEI_NO_SEAT when the host deals. */
typedef baobei_action (*leak_choose_fn)(void *ctx, const baobei_game *game, uint32_t seat);

/* All that the host would send to `viewer` now; how many bytes, at most `room`. */
typedef size_t (*leak_tell_fn)(void *ctx, const baobei_game *game, baobei_viewer viewer, uint8_t *out, size_t room);

enum { LEAK_TOLD = 65536, LEAK_CARDS = 4 }; /* room of `tell` */

typedef struct leak_options {
    const baobei_rules *rules; /* null: the default rules */
    uint32_t seats;
    uint32_t bound; /* a match is left after so many steps; 0: when it is over */
    uint64_t steps; /* how many are to be compared */
    uint64_t seed;  /* the same seed gives the same run, if `choose` is as steady */
    leak_choose_fn choose;
    void *choose_ctx;
    leak_tell_fn tell; /* null: only what the library says is compared */
    void *tell_ctx;
} leak_options;

typedef struct leak_report {
    uint64_t steps;          /* played */
    uint64_t compared;       /* of them beside a twin in which at least LEAK_CARDS cards differed when it was made */
    uint64_t few;            /* ... beside a twin with fewer: compared, too, but not counted */
    uint64_t matches, pairs; /* twins made */
    uint64_t pairs_few;      /* ... with fewer */
    uint64_t differing;      /* cards that differed, of all pairs when they were made */
    const char *leak;        /* what differed that must not; null: nothing */
    const char *fault;       /* why the check itself could not go on; null: it could */
    baobei_viewer viewer;    /* who could tell the games apart */
    uint64_t match, step;    /* where that was: number of the match, step in it */
    size_t byte;             /* the first byte that differed */
} leak_report;

/* Plays until enough has been compared. True if nothing leaked. */
int leak_check_run(const leak_options *options, leak_report *report);

#endif
