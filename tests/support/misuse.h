/* Actions that are mostly wrong, in all the ways in which a host or a player can get them wrong. */
#ifndef TESTS_SUPPORT_MISUSE_H
#define TESTS_SUPPORT_MISUSE_H

#include <baobei/baobei.h>

#include "random.h"

/* Statuses are counted by their number. */
enum { MISUSE_STATUSES = 128 };

/* Any seat, and an action of it near what is legal now: often illegal, sometimes no action at all. */
baobei_action misuse_action(rng *r, const baobei_game *game, uint32_t *seat);

/*
 * Tries such an action: check must allow it exactly if it is listed; if not, apply must give the same
 * reason (with a token that is gone: stale) and leave the whole object byte for byte as it was. The
 * reasons are counted. Null, or what is wrong. `room` holds at least the bytes of the object.
 */
const char *misuse_fault(rng *r, baobei_game *game, uint64_t counts[MISUSE_STATUSES], void *room);

/* Bytes of a game object, its kept events included. */
size_t misuse_object_size(const baobei_game *game);

#endif
