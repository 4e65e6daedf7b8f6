/* All of <string.h> that the library wants where there is no C library; strcmp is for tests/support alone. */
#ifndef TESTS_PLATFORMS_STRING_H
#define TESTS_PLATFORMS_STRING_H

#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t count);
void *memmove(void *to, const void *from, size_t count);
void *memset(void *to, int byte, size_t count);
int memcmp(const void *a, const void *b, size_t count);
int strcmp(const char *a, const char *b);

#endif
