/*
 * One move in progress, and the way it takes: a play changes the state and reports facts; then, as long
 * as nobody is asked, the turn goes on (bbi_turn_go_on): gives that are owed, the shield, waiting powers,
 * the end of the turn. Functions that can fail do so by chance only.
 */
#ifndef BBI_RULES_MOVE_H
#define BBI_RULES_MOVE_H

#include "base/chance.h"
#include "table/fact.h"

typedef struct bbi_move {
    bbi_state *state;
    bbi_chance chance;
    bbi_facts facts;
    bool waits; /* somebody is asked */
    bool told;  /* everybody can tell which drawn card a shoebill has put where (R12.26) */
} bbi_move;

/* play.c: does what a seat does; the action must have passed bbi_legal_check(). */
baobei_status bbi_play(bbi_move *move, uint32_t seat, const baobei_parts *parts);

/*
 * Cards that one play can draw, at most: a penalty, and two by each of two shoebills that find
 * nothing to replace. With so many in the draw pile a play cannot reach chance, a deal excepted.
 */
enum { BBI_MOST_DRAWS = 5 };

/* setup.c */
baobei_status bbi_setup_deal(bbi_move *move);
void bbi_setup_look(bbi_move *move, uint32_t seat, const baobei_parts *parts);

/* turn.c */
baobei_status bbi_turn_go_on(bbi_move *move);
void bbi_turn_begin(bbi_move *move, uint32_t seat);
baobei_status bbi_turn_draw(bbi_move *move);
void bbi_turn_take(bbi_move *move, uint32_t slot);
void bbi_turn_keep(bbi_move *move, uint32_t slot);
void bbi_turn_discard(bbi_move *move);
void bbi_turn_pass(bbi_move *move, uint32_t seat);
void bbi_turn_end(bbi_move *move);

/* pluck.c */
baobei_status bbi_claim(bbi_move *move, uint32_t seat, const baobei_parts *parts);
void bbi_claim_give(bbi_move *move, uint32_t slot);

/* powers.c */
void bbi_power_earn(bbi_move *move, uint32_t user, uint32_t species, uint32_t cause);
baobei_status bbi_power_next(bbi_move *move); /* takes the first one that waits */
baobei_status bbi_power_act(bbi_move *move, const baobei_parts *parts); /* an answer to its decision */

/* added.c: a card is added to a seat's cards (R2.2); power NULL: as a penalty. */
baobei_status bbi_add_card(bbi_move *move, uint32_t by, uint32_t owner, const bbi_earned *power);
void bbi_add_place(bbi_move *move, uint32_t owner, uint32_t slot);

/* draw.c: a card of the draw pile, recycling if it is empty; BBI_NO_CARD if there is none (R8). */
baobei_status bbi_draw(bbi_move *move, uint32_t by, uint32_t *card);

/* bao.c */
bool bbi_bao_possible(const bbi_state *state);
void bbi_bao_announce(bbi_move *move);
void bbi_bao_touch(bbi_state *state, uint32_t by, uint32_t owner); /* `by` modifies a card of `owner` */
void bbi_bao_raise_shield(bbi_move *move);
void bbi_bao_final(bbi_move *move); /* a recycle has started the automatic final phase */

/* score.c */
void bbi_round_end(bbi_move *move);

/*
 * ask.c: makes a decision the pending one, and reports it. What else it is about (power, count,
 * places) is filled into the board by `about`, which starts from zero.
 */
typedef struct bbi_about {
    bbi_earned power; /* species 0: none; `user` is not used */
    uint8_t count, seat[2], slot[2];
} bbi_about;

void bbi_ask(bbi_move *move, uint32_t kind, uint32_t asked, const bbi_about *about);

static inline uint32_t bbi_face(const bbi_state *state, uint32_t card)
{
    return state->face[card];
}

/* Reports place i of a fact from a list entry: seat, slot, and the card that lies there. */
static inline void bbi_fact_entry(const bbi_state *state, baobei_event *fact, uint32_t i, uint32_t entry)
{
    bbi_fact_at(fact, i, bbi_owner(&state->board, entry), state->board.slot[entry] & BBI_SLOT,
                state->face[state->card[entry]]);
}

#endif
