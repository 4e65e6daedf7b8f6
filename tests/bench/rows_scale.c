/* Rows about many games: on two cores, and a million at a time. */
#include <math.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

#include "rows.h"
#include "stop.h"

/* ---- two threads */

/* Short enough to be over, often, before another program wants the core. */
enum { THREAD_STEPS = 4000, RUNS = 3 };

typedef struct worker {
    stage *stage;
    const batch *batch;
    size_t core;
    atomic_uint *late; /* how many have not come to the start yet */
    double from, to; /* when its work began and ended */
    double cpu;      /* how long it ran in between */
} worker;

static void pin(size_t core)
{
    cpu_set_t set;

    CPU_ZERO(&set);
    CPU_SET(core, &set);
    pthread_setaffinity_np(pthread_self(), sizeof set, &set);
}

static void *work(void *argument)
{
    worker *w = argument;

    pin(w->core);
    w->batch->ready(w->stage);
    w->batch->run(w->stage);
    atomic_fetch_sub(w->late, 1);
    while (atomic_load(w->late) > 0) /* a barrier that sleeps would take part of the time to wake up */
        sched_yield();
    w->from = meter_now();
    w->cpu = -meter_cpu();
    for (uint32_t i = 0; i < RUNS; i++) {
        w->batch->ready(w->stage);
        w->batch->run(w->stage);
    }
    w->cpu += meter_cpu();
    w->to = meter_now();
    return NULL;
}

/* What the two of them, or the first alone, took. */
typedef struct effort {
    double ns;    /* from the first start to the last end */
    double lost;  /* part of it in which one of them was not there, or not running */
} effort;

static effort together(worker *workers, uint32_t count)
{
    pthread_t threads[2];
    atomic_uint late = count;
    double from = INFINITY;
    double last_from = 0;
    double to = 0;
    double idle = 0;

    for (uint32_t i = 0; i < count; i++) {
        workers[i].late = &late;
        stop_unless(pthread_create(&threads[i], NULL, work, &workers[i]) == 0, "no thread");
    }
    for (uint32_t i = 0; i < count; i++) {
        const worker *w = &workers[i];

        pthread_join(threads[i], NULL);
        from = fmin(from, w->from);
        last_from = fmax(last_from, w->from);
        to = fmax(to, w->to);
        idle = fmax(idle, w->to - w->from - w->cpu);
    }
    return (effort){to - from, (last_from - from + idle) / (to - from)};
}

/* Two cores that this process may use; false if there are not two. */
static bool two_cores(size_t cores[2])
{
    cpu_set_t set;
    uint32_t found = 0;

    if (sched_getaffinity(0, sizeof set, &set) != 0)
        return false;
    for (size_t core = 0; core < CPU_SETSIZE && found < 2; core++)
        if (CPU_ISSET(core, &set))
            cores[found++] = core;
    return found == 2;
}

/*
 * What one thread does against two that each do as much. Repeats in which other programs took the cores are left
 * out as long as there are others: the library cannot sleep or wait (it needs nothing of the system to do so with),
 * so that a thread that does not run has been put aside.
 */
static void measure_threads(const batch *b, uint32_t repeats, outcome *out)
{
    static const double little = 0.02; /* lost in a repeat that nobody has disturbed */
    size_t cores[2];

    if (!two_cores(cores)) {
        strcpy(out->note, "there are not two cores to use");
        return;
    }
    for (out->drivers = 0; out->drivers < ROW_DRIVERS; out->drivers++) {
        driver_kind kind = row_driver(out->drivers);
        stage *own[2] = {stage_open(kind, NULL, 4, THREAD_STEPS, 1), stage_open(kind, NULL, 4, THREAD_STEPS, 1)};
        worker workers[2] = {{own[0], b, cores[0], NULL, 0, 0, 0}, {own[1], b, cores[1], NULL, 0, 0, 0}};
        sample_set all = {.count = 0};
        sample_set calm = {.count = 0};
        double since = meter_now();

        while (!meter_enough(all.count, repeats, since)) {
            effort alone = together(&workers[all.count % 2], 1);
            effort both = together(workers, 2);

            sample_add(&all, 2 * alone.ns / both.ns);
            if (alone.lost < little && both.lost < little)
                sample_add(&calm, 2 * alone.ns / both.ns);
        }
        if (calm.count < all.count / 2)
            snprintf(out->note, sizeof out->note, "other programs ran in %u of %u repeats",
                     (unsigned)(all.count - calm.count), (unsigned)all.count);
        out->by[out->drivers] = sample_spread(calm.count ? &calm : &all);
        stage_close(own[0]);
        stage_close(own[1]);
    }
}

