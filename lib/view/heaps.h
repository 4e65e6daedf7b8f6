/*
 * What a viewer knows of the cards of each shuffle that it has not seen since: how many of each species
 * there are, and how many of them are strangers, cards that went into the shuffle unseen.
 */
#ifndef BBI_VIEW_HEAPS_H
#define BBI_VIEW_HEAPS_H

#include "table/state.h"

typedef struct bbi_heaps {
    /*
     * Cards left of each shuffle by species, strangers left out. Where more of a species have turned up
     * than were known to have gone in, the number is negative: so many strangers must have been that.
     */
    int8_t pool[BBI_SHUFFLES][BAOBEI_MAX_SPECIES];
    uint8_t waiting[BBI_SHUFFLES][BBI_SHUFFLES]; /* strangers, by the shuffle they came from and the one they are in */
} bbi_heaps;

/* The heaps of a viewer, from what it has seen of each card between its shuffles. */
void bbi_heaps_read(bbi_heaps *heaps, const bbi_state *state, uint32_t viewer);

#endif
