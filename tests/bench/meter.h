/* Timing: a batch until it has taken long enough, the yardstick, and what many repeats come to. */
#ifndef TESTS_BENCH_METER_H
#define TESTS_BENCH_METER_H

#include "batch.h"

enum { METER_REPEATS = 101 }; /* at most */

typedef struct spread {
    double median, low, high; /* low, high: quartiles */
} spread;

/* Values of one quantity, repeated. */
typedef struct sample_set {
    double value[METER_REPEATS];
    uint32_t count;
} sample_set;

/* Nanoseconds: of the world, and that this thread has run for, which a busy machine does not change. */
double meter_now(void);
double meter_cpu(void);

/* Nanoseconds a call; the batch's preparations are not in it. */
double meter_batch(const batch *b, stage *s);

/* Nanoseconds of one S, now. All that it has ever said is in meter_shuffles(). */
double meter_shuffle(void);
spread meter_shuffles(void);

/* Whether a row's repeats are enough: all that are wanted, or some, and its time is up. A busy machine must not make
   the benchmark endless. `since`: meter_now() at the first. */
bool meter_enough(uint32_t repeats, uint32_t wanted, double since);

void sample_add(sample_set *set, double value);
spread sample_spread(const sample_set *set);

#endif
