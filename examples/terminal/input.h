// input.h: lines from a keyboard or a pipe.
#ifndef TABLE_INPUT_H
#define TABLE_INPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define INPUT_ROOM 256 // the longest line that we look at, end mark included

enum input_result {
    INPUT_LINE,    // a line, without its end
    INPUT_LONG,    // a line that was too long; all of it is thrown away
    INPUT_LATE,    // the deadline came first
    INPUT_END,     // end of the input
    INPUT_STOPPED, // a signal asks us to end
};

struct input {
    int fd;
    bool keyboard; // somebody types; else a pipe or a file
    bool ended;
    bool skipping; // in the rest of a line that was too long
    size_t used;
    char buffer[INPUT_ROOM];
};

void input_open(struct input *input, int fd);

// Reads one line; lines that begin with # are comments and never seen here.
enum input_result input_line(struct input *input, int64_t deadline, char line[INPUT_ROOM]);

// Throws away what somebody typed before the question: it cannot be the answer to it.
void input_forget(struct input *input);

#endif
