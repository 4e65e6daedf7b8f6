/* Legal actions, check, masks and dense ids tell the same story. */
#include <criterion/criterion.h>
#include <criterion/parameterized.h>
#include <stdlib.h>
#include <string.h>

#include "lawful.h"
#include "walk.h"

enum { PARTS = 8, MOST_IDS = 400000 };

/* All ids of a space, asked of a seat: legal exactly if listed. */
static void ask_all(const baobei_game *game, uint32_t seat, uint32_t seats, uint32_t slots)
{
    static baobei_action list[LAWFUL_MOST];
    uint32_t count = lawful_list(game, seat, list);
    uint32_t ids = baobei_action_id(seats, slots, 0);
    uint32_t allowed = 0;
    uint32_t fitting = 0;

    for (uint32_t id = 0; id < ids; id++) {
        baobei_action action = baobei_action_from_id(seats, slots, id);
        bool is_legal = baobei_check(game, seat, action) == BAOBEI_OK;

        cr_assert_eq(is_legal, lawful_has(list, count, action), "action %08x of seat %u", action, seat);
        allowed += is_legal;
    }
    for (uint32_t k = 0; k < count; k++)
        fitting += baobei_action_id(seats, slots, list[k]) < ids;
    cr_assert_eq(allowed, fitting);
}

static void stop_at_ids(baobei_game *game, rng *r, void *ctx)
{
    baobei_decision now;
    uint32_t *stops = ctx;

    ++*stops;
    cr_assert_eq(baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now), BAOBEI_OK);
    ask_all(game, now.waiting ? random_seat(r, now.waiting) : BAOBEI_NO_SEAT, 6, 8);
    ask_all(game, rng_below(r, 6), 2 + rng_below(r, 5), 1 + rng_below(r, 6));
}

static void stop_at_mask(baobei_game *game, rng *r, void *ctx)
{
    static baobei_action list[LAWFUL_MOST];
    uint8_t *mask = ctx;
    uint32_t seats = 2 + rng_below(r, 5);
    uint32_t slots = rng_one_in(r, 64) ? 66 : 1 + rng_below(r, 9);
    uint32_t ids = baobei_action_id(seats, slots, 0);
    uint32_t set = 0;

    for (uint32_t seat = 0; seat <= BAOBEI_MAX_SEATS; seat++) {
        uint32_t who = seat == BAOBEI_MAX_SEATS ? BAOBEI_NO_SEAT : seat;
        uint32_t count = lawful_list(game, who, list);
        uint32_t found;

        memset(mask, 0xa5, ids + 1);
        found = baobei_legal_mask(game, who, seats, slots, mask, ids + 1);
        cr_assert_eq(mask[ids], 0xa5, "the mask was written past its end");
        for (uint32_t k = 0; k < count; k++) {
            uint32_t id = baobei_action_id(seats, slots, list[k]);

            cr_assert(id == ids || mask[id] == 1);
            found -= id < ids;
        }
        cr_assert_eq(found, 0, "the mask holds another number of actions than fit");
        for (uint32_t id = 0; id < ids; id++)
            set += mask[id];
        for (uint32_t k = 0; k < count; k++)
            set -= baobei_action_id(seats, slots, list[k]) < ids;
        cr_assert_eq(set, 0, "the mask holds what is not legal");
    }
}

ParameterizedTestParameters(legal, everywhere)
{
    static uint32_t parts[PARTS] = {0, 1, 2, 3, 4, 5, 6, 7};

    return cr_make_param_array(uint32_t, parts, PARTS);
}

ParameterizedTest(uint32_t *part, legal, everywhere)
{
    uint32_t stops = 0;

    cr_assert(walk_everywhere(*part, PARTS, 90, 17, 0, stop_at_ids, &stops));
    cr_assert_gt(stops, 50);
}

Test(legal, masks)
{
    uint8_t *mask = malloc(MOST_IDS);

    cr_assert_not_null(mask);
    cr_assert(walk_everywhere(0, 1, 60, 13, 0, stop_at_mask, mask));
    free(mask);
}

Test(legal, mask_needs_room)
{
    baobei_game *game;
    uint8_t mask[4000];
    uint32_t ids = baobei_action_id(2, 5, 0);

    cr_assert_eq(baobei_game_new(NULL, 2, 0, NULL, NULL, &game), BAOBEI_OK);
    memset(mask, 0xa5, sizeof mask);
    cr_assert_eq(baobei_legal_mask(game, BAOBEI_NO_SEAT, 2, 5, mask, ids - 1), 0);
    for (uint32_t i = 0; i < sizeof mask; i++)
        cr_assert_eq(mask[i], 0xa5);
    cr_assert_eq(baobei_legal_mask(game, BAOBEI_NO_SEAT, 2, 5, mask, ids), 1);
    cr_assert_eq(mask[0], 1, "to deal is id 0");
    baobei_game_free(game);
}

