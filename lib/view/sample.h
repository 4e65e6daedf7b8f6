/* A complete game that a viewer cannot tell from the real one, made from its mind alone. */
#ifndef BBI_VIEW_SAMPLE_H
#define BBI_VIEW_SAMPLE_H

#include "view/mind.h"

/*
 * World number `number` of a seed; its later draws come from the fast stream of a seed derived from
 * both. The mind is used up.
 */
void bbi_sample(bbi_state *out, bbi_mind *mind, const bbi_heaps *heaps, const uint8_t seed[BAOBEI_SEED_SIZE],
                uint64_t number);

/* Whether there is a world that fits a mind which does not come from a game. */
bool bbi_sample_possible(const bbi_mind *mind);

#endif
