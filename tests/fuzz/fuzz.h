/* What the targets share: a promise that is broken stops the fuzzer; a game that was accepted is looked at. */
#ifndef TESTS_FUZZ_FUZZ_H
#define TESTS_FUZZ_FUZZ_H

#include <baobei/baobei.h>
#include <stdlib.h>

#if !defined(BAOBEI_CHECKS) || !BAOBEI_CHECKS
#error "the assertions of the library are armed wherever it is fuzzed"
#endif

/* As in an assertion, but always. */
static inline void fuzz_check(int holds)
{
    if (!holds)
        abort();
}

/* Two game objects that live as long as the fuzzer. */
baobei_game *fuzz_game(void);
baobei_game *fuzz_other(void);

/*
 * A game that came out of a text: it is valid, it can be saved and loaded, each viewer has a sample that it
 * cannot tell from it, and it plays on, with choices that follow from the text.
 */
void fuzz_inspect(baobei_game *game, const uint8_t *data, size_t size);

#endif
