#include "driver.h"

#include <string.h>

#include "seer.h"

/* How a driver leans. `one in` 0: never. */
typedef struct habits {
    const char *name;
    uint32_t draw_of;   /* takes the discard one turn in so many */
    uint32_t keep_of;   /* keeps its drawn card one time in so many */
    uint32_t claim_of;  /* any claim at all, one time in so many */
    uint32_t right_of;  /* a right claim if there is one, so many times of four */
    uint32_t wrong_of;  /* a wrong claim, one time in so many */
    uint32_t bao_of;    /* BAO one time in so many */
} habits;

static const habits rows[DRIVER_KINDS] = {
    [DRIVER_UNIFORM] = {"uniform", 0, 0, 0, 0, 0, 0}, /* has none */
    [DRIVER_CALM] = {"calm", 4, 2, 50, 0, 0, 50},
    [DRIVER_SEER] = {"seer", 5, 3, 0, 3, 100, 5},
    [DRIVER_THIN] = {"thin", 6, 4, 0, 4, 0, 2000},
    [DRIVER_WRECK] = {"wreck", 8, 4, 0, 0, 2, 40},
};

void driver_init(driver *d, driver_kind kind, uint64_t seed)
{
    d->kind = kind;
    rng_seed(&d->rng, seed);
}

const char *driver_name(driver_kind kind)
{
    return rows[kind].name;
}

driver_kind driver_named(const char *name)
{
    uint32_t kind = 0;

    while (kind < DRIVER_KINDS && strcmp(rows[kind].name, name) != 0)
        kind++;
    return (driver_kind)kind;
}

uint32_t random_seat(rng *r, uint32_t set)
{
    uint32_t count = 0;
    uint32_t seat = 0;
    uint32_t k;

    for (uint32_t left = set; left; left &= left - 1)
        count++;
    k = rng_below(r, count);
    while (!(set >> seat & 1) || k-- > 0)
        seat++;
    return seat;
}

static baobei_action legal_at(const baobei_game *game, uint32_t seat, uint32_t k)
{
    baobei_action action = 0;

    baobei_legal(game, seat, k, &action, 1);
    return action;
}

/* Any of the legal actions number `from` ... `to` - 1. */
static baobei_action any_of(driver *d, const baobei_game *game, uint32_t seat, uint32_t from, uint32_t to)
{
    return legal_at(game, seat, from + rng_below(&d->rng, to - from));
}

/* The number of the first legal action from the first one of a kind on. */
static uint32_t first_of(const baobei_game *game, uint32_t seat, baobei_action least)
{
    uint32_t from = 0;
    uint32_t to = baobei_legal(game, seat, 0, NULL, 0);

    while (from < to) {
        uint32_t middle = (from + to) / 2;

        if (legal_at(game, seat, middle) < least)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}

static bool now_and_then(driver *d, uint32_t one_in)
{
    return one_in && rng_one_in(&d->rng, one_in);
}

/* A claim as the driver likes it, or 0. Legal claims start at number `first`; simple ones come first. */
static baobei_action claim(driver *d, const baobei_game *game, uint32_t seat, uint32_t first)
{
    const habits *row = &rows[d->kind];
    uint32_t count = baobei_legal(game, seat, 0, NULL, 0);

    if (first == count)
        return 0;
    if (now_and_then(d, row->claim_of)) {
        uint32_t doubles = first_of(game, seat, baobei_action_make(BAOBEI_ACTION_DOUBLE, 0, 0, 0, 1, 0));

        return doubles == count || rng_one_in(&d->rng, 2) ? any_of(d, game, seat, first, doubles)
                                                           : any_of(d, game, seat, doubles, count);
    }
    if (rng_below(&d->rng, 4) < row->right_of) {
        baobei_action right = seer_right_claim(&d->rng, game, seat);

        if (right)
            return right;
    }
    return now_and_then(d, row->wrong_of) ? seer_wrong_claim(&d->rng, game, seat) : 0;
}

/* Number 0 is to draw, or to discard; the others up to `end` take or keep. */
static baobei_action zero_or(driver *d, const baobei_game *game, uint32_t seat, uint32_t end, uint32_t one_in)
{
    return end > 1 && now_and_then(d, one_in) ? any_of(d, game, seat, 1, end) : legal_at(game, seat, 0);
}

static baobei_action drawn(driver *d, const baobei_game *game, uint32_t seat)
{
    uint32_t claims = first_of(game, seat, baobei_action_make(BAOBEI_ACTION_PLUCK, 0, 0, 0, 0, 0));
    baobei_action action = claim(d, game, seat, claims);

    return action ? action : zero_or(d, game, seat, claims, rows[d->kind].keep_of);
}

static baobei_action window(driver *d, const baobei_game *game, uint32_t seat)
{
    baobei_action action = claim(d, game, seat, 1);

    return action ? action : legal_at(game, seat, 0);
}

baobei_action driver_action(driver *d, const baobei_game *game, const baobei_decision *now, uint32_t seat)
{
    uint32_t count = baobei_legal(game, seat, 0, NULL, 0);
    uint32_t kind = d->kind == DRIVER_UNIFORM ? 0 : now->kind;

    switch (kind) {
    case BAOBEI_DECISION_TURN: return zero_or(d, game, seat, count, rows[d->kind].draw_of);
    case BAOBEI_DECISION_DRAWN: return drawn(d, game, seat);
    case BAOBEI_DECISION_CLAIM: return window(d, game, seat);
    case BAOBEI_DECISION_END: return zero_or(d, game, seat, count, rows[d->kind].bao_of);
    default: return any_of(d, game, seat, 0, count);
    }
}

bool driver_answer(driver *d, const baobei_game *game, answer *out)
{
    baobei_decision now;

    if (baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now) != BAOBEI_OK || now.kind == BAOBEI_DECISION_OVER)
        return false;
    out->token = now.token;
    out->seat = now.waiting ? random_seat(&d->rng, now.waiting) : BAOBEI_NO_SEAT;
    out->action = driver_action(d, game, &now, out->seat);
    return true;
}
