/* What has come up in the vectors so far. Everything that has a name in the headers has to. */
#ifndef TESTS_CONFORMANCE_COVERAGE_H
#define TESTS_CONFORMANCE_COVERAGE_H

#include <baobei/baobei.h>
#include <stdbool.h>

typedef struct coverage {
    uint32_t status[128];
    uint32_t event[256], decision[256], action[256], power[256], cause[256];
    uint32_t seats[BAOBEI_MAX_SEATS + 1];
} coverage;

void coverage_event(coverage *c, const baobei_event *e);
void coverage_action(coverage *c, baobei_action action);

/* Prints the numbers, and what is missing; true if nothing is. */
bool coverage_whole(const coverage *c);

#endif
