/* Bounded writing and reading of ASCII text, without locale. */
#ifndef BBI_BASE_TEXT_H
#define BBI_BASE_TEXT_H

#include "base/deps.h"

/* Counts on when the room is used up, so that a caller learns how much is needed. */
typedef struct bbi_writer {
    char *text;
    size_t room, length;
} bbi_writer;

void bbi_put(bbi_writer *out, char c);
void bbi_put_word(bbi_writer *out, const char *word);
void bbi_put_number(bbi_writer *out, int64_t number);

/* Ends the text; false if it did not fit, and then it is empty. */
bool bbi_put_end(bbi_writer *out);

/*
 * Reads on as long as the text is as expected. After the first fault, `at` stays where it is and
 * everything else fails, so a caller may check once at the end.
 */
typedef struct bbi_reader {
    const char *text;
    size_t length, at;
    bool bad;
} bbi_reader;

/* The next character, 0 at the end or after a fault. */
char bbi_peek(const bbi_reader *in);

/* Takes a character, or a word, if it comes next; else nothing happens. */
bool bbi_take(bbi_reader *in, char c);
bool bbi_take_word(bbi_reader *in, const char *word);

/* The same where nothing else is allowed. */
void bbi_expect(bbi_reader *in, char c);
void bbi_expect_word(bbi_reader *in, const char *word);

/* A decimal number in its one spelling, within bounds; `least` after a fault. */
int64_t bbi_read_number(bbi_reader *in, int64_t least, int64_t most);

/* What has been read from `start` on must be this text, to the letter; else the first difference is a fault. */
void bbi_expect_same(bbi_reader *in, size_t start, const char *text, size_t length);

/* Marks a fault at an earlier place. */
void bbi_fault_at(bbi_reader *in, size_t at);

#endif
