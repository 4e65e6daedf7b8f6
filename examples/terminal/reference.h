// reference.h: what a person may want to look up: the birds, and the keys.
#ifndef TABLE_REFERENCE_H
#define TABLE_REFERENCE_H

#include "client.h"

void reference_keys(struct client *client);
void reference_how(struct client *client); // the game, for those who do not know it
void reference_cards(struct client *client);

// The limit and the rules in use, and which of their figures are assumed (rules.md, R10.4).
void reference_rules(struct client *client);

#endif
