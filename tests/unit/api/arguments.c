/* Calls that are wrong in themselves: nulls, seats and viewers that are none, numbers out of range. */
#include <baobei/baobei.h>
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "match.h"
#include "misuse.h"

static baobei_game *game;
static uint8_t *before;

/* Three seats, dealt; nothing that follows changes it. */
static void open_game(void)
{
    game = match_game(0, 3, 16, 4);
    cr_assert_not_null(game);
    cr_assert_eq(baobei_expire(game, BAOBEI_NO_SEAT, 1), BAOBEI_OK);
    before = malloc(misuse_object_size(game));
    cr_assert_not_null(before);
    memcpy(before, game, misuse_object_size(game));
}

static void close_game(void)
{
    cr_assert_eq(memcmp(before, game, misuse_object_size(game)), 0, "a wrong call has changed the game");
    free(before);
    baobei_game_free(game);
}

TestSuite(arguments, .init = open_game, .fini = close_game);

/* Values that are no single viewer of a game of three: seat numbers, sets, strangers, rubbish. */
static const uint32_t no_viewers[] = {
    0, 1, 2, 3, 4, 5, 6, 7,                             /* seat numbers */
    8 + 16, 512 + 1024, 8 + 16 + 32 + 512 + 1024, 9,    /* sets */
    BAOBEI_VIEWER_SEAT_3, BAOBEI_VIEWER_SEAT_4, BAOBEI_VIEWER_SEAT_5,
    2048, 4096, 0x80000000u, UINT32_MAX, BAOBEI_NO_SEAT,
};

enum { NO_VIEWERS = sizeof no_viewers / sizeof *no_viewers };

Test(arguments, one_viewer)
{
    for (uint32_t i = 0; i < NO_VIEWERS; i++) {
        baobei_viewer viewer = (baobei_viewer)no_viewers[i];
        const uint8_t seed[BAOBEI_SEED_SIZE] = {0};
        baobei_decision now;
        baobei_view view;
        baobei_recall recall;
        baobei_event event;
        uint32_t count = 9;
        uint64_t hash;
        char text[16];

        cr_assert_eq(baobei_decision_get(game, viewer, &now), BAOBEI_BAD_VIEWER, "%u", no_viewers[i]);
        cr_assert_eq(baobei_view_get(game, viewer, &view), BAOBEI_BAD_VIEWER);
        cr_assert_eq(baobei_events(game, viewer, 1, &event, 1, &count), BAOBEI_BAD_VIEWER);
        cr_assert_eq(count, 0, "nothing was written");
        cr_assert_eq(baobei_recall_get(game, viewer, &recall), BAOBEI_BAD_VIEWER);
        cr_assert_eq(baobei_sample(game, game, viewer, seed, 0), BAOBEI_BAD_VIEWER);
        cr_assert_eq(baobei_seat_position_write(game, viewer, text, sizeof text, NULL), BAOBEI_BAD_VIEWER);
        cr_assert_eq(baobei_hash(game, viewer, &hash), BAOBEI_BAD_VIEWER);
    }
    cr_assert_eq(baobei_seat_position_write(game, BAOBEI_VIEWER_HOST, NULL, 0, NULL), BAOBEI_BAD_VIEWER,
                 "the host's would be a full position");
}

static void hear(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    (void)ctx;
    (void)viewer;
    (void)event;
}

