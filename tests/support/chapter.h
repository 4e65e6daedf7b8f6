/*
 * A chapter of situations, each of which is a puzzle with a heading:
 *
 *   36. A kept card lies hidden in the old one's place, and the old one opens a window for the others
 *   L46 L83, certain: agrees
 *   table a=1,2,3,4 b=5,6,7,8 hand=9
 *   a keep 1
 *   expect a=1,9,3,4 top=2
 *
 * The second line says which lines of the rulebook it rests on, how certain the reading is (certain, likely,
 * silent), and the verdict. A situation that is not played says why: "not played: ...".
 */
#ifndef TESTS_SUPPORT_CHAPTER_H
#define TESTS_SUPPORT_CHAPTER_H

#include <stdbool.h>
#include <stdint.h>

#include "scenario.h"

typedef struct situation {
    uint32_t number;
    uint32_t line;       /* of its heading, from 1 */
    char matter[200];
    char rests[80];      /* "L46 L83" */
    char confidence[16];
    char verdict[300];
    bool played;
    const char *text;    /* the puzzle, */
    uint32_t length;     /* and how long it is */
    uint32_t offset;     /* lines of the chapter before it */
} situation;

/*
 * Reads the next situation; `text` and `line` move on, from the start of the chapter and 1. 1: here it is;
 * 0: there are no more; -1: this is no situation, and `line` says where.
 */
int chapter_next(const char **text, uint32_t *line, situation *out);

/*
 * Plays it. False: `fault` of the scenario says what is wrong in `line` of the chapter. A played situation makes
 * a move or has one refused, and expects something.
 */
bool chapter_play(const situation *what, scenario *s, uint32_t *line);

#endif
