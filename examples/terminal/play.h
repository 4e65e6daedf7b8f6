// play.h: the host loop.
#ifndef TABLE_PLAY_H
#define TABLE_PLAY_H

#include "host.h"

// Plays until host->ending is set.
void play(struct host *host);

#endif