Test(arguments, sets_of_viewers)
{
    static const uint32_t bad[] = {1, 4, 7, BAOBEI_VIEWER_SEAT_3, BAOBEI_VIEWER_SEAT_0 | BAOBEI_VIEWER_SEAT_5,
                                   2048, BAOBEI_VIEWER_HOST | 1, UINT32_MAX};

    for (uint32_t i = 0; i < sizeof bad / sizeof *bad; i++)
        cr_assert_eq(baobei_observe(game, bad[i], hear, NULL), BAOBEI_BAD_VIEWER, "%u", bad[i]);
    cr_assert_eq(baobei_observe(game, BAOBEI_VIEWER_HOST, NULL, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_observe(NULL, 0, NULL, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_observe(NULL, BAOBEI_VIEWER_HOST, hear, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_observe(game, 0, hear, game), BAOBEI_OK, "an empty set ends it, whatever else is said");
}

Test(arguments, nulls_of_games)
{
    const uint8_t seed[BAOBEI_SEED_SIZE] = {1};
    baobei_game *none;

    cr_assert_eq(baobei_game_new(NULL, 2, 0, NULL, NULL, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_game_new(NULL, 1, 0, NULL, NULL, &none), BAOBEI_BAD_SEAT);
    cr_assert_null(none);
    cr_assert_eq(baobei_game_new(NULL, 7, 0, NULL, NULL, &none), BAOBEI_BAD_SEAT);
    cr_assert_eq(baobei_game_new(NULL, 2, BAOBEI_MAX_KEEP + 1, NULL, NULL, &none), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_game_chance(NULL, seed, NULL, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_game_chance(game, NULL, NULL, NULL), BAOBEI_BAD_ARGUMENT, "neither seed nor hook");
    cr_assert_eq(baobei_game_chance(game, seed, rng_chance, NULL), BAOBEI_BAD_ARGUMENT, "both");
    cr_assert_eq(baobei_game_copy(NULL, game), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_game_copy(game, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_game_copy(NULL, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_null(baobei_game_rules(NULL));
    cr_assert_not_null(baobei_game_rules(game));
}

Test(arguments, nulls_of_actions)
{
    baobei_decision now;
    baobei_action pass = baobei_action_make(BAOBEI_ACTION_PASS, 0, 0, 0, 0, 0);
    uint8_t seat = 0;
    int32_t result;
    uint8_t mask[64];

    cr_assert_eq(baobei_decision_get(NULL, BAOBEI_VIEWER_HOST, &now), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_decision_get(game, BAOBEI_VIEWER_HOST, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_legal(NULL, 0, 0, NULL, 0), 0);
    cr_assert_eq(baobei_legal_mask(NULL, 0, 2, 1, mask, sizeof mask), 0);
    cr_assert_eq(baobei_legal_mask(game, 0, 2, 1, NULL, sizeof mask), 0);
    cr_assert_eq(baobei_check(NULL, 0, pass), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_apply(NULL, 0, 2, pass), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_expire(NULL, 0, 2), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_apply_claims(NULL, 2, 0, NULL, NULL, NULL, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_apply_claims(game, 2, 1, NULL, &pass, NULL, &result), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_apply_claims(game, 2, 1, &seat, NULL, NULL, &result), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_apply_claims(game, 2, 1, &seat, &pass, NULL, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_apply_claims(game, 2, BAOBEI_MAX_CLAIMS + 1, &seat, &pass, NULL, &result),
                 BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_apply_claims(game, 2, UINT32_MAX, &seat, &pass, NULL, &result), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_apply_claims(game, 2, 0, NULL, NULL, NULL, NULL), BAOBEI_REFUSED_NOT_NOW, "no window is open");
}

/* Masks of spaces that are none, or without the room, stay untouched. */
Test(arguments, masks)
{
    uint8_t mask[256];
    uint8_t copy[256];

    memset(mask, 0xa5, sizeof mask);
    memcpy(copy, mask, sizeof mask);
    cr_assert_eq(baobei_legal_mask(game, 0, 1, 1, mask, sizeof mask), 0);
    cr_assert_eq(baobei_legal_mask(game, 0, 7, 1, mask, sizeof mask), 0);
    cr_assert_eq(baobei_legal_mask(game, 0, 2, 0, mask, sizeof mask), 0);
    cr_assert_eq(baobei_legal_mask(game, 0, 2, 67, mask, sizeof mask), 0);
    cr_assert_eq(baobei_legal_mask(game, 0, 2, 1, mask, 0), 0);
    cr_assert_eq(baobei_legal_mask(game, 0, 2, 1, mask, baobei_action_id(2, 1, 0) - 1), 0);
    cr_assert_eq(memcmp(mask, copy, sizeof mask), 0);
}

Test(arguments, seats_that_are_none)
{
    static const uint32_t seats[] = {3, 4, 5, 6, 7, 8, 64, 254, 256, 258, 1u << 16, UINT32_MAX};
    baobei_action look = baobei_action_make(BAOBEI_ACTION_LOOK_TWO, 0, 0, 0, 1, 0);

    for (uint32_t i = 0; i < sizeof seats / sizeof *seats; i++) {
        cr_assert_eq(baobei_check(game, seats[i], look), BAOBEI_BAD_SEAT, "%u", seats[i]);
        cr_assert_eq(baobei_check(game, seats[i], 0), BAOBEI_BAD_SEAT);
        cr_assert_eq(baobei_apply(game, seats[i], 2, look), BAOBEI_BAD_SEAT);
        cr_assert_eq(baobei_expire(game, seats[i], 2), BAOBEI_BAD_SEAT);
        cr_assert_eq(baobei_legal(game, seats[i], 0, NULL, 0), 0);
    }
    cr_assert_eq(baobei_check(game, BAOBEI_NO_SEAT, look), BAOBEI_REFUSED_NOT_ASKED, "the host is no seat");
    cr_assert_eq(baobei_check(game, 0, 0), BAOBEI_BAD_ACTION);
    cr_assert_eq(baobei_apply(game, 0, 2, 0), BAOBEI_BAD_ACTION);
    cr_assert_eq(baobei_apply(game, 0, 2, UINT32_MAX), BAOBEI_BAD_ACTION);
}

Test(arguments, events)
{
    baobei_event event;
    uint32_t count = 9;

    cr_assert_eq(baobei_events(NULL, BAOBEI_VIEWER_HOST, 1, &event, 1, &count), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(count, 0);
    cr_assert_eq(baobei_events(game, BAOBEI_VIEWER_HOST, 1, &event, 1, NULL), BAOBEI_BAD_ARGUMENT);
    count = 9;
    cr_assert_eq(baobei_events(game, BAOBEI_VIEWER_HOST, 1, NULL, 1, &count), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(count, 0);
    cr_assert_eq(baobei_events(game, BAOBEI_VIEWER_HOST, 1, NULL, 0, &count), BAOBEI_OK, "without room without list");
    cr_assert_eq(baobei_events(game, BAOBEI_VIEWER_HOST, 0, &event, 1, &count), BAOBEI_BAD_SERIAL);
    cr_assert_eq(baobei_events(game, BAOBEI_VIEWER_HOST, UINT32_MAX, &event, 1, &count), BAOBEI_BAD_SERIAL);
}

Test(arguments, views)
{
    const uint8_t seed[BAOBEI_SEED_SIZE] = {0};
    baobei_event event = {.serial = 1, .kind = BAOBEI_EVENT_TURN};
    baobei_view view;
    baobei_recall recall;

    cr_assert_eq(baobei_view_get(NULL, BAOBEI_VIEWER_HOST, &view), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_view_get(game, BAOBEI_VIEWER_HOST, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_view_fold(NULL, &event), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_view_get(game, BAOBEI_VIEWER_HOST, &view), BAOBEI_OK);
    cr_assert_eq(baobei_view_fold(&view, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_view_fold(&view, &event), BAOBEI_BAD_SERIAL);
    event.kind = BAOBEI_EVENT_RESET;
    cr_assert_eq(baobei_view_fold(&view, &event), BAOBEI_GONE);
    cr_assert_eq(baobei_view_legal(NULL, 0, 0, NULL, 0), 0);
    cr_assert_eq(baobei_view_check(NULL, 0, 0), BAOBEI_BAD_ARGUMENT);
    memset(&view, 0xff, sizeof view);
    cr_assert_eq(baobei_view_legal(&view, 0, 0, NULL, 0), 0, "a view that no game can give");
    cr_assert_eq(baobei_view_check(&view, 0, 0), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_recall_get(NULL, BAOBEI_VIEWER_HOST, &recall), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_recall_get(game, BAOBEI_VIEWER_HOST, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_sample(NULL, game, BAOBEI_VIEWER_HOST, seed, 0), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_sample(game, NULL, BAOBEI_VIEWER_HOST, seed, 0), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_sample(game, game, BAOBEI_VIEWER_HOST, NULL, 0), BAOBEI_BAD_ARGUMENT);
}

Test(arguments, notation)
{
    const uint8_t seed[BAOBEI_SEED_SIZE] = {0};
    baobei_rules *rules;
    baobei_action action = 7;
    size_t fault;
    uint64_t hash;
    char text[8];

    cr_assert_eq(baobei_rules_new(NULL, NULL, &rules), BAOBEI_OK);
    cr_assert_eq(baobei_rules_write(NULL, text, sizeof text, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_rules_write(rules, NULL, 1, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_rules_read(NULL, "", 0, &fault), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_rules_read(rules, NULL, 0, &fault), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_full_position_write(NULL, text, sizeof text, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_full_position_write(game, NULL, 1, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_full_position_read(NULL, "", 0, &fault), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_full_position_read(game, NULL, 0, &fault), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_seat_position_write(NULL, BAOBEI_VIEWER_SEAT_0, text, sizeof text, NULL),
                 BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_seat_position_write(game, BAOBEI_VIEWER_SEAT_0, NULL, 1, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_seat_position_read(NULL, seed, 0, "", 0, &fault), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_seat_position_read(game, NULL, 0, "", 0, &fault), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_seat_position_read(game, seed, 0, NULL, 0, &fault), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_action_write(0, text, sizeof text, NULL), BAOBEI_BAD_ACTION);
    cr_assert_eq(baobei_action_write(0x0c000000, NULL, 1, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_action_parse(NULL, 0, &action, &fault), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(action, 0);
    cr_assert_eq(baobei_action_parse("pass", 4, NULL, &fault), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_hash(NULL, BAOBEI_VIEWER_HOST, &hash), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_hash(game, BAOBEI_VIEWER_HOST, NULL), BAOBEI_BAD_ARGUMENT);
    baobei_rules_free(rules);
}
