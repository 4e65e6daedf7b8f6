/*
 * Heap allocations after creation. The program is linked so that malloc() and its like, called from anywhere
 * but the C library itself, come here first; the library under test is a part of the program.
 */
#include <string.h>

#include "rows.h"
#include "stop.h"

/* Names that the linker gives; tests/bench/CMakeLists.txt asks it to. */
void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *block, size_t size);
void __real_free(void *block);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *block, size_t size);
void __wrap_free(void *block);

static uint64_t heap_calls;

void *__wrap_malloc(size_t size)
{
    heap_calls++;
    return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    heap_calls++;
    return __real_calloc(count, size);
}

void *__wrap_realloc(void *block, size_t size)
{
    heap_calls++;
    return __real_realloc(block, size);
}

void __wrap_free(void *block)
{
    heap_calls++;
    __real_free(block);
}

/* The memory hook of a host: counted, too. */
static void *hook(void *ctx, void *block, size_t size)
{
    ++*(uint64_t *)ctx;
    if (!block)
        return __real_malloc(size);
    __real_free(block);
    return NULL;
}

static void hear(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    (void)viewer, (void)event;
    ++*(uint64_t *)ctx;
}

/* Every call on a game that is not its making or its end. */
static void ask_everything(baobei_game *game, baobei_game *other, const answer *a)
{
    static const uint8_t seed[BAOBEI_SEED_SIZE] = {3};
    static baobei_event events[256];
    static uint8_t mask[8192];
    static char text[BAOBEI_POSITION_TEXT];
    baobei_viewer viewer = BAOBEI_VIEWER_SEAT_1;
    baobei_decision now;
    baobei_view view;
    baobei_recall recall;
    uint64_t hash;
    size_t length = 0;
    uint32_t count;
    baobei_action action;

    baobei_decision_get(game, viewer, &now);
    baobei_legal(game, a->seat, 0, &action, 1);
    baobei_legal_mask(game, a->seat, 4, 8, mask, sizeof mask);
    baobei_check(game, a->seat, a->action);
    baobei_view_get(game, viewer, &view);
    baobei_view_legal(&view, 1, 0, &action, 1);
    baobei_view_check(&view, 1, a->action);
    baobei_recall_get(game, viewer, &recall);
    baobei_hash(game, viewer, &hash);
    baobei_hash(game, BAOBEI_VIEWER_HOST, &hash);
    baobei_events(game, viewer, now.serial, events, 256, &count);
    baobei_game_copy(other, game);
    baobei_sample(other, game, viewer, seed, now.serial);
    baobei_move_write(game, viewer, text, sizeof text, &length);
    stop_unless(baobei_seat_position_write(game, viewer, text, sizeof text, &length) == BAOBEI_OK &&
                    baobei_seat_position_read(other, seed, 1, text, length, NULL) == BAOBEI_OK &&
                    baobei_full_position_write(game, text, sizeof text, &length) == BAOBEI_OK &&
                    baobei_full_position_read(other, text, length, NULL) == BAOBEI_OK, "a position is refused");
}

static uint64_t play(driver_kind kind, baobei_game *game, baobei_game *other, rng *chance, uint64_t *heard)
{
    enum { DECISIONS = 2000 };
    uint64_t before = heap_calls;
    driver d;
    answer a;

    driver_init(&d, kind, 21);
    baobei_game_chance(game, NULL, rng_chance, chance);
    baobei_observe(game, BAOBEI_VIEWER_HOST | BAOBEI_VIEWER_SEAT_0, hear, heard);
    for (uint32_t i = 0; i < DECISIONS && driver_answer(&d, game, &a); i++) {
        ask_everything(game, other, &a);
        stop_unless(baobei_apply(game, a.seat, a.token, a.action) == BAOBEI_OK, "a driver's move is refused");
    }
    return heap_calls - before;
}

void measure_heap(const row *r, uint32_t repeats, outcome *out)
{
    (void)r, (void)repeats;
    for (out->drivers = 0; out->drivers < ROW_DRIVERS; out->drivers++) {
        uint64_t hooked = 0;
        uint64_t heard = 0;
        uint64_t before = heap_calls;
        uint64_t calls;
        rng chance;
        baobei_game *game;
        baobei_game *other;

        rng_seed(&chance, 31);
        stop_unless(baobei_game_new(NULL, 4, 64, NULL, NULL, &game) == BAOBEI_OK &&
                        baobei_game_new(NULL, 4, 64, hook, &hooked, &other) == BAOBEI_OK, "no game");
        stop_unless(heap_calls == before + 1 && hooked == 1, "allocations are not counted");
        calls = play(row_driver(out->drivers), game, other, &chance, &heard);
        calls += play(row_driver(out->drivers), other, game, &chance, &heard) + hooked - 1;
        stop_unless(heard > 0, "nothing happened");
        baobei_game_free(game);
        baobei_game_free(other);
        out->by[out->drivers] = (spread){(double)calls, (double)calls, (double)calls};
    }
}
