/* What a viewer is told of the last move: the move as it may know it, and the faces that it was shown. */
#ifndef REPLAY_TELL_H
#define REPLAY_TELL_H

#include "player.h"

/* Prints it; nothing at all for what the viewer may not know. */
void tell_move(const player *p);

#endif
