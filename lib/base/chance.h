/*
 * Where chance comes from: the host's hook, a ChaCha20 stream of the host's seed, or, for samples and
 * the games played from them, a fast stream that keeps no secret. There is one stream for each round,
 * purpose and number, so that the seed alone is state; docs/randomness.md specifies it to the word.
 */
#ifndef BBI_BASE_CHANCE_H
#define BBI_BASE_CHANCE_H

#include <baobei/types.h>

#include "base/deps.h"

/* What a stream is for: the second word of its nonce. Part of the specification. */
enum {
    BBI_CHANCE_DEAL = 1,  /* the deck, then the first seat where it is drawn */
    BBI_CHANCE_RECYCLE = 2, /* the new draw pile; number: the recycle's in the round */
    BBI_CHANCE_SAMPLE = 3   /* the hidden cards of a sample */
};

/*
 * Answers that one move takes, at most: the shuffle of a whole deck, and a first seat. Recycles take
 * less: a second one in a move comes only after a first one of a few cards.
 */
enum { BBI_MOST_ANSWERS = BAOBEI_MAX_CARDS };

enum { BBI_CHANCE_BLOCK = 32 }; /* words of 16 bits in a block of a stream */

/* A source as it is asked during one call. */
typedef struct bbi_chance {
    baobei_below_fn below; /* the host's hook; NULL: the stream */
    void *ctx;
    uint8_t *log;        /* where the hook's answers are written down; not needed without a hook */
    uint32_t logged;     /* at most BBI_MOST_ANSWERS in one move */
    const uint8_t *seed; /* 32 bytes; NULL and no hook: no source was chosen */
    bool fast;           /* the stream is the fast one */
    uint64_t state[4];   /* its state */
    uint32_t nonce[3];   /* round, purpose, number */
    uint32_t block;      /* next block of the stream */
    uint32_t used;       /* words of the block that are used up */
    uint16_t word[2 * BBI_CHANCE_BLOCK]; /* the block, and zeros, so that 32 words can be taken from any place */
} bbi_chance;

/* Opens the stream for a purpose. A hook of the host has no streams: it is simply asked on. */
void bbi_chance_open(bbi_chance *chance, uint32_t round, uint32_t purpose, uint32_t number);

/* The seed number `number` that follows from a seed, for games that are sampled. */
void bbi_chance_derive(const uint8_t seed[32], uint64_t number, uint8_t out[32]);

/* The same as bbi_chance_below() for a source that is known to be a stream, which has no failures. */
uint32_t bbi_chance_stream(bbi_chance *chance, uint32_t n);

/* As n in a row, below n, n - 1, and so on. Some more may be written after them: room for BBI_CHANCE_BLOCK more. */
void bbi_chance_stream_picks(bbi_chance *chance, uint32_t n, uint8_t *out);

/* A uniform number 0 ... n-1, 1 <= n <= 65536; with n = 1 nothing is drawn. */
baobei_status bbi_chance_below(bbi_chance *chance, uint32_t n, uint32_t *out);

/*
 * Shuffles by Fisher-Yates from the front: element 0 is chosen among all, element 1 among the rest,
 * and so on, so that the answers of a source follow the order of the result.
 */
baobei_status bbi_chance_shuffle(bbi_chance *chance, uint8_t *list, uint32_t count);

#endif
