/*
 * Non-interference: a match, and beside it a twin that differs only in cards that one viewer has not seen.
 * Both get the same actions and the same chance, and all that reaches this viewer is held byte for byte
 * against that of the twin after every step (outputs.h). When a face that differs is shown to the viewer, or
 * decides a claim, the pair ends, and a new twin is drawn from the match, for any viewer. A step counts
 * as compared only when everything was, while something differs, and beside a twin that began with at least
 * four cards that differ; others are compared, too, and counted apart.
 *
 * Which drawn card a shoebill puts where is its user's own business (R12.26) but depends on no card: for that, the
 * match goes on beside a copy in which the user has chosen the other way round.
 */
#ifndef TESTS_SUPPORT_PAIRS_H
#define TESTS_SUPPORT_PAIRS_H

#include "collect.h"
#include "outputs.h"
#include "twin.h"

/* Why a pair ended. */
typedef enum pair_end {
    PAIR_SHOWN,   /* a face that differs was shown to the viewer */
    PAIR_CLAIMED, /* ... because somebody claimed it, or with it */
    PAIR_SPENT,   /* nothing differs any more: a new deal */
    PAIR_OLD      /* it had lasted long enough, or the match was over */
} pair_end;

enum { PAIR_ENDS = PAIR_OLD + 1, PAIR_ROLES = 4, PAIR_SHUFFLES = 5, PAIRS_BOUND = 500 };

typedef struct pairs_plan {
    uint64_t seed;
    driver_kind driver;
    uint32_t seats;
    uint32_t rules; /* of odd_rules.h */
    uint32_t bound; /* steps; 0: PAIRS_BOUND */
} pairs_plan;

/* What was compared, and how often. */
typedef struct pairs_tally {
    uint64_t steps, compared, pairs, matches, late, refused;
    uint64_t differing, changes, changes_late; /* of all pairs, as they were made */
    uint64_t few, few_compared;                /* pairs with less than four cards that differ; steps beside them */
    uint64_t crossed;                          /* shoebills placed the other way round */
    uint64_t ends[PAIR_ENDS];
    uint64_t longest;
    uint64_t kinds[BAOBEI_DECISION_OVER + 1]; /* compared steps by the decision answered */
    uint64_t roles[PAIR_ROLES];               /* ... by viewer: answering, other seat, out of the round, spectator */
    uint64_t recycles[PAIR_SHUFFLES];         /* ... by recycles in the round; the last one: that and more */
    uint64_t events[BAOBEI_EVENT_OVER + 1];   /* events compared */
    uint64_t seats[BAOBEI_MAX_SEATS + 1];     /* compared steps by number of seats */
    uint64_t drivers[DRIVER_KINDS];           /* ... by driver */
} pairs_tally;

typedef struct pairs {
    pairs_plan plan;
    pairs_tally *tally;
    driver driver;
    rng rng;
    tape tape;
    ledger ledger;
    witness side[2]; /* the match, the twin */
    witness crossed; /* the match, with a shoebill's cards the other way round */
    bool live;       /* there is a twin */
    bool few;        /* ... with less than four cards that differ */
    uint32_t since;  /* serial at which it was made */
    uint32_t age;
    uint32_t step;
    const char *fault; /* what differs, or what is broken; null: nothing */
    bool broken;       /* the tests' own picture does not fit, or a call failed: no difference was found */
    char detail[OUTPUTS_DETAIL];
} pairs;

/* Makes the games; false, with the fault, if that fails. */
bool pairs_open(pairs *p, const pairs_plan *plan, pairs_tally *tally);

/* One step of the match; false when it is over, cut, or something differed. */
bool pairs_step(pairs *p);

void pairs_close(pairs *p);

/* What the tally says. */
void pairs_print(const pairs_tally *t);

#endif
