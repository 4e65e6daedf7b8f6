/* Perfect memory as a record (baobei_recall), made from a mind. */
#ifndef BBI_VIEW_RECALL_H
#define BBI_VIEW_RECALL_H

#include "view/mind.h"

void bbi_recall(const bbi_mind *mind, baobei_recall *out);

#endif
