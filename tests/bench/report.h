/* How the figures are printed. */
#ifndef TESTS_BENCH_REPORT_H
#define TESTS_BENCH_REPORT_H

#include "rows.h"

typedef enum report_form { REPORT_TABLE, REPORT_JSON, REPORT_MARKDOWN } report_form;

void report_begin(report_form form);
void report_row(report_form form, const row *r, const outcome *out);

/* The yardsticks; and the end. M is nanoseconds for a copy of a game's size. */
void report_end(report_form form, spread s, spread m, double seconds);

#endif
