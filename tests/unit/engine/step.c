/* A move in place or on a copy, and the order of a window. */
#include "engine/step.h"

#include <criterion/criterion.h>

#include "api/game_object.h"
#include "load.h"
#include "positions.h"
#include "table.h"
#include "table/piles.h"
#include "table/slots.h"
#include "rules/action.h"

static baobei_event facts[BAOBEI_MAX_EVENTS];

static bbi_step step_of(baobei_game *game, baobei_below_fn below)
{
    bbi_step step;

    bbi_step_begin(&step, &game->state, &game->last, facts);
    step.below = below;
    step.ctx = NULL;
    step.taped = below != NULL;

    return step;
}

static baobei_status act(bbi_step *step, uint32_t seat, baobei_action action)
{
    baobei_parts parts;

    cr_assert(bbi_unpack(action, &parts));
    return bbi_step_action(step, seat, action, &parts);
}

Test(engine_step, begins_without_anything_of_the_one_before)
{
    baobei_game *game = load(full_position("turn"));
    bbi_step step;

    memset(&step, 0xff, sizeof step);
    bbi_step_begin(&step, &game->state, &game->last, facts);
    cr_assert(step.below == NULL && !step.taped && step.move.facts.count == 0u);
    cr_assert(step.move.chance.below == NULL && step.move.chance.seed == NULL && step.move.chance.logged == 0u);
    baobei_game_free(game);
}

static const bbi_state *watched;
static bbi_state before;
static uint32_t asked;

/* While chance is asked, the game is what it was. */
static int32_t look_at_the_game(void *ctx, uint32_t n)
{
    (void)n;
    asked++;
    cr_assert(memcmp(watched, &before, sizeof before) == 0, "chance sees a half-done move");
    return ctx && asked == 2 ? BAOBEI_CHANCE_FAILED : 0;
}

static baobei_game *emptied(void)
{
    baobei_game *game = load(full_position("end"));

    while (game->state.draw)
        bbi_pile_discard(&game->state, bbi_pile_draw(&game->state));
    game->state.board.kind = BAOBEI_DECISION_TURN;
    watched = &game->state;
    before = game->state;
    asked = 0;
    return game;
}

Test(engine_step, what_reaches_chance_is_done_on_a_copy)
{
    baobei_game *game = emptied();
    bbi_step step = step_of(game, look_at_the_game);

    cr_assert(act(&step, 0, DRAW()) == BAOBEI_OK && asked == 8u);
    cr_assert(game->state.held == 1 && game->state.draw == 8 && step.last->answers == 8);
    cr_assert(step.last->entries == 1 && step.last->seat[0] == 0 && step.last->action == DRAW());
    baobei_game_free(game);
}

Test(engine_step, failure_puts_back)
{
    baobei_game *game = emptied();
    bbi_step step = step_of(game, look_at_the_game);
    bbi_last_move last;

    memset(&game->last, 3, sizeof game->last);
    last = game->last;
    step.ctx = &asked;
    cr_assert(act(&step, 0, DRAW()) == BAOBEI_FAILED_CHANCE && asked == 2u);
    cr_assert(memcmp(&game->state, &before, sizeof before) == 0);
    cr_assert(memcmp(&game->last, &last, sizeof last) == 0, "the last move is still the one before");
    baobei_game_free(game);
}

/* A game that is to ask a hook and has none: the seed it does not have is not taken for one. */
Test(engine_step, hook_that_is_missing)
{
    baobei_game *game = emptied();
    bbi_step step = step_of(game, NULL);

    game->state.source = BBI_CHANCE_HOOK;
    before = game->state;
    cr_assert_eq(act(&step, 0, DRAW()), BAOBEI_FAILED_NO_CHANCE);
    cr_assert(memcmp(&game->state, &before, sizeof before) == 0);
    baobei_game_free(game);
}

Test(engine_step, with_five_cards_to_draw_nobody_is_asked)
{
    baobei_game *game = load(full_position("drawn")); /* eight cards to draw */
    bbi_step step = step_of(game, look_at_the_game);

    asked = 0;
    cr_assert(act(&step, 0, PLUCK(1, 0)) == BAOBEI_OK && asked == 0u && step.last->answers == 0);
    cr_assert(game->state.board.slots[0] == 6 && step.move.facts.count == 6u);
    baobei_game_free(game);
}

