#include "seer.h"

typedef struct places {
    uint8_t seat[BAOBEI_MAX_CARDS];
    uint8_t slot[BAOBEI_MAX_CARDS];
    uint32_t count;
} places;

static uint32_t family(const baobei_game *game, uint32_t species)
{
    baobei_species row;

    baobei_rules_get_species(baobei_game_rules(game), species, &row);
    return row.family;
}

/* Cards that the seat may touch, those that match a family apart from the others. */
static void sort_cards(const baobei_game *game, const baobei_view *view, uint32_t seat, uint32_t reference,
                       places *right, places *wrong)
{
    uint32_t wanted = family(game, reference);

    right->count = wrong->count = 0;
    for (uint32_t owner = 0; owner < view->seats; owner++)
        for (uint32_t slot = 0; slot < view->slots[owner]; slot++) {
            uint32_t place = view->place[owner][slot];
            places *list;

            if (!(place & 1) || (place & 4 && owner != seat))
                continue;
            list = family(game, view->face[owner][slot]) == wanted ? right : wrong;
            list->seat[list->count] = (uint8_t)owner;
            list->slot[list->count++] = (uint8_t)slot;
        }
}

static baobei_action if_legal(const baobei_game *game, uint32_t seat, baobei_action action)
{
    return action && baobei_check(game, seat, action) == BAOBEI_OK ? action : 0;
}

static baobei_action simple(rng *r, const baobei_game *game, uint32_t seat, const places *list)
{
    uint32_t k = rng_below(r, list->count);

    return if_legal(game, seat, baobei_action_make(BAOBEI_ACTION_PLUCK, list->seat[k], list->slot[k], 0, 0, 0));
}

/* One card of each list, in either order; 0 if it is the same card. */
static baobei_action pair(rng *r, const baobei_game *game, uint32_t seat, const places *list, const places *other)
{
    uint32_t a = rng_below(r, list->count);
    uint32_t b = rng_below(r, other->count);

    if (rng_one_in(r, 2))
        return if_legal(game, seat, baobei_action_make(BAOBEI_ACTION_DOUBLE, other->seat[b], other->slot[b],
                                                       list->seat[a], list->slot[a], 0));
    return if_legal(game, seat, baobei_action_make(BAOBEI_ACTION_DOUBLE, list->seat[a], list->slot[a],
                                                   other->seat[b], other->slot[b], 0));
}

static void sort_now(const baobei_game *game, uint32_t seat, places *right, places *wrong)
{
    baobei_view view;

    baobei_view_get(game, BAOBEI_VIEWER_HOST, &view);
    sort_cards(game, &view, seat, view.hand[0] ? view.hand[0] : view.top, right, wrong);
}

baobei_action seer_right_claim(rng *r, const baobei_game *game, uint32_t seat)
{
    places right;
    places wrong;
    baobei_action claim = 0;

    sort_now(game, seat, &right, &wrong);
    if (right.count >= 2 && !rng_one_in(r, 3))
        claim = pair(r, game, seat, &right, &right);
    if (!claim && right.count)
        claim = simple(r, game, seat, &right);
    return claim;
}

baobei_action seer_wrong_claim(rng *r, const baobei_game *game, uint32_t seat)
{
    places right;
    places wrong;
    baobei_action claim = 0;

    sort_now(game, seat, &right, &wrong);
    if (!wrong.count)
        return 0;
    if (rng_one_in(r, 2))
        claim = pair(r, game, seat, &wrong, right.count && rng_one_in(r, 2) ? &right : &wrong);
    return claim ? claim : simple(r, game, seat, &wrong);
}
