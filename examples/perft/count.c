#include "count.h"

/* Set of those who may move next, as bits; bit 6 is the host, who deals when no seat is asked. */
static uint32_t movers(const baobei_decision *now)
{
    if (now->kind == BAOBEI_DECISION_OVER)
        return 0;
    return now->waiting ? now->waiting : 1u << BAOBEI_MAX_SEATS;
}

static uint32_t mover(uint32_t bit)
{
    return bit < BAOBEI_MAX_SEATS ? bit : BAOBEI_NO_SEAT;
}

/* games[1] becomes games[0] after that seat's legal action number k. */
static baobei_status play(baobei_game *const *games, uint32_t token, uint32_t seat, uint32_t k, baobei_action *action)
{
    baobei_status status = baobei_game_copy(games[1], games[0]);

    baobei_legal(games[0], seat, k, action, 1);
    return status == BAOBEI_OK ? baobei_apply(games[1], seat, token, *action) : status;
}

/* At the last move the legal actions are counted without being played: each of them can be. */
/* NOLINTNEXTLINE(misc-no-recursion): as deep as is asked for */
baobei_status perft(baobei_game *const *games, uint32_t depth, uint64_t *count)
{
    baobei_decision now;
    baobei_status status = baobei_decision_get(games[0], BAOBEI_VIEWER_HOST, &now);

    *count = depth == 0;
    for (uint32_t bit = 0; bit <= BAOBEI_MAX_SEATS && status == BAOBEI_OK && depth > 0; bit++) {
        uint32_t seat = mover(bit);
        uint32_t legal = movers(&now) >> bit & 1 ? baobei_legal(games[0], seat, 0, NULL, 0) : 0;

        if (depth == 1) {
            *count += legal;
            continue;
        }
        for (uint32_t k = 0; k < legal && status == BAOBEI_OK; k++) {
            baobei_action action;
            uint64_t below = 0;

            status = play(games, now.token, seat, k, &action);
            if (status == BAOBEI_OK)
                status = perft(games + 1, depth - 1, &below);
            *count += below;
        }
    }
    return status;
}

baobei_status perft_divide(baobei_game *const *games, uint32_t depth, perft_fn tell, void *ctx)
{
    baobei_decision now;
    baobei_status status = baobei_decision_get(games[0], BAOBEI_VIEWER_HOST, &now);

    for (uint32_t bit = 0; bit <= BAOBEI_MAX_SEATS && status == BAOBEI_OK && depth > 0; bit++) {
        uint32_t seat = mover(bit);
        uint32_t legal = movers(&now) >> bit & 1 ? baobei_legal(games[0], seat, 0, NULL, 0) : 0;

        for (uint32_t k = 0; k < legal && status == BAOBEI_OK; k++) {
            baobei_action action;
            uint64_t below = 0;

            status = play(games, now.token, seat, k, &action);
            if (status == BAOBEI_OK)
                status = perft(games + 1, depth - 1, &below);
            if (status == BAOBEI_OK)
                tell(ctx, seat, action, below);
        }
    }
    return status;
}
