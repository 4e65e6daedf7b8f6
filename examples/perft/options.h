/* The command line, and the game that it asks for. */
#ifndef PERFT_OPTIONS_H
#define PERFT_OPTIONS_H

#include <stdbool.h>
#include <stdio.h>

#include <baobei/baobei.h>

enum { PERFT_MOST = 64 }; /* the greatest depth; numbers outgrow any patience long before */

typedef struct options {
    uint32_t seats, depth;
    uint8_t seed[BAOBEI_SEED_SIZE];
    const char *rules;    /* null: the default */
    const char *position; /* null: a match that has not begun */
    bool seeded, divide, help;
} options;

void usage(FILE *out);

/* False: the command line is none. */
bool read_options(int argc, char **argv, options *o);

/* The game to count from; null, and a line on stderr, if there is none. */
baobei_game *game_wanted(const options *o);

#endif
