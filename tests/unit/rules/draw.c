/* Drawing, and what happens when the pile is empty. */
#include "rules/move.h"

#include <criterion/criterion.h>

#include "api/game_object.h"
#include "load.h"
#include "positions.h"
#include "table/piles.h"

static baobei_event facts[BAOBEI_MAX_EVENTS];

static bbi_move on(baobei_game *game)
{
    bbi_move move = {.state = &game->state, .facts = {.list = facts}};

    return move;
}

static uint32_t asked;

static uint8_t answers[BBI_MOST_ANSWERS];

static int32_t in_order(void *ctx, uint32_t n)
{
    (void)n;
    asked++;
    return ctx ? BAOBEI_CHANCE_FAILED : 0;
}

/* The whole draw pile (2,3,4,4,4,5,5) on the discards (3,2), with a 4 under them. */
static baobei_game *emptied(void)
{
    baobei_game *game = load(full_position("end"));

    while (game->state.draw)
        bbi_pile_discard(&game->state, bbi_pile_draw(&game->state));
    asked = 0;
    return game;
}

Test(rules_draw, a_card_is_there)
{
    baobei_game *game = load(full_position("end"));
    bbi_move move = on(game);
    uint32_t card;

    move.chance.below = in_order;
    move.chance.log = answers;
    cr_assert(bbi_draw(&move, 0, &card) == BAOBEI_OK);
    cr_assert(bbi_face(&game->state, card) == 2u && game->state.draw == 6);
    cr_assert(move.facts.count == 0u && asked == 0u);
    baobei_game_free(game);
}

Test(rules_draw, slid_cards_then_discards_from_the_bottom)
{
    static const uint8_t order[] = {4, 3, 2, 2, 3, 4, 4, 4, 5};
    baobei_game *game = emptied();
    bbi_move move = on(game);
    uint32_t card;

    move.chance.below = in_order;
    move.chance.log = answers;
    for (uint32_t i = 0; i < sizeof order; i++) {
        cr_assert(bbi_draw(&move, 1, &card) == BAOBEI_OK);
        cr_assert(bbi_face(&game->state, card) == order[i], "card %u", i);
    }
    cr_assert(asked == 8u && game->state.recycles == 1 && game->state.board.final == 0);
    cr_assert(move.facts.count == 1u && facts[0].kind == BAOBEI_EVENT_RECYCLED && facts[0].count == 1);
    cr_assert(facts[0].value[0] == 9 && facts[0].by == BAOBEI_NO_SEAT);
    cr_assert(game->state.discard == 1 && game->state.under == 0);
    cr_assert(bbi_face(&game->state, bbi_pile_top(&game->state)) == 5u);
    baobei_game_free(game);
}

Test(rules_draw, the_second_recycle_ends_the_round)
{
    baobei_game *game = emptied();
    bbi_move move = on(game);
    uint32_t card;

    move.chance.below = in_order;
    move.chance.log = answers;
    game->state.recycles = 1;
    cr_assert(bbi_draw(&move, 1, &card) == BAOBEI_OK);
    cr_assert(move.facts.count == 2u && facts[0].count == 2 && facts[1].kind == BAOBEI_EVENT_FINAL);
    cr_assert(game->state.board.final == 1 && game->state.closing == 0);
    baobei_game_free(game);
}

Test(rules_draw, skipped_without_any_card)
{
    baobei_game *game = load(full_position("turn")); /* one card on each pile */
    bbi_move move = on(game);
    uint32_t card;

    asked = 0;
    move.chance.below = in_order;
    move.chance.log = answers;
    bbi_pile_draw(&game->state);
    cr_assert(bbi_draw(&move, 1, &card) == BAOBEI_OK && card == BBI_NO_CARD);
    cr_assert(move.facts.count == 1u && facts[0].kind == BAOBEI_EVENT_SKIPPED && facts[0].by == 1);
    cr_assert(game->state.recycles == 0 && asked == 0u);
    baobei_game_free(game);
}

Test(rules_draw, chance_fails)
{
    baobei_game *game = emptied();
    bbi_move move = on(game);
    uint32_t card;

    move.chance.below = in_order;
    move.chance.log = answers;
    move.chance.ctx = &asked;
    cr_assert(bbi_draw(&move, 1, &card) == BAOBEI_FAILED_CHANCE && card == BBI_NO_CARD);
    cr_assert(move.facts.count == 0u && game->state.recycles == 0 && game->state.draw == 0);
    baobei_game_free(game);
}

/* Each recycle of a round has a stream of its own, also those that memory no longer tells apart. */
Test(rules_draw, every_recycle_has_its_stream)
{
    static const uint8_t seed[BAOBEI_SEED_SIZE] = {4};

    for (uint32_t before = 0; before < 8; before++) {
        baobei_game *game = emptied();
        bbi_move move = on(game);
        bbi_chance chance = {.seed = seed};
        uint8_t expected[BAOBEI_MAX_CARDS];
        uint32_t count = bbi_pile_recyclable(&game->state, expected);
        uint32_t card;

        move.chance.seed = seed;
        game->state.recycles = (uint8_t)before;
        bbi_chance_open(&chance, 1, BBI_CHANCE_RECYCLE, before + 1);
        cr_assert(bbi_chance_shuffle(&chance, expected, count) == BAOBEI_OK);
        for (uint32_t i = 0; i < count; i++) {
            cr_assert(bbi_draw(&move, 0, &card) == BAOBEI_OK);
            cr_assert_eq(card, expected[i], "recycle %u, card %u", before + 1, i);
        }
        baobei_game_free(game);
    }
}
