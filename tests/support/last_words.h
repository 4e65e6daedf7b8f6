/*
 * What a program says before a signal ends it: a broken assertion of the library (lib/base/check.h) is a trap, which
 * by itself says nothing, not even which match it was.
 */
#ifndef TESTS_SUPPORT_LAST_WORDS_H
#define TESTS_SUPPORT_LAST_WORDS_H

/* At a trap, abort() or fault of memory `say` prints how it is had again; then the program ends as it would have. */
void last_words(void (*say)(void));

#endif
