/*
 * Chance with a memory: one game is answered by random numbers, which are written down; the same answers
 * can be given to another game, and read again by whoever wants to know how a shuffle came out.
 */
#ifndef TESTS_SUPPORT_TAPE_H
#define TESTS_SUPPORT_TAPE_H

#include "random.h"

/* Answers that one call can take: a deal, or some recycles. */
enum { TAPE_ANSWERS = 1024 };

typedef struct tape {
    rng rng;
    uint32_t count;          /* answers given in this call */
    uint8_t n[TAPE_ANSWERS]; /* what was asked */
    uint8_t answer[TAPE_ANSWERS];
    uint32_t late_at;  /* the ask that is answered "not yet"; TAPE_ANSWERS: none */
    uint32_t replayed; /* answers given to the other game */
    uint32_t read;     /* answers read */
    bool strayed;      /* the other game asked something else, or more */
} tape;

void tape_init(tape *t, uint64_t seed);

/* A call begins: the answers of the last one are forgotten. */
void tape_rewind(tape *t, uint32_t late_at);

/* The same call begins in the other game. */
void tape_replay_begin(tape *t);

/* Whether the other game asked exactly what the first one did. */
bool tape_replayed(const tape *t);

/* The next answer; false if there is none, or it answers another question. */
bool tape_read(tape *t, uint32_t n, uint32_t *answer);

/* baobei_below_fn of the one game and of the other; ctx is the tape. */
int32_t tape_record(void *ctx, uint32_t n);
int32_t tape_replay(void *ctx, uint32_t n);

#endif
