#include "trip.h"

#include <string.h>

#include "lawful.h"
#include "viewers.h"

enum { KEEP = 256, PAGE = 192 };

bool trip_open(trip *t, uint64_t seed)
{
    memset(t, 0, sizeof *t);
    rng_seed(&t->rng, seed);
    t->sample = note_game();
    t->seat = note_game();
    return t->sample && t->seat && baobei_game_new(NULL, 2, KEEP, NULL, NULL, &t->read) == BAOBEI_OK &&
           baobei_game_new(NULL, 2, KEEP, NULL, NULL, &t->copy) == BAOBEI_OK;
}

void trip_close(trip *t)
{
    baobei_game_free(t->read);
    baobei_game_free(t->copy);
    baobei_game_free(t->sample);
    baobei_game_free(t->seat);
}

static uint32_t seats_of(const baobei_game *game)
{
    baobei_view v;

    return baobei_view_get(game, BAOBEI_VIEWER_HOST, &v) == BAOBEI_OK ? v.seats : 0;
}

static const char *same_sight(const baobei_game *a, const baobei_game *b, baobei_viewer viewer)
{
    baobei_view view[2];
    baobei_recall recall[2];
    uint64_t hash[2];

    memset(view, 1, sizeof view[0]);
    memset(recall, 1, sizeof recall[0]);
    if (baobei_view_get(a, viewer, &view[0]) != BAOBEI_OK || baobei_view_get(b, viewer, &view[1]) != BAOBEI_OK ||
        memcmp(&view[0], &view[1], sizeof view[0]) != 0)
        return "the view";
    if (baobei_recall_get(a, viewer, &recall[0]) != BAOBEI_OK ||
        baobei_recall_get(b, viewer, &recall[1]) != BAOBEI_OK || memcmp(&recall[0], &recall[1], sizeof recall[0]) != 0)
        return "the recall";
    if (baobei_hash(a, viewer, &hash[0]) != BAOBEI_OK || baobei_hash(b, viewer, &hash[1]) != BAOBEI_OK ||
        hash[0] != hash[1])
        return "the hash";
    return NULL;
}

static const char *same_lists(const baobei_game *a, const baobei_game *b)
{
    static baobei_action one[LAWFUL_MOST];
    static baobei_action two[LAWFUL_MOST];

    for (uint32_t i = 0; i <= BAOBEI_MAX_SEATS; i++) {
        uint32_t seat = i < BAOBEI_MAX_SEATS ? i : BAOBEI_NO_SEAT;
        uint32_t count = lawful_list(a, seat, one);

        if (lawful_list(b, seat, two) != count || memcmp(one, two, count * sizeof *one) != 0)
            return "the legal actions";
    }
    return NULL;
}

const char *trip_full(trip *t, const baobei_game *game)
{
    uint32_t seats = seats_of(game);
    const char *fault = NULL;

    if (!note_full(game, &t->first))
        return "the full position cannot be written";
    if (baobei_game_copy(t->read, game) != BAOBEI_OK) /* for its hook; everything else is read */
        return "a game cannot be copied";
    if (!note_read(t->read, &t->first))
        return "the full position cannot be read";
    if (!note_full(t->read, &t->second) || !note_same(&t->first, &t->second))
        return "the full position";
    for (uint32_t v = viewer_from(0, seats); v < VIEWERS && !fault; v = viewer_from(v + 1, seats))
        fault = same_sight(game, t->read, viewer_at(v));
    if (t->first.length > t->longest_full)
        t->longest_full = t->first.length;
    t->positions++;
    return fault ? fault : same_lists(game, t->read);
}

const char *trip_seat(trip *t, const baobei_game *game, baobei_viewer viewer)
{
    uint8_t seed[BAOBEI_SEED_SIZE];
    uint64_t number = rng_below(&t->rng, 1000);
    size_t fault;
    const char *what;
    note *full = &t->second;
    static note other;

    for (uint32_t i = 0; i < sizeof seed; i++)
        seed[i] = (uint8_t)rng_below(&t->rng, 256);
    if (!note_seat(game, viewer, &t->first))
        return "the seat position cannot be written";
    if (baobei_seat_position_read(t->seat, seed, number, t->first.text, t->first.length, &fault) != BAOBEI_OK)
        return "the seat position cannot be read";
    if (baobei_sample(t->sample, game, viewer, seed, number) != BAOBEI_OK)
        return "there is no sample";
    if (!note_full(t->seat, full) || !note_full(t->sample, &other) || !note_same(full, &other))
        return "the sample of the seat position";
    if (!note_seat(t->sample, viewer, &other) || !note_same(&t->first, &other))
        return "the seat position of the sample";
    if (t->first.length > t->longest_seat)
        t->longest_seat = t->first.length;
    t->seats++;
    what = same_sight(game, t->seat, viewer);
    return what;
}

const char *trip_seats(trip *t, const baobei_game *game)
{
    uint32_t seats = seats_of(game);
    const char *fault = NULL;

    for (uint32_t v = viewer_from(0, seats); v < VIEWER_HOST && !fault; v = viewer_from(v + 1, seats))
        fault = trip_seat(t, game, viewer_at(v));
    return fault;
}

/* Events from a serial on, as each viewer gets them. */
static const char *same_events(const baobei_game *a, const baobei_game *b, uint32_t serial)
{
    static baobei_event one[PAGE];
    static baobei_event two[PAGE];
    uint32_t seats = seats_of(a);

    for (uint32_t v = viewer_from(0, seats); v < VIEWERS; v = viewer_from(v + 1, seats)) {
        uint32_t count[2];

        if (baobei_events(a, viewer_at(v), serial, one, PAGE, &count[0]) != BAOBEI_OK ||
            baobei_events(b, viewer_at(v), serial, two, PAGE, &count[1]) != BAOBEI_OK || count[0] != count[1] ||
            memcmp(one, two, count[0] * sizeof *one) != 0)
            return "the events later on";
    }
    return NULL;
}

const char *trip_play_on(trip *t, const baobei_game *game, uint32_t steps)
{
    const char *fault = NULL;
    driver d;
    answer a;

    if (!note_full(game, &t->first) || baobei_game_copy(t->copy, game) != BAOBEI_OK ||
        baobei_game_copy(t->read, game) != BAOBEI_OK || !note_read(t->read, &t->first))
        return "a game cannot be copied or read";
    driver_init(&d, (driver_kind)rng_below(&t->rng, DRIVER_KINDS), rng_next(&t->rng));
    for (; steps > 0 && !fault && driver_answer(&d, t->copy, &a); steps--) {
        baobei_decision now;

        baobei_decision_get(t->copy, BAOBEI_VIEWER_HOST, &now);
        if (baobei_apply(t->copy, a.seat, a.token, a.action) != BAOBEI_OK ||
            baobei_apply(t->read, a.seat, a.token, a.action) != BAOBEI_OK)
            return "the answer to a move later on";
        fault = same_events(t->copy, t->read, now.serial);
        t->played++;
    }
    if (fault)
        return fault;
    if (!note_full(t->copy, &t->first) || !note_full(t->read, &t->second) || !note_same(&t->first, &t->second))
        return "the position later on";
    return NULL;
}
