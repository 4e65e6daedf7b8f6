/* The benchmark: what the library's work costs, in two yardsticks timed beside it. See docs/performance.md. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "report.h"
#include "stop.h"

typedef struct options {
    report_form form;
    const char *row; /* null: all */
    uint32_t repeats;
} options;

static void usage(FILE *out)
{
    fprintf(out, "usage: bench [--row NAME] [--json | --markdown] [--repeats N] [--list]\n\n"
                 "Times the library, with 4 seats and the default rules (assumed ones), in S, one fair shuffle of\n"
                 "66 bytes, and prints medians with quartiles. Rows are measured with two ways to play, uniform and\n"
                 "calm, and met when both are.\n\n"
                 "  --row NAME    only this row\n"
                 "  --json        {\"rows\": [{\"row\", \"value\", \"must\", \"aim\", \"must_met\", ...}, ...], ...}\n"
                 "  --markdown    as in docs/performance.md\n"
                 "  --repeats N   1 ... %d, default %d\n"
                 "  --list        the names of the rows\n",
            (int)METER_REPEATS, (int)METER_REPEATS);
}

static void list(void)
{
    for (uint32_t i = 0; row_at(i); i++)
        printf("%-17s %s\n", row_at(i)->name, row_at(i)->what);
}

static bool read_repeats(const char *text, uint32_t *out)
{
    char *end;
    unsigned long number = strtoul(text, &end, 10);

    *out = (uint32_t)number;
    return *text >= '0' && *text <= '9' && !*end && number >= 1 && number <= METER_REPEATS;
}

static bool read_options(int argc, char **argv, options *o)
{
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--json") == 0)
            o->form = REPORT_JSON;
        else if (strcmp(argv[i], "--markdown") == 0)
            o->form = REPORT_MARKDOWN;
        else if (i + 1 < argc && strcmp(argv[i], "--row") == 0 && row_named(argv[i + 1]))
            o->row = argv[++i];
        else if (i + 1 < argc && strcmp(argv[i], "--repeats") == 0 && read_repeats(argv[i + 1], &o->repeats))
            i++;
        else
            return false;
    }
    return true;
}

/* On a terminal one line that is written over, else a line a row. */
static void progress(const row *r, double seconds)
{
    if (!isatty(STDERR_FILENO))
        fprintf(stderr, "bench: %.0f s, %s\n", seconds, r->name);
    else
        fprintf(stderr, "\rbench: %.0f s, %-20s\r", seconds, r->name);
}

/* M, beside the others. */
static spread memcpy_spread(uint32_t repeats)
{
    sample_set set = {.count = 0};

    for (uint32_t i = 0; i < repeats; i++) {
        meter_shuffle();
        sample_add(&set, meter_batch(batch_named("bytes"), row_stage(1, i)));
    }
    return sample_spread(&set);
}

/* True if all rows are as they must be. */
static bool run(const options *o)
{
    double start = meter_now();
    bool met = true;

    report_begin(o->form);
    for (uint32_t i = 0; row_at(i); i++) {
        const row *r = row_at(i);
        outcome out = {.drivers = 0};

        if (o->row && strcmp(o->row, r->name) != 0)
            continue;
        progress(r, (meter_now() - start) / 1e9);
        r->measure(r, o->repeats, &out);
        met = met && (out.drivers == 0 || row_meets(r, &out, r->must));
        report_row(o->form, r, &out);
    }
    report_end(o->form, meter_shuffles(), memcpy_spread(o->repeats), (meter_now() - start) / 1e9);
    return met;
}

int main(int argc, char **argv)
{
    options o = {REPORT_TABLE, NULL, METER_REPEATS};

    if (argc == 2 && (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)) {
        usage(stdout);
        return 0;
    }
    if (argc == 2 && strcmp(argv[1], "--list") == 0) {
        list();
        return 0;
    }
    if (!read_options(argc, argv, &o)) {
        usage(stderr);
        return 2;
    }
    return run(&o) ? 0 : 1;
}
