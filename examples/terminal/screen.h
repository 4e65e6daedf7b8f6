// screen.h: the table, as the person (or a spectator) sees it.
#ifndef TABLE_SCREEN_H
#define TABLE_SCREEN_H

#include "host.h"

// On a screen: clears it, draws the table and what has just been narrated. Else: prints the table if it
// has changed since it was last printed.
void screen_show(struct host *host);

// The same, before a question.
void screen_ask(struct host *host);

// Prints the table in any case, and what has just been narrated.
void screen_table(struct host *host);
void screen_log(struct host *host);

// The table has been seen: what was narrated before is not repeated any more.
void screen_turn_page(struct host *host);

#endif
