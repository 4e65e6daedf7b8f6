// sheet.c: see sheet.h.
#include "sheet.h"

#include "voice.h"

#include <string.h>

#define COLUMN (-9)
#define FIRST 12

void sheet_round(struct host *host, const baobei_event *event)
{
    struct sheet *sheet = &host->sheet;
    const unsigned index = sheet->begun++ % SHEET_ROOM;

    sheet->number[index] = (unsigned)event->value[0];
    sheet->playing[index] = event->count;
}

void sheet_scores(struct host *host, const baobei_event *event)
{
    struct sheet *sheet = &host->sheet;

    if (sheet->begun == 0)
        return;
    memcpy(sheet->score[(sheet->begun - 1) % SHEET_ROOM], event->value, sizeof sheet->score[0]);
    sheet->recorded = sheet->begun;
}

static void label(struct host *host, enum text id, long number)
{
    char line[LINE_ROOM];
    struct word word;

    out_pad(&host->out, text_fill(line, sizeof line, id, ARGS(text_number(&word, number))), FIRST);
}

static void line_of(struct host *host, const baobei_view *view, unsigned index)
{
    const struct sheet *sheet = &host->sheet;
    struct word word;

    label(host, TEXT_SHEET_ROUND, (long)sheet->number[index]);
    for (unsigned seat = 0; seat < view->seats; seat++) {
        const bool played = (sheet->playing[index] >> seat & 1) != 0;
        out_pad(&host->out, played ? text_number(&word, sheet->score[index][seat]) : "-", COLUMN);
    }
    out_char(&host->out, '\n');
}

void sheet_show(struct host *host)
{
    const struct sheet *sheet = &host->sheet;
    baobei_view view;
    struct word word;

    if (baobei_view_get(host->game, host->viewer, &view) != BAOBEI_OK)
        return;
    out_char(&host->out, '\n');
    tty_style(&host->tty, STYLE_STRONG);
    label(host, TEXT_SHEET_TITLE, 0);
    for (unsigned seat = 0; seat < view.seats; seat++)
        out_pad(&host->out, title_of(host, seat), COLUMN);
    tty_style(&host->tty, STYLE_PLAIN);
    out_char(&host->out, '\n');
    for (unsigned i = sheet->begun > SHEET_ROOM ? sheet->begun - SHEET_ROOM : 0; i < sheet->recorded; i++)
        line_of(host, &view, i % SHEET_ROOM);
    tty_style(&host->tty, STYLE_STRONG);
    label(host, TEXT_SHEET_SUM, 0);
    for (unsigned seat = 0; seat < view.seats; seat++)
        out_pad(&host->out, text_number(&word, view.sum[seat]), COLUMN);
    tty_style(&host->tty, STYLE_PLAIN);
    out_char(&host->out, '\n');
}
