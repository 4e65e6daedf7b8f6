#include "rows.h"

#include <dlfcn.h>
#include <string.h>

#include "stop.h"

enum { SEATS = 4, STAGES = 3, STEPS = 12000 };

driver_kind row_driver(uint32_t number)
{
    return number == 0 ? DRIVER_UNIFORM : DRIVER_CALM;
}

static uint64_t seed_of(uint32_t number)
{
    return 1000 + 10 * number;
}

stage *row_stage(uint32_t way, uint32_t number)
{
    static stage *stages[ROW_DRIVERS][STAGES];
    stage **s = &stages[way][number % STAGES];

    if (!*s)
        *s = stage_open(row_driver(way), NULL, SEATS, STEPS, seed_of(number % STAGES));
    return *s;
}

/* Times a batch, less another one, in S; a first time, unmeasured, to warm up. */
static void measure_batch(const row *r, uint32_t repeats, outcome *out)
{
    const batch *b = batch_named(r->batch);
    const batch *less = r->less ? batch_named(r->less) : NULL;

    for (out->drivers = 0; out->drivers < ROW_DRIVERS; out->drivers++) {
        sample_set set = {.count = 0};
        double since = meter_now();

        meter_batch(b, row_stage(out->drivers, 0));
        for (uint32_t i = 0; !meter_enough(i, repeats, since); i++) {
            stage *s = row_stage(out->drivers, i);
            double before = meter_shuffle();
            double base = less ? meter_batch(less, s) : 0;
            double ns = meter_batch(b, s) - base;

            sample_add(&set, 2 * ns / (before + meter_shuffle()));
        }
        out->by[out->drivers] = sample_spread(&set);
    }
}

static void measure_size(const row *r, uint32_t repeats, outcome *out)
{
    double size = (double)baobei_game_size(0);

    (void)r, (void)repeats;
    out->by[0] = (spread){size, size, size};
    out->drivers = 1;
}

/* A batch on one stage against the same or its like on another. */
static spread compare(const batch *a, stage *of_a, const batch *b, stage *of_b, uint32_t repeats)
{
    sample_set set = {.count = 0};
    double since = meter_now();

    meter_batch(a, of_a);
    meter_batch(b, of_b);
    for (uint32_t i = 0; !meter_enough(i, repeats, since); i++) {
        double ns = meter_batch(a, of_a);

        sample_add(&set, ns / meter_batch(b, of_b));
    }
    return sample_spread(&set);
}

static void measure_seats(const row *r, uint32_t repeats, outcome *out)
{
    const batch *b = batch_named(r->batch);

    for (out->drivers = 0; out->drivers < ROW_DRIVERS; out->drivers++) {
        stage *six = stage_open(row_driver(out->drivers), NULL, 6, STEPS, seed_of(0));
        stage *two = stage_open(row_driver(out->drivers), NULL, 2, STEPS, seed_of(0));

        out->by[out->drivers] = compare(b, six, b, two, repeats);
        stage_close(six);
        stage_close(two);
    }
}

/* Matches of dozens of rounds; under the default rules they have two or three, and no fifth. */
static baobei_rules *long_rules(void)
{
    baobei_rules *rules;

    stop_unless(baobei_rules_new(NULL, NULL, &rules) == BAOBEI_OK &&
                    baobei_rules_set(rules, BAOBEI_RULE_LIMIT_4, 1000) == BAOBEI_OK, "no rules");
    return rules;
}

/* Sixteen of the games that the legs of a course start from; always in the same memory, for where it is matters. */
static void ready_starts(stage *s)
{
    for (uint32_t i = 0; i < POOL_NEAR; i++)
        baobei_game_copy(s->dealt[i], s->course.legs[s->next_leg++ % s->course.leg_count].start);
}

static uint64_t copy_starts(stage *s)
{
    enum { CALLS = 2048 };

    for (uint32_t i = 0; i < CALLS; i++)
        baobei_game_copy(s->scratch, s->dealt[i * 7 % POOL_NEAR]);
    return CALLS;
}

/* One stage for both, with the one course or the other: nothing but the games differs, down to the addresses. */
static spread compare_fifths(const batch *b, stage *s, uint32_t repeats)
{
    course whole = s->course;
    course first;
    course last;
    sample_set set = {.count = 0};
    double since = meter_now();

    course_cut(&first, &whole, false);
    course_cut(&last, &whole, true);
    for (uint32_t i = 0; !meter_enough(i, repeats, since); i++) {
        double late;

        s->course = last;
        late = meter_batch(b, s);
        s->course = first;
        sample_add(&set, late / meter_batch(b, s));
    }
    course_free(&first);
    course_free(&last);
    s->course = whole;
    return sample_spread(&set);
}

static void measure_late(const row *r, uint32_t repeats, outcome *out)
{
    static const batch copies = {"copy-starts", ready_starts, copy_starts};
    const batch *b = strcmp(r->batch, "copy") == 0 ? &copies : batch_named(r->batch);
    baobei_rules *rules = long_rules();

    for (out->drivers = 0; out->drivers < ROW_DRIVERS; out->drivers++) {
        stage *s = stage_open(row_driver(out->drivers), rules, SEATS, 10 * STEPS, seed_of(7));

        out->by[out->drivers] = compare_fifths(b, s, repeats);
        stage_close(s);
    }
    baobei_rules_free(rules);
}

