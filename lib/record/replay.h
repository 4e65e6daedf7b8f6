/* Playing a line of a record again. */
#ifndef BBI_RECORD_REPLAY_H
#define BBI_RECORD_REPLAY_H

#include "record/move_text.h"

/*
 * Plays a line; step->state is changed only if BAOBEI_OK is returned. Otherwise `at` is where in the
 * line the fault is: the entry that is refused, or the answers.
 */
baobei_status bbi_replay(bbi_step *step, const bbi_line *line, size_t *at);

#endif
