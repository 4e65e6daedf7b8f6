/* Inside a callback const calls work and changing ones are refused; each of them, in each callback. */
#include <baobei/baobei.h>
#include <criterion/criterion.h>
#include <string.h>

#include "match.h"

typedef struct scene {
    baobei_game *game, *other;
    uint32_t calls;
    bool copies; /* another game is made a copy of this one from inside */
} scene;

static void refused(scene *s)
{
    const uint8_t seed[BAOBEI_SEED_SIZE] = {1};
    baobei_decision now;
    size_t fault = 0;
    char text[BAOBEI_POSITION_TEXT];
    size_t length;

    s->calls++;
    cr_assert_eq(baobei_decision_get(s->game, BAOBEI_VIEWER_HOST, &now), BAOBEI_OK);
    cr_assert_eq(baobei_apply(s->game, 0, now.token, 0), BAOBEI_BAD_BUSY);
    cr_assert_eq(baobei_apply(s->game, 99, now.token + 1, 0), BAOBEI_BAD_BUSY, "busy is said first");
    cr_assert_eq(baobei_expire(s->game, BAOBEI_NO_SEAT, now.token), BAOBEI_BAD_BUSY);
    cr_assert_eq(baobei_apply_claims(s->game, now.token, 0, NULL, NULL, NULL, NULL), BAOBEI_BAD_BUSY);
    cr_assert_eq(baobei_observe(s->game, 0, NULL, NULL), BAOBEI_BAD_BUSY);
    cr_assert_eq(baobei_game_chance(s->game, seed, NULL, NULL), BAOBEI_BAD_BUSY);
    cr_assert_eq(baobei_game_copy(s->game, s->other), BAOBEI_BAD_BUSY);
    cr_assert_eq(baobei_sample(s->game, s->other, BAOBEI_VIEWER_HOST, seed, 0), BAOBEI_BAD_BUSY);
    cr_assert_eq(baobei_sample(s->game, s->game, BAOBEI_VIEWER_HOST, seed, 0), BAOBEI_BAD_BUSY);
    cr_assert_eq(baobei_full_position_write(s->other, text, sizeof text, &length), BAOBEI_OK);
    cr_assert_eq(baobei_full_position_read(s->game, text, length, &fault), BAOBEI_BAD_BUSY);
    cr_assert_eq(baobei_seat_position_write(s->other, BAOBEI_VIEWER_SEAT_0, text, sizeof text, &length), BAOBEI_OK);
    cr_assert_eq(baobei_seat_position_read(s->game, seed, 0, text, length, &fault), BAOBEI_BAD_BUSY);
}

static void allowed(scene *s)
{
    baobei_view view;
    baobei_recall recall;
    uint64_t hash;
    uint32_t count;
    char text[BAOBEI_POSITION_TEXT];

    cr_assert_eq(baobei_view_get(s->game, BAOBEI_VIEWER_SPECTATOR, &view), BAOBEI_OK);
    cr_assert_eq(baobei_recall_get(s->game, BAOBEI_VIEWER_SEAT_1, &recall), BAOBEI_OK);
    cr_assert_eq(baobei_hash(s->game, BAOBEI_VIEWER_HOST, &hash), BAOBEI_OK);
    cr_assert_eq(baobei_full_position_write(s->game, text, sizeof text, NULL), BAOBEI_OK);
    cr_assert_eq(baobei_events(s->game, BAOBEI_VIEWER_HOST, view.decision.serial, NULL, 0, &count), BAOBEI_OK);
    cr_assert_neq(baobei_check(s->game, 0, 0), BAOBEI_OK);
    (void)baobei_legal(s->game, 0, 0, NULL, 0);
    cr_assert_not_null(baobei_game_rules(s->game));
    if (s->copies)
        cr_assert_eq(baobei_game_copy(s->other, s->game), BAOBEI_OK, "the game is only read");
}

static void hear(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    (void)viewer;
    (void)event;
    refused(ctx);
    allowed(ctx);
}

static int32_t below(void *ctx, uint32_t n)
{
    (void)n;
    refused(ctx);
    allowed(ctx);
    return 0;
}

static void open_scene(scene *s)
{
    s->game = match_game(0, 3, 8, 1);
    s->other = match_game(0, 2, 8, 2);
    s->calls = 0;
    s->copies = false;
    cr_assert(s->game && s->other);
}

static void close_scene(scene *s)
{
    baobei_game_free(s->game);
    baobei_game_free(s->other);
}

Test(busy, in_an_observer)
{
    scene s;

    open_scene(&s);
    s.copies = true;
    cr_assert_eq(baobei_observe(s.game, BAOBEI_VIEWER_SEAT_2, hear, &s), BAOBEI_OK);
    cr_assert_eq(baobei_expire(s.game, BAOBEI_NO_SEAT, 1), BAOBEI_OK);
    cr_assert_eq(s.calls, 5, "round, three hands, the looks");
    cr_assert_eq(baobei_expire(s.game, 0, 2), BAOBEI_OK, "afterwards nothing is busy");
    close_scene(&s);
}

Test(busy, in_an_observer_of_a_reset)
{
    scene s;
    baobei_game *third = match_game(0, 4, 0, 3);

    open_scene(&s);
    cr_assert_eq(baobei_observe(s.game, BAOBEI_VIEWER_HOST, hear, &s), BAOBEI_OK);
    cr_assert_eq(baobei_game_copy(s.game, third), BAOBEI_OK);
    cr_assert_eq(s.calls, 1);
    cr_assert_eq(baobei_observe(s.game, 0, NULL, NULL), BAOBEI_OK);
    baobei_game_free(third);
    close_scene(&s);
}

Test(busy, in_a_source_of_chance)
{
    scene s;

    open_scene(&s);
    s.copies = true;
    cr_assert_eq(baobei_game_chance(s.game, NULL, below, &s), BAOBEI_OK);
    cr_assert_eq(baobei_expire(s.game, BAOBEI_NO_SEAT, 1), BAOBEI_OK);
    cr_assert_eq(s.calls, 66);
    close_scene(&s);
}

static void hear_and_play_another(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    scene *s = ctx;

    (void)viewer;
    if (s->calls++ == 0)
        cr_assert_eq(baobei_expire(s->other, BAOBEI_NO_SEAT, 1), BAOBEI_OK, "event %u", event->kind);
}

/* Distinct games are independent, also inside a callback. */
Test(busy, only_this_game)
{
    scene s;

    open_scene(&s);
    cr_assert_eq(baobei_observe(s.game, BAOBEI_VIEWER_HOST, hear_and_play_another, &s), BAOBEI_OK);
    cr_assert_eq(baobei_expire(s.game, BAOBEI_NO_SEAT, 1), BAOBEI_OK);
    cr_assert_eq(s.calls, 5);
    close_scene(&s);
}
