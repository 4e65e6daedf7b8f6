/* Actions as integers: the fields, and which of them each kind uses. */
#ifndef BBI_RULES_ACTION_H
#define BBI_RULES_ACTION_H

#include <baobei/types.h>

#include "base/deps.h"

/* What an action names, and so which of its fields are used and how they are spelled. */
typedef enum bbi_shape {
    BBI_SHAPE_NONE,      /* no action of that kind */
    BBI_SHAPE_BARE,      /* nothing */
    BBI_SHAPE_SLOT,      /* slot[0] */
    BBI_SHAPE_SLOTS,     /* slot[0] < slot[1] */
    BBI_SHAPE_SEAT,      /* seat[0] */
    BBI_SHAPE_CARD,      /* seat[0], slot[0] */
    BBI_SHAPE_ORDERED,   /* two different cards */
    BBI_SHAPE_CROSSED,   /* two cards, seat[0] < seat[1] */
    BBI_SHAPE_OWN_NEW,   /* slot[0], choice */
    BBI_SHAPE_OTHER_NEW, /* seat[1], slot[1], choice */
    BBI_SHAPE_BOTH_NEW   /* slot[0], seat[1], slot[1], choice */
} bbi_shape;

enum { BBI_ACTION_KINDS = BAOBEI_ACTION_BAO + 1 };

bbi_shape bbi_action_shape(uint32_t kind);
const char *bbi_action_row(uint32_t kind); /* its name, NULL if there is no such kind */

/* Packs fields that are known to be right; ascending like (kind, seat, slot, seat, slot, choice). */
static inline baobei_action bbi_pack(uint32_t kind, uint32_t seat1, uint32_t slot1, uint32_t seat2, uint32_t slot2,
                                     uint32_t choice)
{
    return kind << 24 | seat1 << 21 | slot1 << 14 | seat2 << 11 | slot2 << 4 | choice;
}

/* Takes an action apart; false if it is none, or not in its one spelling. */
bool bbi_unpack(baobei_action action, baobei_parts *out);

/* Whether parts are in range for a number of seats and slots, and in the one spelling. */
bool bbi_parts_valid(const baobei_parts *parts, uint32_t seats, uint32_t slots);

/*
 * False for two cards that can be spelled but never be legal (one card twice, two of one seat): a game
 * refuses them by name (R3.5, R7.3), and they have no dense id.
 */
bool bbi_parts_proper(const baobei_parts *parts);

/* Dense ids; `parts` must be valid for that space, and proper. The number of ids if `parts` is NULL. */
uint32_t bbi_action_rank(const baobei_parts *parts, uint32_t seats, uint32_t slots);
bool bbi_action_unrank(uint32_t id, uint32_t seats, uint32_t slots, baobei_parts *out);

#endif
