#include "view/outbox.h"

static void keep(bbi_outbox *outbox, const baobei_event *fact)
{
    if (fact->serial == 1) /* the first of all, or the first after the last of all */
        outbox->kept = 0;
    outbox->ring[fact->serial % outbox->keep] = *fact;
    if (outbox->kept < outbox->keep)
        outbox->kept++;
}

/*
 * Viewers that this match has not may be left from another one; they are not told anything. Of most facts
 * everybody may know everything; of others there is one version for all but the host and the seat that acts.
 */
static void push(const bbi_outbox *outbox, const bbi_state *state, const baobei_event *fact)
{
    const baobei_event *event = fact;
    bool secret = bbi_is_secret(fact);
    baobei_event own;
    baobei_event others;

    if (secret) {
        bbi_redact(fact, BBI_SPECTATOR, &others);
        event = &others;
    }
    for (uint32_t left = outbox->viewers & bbi_viewer_set(state->board.seats); left; left &= left - 1) {
        uint32_t value = left & (0u - left);
        uint32_t viewer = bbi_viewer_of(value);

        if (!bbi_reaches(fact, viewer))
            continue;
        if (secret && viewer == fact->by) {
            bbi_redact(fact, viewer, &own);
            outbox->observer(outbox->ctx, (baobei_viewer)value, &own);
        } else
            outbox->observer(outbox->ctx, (baobei_viewer)value, viewer == BBI_HOST ? fact : event);
    }
}

void bbi_outbox_deliver(bbi_outbox *outbox, const bbi_state *state, const baobei_event *facts, uint32_t count)
{
    if (outbox->keep) /* all of them before the first push, so that an observer may pull */
        for (uint32_t i = 0; i < count; i++)
            if (facts[i].kind != BAOBEI_EVENT_PASSED)
                keep(outbox, facts + i);
    if (outbox->viewers)
        for (uint32_t i = 0; i < count; i++)
            push(outbox, state, facts + i);
}

void bbi_outbox_reset(bbi_outbox *outbox, const bbi_state *state)
{
    baobei_event fact;

    memset(&fact, 0, sizeof fact);
    fact.serial = state->serial;
    fact.kind = BAOBEI_EVENT_RESET;
    fact.by = BAOBEI_NO_SEAT;
    outbox->kept = 0;
    if (outbox->viewers)
        push(outbox, state, &fact);
}

/* The passes of the window that is open are known from the state, so no ring has to hold them. */
static uint32_t pull_notices(const bbi_state *state, uint32_t viewer, baobei_event *out, uint32_t room)
{
    uint32_t count = 0;

    if (state->board.kind != BAOBEI_DECISION_CLAIM)
        return 0;
    for (uint32_t seat = 0; seat < state->board.seats && count < room; seat++) {
        baobei_event fact;

        memset(&fact, 0, sizeof fact);
        fact.serial = state->serial;
        fact.kind = BAOBEI_EVENT_PASSED;
        fact.by = (uint8_t)seat;
        if (bbi_has(state->board.answered, seat) && bbi_reaches(&fact, viewer))
            bbi_redact(&fact, viewer, out + count++);
    }
    return count;
}

baobei_status bbi_outbox_pull(const bbi_outbox *outbox, const bbi_state *state, uint32_t viewer, uint32_t serial,
                              baobei_event *out, uint32_t room, uint32_t *count)
{
    uint32_t found = 0;

    *count = 0;
    if (serial == 0 || serial > state->serial)
        return BAOBEI_BAD_SERIAL;
    if (state->serial - serial > outbox->kept)
        return BAOBEI_GONE;
    for (; serial < state->serial && found < room; serial++)
        bbi_redact(outbox->ring + serial % outbox->keep, viewer, out + found++);
    if (serial == state->serial && found < room)
        found += pull_notices(state, viewer, out + found, room - found);
    *count = found;
    return BAOBEI_OK;
}
