/* How often everything came up. A tally is an observer of the host's events. */
#ifndef TESTS_SUPPORT_TALLY_H
#define TESTS_SUPPORT_TALLY_H

#include <baobei/baobei.h>
#include <stdbool.h>
#include <stdio.h>

#include "misuse.h"

enum { TALLY_POWERS = BAOBEI_POWER_REPLACE + 1, TALLY_DECISIONS = BAOBEI_DECISION_OVER + 1, TALLY_RECYCLES = 8 };

/* Whose the targets of a claim are. */
typedef enum tally_target { TALLY_OWN, TALLY_OPPOSING, TALLY_MIXED } tally_target;

typedef struct tally {
    uint64_t events[BAOBEI_EVENT_OVER + 1];
    uint64_t asked[TALLY_DECISIONS];             /* decisions that began */
    uint64_t begun[TALLY_POWERS], no_effect[TALLY_POWERS], declined[TALLY_POWERS];
    uint64_t claims[2][2][2][3];                 /* window or own draw; simple or double; wrong or right; targets */
    uint64_t recycles[TALLY_RECYCLES];           /* by their number in the round; the last one: that and more */
    uint64_t recycles_in_call[4];                /* calls with so many recycles */
    uint64_t final_plain, final_over_bao;
    uint64_t bao_won, bao_failed, bao_negative;  /* rounds that were scored with it */
    uint64_t bao_without_cards;                  /* announced by a seat without cards */
    uint64_t turns_without_cards, claims_shielded;
    uint64_t ends_without_bao, decisive_rounds, decisive_again, ties_of_three;
    uint64_t statuses[MISUSE_STATUSES];
    uint32_t most_slots, most_events, most_recycles;
    uint64_t decisions, matches, cut, positions; /* kept by whoever plays */

    /* the round, the call and the claim that are going on */
    const baobei_game *game;
    uint32_t announcer, drawn, claim_targets, claim_double, events_of_call, recycles_of_call;
    bool final, decisive, shield;
    int32_t totals[BAOBEI_MAX_SEATS];
} tally;

/* Watches a game: sets its observer. The tally must be zero before its first game. */
baobei_status tally_watch(tally *t, baobei_game *game);

/* To be called after every call that changed the game. */
void tally_call(tally *t);

/* Adds statuses that were met elsewhere. */
void tally_statuses(tally *t, const uint64_t statuses[MISUSE_STATUSES]);

/*
 * Prints the table, and under it everything that came up less than `rare` times. How many rows are 0 that
 * should not be in a long run of all drivers, seats and rules; only the highest recycles may be.
 */
uint32_t tally_print(const tally *t, FILE *out, uint64_t rare);

#endif
