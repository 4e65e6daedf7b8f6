/*
 * What one viewer with a perfect memory knows, and nothing else: the table with every face that this
 * viewer has not seen blotted out, and with the cards renumbered by the places they lie in, so that
 * nothing of what is hidden is left in it. Recall, samples and seat positions are made from this alone.
 */
#ifndef BBI_VIEW_MIND_H
#define BBI_VIEW_MIND_H

#include "view/heaps.h"
#include "view/redact.h"

/*
 * A card that went into a shuffle: the shuffle it came from, who had seen it since, and its face if the
 * viewer had. Its place in the shuffled pile is known to nobody, so these are a heap, whose order means nothing.
 */
typedef struct bbi_input {
    uint8_t from, seen, face; /* face: BAOBEI_HIDDEN if unknown */
} bbi_input;

typedef struct bbi_mind {
    bbi_state state;   /* card n lies in place n; face[n]: known, or BAOBEI_HIDDEN; no seed, no memory */
    uint32_t viewer;
    uint32_t cards;
    uint8_t origin[BAOBEI_MAX_CARDS]; /* by card: its last shuffle; 0 beyond the cards */
    uint8_t seen[BAOBEI_MAX_CARDS];   /* by card: who has seen it since; 0 beyond the cards */
    uint32_t inputs[BBI_SHUFFLES];    /* by shuffle; of shuffle 0, the deal, every card is known to be the deck's */
    bbi_input input[BBI_SHUFFLES][BAOBEI_MAX_CARDS];
} bbi_mind;

/* The order in which a heap is written down. */
bool bbi_input_before(const bbi_input *a, const bbi_input *b);

/* What a viewer knows of a game. */
void bbi_mind_read(bbi_mind *mind, const bbi_state *state, uint32_t viewer);

/* Puts the inputs of each shuffle in their order. */
void bbi_mind_sort(bbi_mind *mind);

/* The heaps of a mind that does not come from a game (else: bbi_heaps_read). */
void bbi_mind_heaps(const bbi_mind *mind, bbi_heaps *heaps);

/*
 * When every face is known in a state that was read from the mind, or is the mind's: gives each card the past of some
 * card of its face (who had seen it before its shuffles), so that the state becomes a whole game again.
 */
void bbi_mind_remember(const bbi_mind *mind, bbi_state *state);

#endif
