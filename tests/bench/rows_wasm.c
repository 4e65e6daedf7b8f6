/* Rows that compare WebAssembly under Node with native code: the same course, in turn. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "rows.h"
#include "stop.h"

enum { SEATS = 4, STEPS = 12000, SEED = 1000, TURNS = 5 };

/* Nanoseconds a decision, as Node says; 0 if it does not run. */
static double ask_node(const char *mode, uint32_t way)
{
    char command[1024];
    FILE *node;
    double ns = 0;

    snprintf(command, sizeof command, "exec node '%s' '%s' %s %u %d %d %d", BENCH_WASM_TIME, BENCH_WASM_MODULE, mode,
             (unsigned)row_driver(way), SEATS, STEPS, SEED);
    node = popen(command, "r");
    if (!node)
        return 0;
    if (fscanf(node, "%lf", &ns) != 1)
        ns = 0;
    return pclose(node) == 0 ? ns : 0;
}

static bool is_there(outcome *out)
{
    FILE *node;

    if (access(BENCH_WASM_MODULE, R_OK) != 0) {
        strcpy(out->note, "the module is not there: clang, lld, wasi-libc and libclang-rt-14-dev-wasm32 build it");
        return false;
    }
    node = popen("exec node --version >/dev/null 2>&1", "r");
    if (!node || pclose(node) != 0) {
        strcpy(out->note, "node is not there");
        return false;
    }
    return true;
}

void measure_wasm(const row *r, uint32_t repeats, outcome *out)
{
    const batch *native = batch_named("decision");

    if (!is_there(out))
        return;
    for (out->drivers = 0; out->drivers < ROW_DRIVERS; out->drivers++) {
        stage *s = stage_open(row_driver(out->drivers), NULL, SEATS, STEPS, SEED);
        sample_set set = {.count = 0};
        double since = meter_now();

        meter_batch(native, s);
        for (uint32_t i = 0; !meter_enough(i, repeats < TURNS ? repeats : TURNS, since); i++) {
            double before = meter_batch(native, s);
            double ns = ask_node(r->batch, out->drivers);

            stop_unless(ns > 0, "node fails with the module");
            sample_add(&set, 2 * ns / (before + meter_batch(native, s)));
        }
        out->by[out->drivers] = sample_spread(&set);
        stage_close(s);
    }
}
