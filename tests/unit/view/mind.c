/* What one viewer knows: cards by their places, pasts in order, nothing left over. */
#include "view/mind.h"

#include <criterion/criterion.h>

#include "api/game_object.h"
#include "load.h"
#include "notation.h"
#include "positions.h"
#include "table/know.h"

Test(view_mind, cards_are_numbered_by_place)
{
    baobei_game *game = load(full_position("end"));
    bbi_state *state = &game->state;
    bbi_mind mind;
    uint8_t card = state->card[0];

    state->card[0] = state->card[9]; /* a 1 and a 3 change places */
    state->card[9] = card;
    bbi_mind_read(&mind, state, BBI_HOST);
    cr_assert(mind.cards == 20u && mind.state.card[0] == 0 && mind.state.card[9] == 9);
    cr_assert(mind.state.face[0] == 3 && mind.state.face[9] == 1);
    cr_assert(mind.state.pile[0] == 10 && mind.state.pile[1] == 11 && mind.state.pile[2] == 12);
    cr_assert(mind.state.pile[BAOBEI_MAX_CARDS - state->draw] == 13);
    cr_assert(mind.seen[12] == 2 && mind.seen[10] == BBI_SPECTATORS + 3);
    baobei_game_free(game);
}

Test(view_mind, hidden_unless_seen)
{
    baobei_game *game = load(full_position("turn")); /* a has seen a0, a1, b has seen b0, b1 */
    bbi_mind mind;

    bbi_mind_read(&mind, &game->state, 1);
    cr_assert(mind.state.face[0] == BAOBEI_HIDDEN && mind.state.face[5] == 1 && mind.state.face[6] == 2);
    cr_assert(mind.state.face[10] == 3 && mind.state.face[11] == BAOBEI_HIDDEN && mind.seen[0] == 1);
    bbi_mind_read(&mind, &game->state, BBI_SPECTATOR);
    cr_assert(mind.state.face[5] == BAOBEI_HIDDEN && mind.state.face[10] == 3);
    baobei_game_free(game);
}

Test(view_mind, pasts_are_sorted)
{
    baobei_game *game = load(full_position("past"));
    bbi_mind mind;

    for (uint32_t viewer = 0; viewer < BBI_VIEWERS; viewer++) {
        if (viewer == 5)
            continue;
        bbi_mind_read(&mind, &game->state, viewer);
        bbi_mind_sort(&mind);
        cr_assert(mind.inputs[0] == 0u && mind.inputs[1] == 6u && mind.inputs[2] == 5u);
        for (uint32_t shuffle = 1; shuffle < 3; shuffle++)
            for (uint32_t i = 1; i < mind.inputs[shuffle]; i++)
                cr_assert_not(bbi_input_before(&mind.input[shuffle][i], &mind.input[shuffle][i - 1]));
    }
    cr_assert(mind.input[1][0].face == 2 && mind.input[1][0].seen == 0); /* the host's, read last */
    cr_assert(mind.input[1][1].face == 1 && mind.input[1][1].seen == 1);
    baobei_game_free(game);
}

Test(view_mind, order_of_inputs)
{
    const bbi_input a = {0, 5, 7};
    const bbi_input by_from = {1, 0, 0};
    const bbi_input by_seen = {0, 6, 0};
    const bbi_input by_face = {0, 5, 8};

    cr_assert(bbi_input_before(&a, &by_from) && bbi_input_before(&a, &by_seen) && bbi_input_before(&a, &by_face));
    cr_assert(!bbi_input_before(&by_from, &a) && !bbi_input_before(&by_seen, &a) && !bbi_input_before(&a, &a));
}

Test(view_mind, leftovers_are_cleared)
{
    baobei_game *game = load(full_position("claim")); /* one power waits, no give */
    bbi_state *state = &game->state;
    bbi_mind mind;

    state->claimant = 1;
    state->give_seat[0] = state->give_slot[1] = 1;
    state->power[1] = (bbi_earned){1, 2, 3};
    state->seed[0] = 9;
    state->source = BBI_CHANCE_SEED;
    state->hand[0] = 7;
    state->board.answered = 2;
    bbi_mind_read(&mind, state, BBI_HOST);
    cr_assert(mind.state.claimant == 0 && mind.state.give_seat[0] == 0 && mind.state.give_slot[1] == 0);
    cr_assert(mind.state.power[0].species == 2 && mind.state.hand[0] == 0);
    cr_assert(mind.state.power[1].user == 0 && mind.state.power[1].species == 0 && mind.state.power[1].cause == 0);
    cr_assert(mind.state.seed[0] == 0 && mind.state.source == BBI_CHANCE_NONE && mind.state.board.answered == 2);
    bbi_mind_read(&mind, state, 0);
    cr_assert(mind.state.board.answered == 0);
    baobei_game_free(game);
}