void measure_threads_decision(const row *r, uint32_t repeats, outcome *out)
{
    measure_threads(batch_named(r->batch), repeats, out);
}

static uint64_t copy_often(stage *s)
{
    enum { TIMES = 16 };
    const batch *copies = batch_named("copy");

    for (uint32_t i = 0; i < TIMES; i++)
        copies->run(s);
    return TIMES;
}

void measure_threads_copy(const row *r, uint32_t repeats, outcome *out)
{
    batch often = *batch_named(r->batch);

    often.run = copy_often;
    measure_threads(&often, repeats, out);
}

/* ---- a million games */

enum { MILLION = 1000000, CROWD_STEPS = 100000, CROWD_REPEATS = 5 };

/* A move made in advance, so that the driver takes no time. */
typedef struct crowd_step {
    uint32_t game;
    step step;
} crowd_step;

typedef struct crowd {
    const pool *pool;
    unsigned char *memory;
    size_t stride;
    rng chance;
    crowd_step *steps;
} crowd;

static baobei_game *game_at(const crowd *c, uint32_t number)
{
    return (baobei_game *)(void *)(c->memory + number * c->stride);
}

/* All games in the middle of a match, the same ones each time. */
static void crowd_reset(crowd *c)
{
    rng_seed(&c->chance, 5);
    for (uint32_t i = 0; i < MILLION; i++)
        baobei_game_copy(game_at(c, i), c->pool->games[i % POOL_GAMES]);
}

static void crowd_open(crowd *c)
{
    c->stride = (baobei_game_size(0) + BAOBEI_ALIGNMENT - 1) / BAOBEI_ALIGNMENT * BAOBEI_ALIGNMENT;
    c->memory = aligned_alloc(BAOBEI_ALIGNMENT, MILLION * c->stride);
    c->steps = malloc(CROWD_STEPS * sizeof *c->steps);
    stop_unless(c->memory && c->steps, "no memory for a million games");
    for (uint32_t i = 0; i < MILLION; i++) {
        baobei_game *game;

        stop_unless(baobei_game_place(NULL, 4, 0, c->memory + i * c->stride, c->stride, &game) == BAOBEI_OK, "no game");
    }
}

/* Plays with the driver and keeps what it does. */
static void crowd_record(crowd *c, driver_kind kind)
{
    driver d;
    uint32_t steps = 0;

    driver_init(&d, kind, 11);
    while (steps < CROWD_STEPS) {
        uint32_t number = rng_below(&d.rng, MILLION);
        answer a;

        if (driver_answer(&d, game_at(c, number), &a)) {
            c->steps[steps] = (crowd_step){number, course_step(game_at(c, number), &a)};
            course_do(game_at(c, number), c->steps[steps++].step);
        }
    }
}

static void crowd_play(crowd *c)
{
    for (uint32_t i = 0; i < CROWD_STEPS; i++)
        course_do(game_at(c, c->steps[i].game), c->steps[i].step);
}

/* Memory that this process holds, in bytes. */
static double resident(void)
{
    FILE *file = fopen("/proc/self/statm", "r");
    double all = 0;
    double pages = 0;

    if (file) {
        if (fscanf(file, "%lf %lf", &all, &pages) != 2)
            pages = 0;
        fclose(file);
    }
    return pages * (double)sysconf(_SC_PAGESIZE);
}

void measure_million(const row *r, uint32_t repeats, outcome *out)
{
    crowd c = {0};
    double before = resident();

    (void)r;
    crowd_open(&c);
    for (out->drivers = 0; out->drivers < ROW_DRIVERS; out->drivers++) {
        sample_set set = {.count = 0};
        double since;

        c.pool = &row_stage(out->drivers, 0)->pool;
        for (uint32_t i = 0; i < POOL_GAMES; i++)
            baobei_game_chance(c.pool->games[i], NULL, rng_chance, &c.chance);
        crowd_reset(&c);
        crowd_record(&c, row_driver(out->drivers));
        since = meter_now();
        for (uint32_t i = 0; !meter_enough(i, repeats < CROWD_REPEATS ? repeats : CROWD_REPEATS, since); i++) {
            double shuffled;
            double start;
            double ns;

            crowd_reset(&c);
            shuffled = meter_shuffle();
            start = meter_cpu();
            crowd_play(&c);
            ns = (meter_cpu() - start) / CROWD_STEPS;
            sample_add(&set, 2 * ns / (shuffled + meter_shuffle()));
        }
        out->by[out->drivers] = sample_spread(&set);
    }
    snprintf(out->note, sizeof out->note, "%.0f MB resident for them", (resident() - before) / 1e6);
    free(c.memory);
    free(c.steps);
}
