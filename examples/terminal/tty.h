// tty.h: what a screen can do, through terminfo. When standard output is none, nothing here has any
// effect, and plain lines are all there is.
#ifndef TABLE_TTY_H
#define TABLE_TTY_H

#include "out.h"

#include <stdbool.h>

enum style {
    STYLE_PLAIN,
    STYLE_STRONG, // headings, the seat whose turn it is
    STYLE_FAINT,  // hints
    STYLE_CARD,   // a face-down card
    STYLE_FACE,   // an open one
    STYLE_ALARM,  // BAO, refusals
};

struct tty {
    struct out *out;
    bool screen; // can be cleared and drawn anew
    bool colour;
    bool opened; // shows a screen of its own, which has no scrollback
};

// `screen`: whether to draw screens at all; otherwise at most colours are used.
void tty_open(struct tty *tty, struct out *out, bool screen);
void tty_close(struct tty *tty); // puts the terminal back as it was
void tty_clear(struct tty *tty);
void tty_style(struct tty *tty, enum style style);

// Writes over the line above the cursor and comes back: for a clock over a prompt.
void tty_above(struct tty *tty, const char *text);

#endif
