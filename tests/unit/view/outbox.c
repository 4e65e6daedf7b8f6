/* The ring of kept events, and who is pushed what. */
#include "view/outbox.h"

#include <criterion/criterion.h>

#include "soil.h"

static bbi_state state;
static baobei_event ring[3];
static uint32_t pushed;
static baobei_event last;

static void watch(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    (void)ctx, (void)viewer;
    pushed++;
    last = *event;
}

/* Facts from this serial on; the state's is the one after them. */
static void deliver(bbi_outbox *outbox, uint32_t serial, uint32_t count)
{
    baobei_event facts[8] = {{0}};

    for (uint32_t i = 0; i < count; i++) {
        facts[i].serial = serial + i;
        facts[i].kind = BAOBEI_EVENT_DREW;
        facts[i].card[0] = 5;
    }
    state.serial = serial + count;
    bbi_outbox_deliver(outbox, &state, facts, count);
}

Test(view_outbox, a_ring_modulo_its_room)
{
    bbi_outbox outbox = {.keep = 3, .ring = ring};
    baobei_event out[4];
    uint32_t count;

    state.board.seats = 2;
    deliver(&outbox, 1, 2);
    cr_assert(outbox.kept == 2u);
    cr_assert(bbi_outbox_pull(&outbox, &state, 1, 1, out, 4, &count) == BAOBEI_OK && count == 2u);
    deliver(&outbox, 3, 2);
    cr_assert(outbox.kept == 3u && ring[1].serial == 4u && ring[2].serial == 2u && ring[0].serial == 3u);
    cr_assert(bbi_outbox_pull(&outbox, &state, 1, 1, out, 4, &count) == BAOBEI_GONE && count == 0u);
    cr_assert(bbi_outbox_pull(&outbox, &state, 1, 2, out, 4, &count) == BAOBEI_OK && count == 3u);
    cr_assert(out[0].serial == 2u && out[2].serial == 4u && out[0].card[0] == BAOBEI_HIDDEN);
    cr_assert(bbi_outbox_pull(&outbox, &state, 0, 3, out, 1, &count) == BAOBEI_OK && count == 1u);
    cr_assert(out[0].serial == 3u && out[0].card[0] == 5);
    cr_assert(bbi_outbox_pull(&outbox, &state, 0, 5, out, 4, &count) == BAOBEI_OK && count == 0u);
    cr_assert(bbi_outbox_pull(&outbox, &state, 0, 6, out, 4, &count) == BAOBEI_BAD_SERIAL);
    cr_assert(bbi_outbox_pull(&outbox, &state, 0, 0, out, 4, &count) == BAOBEI_BAD_SERIAL);
}

/* As many as are asked for and kept, also if that is more than a byte can count. */
Test(view_outbox, a_long_pull)
{
    static baobei_event long_ring[300];
    static baobei_event out[301];
    bbi_outbox outbox = {.keep = 300, .ring = long_ring};
    uint32_t count;

    state.board.seats = 2;
    for (uint32_t serial = 1; serial <= 320; serial += 8)
        deliver(&outbox, serial, 8);
    cr_assert(bbi_outbox_pull(&outbox, &state, 0, 21, out, 301, &count) == BAOBEI_OK && count == 300u);
    for (uint32_t i = 0; i < count; i++)
        cr_assert_eq(out[i].serial, 21 + i);
}

static void pull_all(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    const bbi_outbox *outbox = ctx;
    baobei_event out[4];
    uint32_t count;

    (void)viewer, (void)event;
    cr_assert_eq(bbi_outbox_pull(outbox, &state, 0, 1, out, 4, &count), BAOBEI_OK);
    cr_assert(count == 2 && out[0].serial == 1 && out[1].serial == 2);
    pushed++;
}

/* An observer may pull from the first push on, and finds all of the move. */
Test(view_outbox, kept_before_pushed)
{
    bbi_outbox outbox = {.keep = 3, .ring = ring, .observer = pull_all, .viewers = BAOBEI_VIEWER_SEAT_0};

    outbox.ctx = &outbox;
    state.board.seats = 2;
    pushed = 0;
    deliver(&outbox, 1, 2);
    cr_assert_eq(pushed, 2);
}

Test(view_outbox, serial_one_begins_again)
{
    bbi_outbox outbox = {.keep = 3, .ring = ring};
    baobei_event out[4];
    uint32_t count;

    state.board.seats = 2;
    deliver(&outbox, UINT32_MAX - 2, 2);
    cr_assert(outbox.kept == 2u);
    deliver(&outbox, 1, 1);
    cr_assert(outbox.kept == 1u);
    cr_assert(bbi_outbox_pull(&outbox, &state, 0, 1, out, 4, &count) == BAOBEI_OK && count == 1u);
    cr_assert(bbi_outbox_pull(&outbox, &state, 0, UINT32_MAX - 1, out, 4, &count) == BAOBEI_BAD_SERIAL);
}

