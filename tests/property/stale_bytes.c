/*
 * Records are filled whole: what lay in a buffer before never shows. Everything is asked for twice, into
 * buffers poisoned in two ways, and of two games in memory poisoned in two ways.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/game_object.h"
#include "driver.h"
#include "odd_rules.h"
#include "viewers.h"

enum { PAGE = 40, POISON_A = 0xa5, POISON_B = 0x5a };

static uint64_t records;

static bool is_zero(const void *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++)
        if (((const uint8_t *)bytes)[i])
            return false;
    return true;
}

#define POISON(record) (memset(&record[0], POISON_A, sizeof record[0]), memset(&record[1], POISON_B, sizeof record[1]))
#define SAME(record, what)                                                                                      \
    do {                                                                                                        \
        cr_assert_arr_eq(&record[0], &record[1], sizeof record[0], "%s is not filled whole", what);             \
        cr_assert(is_zero(record[0].reserved, sizeof record[0].reserved), "%s: the reserve is not zero", what); \
        records++;                                                                                              \
    } while (0)

static void check_events(baobei_game *const game[2], baobei_viewer viewer, uint32_t serial)
{
    static baobei_event page[2][PAGE];
    uint32_t count[2];

    for (uint32_t i = 0; i < 2; i++) {
        memset(page[i], i ? POISON_B : POISON_A, sizeof page[i]);
        count[i] = 12345 + i;
        cr_assert_eq(baobei_events(game[i], viewer, serial, page[i], PAGE, &count[i]), BAOBEI_OK);
    }
    cr_assert_eq(count[0], count[1]);
    cr_assert(memcmp(page[0], page[1], count[0] * sizeof **page) == 0, "an event is not filled whole");
    for (uint32_t k = 0; k < count[0]; k++, records++)
        cr_assert(is_zero(page[0][k].reserved, sizeof page[0][k].reserved), "an event: the reserve is not zero");
    for (uint32_t i = 0; i < 2; i++)
        for (size_t k = count[i] * sizeof **page; k < sizeof page[i]; k++)
            cr_assert_eq(((uint8_t *)page[i])[k], i ? POISON_B : POISON_A, "written past the last event");
}

static void check_viewer(baobei_game *const game[2], uint32_t viewer)
{
    baobei_decision decision[2];
    baobei_recall recall[2];
    baobei_view view[2];
    uint32_t serial;

    POISON(decision);
    POISON(recall);
    POISON(view);
    for (uint32_t i = 0; i < 2; i++) {
        cr_assert_eq(baobei_decision_get(game[i], viewer_at(viewer), &decision[i]), BAOBEI_OK);
        cr_assert_eq(baobei_recall_get(game[i], viewer_at(viewer), &recall[i]), BAOBEI_OK);
        cr_assert_eq(baobei_view_get(game[i], viewer_at(viewer), &view[i]), BAOBEI_OK);
    }
    SAME(decision, "a decision");
    SAME(recall, "a recall");
    SAME(view, "a view");
    cr_assert_arr_eq(&view[0].decision, &decision[0], sizeof *decision);
    serial = decision[0].serial;
    check_events(game, viewer_at(viewer), serial > PAGE ? serial - PAGE : 1);
    check_events(game, viewer_at(viewer), serial);
}

/* A seat's actions: the bytes of its list, its mask, and the actions taken apart. */
static void check_actions(const baobei_game *game, uint32_t seat)
{
    static uint8_t mask[2][20000];
    uint32_t ids = baobei_action_id(BAOBEI_MAX_SEATS, 8, 0);
    uint32_t count = baobei_legal(game, seat, 0, NULL, 0);

    cr_assert_lt(ids, sizeof mask[0]);
    memset(mask[0], POISON_A, sizeof mask[0]);
    memset(mask[1], POISON_B, sizeof mask[1]);
    for (uint32_t i = 0; i < 2; i++)
        baobei_legal_mask(game, seat, BAOBEI_MAX_SEATS, 8, mask[i], ids);
    cr_assert(memcmp(mask[0], mask[1], ids) == 0, "a mask is not filled whole");
    cr_assert(mask[0][ids] == POISON_A && mask[1][ids] == POISON_B, "written past the mask");
    for (uint32_t k = 0; k < count; k += 1 + count / 16) {
        baobei_action action;
        baobei_parts parts[2];

        POISON(parts);
        baobei_legal(game, seat, k, &action, 1);
        for (uint32_t i = 0; i < 2; i++)
            cr_assert_eq(baobei_action_read(action, &parts[i]), BAOBEI_OK);
        SAME(parts, "an action taken apart");
    }
}

static void check_species(const baobei_rules *rules)
{
    for (uint32_t number = 1; number <= BAOBEI_MAX_SPECIES; number++) {
        baobei_species species[2];

        POISON(species);
        for (uint32_t i = 0; i < 2; i++)
            cr_assert_eq(baobei_rules_get_species(rules, number, &species[i]), BAOBEI_OK);
        SAME(species, "a species");
    }
}

