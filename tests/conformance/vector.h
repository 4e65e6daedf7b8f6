/*
 * A vector being written: a game, and a line for each call on it, with all that everybody may see afterwards
 * (docs/conformance.md).
 */
#ifndef TESTS_CONFORMANCE_VECTOR_H
#define TESTS_CONFORMANCE_VECTOR_H

#include <jansson.h>
#include <stdbool.h>
#include <stdio.h>

#include "collect.h"
#include "coverage.h"
#include "source.h"

enum { VECTOR_HEARD = 2048 };

/* An event as one viewer got it. */
typedef struct heard {
    uint32_t viewer;
    baobei_event event;
} heard;

typedef struct vector {
    FILE *out;
    coverage *seen;
    baobei_game *game;
    uint32_t seats;
    bool hosted;
    rng dice;            /* answers of the host's hook */
    uint32_t fail_after; /* answers before the one that goes wrong */
    int32_t wrong;       /* that answer; 0: the n that it is asked for */
    json_t *asked;       /* of this call: n and the answer */
    heard heard[VECTOR_HEARD];
    uint32_t count, states;
    bool broken;         /* something could not be written */
} vector;

/* Makes the game and the first line, without a source of chance. */
bool vector_open(vector *v, FILE *out, coverage *seen, const baobei_rules *rules, uint32_t seats, uint32_t keep);
void vector_close(vector *v);

/* Each is a line; the status of the call is returned. */
baobei_status vector_chance(vector *v, const uint8_t *seed); /* null: the hook */
baobei_status vector_apply(vector *v, uint32_t seat, uint32_t token, baobei_action action);
baobei_status vector_expire(vector *v, uint32_t seat, uint32_t token);
baobei_status vector_claims(vector *v, uint32_t token, const collection *c);
baobei_status vector_check(vector *v, uint32_t seat, baobei_action action);
baobei_status vector_restore(vector *v, const char *position);
baobei_status vector_pull(vector *v, uint32_t viewer, uint32_t serial);

/* Writes a line, and lets go of it. */
void write_line(FILE *out, json_t *line);

#endif
