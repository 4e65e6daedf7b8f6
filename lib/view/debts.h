/*
 * Strangers that have turned out to be something.
 *
 * When more cards of a species turn up from a shuffle than were known to have gone in, the rest were
 * strangers: cards that went in unseen, from earlier shuffles. That is a debt of the one shuffle, which
 * an earlier one must pay through a stranger, out of its own heap or by a debt of its own.
 */
#ifndef BBI_VIEW_DEBTS_H
#define BBI_VIEW_DEBTS_H

#include "table/state.h"

typedef struct bbi_heaps {
    int8_t pool[BBI_SHUFFLES][BAOBEI_MAX_SPECIES]; /* cards left of each shuffle by species; negative: a debt */
    uint8_t waiting[BBI_SHUFFLES][BBI_SHUFFLES];   /* strangers that have no face yet, by [from][into] */
} bbi_heaps;

/* Whether the strangers that wait can pay all debts, so that some world fits. */
bool bbi_debts_payable(const bbi_heaps *heaps);

#endif
