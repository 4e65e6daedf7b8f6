/* Numbers of a command line. */
#ifndef TESTS_SUPPORT_NUMBER_H
#define TESTS_SUPPORT_NUMBER_H

#include <stdbool.h>
#include <stdint.h>

/* A number from `least` to `most`, and nothing else in the text; false: it is none. */
bool number_read(const char *text, uint64_t least, uint64_t most, uint64_t *out);

#endif