/* Samples of both, into memory that has held other things. */
static void check_samples(baobei_game *const game[2], baobei_game *const sample[2], uint32_t viewer)
{
    const uint8_t seed[BAOBEI_SEED_SIZE] = {8};

    for (uint32_t i = 0; i < 2; i++)
        cr_assert_eq(baobei_sample(sample[i], game[i], viewer_at(viewer), seed, 4), BAOBEI_OK);
    cr_assert(memcmp(&sample[0]->state, &sample[1]->state, sizeof sample[0]->state) == 0,
              "something of the memory before has got into a sample");
    check_species(baobei_game_rules(sample[0]));
}

/* What an observer is given is compared, too: the same event, whatever the game's memory held. */
typedef struct ears {
    baobei_event last[2][VIEWERS][BAOBEI_MAX_EVENTS + BAOBEI_MAX_SEATS];
    uint32_t count[2][VIEWERS];
    uint32_t who;
} ears;

static void hear(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    ears *e = ctx;
    uint32_t number = viewer_number(viewer);

    e->last[e->who][number][e->count[e->who][number]++] = *event;
}

static void compare_heard(ears *e)
{
    for (uint32_t v = 0; v < VIEWERS; v++) {
        cr_assert_eq(e->count[0][v], e->count[1][v]);
        cr_assert(memcmp(e->last[0][v], e->last[1][v], e->count[0][v] * sizeof e->last[0][v][0]) == 0,
                  "an event that is pushed is not filled whole");
        for (uint32_t i = 0; i < e->count[0][v]; i++, records++)
            cr_assert(is_zero(e->last[0][v][i].reserved, sizeof e->last[0][v][i].reserved));
    }
    memset(e->count, 0, sizeof e->count);
}

typedef struct place {
    void *memory;
    baobei_game *game;
} place;

static place make_place(const baobei_rules *rules, uint32_t seats, int poison)
{
    place p = {NULL, NULL};
    size_t size = baobei_game_size(PAGE);

    p.memory = aligned_alloc(BAOBEI_ALIGNMENT, size);
    cr_assert_not_null(p.memory);
    memset(p.memory, poison, size);
    cr_assert_eq(baobei_game_place(rules, seats, PAGE, p.memory, size, &p.game), BAOBEI_OK);
    return p;
}

static void play(uint32_t rules, uint32_t seats, driver_kind kind, uint64_t seed)
{
    static ears e;
    baobei_rules *set = odd_rules_new(rules, seats);
    place places[4] = {make_place(set, seats, POISON_A), make_place(set, seats, POISON_B),
                       make_place(NULL, 2, POISON_B), make_place(NULL, 2, POISON_A)};
    baobei_game *const games[2] = {places[0].game, places[1].game};
    baobei_game *const samples[2] = {places[2].game, places[3].game};
    uint8_t bytes[BAOBEI_SEED_SIZE] = {(uint8_t)seed, (uint8_t)(seed >> 8), 3};
    driver d;
    answer a;

    driver_init(&d, kind, seed);
    for (uint32_t i = 0; i < 2; i++) {
        cr_assert_eq(baobei_game_chance(games[i], bytes, NULL, NULL), BAOBEI_OK);
        cr_assert_eq(baobei_observe(games[i], viewer_set(seats), hear, &e), BAOBEI_OK);
    }
    check_species(set);
    for (uint32_t step = 0; step < 60 && driver_answer(&d, games[0], &a); step++) {
        for (e.who = 0; e.who < 2; e.who++)
            cr_assert_eq(baobei_apply(games[e.who], a.seat, a.token, a.action), BAOBEI_OK);
        compare_heard(&e);
        cr_assert(memcmp(&games[0]->state, &games[1]->state, sizeof games[0]->state) == 0,
                  "something of the memory before has got into a game");
        for (uint32_t v = viewer_from(0, seats); v < VIEWERS; v = viewer_from(v + 1, seats))
            check_viewer(games, v);
        check_actions(games[0], step % 7 == 6 ? BAOBEI_NO_SEAT : step % seats);
        check_samples(games, samples, step % seats);
    }
    for (uint32_t i = 0; i < 4; i++)
        free(places[i].memory);
    baobei_rules_free(set);
}

Test(stale_bytes, no_record_shows_what_was_there_before)
{
    for (uint32_t rules = 0; rules < odd_rules_count(); rules++)
        for (uint32_t kind = 0; kind < DRIVER_KINDS; kind++)
            play(rules, 2 + (rules + kind) % 5, (driver_kind)kind, 10 * rules + kind);
    cr_assert_gt(records, 1000000);
    printf("stale_bytes: %llu records\n", (unsigned long long)records);
    fflush(stdout);
}
