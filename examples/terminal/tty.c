// tty.c: see tty.h. The only file that knows terminfo, whose headers define many short names.
#include "tty.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <curses.h>
#include <term.h>

// tputs() takes a function without a context.
static struct out *target;

static int put(int c)
{
    out_char(target, (char)c);
    return c;
}

// A capability by its terminfo name; NULL: this terminal has none.
static const char *capability(const char *name)
{
    // tigetstr() takes a plain char * in some curses, although it never writes there.
    char copy[16] = "";
    strncpy(copy, name, sizeof copy - 1);
    char *text = tigetstr(copy);
    return text == NULL || text == (char *)-1 ? NULL : text;
}

static void send(struct tty *tty, const char *sequence)
{
    if (sequence == NULL)
        return;
    target = tty->out;
    tputs(sequence, 1, put);
}

void tty_open(struct tty *tty, struct out *out, bool screen)
{
    int error = 0;
    const char *no_colour = getenv("NO_COLOR");

    memset(tty, 0, sizeof *tty);
    tty->out = out;
    if (isatty(out->fd) != 1 || setupterm(NULL, out->fd, &error) != OK)
        return;
    tty->colour = capability("sgr0") != NULL && capability("setaf") != NULL && (no_colour == NULL || !*no_colour);
    tty->screen = screen && capability("clear") != NULL;
    if (tty->screen && capability("smcup") != NULL && capability("rmcup") != NULL) {
        // A screen of our own: a card that has been peeked at is gone from the scrollback, too.
        send(tty, capability("smcup"));
        tty->opened = true;
    }
}

void tty_close(struct tty *tty)
{
    tty_style(tty, STYLE_PLAIN);
    if (tty->opened)
        send(tty, capability("rmcup"));
    tty->opened = false;
    tty->screen = false;
}

void tty_clear(struct tty *tty)
{
    if (tty->screen)
        send(tty, capability("clear"));
}

static void colour(struct tty *tty, int number)
{
    // Not every curses declares this argument const.
    char *setaf = tigetstr((char[]){"setaf"});
    send(tty, tparm(setaf, number, 0, 0, 0, 0, 0, 0, 0, 0));
}

void tty_style(struct tty *tty, enum style style)
{
    if (!tty->colour)
        return;
    send(tty, capability("sgr0"));
    switch (style) {
    case STYLE_PLAIN: break;
    case STYLE_STRONG: send(tty, capability("bold")); break;
    case STYLE_FAINT: send(tty, capability("dim")); break;
    case STYLE_CARD: colour(tty, COLOR_CYAN); break;
    case STYLE_FACE: colour(tty, COLOR_YELLOW); break;
    case STYLE_ALARM:
        send(tty, capability("bold"));
        colour(tty, COLOR_RED);
        break;
    }
}

void tty_above(struct tty *tty, const char *text)
{
    if (!tty->screen || capability("sc") == NULL || capability("rc") == NULL || capability("cuu1") == NULL)
        return;
    send(tty, capability("sc"));
    out_char(tty->out, '\r');
    send(tty, capability("cuu1"));
    out_text(tty->out, text);
    send(tty, capability("el"));
    send(tty, capability("rc"));
    out_flush(tty->out);
}
