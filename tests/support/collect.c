#include "collect.h"

#include "misuse.h"

static void add(collection *c, uint32_t seat, baobei_action action, uint64_t stamp)
{
    c->seats[c->count] = (uint8_t)seat;
    c->actions[c->count] = action;
    c->stamps[c->count++] = stamp;
}

void collect_answers(driver *d, const baobei_game *game, const baobei_decision *now, collection *out)
{
    out->count = 0;
    out->stamped = !rng_one_in(&d->rng, 4);
    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++)
        if (now->waiting >> seat & 1 && !rng_one_in(&d->rng, 4))
            add(out, seat, driver_action(d, game, now, seat), rng_below(&d->rng, 8));
}

void collect_anything(driver *d, const baobei_game *game, const baobei_decision *now, collection *out)
{
    uint32_t count = rng_one_in(&d->rng, 16) ? BAOBEI_MAX_CLAIMS : rng_below(&d->rng, 9);
    uint32_t spread = 1 + rng_below(&d->rng, 12);

    out->count = 0;
    out->stamped = !rng_one_in(&d->rng, 4);
    while (out->count < count) {
        uint64_t step = rng_below(&d->rng, spread);
        uint64_t stamp = rng_one_in(&d->rng, 4) ? step * 0x4000000000000001u : step;
        uint32_t seat;
        baobei_action action = misuse_action(&d->rng, game, &seat);

        if (now->waiting && rng_one_in(&d->rng, 2)) {
            seat = random_seat(&d->rng, now->waiting);
            action = driver_action(d, game, now, seat);
        }
        add(out, seat, action, stamp);
    }
}

baobei_status collection_apply(baobei_game *game, uint32_t token, const collection *c, int32_t *results)
{
    return baobei_apply_claims(game, token, c->count, c->seats, c->actions, c->stamped ? c->stamps : NULL, results);
}
