/* How long a chance hook of the host is kept: until a source is chosen or copied, not while positions are read. */
#include <baobei/baobei.h>

#include <criterion/criterion.h>
#include <string.h>

static int32_t zero(void *ctx, uint32_t n)
{
    (void)n;
    ++*(uint32_t *)ctx;
    return 0;
}

static const uint8_t seed[BAOBEI_SEED_SIZE] = {1};
static uint32_t asked;
static char hooked[BAOBEI_POSITION_TEXT]; /* a match that has not begun, its chance from a hook */
static char seeded[BAOBEI_POSITION_TEXT];

static baobei_game *hook_game(void)
{
    baobei_game *game;

    cr_assert_eq(baobei_game_new(NULL, 2, 0, NULL, NULL, &game), BAOBEI_OK);
    cr_assert_eq(baobei_game_chance(game, seed, NULL, NULL), BAOBEI_OK);
    cr_assert_eq(baobei_full_position_write(game, seeded, sizeof seeded, NULL), BAOBEI_OK);
    cr_assert_eq(baobei_game_chance(game, NULL, zero, &asked), BAOBEI_OK);
    cr_assert_eq(baobei_full_position_write(game, hooked, sizeof hooked, NULL), BAOBEI_OK);
    return game;
}

/* What a deal answers once the position of a hook has been read. */
static baobei_status deal(baobei_game *game)
{
    asked = 0;
    cr_assert_eq(baobei_full_position_read(game, hooked, strlen(hooked), NULL), BAOBEI_OK);
    return baobei_expire(game, BAOBEI_NO_SEAT, 1);
}

Test(hook, set_aside_by_a_position)
{
    baobei_game *game = hook_game();

    cr_assert_eq(baobei_full_position_read(game, seeded, strlen(seeded), NULL), BAOBEI_OK);
    cr_assert_eq(baobei_expire(game, BAOBEI_NO_SEAT, 1), BAOBEI_OK);
    cr_expect_eq(asked, 0, "the position has a seed");
    cr_expect_eq(deal(game), BAOBEI_OK);
    cr_expect_gt(asked, 0, "the hook is taken up again");
    baobei_game_free(game);
}

Test(hook, gone_when_a_source_is_chosen)
{
    baobei_game *game = hook_game();

    cr_assert_eq(baobei_game_chance(game, seed, NULL, NULL), BAOBEI_OK);
    cr_expect_eq(deal(game), BAOBEI_FAILED_NO_CHANCE);
    baobei_game_free(game);
}

Test(hook, gone_with_a_copy_and_shared_by_it)
{
    baobei_game *game = hook_game(), *other;

    cr_assert_eq(baobei_game_new(NULL, 3, 0, NULL, NULL, &other), BAOBEI_OK);
    cr_assert_eq(baobei_game_copy(other, game), BAOBEI_OK);
    baobei_game_free(game);
    cr_expect_eq(deal(other), BAOBEI_OK);
    cr_expect_gt(asked, 0, "a copy has the hook, whatever became of the first game");
    cr_assert_eq(baobei_game_new(NULL, 3, 0, NULL, NULL, &game), BAOBEI_OK);
    cr_assert_eq(baobei_game_copy(other, game), BAOBEI_OK);
    cr_expect_eq(deal(other), BAOBEI_FAILED_NO_CHANCE);
    baobei_game_free(game);
    baobei_game_free(other);
}

Test(hook, gone_with_a_seat_position)
{
    baobei_game *game = hook_game();
    char text[BAOBEI_POSITION_TEXT];
    size_t length;

    cr_assert_eq(baobei_seat_position_write(game, BAOBEI_VIEWER_SPECTATOR, text, sizeof text, &length), BAOBEI_OK);
    cr_assert_eq(baobei_seat_position_read(game, seed, 0, text, length, NULL), BAOBEI_OK);
    cr_expect_eq(deal(game), BAOBEI_FAILED_NO_CHANCE);
    baobei_game_free(game);
}
