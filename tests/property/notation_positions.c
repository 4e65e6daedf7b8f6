/* Positions at every step of driven matches: written, read, and played on. */
#include <criterion/criterion.h>
#include <stdio.h>

#include "trip.h"
#include "walk.h"

typedef struct tour {
    trip trip;
    uint32_t stops;
} tour;

static void full(baobei_game *game, rng *r, void *ctx)
{
    tour *t = ctx;
    const char *fault = trip_full(&t->trip, game);

    cr_assert(!fault, "%s differs: %s", fault, t->trip.first.text);
    if (t->stops++ % 8 == 0)
        fault = trip_play_on(&t->trip, game, 1 + rng_below(r, 24));
    cr_assert(!fault, "%s differs: %s", fault, t->trip.first.text);
}

static void seats(baobei_game *game, rng *r, void *ctx)
{
    tour *t = ctx;
    const char *fault = trip_seats(&t->trip, game);

    (void)r;
    cr_assert(!fault, "%s differs: %s", fault, t->trip.first.text);
}

/* A part of the walks everywhere, all drivers in each. */
static void tour_part(uint32_t part, walk_fn stop, uint32_t steps, uint32_t every)
{
    static tour t;

    cr_assert(trip_open(&t.trip, part));
    cr_assert(walk_everywhere(part, 3, steps, every, 0, stop, &t));
    cr_assert_gt(t.trip.positions + t.trip.seats, 20000);
    cr_assert_lt(t.trip.longest_full, BAOBEI_POSITION_TEXT);
    cr_assert_lt(t.trip.longest_seat, BAOBEI_POSITION_TEXT);
    printf("%lu positions, longest %zu; %lu seat positions, longest %zu; %lu moves played on\n",
                (unsigned long)t.trip.positions, t.trip.longest_full, (unsigned long)t.trip.seats,
                t.trip.longest_seat, (unsigned long)t.trip.played);
    trip_close(&t.trip);
}

Test(notation_positions, full_1)
{
    tour_part(0, full, 400, 1);
}

Test(notation_positions, full_2)
{
    tour_part(1, full, 400, 1);
}

Test(notation_positions, full_3)
{
    tour_part(2, full, 400, 1);
}

Test(notation_positions, seats_1)
{
    tour_part(0, seats, 400, 2);
}

Test(notation_positions, seats_2)
{
    tour_part(1, seats, 400, 2);
}

Test(notation_positions, seats_3)
{
    tour_part(2, seats, 400, 2);
}
