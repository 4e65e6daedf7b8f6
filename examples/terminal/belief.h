// belief.h: what an opponent believes about the table: what it has seen, and for the rest some worlds that
// might be the real one, each as good as the others.
#ifndef TABLE_BELIEF_H
#define TABLE_BELIEF_H

#include "bots.h"

#define WORLDS 64

// Points are counted in tenths, so that they can be averaged.
struct belief {
    struct bot *bot;
    baobei_view view;
    baobei_recall recall;
    uint8_t face[WORLDS][BAOBEI_MAX_SEATS][BAOBEI_MAX_SLOTS]; // species that lie there; 0: none
    int32_t points[BAOBEI_MAX_SEATS][BAOBEI_MAX_SLOTS];       // expected
    int32_t total[BAOBEI_MAX_SEATS];
    unsigned unseen[BAOBEI_MAX_SEATS]; // cards of each seat that the bot has not seen
    int32_t worst;                     // the most that an own card is expected to hold
    int32_t mean;                      // what a card of the draw pile is expected to hold
};

// False: the library does not answer.
bool belief_form(struct belief *belief, struct bot *bot, const baobei_game *game, baobei_game *scratch);

int32_t belief_card(const struct belief *belief, unsigned species); // its points

// Whether the bot has seen this card.
bool belief_seen(const struct belief *belief, unsigned seat, unsigned slot);

// How many of the WORLDS have a card of the reference's family there; and there as well.
unsigned belief_matches(const struct belief *belief, unsigned reference, unsigned seat, unsigned slot);
unsigned belief_both(const struct belief *belief, unsigned reference, const uint8_t seat[2], const uint8_t slot[2]);

// A card that might be next on the draw pile, by chance.
unsigned belief_draw(const struct belief *belief);

#endif
