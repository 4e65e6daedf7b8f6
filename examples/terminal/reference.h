// reference.h: what a person may want to look up: the birds, and the keys.
#ifndef TABLE_REFERENCE_H
#define TABLE_REFERENCE_H

#include "host.h"

void reference_keys(struct host *host);
void reference_cards(struct host *host);

// That the figures in use are assumed, as far as they are (rules.md, R10.4).
void reference_assumed(struct host *host);

#endif
