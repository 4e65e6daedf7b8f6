/* The calls around positions: sizes, arguments, callbacks, and headers that must not be mixed up. */
#include <baobei/baobei.h>
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "driver.h"
#include "match.h"
#include "misuse.h"
#include "notation.h"
#include "positions.h"

static const uint8_t seed[BAOBEI_SEED_SIZE] = {7};

/* Both kinds of reading refuse a text, with this offset, and change nothing. */
static void refused(baobei_game *game, const char *text, size_t length, size_t full_fault, size_t seat_fault)
{
    size_t size = misuse_object_size(game);
    void *before = malloc(size);
    size_t fault = 9999;

    memcpy(before, game, size);
    cr_expect_eq(baobei_full_position_read(game, text, length, &fault), BAOBEI_BAD_TEXT, "%.60s", text);
    cr_expect_eq(fault, full_fault, "%zu: %.60s", fault, text);
    cr_expect_eq(baobei_seat_position_read(game, seed, 0, text, length, &fault), BAOBEI_BAD_TEXT, "%.60s", text);
    cr_expect_eq(fault, seat_fault, "%zu: %.60s", fault, text);
    cr_expect_eq(memcmp(before, game, size), 0);
    free(before);
}

/* The wrong one cannot be loaded, not even with the other one's header. */
Test(position_calls, headers)
{
    baobei_game *game = note_game();
    char text[BAOBEI_POSITION_TEXT];
    size_t fault;

    for (uint32_t i = 0; i < full_positions(); i++) {
        const char *full = full_position_row(i)->text;

        cr_assert_eq(baobei_seat_position_read(game, seed, 0, full, strlen(full), &fault), BAOBEI_BAD_TEXT);
        cr_assert_eq(fault, strlen("baobei-"));
        snprintf(text, sizeof text, "baobei-seat-1 a %s", full + strlen("baobei-position-1 "));
        if (strcmp(full_position_row(i)->name, "new") != 0) /* in which there is nothing to know */
            cr_expect_eq(baobei_seat_position_read(game, seed, 0, text, strlen(text), &fault), BAOBEI_BAD_TEXT, "%s",
                         text);
    }
    for (uint32_t i = 0; i < seat_positions(); i++) {
        const char *seat = seat_position_row(i)->text;
        const char *rest = strchr(seat + strlen("baobei-seat-1 "), ' ');

        cr_assert_eq(baobei_full_position_read(game, seat, strlen(seat), &fault), BAOBEI_BAD_TEXT);
        cr_assert_eq(fault, strlen("baobei-"));
        snprintf(text, sizeof text, "baobei-position-1%s", rest);
        if (i > 0)
            cr_expect_eq(baobei_full_position_read(game, text, strlen(text), &fault), BAOBEI_BAD_TEXT, "%s", text);
    }
    baobei_game_free(game);
}

