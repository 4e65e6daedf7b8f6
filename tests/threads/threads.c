/*
 * What may be done at the same time: const calls on one game, and anything on different games. A plain program, for
 * ThreadSanitizer, under which no test framework starts; without it, it still compares what each thread was told.
 *
 *     threads          must pass
 *     threads --race   plays on a game that others look at, which is forbidden: ThreadSanitizer must speak
 */
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "driver.h"
#include "match.h"
#include "odd_rules.h"
#include "viewers.h"

enum { THREADS = 4, LOOKS = 60, POSITIONS = 24, STRIDE = 9, KEEP = 64, MOVES = 1500 };

/* All that can be asked of a game that is not changed. */
typedef struct look {
    baobei_decision decision[VIEWERS];
    baobei_view view[VIEWERS];
    baobei_recall recall[VIEWERS];
    uint64_t hash[VIEWERS];
    char full[BAOBEI_POSITION_TEXT], seat[VIEWERS][BAOBEI_POSITION_TEXT], move[VIEWERS][BAOBEI_MOVE_TEXT];
    char sample[BAOBEI_POSITION_TEXT];
    baobei_event events[KEEP + BAOBEI_MAX_SEATS];
    uint32_t event_count, legal[BAOBEI_MAX_SEATS + 1], legal_in_mask, legal_in_view;
    uint8_t mask[4096];
    baobei_status check[BAOBEI_MAX_SEATS], view_check;
    const baobei_rules *rules;
} look;

typedef struct worker {
    pthread_t thread;
    baobei_game *game;       /* shared */
    baobei_game *copy;       /* its own */
    look *now;
    const look *expected;
    uint32_t number;
    uint64_t calls, faults;
} worker;

/* One viewer's part. */
static void look_as(const baobei_game *game, uint32_t v, look *out)
{
    baobei_decision_get(game, viewer_at(v), &out->decision[v]);
    baobei_view_get(game, viewer_at(v), &out->view[v]);
    baobei_recall_get(game, viewer_at(v), &out->recall[v]);
    baobei_hash(game, viewer_at(v), &out->hash[v]);
    baobei_move_write(game, viewer_at(v), out->move[v], sizeof out->move[v], NULL);
    if (v != VIEWER_HOST)
        baobei_seat_position_write(game, viewer_at(v), out->seat[v], sizeof out->seat[v], NULL);
}

static void look_at(const baobei_game *game, baobei_game *copy, look *out)
{
    const uint8_t seed[BAOBEI_SEED_SIZE] = {5};
    baobei_view *host = &out->view[VIEWER_HOST];
    uint32_t from;

    memset(out, 0, sizeof *out);
    out->rules = baobei_game_rules(game);
    baobei_view_get(game, BAOBEI_VIEWER_HOST, host);
    for (uint32_t v = viewer_from(0, host->seats); v < VIEWERS; v = viewer_from(v + 1, host->seats))
        look_as(game, v, out);
    for (uint32_t seat = 0; seat < host->seats; seat++) {
        baobei_action action = 0;

        out->legal[seat] = baobei_legal(game, seat, 0, &action, 1);
        out->check[seat] = baobei_check(game, seat, action);
    }
    out->legal_in_mask = baobei_legal_mask(game, 0, 4, 8, out->mask, sizeof out->mask);
    out->legal_in_view = baobei_view_legal(host, 0, 0, NULL, 0);
    out->view_check = baobei_view_check(host, 0, 1);
    from = host->decision.serial > KEEP ? host->decision.serial - KEEP : 1;
    baobei_events(game, BAOBEI_VIEWER_SEAT_0, from, out->events, KEEP + BAOBEI_MAX_SEATS, &out->event_count);
    baobei_full_position_write(game, out->full, sizeof out->full, NULL);
    baobei_game_copy(copy, game); /* the copy is changed, the game is only read */
    baobei_sample(copy, game, BAOBEI_VIEWER_SEAT_0, seed, 3);
    baobei_full_position_write(copy, out->sample, sizeof out->sample, NULL);
}

