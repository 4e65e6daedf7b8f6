/* The measured work, by name. A batch is made ready, which is not measured, and run as a whole. */
#ifndef TESTS_BENCH_BATCH_H
#define TESTS_BENCH_BATCH_H

#include "stage.h"

typedef struct batch {
    const char *name;
    void (*ready)(stage *s);
    uint64_t (*run)(stage *s); /* how many calls, or decisions, that was */
} batch;

/* Null for a name that is none. */
const batch *batch_named(const char *name);

/* By number, in the order of the table; null past the end. */
const batch *batch_at(uint32_t number);

#endif
