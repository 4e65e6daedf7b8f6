/* Which cards and seats may be chosen: what both the lists and the reasons build on. */
#ifndef BBI_RULES_REACH_H
#define BBI_RULES_REACH_H

#include "table/board.h"

/*
 * List entries that may be chosen, ascending. `start` is like bbi_board.start, over those that are
 * left, so that pairs and k-th entries follow in closed form.
 */
typedef struct bbi_reach {
    uint8_t start[BAOBEI_MAX_SEATS + 1];
    uint8_t entry[BAOBEI_MAX_CARDS];
} bbi_reach;

/* All cards on the table: what may be looked at (R11.26). */
void bbi_reach_all(const bbi_board *board, bbi_reach *out);

/* Cards that a power of `user` may move, swap or replace (R4.4, R6.6). */
void bbi_reach_movable(const bbi_board *board, uint32_t user, bbi_reach *out);

/* The same, for the two halves of a shoebill: own cards, and opposing ones (R11.27). */
void bbi_reach_own(const bbi_board *board, uint32_t user, bbi_reach *out);
void bbi_reach_opposing(const bbi_board *board, uint32_t user, bbi_reach *out);

static inline uint32_t bbi_reach_count(const bbi_reach *reach)
{
    return reach->start[BAOBEI_MAX_SEATS];
}

/* Whether a power of `user` may move this card. */
bool bbi_movable(const bbi_board *board, uint32_t user, uint32_t entry);

/* Pairs of cards of two different seats, ordered by seat; the k-th one. */
uint32_t bbi_crossed_count(const uint8_t *start);
void bbi_crossed_at(const uint8_t *start, uint32_t k, uint32_t *first, uint32_t *second);

/* Cards that a claimant may touch: all but those shielded from it; none without an own card (R9.2). */
uint32_t bbi_touchable_count(const bbi_board *board, uint32_t seat);
uint32_t bbi_touchable_at(const bbi_board *board, uint32_t seat, uint32_t k);

/* Seats that a claim window asks: all with a card but the active one (R3.2, R11.20). */
uint32_t bbi_claimants(const bbi_board *board);

/* How many targets a power has that picks them first (not the shoebill, which draws first). */
uint32_t bbi_power_targets(const bbi_board *board, uint32_t power, uint32_t user);

#endif