Test(position_calls, versions_and_viewers_that_are_unknown)
{
    baobei_game *game = note_game();
    static const struct {
        const char *text;
        size_t full, seat;
    } rows[] = {
        {"", 0, 0},
        {"\n", 0, 0},
        {"baobei", 6, 6},
        {"baobei-position-1", 17, 7},
        {"baobei-position-1 ", 18, 7},
        {"baobei-position-2 assumed1 seats=2 next=ab ask=deal token=1 serial=1", 16, 7},
        {"baobei-position-10 assumed1 seats=2 next=ab ask=deal token=1 serial=1", 17, 7},
        {"baobei-position assumed1 seats=2 next=ab ask=deal token=1 serial=1", 15, 7},
        {"baobei-seat-1", 7, 13},
        {"baobei-seat-1 ", 7, 14},
        {"baobei-seat-1 a", 7, 15},
        {"baobei-seat-2 a assumed1 seats=2 next=ab ask=deal token=1 serial=1", 7, 12},
        {"baobei-seat-1 c assumed1 seats=2 next=ab ask=deal token=1 serial=1", 7, 14},
        {"baobei-seat-1 g assumed1 seats=2 next=ab ask=deal token=1 serial=1", 7, 14},
        {"baobei-seat-1 host assumed1 seats=2 next=ab ask=deal token=1 serial=1", 7, 14},
        {"baobei-seat-1 spectators assumed1 seats=2 next=ab ask=deal token=1 serial=1", 7, 23},
        {"baobei-seat-1 a assumed1 seats=2 next=ab ask=deal hook token=1 serial=1", 7, 49},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        refused(game, rows[i].text, strlen(rows[i].text), rows[i].full, rows[i].seat);
    baobei_game_free(game);
}

/* A seat position knows what its seat has seen, no more and no less. */
Test(position_calls, knowledge_is_checked)
{
    static const struct {
        const char *base, *from, *to;
    } rows[] = {
        {"turn", "a=1:a", "a=?:a"},   {"turn", "a=1:a", "a=1"},         {"turn", "b=?:b", "b=1:b"},
        {"turn", "b=?:b", "b=2"},     {"turn", "draw=?", "draw=3"},     {"turn", "discard=3", "discard=?"},
        {"turn", "a=1:a,2:a", "a=1:a,4:a"},
        {"turn", "a=1:a,2:a,?,?,?", "a=1:a,1:a,1:a,1:a,1:a"}, /* five of four */
        {"spectator", "b=?:b,?:b,3:*", "b=?:b,?:b,?:*"},
        {"spectator", "a=?:a", "a=1:a"},
        {"claim", "asked=b", "asked=b answered=a"},
        {"window", "answered=c", "answered=b"}, /* R12.10: nobody else's pass */
        {"window", "answered=c", "answered=bc"},
        {"window", "baobei-seat-1 c", "baobei-seat-1 b"},
        {"final", "past1=3:*", "past1=?:*"},
        {"final", "past1=3:*", "past1=3:b"},
        {"final", "past1=3:*", "past1=2:*"}, /* the discard of that shuffle is a 3 */
        {"replace", "hand=?:a,?:a", "hand=4:a,5:a"},
    };
    baobei_game *game = note_game();

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *base = seat_position(rows[i].base);
        const char *at = strstr(base, rows[i].from);
        char text[BAOBEI_POSITION_TEXT];

        cr_assert(at);
        snprintf(text, sizeof text, "%.*s%s%s", (int)(at - base), base, rows[i].to, at + strlen(rows[i].from));
        if (!strstr(rows[i].to, "answered") && !strstr(rows[i].to, "discard="))
            refused(game, text, strlen(text), 7, 0);
        else
            cr_expect_eq(baobei_seat_position_read(game, seed, 0, text, strlen(text), NULL), BAOBEI_BAD_TEXT, "%s",
                         text);
    }
    baobei_game_free(game);
}

/* More cards than there can be, wherever they are said to lie. */
Test(position_calls, too_many_cards)
{
    static const char *const heads[] = {" a=", " a=1 b=1 discard=", " a=1 b=1 discard=1 under=", " a=1 b=1 draw=",
                                        " a=1 b=1 hand=1,1 discard=1 draw=", " a=1 b=1 draw=1 past1="};
    baobei_game *game = note_game();
    char text[BAOBEI_POSITION_TEXT];

    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++)
        for (uint32_t cards = 60; cards < 140; cards++) {
            size_t length = (size_t)snprintf(text, sizeof text,
                                             "baobei-position-1 assumed1 seats=2 round=1 playing=ab next=ab%s",
                                             heads[i]);

            for (uint32_t card = 0; card < cards; card++)
                length += (size_t)snprintf(text + length, sizeof text - length, "%s1", card ? "," : "");
            length += (size_t)snprintf(text + length, sizeof text - length, "%s",
                                       i == 0 ? " b=1,1,1 discard=1,1 under=1,1 draw=1,1" : " under=1 draw=1,1");
            cr_expect_eq(baobei_full_position_read(game, text, length, NULL), BAOBEI_BAD_TEXT);
        }
    baobei_game_free(game);
}

/* Sixty-six cards in one pile, and then one more in another: nothing is written past the piles. */
Test(position_calls, one_card_too_many_in_each_place)
{
    static const char *const tails[] = {" under=1", " draw=1", " under=1,1 draw=1"};
    baobei_game *game = note_game();
    char text[BAOBEI_POSITION_TEXT];

    for (size_t i = 0; i < sizeof tails / sizeof *tails; i++)
        for (uint32_t cards = 62; cards <= 67; cards++) {
            size_t length =
                (size_t)snprintf(text, sizeof text, "baobei-position-1 assumed1 seats=2 round=1 playing=ab next=ab "
                                                    "a=-,-,-,- b=-,-,-,- discard=1");

            for (uint32_t card = 1; card < cards; card++)
                length += (size_t)snprintf(text + length, sizeof text - length, ",1");
            length += (size_t)snprintf(text + length, sizeof text - length, "%s ask=turn token=1 serial=1", tails[i]);
            cr_expect_eq(baobei_full_position_read(game, text, length, NULL), BAOBEI_BAD_TEXT);
        }
    baobei_game_free(game);
}