Test(view_outbox, passes_are_kept_by_nobody)
{
    bbi_outbox outbox = {.keep = 3, .ring = ring};
    baobei_event pass = {.serial = 7, .kind = BAOBEI_EVENT_PASSED, .by = 1};
    baobei_event out[4];
    uint32_t count;

    state.board.seats = 3;
    state.serial = 7;
    bbi_outbox_deliver(&outbox, &state, &pass, 1);
    cr_assert(outbox.kept == 0u);
    state.board.kind = BAOBEI_DECISION_CLAIM;
    state.board.answered = 6;
    cr_assert(bbi_outbox_pull(&outbox, &state, 1, 7, out, 4, &count) == BAOBEI_OK && count == 1u);
    cr_assert(out[0].kind == BAOBEI_EVENT_PASSED && out[0].by == 1 && out[0].serial == 7u);
    cr_assert(bbi_outbox_pull(&outbox, &state, BBI_HOST, 7, out, 4, &count) == BAOBEI_OK && count == 2u);
    cr_assert(bbi_outbox_pull(&outbox, &state, 0, 7, out, 4, &count) == BAOBEI_OK && count == 0u);
}

/* The passes of an open window, from the first seat on, each with nothing but its number, kind and seat. */
Test(view_outbox, passes_of_an_open_window)
{
    const baobei_event first = {.serial = 7, .kind = BAOBEI_EVENT_PASSED, .by = 0};
    const baobei_event second = {.serial = 7, .kind = BAOBEI_EVENT_PASSED, .by = 2};
    bbi_outbox outbox = {.keep = 3, .ring = ring};
    baobei_event out[4];
    uint32_t count;

    state.board.seats = 3;
    state.serial = 7;
    state.board.kind = BAOBEI_DECISION_CLAIM;
    state.board.answered = 5;
    cr_assert(bbi_outbox_pull(&outbox, &state, 1, 7, out, 4, &count) == BAOBEI_OK && count == 0u);
    soil_stack();
    cr_assert(bbi_outbox_pull(&outbox, &state, BBI_HOST, 7, out, 4, &count) == BAOBEI_OK && count == 2u);
    cr_assert(memcmp(&out[0], &first, sizeof first) == 0 && memcmp(&out[1], &second, sizeof second) == 0);
    state.board.kind = BAOBEI_DECISION_LOOK; /* who has looked is no notice */
    cr_assert(bbi_outbox_pull(&outbox, &state, BBI_HOST, 7, out, 4, &count) == BAOBEI_OK && count == 0u);
}

/* One event and three passes: no more of them than there is room for, and nothing is written past it. */
Test(view_outbox, passes_that_there_is_no_room_for)
{
    bbi_outbox outbox = {.keep = 3, .ring = ring};

    state.board.seats = 4;
    deliver(&outbox, 1, 1);
    state.board.kind = BAOBEI_DECISION_CLAIM;
    state.board.answered = 14;
    for (uint32_t room = 0; room <= 6; room++) {
        baobei_event out[8] = {{0}};
        uint32_t count;

        cr_assert_eq(bbi_outbox_pull(&outbox, &state, BBI_HOST, 1, out, room, &count), BAOBEI_OK);
        cr_assert_eq(count, room < 4 ? room : 4);
        for (uint32_t i = 0; i < 8; i++)
            cr_assert_eq(out[i].serial, i < count ? 1 + (i > 0) : 0, "room %u, event %u", room, i);
    }
}

Test(view_outbox, pushed_to_viewers_of_this_match)
{
    bbi_outbox outbox = {.observer = watch, .viewers = BAOBEI_VIEWER_SEAT_1 | BAOBEI_VIEWER_SEAT_2};

    state.board.seats = 2;
    pushed = 0;
    deliver(&outbox, 1, 3);
    cr_assert(pushed == 3u && last.card[0] == BAOBEI_HIDDEN && last.serial == 3u);
    cr_assert(bbi_outbox_wanted(&outbox));
    outbox.viewers = 0;
    cr_assert_not(bbi_outbox_wanted(&outbox));
}

static uint8_t told[BBI_VIEWERS];

static void note_card(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    (void)ctx;
    told[bbi_viewer_of((uint32_t)viewer)] = event->card[0];
}

/* One version for those who may not know, one for the seat that acts; the host's is the fact itself. */
Test(view_outbox, a_secret_is_told_to_its_seat)
{
    bbi_outbox outbox = {.observer = note_card, .viewers = bbi_viewer_set(3)};
    baobei_event fact = {.serial = 1, .kind = BAOBEI_EVENT_DREW, .by = 1, .card = {5, 0}};

    state.board.seats = 3;
    bbi_outbox_deliver(&outbox, &state, &fact, 1);
    cr_assert(told[0] == BAOBEI_HIDDEN && told[1] == 5 && told[2] == BAOBEI_HIDDEN);
    cr_assert(told[BBI_SPECTATOR] == BAOBEI_HIDDEN && told[BBI_HOST] == 5);
    fact.kind = BAOBEI_EVENT_SHOWN; /* to everybody */
    bbi_outbox_deliver(&outbox, &state, &fact, 1);
    cr_assert(told[0] == 5 && told[1] == 5 && told[2] == 5 && told[BBI_SPECTATOR] == 5 && told[BBI_HOST] == 5);
}

Test(view_outbox, reset)
{
    const baobei_event reset = {.serial = 3, .kind = BAOBEI_EVENT_RESET, .by = BAOBEI_NO_SEAT};
    bbi_outbox outbox = {.observer = watch, .viewers = BAOBEI_VIEWER_HOST, .keep = 3, .ring = ring};

    state.board.seats = 2;
    bbi_outbox_reset(&outbox, &state);
    deliver(&outbox, 1, 2);
    pushed = 0;
    soil_stack();
    bbi_outbox_reset(&outbox, &state);
    cr_assert(outbox.kept == 0u && pushed == 1u && memcmp(&last, &reset, sizeof last) == 0);
}
