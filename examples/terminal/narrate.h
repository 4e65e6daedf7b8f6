// narrate.h: what happened, told to the person (or to a spectator).
#ifndef TABLE_NARRATE_H
#define TABLE_NARRATE_H

#include "client.h"

// Tells what the last move has brought, and forgets it.
void narrate(struct client *client);

// Who has won.
void narrate_winner(struct client *client);

#endif