/* The same files again, linked with the shared library. */
typedef stage *(*open_fn)(driver_kind, const baobei_rules *, uint32_t, uint32_t, uint64_t);
typedef const batch *(*named_fn)(const char *);

static void *symbol(void *module, const char *name)
{
    void *found = module ? dlsym(module, name) : NULL;

    stop_unless(found != NULL, "no " BENCH_SHARED);
    return found;
}

static void measure_shared(const row *r, uint32_t repeats, outcome *out)
{
    void *module = dlopen(BENCH_SHARED, RTLD_NOW | RTLD_LOCAL);
    open_fn open_stage;
    named_fn named;

    *(void **)&open_stage = symbol(module, "stage_open");
    *(void **)&named = symbol(module, "batch_named");
    for (out->drivers = 0; out->drivers < ROW_DRIVERS; out->drivers++) {
        stage *shared = open_stage(row_driver(out->drivers), NULL, SEATS, STEPS, seed_of(0));

        out->by[out->drivers] = compare(named(r->batch), shared, batch_named(r->batch), row_stage(out->drivers, 0),
                                        repeats);
    }
}

static const row rows[] = {
    {"decision", "decision, nobody watching: who is asked, how many legal actions, the k-th, apply", "S", 0.6, 0.3,
     false, measure_batch, "decision", NULL},
    {"count", "count of legal actions", "S", 0.1, 0.05, false, measure_batch, "count", NULL},
    {"kth", "k-th legal action", "S", 0.1, 0.05, false, measure_batch, "kth", NULL},
    {"check", "check, refusal with reason", "S", 0.15, 0.07, false, measure_batch, "check", NULL},
    {"copy", "copy into own memory, above memcpy of the size", "S", 0.05, 0.02, false, measure_batch, "copy", "bytes"},
    {"size", "size of a game", "B", 1024, 768, false, measure_size, NULL, NULL},
    {"events", "events to all viewers, added to a decision", "S", 0.6, 0.3, false, measure_batch, "events",
     "decision"},
    {"view", "view of a seat", "S", 0.6, 0.3, false, measure_batch, "view", NULL},
    {"recall", "recall of a seat", "S", 1, 0.5, false, measure_batch, "recall", NULL},
    {"sample", "sample for a seat", "S", 3, 2, false, measure_batch, "sample", NULL},
    {"deal", "round dealt, host's source", "S", 2, 1.7, false, measure_batch, "deal", "put-back"},
    {"deal-seeded", "round dealt, built-in ChaCha20", "S", 6, 4, false, measure_batch, "deal-seeded",
     "put-back-seeded"},
    {"hash", "whole hash on demand", "S", 1, 0.5, false, measure_batch, "hash", NULL},
    {"position-write", "position to text", "S", 30, 15, false, measure_batch, "write", NULL},
    {"position-read", "position from text", "S", 60, 30, false, measure_batch, "read", NULL},
    {"seats", "decision, 6 seats against 2", "x", 1.5, 1.2, false, measure_seats, "decision", NULL},
    {"late-decision", "decision, last fifth of a match against the first", "x", 1.1, 1.05, false, measure_late,
     "decision", NULL},
    {"late-copy", "copy, last fifth of a match against the first", "x", 1.1, 1.05, false, measure_late, "copy", NULL},
    {"threads-decision", "decisions of two threads on two cores against one", "x", 1.9, 1.95, true,
     measure_threads_decision, "decision", NULL},
    {"threads-copy", "copies of two threads on two cores against one", "x", 1.9, 1.95, true, measure_threads_copy,
     "copy", NULL},
    {"million", "decision with 1000000 games alive, in random order", "S", 5, 3, false, measure_million, NULL, NULL},
    {"shared", "decision, shared library against static", "x", 1.25, 1.15, false, measure_shared, "decision", NULL},
    {"wasm", "decision, WebAssembly under Node against native, matches inside", "x", 1.5, 1.2, false, measure_wasm,
     "inside", NULL},
    {"wasm-calls", "decision, WebAssembly under Node against native, a call per function from JavaScript", "x", 3, 2,
     false, measure_wasm, "calls", NULL},
    {"heap", "heap allocations after creation, all functions of a match", "", 0, 0, false, measure_heap, NULL, NULL},
};

enum { ROWS = sizeof rows / sizeof *rows };

const row *row_at(uint32_t number)
{
    return number < ROWS ? &rows[number] : NULL;
}

const row *row_named(const char *name)
{
    for (uint32_t i = 0; i < ROWS; i++)
        if (strcmp(rows[i].name, name) == 0)
            return &rows[i];
    return NULL;
}

spread row_worse(const row *r, const outcome *out)
{
    spread worse = out->by[0];

    for (uint32_t i = 1; i < out->drivers; i++)
        if (r->at_least ? out->by[i].median < worse.median : out->by[i].median > worse.median)
            worse = out->by[i];
    return worse;
}

bool row_meets(const row *r, const outcome *out, double bound)
{
    double value = row_worse(r, out).median;

    return out->drivers > 0 && (r->at_least ? value >= bound : value <= bound);
}
