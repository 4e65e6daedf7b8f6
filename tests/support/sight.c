#include "sight.h"

#include <criterion/criterion.h>
#include <string.h>

enum { VIEWERS = 11 };

static sight_told told[VIEWERS]; /* by number of the viewer's bit */

static baobei_view before[VIEWERS];

static uint32_t number_of(uint32_t viewer)
{
    uint32_t number = 0;

    while (viewer >> number != 1)
        number++;
    return number;
}

static void hear(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    uint32_t number = number_of((uint32_t)viewer);

    (void)ctx;
    cr_assert_lt(told[number].count, (uint32_t)SIGHT_MOST);
    told[number].list[told[number].count++] = *event;
}

/* An event as the host gets it, with a face hidden wherever the other viewer has it hidden. */
static baobei_event masked(const baobei_event *host, const baobei_event *seen)
{
    baobei_event event = *host;

    for (uint32_t i = 0; i < 2; i++)
        if (host->card[i] && seen->card[i] == BAOBEI_HIDDEN)
            event.card[i] = BAOBEI_HIDDEN;
    if (host->kind == BAOBEI_EVENT_DEALT)
        for (uint32_t i = 0; i < host->count; i++)
            event.value[i] = BAOBEI_HIDDEN;
    return event;
}

/* A viewer has been told every event, like everybody else to the last byte, but for faces; passes: R12.10. */
static void check_told(uint32_t viewer)
{
    uint32_t host = number_of(BAOBEI_VIEWER_HOST);
    uint32_t self = number_of(viewer);
    uint32_t k = 0;

    for (uint32_t i = 0; i < told[host].count; i++) {
        const baobei_event *event = &told[host].list[i];
        const baobei_event *seen = &told[self].list[k];
        baobei_event expected;

        if (event->kind == BAOBEI_EVENT_PASSED && viewer != BAOBEI_VIEWER_HOST &&
            viewer != (uint32_t)table_viewer(event->by))
            continue;
        cr_assert_lt(k, told[self].count, "%s is not told", baobei_event_name((baobei_event_kind)event->kind));
        expected = viewer == BAOBEI_VIEWER_HOST ? *event : masked(event, seen);
        cr_assert_eq(memcmp(&expected, seen, sizeof expected), 0, "%s: viewer %u gets other bytes",
                     baobei_event_name((baobei_event_kind)event->kind), viewer);
        for (uint32_t byte = 0; byte < sizeof event->reserved; byte++)
            cr_assert_eq(seen->reserved[byte], 0);
        k++;
    }
    cr_assert_eq(k, told[self].count, "viewer %u is told more than the host", viewer);
}

/* What a viewer has been told is all that has changed in its view. */
static void check_folded(const table *t, uint32_t viewer)
{
    uint32_t self = number_of(viewer);
    baobei_view now = table_view(t, (baobei_viewer)viewer);

    for (uint32_t i = 0; i < told[self].count; i++)
        cr_assert_eq(baobei_view_fold(&before[self], &told[self].list[i]), BAOBEI_OK);
    cr_assert_eq(memcmp(&before[self], &now, sizeof now), 0, "viewer %u could not follow", viewer);
}

const sight_told *sight_heard(uint32_t viewer)
{
    return &told[number_of(viewer)];
}

void sight_listen(table *t)
{
    memset(told, 0, sizeof told);
    cr_assert_eq(baobei_observe(t->game, table_all_viewers(t), hear, NULL), BAOBEI_OK);
}

void sight_stop(table *t)
{
    cr_assert_eq(baobei_observe(t->game, 0, NULL, NULL), BAOBEI_OK);
}

void sight_act(table *t, uint32_t seat, baobei_action action)
{
    uint32_t all = table_all_viewers(t);

    for (uint32_t viewer = 1; viewer <= all; viewer <<= 1)
        if (all & viewer)
            before[number_of(viewer)] = table_view(t, (baobei_viewer)viewer);
    sight_listen(t);
    table_play(t, seat, action);
    sight_stop(t);
    for (uint32_t viewer = 1; viewer <= all; viewer <<= 1)
        if (all & viewer) {
            check_told(viewer);
            check_folded(t, viewer);
        }
}

