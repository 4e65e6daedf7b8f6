/* Memory as a record: faces, who saw them, and what is left of the heaps. */
#include "view/recall.h"

#include <criterion/criterion.h>

#include "api/game_object.h"
#include "load.h"
#include "positions.h"
#include "table/know.h"

Test(view_recall, faces_and_heaps)
{
    baobei_game *game = load(full_position("turn"));
    baobei_recall recall;

    bbi_recall(&game->state, 0, &recall);
    cr_assert(recall.face[0][0] == 1 && recall.face[0][1] == 2 && recall.face[0][2] == BAOBEI_HIDDEN);
    cr_assert(recall.face[1][0] == BAOBEI_HIDDEN && recall.seen[1][0] == 2 && recall.seen[0][1] == 1);
    cr_assert(recall.face[0][5] == 0 && recall.unseen[0][0] == 3 && recall.unseen[0][1] == 3);
    cr_assert(recall.strangers[1] == 0 && recall.pile == 0);
    baobei_game_free(game);
}

/* The 3 on top and the card to draw come from recycles; everybody knows that a 3 went into each. */
Test(view_recall, origins)
{
    baobei_game *game = load(full_position("final"));
    baobei_recall recall;

    bbi_recall(&game->state, 1, &recall);
    cr_assert(recall.pile == 2 && recall.unseen[2][2] == 1 && recall.unseen[1][2] == 0);
    cr_assert(recall.unseen[0][0] == 4 && recall.unseen[0][1] == 4 && recall.unseen[0][2] == 2);
    cr_assert(recall.strangers[1] == 0 && recall.strangers[2] == 0);
    baobei_game_free(game);
}

/* One card went into the first recycle unseen, and comes to a slot of b unseen: a stranger of it. */
Test(view_recall, strangers)
{
    baobei_game *game = load(full_position("turn"));
    bbi_state *state = &game->state;
    baobei_recall recall;

    state->recycles = 1;
    state->know[1][state->card[9]] = BBI_MEMBER;
    bbi_recall(state, 0, &recall);
    cr_assert(recall.strangers[1] == 1 && recall.origin[1][4] == 1 && recall.unseen[0][1] == 3);
    state->know[1][state->card[9]] |= 1; /* a has looked at it: a 2, no stranger any more */
    bbi_recall(state, 0, &recall);
    cr_assert(recall.strangers[1] == 0 && recall.face[1][4] == 2 && recall.unseen[0][1] == 2 && recall.pile == 1);
    cr_assert(recall.unseen[1][1] == 0);
    baobei_game_free(game);
}

/* A 2 that a sees in a slot of b went through both recycles unseen: each shuffle before has one less. */
Test(view_recall, strangers_of_strangers)
{
    baobei_game *game = load(full_position("turn"));
    bbi_state *state = &game->state;
    uint32_t known = state->card[2], stranger = state->card[3];
    baobei_recall recall;

    state->recycles = 2;
    state->know[1][state->card[9]] = BBI_MEMBER;
    state->know[2][state->card[9]] = BBI_MEMBER | 1;
    state->know[0][known] |= 1; /* of the deal, seen then: no stranger, and no second source */
    state->know[2][known] = BBI_MEMBER;
    bbi_recall(state, 0, &recall);
    cr_assert(recall.strangers[2] == 0 && recall.strangers[1] == 0 && recall.unseen[0][1] == 2);
    state->know[2][stranger] = BBI_MEMBER; /* of the deal, unseen: now the 2 may come from there */
    bbi_recall(state, 0, &recall);
    cr_assert(recall.strangers[2] == 1 && recall.strangers[1] == 1 && recall.unseen[0][1] == 3);
    baobei_game_free(game);
}

/* Two strangers of one shuffle: whichever of them the 2 is, it was dealt. */
Test(view_recall, strangers_of_one_source)
{
    baobei_game *game = load(full_position("turn"));
    bbi_state *state = &game->state;
    baobei_recall recall;

    state->recycles = 1;
    state->know[1][state->card[8]] = BBI_MEMBER;
    state->know[1][state->card[9]] = BBI_MEMBER | 1;
    bbi_recall(state, 0, &recall);
    cr_assert(recall.strangers[1] == 1 && recall.unseen[0][1] == 2);
    baobei_game_free(game);
}

/* Of the first species, and after a second recycle that has several sources: no other shuffle loses a card. */
Test(view_recall, a_stranger_of_the_first_species)
{
    baobei_game *game = load(full_position("turn"));
    bbi_state *state = &game->state;
    baobei_recall recall;

    state->recycles = 1;
    state->know[1][state->card[5]] = BBI_MEMBER | 1;
    bbi_recall(state, 0, &recall);
    cr_assert(recall.face[1][0] == 1 && recall.strangers[1] == 0 && recall.unseen[0][0] == 2);
    state->recycles = 3;
    state->know[2][state->card[5]] = BBI_MEMBER | 1;
    state->know[1][state->card[5]] = state->know[2][state->card[8]] = BBI_MEMBER;
    bbi_recall(state, 0, &recall);
    cr_assert(recall.strangers[1] == 1 && recall.strangers[2] == 1 && recall.unseen[0][0] == 3);
    for (uint32_t shuffle = 1; shuffle < BBI_SHUFFLES; shuffle++)
        cr_assert_eq(recall.unseen[shuffle][0], 0, "shuffle %u", shuffle);
    baobei_game_free(game);
}

/* Where no card lies there is nothing to remember, whatever was there before the call. */
Test(view_recall, empty_places)
{
    baobei_game *game = load(full_position("turn"));
    bbi_board *board = &game->state.board;
    baobei_recall recall;

    for (uint32_t seat = 2; seat <= BAOBEI_MAX_SEATS; seat++)
        board->start[seat]--; /* b's last card */
    game->state.know[0][game->state.card[4]] |= 1;
    memset(&recall, 0x5a, sizeof recall);
    bbi_recall(&game->state, 0, &recall);
    cr_assert(recall.face[0][4] != 0 && recall.seen[0][4] == 1);
    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++)
        for (uint32_t slot = board->start[seat + 1] - board->start[seat]; slot < BAOBEI_MAX_SLOTS; slot++)
            cr_assert(!recall.face[seat][slot] && !recall.seen[seat][slot] && !recall.origin[seat][slot],
                      "seat %u, slot %u", seat, slot);
    cr_assert(recall.strangers[1] == 0 && recall.pile == 0);
    baobei_game_free(game);
}

/* Beyond three recycles the shuffles are told apart as three. */
Test(view_recall, the_pile_of_a_later_recycle)
{
    baobei_game *game = load(full_position("turn"));
    baobei_recall recall;

    for (uint32_t recycles = 0; recycles < 7; recycles++) {
        game->state.recycles = (uint8_t)recycles;
        bbi_recall(&game->state, 0, &recall);
        cr_assert_eq(recall.pile, recycles < 3 ? recycles : 3);
    }
    baobei_game_free(game);
}
