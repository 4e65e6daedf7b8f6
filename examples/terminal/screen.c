// screen.c: see screen.h. Everything here comes from the view of the one viewer whose screen it is.
#include "screen.h"

#include "voice.h"

#include <stdio.h>
#include <string.h>

#define NAMES 9   // columns for a name
#define INDENT 22 // columns before the first slot

// Makes room for a text of some width: a blank, or a new line when the row is full.
static void room_for(struct client *client, int *column, int width)
{
    if (*column > INDENT && *column + 1 + width > OUT_WIDTH) {
        out_char(&client->out, '\n');
        out_pad(&client->out, "", INDENT);
        *column = INDENT;
    } else if (*column > INDENT) {
        out_char(&client->out, ' ');
        *column += 1;
    }
    *column += width;
}

// All cards lie open then, and marks mean nothing any more.
static bool between_rounds(const baobei_view *view)
{
    return view->decision.kind == BAOBEI_DECISION_DEAL || view->decision.kind == BAOBEI_DECISION_OVER;
}

static void slot(struct client *client, const baobei_view *view, unsigned seat, unsigned index, int *column)
{
    const unsigned place = view->place[seat][index];
    const unsigned face = view->face[seat][index];
    static const char *const marks_of[] = {"", "*", "^", "*^"};
    const char *marks = between_rounds(view) ? "" : marks_of[place >> 1 & 3];
    const bool open = place != 0 && face != BAOBEI_HIDDEN;
    enum style style = open ? STYLE_FACE : STYLE_CARD;
    struct word name;
    struct word card;
    char text[2 * WORD_ROOM + 8];

    spot(&name, seat, index);
    if (place == 0) {
        style = STYLE_FAINT;
        snprintf(text, sizeof text, "%.*s", (int)strlen(name.text) + 2, "----------");
    } else if (open) {
        snprintf(text, sizeof text, "[%s %s]%s", name.text, card_of(client, &card, face), marks);
    } else {
        snprintf(text, sizeof text, "[%s]%s", name.text, marks);
    }
    room_for(client, column, out_columns(text));
    tty_style(&client->tty, style);
    out_text(&client->out, text);
    tty_style(&client->tty, STYLE_PLAIN);
}

// What is to be said about a seat behind its cards; an empty text if nothing is.
static const char *remark(const baobei_view *view, unsigned seat)
{
    if ((view->playing >> seat & 1) == 0)
        return text_get(TEXT_REMARK_OUT);
    if (view->announcer == seat)
        return text_get(view->shield ? TEXT_REMARK_SHIELD : TEXT_REMARK_BAO);
    return "";
}

static void row(struct client *client, const baobei_view *view, unsigned seat)
{
    const bool active = view->decision.active == seat;
    int column = INDENT;
    struct word sum;
    char line[LINE_ROOM];

    tty_style(&client->tty, active ? STYLE_STRONG : STYLE_PLAIN);
    snprintf(line, sizeof line, "%c %c ", active ? '>' : ' ', (int)('a' + seat));
    out_text(&client->out, line);
    out_pad(&client->out, title_of(client, seat), NAMES);
    tty_style(&client->tty, STYLE_PLAIN);
    text_fill(line, sizeof line, TEXT_ROW_SUM, ARGS(text_number(&sum, view->sum[seat])));
    out_pad(&client->out, line, INDENT - NAMES - 4);
    for (unsigned i = 0; i < view->slots[seat]; i++)
        slot(client, view, seat, i, &column);
    if (*remark(view, seat) != '\0') {
        room_for(client, &column, out_columns(remark(view, seat)));
        tty_style(&client->tty, STYLE_ALARM);
        out_text(&client->out, remark(view, seat));
        tty_style(&client->tty, STYLE_PLAIN);
    }
    out_char(&client->out, '\n');
}

static void heading(struct client *client, const baobei_view *view)
{
    struct word round;

    say_styled(client, STYLE_STRONG, view->decisive ? TEXT_HEADING_DECISIVE : TEXT_HEADING,
               ARGS(text_number(&round, (long)view->round)));
    if (view->final)
        say_styled(client, STYLE_ALARM, TEXT_HEADING_FINAL, NULL);
}

static void piles(struct client *client, const baobei_view *view)
{
    struct word draw;
    struct word discard;
    struct word under;
    struct word top;
    enum text id = TEXT_PILES;

    text_number(&draw, view->draw);
    text_number(&discard, view->discard);
    text_number(&under, view->under);
    card_of(client, &top, view->top);
    if (view->top == 0)
        id = TEXT_PILES_NO_DISCARD;
    else if (view->under != 0)
        id = TEXT_PILES_UNDER;
    say(client, id, ARGS(draw.text, top.text, discard.text, under.text));
}

// The card(s) that somebody has drawn and not yet placed; only their own viewer sees the faces.
static void hand(struct client *client, const baobei_view *view)
{
    struct word first;
    struct word second;

    if (view->hand[0] == 0 || view->hand[0] == BAOBEI_HIDDEN)
        return;
    card_of(client, &first, view->hand[0]);
    if (view->hand[1] == 0)
        say_styled(client, STYLE_FACE, TEXT_HAND, ARGS(first.text));
    else
        say_styled(client, STYLE_FACE, TEXT_HAND_TWO, ARGS(first.text, card_of(client, &second, view->hand[1])));
}

// Explains the marks, if there are any on the table.
static void legend(struct client *client, const baobei_view *view)
{
    unsigned all = 0;

    if (between_rounds(view))
        return;
    for (unsigned seat = 0; seat < view->seats; seat++) {
        for (unsigned i = 0; i < view->slots[seat]; i++)
            all |= view->place[seat][i];
    }
    if ((all & 2) != 0)
        say_styled(client, STYLE_FAINT, TEXT_LEGEND_LOCKED, NULL);
    if ((all & 4) != 0)
        say_styled(client, STYLE_FAINT, TEXT_LEGEND_SHIELDED, NULL);
}

void screen_table(struct client *client)
{
    const baobei_view *view = &client->view;

    out_char(&client->out, '\n');
    heading(client, view);
    piles(client, view);
    for (unsigned seat = 0; seat < view->seats; seat++)
        row(client, view, seat);
    legend(client, view);
    hand(client, view);
    out_char(&client->out, '\n');
    client->drawn = *view;
    client->has_drawn = true;
}

// Whether anything that a table shows is not as it was last printed.
static bool changed(const struct client *client)
{
    const baobei_view *view = &client->view;

    return !client->has_drawn || view->decision.active != client->drawn.decision.active ||
           memcmp(&view->sum, &client->drawn.sum, sizeof *view - offsetof(baobei_view, sum)) != 0;
}

void screen_log(struct client *client)
{
    const struct log *log = &client->log;

    for (unsigned i = log->count > LOG_ROOM ? log->count - LOG_ROOM : 0; i < log->count; i++) {
        out_wrapped(&client->out, log->line[i % LOG_ROOM]);
        out_char(&client->out, '\n');
    }
}

void screen_show(struct client *client)
{
    if (client->tty.screen) {
        tty_clear(&client->tty);
        screen_table(client);
        screen_log(client);
    } else if (changed(client)) {
        screen_table(client);
    }
}

void screen_ask(struct client *client)
{
    screen_show(client);
    if (client->tty.screen && client->log.count > 0)
        out_char(&client->out, '\n');
}

void screen_turn_page(struct client *client)
{
    client->log.count = 0;
}