Test(engine_step, refused_before_anything)
{
    baobei_game *game = load(full_position("turn"));
    bbi_step step = step_of(game, NULL);

    before = game->state;
    cr_assert(act(&step, 1, DRAW()) == BAOBEI_REFUSED_NOT_ASKED);
    cr_assert(act(&step, 2, DRAW()) == BAOBEI_REFUSED_NOT_ASKED);
    cr_assert(memcmp(&game->state, &before, sizeof before) == 0);
    cr_assert(step.last->entries == 0 && step.move.facts.count == 0u);
    baobei_game_free(game);
}

#define WINDOW "baobei-position-1 1x9,2x9 seats=4 round=1 playing=abcd next=abcd first=b active=b asked=acd " \
               "a=1,1,1,1 b=1,1,1,1 c=2,2,2,2 d=2,2,2,2 discard=2 draw=1 ask=claim token=9 serial=40"

/* Equal stamps go clockwise from b: c, d, a. */
Test(engine_step, clockwise_from_the_active_seat)
{
    baobei_game *game = load(WINDOW);
    bbi_step step = step_of(game, NULL);
    const uint8_t seats[] = {0, 3, 2};
    const baobei_action actions[] = {PLUCK(0, 0), PLUCK(3, 0), PASS()};
    const bbi_entries entries = {seats, actions, NULL, 3};
    int32_t results[3];

    cr_assert(bbi_step_claims(&step, &entries, results) == BAOBEI_OK);
    cr_assert(results[0] == BAOBEI_REFUSED_TOO_LATE && results[1] == BAOBEI_OK && results[2] == BAOBEI_OK);
    cr_assert(step.last->entries == 2 && step.last->seat[0] == 2 && step.last->seat[1] == 3);
    cr_assert(step.last->action == PLUCK(3, 0) && bbi_cards(&game->state.board, 3) == 3u);
    baobei_game_free(game);
}

Test(engine_step, stamps_before_seats_and_given_order)
{
    baobei_game *game = load(WINDOW);
    bbi_step step = step_of(game, NULL);
    const uint8_t seats[] = {2, 3, 2};
    const baobei_action actions[] = {PLUCK(2, 0), PLUCK(3, 0), PASS()};
    const uint64_t stamps[] = {UINT64_C(1) << 32, 5, 5}; /* all 64 bits count */
    const bbi_entries entries = {seats, actions, stamps, 3};
    int32_t results[3];

    cr_assert(bbi_step_claims(&step, &entries, results) == BAOBEI_OK); /* c passes, d plucks, c is late */
    cr_assert(results[1] == BAOBEI_OK && results[2] == BAOBEI_OK && results[0] == BAOBEI_REFUSED_TOO_LATE);
    baobei_game_free(game);
    game = load(WINDOW);
    step = step_of(game, NULL);
    cr_assert(bbi_step_claims_in_order(&step, &entries, results) == BAOBEI_OK);
    cr_assert(results[0] == BAOBEI_OK && results[1] == BAOBEI_REFUSED_TOO_LATE && step.last->entries == 1);
    baobei_game_free(game);
}

Test(engine_step, forbidden_entries_drop_out)
{
    baobei_game *game = load(WINDOW);
    bbi_step step = step_of(game, NULL);
    const uint8_t seats[] = {1, 2, 2, 9};
    const baobei_action actions[] = {PLUCK(0, 0), PLUCK(2, 4), PASS(), PASS()};
    const bbi_entries entries = {seats, actions, NULL, 4};
    int32_t results[4];

    cr_assert(bbi_step_claims(&step, &entries, results) == BAOBEI_OK);
    cr_assert(results[0] == BAOBEI_REFUSED_NOT_ASKED && results[1] == BAOBEI_REFUSED_NO_SLOT);
    cr_assert(results[2] == BAOBEI_OK && results[3] == BAOBEI_BAD_SEAT);
    cr_assert(game->state.board.kind == BAOBEI_DECISION_CLAIM && game->state.board.answered == 4);
    cr_assert(game->state.token == 9u);
    baobei_game_free(game);
}

#define SIX "baobei-position-1 1x20,2x20 seats=6 round=1 playing=abcdef next=abcdef first=d active=d asked=abcef " \
            "a=1,1,1,1 b=1,1,1,1 c=1,1,1,1 d=1,1,1,1 e=2,2,2,2 f=2,2,2,2 discard=2 " \
            "draw=1,1,1,1,2,2,2,2,2,2,2,2,2,2,2 ask=claim token=9 serial=40"

