/* Names of decisions, for people and for notation. */
#ifndef BBI_RULES_NAMES_H
#define BBI_RULES_NAMES_H

#include "base/deps.h"

/* NULL if there is no such kind. */
const char *bbi_decision_row(uint32_t kind);

#endif
