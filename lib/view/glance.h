/* What one viewer knows of every card, wherever it lies. */
#ifndef BBI_VIEW_GLANCE_H
#define BBI_VIEW_GLANCE_H

#include "table/state.h"

typedef struct bbi_glance {
    uint8_t origin[BAOBEI_MAX_CARDS]; /* by card: its last shuffle */
    uint8_t seen[BAOBEI_MAX_CARDS];   /* who has seen it since */
    uint8_t face[BAOBEI_MAX_CARDS];   /* BAOBEI_HIDDEN if the viewer has not */
} bbi_glance;

void bbi_glance_at(bbi_glance *out, const bbi_state *state, uint32_t viewer);

/* The same between a shuffle that every card is thought to come from and the next one; no origins. */
void bbi_glance_back(bbi_glance *out, const bbi_state *state, uint32_t shuffle, uint32_t viewer);

#endif
