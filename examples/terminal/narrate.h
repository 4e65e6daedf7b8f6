// narrate.h: what happened, told to the person (or to a spectator).
#ifndef TABLE_NARRATE_H
#define TABLE_NARRATE_H

#include "host.h"

// Observer: hands each event to the seat whose viewer it was made for.
void narrate_hear(void *ctx, baobei_viewer viewer, const baobei_event *event);

// Tells what the last move has brought, and forgets it.
void narrate(struct host *host);

// Who has won.
void narrate_winner(struct host *host);

#endif
