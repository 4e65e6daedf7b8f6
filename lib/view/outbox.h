/* How events reach a host: pushed to its observer, and kept for pulling. */
#ifndef BBI_VIEW_OUTBOX_H
#define BBI_VIEW_OUTBOX_H

#include "view/redact.h"

typedef struct bbi_outbox {
    baobei_event_fn observer;
    void *ctx;
    uint32_t viewers;   /* set of baobei_viewer bits; 0: no observer */
    uint32_t keep;      /* room in the ring */
    uint32_t kept;      /* facts in it: the last ones */
    baobei_event *ring; /* fact of serial s at s modulo keep; the full truth, redacted on the way out */
} bbi_outbox;

/* Whether anybody is to be told. */
static inline bool bbi_outbox_wanted(const bbi_outbox *outbox)
{
    return outbox->viewers || outbox->keep;
}

/* Keeps and pushes the facts of a committed move. */
void bbi_outbox_deliver(bbi_outbox *outbox, const bbi_state *state, const baobei_event *facts, uint32_t count);

/* The state was replaced: nothing is kept any more, and the observer is told to start again. */
void bbi_outbox_reset(bbi_outbox *outbox, const bbi_state *state);

/* Facts from a serial on, as a viewer may know them; see baobei_events(). */
baobei_status bbi_outbox_pull(const bbi_outbox *outbox, const bbi_state *state, uint32_t viewer, uint32_t serial,
                              baobei_event *out, uint32_t room, uint32_t *count);

#endif
