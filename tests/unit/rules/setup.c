/* The deal, card by card, and the looks. */
#include "rules/move.h"

#include <criterion/criterion.h>

#include "api/game_object.h"
#include "load.h"
#include "positions.h"
#include "rules/variants.h"
#include "table/piles.h"
#include "view/sample.h"

static baobei_event facts[BAOBEI_MAX_EVENTS];
static const uint8_t seed[BAOBEI_SEED_SIZE] = {7};

static bbi_move on(baobei_game *game)
{
    bbi_move move = {.state = &game->state, .facts = {.list = facts}};

    return move;
}

static uint32_t asked;

/* Leaves every shuffle in order; the last question of a deal may be the first seat. */
static uint8_t answers[BBI_MOST_ANSWERS];

static int32_t in_order(void *ctx, uint32_t n)
{
    asked++;
    return ctx && n == 2 && asked == 66 ? 1 : 0;
}

static void faces(const bbi_state *state, uint32_t seat, const char *expected)
{
    const bbi_board *board = &state->board;

    cr_assert(bbi_cards(board, seat) == strlen(expected) && board->slots[seat] == strlen(expected));
    for (uint32_t i = 0; expected[i]; i++)
        cr_assert(bbi_face(state, state->card[board->start[seat] + i]) == (uint32_t)(expected[i] - '0'),
                  "seat %u, slot %u", seat, i);
}

Test(rules_setup, one_card_at_a_time)
{
    baobei_game *game = load(full_position("new"));
    bbi_move move = on(game);

    asked = 0;
    move.chance.below = in_order;
    move.chance.log = answers;
    move.chance.ctx = &asked;
    cr_assert(bbi_setup_deal(&move) == BAOBEI_OK);
    faces(&game->state, 0, "11122");
    faces(&game->state, 1, "11222");
    cr_assert(asked == 66u && game->state.first == 1); /* 65 for the deck, one for the first seat */
    cr_assert(game->state.draw == 56 && game->state.discard == 0);
    cr_assert(bbi_face(&game->state, bbi_pile_draw(&game->state)) == 3u);
    cr_assert(game->state.board.kind == BAOBEI_DECISION_LOOK && game->state.board.asked == 3);
    cr_assert(game->state.board.count == 2 && move.facts.count == 4u);
    cr_assert(facts[0].kind == BAOBEI_EVENT_ROUND && facts[0].by == 1 && facts[0].value[2] == 56);
    cr_assert(facts[2].kind == BAOBEI_EVENT_DEALT && facts[2].seat[0] == 1 && facts[2].count == 5);
    cr_assert(facts[2].value[1] == 1 && facts[2].value[2] == 2);
    baobei_game_free(game);
}

Test(rules_setup, a_seat_that_is_out_gets_nothing)
{
    baobei_game *game = load(full_position("tied")); /* a and b play on, c is out; 18 cards */
    bbi_move move = on(game);
    bbi_state *state = &game->state;

    asked = 0;
    move.chance.below = in_order;
    move.chance.log = answers;
    state->next = 5; /* a and c instead */
    state->first = 2;
    state->board.announcer = 1;
    state->recycles = 2;
    cr_assert(bbi_setup_deal(&move) == BAOBEI_OK);
    cr_assert(asked == 17u && state->first == 2 && state->round == 5u);
    faces(state, 0, "11111");
    faces(state, 1, "");
    faces(state, 2, "11112");
    cr_assert(state->decisive == 1 && state->open == 0 && state->recycles == 0 && state->board.playing == 5);
    cr_assert(state->board.announcer == BAOBEI_NO_SEAT && state->closing == BAOBEI_NO_SEAT);
    baobei_game_free(game);
}

Test(rules_setup, without_looks_the_first_turn_begins)
{
    baobei_game *game = load(full_position("new"));
    bbi_move move = on(game);

    move.chance.below = in_order;
    move.chance.log = answers;
    bbi_rule_set(&game->state.rules, BAOBEI_RULE_LOOKS, 0);
    cr_assert(bbi_setup_deal(&move) == BAOBEI_OK);
    cr_assert(game->state.board.kind == BAOBEI_DECISION_TURN && game->state.board.active == 0);
    cr_assert(game->state.draw == 55 && bbi_face(&game->state, bbi_pile_top(&game->state)) == 3u);
    cr_assert(facts[3].kind == BAOBEI_EVENT_TURNED && facts[3].card[0] == 3 && facts[3].value[0] == 55);
    baobei_game_free(game);
}

