/* Claims of somebody who knows the faces, for the drivers. */
#ifndef TESTS_SUPPORT_SEER_H
#define TESTS_SUPPORT_SEER_H

#include <baobei/baobei.h>

#include "random.h"

/*
 * A legal claim of a seat on the pending reference (its drawn card, or the top discard), simple or
 * double; 0 if there is none. All targets match, or at least one does not.
 */
baobei_action seer_right_claim(rng *r, const baobei_game *game, uint32_t seat);
baobei_action seer_wrong_claim(rng *r, const baobei_game *game, uint32_t seat);

#endif
