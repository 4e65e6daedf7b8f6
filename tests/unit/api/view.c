/* Views from outside: folding in order, and samples into a game with a hook. */
#include <baobei/view.h>

#include <criterion/criterion.h>

#include "api/game_object.h"
#include "load.h"
#include "notation.h"
#include "positions.h"

static int32_t zero(void *ctx, uint32_t n)
{
    (void)ctx, (void)n;
    return 0;
}

Test(api_view, folded_in_order_only)
{
    baobei_game *game = load(full_position("end"));
    baobei_event event = {.serial = 41, .kind = BAOBEI_EVENT_BAO};
    baobei_view view;

    cr_assert_eq(baobei_view_get(game, BAOBEI_VIEWER_SEAT_1, &view), BAOBEI_OK);
    cr_assert_eq(baobei_view_fold(&view, &event), BAOBEI_BAD_SERIAL);
    cr_assert_eq(view.announcer, BAOBEI_NO_SEAT);
    event.serial = 40;
    cr_assert_eq(baobei_view_fold(&view, &event), BAOBEI_OK);
    cr_assert(view.announcer == 0 && view.decision.serial == 41u);
    event.kind = BAOBEI_EVENT_RESET;
    cr_assert_eq(baobei_view_fold(&view, &event), BAOBEI_GONE);
    baobei_game_free(game);
}

Test(api_view, a_view_that_is_none)
{
    baobei_game *game = load(full_position("end"));
    baobei_view view;

    cr_assert_eq(baobei_view_get(game, BAOBEI_VIEWER_SEAT_0, &view), BAOBEI_OK);
    cr_assert_eq(baobei_view_legal(&view, 0, 0, NULL, 0), 2);
    cr_assert_eq(baobei_view_check(&view, 0, BAOBEI_ACTION_END << 24), BAOBEI_OK);
    cr_assert_eq(baobei_view_check(&view, 1, BAOBEI_ACTION_END << 24), BAOBEI_REFUSED_NOT_ASKED);
    view.seats = 7;
    cr_assert_eq(baobei_view_legal(&view, 0, 0, NULL, 0), 0);
    cr_assert_eq(baobei_view_check(&view, 0, BAOBEI_ACTION_END << 24), BAOBEI_BAD_ARGUMENT);
    baobei_game_free(game);
}

Test(api_view, a_sample_forgets_the_hook)
{
    const uint8_t seed[BAOBEI_SEED_SIZE] = {1};
    baobei_game *game = load(full_position("end"));

    cr_assert_eq(baobei_game_chance(game, NULL, zero, game), BAOBEI_OK);
    cr_assert_eq(baobei_sample(game, game, (baobei_viewer)24, seed, 0), BAOBEI_BAD_VIEWER);
    cr_assert(game->below == zero);
    cr_assert_eq(baobei_sample(game, game, BAOBEI_VIEWER_SEAT_0, seed, 0), BAOBEI_OK);
    cr_assert(game->below == NULL && game->below_ctx == NULL && game->state.source == BBI_CHANCE_FAST);
    baobei_game_free(game);
}

/* The number of a sample has 64 bits, from a game and from a seat position alike. */
Test(api_view, every_bit_of_a_number_counts)
{
    const uint8_t seed[BAOBEI_SEED_SIZE] = {1};
    const uint64_t numbers[] = {1, UINT64_C(1) << 32 | 1, UINT64_C(1) << 63 | 1};
    baobei_game *game = load(full_position("end"));
    baobei_game *one = note_game();
    baobei_game *two = note_game();
    uint64_t hash[3];
    uint64_t again;
    note n;

    cr_assert(note_seat(game, BAOBEI_VIEWER_SEAT_0, &n));
    for (uint32_t i = 0; i < 3; i++) {
        cr_assert_eq(baobei_sample(one, game, BAOBEI_VIEWER_SEAT_0, seed, numbers[i]), BAOBEI_OK);
        cr_assert_eq(baobei_seat_position_read(two, seed, numbers[i], n.text, n.length, NULL), BAOBEI_OK);
        cr_assert_eq(baobei_hash(one, BAOBEI_VIEWER_HOST, &hash[i]), BAOBEI_OK);
        cr_assert_eq(baobei_hash(two, BAOBEI_VIEWER_HOST, &again), BAOBEI_OK);
        cr_assert_eq(hash[i], again);
    }
    cr_assert(hash[0] != hash[1] && hash[0] != hash[2] && hash[1] != hash[2]);
    baobei_game_free(game);
    baobei_game_free(one);
    baobei_game_free(two);
}
