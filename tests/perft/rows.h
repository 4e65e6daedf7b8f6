/* Numbers of sequences of moves from fixed positions; what is counted: examples/perft/README.md. */
#ifndef TESTS_PERFT_ROWS_H
#define TESTS_PERFT_ROWS_H

#include <stdint.h>

enum {
    PERFT_DEPTH = 18,      /* depths of a row, at most */
    PERFT_LEAVES = 1000000 /* sequences at the last depth of a row, at least */
};

typedef struct perft_row {
    const char *name;
    const char *shows; /* powers, and words of seen.h, that come up in the sequences */
    const char *position;
    uint64_t counts[PERFT_DEPTH]; /* of 1, 2, ... moves; 0: no further */
} perft_row;

extern const perft_row perft_rows[];
extern const uint32_t perft_row_count;

/* Depths of a row that have at most so many sequences. */
static inline uint32_t perft_depth(const perft_row *row, uint64_t most)
{
    uint32_t depth = 0;

    while (depth < PERFT_DEPTH && row->counts[depth] && row->counts[depth] <= most)
        depth++;
    return depth;
}

#endif
