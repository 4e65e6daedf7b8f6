/*
 * The tests' own picture of a table: which card lies where, and who has seen it since which shuffle. It
 * follows the events of the host, the answers of chance (docs/randomness.md) and rules.md, R12, and
 * asks nothing of the library's own memory, so that it can be held against it.
 *
 * A card is a number inside one round. It has a face in each of two games, which get the same actions
 * and the same chance, so that the same places are always filled alike: the game that is played, and
 * its twin. One viewer is watched: a face that differs must not come to its eyes.
 */
#ifndef TESTS_SUPPORT_LEDGER_H
#define TESTS_SUPPORT_LEDGER_H

#include <baobei/baobei.h>

#include "tape.h"

enum {
    LEDGER_SHUFFLES = 24, /* told apart; beyond that the two oldest become one */
    LEDGER_MEMBER = 0x80, /* the card went through that shuffle */
    LEDGER_PUBLIC = 0x7f, /* every seat, and bit 6 for spectators */
    LEDGER_NONE = 255     /* no card */
};

typedef struct ledger_pile {
    uint8_t card[BAOBEI_MAX_CARDS]; /* bottom first; the cards slid under the discards: first one first */
    uint32_t count;
} ledger_pile;

typedef struct ledger {
    uint8_t copies[BAOBEI_MAX_SPECIES];
    uint32_t cards;                    /* 0 until the first deal */
    uint8_t face[2][BAOBEI_MAX_CARDS]; /* in the game, in its twin */
    uint8_t slot[BAOBEI_MAX_SEATS][BAOBEI_MAX_SLOTS];
    ledger_pile draw, discard, under, hand;
    ledger_pile leaving; /* taken off the table by a shoebill, not yet slid */
    uint32_t recycles;
    uint32_t last;                                   /* row of the last shuffle */
    uint8_t stay[LEDGER_SHUFFLES][BAOBEI_MAX_CARDS]; /* by shuffle: LEDGER_MEMBER, and who saw it until the next one */
    uint32_t watched;                                /* bit of the viewer that is watched; 0: none */
    bool shown;                                      /* it has seen a face that differs */
} ledger;

void ledger_init(ledger *l, const baobei_rules *rules);

/*
 * One event as the host sees it, in order. `done` is the action of the call (it says which card a shoebill
 * puts where), `chance` what was answered in it. False if this cannot be.
 */
bool ledger_follow(ledger *l, const baobei_event *host, const baobei_parts *done, tape *chance);

/* How many cards differ. */
uint32_t ledger_differing(const ledger *l);

#endif
