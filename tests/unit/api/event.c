/* Kept events are pulled, and the observer is set, with arguments checked first. */
#include <baobei/baobei.h>

#include <criterion/criterion.h>
#include <string.h>

#include "api/game_object.h"
#include "load.h"
#include "notation.h"
#include "positions.h"

static void watch(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    (void)viewer, (void)event;
    ++*(uint32_t *)ctx;
}

Test(api_event, an_observer_is_set_and_taken_away)
{
    baobei_game *game = load(full_position("end"));
    uint32_t count = 0;

    cr_assert_eq(baobei_observe(game, BAOBEI_VIEWER_SEAT_2, watch, &count), BAOBEI_BAD_VIEWER);
    cr_assert_eq(baobei_observe(game, BAOBEI_VIEWER_HOST, NULL, &count), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_observe(game, BAOBEI_VIEWER_HOST + BAOBEI_VIEWER_SEAT_0, watch, &count), BAOBEI_OK);
    game->busy = true;
    cr_assert_eq(baobei_observe(game, 0, NULL, NULL), BAOBEI_BAD_BUSY);
    game->busy = false;
    bbi_game_replaced(game);
    cr_assert_eq(count, 2);
    cr_assert_eq(baobei_observe(game, 0, watch, &count), BAOBEI_OK);
    cr_assert(game->outbox.observer == NULL && game->outbox.ctx == NULL && game->outbox.viewers == 0);
    baobei_game_free(game);
}

Test(api_event, pulled)
{
    baobei_game *game = load(full_position("end"));
    baobei_event out;
    uint32_t count = 9;

    cr_assert_eq(baobei_events(game, (baobei_viewer)3, 40, &out, 1, &count), BAOBEI_BAD_VIEWER);
    cr_assert_eq(count, 0);
    cr_assert_eq(baobei_events(game, BAOBEI_VIEWER_HOST, 40, NULL, 1, &count), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_events(game, BAOBEI_VIEWER_HOST, 40, NULL, 0, &count), BAOBEI_OK);
    cr_assert_eq(baobei_events(game, BAOBEI_VIEWER_HOST, 39, &out, 1, &count), BAOBEI_GONE);
    cr_assert_eq(baobei_events(game, BAOBEI_VIEWER_HOST, 41, &out, 1, &count), BAOBEI_BAD_SERIAL);
    baobei_game_free(game);
}

/* The next serial finds no numbered event, but the notices of an open window, at every pull. */
Test(api_event, notices_from_the_next_serial)
{
    const uint8_t seed[BAOBEI_SEED_SIZE] = {1};
    const char *text = seat_position("window"); /* seat 2 has passed */
    baobei_game *game = note_game();
    baobei_decision now;
    baobei_event out;
    uint32_t count;

    cr_assert_eq(baobei_seat_position_read(game, seed, 0, text, strlen(text), NULL), BAOBEI_OK);
    cr_assert_eq(baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now), BAOBEI_OK);
    for (int pull = 0; pull < 2; pull++) {
        cr_assert_eq(baobei_events(game, BAOBEI_VIEWER_SEAT_2, now.serial, &out, 1, &count), BAOBEI_OK);
        cr_assert(count == 1 && out.kind == BAOBEI_EVENT_PASSED && out.by == 2 && out.serial == now.serial);
    }
    cr_assert_eq(baobei_events(game, BAOBEI_VIEWER_SEAT_1, now.serial, &out, 1, &count), BAOBEI_OK);
    cr_assert_eq(count, 0);
    baobei_game_free(game);
}

/* What an observer finds when it looks at the game from inside. */
typedef struct sighting {
    baobei_game *game;
    uint64_t hash;
    uint32_t serial, told;
} sighting;

static void look_at_the_game(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    sighting *s = ctx;
    baobei_decision now;

    cr_assert_eq(baobei_hash(s->game, BAOBEI_VIEWER_HOST, &s->hash), BAOBEI_OK);
    cr_assert_eq(baobei_decision_get(s->game, viewer, &now), BAOBEI_OK);
    cr_assert(event->kind == BAOBEI_EVENT_RESET && event->serial == now.serial);
    s->serial = event->serial;
    s->told++;
}

/* The reset that has just been told came when the new match was there, and with its number. */
static void told_afterwards(sighting *s, baobei_status status, uint32_t serial)
{
    uint64_t hash;

    cr_assert_eq(status, BAOBEI_OK);
    cr_assert_eq(baobei_hash(s->game, BAOBEI_VIEWER_HOST, &hash), BAOBEI_OK);
    cr_assert(s->told == 1 && s->hash == hash && s->serial == serial);
    s->told = 0;
}

Test(api_event, a_reset_is_told_of_the_new_match)
{
    const uint8_t seed[BAOBEI_SEED_SIZE] = {1};
    baobei_game *game = note_game();
    baobei_game *from = load(full_position("end"));
    sighting s = {.game = game};
    note full;
    note seat;

    cr_assert(note_full(from, &full));
    cr_assert_eq(baobei_observe(game, BAOBEI_VIEWER_SPECTATOR, look_at_the_game, &s), BAOBEI_OK);
    told_afterwards(&s, baobei_game_copy(game, from), 40);
    from->state.serial = 41; /* so that nothing of the match before can be taken for it */
    told_afterwards(&s, baobei_sample(game, from, BAOBEI_VIEWER_SEAT_1, seed, 0), 41);
    told_afterwards(&s, baobei_full_position_read(game, full.text, full.length, NULL), 40);
    from->state.serial = 42;
    cr_assert(note_seat(from, BAOBEI_VIEWER_SEAT_0, &seat));
    told_afterwards(&s, baobei_seat_position_read(game, seed, 0, seat.text, seat.length, NULL), 42);
    baobei_game_free(from);
    baobei_game_free(game);
}
