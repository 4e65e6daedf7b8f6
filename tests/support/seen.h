/* What each viewer sees, held against an independent reading of rules.md, R12 and its "standing" facts. */
#ifndef TESTS_SUPPORT_SEEN_H
#define TESTS_SUPPORT_SEEN_H

#include <baobei/baobei.h>

/* The view of the host hangs together, cards are conserved in it, and somebody is asked. Null, or what is wrong. */
const char *seen_host_fault(const baobei_game *game);

/*
 * Every viewer's view and decision are the host's but for faces that it may not see and passes that
 * are not its own; viewers that the game does not have are refused. Null, or what is wrong.
 */
const char *seen_fault(const baobei_game *game);

#endif
