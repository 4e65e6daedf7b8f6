// sheet.c: see sheet.h.
#include "sheet.h"

#include "voice.h"

#include <string.h>

#define COLUMN (-9)
#define FIRST 12

void sheet_round(struct client *client, const baobei_event *event)
{
    struct sheet *sheet = &client->sheet;
    const unsigned index = sheet->begun++ % SHEET_ROOM;

    sheet->number[index] = (unsigned)event->value[0];
    sheet->playing[index] = event->count;
}

void sheet_scores(struct client *client, const baobei_event *event)
{
    struct sheet *sheet = &client->sheet;

    if (sheet->begun == 0)
        return;
    memcpy(sheet->score[(sheet->begun - 1) % SHEET_ROOM], event->value, sizeof sheet->score[0]);
    sheet->recorded = sheet->begun;
}

static void label(struct client *client, enum text id, long number)
{
    char line[LINE_ROOM];
    struct word word;

    out_pad(&client->out, text_fill(line, sizeof line, id, ARGS(text_number(&word, number))), FIRST);
}

static void line_of(struct client *client, const baobei_view *view, unsigned index)
{
    const struct sheet *sheet = &client->sheet;
    struct word word;

    label(client, TEXT_SHEET_ROUND, (long)sheet->number[index]);
    for (unsigned seat = 0; seat < view->seats; seat++) {
        const bool played = (sheet->playing[index] >> seat & 1) != 0;
        out_pad(&client->out, played ? text_number(&word, sheet->score[index][seat]) : "-", COLUMN);
    }
    out_char(&client->out, '\n');
}

void sheet_show(struct client *client)
{
    const struct sheet *sheet = &client->sheet;
    const baobei_view *view = &client->view;
    struct word word;

    out_char(&client->out, '\n');
    tty_style(&client->tty, STYLE_STRONG);
    label(client, TEXT_SHEET_TITLE, 0);
    for (unsigned seat = 0; seat < view->seats; seat++)
        out_pad(&client->out, title_of(client, seat), COLUMN);
    tty_style(&client->tty, STYLE_PLAIN);
    out_char(&client->out, '\n');
    for (unsigned i = sheet->begun > SHEET_ROOM ? sheet->begun - SHEET_ROOM : 0; i < sheet->recorded; i++)
        line_of(client, view, i % SHEET_ROOM);
    tty_style(&client->tty, STYLE_STRONG);
    label(client, TEXT_SHEET_SUM, 0);
    for (unsigned seat = 0; seat < view->seats; seat++)
        out_pad(&client->out, text_number(&word, view->sum[seat]), COLUMN);
    tty_style(&client->tty, STYLE_PLAIN);
    out_char(&client->out, '\n');
}
