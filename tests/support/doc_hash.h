/*
 * The hash of a position, worked out from its text and docs/notation.md alone: written without a look at the
 * library's own. The viewer is that of the text.
 */
#ifndef TESTS_SUPPORT_DOC_HASH_H
#define TESTS_SUPPORT_DOC_HASH_H

#include <stdint.h>

/* `text` is a position that the library has written, full or of a seat. */
uint64_t doc_hash(const char *text);

#endif
