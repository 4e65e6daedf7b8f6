#include "misuse.h"

#include <string.h>

#include "api/game_object.h"
#include "driver.h"
#include "lawful.h"

/* Fields that a kind does not use are cleared, so that the mutation is an action more often than not. */
static baobei_action make(const baobei_parts *p)
{
    uint32_t kind = p->kind;
    bool first_seat = kind == BAOBEI_ACTION_PLUCK || kind == BAOBEI_ACTION_DOUBLE ||
                      (kind >= BAOBEI_ACTION_PEEK && kind <= BAOBEI_ACTION_ADD);
    bool no_first_slot = kind == BAOBEI_ACTION_ADD || kind == BAOBEI_ACTION_REPLACE_OTHER;
    bool second = kind == BAOBEI_ACTION_DOUBLE || kind == BAOBEI_ACTION_SWAP || kind == BAOBEI_ACTION_INSPECT ||
                  kind == BAOBEI_ACTION_REPLACE_BOTH || kind == BAOBEI_ACTION_REPLACE_OTHER;
    bool choice = kind >= BAOBEI_ACTION_REPLACE_BOTH && kind <= BAOBEI_ACTION_REPLACE_OTHER;
    bool second_slot = second || kind == BAOBEI_ACTION_LOOK_TWO;

    return baobei_action_make((baobei_action_kind)kind, first_seat ? p->seat[0] : 0, no_first_slot ? 0 : p->slot[0],
                              second ? p->seat[1] : 0, second_slot ? p->slot[1] : 0, choice ? p->choice : 0);
}

/* A card that is shielded or locked, or a slot that is empty; else any card or a slot past the end. */
static void odd_place(rng *r, const baobei_view *view, uint8_t *seat, uint8_t *slot)
{
    uint32_t wanted = rng_below(r, 4); /* empty, locked, shielded, anything */

    for (uint32_t tries = 0; tries < 12; tries++) {
        uint32_t place;

        *seat = (uint8_t)rng_below(r, BAOBEI_MAX_SEATS);
        *slot = (uint8_t)rng_below(r, view->slots[*seat] + (wanted == 3 ? 2u : 0u) + (view->slots[*seat] == 0));
        place = view->place[*seat][*slot];
        if ((wanted == 0 && *slot < view->slots[*seat] && !place) || (wanted == 1 && place & 2) ||
            (wanted == 2 && place & 4) || wanted == 3)
            return;
    }
}

static void mutate(rng *r, const baobei_view *view, baobei_parts *p)
{
    static const uint8_t kinds[] = {
        BAOBEI_ACTION_DEAL,    BAOBEI_ACTION_LOOK,         BAOBEI_ACTION_LOOK_TWO,    BAOBEI_ACTION_DRAW,
        BAOBEI_ACTION_TAKE,    BAOBEI_ACTION_PASS,         BAOBEI_ACTION_DISCARD,     BAOBEI_ACTION_KEEP,
        BAOBEI_ACTION_PLUCK,   BAOBEI_ACTION_DOUBLE,       BAOBEI_ACTION_GIVE,        BAOBEI_ACTION_PLACE,
        BAOBEI_ACTION_DECLINE, BAOBEI_ACTION_USE,          BAOBEI_ACTION_PEEK,        BAOBEI_ACTION_SHOW,
        BAOBEI_ACTION_SWAP,    BAOBEI_ACTION_INSPECT,      BAOBEI_ACTION_ADD,         BAOBEI_ACTION_LEAVE,
        BAOBEI_ACTION_SWAP_SEEN, BAOBEI_ACTION_REPLACE_BOTH, BAOBEI_ACTION_REPLACE_OWN,
        BAOBEI_ACTION_REPLACE_OTHER, BAOBEI_ACTION_END,    BAOBEI_ACTION_BAO,
    };

    switch (rng_below(r, 9)) {
    case 0: p->kind = kinds[rng_below(r, sizeof kinds)]; return;
    case 1: p->kind = (uint8_t)(p->kind + 1u - rng_below(r, 3)); return; /* its neighbour */
    case 2: p->choice ^= 1; return;
    case 3:
        p->seat[1] = p->seat[0];
        if (rng_one_in(r, 2))
            p->slot[1] = p->slot[0];
        return;
    case 4:
        p->seat[0] = (uint8_t)random_seat(r, 63);
        return;
    case 5:
    case 6: odd_place(r, view, &p->seat[1], &p->slot[1]); return;
    default: odd_place(r, view, &p->seat[0], &p->slot[0]); return;
    }
}

