// bots.h: the opponents. Each sees, remembers and imagines what its own viewer lets it: its view, its recall,
// and samples of the worlds that fit them. It never looks at the game with other eyes.
#ifndef TABLE_BOTS_H
#define TABLE_BOTS_H

#include "options.h"
#include "seed.h"

#include <baobei/baobei.h>

struct bot {
    unsigned seat;
    baobei_viewer viewer;
    enum skill skill;
    baobei_species species[BAOBEI_MAX_SPECIES + 1]; // of the rules, which everybody knows; from 1
    int32_t bao_factor;
    int32_t bao_floor;
    struct dice dice;
    uint8_t seed[BAOBEI_SEED_SIZE]; // of its samples
    uint64_t number;                // of the next one
};

// `seed`: the bot's chance is made of it, but none of it can be told from the bot's chance.
void bot_open(struct bot *bot, const baobei_rules *rules, unsigned seat, enum skill skill,
              const uint8_t seed[BAOBEI_SEED_SIZE]);

// What it does now; 0 if it is not asked. `scratch`: a game that it may overwrite.
baobei_action bot_choose(struct bot *bot, const baobei_game *game, baobei_game *scratch);

// How long it thinks about a claim, when `most` milliseconds are given.
uint32_t bot_think(struct bot *bot, uint32_t most);

#endif
