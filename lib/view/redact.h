/*
 * Who sees what (R12): which face an event, a view or a decision shows to a viewer is decided here. What a
 * viewer remembers follows from who has seen a card (table/know.h): view/glance.h, bbi_face_known().
 */
#ifndef BBI_VIEW_REDACT_H
#define BBI_VIEW_REDACT_H

#include <baobei/event.h>

#include "table/state.h"

/* Viewers as they are counted inside: a seat is its number. */
enum { BBI_SPECTATOR = BAOBEI_MAX_SEATS, BBI_HOST = BAOBEI_MAX_SEATS + 1, BBI_VIEWERS = BAOBEI_MAX_SEATS + 2 };

/* The set of viewers that a game of so many seats has, as baobei_viewer bits. */
uint32_t bbi_viewer_set(uint32_t seats);

/* One viewer; false if the value is not exactly one of that game's. */
bool bbi_viewer_from(uint32_t value, uint32_t seats, uint32_t *viewer);

/* The baobei_viewer of a viewer. */
static inline uint32_t bbi_viewer_value(uint32_t viewer)
{
    return 8u << viewer;
}

/* The baobei_viewer of a seat, none for BAOBEI_NO_SEAT. */
static inline uint32_t bbi_seat_viewer(uint32_t seat)
{
    return seat < BAOBEI_MAX_SEATS ? bbi_viewer_value(seat) : 0;
}

/* Whether a viewer is among those who saw a card; bit 6, the spectators', is BBI_SPECTATOR's. */
static inline bool bbi_saw(uint32_t seen, uint32_t viewer)
{
    return bbi_has(seen | 1u << BBI_HOST, viewer);
}

/* The card byte of a card that a viewer has seen or not; without a branch that would have to be guessed. */
static inline uint8_t bbi_face_known(uint32_t face, uint32_t seen, uint32_t viewer)
{
    return (uint8_t)(face | (bbi_saw(seen, viewer) - 1u)); /* BAOBEI_HIDDEN is all ones */
}

/* The viewer of one baobei_viewer bit. */
static inline uint32_t bbi_viewer_of(uint32_t value)
{
    return bbi_first(value) - 3;
}

/* Who may see a face, closed by default. That USER is the seat of the event alone is relied on by outbox.c. */
typedef enum bbi_sight {
    BBI_SIGHT_NOBODY, /* but the host */
    BBI_SIGHT_USER,   /* the seat that acts */
    BBI_SIGHT_EVERYBODY
} bbi_sight;

/* The card byte that a viewer gets: the face, or BAOBEI_HIDDEN. No card is no secret. */
static inline uint8_t bbi_show(uint32_t face, bbi_sight sight, uint32_t user, uint32_t viewer)
{
    bool seen = viewer == BBI_HOST || sight == BBI_SIGHT_EVERYBODY || (sight == BBI_SIGHT_USER && viewer == user);

    return (uint8_t)(seen || face == 0 ? face : BAOBEI_HIDDEN);
}

/* Those of a set of baobei_viewer bits that a fact reaches at all; only notices do not reach everybody (R12.10). */
uint32_t bbi_reached(const baobei_event *fact, uint32_t viewers);

/* Who has answered the pending decision, as far as a viewer knows; looks are public (R12.2), passes not (R12.10). */
static inline uint8_t bbi_answers_known(const bbi_state *state, uint32_t viewer)
{
    const bbi_board *board = &state->board;

    if (board->kind != BAOBEI_DECISION_CLAIM || viewer == BBI_HOST)
        return board->answered;
    return viewer < BAOBEI_MAX_SEATS ? board->answered & bbi_bit(viewer) : 0;
}

/* Whether there is anything in a fact that some viewer may not know; if not, all are told the same. */
bool bbi_is_secret(const baobei_event *fact);

/* A fact as one viewer may know it. */
void bbi_redact(const baobei_event *fact, uint32_t viewer, baobei_event *out);

/* The pending decision, and the table, as one viewer may know them. */
void bbi_project_decision(const bbi_state *state, uint32_t viewer, baobei_decision *out);
void bbi_project_view(const bbi_state *state, uint32_t viewer, baobei_view *out);

#endif
