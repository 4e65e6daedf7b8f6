/* The rows of the benchmark: what each one is, what it must come to and what it aims at, and how it is measured. */
#ifndef TESTS_BENCH_ROWS_H
#define TESTS_BENCH_ROWS_H

#include "meter.h"

/* Two drivers of tests/support; a row is met when it is met with both. */
enum { ROW_DRIVERS = 2 };

typedef struct outcome {
    spread by[ROW_DRIVERS];
    uint32_t drivers; /* how many of them; 1: the row knows no drivers; 0: not measured here, and the note says why */
    char note[160];   /* what the figures do not say; empty: nothing */
} outcome;

typedef struct row row;
struct row {
    const char *name;
    const char *what;
    const char *unit; /* "S": times the yardstick; "x": a ratio; "" or "B": a number, of bytes */
    double must, aim;
    bool at_least; /* more is better */
    void (*measure)(const row *r, uint32_t repeats, outcome *out);
    const char *batch, *less; /* times of `batch`, with those of `less` taken off; null: none */
};

/* By number; null past the end. By name; null for one that is none. */
const row *row_at(uint32_t number);
const row *row_named(const char *name);

/* The value of a row: that of the driver with which it is worse. */
spread row_worse(const row *r, const outcome *out);
bool row_meets(const row *r, const outcome *out, double bound);

driver_kind row_driver(uint32_t number);

/* A stage of four seats; some differ in their seed, so that repeats do not play the same matches. */
stage *row_stage(uint32_t way, uint32_t number);

/* Measured elsewhere than in rows.c. */
void measure_threads_decision(const row *r, uint32_t repeats, outcome *out);
void measure_threads_copy(const row *r, uint32_t repeats, outcome *out);
void measure_million(const row *r, uint32_t repeats, outcome *out);
void measure_heap(const row *r, uint32_t repeats, outcome *out);
void measure_wasm(const row *r, uint32_t repeats, outcome *out);

#endif
