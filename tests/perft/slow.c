#include "slow.h"

#include <stdlib.h>

typedef struct move {
    uint32_t seat, token;
    baobei_action action;
} move;

static uint64_t sum(uint64_t a, uint64_t b)
{
    return a == UINT64_MAX || b == UINT64_MAX ? UINT64_MAX : a + b;
}

/* Plays a move in a game that is of no use afterwards, and counts on. */
static uint64_t after(baobei_game *game, const move *m, uint32_t depth, slow_fn count)
{
    uint64_t result = UINT64_MAX;

    if (game && baobei_apply(game, m->seat, m->token, m->action) == BAOBEI_OK)
        result = count(game, depth - 1);
    baobei_game_free(game);
    return result;
}

static baobei_game *game_new(void)
{
    baobei_game *game = NULL;

    baobei_game_new(NULL, 2, 0, NULL, NULL, &game);
    return game;
}

static baobei_game *written_and_read(const baobei_game *game)
{
    char text[BAOBEI_POSITION_TEXT];
    size_t length;
    baobei_game *other = game_new();

    if (baobei_full_position_write(game, text, sizeof text, &length) == BAOBEI_OK &&
        baobei_full_position_read(other, text, length, NULL) == BAOBEI_OK)
        return other;
    baobei_game_free(other);
    return NULL;
}

/* What one seat, or the host, finds in its own view. */
static uint64_t by_view(const baobei_game *game, uint32_t seat, baobei_viewer viewer, uint32_t depth)
{
    baobei_view view;
    baobei_action *list;
    uint32_t legal;
    uint64_t total = 0;

    if (baobei_view_get(game, viewer, &view) != BAOBEI_OK)
        return 0; /* a seat that is not in the match */
    legal = baobei_view_legal(&view, seat, 0, NULL, 0);
    list = malloc((legal + 1) * sizeof *list);
    if (!list)
        return UINT64_MAX;
    baobei_view_legal(&view, seat, 0, list, legal);
    for (uint32_t k = 0; k < legal; k++)
        total = sum(total, after(written_and_read(game), &(move){seat, view.decision.token, list[k]}, depth,
                                 slow_by_views));
    free(list);
    return total;
}

uint64_t slow_by_views(const baobei_game *game, uint32_t depth)
{
    uint64_t total = 0;

    if (depth == 0)
        return 1;
    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++)
        total = sum(total, by_view(game, seat, (baobei_viewer)((uint32_t)BAOBEI_VIEWER_SEAT_0 << seat), depth));
    return sum(total, by_view(game, BAOBEI_NO_SEAT, BAOBEI_VIEWER_HOST, depth));
}

/* Seats of the match, and the slots opened so far: a space of dense ids that all legal actions fit. */
static uint32_t space(const baobei_game *game, uint32_t *seats)
{
    baobei_view view;
    uint32_t slots = 1;

    baobei_view_get(game, BAOBEI_VIEWER_HOST, &view);
    for (uint32_t seat = 0; seat < view.seats; seat++)
        if (view.slots[seat] > slots)
            slots = view.slots[seat];
    *seats = view.seats;
    return slots;
}

static baobei_game *copied(const baobei_game *game)
{
    baobei_game *other = game_new();

    if (other)
        baobei_game_copy(other, game);
    return other;
}

uint64_t slow_by_ids(const baobei_game *game, uint32_t depth)
{
    uint32_t seats;
    uint32_t slots = space(game, &seats);
    uint32_t ids = baobei_action_id(seats, slots, 0);
    uint64_t total = 0;
    baobei_decision now;

    if (depth == 0)
        return 1;
    baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now);
    for (uint32_t i = 0; i <= seats; i++) {
        uint32_t seat = i < seats ? i : BAOBEI_NO_SEAT;

        for (uint32_t id = 0; id < ids; id++) {
            baobei_action action = baobei_action_from_id(seats, slots, id);

            if (baobei_check(game, seat, action) == BAOBEI_OK)
                total = sum(total, after(copied(game), &(move){seat, now.token, action}, depth, slow_by_ids));
        }
    }
    return total;
}