/* Every prefix of a position is refused, at its end or before. */
Test(position_calls, prefixes)
{
    baobei_game *game = note_game();

    for (uint32_t i = 0; i < full_positions(); i++) {
        const char *text = full_position_row(i)->text;
        size_t numbers = (size_t)(strstr(text, " serial=") - text) + strlen(" serial=") + 1;

        for (size_t length = 0; length < numbers; length++) {
            char *copy = malloc(length ? length : 1); /* so that a read past the end is found out */
            size_t fault = 9999;

            memcpy(copy, text, length);
            cr_assert_eq(baobei_full_position_read(game, copy, length, &fault), BAOBEI_BAD_TEXT, "%.*s", (int)length,
                         text);
            cr_assert_leq(fault, length);
            free(copy);
        }
    }
    baobei_game_free(game);
}

typedef baobei_status (*write_fn)(const baobei_game *game, char *text, size_t room, size_t *length);

static baobei_status write_seat(const baobei_game *game, char *text, size_t room, size_t *length)
{
    return baobei_seat_position_write(game, BAOBEI_VIEWER_SEAT_1, text, room, length);
}

static void sizes_of(write_fn write, const baobei_game *game)
{
    static char whole[BAOBEI_POSITION_TEXT];
    static char text[BAOBEI_POSITION_TEXT + 1];
    size_t length = 0;
    size_t needed = 0;

    cr_assert_eq(write(game, NULL, 0, &length), BAOBEI_BAD_SIZE, "a size query");
    cr_assert_eq(write(game, whole, length + 1, &needed), BAOBEI_OK);
    cr_assert(needed == length && strlen(whole) == length && length > 40);
    for (size_t room = 0; room <= length + 2; room++) {
        baobei_status status;

        memset(text, '#', sizeof text);
        status = write(game, text, room, &needed);
        cr_assert_eq(status, room > length ? BAOBEI_OK : BAOBEI_BAD_SIZE);
        cr_assert_eq(needed, length);
        cr_assert(room == 0 || (room > length ? strcmp(text, whole) == 0 : text[0] == 0));
        cr_assert_eq(text[room], '#', "nothing is written past the room");
    }
    cr_assert_eq(write(game, text, sizeof text, NULL), BAOBEI_OK);
    cr_assert_eq(write(game, NULL, 1, &needed), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(write(NULL, text, sizeof text, &needed), BAOBEI_BAD_ARGUMENT);
}

Test(position_calls, sizes)
{
    baobei_game *game = match_game(0, 4, 0, 5);
    driver d;
    answer a;

    driver_init(&d, DRIVER_CALM, 5);
    for (uint32_t i = 0; i < 60 && driver_answer(&d, game, &a); i++)
        cr_assert_eq(baobei_apply(game, a.seat, a.token, a.action), BAOBEI_OK);
    sizes_of(baobei_full_position_write, game);
    sizes_of(write_seat, game);
    baobei_game_free(game);
}

Test(position_calls, arguments)
{
    const char *full = full_position("turn");
    const char *seat = seat_position("turn");
    baobei_game *game = note_game();
    char text[64];
    uint64_t hash;

    cr_assert_eq(baobei_full_position_read(NULL, full, strlen(full), NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_full_position_read(game, NULL, 10, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_full_position_read(game, full, strlen(full), NULL), BAOBEI_OK);
    cr_assert_eq(baobei_full_position_read(game, full, 0, NULL), BAOBEI_BAD_TEXT);
    cr_assert_eq(baobei_seat_position_read(NULL, seed, 0, seat, strlen(seat), NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_seat_position_read(game, NULL, 0, seat, strlen(seat), NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_seat_position_read(game, seed, 0, NULL, 3, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_seat_position_read(game, seed, 0, seat, strlen(seat), NULL), BAOBEI_OK);
    for (uint32_t viewer = 0; viewer < 2100; viewer++) {
        bool one = viewer == 8 || viewer == 16 || viewer == 512;

        cr_assert_eq(baobei_seat_position_write(game, (baobei_viewer)viewer, text, sizeof text, NULL),
                     one ? BAOBEI_BAD_SIZE : BAOBEI_BAD_VIEWER, "viewer %u", viewer);
        cr_assert_eq(baobei_hash(game, (baobei_viewer)viewer, &hash),
                     one || viewer == 1024 ? BAOBEI_OK : BAOBEI_BAD_VIEWER);
    }
    cr_assert_eq(baobei_hash(game, BAOBEI_VIEWER_HOST, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_hash(NULL, BAOBEI_VIEWER_HOST, &hash), BAOBEI_BAD_ARGUMENT);
    baobei_game_free(game);
}

/* What happens inside a callback. */
typedef struct inside {
    baobei_game *game;
    uint32_t called;
    baobei_status full, seat, line, wrote;
} inside;

static void look_inside(inside *in)
{
    const char *full = full_position("turn");
    const char *seat = seat_position("turn");
    char text[BAOBEI_POSITION_TEXT];

    in->called++;
    in->full = baobei_full_position_read(in->game, full, strlen(full), NULL);
    in->seat = baobei_seat_position_read(in->game, seed, 0, seat, strlen(seat), NULL);
    in->line = baobei_move_replay(in->game, "host deal", 9, NULL);
    in->wrote = baobei_full_position_write(in->game, text, sizeof text, NULL);
}

static void observe(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    (void)viewer, (void)event;
    look_inside(ctx);
}

static int32_t below(void *ctx, uint32_t n)
{
    (void)n;
    look_inside(ctx);
    return 0;
}

Test(position_calls, busy_inside_callbacks)
{
    inside in = {note_game(), 0, BAOBEI_OK, BAOBEI_OK, BAOBEI_OK, BAOBEI_GONE};
    const char *full = full_position("turn");
    baobei_action deal = baobei_action_make(BAOBEI_ACTION_DEAL, 0, 0, 0, 0, 0);

    for (uint32_t round = 0; round < 3; round++) {
        in.called = 0;
        if (round == 0) { /* the source of chance */
            baobei_game_chance(in.game, NULL, below, &in);
            cr_assert_eq(baobei_apply(in.game, BAOBEI_NO_SEAT, 1, deal), BAOBEI_OK);
            cr_assert_geq(in.called, 65);
        } else if (round == 1) { /* the observer, of the reset event, too */
            baobei_observe(in.game, BAOBEI_VIEWER_SPECTATOR, observe, &in);
            cr_assert_eq(baobei_full_position_read(in.game, full, strlen(full), NULL), BAOBEI_OK);
            cr_assert_eq(in.called, 1);
        } else {
            cr_assert_eq(baobei_move_replay(in.game, "a draw", 6, NULL), BAOBEI_OK);
            cr_assert_geq(in.called, 2);
        }
        cr_assert(in.full == BAOBEI_BAD_BUSY && in.seat == BAOBEI_BAD_BUSY && in.line == BAOBEI_BAD_BUSY);
        cr_assert_eq(in.wrote, BAOBEI_OK, "const calls are allowed");
    }
    baobei_game_free(in.game);
}

/* Reading drops kept events and tells the observer to start again. */
static void count_resets(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    uint32_t *resets = ctx;

    cr_assert(viewer == BAOBEI_VIEWER_SPECTATOR && event->kind == BAOBEI_EVENT_RESET);
    ++*resets;
}

Test(position_calls, events_start_again)
{
    const char *full = full_position("turn");
    const char *seat = seat_position("turn");
    baobei_game *game = match_game(0, 3, 50, 1);
    uint32_t resets = 0;
    uint32_t count;
    baobei_event event;
    char line[BAOBEI_MOVE_TEXT];

    cr_assert_eq(baobei_apply(game, BAOBEI_NO_SEAT, 1, baobei_action_make(BAOBEI_ACTION_DEAL, 0, 0, 0, 0, 0)),
                 BAOBEI_OK);
    cr_assert_eq(baobei_observe(game, BAOBEI_VIEWER_SPECTATOR, count_resets, &resets), BAOBEI_OK);
    cr_assert_eq(baobei_full_position_read(game, full, strlen(full), NULL), BAOBEI_OK);
    cr_assert_eq(resets, 1);
    cr_assert_eq(baobei_events(game, BAOBEI_VIEWER_SPECTATOR, 39, &event, 1, &count), BAOBEI_GONE);
    cr_assert_eq(baobei_events(game, BAOBEI_VIEWER_SPECTATOR, 40, &event, 1, &count), BAOBEI_OK);
    cr_assert_eq(count, 0);
    cr_assert_eq(baobei_move_write(game, BAOBEI_VIEWER_HOST, line, sizeof line, NULL), BAOBEI_GONE);
    cr_assert_eq(baobei_seat_position_read(game, seed, 0, seat, strlen(seat), NULL), BAOBEI_OK);
    cr_assert_eq(resets, 2);
    cr_assert_eq(baobei_full_position_read(game, seat, strlen(seat), NULL), BAOBEI_BAD_TEXT);
    cr_assert_eq(resets, 2, "a refused text tells nobody");
    baobei_game_free(game);
}
