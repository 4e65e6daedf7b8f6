/* Notation from outside: room, faults, and what a read position keeps. */
#include <baobei/notation.h>

#include <criterion/criterion.h>

#include "api/game_object.h"
#include "load.h"
#include "positions.h"

Test(api_notation, length_without_room)
{
    baobei_game *game = load(full_position("turn"));
    char text[BAOBEI_POSITION_TEXT];
    size_t length = 0;
    size_t again = 0;

    cr_assert_eq(baobei_full_position_write(game, NULL, 0, &length), BAOBEI_BAD_SIZE);
    cr_assert(length == strlen(full_position("turn")));
    cr_assert_eq(baobei_full_position_write(game, text, length, &again), BAOBEI_BAD_SIZE);
    cr_assert(again == length && text[0] == 0);
    cr_assert_eq(baobei_full_position_write(game, text, length + 1, NULL), BAOBEI_OK);
    cr_assert_str_eq(text, full_position("turn"));
    baobei_game_free(game);
}

Test(api_notation, refused_text_changes_nothing)
{
    baobei_game *game = load(full_position("turn"));
    bbi_state before = game->state;
    size_t fault = 0;

    cr_assert_eq(baobei_full_position_read(game, "baobei-seat-1 a", 15, &fault), BAOBEI_BAD_TEXT);
    cr_assert(fault <= 15 && memcmp(&before, &game->state, sizeof before) == 0);
    game->busy = true;
    cr_assert_eq(baobei_full_position_read(game, full_position("end"), 9, &fault), BAOBEI_BAD_BUSY);
    cr_assert_eq(fault, 9, "a text that is not looked at has no fault");
    game->busy = false;
    cr_assert(memcmp(&before, &game->state, sizeof before) == 0);
    baobei_game_free(game);
}

static int32_t zero(void *ctx, uint32_t n)
{
    (void)ctx, (void)n;
    return 0;
}

Test(api_notation, a_seat_position_forgets_the_hook)
{
    const uint8_t seed[BAOBEI_SEED_SIZE] = {1};
    const char *text = seat_position("turn");
    baobei_game *game = load(full_position("turn"));

    cr_assert_eq(baobei_game_chance(game, NULL, zero, game), BAOBEI_OK);
    cr_assert_eq(baobei_seat_position_read(game, seed, 0, text, strlen(text), NULL), BAOBEI_OK);
    cr_assert(game->below == NULL && game->below_ctx == NULL && game->state.source == BBI_CHANCE_FAST);
    baobei_game_free(game);
}

Test(api_notation, no_seat_position_of_the_host_and_no_move_yet)
{
    baobei_game *game = load(full_position("turn"));
    char text[BAOBEI_POSITION_TEXT];

    cr_assert_eq(baobei_seat_position_write(game, BAOBEI_VIEWER_HOST, text, sizeof text, NULL), BAOBEI_BAD_VIEWER);
    cr_assert_eq(baobei_move_write(game, BAOBEI_VIEWER_HOST, text, sizeof text, NULL), BAOBEI_GONE);
    cr_assert_eq(baobei_move_write(game, BAOBEI_VIEWER_SEAT_5, text, sizeof text, NULL), BAOBEI_BAD_VIEWER,
                 "what is wrong with the call is said first");
    cr_assert_eq(baobei_move_replay(game, "a draw", 6, NULL), BAOBEI_OK);
    cr_assert_eq(baobei_move_write(game, BAOBEI_VIEWER_HOST, text, sizeof text, NULL), BAOBEI_OK);
    cr_assert_str_eq(text, "a draw");
    baobei_game_free(game);
}
