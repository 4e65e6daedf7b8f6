// screen.h: the table, as the person (or a spectator) sees it.
#ifndef TABLE_SCREEN_H
#define TABLE_SCREEN_H

#include "client.h"

// On a screen: clears it, draws the table and what has just been narrated. Else: prints the table if it
// has changed since it was last printed.
void screen_show(struct client *client);

// The same, before a question.
void screen_ask(struct client *client);

// Prints the table in any case, and what has just been narrated.
void screen_table(struct client *client);
void screen_log(struct client *client);

// The table has been seen: what was narrated before is not repeated any more.
void screen_turn_page(struct client *client);

#endif
