/*
 * Strangers that have turned out to be something.
 *
 * When more cards of a species turn up from a shuffle than were known to have gone in, the rest were
 * strangers: cards that went in unseen, from earlier shuffles. That is a debt of the one shuffle, which
 * an earlier one must pay through a stranger, out of its own heap or by a debt of its own.
 */
#ifndef BBI_VIEW_DEBTS_H
#define BBI_VIEW_DEBTS_H

#include "view/heaps.h"

/* Whether the strangers that wait can pay all debts, so that some world fits. */
bool bbi_debts_payable(const bbi_heaps *heaps);

#endif
