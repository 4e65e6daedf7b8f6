/* The hash of a mind: a sum, and every kind of fact counts. */
#include "record/hash.h"

#include <criterion/criterion.h>

#include "api/game_object.h"
#include "notation.h"
#include "positions.h"
#include "base/mix.h"

static baobei_game *load(const char *text)
{
    baobei_game *game = note_game();
    note n;

    note_set(&n, text);
    cr_assert(note_read(game, &n));
    return game;
}

Test(record_hash, numbers_of_cards_do_not_count)
{
    baobei_game *game = load(full_position("past"));
    bbi_mind mind;
    uint64_t hash;
    bbi_input first;

    bbi_mind_read(&mind, &game->state, BBI_HOST);
    hash = bbi_hash(&mind, &game->state);
    first = mind.input[1][0]; /* the pasts in another order */
    mind.input[1][0] = mind.input[1][4];
    mind.input[1][4] = first;
    cr_assert(bbi_hash(&mind, &game->state) == hash);
    mind.input[1][4].seen ^= 1;
    cr_assert(bbi_hash(&mind, &game->state) != hash);
    baobei_game_free(game);
}

Test(record_hash, one_more_past_is_one_more_term)
{
    baobei_game *game = load(full_position("turn"));
    bbi_mind mind;
    uint64_t hash;

    bbi_mind_read(&mind, &game->state, 0);
    hash = bbi_hash(&mind, &game->state);
    mind.inputs[2] = 1;
    mind.input[2][0] = (bbi_input){1, 0x41, 9};
    cr_assert(bbi_hash(&mind, &game->state) - hash == bbi_mix(UINT64_C(0x0702010000000941)));
    baobei_game_free(game);
}

Test(record_hash, the_seed_counts_for_the_host)
{
    baobei_game *game = load(full_position("turn"));
    bbi_mind mind;
    uint64_t host;
    uint64_t seat;

    bbi_mind_read(&mind, &game->state, BBI_HOST);
    host = bbi_hash(&mind, &game->state);
    bbi_mind_read(&mind, &game->state, 1);
    seat = bbi_hash(&mind, &game->state);
    game->state.seed[31] = 1;
    game->state.token++;
    game->state.serial++;
    bbi_mind_read(&mind, &game->state, 1);
    cr_assert(bbi_hash(&mind, &game->state) == seat);
    bbi_mind_read(&mind, &game->state, BBI_HOST);
    cr_assert(bbi_hash(&mind, &game->state) - host ==
              bbi_mix(UINT64_C(0x0b1f000000000001)) - bbi_mix(UINT64_C(0x0b1f000000000000)));
    baobei_game_free(game);
}
