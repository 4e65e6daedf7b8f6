/* A number for all that a mind knows; docs/notation.md defines it. */
#ifndef BBI_RECORD_HASH_H
#define BBI_RECORD_HASH_H

#include "view/mind.h"

/* `state` is the one the mind was read from: for the host, its seed counts, too. */
uint64_t bbi_hash(const bbi_mind *mind, const bbi_state *state);

#endif
