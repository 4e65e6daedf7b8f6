/* A match that plays itself, a move a call: what the host and the plug-ins all do, each with the library it has. */
#include <stdbool.h>

typedef struct player {
    baobei_game *game;
    uint32_t pick;
} player;

static bool player_begin(player *p)
{
    const uint8_t seed[BAOBEI_SEED_SIZE] = {7};

    p->pick = 1;
    return baobei_game_new(NULL, 3, 0, NULL, NULL, &p->game) == BAOBEI_OK &&
           baobei_game_chance(p->game, seed, NULL, NULL) == BAOBEI_OK;
}

/* One move; false when there is none. */
static bool player_move(player *p)
{
    baobei_decision now;
    baobei_action action;
    uint32_t seat = 0;

    if (baobei_decision_get(p->game, BAOBEI_VIEWER_HOST, &now) != BAOBEI_OK || now.kind == BAOBEI_DECISION_OVER)
        return false;
    while (now.waiting && !(now.waiting >> seat & 1))
        seat++;
    seat = now.waiting ? seat : BAOBEI_NO_SEAT;
    p->pick = p->pick * 1103515245u + 12345u;
    baobei_legal(p->game, seat, (p->pick >> 8) % baobei_legal(p->game, seat, 0, NULL, 0), &action, 1);
    return baobei_apply(p->game, seat, now.token, action) == BAOBEI_OK;
}

static uint64_t player_end(player *p)
{
    uint64_t hash = 0;

    baobei_hash(p->game, BAOBEI_VIEWER_HOST, &hash);
    baobei_game_free(p->game);
    return hash;
}
