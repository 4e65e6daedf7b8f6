// text.h: the catalogue. Every word that the program says is found by its id, so that a language is
// one table more. {1} to {9} stand for arguments, in whatever order a language needs them.
#ifndef TABLE_TEXT_H
#define TABLE_TEXT_H

#include <baobei/baobei.h>

#include <stdbool.h>
#include <stddef.h>

// TEXT(id, text) is one text. PAIR(id, you, other) is a sentence about somebody: TEXT_id names them as
// {1}, and the text before it in the list (text_you()) speaks to the person at the table.
enum text {
#define TEXT(id, string) TEXT_##id,
#define PAIR(id, you, other) TEXT_##id##_YOU, TEXT_##id,
#include "text_en.def"
#undef TEXT
#undef PAIR
    TEXT_COUNT
};

enum language { LANGUAGE_ENGLISH, LANGUAGE_PORTUGUESE, LANGUAGE_COUNT };

// Arguments for {1}, {2}, ...: ARGS("a", "b"). NULL: none.
#define ARGS(...) ((const char *const[]){__VA_ARGS__, NULL})

// Room for a name, a card, a place or a number.
#define WORD_ROOM 64
struct word {
    char text[WORD_ROOM];
};

enum language text_language(const char *name); // "en", "pt"; LANGUAGE_COUNT for anything else
void text_speak(enum language chosen);         // from now on

const char *text_get(enum text id);
enum text text_you(enum text pair);

// A text with its arguments, cut off at `room`. Returns `out`.
const char *text_fill(char *out, size_t room, enum text id, const char *const *args);

// Why the library refuses or fails.
const char *text_status(baobei_status status);

const char *text_number(struct word *word, long number);

// A bird's name; `named`: the table of cards is the one whose birds have names.
const char *text_species(struct word *word, unsigned species, bool named);

// Whether a word is one of those in a text that lists some, with blanks between them.
int text_lists(enum text id, const char *word);

#endif
