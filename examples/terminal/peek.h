// peek.h: cards that the person looks at in secret, shown once and hidden again.
#ifndef TABLE_PEEK_H
#define TABLE_PEEK_H

#include "client.h"

// Shows the face(s) of a set-up look or of a white pelican.
void peek_show(struct client *client, const baobei_event *event);

// Waits until the person presses Enter; a spectator gets a pause, a pipe none.
void peek_wait(struct client *client, enum text prompt);

#endif
