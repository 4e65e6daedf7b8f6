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

/* The games of a run, made beforehand; by the library's allocator and by a hook. */
typedef struct table {
    baobei_game *game, *other, *start;
    rng chance;
    uint64_t heard;
} table;

/* Plays matches, one after the other; how often that touched the heap. */
static uint64_t play(driver_kind kind, table *t)
{
    enum { DECISIONS = 1000 };
    uint64_t before = heap_calls;
    driver d;

    driver_init(&d, kind, 21);
    baobei_observe(t->game, BAOBEI_VIEWER_HOST | BAOBEI_VIEWER_SEAT_0, hear, &t->heard);
    for (uint32_t i = 0; i < DECISIONS; i++) {
        answer a;

        if (!driver_answer(&d, t->game, &a)) {
            baobei_game_copy(t->game, t->start);
            continue;
        }
        ask_everything(t->game, t->other, &a);
        stop_unless(baobei_apply(t->game, a.seat, a.token, a.action) == BAOBEI_OK, "a driver's move is refused");
    }
    return heap_calls - before;
}

void measure_heap(const row *r, uint32_t repeats, outcome *out)
{
    (void)r, (void)repeats;
    for (out->drivers = 0; out->drivers < ROW_DRIVERS; out->drivers++) {
        table t = {NULL, NULL, NULL, {{0}}, 0};
        uint64_t hooked = 0;
        uint64_t before = heap_calls;
        double calls;

        rng_seed(&t.chance, 31);
        stop_unless(baobei_game_new(NULL, 4, 64, hook, &hooked, &t.game) == BAOBEI_OK &&
                        baobei_game_new(NULL, 4, 64, NULL, NULL, &t.other) == BAOBEI_OK &&
                        baobei_game_new(NULL, 4, 0, NULL, NULL, &t.start) == BAOBEI_OK, "no game");
        stop_unless(heap_calls == before + 2 && hooked == 1, "allocations are not counted");
        baobei_game_chance(t.start, NULL, rng_chance, &t.chance);
        baobei_game_copy(t.game, t.start);
        calls = (double)(play(row_driver(out->drivers), &t) + hooked - 1);
        stop_unless(t.heard > 0, "nothing happened");
        baobei_game_free(t.game);
        baobei_game_free(t.other);
        baobei_game_free(t.start);
        out->by[out->drivers] = (spread){calls, calls, calls};
    }
}
