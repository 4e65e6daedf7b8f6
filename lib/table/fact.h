/*
 * What the rules report: the full truth, in the shape of an event. Who may see which part of it is
 * decided in one place only, view/redact.c.
 */
#ifndef BBI_TABLE_FACT_H
#define BBI_TABLE_FACT_H

#include <baobei/event.h>

#include "table/state.h"

enum { BBI_FACT_PLACES = 6 }; /* places that a fact about a row of them tells, at most: its values */

/* Facts of one call. With nobody to tell, `list` is NULL and only serials are counted. */
typedef struct bbi_facts {
    baobei_event *list; /* room for BAOBEI_MAX_EVENTS */
    uint32_t count;
    baobei_event nobody; /* written to when nobody is to be told */
} bbi_facts;

/* Whether anybody is to be told; if not, it does not matter what a fact says. */
static inline bool bbi_watched(const bbi_facts *facts)
{
    return facts->list != NULL;
}

/* A new fact, numbered, all other fields zero; the caller fills it in before the next one. */
baobei_event *bbi_fact(bbi_facts *facts, bbi_state *state, uint32_t kind, uint32_t by);

/* So many facts that nobody is to be told: they are numbered, and that is all. */
static inline void bbi_facts_skip(bbi_state *state, uint32_t count)
{
    while (count-- > 0)
        state->serial = bbi_number_after(state->serial);
}

/* A notice takes no number (BAOBEI_EVENT_PASSED). */
baobei_event *bbi_notice(bbi_facts *facts, const bbi_state *state, uint32_t kind, uint32_t by);

/* Fills in place i: seat, slot and card. */
static inline void bbi_fact_at(baobei_event *fact, uint32_t i, uint32_t seat, uint32_t slot, uint32_t face)
{
    fact->seat[i] = (uint8_t)seat;
    fact->slot[i] = (uint8_t)slot;
    fact->card[i] = (uint8_t)face;
}

#endif
