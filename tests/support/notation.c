#include "notation.h"

#include <string.h>

static bool written(baobei_status status, note *out)
{
    if (status != BAOBEI_OK) {
        memset(out, 0, sizeof *out);
        return false;
    }
    return out->length < sizeof out->text && strlen(out->text) == out->length;
}

bool note_full(const baobei_game *game, note *out)
{
    memset(out, 0, sizeof *out);
    return written(baobei_full_position_write(game, out->text, sizeof out->text, &out->length), out);
}

bool note_seat(const baobei_game *game, baobei_viewer viewer, note *out)
{
    memset(out, 0, sizeof *out);
    return written(baobei_seat_position_write(game, viewer, out->text, sizeof out->text, &out->length), out);
}

bool note_move(const baobei_game *game, baobei_viewer viewer, note *out)
{
    memset(out, 0, sizeof *out);
    return written(baobei_move_write(game, viewer, out->text, BAOBEI_MOVE_TEXT, &out->length), out);
}

bool note_rules(const baobei_rules *rules, note *out)
{
    memset(out, 0, sizeof *out);
    return written(baobei_rules_write(rules, out->text, BAOBEI_RULES_TEXT, &out->length), out);
}

bool note_same(const note *a, const note *b)
{
    return a->length == b->length && memcmp(a->text, b->text, a->length) == 0;
}

void note_set(note *out, const char *text)
{
    memset(out, 0, sizeof *out);
    out->length = strlen(text);
    if (out->length >= sizeof out->text)
        out->length = sizeof out->text - 1;
    memcpy(out->text, text, out->length);
}

size_t note_key(const note *n)
{
    const char *end = strstr(n->text, " token=");

    return end ? (size_t)(end - n->text) : n->length;
}

bool note_read(baobei_game *game, const note *n)
{
    size_t fault = 0;

    return baobei_full_position_read(game, n->text, n->length, &fault) == BAOBEI_OK && fault == n->length;
}

baobei_game *note_game(void)
{
    baobei_game *game = NULL;

    baobei_game_new(NULL, 2, 0, NULL, NULL, &game);
    return game;
}
