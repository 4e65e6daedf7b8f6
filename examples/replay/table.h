/* The table as one viewer sees it, in text. */
#ifndef REPLAY_TABLE_H
#define REPLAY_TABLE_H

#include "player.h"

/* Prints it. Only what the viewer's view shows: what it remembers beyond that is its own affair. */
void table_print(const player *p);

/* "a" to "f", "spectator" and "host"; 0 for anything else. */
baobei_viewer viewer_named(const char *name);
const char *viewer_name(baobei_viewer viewer);

/* A set of seats as letters; "nobody" if there are none. */
const char *seats_text(uint32_t set);

#endif
