/*
 * Who sees what (R12): acts are checked for every viewer, each seat, the spectators and the host. Built
 * upon table.h.
 */
#ifndef TESTS_SUPPORT_SIGHT_H
#define TESTS_SUPPORT_SIGHT_H

#include "table.h"

enum { SIGHT_MOST = 256 };

/* What one viewer has been told, in order. */
typedef struct sight_told {
    baobei_event list[SIGHT_MOST];
    uint32_t count;
} sight_told;

/*
 * A seat does something that must be allowed. Every viewer is told of it: the same events as everybody
 * else, to the last byte but for faces (and passes, R12.10), and enough to follow: its old view, carried
 * on by what it is told, is its new view.
 */
void sight_act(table *t, uint32_t seat, baobei_action action);

/* Collects what all viewers are told from now on, until sight_stop(); sight_act() does both. */
void sight_listen(table *t);
void sight_stop(table *t);
const sight_told *sight_heard(uint32_t viewer);

/*
 * The views are alike in all but faces. Face up lie the top discard, and, for the viewers `who` only, the
 * cards in the hand and those in `cards` ("seat slot seat slot"); for the host everything.
 */
void sight_open_to(const table *t, uint32_t who, const char *cards);

/* All that viewers of a set have ever been told and see now is the same, byte for byte, in two games. */
void sight_same(const table *a, const table *b, uint32_t viewers);

/* The last move's first event of this kind says: by this seat, at this slot, or at these two. */
void sight_at(const table *t, baobei_event_kind kind, uint32_t by, uint32_t seat, uint32_t slot);
void sight_at_two(const table *t, baobei_event_kind kind, uint32_t by, uint32_t seat0, uint32_t slot0, uint32_t seat1,
                  uint32_t slot1);

#endif
