/* A move from its arrival to its commit: validate, apply, commit or put back. */
#ifndef BBI_ENGINE_STEP_H
#define BBI_ENGINE_STEP_H

#include <baobei/action.h>

#include "rules/move.h"

/*
 * The last move: the entries that took effect, in order, and what a hook answered. All entries but the
 * last one are passes of a window that was handed over as a whole.
 */
typedef struct bbi_last_move {
    baobei_action action;           /* of the last entry */
    uint8_t told;                   /* 1: a shoebill's choice that everybody can tell (R12.26) */
    uint8_t seat[BAOBEI_MAX_SEATS]; /* who, by entry; BAOBEI_NO_SEAT is the host */
    uint8_t entries;                /* 0: there is no last move */
    uint8_t answer[BBI_MOST_ANSWERS];
    uint8_t answers;
} bbi_last_move;

/*
 * A step is begun with the state, and with a list for the facts if anybody watches; the facts are valid
 * if BAOBEI_OK is returned.
 */
typedef struct bbi_step {
    bbi_move move;
    bbi_last_move *last;   /* written if BAOBEI_OK is returned; no entries if nothing took effect */
    baobei_below_fn below; /* the host's hook, used if the state says so */
    void *ctx;
    bool taped;            /* it is used whatever the state says: a record is played back */
    uint8_t answer[BBI_MOST_ANSWERS]; /* of the hook, so far */
} bbi_step;

void bbi_step_begin(bbi_step *step, bbi_state *state, bbi_last_move *last, baobei_event *list);

/*
 * One answer of one seat to the pending decision: an action, and what bbi_unpack() has made of it. The state is
 * changed only if BAOBEI_OK is returned.
 */
baobei_status bbi_step_action(bbi_step *step, uint32_t seat, baobei_action action, const baobei_parts *parts);

/* A collected claim window, by entry. */
typedef struct bbi_entries {
    const uint8_t *seats;
    const baobei_action *actions;
    const uint64_t *stamps; /* NULL: all equal */
    uint32_t count;
} bbi_entries;

/* R3.6, R11.38: a collected window; results by entry, written only if BAOBEI_OK is returned. */
baobei_status bbi_step_claims(bbi_step *step, const bbi_entries *entries, int32_t *results);

/* The same in the order given, as a record has it. */
baobei_status bbi_step_claims_in_order(bbi_step *step, const bbi_entries *entries, int32_t *results);

#endif
