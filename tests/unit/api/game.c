/* Making, copying and ending a game: what belongs to it and what is copied. */
#include <baobei/game.h>

#include <criterion/criterion.h>

#include "api/game_object.h"
#include "load.h"
#include "positions.h"

static int32_t zero(void *ctx, uint32_t n)
{
    (void)ctx, (void)n;
    return 0;
}

Test(api_game, a_source_replaces_the_other)
{
    const uint8_t seed[BAOBEI_SEED_SIZE] = {1, 2, 3};
    baobei_game *game = load(full_position("new"));

    cr_assert_eq(baobei_game_chance(game, seed, zero, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_game_chance(game, NULL, NULL, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_game_chance(game, seed, NULL, game), BAOBEI_OK);
    cr_assert(game->state.source == BBI_CHANCE_SEED && game->state.seed[2] == 3 && game->below_ctx == NULL);
    cr_assert_eq(baobei_game_chance(game, NULL, zero, game), BAOBEI_OK);
    cr_assert(game->state.source == BBI_CHANCE_HOOK && game->state.seed[2] == 0 && game->below == zero);
    cr_assert(game->below_ctx == (void *)game);
    cr_assert_eq(baobei_game_chance(game, seed, NULL, NULL), BAOBEI_OK);
    cr_assert(game->below == NULL && game->below_ctx == NULL, "a position that says hook must not find the old one");
    baobei_game_free(game);
}

Test(api_game, a_copy_keeps_its_own_outbox)
{
    baobei_game *from = load(full_position("turn"));
    baobei_game *to;

    cr_assert_eq(baobei_game_new(NULL, 6, 5, NULL, NULL, &to), BAOBEI_OK);
    from->below = zero;
    from->below_ctx = &to;
    to->last.entries = 1;
    to->outbox.kept = 3;
    cr_assert_eq(baobei_game_copy(to, from), BAOBEI_OK);
    cr_assert(memcmp(&to->state, &from->state, sizeof to->state) == 0 && to->below == zero);
    cr_assert(to->below_ctx == (void *)&to, "the hook is shared, and so is what is handed to it");
    cr_assert(to->outbox.keep == 5u && to->outbox.kept == 0u && to->last.entries == 0 && !to->busy);
    to->outbox.kept = 3;
    cr_assert_eq(baobei_game_copy(to, to), BAOBEI_OK);
    cr_assert_eq(to->outbox.kept, 3);
    baobei_game_free(from);
    baobei_game_free(to);
}

Test(api_game, the_ring_follows_the_object)
{
    baobei_game *game;

    cr_assert_eq(baobei_game_new(NULL, 2, 3, NULL, NULL, &game), BAOBEI_OK);
    cr_assert((char *)game->outbox.ring == (char *)game + baobei_game_size(0));
    cr_assert(baobei_game_rules(game) == &game->state.rules && baobei_game_rules(NULL) == NULL);
    baobei_game_free(game);
}

/* Every key and every species, whatever the number of seats. */
Test(api_game, rules_are_taken_whole)
{
    baobei_rules *rules;

    cr_assert_eq(baobei_rules_new(NULL, NULL, &rules), BAOBEI_OK);
    for (uint32_t key = 1; key < 256; key++) {
        int32_t most;

        if (baobei_rules_bounds((baobei_rule)key, NULL, &most, NULL) == BAOBEI_OK && most < 2) /* the switches */
            cr_assert_eq(baobei_rules_set(rules, (baobei_rule)key, most), BAOBEI_OK);
    }
    cr_assert_eq(baobei_rules_set_species(rules, 32, -7, 0, 31, BAOBEI_POWER_SHOW), BAOBEI_OK);
    for (uint32_t seats = 2; seats <= BAOBEI_MAX_SEATS; seats++) {
        baobei_game *game;

        cr_assert_eq(baobei_game_new(rules, seats, 0, NULL, NULL, &game), BAOBEI_OK);
        cr_assert(memcmp(baobei_game_rules(game), rules, sizeof *rules) == 0, "%u seats", seats);
        baobei_game_free(game);
    }
    baobei_rules_free(rules);
}