/* Around a full table, whoever is active, in whichever order the entries were handed in. */
Test(engine_step, clockwise_at_a_table_of_six)
{
    for (uint32_t round = 0; round < 12; round++) {
        uint32_t active = round / 2;
        baobei_game *game = load(SIX);
        bbi_step step = step_of(game, NULL);
        baobei_action actions[5];
        uint8_t seats[5];
        const bbi_entries entries = {seats, actions, NULL, 5};
        int32_t results[5];

        game->state.board.active = (uint8_t)active;
        game->state.board.asked = (uint8_t)(63 & ~(1u << active));
        for (uint32_t i = 0; i < 5; i++) {
            seats[i] = (uint8_t)((active + (round % 2 ? 5 - i : 1 + i)) % 6);
            actions[i] = PASS();
        }
        cr_assert(bbi_step_claims(&step, &entries, results) == BAOBEI_OK && step.last->entries == 5);
        for (uint32_t i = 0; i < 5; i++)
            cr_assert_eq(step.last->seat[i], (active + 1 + i) % 6, "entry %u, %u is active", i, active);
        baobei_game_free(game);
    }
}

/* However many there are: what comes after the claim is judged as if the window were still open. */
Test(engine_step, a_long_list)
{
    baobei_game *game = load(WINDOW);
    bbi_step step = step_of(game, NULL);
    const uint8_t seats[] = {2, 3, 3, 3, 3, 3, 3, 0, 1};
    const baobei_action actions[] = {PLUCK(2, 0), PASS(), PLUCK(2, 0), PLUCK(3, 4), PASS(), PLUCK(3, 0), PASS(),
                                     DOUBLE(0, 0, 0, 0), PASS()};
    static const int32_t expected[] = {
        BAOBEI_OK, BAOBEI_REFUSED_TOO_LATE, BAOBEI_REFUSED_TOO_LATE, BAOBEI_REFUSED_NO_SLOT, BAOBEI_REFUSED_TOO_LATE,
        BAOBEI_REFUSED_TOO_LATE, BAOBEI_REFUSED_TOO_LATE, BAOBEI_REFUSED_SAME_CARD, BAOBEI_REFUSED_NOT_ASKED};
    const bbi_entries entries = {seats, actions, NULL, 9};
    int32_t results[9];

    cr_assert(bbi_step_claims(&step, &entries, results) == BAOBEI_OK && step.last->entries == 1);
    for (uint32_t i = 0; i < 9; i++)
        cr_assert_eq(results[i], expected[i], "entry %u", i);
    baobei_game_free(game);
}

static int32_t fail(void *ctx, uint32_t n)
{
    (void)ctx, (void)n;
    cr_assert(memcmp(watched, &before, sizeof before) == 0, "chance sees a half-done move");
    return BAOBEI_CHANCE_LATER;
}

/* A wrong claim has shown its target and discarded the reference before the penalty asks chance. */
Test(engine_step, failure_in_the_middle_of_a_move)
{
    baobei_game *game = load(full_position("drawn"));
    bbi_step step = step_of(game, fail);

    while (game->state.draw)
        bbi_pile_discard(&game->state, bbi_pile_draw(&game->state));
    watched = &game->state;
    before = game->state;
    cr_assert_eq(act(&step, 0, PLUCK(1, 0)), BAOBEI_FAILED_CHANCE_LATER);
    cr_assert(memcmp(&game->state, &before, sizeof before) == 0 && step.last->entries == 0);
    baobei_game_free(game);
}

/* The same in a window that is handed in at once; and no result is told. */
Test(engine_step, failure_in_the_middle_of_a_window)
{
    baobei_game *game = load(WINDOW);
    bbi_step step = step_of(game, fail);
    const uint8_t seats[] = {2, 3};
    const baobei_action actions[] = {PASS(), PLUCK(0, 0)}; /* a 1 on a 2 */
    const bbi_entries entries = {seats, actions, NULL, 2};
    int32_t results[2] = {77, 77};

    while (game->state.draw)
        bbi_pile_discard(&game->state, bbi_pile_draw(&game->state));
    bbi_pile_discard(&game->state, bbi_slot_remove(&game->state, 12)); /* d0, a 2 */
    watched = &game->state;
    before = game->state;
    cr_assert_eq(bbi_step_claims(&step, &entries, results), BAOBEI_FAILED_CHANCE_LATER);
    cr_assert(memcmp(&game->state, &before, sizeof before) == 0 && step.last->entries == 0);
    cr_assert(results[0] == 77 && results[1] == 77);
    baobei_game_free(game);
}
