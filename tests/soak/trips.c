/*
 * Round trips through the notation at every step of driven matches: full positions, seat positions of all
 * viewers, and records, seeded and answered by a host in turn. A plain program, for places where no test
 * framework is. Each match follows from a seed of its own.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "last_words.h"
#include "number.h"
#include "odd_rules.h"
#include "relay.h"
#include "trip.h"

enum { MOST_FAILURES = 10, BOUND = 400 };

typedef struct totals {
    uint64_t steps, lines, answered, windows, expiries, hosted;
    size_t longest_line;
} totals;

static uint64_t current; /* the seed of the match that is played */

static void print_again(void)
{
    printf("  again with: trips --matches 1 --seed %" PRIu64 "\n", current);
}

/* One match, looked at before each of its steps; null, or what differs. */
static const char *play(uint64_t seed, trip *t, totals *sum)
{
    static relay r;
    const relay_plan plan = {seed, (driver_kind)(seed % DRIVER_KINDS), 2 + (uint32_t)(seed / 5 % 5),
                             (uint32_t)(seed / 25 % odd_rules_count()), seed / 3 % 2 == 0, BOUND};
    const char *fault = NULL;

    rng_seed(&t->rng, seed); /* so that a match is the same by itself */
    if (!relay_open(&r, &plan))
        return r.fault;
    do {
        fault = trip_full(t, r.game);
        if (!fault)
            fault = trip_seats(t, r.game);
        if (!fault && r.step % 32 == 0 && !plan.hosted) /* copies would ask the host's source together */
            fault = trip_play_on(t, r.game, 16);
    } while (!fault && relay_step(&r));
    if (!fault)
        fault = r.fault;
    if (fault)
        printf("FAILED: match %" PRIu64 ", step %" PRIu32 " (%s, %u seats, %s): %s\n  %s\n  %s\n", seed, r.step,
               driver_name(plan.driver), (unsigned)plan.seats, odd_rules_name(plan.rules), fault, r.line.text,
               t->first.text);
    sum->steps += r.step;
    sum->lines += r.lines;
    sum->answered += r.answered;
    sum->windows += r.windows;
    sum->expiries += r.expiries;
    sum->hosted += plan.hosted;
    if (r.longest > sum->longest_line)
        sum->longest_line = r.longest;
    relay_close(&r);
    return fault;
}

int main(int argc, char **argv)
{
    static trip t;
    totals sum = {0, 0, 0, 0, 0, 0, 0};
    uint64_t matches = 1000;
    uint64_t seed = 1;
    uint64_t failed = 0;
    uint64_t played = 0;

    for (int i = 1; i < argc; i += 2) {
        uint64_t *out = strcmp(argv[i], "--matches") == 0 ? &matches : strcmp(argv[i], "--seed") == 0 ? &seed : NULL;

        if (!out || i + 1 == argc || !number_read(argv[i + 1], out == &matches, UINT64_MAX, out)) {
            fprintf(stderr, "usage: trips [--matches N] [--seed S]\n");
            return 2;
        }
    }
    if (!trip_open(&t, seed)) {
        fprintf(stderr, "trips: no memory\n");
        return 1;
    }
    last_words(print_again);
    for (; played < matches && failed < MOST_FAILURES; played++) {
        current = seed + played;
        failed += play(current, &t, &sum) != NULL;
    }
    printf("%" PRIu64 " matches (%" PRIu64 " answered by a host), %" PRIu64 " steps\n", played, sum.hosted, sum.steps);
    printf("%" PRIu64 " full positions, longest %zu; %" PRIu64 " seat positions, longest %zu\n", t.positions,
           t.longest_full, t.seats, t.longest_seat);
    printf("%" PRIu64 " lines, longest %zu; %" PRIu64 " with answers, %" PRIu64 " windows, %" PRIu64 " expiries\n",
           sum.lines, sum.longest_line, sum.answered, sum.windows, sum.expiries);
    trip_close(&t);
    printf("%" PRIu64 " passed, %" PRIu64 " failed\n", played - failed, failed);
    return failed != 0;
}
