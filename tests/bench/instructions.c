/*
 * The measured work once more, for callgrind to count: instructions [BATCH...]. Each batch runs once with each
 * driver, inside of measured_work(), and a line says in that order what it was: batch, driver, calls.
 */
#include <stdio.h>
#include <string.h>

#include "batch.h"
#include "stop.h"

enum { SEATS = 4, STEPS = 1000, SEED = 77 };

/* What callgrind collects in, by its name. */
__attribute__((noinline)) uint64_t measured_work(const batch *b, stage *s);

uint64_t measured_work(const batch *b, stage *s)
{
    return b->run(s);
}

static void count(const batch *b)
{
    static stage *stages[2]; /* uniform, calm */

    for (uint32_t kind = DRIVER_UNIFORM; kind <= DRIVER_CALM; kind++) {
        if (!stages[kind])
            stages[kind] = stage_open((driver_kind)kind, NULL, SEATS, STEPS, SEED);
        b->ready(stages[kind]);
        printf("%s %s %llu\n", b->name, driver_name((driver_kind)kind),
               (unsigned long long)measured_work(b, stages[kind]));
    }
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        stop_unless(batch_named(argv[i]) != NULL, "no such batch");
        count(batch_named(argv[i]));
    }
    for (uint32_t i = 0; argc == 1 && batch_at(i); i++)
        if (strcmp(batch_at(i)->name, "bytes") != 0) /* that is the C library's work */
            count(batch_at(i));
    return 0;
}
