/* What a line says after a call that was accepted: all that everybody may see now. */
#ifndef TESTS_CONFORMANCE_STATE_JSON_H
#define TESTS_CONFORMANCE_STATE_JSON_H

#include "vector.h"

/* Adds it to the line; every so often also what is remembered, positions and samples. */
void state_add(vector *v, json_t *line);

#endif
