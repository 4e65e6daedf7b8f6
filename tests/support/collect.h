/* Collected claim windows, for baobei_apply_claims(). */
#ifndef TESTS_SUPPORT_COLLECT_H
#define TESTS_SUPPORT_COLLECT_H

#include "driver.h"

typedef struct collection {
    uint32_t count;
    uint8_t seats[BAOBEI_MAX_CLAIMS];
    baobei_action actions[BAOBEI_MAX_CLAIMS];
    uint64_t stamps[BAOBEI_MAX_CLAIMS];
    bool stamped;
} collection;

/* One answer of some of the seats that a window still waits for, in any order, as the driver likes. */
void collect_answers(driver *d, const baobei_game *game, const baobei_decision *now, collection *out);

/* Entries of all sorts: several of one seat, wrong ones, seats that are not asked, equal stamps. */
void collect_anything(driver *d, const baobei_game *game, const baobei_decision *now, collection *out);

/* Hands a collection over. */
baobei_status collection_apply(baobei_game *game, uint32_t token, const collection *c, int32_t *results);

#endif