/* A seat that is asked most of the time, else any, else one that this game has not. */
static uint32_t somebody(rng *r, const baobei_decision *now)
{
    if (rng_one_in(r, 8))
        return rng_one_in(r, 4) ? BAOBEI_NO_SEAT : rng_below(r, 8);
    if (now->asked && rng_one_in(r, 4))
        return random_seat(r, now->asked);
    return now->waiting ? random_seat(r, now->waiting) : BAOBEI_NO_SEAT;
}

baobei_action misuse_action(rng *r, const baobei_game *game, uint32_t *seat)
{
    baobei_view view;
    baobei_parts p;
    baobei_action action = 0;
    uint32_t count;

    baobei_view_get(game, BAOBEI_VIEWER_HOST, &view);
    *seat = somebody(r, &view.decision);
    count = baobei_legal(game, *seat, 0, NULL, 0);
    if (rng_one_in(r, 64))
        return (uint32_t)rng_next(r);
    if (count)
        baobei_legal(game, *seat, rng_below(r, count), &action, 1);
    else
        action = baobei_action_make(BAOBEI_ACTION_PLUCK, 0, 0, 0, 0, 0);
    baobei_action_read(action, &p);
    for (uint32_t times = 1 + rng_below(r, 2); times > 0; times--)
        mutate(r, &view, &p);
    return make(&p);
}

size_t misuse_object_size(const baobei_game *game)
{
    return baobei_game_size(game->outbox.keep);
}

/* What apply may say about an action that check refuses so. */
static bool is_answer(baobei_status got, baobei_status checked, bool old, bool over)
{
    if (checked == BAOBEI_BAD_SEAT)
        return got == BAOBEI_BAD_SEAT;
    if (checked == BAOBEI_BAD_ACTION) /* which fault of two is told first is left open */
        return got == checked || (over && got == BAOBEI_REFUSED_OVER) || (old && got == BAOBEI_REFUSED_STALE);
    if (over || !old)
        return got == checked;
    return got == BAOBEI_REFUSED_STALE;
}

const char *misuse_fault(rng *r, baobei_game *game, uint64_t counts[MISUSE_STATUSES], void *room)
{
    baobei_action list[LAWFUL_MOST];
    baobei_decision now;
    uint32_t seat;
    baobei_action action = misuse_action(r, game, &seat);
    baobei_status status = baobei_check(game, seat, action);
    bool listed = lawful_has(list, lawful_list(game, seat, list), action);
    bool old = rng_one_in(r, 4);
    size_t size = misuse_object_size(game);
    baobei_status got;

    if ((status == BAOBEI_OK) != listed)
        return listed ? "check refuses what is listed" : "check allows what is not listed";
    counts[status % MISUSE_STATUSES]++;
    if (status == BAOBEI_OK && !old)
        return NULL; /* it may well be done, but that is the driver's to choose */
    baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now);
    memcpy(room, game, size);
    got = baobei_apply(game, seat, old ? now.token - 1 - rng_below(r, 3) : now.token, action);
    counts[got % MISUSE_STATUSES] += old;
    if (memcmp(room, game, size) != 0)
        return "a refused action has changed the game";
    return is_answer(got, status, old, now.kind == BAOBEI_DECISION_OVER) ? NULL
                                                                        : "apply refuses for another reason than check";
}