Test(view_mind, heaps)
{
    baobei_game *game = load(full_position("turn")); /* 1x4, 2x4, 3x4 */
    bbi_heaps heaps;
    bbi_mind mind;

    bbi_mind_read(&mind, &game->state, 0);
    bbi_mind_heaps(&mind, &heaps);
    cr_assert(heaps.pool[0][0] == 3 && heaps.pool[0][1] == 3 && heaps.pool[0][2] == 3);
    cr_assert(heaps.pool[0][3] == 0 && heaps.pool[1][0] == 0);
    bbi_mind_read(&mind, &game->state, BBI_HOST);
    bbi_mind_heaps(&mind, &heaps);
    cr_assert(heaps.pool[0][0] == 0 && heaps.pool[0][1] == 0 && heaps.pool[0][2] == 0);
    baobei_game_free(game);
}

Test(view_mind, who_owes_a_card_stays)
{
    baobei_game *game = load(full_position("give")); /* b, for a3 */
    bbi_mind mind;

    bbi_mind_read(&mind, &game->state, 0);
    cr_assert(mind.state.gives == 1 && mind.state.claimant == 1);
    cr_assert(mind.state.give_seat[0] == 0 && mind.state.give_slot[0] == 3);
    baobei_game_free(game);
}

/* What was seen of cards goes by their places; of their old numbers nothing stays. */
Test(view_mind, no_memory_by_number)
{
    static const uint8_t none[BBI_SHUFFLES][BAOBEI_MAX_CARDS];
    baobei_game *game = load(full_position("past"));
    bbi_mind mind;

    memset(&mind, 0x5a, sizeof mind);
    game->state.pile[BAOBEI_MAX_CARDS / 2] = 5; /* between the two piles */
    bbi_mind_read(&mind, &game->state, 0);
    cr_assert(memcmp(mind.state.know, none, sizeof none) == 0);
    cr_assert(mind.state.pile[BAOBEI_MAX_CARDS / 2] == 0);
    baobei_game_free(game);
}

/* A deck of twelve: the places of other cards hold nothing, whatever lay there before. */
Test(view_mind, nothing_beyond_the_cards)
{
    static const uint8_t none[BAOBEI_MAX_CARDS];
    baobei_game *game = load(full_position("turn"));
    const size_t rest = BAOBEI_MAX_CARDS - 12;
    bbi_mind mind;

    memset(&mind, 0x5a, sizeof mind);
    bbi_mind_read(&mind, &game->state, 0);
    cr_assert(mind.cards == 12u);
    cr_assert(memcmp(mind.state.face + 12, none, rest) == 0 && memcmp(mind.seen + 12, none, rest) == 0);
    cr_assert(memcmp(mind.origin, none, sizeof none) == 0);
    baobei_game_free(game);
}

/* Before the first deal there is no deck to be unknown. */
Test(view_mind, heaps_of_nothing)
{
    static const bbi_heaps nothing;
    baobei_game *game = load(full_position("new"));
    bbi_heaps heaps;
    bbi_mind mind;

    bbi_mind_read(&mind, &game->state, 0);
    bbi_mind_heaps(&mind, &heaps);
    cr_assert(mind.cards == 0 && memcmp(&heaps, &nothing, sizeof nothing) == 0);
    baobei_game_free(game);
}

/* Strangers are counted by the shuffle they came from and the one they went into. */
Test(view_mind, strangers_wait)
{
    const char *text = "baobei-seat-1 a 1x6,2x6 seats=2 round=1 playing=ab next=ab first=a active=a recycles=1 asked=a "
                       "a=?^1,?^1,?,?,? b=?,?,?,?,? discard=1 draw=?^1 past1=?,?,2:* ask=turn token=9 serial=40";
    baobei_game *game = note_game();
    bbi_heaps heaps;
    bbi_mind mind;
    size_t fault = 0;
    const uint8_t seed[BAOBEI_SEED_SIZE] = {1};

    cr_assert_eq(baobei_seat_position_read(game, seed, 0, text, strlen(text), &fault), BAOBEI_OK, "%zu", fault);
    bbi_mind_read(&mind, &game->state, 0);
    bbi_mind_heaps(&mind, &heaps);
    cr_assert(heaps.waiting[0][1] == 2 && heaps.waiting[0][2] == 0 && heaps.waiting[1][2] == 0);
    baobei_game_free(game);
}
