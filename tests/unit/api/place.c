/* Games in memory of the host: sizes, alignment, and memory that stays untouched when it fails. */
#include <baobei/baobei.h>
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = 16384 };

static _Alignas(BAOBEI_ALIGNMENT) uint8_t memory[ROOM];

static bool untouched(void)
{
    for (uint32_t i = 0; i < ROOM; i++)
        if (memory[i] != 0xa5)
            return false;
    return true;
}

static void fails(const baobei_rules *rules, uint32_t seats, uint32_t keep, void *at, size_t size,
                  baobei_status status)
{
    baobei_game *game = (baobei_game *)(void *)memory;

    memset(memory, 0xa5, sizeof memory);
    cr_assert_eq(baobei_game_place(rules, seats, keep, at, size, &game), status);
    cr_assert_null(game);
    cr_assert(untouched(), "a failed placement has written");
}

Test(place, size_grows_by_event)
{
    size_t none = baobei_game_size(0);

    cr_assert_gt(none, 0);
    cr_assert_lt(none, ROOM / 2);
    cr_assert_eq(none % BAOBEI_ALIGNMENT, 0);
    for (uint32_t keep = 1; keep < 100; keep++)
        cr_assert_eq(baobei_game_size(keep), none + keep * sizeof(baobei_event));
    cr_assert_eq(baobei_game_size(BAOBEI_MAX_KEEP), none + BAOBEI_MAX_KEEP * sizeof(baobei_event));
    cr_assert_eq(baobei_game_size(BAOBEI_MAX_KEEP + 1), 0);
    cr_assert_eq(baobei_game_size(UINT32_MAX), 0);
}

Test(place, too_small)
{
    fails(NULL, 2, 0, memory, baobei_game_size(0) - 1, BAOBEI_BAD_SIZE);
    fails(NULL, 2, 0, memory, 0, BAOBEI_BAD_SIZE);
    fails(NULL, 2, 3, memory, baobei_game_size(3) - 1, BAOBEI_BAD_SIZE);
    fails(NULL, 2, BAOBEI_MAX_KEEP, memory, ROOM, BAOBEI_BAD_SIZE);
}

Test(place, misaligned)
{
    for (uint32_t by = 1; by < BAOBEI_ALIGNMENT; by++)
        fails(NULL, 2, 0, memory + by, ROOM - by, BAOBEI_BAD_ALIGNMENT);
}

Test(place, other_arguments)
{
    baobei_rules *rules;
    baobei_game *game = (baobei_game *)(void *)memory;

    cr_assert_eq(baobei_rules_new(NULL, NULL, &rules), BAOBEI_OK);
    cr_assert_eq(baobei_rules_set_species(rules, 20, 1, 1, 20, BAOBEI_POWER_NONE), BAOBEI_OK);
    fails(rules, 2, 0, memory, ROOM, BAOBEI_BAD_RULES);
    fails(NULL, 1, 0, memory, ROOM, BAOBEI_BAD_SEAT);
    fails(NULL, 7, 0, memory, ROOM, BAOBEI_BAD_SEAT);
    fails(NULL, 0, 0, memory, ROOM, BAOBEI_BAD_SEAT);
    fails(NULL, UINT32_MAX, 0, memory, ROOM, BAOBEI_BAD_SEAT);
    fails(NULL, 2, BAOBEI_MAX_KEEP + 1, memory, ROOM, BAOBEI_BAD_ARGUMENT);
    fails(NULL, 2, 0, NULL, ROOM, BAOBEI_BAD_ARGUMENT);
    memset(memory, 0xa5, sizeof memory);
    cr_assert_eq(baobei_game_place(NULL, 2, 0, memory, ROOM, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert(untouched());
    cr_assert_eq(baobei_game_place(NULL, 2, 0, NULL, 0, &game), BAOBEI_BAD_ARGUMENT);
    cr_assert_null(game);
    baobei_rules_free(rules);
}

/* In memory of exactly its size a whole match is played, and not a byte is written beside it. */
Test(place, exact_size)
{
    static const uint32_t keeps[] = {0, 1, 5, 64};

    for (uint32_t i = 0; i < 4; i++) {
        const uint8_t seed[BAOBEI_SEED_SIZE] = {1, 2, 3};
        size_t size = baobei_game_size(keeps[i]);
        baobei_game *game;
        baobei_decision now;

        memset(memory, 0xa5, sizeof memory);
        cr_assert_eq(baobei_game_place(NULL, 4, keeps[i], memory + 16, size, &game), BAOBEI_OK);
        cr_assert_eq((void *)game, (void *)(memory + 16));
        cr_assert_eq(baobei_game_chance(game, seed, NULL, NULL), BAOBEI_OK);
        for (uint32_t step = 0; step < 3000; step++) {
            uint32_t seat = 0;

            cr_assert_eq(baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now), BAOBEI_OK);
            if (now.kind == BAOBEI_DECISION_OVER)
                break;
            while (now.waiting && !(now.waiting >> seat & 1))
                seat++;
            cr_assert_eq(baobei_expire(game, now.waiting ? seat : BAOBEI_NO_SEAT, now.token), BAOBEI_OK);
        }
        baobei_game_free(game); /* nothing to be given back */
        for (size_t at = 0; at < ROOM; at++)
            if (at < 16 || at >= 16 + size)
                cr_assert_eq(memory[at], 0xa5, "byte %zu beside the game", at);
    }
}

/* Whatever lay there before does not matter. */
Test(place, old_bytes_do_not_count)
{
    static _Alignas(BAOBEI_ALIGNMENT) uint8_t other[ROOM];
    baobei_game *a;
    baobei_game *b;

    memset(memory, 0x00, sizeof memory);
    memset(other, 0xff, sizeof other);
    cr_assert_eq(baobei_game_place(NULL, 3, 0, memory, ROOM, &a), BAOBEI_OK);
    cr_assert_eq(baobei_game_place(NULL, 3, 0, other, ROOM, &b), BAOBEI_OK);
    cr_assert_eq(baobei_expire(a, BAOBEI_NO_SEAT, 1), BAOBEI_FAILED_NO_CHANCE);
    for (uint32_t viewer = BAOBEI_VIEWER_SEAT_0; viewer <= BAOBEI_VIEWER_HOST; viewer *= 2) {
        baobei_view views[2];
        baobei_status status = baobei_view_get(a, (baobei_viewer)viewer, &views[0]);

        cr_assert_eq(baobei_view_get(b, (baobei_viewer)viewer, &views[1]), status);
        cr_assert(status != BAOBEI_OK || memcmp(&views[0], &views[1], sizeof views[0]) == 0);
    }
    baobei_game_free(a);
    baobei_game_free(b);
}

/* Nothing of what was in the memory stays in a game, nor in the room for its events. */
Test(place, memory_is_cleared)
{
    baobei_game *game;

    memset(memory, 0xa5, sizeof memory);
    cr_assert_eq(baobei_game_place(NULL, 2, 3, memory, ROOM, &game), BAOBEI_OK);
    for (size_t i = baobei_game_size(0); i < baobei_game_size(3); i++)
        cr_assert_eq(memory[i], 0);
    cr_assert_eq(memory[baobei_game_size(3)], 0xa5, "what is not asked for is not touched");
}