void sight_open_to(const table *t, uint32_t who, const char *cards)
{
    uint32_t all = table_all_viewers(t);
    baobei_view host = table_view(t, BAOBEI_VIEWER_HOST);
    bool open[6][BAOBEI_MAX_SLOTS] = {{false}};

    for (const char *at = cards; *at; at += at[3] ? 4 : 3)
        open[at[0] - '0'][at[2] - '0'] = true;
    for (uint32_t seat = 0; seat < 6; seat++)
        for (uint32_t slot = 0; slot < BAOBEI_MAX_SLOTS; slot++)
            cr_assert(host.place[seat][slot] ? host.face[seat][slot] - 1u < BAOBEI_MAX_SPECIES
                                             : host.face[seat][slot] == 0);
    for (uint32_t viewer = 1; viewer <= all; viewer <<= 1) {
        baobei_view expected = host;
        baobei_view view;

        if (!(all & viewer) || viewer == BAOBEI_VIEWER_HOST)
            continue;
        view = table_view(t, (baobei_viewer)viewer);
        expected.viewer = (uint16_t)viewer;
        if (host.decision.kind == BAOBEI_DECISION_CLAIM)
            expected.decision.waiting = view.decision.waiting; /* R12.10 */
        for (uint32_t seat = 0; seat < 6; seat++)
            for (uint32_t slot = 0; slot < BAOBEI_MAX_SLOTS; slot++)
                if (host.place[seat][slot] && !(open[seat][slot] && who & viewer))
                    expected.face[seat][slot] = BAOBEI_HIDDEN;
        for (uint32_t i = 0; i < 2; i++)
            if (host.hand[i] && !(who & viewer))
                expected.hand[i] = BAOBEI_HIDDEN;
        cr_assert_eq(memcmp(&expected, &view, sizeof view), 0, "viewer %u sees other things", viewer);
    }
}

void sight_same(const table *a, const table *b, uint32_t viewers)
{
    for (uint32_t viewer = 1; viewer <= viewers; viewer <<= 1) {
        static baobei_event events[2][TABLE_EVENTS];
        uint32_t count[2];
        baobei_view view[2];

        if (!(viewers & viewer))
            continue;
        cr_assert_eq(baobei_events(a->game, (baobei_viewer)viewer, 1, events[0], TABLE_EVENTS, count), BAOBEI_OK);
        cr_assert_eq(baobei_events(b->game, (baobei_viewer)viewer, 1, events[1], TABLE_EVENTS, count + 1), BAOBEI_OK);
        cr_assert_eq(count[0], count[1]);
        cr_assert_eq(memcmp(events[0], events[1], count[0] * sizeof **events), 0, "viewer %u", viewer);
        view[0] = table_view(a, (baobei_viewer)viewer);
        view[1] = table_view(b, (baobei_viewer)viewer);
        cr_assert_eq(memcmp(view, view + 1, sizeof *view), 0, "viewer %u", viewer);
    }
}

void sight_at(const table *t, baobei_event_kind kind, uint32_t by, uint32_t seat, uint32_t slot)
{
    baobei_event e = table_event(t, BAOBEI_VIEWER_SPECTATOR, kind);

    cr_assert_eq(e.by, by);
    cr_assert_eq(e.seat[0], seat);
    cr_assert_eq(e.slot[0], slot);
}

void sight_at_two(const table *t, baobei_event_kind kind, uint32_t by, uint32_t seat0, uint32_t slot0, uint32_t seat1,
                  uint32_t slot1)
{
    baobei_event e = table_event(t, BAOBEI_VIEWER_SPECTATOR, kind);

    sight_at(t, kind, by, seat0, slot0);
    cr_assert_eq(e.seat[1], seat1);
    cr_assert_eq(e.slot[1], slot1);
}
