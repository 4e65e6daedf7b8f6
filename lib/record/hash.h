/* A number for all that a viewer knows; docs/notation.md defines it. */
#ifndef BBI_RECORD_HASH_H
#define BBI_RECORD_HASH_H

#include "table/state.h"

uint64_t bbi_hash(const bbi_state *state, uint32_t viewer);

#endif
