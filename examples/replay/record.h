/* A record in memory: a position on the first line, then a line for every move. */
#ifndef REPLAY_RECORD_H
#define REPLAY_RECORD_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

typedef struct record_line {
    const char *text;
    size_t length;
    uint32_t number; /* in the file, from 1 */
} record_line;

typedef struct record {
    char *text;
    record_line *line; /* line[0] is the position */
    uint32_t lines;
} record;

/* Reads all of a file; empty lines and those that begin with # do not count. Null, or what is wrong. */
const char *record_read(record *r, FILE *file);

void record_free(record *r);

#endif
