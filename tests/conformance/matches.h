/* The matches of the vectors, each a file of its own. */
#ifndef TESTS_CONFORMANCE_MATCHES_H
#define TESTS_CONFORMANCE_MATCHES_H

#include "coverage.h"

/* Writes them all into a folder; false, with a message, if a file or a game cannot be made. */
bool matches_write(const char *folder, coverage *seen);

/* Rule sets, names and actions on their own: names.jsonl. */
bool names_write(const char *folder);

#endif
