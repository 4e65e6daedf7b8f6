// bots.h: the opponents. Each remembers what its own seat was shown, and decides from that, from its
// own view and from its own list of legal actions.
#ifndef TABLE_BOTS_H
#define TABLE_BOTS_H

#include "seed.h"

#include <baobei/baobei.h>

struct bot {
    unsigned seat;
    baobei_viewer viewer;
    baobei_species species[BAOBEI_MAX_SPECIES + 1]; // of the rules, which everybody knows; from 1
    int32_t usual;                                  // ten times the mean points of a card
    struct dice dice;
    uint8_t known[BAOBEI_MAX_SEATS][BAOBEI_MAX_SLOTS]; // the species there, as far as it remembers; 0: no idea
};

void bot_open(struct bot *bot, const baobei_rules *rules, unsigned seat, const uint8_t seed[BAOBEI_SEED_SIZE]);

// An event, as this bot's own viewer was told it.
void bot_hear(struct bot *bot, const baobei_event *event);

// What it does now; 0 if it is not asked.
baobei_action bot_choose(struct bot *bot, const baobei_game *game);

// How long it thinks about a claim, when `most` milliseconds are given.
uint32_t bot_think(struct bot *bot, uint32_t most);

#endif
