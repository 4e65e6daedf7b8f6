/* What a puzzle may expect of a name: the words of scenario.h that stand for something to be looked up. */
#ifndef TESTS_SUPPORT_SCENARIO_VALUE_H
#define TESTS_SUPPORT_SCENARIO_VALUE_H

#include "scenario.h"

enum { SCENARIO_VALUE = 300 };

/* Writes what is found under a name, SCENARIO_VALUE bytes at most; false if there is no such name. */
bool scenario_value(const scenario *s, const char *name, char *out);

#endif
