/* Games as text, for tests of the notation: written with room to spare, and read back. */
#ifndef TESTS_SUPPORT_NOTATION_H
#define TESTS_SUPPORT_NOTATION_H

#include <baobei/baobei.h>
#include <stdbool.h>

/* A text, with a zero after it. */
typedef struct note {
    char text[BAOBEI_POSITION_TEXT];
    size_t length;
} note;

/* Each fills the whole record; false, and an empty text, if the library refuses to write. */
bool note_full(const baobei_game *game, note *out);
bool note_seat(const baobei_game *game, baobei_viewer viewer, note *out);
bool note_move(const baobei_game *game, baobei_viewer viewer, note *out);
bool note_rules(const baobei_rules *rules, note *out);

bool note_same(const note *a, const note *b);

/* A text given as a string. */
void note_set(note *out, const char *text);

/* What stands before " token=": the key of a position. */
size_t note_key(const note *n);

/* Reads a full position into a game; false if it is refused. */
bool note_read(baobei_game *game, const note *n);

/* A game of default rules for two seats with nothing dealt: an object to read into. */
baobei_game *note_game(void);

#endif
