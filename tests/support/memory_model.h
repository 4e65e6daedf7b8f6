/*
 * The memory of one viewer, kept from the events that reach it and from the rules, and from nothing
 * else: a slow model of baobei_recall, written without a look at the library's own memory.
 *
 * A card is remembered by the place in which it lies: which shuffle it came from, who has seen it since,
 * and its face if this viewer has. When it goes into a shuffle what is remembered of it becomes an
 * input of that shuffle, and its place in the new pile is known to nobody.
 */
#ifndef TESTS_SUPPORT_MEMORY_MODEL_H
#define TESTS_SUPPORT_MEMORY_MODEL_H

#include <baobei/baobei.h>
#include <stdbool.h>

enum { MEMORY_SHUFFLES = 4, MEMORY_INPUTS = MEMORY_SHUFFLES * BAOBEI_MAX_CARDS };

typedef struct memory_card {
    uint32_t shuffle; /* 0 the deal, then recycles, counted on without a limit */
    uint8_t seen;     /* bit s: seat s; bit 6: spectators */
    uint8_t face;     /* 0: not seen by this viewer */
    uint8_t here;     /* in a slot: whether there is one */
} memory_card;

typedef struct memory_input {
    uint32_t into;
    memory_card card; /* as it was before that shuffle */
} memory_input;

typedef struct memory {
    uint32_t viewer, seats; /* number of the viewer, see viewers.h */
    uint8_t copies[BAOBEI_MAX_SPECIES];
    bool dealt;
    uint32_t recycles;
    memory_card slot[BAOBEI_MAX_SEATS][BAOBEI_MAX_SLOTS];
    memory_card hand[2], leaving[2]; /* leaving: what a shoebill has replaced and not yet slid */
    memory_card discard[BAOBEI_MAX_CARDS], under[BAOBEI_MAX_CARDS];
    uint32_t hands, leavings, discards, unders;
    uint32_t draw, early; /* of the draw pile; early: drawn from the one before, and not yet told */
    memory_input input[MEMORY_INPUTS];
    uint32_t inputs;

    uint32_t told; /* how often a shoebill drew from two piles, so that its cards were told apart (R12.26) */
    const char *fault; /* the events contradict what is remembered, or themselves */
} memory;

void memory_open(memory *m, const baobei_rules *rules, uint32_t seats, uint32_t viewer);
void memory_event(memory *m, const baobei_event *event);

/* The number by which a shuffle goes now that the oldest ones may have become one. */
uint32_t memory_label(const memory *m, uint32_t shuffle);

/*
 * By shuffle and species: cards known to have gone in, less those seen since; negative where more have
 * turned up than were known. And by (into, from): cards that went in unseen.
 */
typedef struct memory_counts {
    int32_t pool[MEMORY_SHUFFLES][BAOBEI_MAX_SPECIES];
    uint32_t strangers[MEMORY_SHUFFLES][MEMORY_SHUFFLES];
} memory_counts;

void memory_count(const memory *m, memory_counts *out);

/* What baobei_recall_get() must answer. */
void memory_recall(const memory *m, baobei_recall *out);

#endif
