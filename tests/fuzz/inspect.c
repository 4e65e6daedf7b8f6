#include <string.h>

#include "api/game_object.h"
#include "fuzz.h"

enum { MOVES = 150 };

static baobei_game *make(baobei_game **game)
{
    if (!*game)
        fuzz_check(baobei_game_new(NULL, 2, 0, NULL, NULL, game) == BAOBEI_OK);
    return *game;
}

baobei_game *fuzz_game(void)
{
    static baobei_game *game;

    return make(&game);
}

baobei_game *fuzz_other(void)
{
    static baobei_game *game;

    return make(&game);
}

static void save_and_load(const baobei_game *game)
{
    static char one[BAOBEI_POSITION_TEXT];
    static char two[BAOBEI_POSITION_TEXT];
    size_t length;

    fuzz_check(baobei_full_position_write(game, one, sizeof one, &length) == BAOBEI_OK);
    fuzz_check(baobei_game_copy(fuzz_other(), game) == BAOBEI_OK); /* for its hook */
    fuzz_check(baobei_full_position_read(fuzz_other(), one, length, NULL) == BAOBEI_OK);
    fuzz_check(baobei_full_position_write(fuzz_other(), two, sizeof two, NULL) == BAOBEI_OK);
    fuzz_check(strcmp(one, two) == 0);
}

static void sample(const baobei_game *game, baobei_viewer viewer)
{
    static char one[BAOBEI_POSITION_TEXT];
    static char two[BAOBEI_POSITION_TEXT];
    const uint8_t seed[BAOBEI_SEED_SIZE] = {1};
    baobei_view view[2];

    fuzz_check(baobei_sample(fuzz_other(), game, viewer, seed, 1) == BAOBEI_OK);
    fuzz_check(bbi_state_valid(&fuzz_other()->state));
    fuzz_check(baobei_seat_position_write(game, viewer, one, sizeof one, NULL) == BAOBEI_OK);
    fuzz_check(baobei_seat_position_write(fuzz_other(), viewer, two, sizeof two, NULL) == BAOBEI_OK);
    fuzz_check(strcmp(one, two) == 0);
    fuzz_check(baobei_view_get(game, viewer, &view[0]) == BAOBEI_OK);
    fuzz_check(baobei_view_get(fuzz_other(), viewer, &view[1]) == BAOBEI_OK);
    fuzz_check(memcmp(&view[0], &view[1], sizeof view[0]) == 0);
}

/* One move: mostly the first legal one, sometimes what the next number says. */
static int move(baobei_game *game, uint32_t number)
{
    baobei_decision now;
    baobei_action action;
    uint32_t seat = BAOBEI_NO_SEAT;
    uint32_t count;

    fuzz_check(baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now) == BAOBEI_OK);
    if (now.kind == BAOBEI_DECISION_OVER)
        return 0;
    if (now.waiting)
        for (seat = 0; !(now.waiting >> seat & 1); seat++)
            continue;
    count = baobei_legal(game, seat, 0, NULL, 0);
    fuzz_check(count > 0);
    baobei_legal(game, seat, number % 5 ? 0 : number / 5 % count, &action, 1);
    fuzz_check(baobei_apply(game, seat, now.token, action) == BAOBEI_OK);
    fuzz_check(bbi_state_valid(&game->state));
    return 1;
}

void fuzz_inspect(baobei_game *game, const uint8_t *data, size_t size)
{
    uint8_t seed[BAOBEI_SEED_SIZE] = {2};
    uint32_t number = 1;

    fuzz_check(bbi_state_valid(&game->state));
    save_and_load(game);
    for (uint32_t seat = 0; seat < game->state.board.seats; seat++)
        sample(game, (baobei_viewer)((uint32_t)BAOBEI_VIEWER_SEAT_0 << seat));
    sample(game, BAOBEI_VIEWER_SPECTATOR);
    fuzz_check(baobei_game_chance(game, seed, NULL, NULL) == BAOBEI_OK);
    for (size_t i = 0; i < size; i++)
        number = number * 31 + data[i];
    for (uint32_t i = 0; i < MOVES && move(game, number >> 8); i++)
        number = number * 1103515245u + 12345u;
    save_and_load(game);
}
