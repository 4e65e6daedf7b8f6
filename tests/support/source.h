/* A host's source of chance that counts how often it is asked, and fails when it is told to. */
#ifndef TESTS_SUPPORT_SOURCE_H
#define TESTS_SUPPORT_SOURCE_H

#include <baobei/baobei.h>

#include "random.h"

/* Wrong answers: what a source may say instead of a number that was asked for. */
typedef enum source_fault {
    SOURCE_FAILED,   /* BAOBEI_CHANCE_FAILED */
    SOURCE_LATER,    /* BAOBEI_CHANCE_LATER */
    SOURCE_N,        /* n itself */
    SOURCE_N_FIVE,   /* n + 5 */
    SOURCE_MOST,     /* INT32_MAX */
    SOURCE_LEAST,    /* INT32_MIN */
    SOURCE_NEGATIVE  /* -3 */
} source_fault;

enum { SOURCE_FAULTS = SOURCE_NEGATIVE + 1, SOURCE_NEVER = 0x7fffffff };

typedef struct source {
    rng rng;
    uint32_t asked;   /* how often, in all */
    uint32_t fail_at; /* the ask that goes wrong, from 0; SOURCE_NEVER */
    source_fault fault;
    void (*peek)(void *ctx, uint32_t n); /* called at every ask if not null */
    void *ctx;
} source;

void source_init(source *s, uint64_t seed);

/* Gives a game this source. */
baobei_status source_give(source *s, baobei_game *game);

/* The status of a move whose source went wrong so. */
baobei_status source_status(source_fault fault);

#endif
