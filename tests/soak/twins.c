/*
 * Nothing leaks: plays matches beside twins that differ only in cards that a viewer has not seen, and
 * holds all that this viewer gets byte for byte against the twin's (support/pairs.h). A plain program.
 *
 * Each match follows from a seed of its own, which also picks its driver, seats and rules where the options
 * do not; the seeds of a run are consecutive. A difference prints the options that play the match again.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "last_words.h"
#include "number.h"
#include "odd_rules.h"
#include "pairs.h"

enum { MOST_FAILURES = 10 };

typedef struct options {
    uint64_t steps, matches, seed; /* steps: compared ones; matches 0: as many as that takes */
    uint32_t driver, seats, rules; /* DRIVER_KINDS, 0 and odd_rules_count(): any */
    uint32_t bound, failures;
    bool quiet;
} options;

static void usage(FILE *out)
{
    fprintf(out,
            "usage: twins [--steps N] [--matches N] [--seed S] [--driver NAME] [--seats N] [--rules NAME]\n"
            "             [--bound N] [--failures N] [--quiet]\n\n"
            "Compares N steps of matches with those of their twins (default 1000000), or plays so many\n"
            "matches; a match is cut after --bound steps (default %u). Stops after so many failures\n"
            "(default %u).\n\n  drivers:",
            (unsigned)PAIRS_BOUND, (unsigned)MOST_FAILURES);
    for (uint32_t kind = 0; kind < DRIVER_KINDS; kind++)
        fprintf(out, " %s", driver_name((driver_kind)kind));
    fprintf(out, "\n  rules:");
    for (uint32_t number = 0; number < odd_rules_count(); number++)
        fprintf(out, " %s", odd_rules_name(number));
    fprintf(out, "\n");
}

/* One option with its value; false if it is none, or the value is wrong. */
static bool read_option(const char *name, const char *value, options *o)
{
    uint64_t number;

    if (strcmp(name, "--steps") == 0)
        return number_read(value, 1, UINT64_MAX, &o->steps);
    if (strcmp(name, "--matches") == 0) {
        o->steps = UINT64_MAX;
        return number_read(value, 1, UINT64_MAX, &o->matches);
    }
    if (strcmp(name, "--seed") == 0)
        return number_read(value, 0, UINT64_MAX, &o->seed);
    if (strcmp(name, "--driver") == 0)
        return (o->driver = driver_named(value)) < DRIVER_KINDS;
    if (strcmp(name, "--rules") == 0)
        return (o->rules = odd_rules_named(value)) < odd_rules_count();
    if (strcmp(name, "--seats") == 0 && number_read(value, 2, BAOBEI_MAX_SEATS, &number))
        return (o->seats = (uint32_t)number) != 0;
    if (strcmp(name, "--bound") == 0 && number_read(value, 1, UINT32_MAX, &number))
        return (o->bound = (uint32_t)number) != 0;
    if (strcmp(name, "--failures") == 0 && number_read(value, 1, UINT32_MAX, &number))
        return (o->failures = (uint32_t)number) != 0;
    return false;
}

static bool read_options(int argc, char **argv, options *o)
{
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--quiet") == 0)
            o->quiet = true;
        else if (i + 1 == argc || !read_option(argv[i], argv[i + 1], o))
            return false;
        else
            i++;
    }
    return true;
}

static pairs_plan make_plan(const options *o, uint64_t seed)
{
    pairs_plan plan = {seed, (driver_kind)o->driver, o->seats, o->rules, o->bound};
    rng r;
    uint32_t kind;
    uint32_t seats;
    uint32_t rules;

    rng_seed(&r, seed ^ 0x7171);
    kind = rng_below(&r, DRIVER_KINDS);
    seats = 2 + rng_below(&r, 5);
    rules = rng_below(&r, odd_rules_count());
    if (plan.driver == (driver_kind)DRIVER_KINDS)
        plan.driver = (driver_kind)kind;
    if (!plan.seats)
        plan.seats = seats;
    if (plan.rules == odd_rules_count())
        plan.rules = rules;
    return plan;
}

static pairs current; /* the match that is played, with its twin */

static void print_again(void)
{
    const pairs_plan *plan = &current.plan;

    printf("  again with: twins --matches 1 --seed %" PRIu64 " --driver %s --seats %" PRIu32
           " --rules %s --bound %" PRIu32 "\n",
           plan->seed, driver_name(plan->driver), plan->seats, odd_rules_name(plan->rules), plan->bound);
    fflush(stdout);
}

static void print_fault(void)
{
    const pairs *p = &current;

    printf("FAILED after %" PRIu64 " compared steps, at step %" PRIu32 " of a match: %s", p->tally->compared, p->step,
           p->fault);
    if (!p->broken)
        printf(" differs for viewer %u", (unsigned)p->side[0].viewer);
    if (p->detail[0])
        printf(" (%s)", p->detail);
    printf("\n");
    print_again();
}

/* Plays on until enough has been compared; how many matches failed. */
static uint64_t play(const options *o, pairs_tally *t)
{
    pairs *p = &current;
    uint64_t failed = 0;

    for (uint64_t i = 0; failed < o->failures && t->compared < o->steps; i++) {
        pairs_plan plan = make_plan(o, o->seed + i);

        if (o->matches && i == o->matches)
            break;
        if (pairs_open(p, &plan, t))
            while (t->compared < o->steps && pairs_step(p))
                continue;
        if (p->fault) {
            print_fault();
            failed++;
        }
        pairs_close(p);
        t->matches++;
    }
    return failed;
}

int main(int argc, char **argv)
{
    static pairs_tally t;
    options o = {1000000, 0, 1, DRIVER_KINDS, 0, odd_rules_count(), 0, MOST_FAILURES, false};
    uint64_t failed;

    if (argc == 2 && (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)) {
        usage(stdout);
        return 0;
    }
    if (!read_options(argc, argv, &o)) {
        usage(stderr);
        return 2;
    }
    last_words(print_again);
    failed = play(&o, &t);
    if (!o.quiet)
        pairs_print(&t);
    printf("%" PRIu64 " passed, %" PRIu64 " failed\n", t.compared, failed);
    return failed != 0;
}
