/* Perfect memory as a record (baobei_recall). */
#ifndef BBI_VIEW_RECALL_H
#define BBI_VIEW_RECALL_H

#include "table/state.h"

void bbi_recall(const bbi_state *state, uint32_t viewer, baobei_recall *out);

#endif
