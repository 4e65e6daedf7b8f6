/* For tests of single files: a game at a position. */
#ifndef TESTS_SUPPORT_LOAD_H
#define TESTS_SUPPORT_LOAD_H

#include <baobei/baobei.h>

/* A new game, made what the text says; the test fails if it is no full position. */
baobei_game *load(const char *text);

#endif
