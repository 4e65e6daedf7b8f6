/*
 * Plays matches by all drivers, numbers of seats and odd rule sets, and checks them while they go on;
 * then says what came up how often. A plain program, for places where no test framework is.
 *
 * Each match follows from a seed of its own, which also picks its driver, seats and rules where the
 * options do not; the seeds of a run are consecutive. A broken invariant prints the options that play
 * the same match again. In a run of a million decisions or more, of all drivers, seats and rules, everything
 * in the table must have come up.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#if defined(__unix__) || defined(__APPLE__)
#include <unistd.h>
#endif

#include "last_words.h"
#include "match.h"
#include "number.h"
#include "odd_rules.h"

enum { MOST_FAILURES = 10, RARE = 1000, LONG = 1000000 };

typedef struct options {
    uint64_t decisions, matches, seed; /* matches 0: as many as the decisions take */
    uint32_t driver, seats, rules;     /* DRIVER_KINDS, 0 and odd_rules_count(): any */
    uint32_t bound;
    bool full;
} options;

static void usage(FILE *out)
{
    fprintf(out, "usage: soak [N] [--decisions N] [--matches N] [--seed S] [--driver NAME] [--seats N]\n"
                 "            [--rules NAME] [--bound N] [--checks light|full]\n\n"
                 "Plays N decisions (default 10000000), or so many matches; a match is cut after\n"
                 "--bound decisions (default %u). Light checks come after every decision, thorough\n"
                 "ones after every 8th, with --checks full after each.\n\n  drivers:",
            (unsigned)MATCH_BOUND);
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

    if (strcmp(name, "--decisions") == 0)
        return number_read(value, 1, UINT64_MAX, &o->decisions);
    if (strcmp(name, "--matches") == 0) {
        o->decisions = UINT64_MAX;
        return number_read(value, 1, UINT64_MAX, &o->matches);
    }
    if (strcmp(name, "--seed") == 0)
        return number_read(value, 0, UINT64_MAX, &o->seed);
    if (strcmp(name, "--driver") == 0)
        return (o->driver = driver_named(value)) < DRIVER_KINDS;
    if (strcmp(name, "--rules") == 0)
        return (o->rules = odd_rules_named(value)) < odd_rules_count();
    if (strcmp(name, "--checks") == 0)
        return (o->full = strcmp(value, "full") == 0) || strcmp(value, "light") == 0;
    if (strcmp(name, "--seats") == 0 && number_read(value, 2, BAOBEI_MAX_SEATS, &number))
        return (o->seats = (uint32_t)number) != 0;
    if (strcmp(name, "--bound") == 0 && number_read(value, 1, UINT32_MAX, &number))
        return (o->bound = (uint32_t)number) != 0;
    return false;
}

static bool read_options(int argc, char **argv, options *o)
{
    for (int i = 1; i < argc; i++) {
        if (argv[i][0] != '-') {
            if (!number_read(argv[i], 1, UINT64_MAX, &o->decisions))
                return false;
        } else if (i + 1 == argc || !read_option(argv[i], argv[i + 1], o))
            return false;
        else
            i++;
    }
    return true;
}

/* By how long their matches are, so that no driver gets most of the decisions; seers see the rarest things. */
static driver_kind any_driver(rng *r)
{
    static const uint8_t weights[DRIVER_KINDS] = {
        [DRIVER_UNIFORM] = 3, [DRIVER_CALM] = 2, [DRIVER_SEER] = 8, [DRIVER_THIN] = 1, [DRIVER_WRECK] = 2};
    uint32_t k = rng_below(r, 16);
    uint32_t kind = 0;

    for (; k >= weights[kind]; kind++)
        k -= weights[kind];
    return (driver_kind)kind;
}

static plan make_plan(const options *o, uint64_t seed)
{
    plan p = {seed, (driver_kind)o->driver, o->seats, o->rules, o->bound, o->full ? 1 : 8, o->full ? 1 : 2, false};
    rng r;
    driver_kind driver_of;
    uint32_t seats;
    uint32_t rules;

    rng_seed(&r, seed ^ 0x50a8);
    driver_of = any_driver(&r);
    seats = rng_below(&r, 6) + 1; /* two seats twice as often: shields leave them without a target */
    seats += seats == 1;
    rules = rng_below(&r, odd_rules_count());
    if (p.driver == (driver_kind)DRIVER_KINDS)
        p.driver = driver_of;
    if (!p.seats)
        p.seats = seats;
    if (p.rules == odd_rules_count())
        p.rules = rules;
    return p;
}

static plan current; /* the match that is played */

static void print_again(void)
{
    const plan *p = &current;

    printf("  again with: soak --matches 1 --seed %" PRIu64 " --driver %s --seats %" PRIu32 " --rules %s --checks %s",
           p->seed, driver_name(p->driver), p->seats, odd_rules_name(p->rules),
           p->full_every == 1 ? "full" : "light");
    if (p->bound)
        printf(" --bound %" PRIu32, p->bound);
    printf("\n");
    fflush(stdout);
}

static bool on_a_terminal(void)
{
#if defined(__unix__) || defined(__APPLE__)
    return isatty(STDERR_FILENO);
#else
    return false;
#endif
}

/* Plays on until the decisions or the matches are used up; how many matches failed. */
static uint64_t play(const options *o, tally *t, uint64_t *played)
{
    bool talk = on_a_terminal();
    uint64_t failed = 0;

    for (*played = 0; failed < MOST_FAILURES && t->decisions < o->decisions; ++*played) {
        uint32_t steps;
        const char *fault;

        if (o->matches && *played == o->matches)
            break;
        current = make_plan(o, o->seed + *played);
        fault = match_play(&current, t, &steps);
        if (fault) {
            printf("FAILED at step %" PRIu32 ": %s\n", steps, fault);
            print_again();
            failed++;
        }
        if (talk && *played % 256 == 0)
            fprintf(stderr, "\r%" PRIu64 " decisions, %" PRIu64 " matches ", t->decisions, *played + 1);
    }
    if (talk)
        fprintf(stderr, "\r%40s\r", "");
    return failed;
}

/* Whether this run is long and wide enough for everything to come up. */
static bool is_complete(const options *o, const tally *t)
{
    return t->decisions >= LONG && o->driver == DRIVER_KINDS && !o->seats && o->rules == odd_rules_count() && !o->bound;
}

int main(int argc, char **argv)
{
    static tally t;
    options o = {10000000, 0, 1, DRIVER_KINDS, 0, odd_rules_count(), 0, false};
    uint64_t played;
    uint64_t failed;
    uint32_t missing;

    if (argc == 2 && (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)) {
        usage(stdout);
        return 0;
    }
    if (!read_options(argc, argv, &o)) {
        usage(stderr);
        return 2;
    }
    last_words(print_again);
    failed = play(&o, &t, &played);
    printf("seeds %" PRIu64 " ... %" PRIu64 "\n", o.seed, o.seed + played - 1);
    missing = tally_print(&t, stdout, RARE);
    if (missing && is_complete(&o, &t)) {
        printf("FAILED: %" PRIu32 " rows of the table are 0, and should have come up\n", missing);
        played += missing;
        failed += missing;
    }
    printf("%" PRIu64 " passed, %" PRIu64 " failed\n", played - failed, failed);
    return failed != 0;
}
