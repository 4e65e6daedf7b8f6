/*
 * Positions as text. What is written is a mind (view/mind.h): of the host for a full position, of one
 * viewer for a seat position, so the second holds nothing that the viewer does not know.
 */
#ifndef BBI_RECORD_POSITION_H
#define BBI_RECORD_POSITION_H

#include "base/text.h"
#include "view/mind.h"

/* A full position: `mind` is the host's, the seed and the source are the state's. */
void bbi_write_full(bbi_writer *out, const bbi_mind *mind, const bbi_state *state);

/* A seat position. */
void bbi_write_seat_position(bbi_writer *out, const bbi_mind *mind);

/*
 * Reads either; the mind is then one that a game can come to (position_check.c), in its one spelling.
 * A full position also has its source and seed in mind->state.
 */
void bbi_read_full(bbi_reader *in, bbi_mind *mind);
void bbi_read_seat_position(bbi_reader *in, bbi_mind *mind);

/* Whether a mind that was read hangs together. */
bool bbi_position_possible(const bbi_mind *mind);

#endif
