/*
 * Makes a twin of a game: another game that one viewer cannot tell from it, since they differ only in
 * cards that this viewer has not seen. It is made by hand, from the state and from the tests' own ledger
 * of who has seen what; the library's memory has no say in it.
 *
 * One change lets two cards of one shuffle come out of it in each other's places, where the viewer has
 * seen neither since: with all that happened to those places later on, but each card with its own past
 * before that shuffle. For the deal that is the same as two faces that change places, past and all.
 */
#ifndef TESTS_SUPPORT_TWIN_H
#define TESTS_SUPPORT_TWIN_H

#include "ledger.h"

/* Which cards change: any; those on the table; those that will not be drawn soon. */
typedef enum twin_taste { TWIN_ANY, TWIN_TABLE, TWIN_QUIET } twin_taste;

enum { TWIN_TASTES = TWIN_QUIET + 1 };

typedef struct twin {
    uint32_t differing;                              /* cards with another face */
    uint32_t changes;                                /* pairs of cards that have changed places */
    uint32_t late;                                   /* ... as they came out of a recycle */
    uint8_t past[LEDGER_SHUFFLES][BAOBEI_MAX_CARDS]; /* by shuffle and card: whose way it went from there on */
} twin;

/* Bit of a viewer in the ledger: a seat's, or bit 6 for spectators. */
uint32_t twin_watcher(baobei_viewer viewer);

/* Null if cards lie in the game as the ledger says, else what is wrong. */
const char *twin_ledger_fault(const ledger *l, const baobei_game *game);

/*
 * Makes `to`, a game object of its own, a twin of `game` for one viewer, with at least four changes where
 * there are as many hidden cards. Its faces go into the ledger, which watches for that viewer from then on.
 * False if nothing could be changed that makes a difference.
 */
bool twin_make(baobei_game *to, const baobei_game *game, ledger *l, baobei_viewer viewer, rng *r, twin *out);

/* The pair is over: the ledger watches no more. */
void twin_end(ledger *l);

#endif
