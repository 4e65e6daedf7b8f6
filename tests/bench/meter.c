#include "meter.h"

#include <stdlib.h>
#include <time.h>

#include "shuffle.h"

static const double long_enough = 600e3; /* ns: a batch is measured for at least so long */

static const double patience = 7e8;     /* ns: a row's time with one driver */

enum { SHUFFLES = 2000, LEAST_REPEATS = 3 };

static sample_set shuffles;

static double read_clock(clockid_t clock)
{
    struct timespec t;

    clock_gettime(clock, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

double meter_now(void)
{
    return read_clock(CLOCK_MONOTONIC);
}

double meter_cpu(void)
{
    return read_clock(CLOCK_THREAD_CPUTIME_ID);
}

double meter_batch(const batch *b, stage *s)
{
    double spent = 0;
    uint64_t calls = 0;

    while (spent < long_enough) {
        double start;

        b->ready(s);
        start = meter_cpu();
        calls += b->run(s);
        spent += meter_cpu() - start;
    }
    return spent / (double)calls;
}

double meter_shuffle(void)
{
    static rng r = {{1, 2, 3, 4}};
    static uint8_t deck[SHUFFLE_CARDS] = {1, 2, 3};
    double start = meter_cpu();
    double ns;

    for (uint32_t i = 0; i < SHUFFLES; i++)
        shuffle(&r, deck);
    ns = (meter_cpu() - start) / SHUFFLES;
    sample_add(&shuffles, ns);
    return ns;
}

spread meter_shuffles(void)
{
    return sample_spread(&shuffles);
}

bool meter_enough(uint32_t repeats, uint32_t wanted, double since)
{
    return repeats >= wanted || (repeats >= LEAST_REPEATS && meter_now() - since > patience);
}

/* Past the room the new value takes the place of an old one. */
void sample_add(sample_set *set, double value)
{
    set->value[set->count++ % METER_REPEATS] = value;
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a;
    double y = *(const double *)b;

    return (x > y) - (x < y);
}

spread sample_spread(const sample_set *set)
{
    sample_set sorted = *set;
    uint32_t n = set->count < METER_REPEATS ? set->count : METER_REPEATS;

    if (n == 0)
        return (spread){0, 0, 0};
    qsort(sorted.value, n, sizeof *sorted.value, ascending);
    return (spread){sorted.value[n / 2], sorted.value[n / 4], sorted.value[n - 1 - n / 4]};
}
