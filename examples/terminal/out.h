// out.h: the only way out. A small buffer over write(), because stdio cannot tell EINTR from EPIPE.
#ifndef TABLE_OUT_H
#define TABLE_OUT_H

#include <stdbool.h>
#include <stddef.h>

#define OUT_WIDTH 78 // columns that a line takes, at most

struct out {
    int fd;
    int error; // why nothing can be written any more, an errno; 0: all is well
    size_t used;
    char buffer[16384]; // a whole screen goes out in one write, so that it does not flicker
};

int out_columns(const char *text); // columns that a text takes
void out_open(struct out *out, int fd);
void out_char(struct out *out, char c);
void out_text(struct out *out, const char *text);
void out_pad(struct out *out, const char *text, int width); // left-aligned; right-aligned if width < 0
void out_wrapped(struct out *out, const char *text);        // broken between words; without a line end
void out_flush(struct out *out);

#endif
