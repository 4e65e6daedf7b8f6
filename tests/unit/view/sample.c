/* Samples: what is known stays, what is not is laid out anew, and pasts are remembered. */
#include "view/sample.h"

#include <criterion/criterion.h>

#include "api/game_object.h"
#include "load.h"
#include "positions.h"
#include "table/know.h"

static const uint8_t seed[BAOBEI_SEED_SIZE] = {3};

Test(view_sample, known_cards_stay_and_the_deck_is_whole)
{
    baobei_game *game = load(full_position("turn"));
    bool moved = false;

    for (uint32_t number = 0; number < 30; number++) {
        uint32_t copies[4] = {0};
        bbi_state world;
        bbi_mind mind;
        bbi_heaps heaps;

        bbi_mind_read(&mind, &game->state, 0);
        bbi_mind_heaps(&mind, &heaps);
        bbi_sample(&world, &mind, &heaps, seed, number);
        cr_assert(bbi_state_valid(&world) && world.source == BBI_CHANCE_FAST);
        cr_assert(world.face[world.card[0]] == 1 && world.face[world.card[1]] == 2);
        for (uint32_t card = 0; card < 12; card++)
            copies[world.face[card]]++;
        cr_assert(copies[1] == 4u && copies[2] == 4u && copies[3] == 4u);
        moved |= world.face[world.card[5]] != 1;
    }
    cr_assert(moved, "seat b's first card is always what it is");
    baobei_game_free(game);
}

Test(view_sample, one_number_one_world)
{
    baobei_game *game = load(full_position("turn"));
    bbi_state first;
    bbi_state second;
    bbi_mind mind;
    bbi_heaps heaps;

    bbi_mind_read(&mind, &game->state, 0);
    bbi_mind_heaps(&mind, &heaps);
    bbi_sample(&first, &mind, &heaps, seed, 5);
    bbi_mind_read(&mind, &game->state, 0);
    bbi_mind_heaps(&mind, &heaps);
    bbi_sample(&second, &mind, &heaps, seed, 5);
    cr_assert(memcmp(&first, &second, sizeof first) == 0);
    bbi_mind_read(&mind, &game->state, 0);
    bbi_mind_heaps(&mind, &heaps);
    bbi_sample(&second, &mind, &heaps, seed, 6);
    cr_assert(memcmp(first.seed, second.seed, sizeof first.seed) != 0);
    baobei_game_free(game);
}

/* What went into the shuffles, and who had seen it, is the same for everybody in the world as in the game. */
Test(view_sample, remembers_pasts)
{
    baobei_game *game = load(full_position("past"));
    static bbi_state world;
    static bbi_mind real;
    static bbi_mind mind;
    bbi_heaps heaps;

    for (uint32_t viewer = 0; viewer < 5; viewer++) {
        bbi_mind_read(&mind, &game->state, viewer);
        bbi_mind_heaps(&mind, &heaps);
        bbi_sample(&world, &mind, &heaps, seed, viewer);
        cr_assert(bbi_state_valid(&world));
        bbi_mind_read(&mind, &world, viewer);
        bbi_mind_sort(&mind);
        bbi_mind_read(&real, &game->state, viewer);
        bbi_mind_sort(&real);
        cr_assert(mind.inputs[1] == 6u && mind.inputs[2] == 5u);
        for (uint32_t shuffle = 1; shuffle < 3; shuffle++)
            cr_assert(memcmp(mind.input[shuffle], real.input[shuffle], real.inputs[shuffle] * sizeof(bbi_input)) == 0);
        cr_assert(memcmp(mind.state.face, real.state.face, sizeof real.state.face) == 0);
    }
    baobei_game_free(game);
}

/* Nothing lies in a world but what was asked for, and nothing of what lay in the memory of the mind before. */
Test(view_sample, clean_whatever_lay_there_before)
{
    baobei_game *game = load(full_position("past"));
    static bbi_state world[2];
    static bbi_mind mind;
    bbi_heaps heaps;

    for (uint32_t viewer = 0; viewer < 5; viewer++) {
        for (uint32_t i = 0; i < 2; i++) {
            memset(&mind, i ? 0xff : 0, sizeof mind);
            bbi_mind_read(&mind, &game->state, viewer);
            bbi_mind_heaps(&mind, &heaps);
            bbi_sample(&world[i], &mind, &heaps, seed, viewer);
        }
        cr_assert(memcmp(&world[0], &world[1], sizeof *world) == 0);
        for (uint32_t shuffle = 1; shuffle < BBI_SHUFFLES; shuffle++)
            for (uint32_t card = 0; card < BAOBEI_MAX_CARDS; card++)
                cr_assert(world[0].know[shuffle][card] & BBI_MEMBER || world[0].know[shuffle][card] == 0);
    }
    baobei_game_free(game);
}

Test(view_sample, impossible_debts)
{
    baobei_game *game = load(full_position("turn"));
    bbi_mind mind;

    bbi_mind_read(&mind, &game->state, 0);
    cr_assert(bbi_sample_possible(&mind));
    mind.origin[0] = 1; /* a 1 came from a recycle that nothing went into */
    cr_assert_not(bbi_sample_possible(&mind));
    mind.inputs[1] = 1;
    mind.input[1][0] = (bbi_input){0, 0, BAOBEI_HIDDEN};
    cr_assert(bbi_sample_possible(&mind));
    baobei_game_free(game);
}

/* What may be the case as far as seat a knows. */
static void draw_world(const bbi_state *state, uint64_t number, bbi_state *world)
{
    bbi_heaps heaps;
    bbi_mind mind;

    bbi_mind_read(&mind, state, 0);
    bbi_mind_heaps(&mind, &heaps);
    bbi_sample(world, &mind, &heaps, seed, number);
}

/* One card went into the first recycle unseen: it may be of any species that is left of the deal. */
Test(view_sample, a_stranger_may_be_anything)
{
    baobei_game *game = load(full_position("turn"));
    bbi_state *state = &game->state;
    uint32_t worlds[4] = {0};

    state->recycles = 1;
    state->know[1][state->card[9]] = BBI_MEMBER;
    for (uint32_t number = 0; number < 80; number++) {
        bbi_state world;

        draw_world(state, number, &world);
        worlds[world.face[world.card[9]]]++;
    }
    for (uint32_t species = 1; species <= 3; species++) /* three of each are left */
        cr_assert(worlds[species] > 8 && worlds[species] < 56, "species %u: %u of 80", species, worlds[species]);
    baobei_game_free(game);
}

/* The last two cards of b, a 1 and a 2, were seen by a before a third recycle took them: now either is either. */
Test(view_sample, two_cards_of_a_third_recycle)
{
    baobei_game *game = load(full_position("turn"));
    bbi_state *state = &game->state;
    const uint32_t one = state->card[8];
    const uint32_t two = state->card[9];
    uint32_t swapped = 0;

    state->recycles = 3;
    state->know[0][one] |= 1;
    state->know[0][two] |= 1;
    state->know[3][one] = state->know[3][two] = BBI_MEMBER;
    for (uint32_t number = 0; number < 80; number++) {
        bbi_state world;

        draw_world(state, number, &world);
        cr_assert_eq(world.face[world.card[8]] + world.face[world.card[9]], 3, "number %u", number);
        swapped += world.face[world.card[8]] == 2;
    }
    cr_assert(swapped > 20 && swapped < 60, "%u of 80", swapped);
    baobei_game_free(game);
}
