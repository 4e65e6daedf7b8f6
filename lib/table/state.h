/*
 * The whole of a game as one flat value without pointers: copying it is copying the game. Hooks,
 * observers and kept events lie beside it (api/game_object.h).
 *
 * Places and faces are apart: piles, slots and memories name a card by a number inside one round,
 * and `face` says what it is. No such number, nor anything derived from one, ever leaves.
 */
#ifndef BBI_TABLE_STATE_H
#define BBI_TABLE_STATE_H

#include "table/board.h"
#include "table/ruleset.h"

enum {
    BBI_CHANCE_NONE = 0,
    BBI_CHANCE_SEED = 1,
    BBI_CHANCE_HOOK = 2,
    BBI_CHANCE_FAST = 3, /* a sample: the fast stream of its own seed */

    BBI_SHUFFLES = 4,   /* shuffles of a round that memory tells apart (know.h) */
    BBI_MOST_RECYCLES = 254, /* counted in a round; the final phase ends one long before */
    BBI_NO_CARD = 255   /* no card number */
};

/* Numbers of decisions and events go on from 1 when 32 bits are used up; 0 is never one. */
static inline uint32_t bbi_number_after(uint32_t number)
{
    return number == UINT32_MAX ? 1 : number + 1;
}

/* A power that has been earned and not yet run (R6). */
typedef struct bbi_earned {
    uint8_t user, species, cause;
} bbi_earned;

/*
 * What most moves read comes first and lies together, so that a game that was left alone is soon at hand again;
 * `card` to `know` are sent for as one (api/action.c).
 */
typedef struct bbi_state {
    uint32_t token, serial; /* of the pending decision; of the next event */
    uint32_t round;
    bbi_board board;
    uint8_t draw, discard, under;   /* their sizes */
    uint8_t hand[2], held;          /* cards drawn and not yet put anywhere */
    uint8_t gives, give_seat[2], give_slot[2]; /* gives still owed by the claimant, in order (R3.11) */
    uint8_t claimant;
    uint8_t powers;       /* how many wait */
    bbi_earned power[2];
    uint8_t touched;      /* an opponent has modified the announcer's cards in this action (R4.3) */
    uint8_t first;        /* first seat of the round, between rounds of the next one */
    uint8_t next;         /* set: seats of the next round; 0: the match is over */
    uint8_t decisive, next_decisive;
    uint8_t closing;      /* the round ends before this seat's turn */
    uint8_t recycles;
    uint8_t winner;
    uint8_t numbered;     /* cards that are numbered species by species, as a deal has them: all, or 0 */
    uint8_t open;         /* the round is over and all cards lie face up (R5.6) */
    uint8_t source;       /* BBI_CHANCE_... */
    uint8_t card[BAOBEI_MAX_CARDS]; /* by list entry of the board; unused entries are zero */
    uint8_t face[BAOBEI_MAX_CARDS]; /* by card: species */
    uint8_t pile[BAOBEI_MAX_CARDS]; /* piles.c: both piles, and the cards slid under the second */
    uint8_t know[BBI_SHUFFLES][BAOBEI_MAX_CARDS];
    baobei_rules rules;
    int32_t sum[BAOBEI_MAX_SEATS];  /* R5.4 */
    int32_t last[BAOBEI_MAX_SEATS]; /* recorded in the last finished round */
    uint64_t rules_hash;            /* of `rules`, which stay as they are */
    uint8_t seed[BAOBEI_SEED_SIZE];
} bbi_state;

/* The shuffle that the draw pile comes from, as memory tells shuffles apart. */
static inline uint32_t bbi_last_shuffle(const bbi_state *state)
{
    return state->recycles < BBI_SHUFFLES ? state->recycles : BBI_SHUFFLES - 1u;
}

/* A match that has not begun: the host is asked to deal. The rules must hold for `seats`. */
void bbi_state_init(bbi_state *state, const baobei_rules *rules, uint32_t seats);

/* Numbers the cards species by species, so that their faces follow from the rule set, which must hold. */
void bbi_state_number_cards(bbi_state *state);

/* Whether everything hangs together: each card in one place, counts, order, pending decision. */
bool bbi_state_valid(const bbi_state *state);

#endif
