/* A round written down: who did what, and what chance answered, so that it can be played again otherwise. */
#ifndef LEAK_CHECK_ROUND_H
#define LEAK_CHECK_ROUND_H

#include <baobei/baobei.h>
#include <stdbool.h>

enum { ROUND_CALLS = 4096, ROUND_ANSWERS = 8192, ROUND_SHUFFLES = 100 };

typedef struct round_call {
    uint32_t seat, token;
    baobei_action action;
} round_call;

/* Answers of chance in a round, in order. */
typedef struct round_answers {
    uint8_t n[ROUND_ANSWERS]; /* what was asked: below(n) */
    uint8_t answer[ROUND_ANSWERS];
    uint32_t count;
    uint32_t at;  /* how many have been given, when they are played again */
    bool strayed; /* something else was asked then */
} round_answers;

/* docs/randomness.md: a shuffle of so many cards is that many answers less one. */
typedef struct round_shuffle {
    uint32_t first, cards;
} round_shuffle;

typedef struct round_log {
    baobei_game *start; /* the game as it was before the deal */
    uint32_t serial;    /* of its next event */
    round_call calls[ROUND_CALLS];
    uint32_t call_count;
    round_answers answers;
    round_shuffle shuffles[ROUND_SHUFFLES];
    uint32_t shuffle_count;
    uint64_t random; /* state of the source */
} round_log;

uint32_t round_random(uint64_t *state, uint32_t n);

/* The deal comes next: what was written down before is forgotten. */
baobei_status round_begin(round_log *log, const baobei_game *game);

/* Does something in a game whose chance is round_record(), and writes it down. */
baobei_status round_play(round_log *log, baobei_game *game, const round_call *call);

/* Whether there is no room for one more call. */
bool round_full(const round_log *log);

/* Two cards come out of a shuffle in each other's places. */
void round_exchange(round_answers *answers, const round_shuffle *shuffle, uint32_t first, uint32_t second);

/* Plays the whole round again, with these answers, in another game whose chance is round_repeat(). */
baobei_status round_replay(const round_log *log, round_answers *answers, baobei_game *game);

/* Sources of chance; ctx is the log, or the answers. */
int32_t round_record(void *ctx, uint32_t n);
int32_t round_repeat(void *ctx, uint32_t n);

#endif
