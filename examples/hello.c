// hello.c: the smallest complete host. A whole match of BAO BEI that plays itself.
#include <baobei/baobei.h>
#include <stdio.h>

static void watch(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    (void)ctx, (void)viewer;
    if (event->kind == BAOBEI_EVENT_BAO)
        printf("seat %d announces BAO!\n", event->by);
    if (event->kind == BAOBEI_EVENT_SUMS)
        printf("scores: %d %d %d\n", (int)event->value[0], (int)event->value[1], (int)event->value[2]);
    if (event->kind == BAOBEI_EVENT_OVER)
        printf("seat %d wins the match\n", event->by);
}

int main(void)
{
    const uint8_t seed[BAOBEI_SEED_SIZE] = {7}; // a real host asks its system for 32 random bytes
    baobei_game *game;
    baobei_decision now;
    uint32_t pick = 1;

    if (baobei_game_new(NULL, 3, 0, NULL, NULL, &game) != BAOBEI_OK)
        return 1;
    baobei_game_chance(game, seed, NULL, NULL);
    baobei_observe(game, BAOBEI_VIEWER_SPECTATOR, watch, NULL);
    while (baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now) == BAOBEI_OK && now.kind != BAOBEI_DECISION_OVER) {
        uint32_t seat = now.waiting ? 0 : BAOBEI_NO_SEAT; // when no seat is asked, the host deals
        while (now.waiting && !(now.waiting >> seat & 1))
            seat++;
        baobei_action action;
        pick = pick * 1103515245u + 12345u; // a real host asks a person here
        baobei_legal(game, seat, (pick >> 8) % baobei_legal(game, seat, 0, NULL, 0), &action, 1);
        if (baobei_apply(game, seat, now.token, action) != BAOBEI_OK)
            return 1;
    }
    baobei_game_free(game);
    return 0;
}
