// worth.h: what an action is worth to an opponent, in tenths of points that it hopes to save.
#ifndef TABLE_WORTH_H
#define TABLE_WORTH_H

#include "belief.h"

int32_t worth_action(const struct belief *belief, baobei_action action);

// What it hopes for from a bird's power, before it has chosen its targets.
int32_t worth_power(const struct belief *belief, unsigned species);

// What announcing BAO is worth; ending the turn without is worth 0.
int32_t worth_bao(const struct belief *belief);

#endif
