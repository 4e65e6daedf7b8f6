/*
 * What a seat may do, and why not. Both read public facts alone, so a game and a view share them.
 */
#ifndef BBI_RULES_LEGAL_H
#define BBI_RULES_LEGAL_H

#include "rules/action.h"
#include "table/board.h"

/* How many legal actions a seat has; 0 if it is not asked or has answered. */
uint32_t bbi_legal_count(const bbi_board *board, uint32_t seat);

/* Legal action number k < bbi_legal_count(), ascending. */
baobei_action bbi_legal_at(const bbi_board *board, uint32_t seat, uint32_t k);

/* A page of them; returns the count. `out` may be NULL. */
uint32_t bbi_legal_list(const bbi_board *board, uint32_t seat, uint32_t first, baobei_action *out, uint32_t room);

/* BAOBEI_OK, or why a seat may not do this. The parts must be valid (bbi_unpack). */
baobei_status bbi_legal_check(const bbi_board *board, uint32_t seat, const baobei_parts *parts);

/* The same for any seat number and any action value, which is taken apart on the way. */
baobei_status bbi_legal_judge(const bbi_board *board, uint32_t seat, baobei_action action, baobei_parts *parts);

/* How many pairs of cards of two different seats the user of a blind swap may choose from (R7.3). */
uint32_t bbi_swap_pairs(const bbi_board *board, uint32_t user);

/* Whether two seats hold a card (R7.4). */
uint32_t bbi_inspect_pairs(const bbi_board *board);

/* Opponents that a toco may hit (R7.5). */
uint32_t bbi_add_targets(const bbi_board *board, uint32_t user);

/* Own, or opposing, cards that a shoebill may replace (R11.27). */
uint32_t bbi_replace_targets(const bbi_board *board, uint32_t user, bool own);

/* R7.4, R11.25: the macaw's two cards may change places. */
bool bbi_may_swap_seen(const bbi_board *board, uint32_t user);

#endif
