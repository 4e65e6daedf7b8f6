/* Pearson's chi-square test of counts against chances. */
#ifndef TESTS_SUPPORT_CHI_SQUARE_H
#define TESTS_SUPPORT_CHI_SQUARE_H

#include <stdint.h>

typedef struct chi_square {
    double statistic;
    uint32_t freedom; /* degrees of freedom */
} chi_square;

/* Adds a test of `total` draws; entries that expect fewer than five are taken together. */
void chi_square_add(chi_square *c, const uint32_t *counts, const double *chances, uint32_t entries, uint32_t total);

/* How likely a statistic at least that large is if the chances are right. */
double chi_square_p(const chi_square *c);

#endif
