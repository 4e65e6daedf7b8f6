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

#endif