static void *look_often(void *ctx)
{
    worker *w = ctx;

    for (uint32_t i = 0; i < LOOKS; i++) {
        look_at(w->game, w->copy, w->now);
        w->faults += memcmp(w->now, w->expected, sizeof *w->now) != 0;
        w->calls++;
    }
    return NULL;
}

/* What --race does besides: a changing call. */
static void *play_meanwhile(void *ctx)
{
    worker *w = ctx;
    driver d;
    answer a;

    driver_init(&d, DRIVER_CALM, 1);
    for (uint32_t i = 0; i < MOVES && driver_answer(&d, w->game, &a); i++)
        baobei_apply(w->game, a.seat, a.token, a.action);
    return NULL;
}

/* Matches of its own: a driver each, other seats and rules than those of the threads beside it. */
static void *play_alone(void *ctx)
{
    worker *w = ctx;

    for (uint32_t kind = 0; kind < DRIVER_KINDS; kind++) {
        const plan p = {w->number + 1, (driver_kind)kind, 2 + (w->number + kind) % 5,
                        (w->number + kind * THREADS) % odd_rules_count(), MOVES, 8, 4, false};
        uint32_t steps;
        const char *fault = match_play(&p, NULL, &steps);

        w->calls++;
        if (fault) {
            printf("FAILED: %s\n", fault);
            w->faults++;
        }
    }
    return NULL;
}

/* Starts so many threads and waits for them; what they have found. */
static uint64_t together(worker *workers, void *(*first)(void *), void *(*rest)(void *))
{
    uint64_t faults = 0;

    for (uint32_t i = 0; i < THREADS; i++)
        if (pthread_create(&workers[i].thread, NULL, i ? rest : first, &workers[i]) != 0)
            return 1;
    for (uint32_t i = 0; i < THREADS; i++) {
        pthread_join(workers[i].thread, NULL);
        faults += workers[i].faults;
    }
    return faults;
}

/* One game along a match: at each stop everybody looks at it. */
static uint64_t share(worker *workers, bool race)
{
    static look expected;
    static look looks[THREADS];
    baobei_game *game = match_game(0, 4, KEEP, 7);
    uint64_t faults = !game;
    driver d;
    answer a;

    driver_init(&d, DRIVER_SEER, 7);
    for (uint32_t i = 0; i < THREADS && !faults; i++) {
        workers[i] = (worker){.game = game, .copy = match_game(0, 2, 0, 1), .now = &looks[i], .expected = &expected};
        faults += !workers[i].copy;
    }
    for (uint32_t stop = 0; !faults && stop < POSITIONS; stop++) {
        for (uint32_t i = 0; i < STRIDE && driver_answer(&d, game, &a); i++)
            faults += baobei_apply(game, a.seat, a.token, a.action) != BAOBEI_OK;
        look_at(game, workers[0].copy, &expected);
        faults += together(workers, race ? play_meanwhile : look_often, look_often);
        if (race)
            break;
    }
    for (uint32_t i = 0; i < THREADS; i++)
        baobei_game_free(workers[i].copy);
    baobei_game_free(game);
    return faults;
}

int main(int argc, char **argv)
{
    static worker workers[THREADS];
    bool race = argc == 2 && strcmp(argv[1], "--race") == 0;
    uint64_t shared;
    uint64_t apart;
    uint64_t looks = 0;
    uint64_t matches = 0;

    if (argc > 1 && !race) {
        fprintf(stderr, "usage: threads [--race]\n");
        return 2;
    }
    shared = share(workers, race);
    for (uint32_t i = 0; i < THREADS; i++)
        looks += workers[i].calls;
    for (uint32_t i = 0; i < THREADS; i++)
        workers[i] = (worker){.number = i};
    apart = together(workers, play_alone, play_alone);
    for (uint32_t i = 0; i < THREADS; i++)
        matches += workers[i].calls;
    printf("%u threads: %" PRIu64 " looks at one game, %" PRIu64 " matches side by side\n", (unsigned)THREADS, looks,
           matches);
    printf("%d passed, %d failed\n", (shared == 0) + (apart == 0), (shared != 0) + (apart != 0));
    return shared || apart;
}