static void check_space(uint32_t seats, uint32_t slots)
{
    uint32_t ids = baobei_action_id(seats, slots, 0);
    baobei_action last = 0;

    for (uint32_t id = 0; id < ids; id++) {
        baobei_action action = baobei_action_from_id(seats, slots, id);
        baobei_parts p;

        cr_assert_gt(action, last, "%u seats, %u slots: id %u", seats, slots, id);
        cr_assert_eq(baobei_action_id(seats, slots, action), id);
        cr_assert_eq(baobei_action_read(action, &p), BAOBEI_OK);
        cr_assert(p.seat[0] < seats && p.seat[1] < seats && p.slot[0] < slots && p.slot[1] < slots);
        cr_assert_eq(baobei_action_make((baobei_action_kind)p.kind, p.seat[0], p.slot[0], p.seat[1], p.slot[1],
                                        p.choice),
                     action);
        last = action;
    }
    cr_assert_eq(baobei_action_from_id(seats, slots, ids), 0);
    cr_assert_eq(baobei_action_from_id(seats, slots, UINT32_MAX), 0);
}

/* How many ids a space has, counted by hand: bare ones, slots, pairs and so on. */
static uint32_t count_by_hand(uint32_t seats, uint32_t slots)
{
    uint32_t cards = seats * slots;
    uint32_t bare = 10; /* deal, draw, pass, discard, decline, use, leave, swap-seen, end, BAO */
    uint32_t own = 5;   /* look, take, keep, give, place */
    uint32_t card = 3;  /* pluck, peek, show */

    return bare + own * slots + slots * (slots - 1) / 2 + card * cards + cards * (cards - 1) +
           2 * (seats * (seats - 1) / 2 * slots * slots) + seats + 2 * slots * cards + 2 * slots + 2 * cards;
}

Test(legal, ids_are_dense_and_ascend)
{
    static const uint8_t widths[] = {1, 2, 3, 5, 8, 17};

    for (uint32_t seats = 2; seats <= BAOBEI_MAX_SEATS; seats++)
        for (uint32_t i = 0; i < sizeof widths; i++) {
            check_space(seats, widths[i]);
            cr_assert_eq(baobei_action_id(seats, widths[i], 0), count_by_hand(seats, widths[i]));
        }
    check_space(6, 66);
    cr_assert_eq(baobei_action_id(6, 66, 0), count_by_hand(6, 66));
    cr_assert_lt(baobei_action_id(6, 66, 0), MOST_IDS);
}

/* An action of a wider space has no id in a narrower one, and its id there is the number of ids. */
Test(legal, actions_that_do_not_fit)
{
    for (uint32_t id = 0; id < baobei_action_id(6, 9, 0); id++) {
        baobei_action action = baobei_action_from_id(6, 9, id);
        baobei_parts p;
        bool fits;

        cr_assert_eq(baobei_action_read(action, &p), BAOBEI_OK);
        fits = p.seat[0] < 4 && p.seat[1] < 4 && p.slot[0] < 7 && p.slot[1] < 7;
        cr_assert_eq(baobei_action_id(4, 7, action) < baobei_action_id(4, 7, 0), fits);
    }
}

/* Any number is an action exactly if reading and making give it back. */
Test(legal, any_number)
{
    rng r;
    uint32_t actions = 0;

    rng_seed(&r, 11);
    for (uint32_t i = 0; i < 400000; i++) {
        baobei_action value = (uint32_t)rng_next(&r);
        baobei_parts p;
        baobei_parts zero = {0};
        bool is_action;

        if (i % 2) /* kinds and fields near those that there are */
            value = (value & 0x3f9fffff) & ~(rng_one_in(&r, 2) ? 0x3fffu : 0u);
        is_action = baobei_action_read(value, &p) == BAOBEI_OK;
        actions += is_action;
        if (!is_action)
            cr_assert_eq(memcmp(&p, &zero, sizeof p), 0);
        else
            cr_assert_eq(baobei_action_make((baobei_action_kind)p.kind, p.seat[0], p.slot[0], p.seat[1], p.slot[1],
                                            p.choice),
                         value);
    }
    cr_assert_gt(actions, 1000);
}
