/*
 * A record played from a text, and one number for all that everybody was told meanwhile: the same on every
 * platform, so that it can be written down.
 */
#ifndef TESTS_SUPPORT_CHRONICLE_H
#define TESTS_SUPPORT_CHRONICLE_H

#include <baobei/baobei.h>
#include <stdbool.h>

typedef struct chronicle {
    baobei_game *game;
    uint32_t positions, lines;
    uint64_t told;  /* of all events of all viewers so far */
    size_t fault;   /* of the last line that was refused */
} chronicle;

bool chronicle_open(chronicle *c);
void chronicle_close(chronicle *c);

/* One line of a record: a position, or a move. False if it is refused. */
bool chronicle_line(chronicle *c, const char *line, size_t length);

#endif
