/* Nothing leaks (api.md, Seeing; R12): the checker for a short while, and that it can fail. */
#include <criterion/criterion.h>
#include <string.h>

#include "api/game_object.h"
#include "odd_rules.h"
#include "pairs.h"

/* Matches of a driver with these seats, one after the other, until so many steps have been compared. */
static void compare_steps(driver_kind kind, uint32_t seats, uint64_t steps)
{
    static pairs p;
    pairs_tally t = {0};
    uint64_t seed = 1000 * seats + kind;

    for (uint32_t i = 0; t.compared < steps; i++) {
        pairs_plan plan = {seed + 100 * i, kind, seats, i % odd_rules_count(), 100};

        if (pairs_open(&p, &plan, &t))
            while (pairs_step(&p))
                continue;
        cr_assert(!p.fault, "seed %llu, %s, %u seats, %s, step %u: %s differs (%s)", (unsigned long long)plan.seed,
                  driver_name(kind), (unsigned)seats, odd_rules_name(plan.rules), (unsigned)p.step, p.fault, p.detail);
        pairs_close(&p);
    }
    cr_expect(t.differing >= 4 * t.pairs, "only %.1f cards differed", (double)t.differing / (double)t.pairs);
}

static void all_drivers(uint32_t seats)
{
    for (uint32_t kind = 0; kind < DRIVER_KINDS; kind++)
        compare_steps((driver_kind)kind, seats, 800);
}

Test(twins, two_seats)
{
    all_drivers(2);
}

Test(twins, three_seats)
{
    all_drivers(3);
}

Test(twins, four_seats)
{
    all_drivers(4);
}

Test(twins, five_seats)
{
    all_drivers(5);
}

Test(twins, six_seats)
{
    all_drivers(6);
}

/* A match and its twin, some steps after the deal. */
static void open_pair(pairs *p, pairs_tally *t, uint32_t steps)
{
    pairs_plan plan = {7, DRIVER_CALM, 4, 0, 500};

    cr_assert(pairs_open(p, &plan, t));
    while (p->step < steps || !p->live)
        cr_assert(pairs_step(p));
}

Test(twins, a_twin_is_a_game_with_four_other_cards)
{
    static pairs p;
    static pairs_tally t;
    baobei_view view[2];
    rng r;
    twin made;

    open_pair(&p, &t, 40);
    rng_seed(&r, 1);
    for (uint32_t i = 0; i < 200; i++) {
        cr_assert(twin_make(p.side[1].game, p.side[0].game, &p.ledger, BAOBEI_VIEWER_SEAT_2, &r, &made));
        cr_assert(made.differing >= 4 && made.changes >= 4);
        cr_assert(bbi_state_valid(&p.side[1].game->state));
        for (uint32_t side = 0; side < 2; side++)
            cr_assert(baobei_view_get(p.side[side].game, BAOBEI_VIEWER_SEAT_2, &view[side]) == BAOBEI_OK);
        cr_assert(memcmp(&view[0], &view[1], sizeof view[0]) == 0);
    }
    pairs_close(&p);
}

/* Which cards differ is told to nobody, but the host sees them. */
Test(twins, the_host_sees_the_difference)
{
    static pairs p;
    static pairs_tally t;
    bool differed = false;
    rng r;
    twin made;

    open_pair(&p, &t, 40);
    rng_seed(&r, 2); /* cards in front of seats must be among those that differ: most twins are so */
    for (uint32_t i = 0; i < 20 && !differed; i++) {
        cr_assert(twin_make(p.side[1].game, p.side[0].game, &p.ledger, BAOBEI_VIEWER_SPECTATOR, &r, &made));
        p.side[0].viewer = p.side[1].viewer = BAOBEI_VIEWER_HOST;
        differed = outputs_differ(&p.side[0], &p.side[1], p.since, &r, p.detail) != NULL;
    }
    cr_assert(differed);
    pairs_close(&p);
}

/* What is changed in a copy, and what must then be found to differ for seat 2. */
static const char *plant(baobei_game *game, uint32_t what)
{
    bbi_state *state = &game->state;
    uint32_t card = state->card[0];

    switch (what) {
    case 0: state->token++; return "the decision";
    case 1: state->serial--; return "the decision";
    case 2: state->sum[3]++; return "the view";
    case 3: state->board.slots[1]++; return "the view";
    case 4: state->know[0][card] ^= 4; return "the recall";
    case 5: state->recycles++; return "the view";
    case 6: state->gives++; return "the hash";
    case 7: game->last.entries = 0; return "the status of the last move's line";
    default: return NULL;
    }
}

Test(twins, the_comparison_notices)
{
    const char *wanted;
    uint32_t what = 0;

    do {
        static pairs p;
        static pairs_tally t;
        const char *fault;

        open_pair(&p, &t, 40);
        for (uint32_t side = 0; side < 2; side++)
            cr_assert(witness_watch(&p.side[side], BAOBEI_VIEWER_SEAT_2) == BAOBEI_OK);
        cr_assert(baobei_game_copy(p.side[1].game, p.side[0].game) == BAOBEI_OK);
        p.side[1].game->last = p.side[0].game->last; /* a copy has no last move */
        witness_rewind(&p.side[1]);
        wanted = plant(p.side[1].game, what++);
        fault = outputs_differ(&p.side[0], &p.side[1], p.since, &p.rng, p.detail);
        cr_assert(wanted ? fault && strcmp(fault, wanted) == 0 : !fault, "number %u: %s", (unsigned)what - 1,
                  fault ? fault : "nothing");
        pairs_close(&p);
    } while (wanted);
}
