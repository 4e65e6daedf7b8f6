/* The lists of legal actions, held against check, read, make and themselves. */
#ifndef TESTS_SUPPORT_LAWFUL_H
#define TESTS_SUPPORT_LAWFUL_H

#include <baobei/baobei.h>

#include "random.h"

/* Room for the longest list of legal actions. */
enum { LAWFUL_MOST = 4608 };

/* All legal actions of a seat. */
uint32_t lawful_list(const baobei_game *game, uint32_t seat, baobei_action *list);

/* Whether an action is in a list, which is ascending. */
bool lawful_has(const baobei_action *list, uint32_t count, baobei_action action);

/*
 * Exactly those who are asked and have not answered have legal actions; lists ascend, the k-th and a
 * page are what the list says, and check allows them. Null, or what is wrong.
 */
const char *lawful_fault(const baobei_game *game, rng *r);

#endif
