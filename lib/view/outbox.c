#include "view/outbox.h"

static void keep(bbi_outbox *outbox, const baobei_event *fact)
{
    if (fact->serial == 1) /* the first of all, or the first after the last of all */
        outbox->kept = 0;
    outbox->ring[fact->serial % outbox->keep] = *fact;
    if (outbox->kept < outbox->keep)
        outbox->kept++;
}

/* Tells a set of viewers the same, the lowest first. */
static void tell(const bbi_outbox *outbox, uint32_t viewers, const baobei_event *event)
{
    for (; viewers; viewers &= viewers - 1)
        outbox->observer(outbox->ctx, (baobei_viewer)(viewers & (0u - viewers)), event);
}

/* There is one version of a secret for the seat that acts, one for the host, and one for all others. */
static void tell_secret(const bbi_outbox *outbox, uint32_t viewers, const baobei_event *fact)
{
    uint32_t actor = viewers & bbi_seat_viewer(fact->by);
    uint32_t below = actor ? viewers & (actor - 1) : 0; /* they come first */
    baobei_event others;

    bbi_redact(fact, BBI_SPECTATOR, &others);
    tell(outbox, below, &others);
    if (actor) {
        baobei_event own;

        bbi_redact(fact, fact->by, &own);
        tell(outbox, actor, &own);
    }
    tell(outbox, viewers & ~(below | actor | BAOBEI_VIEWER_HOST), &others);
    tell(outbox, viewers & BAOBEI_VIEWER_HOST, fact);
}

/* Viewers that this match has not may be left from another one; they are not told anything. */
static void push(const bbi_outbox *outbox, const bbi_state *state, const baobei_event *fact)
{
    uint32_t viewers = bbi_reached(fact, outbox->viewers & bbi_viewer_set(state->board.seats));

    if (bbi_is_secret(fact))
        tell_secret(outbox, viewers, fact);
    else
        tell(outbox, viewers, fact);
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
        if (bbi_has(state->board.answered, seat) && bbi_reached(&fact, bbi_viewer_value(viewer)))
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
