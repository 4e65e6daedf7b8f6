// worth.h: what an action is worth to an opponent, in tenths of points that it hopes to save.
#ifndef TABLE_WORTH_H
#define TABLE_WORTH_H

#include "bots.h"

struct worth {
    struct bot *bot;
    baobei_view view;                     // as the bot's own viewer sees the table
    int32_t total[BAOBEI_MAX_SEATS];      // what each seat holds, as far as the bot can tell
    unsigned strangers[BAOBEI_MAX_SEATS]; // cards of each seat that it does not know
    int32_t worst;                        // the most that one own card is believed to hold
};

// `worth->view` must be filled already.
void worth_open(struct worth *worth, struct bot *bot);

int32_t worth_action(const struct worth *worth, baobei_action action);

#endif
