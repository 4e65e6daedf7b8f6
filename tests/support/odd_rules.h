/*
 * A table of odd rule sets, each with a name and good for 2 to 6 seats: tiny decks, one family, many
 * negative cards, one power only, other numbers of looks, every switch, early and late final phases,
 * low limits, big deals. Number 0 is the default.
 */
#ifndef TESTS_SUPPORT_ODD_RULES_H
#define TESTS_SUPPORT_ODD_RULES_H

#include <baobei/baobei.h>

/* How many there are, and their names; "?" past the last one. */
uint32_t odd_rules_count(void);
const char *odd_rules_name(uint32_t number);

/* The number of a name, odd_rules_count() if there is none. */
uint32_t odd_rules_named(const char *name);

/* A rule set that holds for so many seats, from the library's own allocator. Null: it does not hold (a defect). */
baobei_rules *odd_rules_new(uint32_t number, uint32_t seats);

#endif