Test(rules_setup, the_last_look_turns_the_first_discard)
{
    baobei_game *game = load(full_position("look")); /* b has looked; a has 1,1,1,2,3 */
    bbi_move move = on(game);
    const baobei_parts parts = {.kind = BAOBEI_ACTION_LOOK_TWO, .slot = {0, 3}};

    game->state.board.answered = 0;
    bbi_setup_look(&move, 0, &parts);
    cr_assert(move.waits && move.facts.count == 1u && facts[0].count == 2);
    cr_assert(facts[0].card[0] == 1 && facts[0].card[1] == 2 && facts[0].slot[1] == 3);
    cr_assert(game->state.know[0][game->state.card[3]] == 0x81 && game->state.know[0][game->state.card[1]] == 0x80);
    game->state.board.answered = 1;
    bbi_setup_look(&move, 1, &parts);
    cr_assert(facts[2].kind == BAOBEI_EVENT_TURNED && facts[2].card[0] == 2);
    cr_assert(game->state.board.kind == BAOBEI_DECISION_TURN && game->state.discard == 1);
    baobei_game_free(game);
}

/* A fact tells of six cards of a seat, at most. */
static const struct {
    int32_t cards;
    uint32_t facts;
} deals[] = {{6, 1}, {7, 2}, {12, 2}, {13, 3}};

/* Events have the same numbers whether somebody watches or not. */
Test(rules_setup, a_deal_is_numbered_without_an_observer)
{
    for (uint32_t seats = 2; seats <= 4; seats++)
        for (uint32_t i = 0; i < sizeof deals / sizeof *deals; i++) {
            baobei_rules rules;
            bbi_state watched;
            bbi_state alone;
            bbi_move move = {.state = &watched, .facts = {.list = facts}, .chance = {.seed = seed}};

            bbi_rules_default(&rules);
            bbi_rule_set(&rules, seats == 2 ? BAOBEI_RULE_DEAL_TWO : BAOBEI_RULE_DEAL_MORE, deals[i].cards);
            bbi_state_init(&watched, &rules, seats);
            alone = watched;
            cr_assert(bbi_setup_deal(&move) == BAOBEI_OK);
            cr_assert_eq(move.facts.count, 1 + seats * deals[i].facts + 1, "%d cards each", deals[i].cards);
            cr_assert_eq(watched.serial, move.facts.count + 1);
            move = (bbi_move){.state = &alone, .chance = {.seed = seed}};
            cr_assert(bbi_setup_deal(&move) == BAOBEI_OK);
            cr_assert_eq(alone.serial, watched.serial, "%u seats, %d cards each", seats, deals[i].cards);
        }
}

/* Deals with the same chance each time. */
static void deal(bbi_state *state)
{
    bbi_move move = {.state = state, .chance = {.seed = seed}};

    cr_assert(bbi_setup_deal(&move) == BAOBEI_OK);
}

/* The faces of the cards in their places: a and b have five each, the others are in the draw pile. */
static void places(const bbi_state *state, uint8_t face[BAOBEI_MAX_CARDS])
{
    const uint32_t table = bbi_cards_on_table(&state->board);

    memset(face, 0, BAOBEI_MAX_CARDS);
    for (uint32_t i = 0; i < table; i++)
        face[i] = (uint8_t)bbi_face(state, state->card[i]);
    for (uint32_t i = 0; i < state->draw; i++)
        face[table + i] = (uint8_t)bbi_face(state, state->pile[BAOBEI_MAX_CARDS - 1 - i]);
}

/* How the cards were numbered before a deal makes no difference to it. */
static void deals_alike(const bbi_state *a, const bbi_state *b)
{
    bbi_state after[2] = {*a, *b};
    uint8_t face[2][BAOBEI_MAX_CARDS];

    for (uint32_t i = 0; i < 2; i++) {
        deal(&after[i]);
        places(&after[i], face[i]);
        cr_assert(after[i].numbered == 12);
    }
    cr_assert(memcmp(face[0], face[1], sizeof face[0]) == 0);
}

Test(rules_setup, cards_of_a_text_are_numbered_anew)
{
    baobei_game *game = load(full_position("between")); /* 1,2,3,1,2,1,2,3,1,2, then the piles */
    bbi_state ordered = game->state;

    cr_assert(game->state.numbered == 0 && game->state.face[1] == 2);
    bbi_state_number_cards(&ordered);
    cr_assert(ordered.numbered == 12 && ordered.face[1] == 1);
    deals_alike(&game->state, &ordered);
    baobei_game_free(game);
}

/* A sample of a dealt game has other cards under the same numbers. */
Test(rules_setup, cards_of_a_sample_are_numbered_anew)
{
    baobei_game *game = load(full_position("between"));
    bbi_state *state = &game->state;
    bbi_state world;
    bbi_heaps heaps;
    bbi_mind mind;

    deal(state);
    bbi_mind_read(&mind, state, 0);
    bbi_mind_heaps(&mind, &heaps);
    bbi_sample(&world, &mind, &heaps, seed, 1);
    cr_assert(state->numbered == 12 && world.numbered == 0);
    cr_assert(memcmp(world.face, state->face, sizeof world.face) != 0);
    deals_alike(state, &world);
    baobei_game_free(game);
}
