#include "walk.h"

#include "match.h"
#include "odd_rules.h"

bool walk_along(const walk *w, walk_fn stop, void *ctx)
{
    baobei_game *game = match_game(w->rules, w->seats, w->keep, w->seed);
    uint64_t again = w->seed;
    bool well = game != NULL;
    driver d;
    rng r;

    driver_init(&d, w->driver, w->seed);
    rng_seed(&r, w->seed ^ 0x3a1c);
    for (uint32_t step = 0; well && step < w->steps; step++) {
        answer a;

        if (step % w->every == 0)
            stop(game, &r, ctx);
        if (driver_answer(&d, game, &a)) {
            well = baobei_apply(game, a.seat, a.token, a.action) == BAOBEI_OK;
            continue;
        }
        baobei_game_free(game);
        game = match_game(w->rules, w->seats, w->keep, again += 0x10000);
        well = game != NULL;
    }
    baobei_game_free(game);
    return well;
}

bool walk_everywhere(uint32_t part, uint32_t parts, uint32_t steps, uint32_t every, uint32_t keep, walk_fn stop,
                     void *ctx)
{
    uint32_t number = 0;

    for (uint32_t rules = 0; rules < odd_rules_count(); rules++)
        for (uint32_t seats = 2; seats <= BAOBEI_MAX_SEATS; seats++, number++) {
            walk w = {rules, seats, (driver_kind)((number + rules) % DRIVER_KINDS), 1000 + number, keep, steps, every};

            if (number % parts == part && !walk_along(&w, stop, ctx))
                return false;
        }
    return true;
}
