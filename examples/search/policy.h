// Random players: opponents to be measured against, and how a playout goes on.
#ifndef SEARCH_POLICY_H
#define SEARCH_POLICY_H

#include <baobei/baobei.h>

typedef struct dice_cup {
    uint64_t state;
} dice_cup;

// A number 0 ... n - 1.
uint32_t dice_below(dice_cup *dice, uint32_t n);

// Any legal action, all equally likely. Nearly every claim is then a wrong one.
baobei_action policy_uniform(const baobei_game *game, uint32_t seat, const baobei_decision *now, dice_cup *dice);

// As people do who know nothing: hardly ever claims, announces BAO now and then.
baobei_action policy_calm(const baobei_game *game, uint32_t seat, const baobei_decision *now, dice_cup *dice);

// The first seat that is waited for; the host when no seat is.
uint32_t policy_next_seat(const baobei_decision *now);

#endif
