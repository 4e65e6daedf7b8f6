#include "rules/legal.h"

#include "base/apart.h"
#include "base/check.h"
#include "rules/reach.h"

/* R3.10: with two own cards there is a gift for every opposing target, whichever pair is named. */
static uint32_t doubles(const bbi_board *board, uint32_t seat)
{
    uint32_t cards = bbi_touchable_count(board, seat);

    return bbi_cards(board, seat) >= 2 ? cards * (cards - 1) : 0;
}

/* R11.25: of the two cards that a macaw has seen, one may be locked or shielded; then it may only leave. */
static BBI_APART bool may_swap_seen(const bbi_board *board, uint32_t user)
{
    for (uint32_t i = 0; i < 2; i++) {
        uint32_t entry = bbi_find(board, board->at_seat[i], board->at_slot[i]);

        if (entry == BBI_NOWHERE || !bbi_movable(board, user, entry))
            return false;
    }
    return true;
}

static BBI_APART uint32_t replace_count(const bbi_board *board, uint32_t user)
{
    bbi_reach cards;
    uint32_t own;
    uint32_t opposing;

    bbi_reach_own(board, user, &cards);
    own = bbi_reach_count(&cards);
    bbi_reach_opposing(board, user, &cards);
    opposing = bbi_reach_count(&cards);
    if (board->count == 1) /* R11.15 */
        return own + opposing;
    if (own && opposing)
        return own * opposing * 2;
    return (own + opposing) * 2; /* R11.27 */
}

uint32_t bbi_legal_count(const bbi_board *board, uint32_t seat)
{
    uint32_t cards;

    if (board->kind == BAOBEI_DECISION_DEAL)
        return seat == BAOBEI_NO_SEAT;
    if (seat >= BAOBEI_MAX_SEATS || !bbi_has(board->asked & ~(uint32_t)board->answered, seat))
        return 0;
    cards = bbi_cards(board, seat);
    switch (board->kind) {
    case BAOBEI_DECISION_LOOK:
        return board->count == 1 ? cards : cards * (cards - 1) / 2;
    case BAOBEI_DECISION_TURN:
        return 1 + cards;
    case BAOBEI_DECISION_DRAWN:
        return 1 + cards + bbi_touchable_count(board, seat) + doubles(board, seat);
    case BAOBEI_DECISION_CLAIM:
        return 1 + bbi_touchable_count(board, seat) + doubles(board, seat);
    case BAOBEI_DECISION_GIVE:
        return cards;
    case BAOBEI_DECISION_PLACE:
        return bbi_empty_slots(board, seat);
    case BAOBEI_DECISION_TARGET:
        return bbi_power_targets(board, board->power, seat);
    case BAOBEI_DECISION_SWAP:
        return 1 + may_swap_seen(board, seat);
    case BAOBEI_DECISION_REPLACE:
        return replace_count(board, seat);
    default: /* use or decline, end or BAO */
        return 2;
    }
}

static baobei_action bare(uint32_t kind)
{
    return bbi_pack(kind, 0, 0, 0, 0, 0);
}

static baobei_action at_slot(uint32_t kind, uint32_t slot)
{
    return bbi_pack(kind, 0, slot & BBI_SLOT, 0, 0, 0);
}

static baobei_action at_card(const bbi_board *board, uint32_t kind, uint32_t entry)
{
    return bbi_pack(kind, bbi_owner(board, entry), board->slot[entry] & BBI_SLOT, 0, 0, 0);
}

static baobei_action at_cards(const bbi_board *board, uint32_t kind, uint32_t first, uint32_t second)
{
    return bbi_pack(kind, bbi_owner(board, first), board->slot[first] & BBI_SLOT, bbi_owner(board, second),
                    board->slot[second] & BBI_SLOT, 0);
}

static baobei_action claim_at(const bbi_board *board, uint32_t seat, uint32_t k)
{
    uint32_t cards = bbi_touchable_count(board, seat);
    uint32_t first;
    uint32_t second;

    if (k < cards)
        return at_card(board, BAOBEI_ACTION_PLUCK, bbi_touchable_at(board, seat, k));
    k -= cards;
    first = k / (cards - 1);
    second = k % (cards - 1);
    second += second >= first;
    return at_cards(board, BAOBEI_ACTION_DOUBLE, bbi_touchable_at(board, seat, first),
                    bbi_touchable_at(board, seat, second));
}

/* Two own cards, the k-th pair in ascending order (R1.2). All slots are filled at that time. */
static baobei_action look_at(const bbi_board *board, uint32_t seat, uint32_t k)
{
    uint32_t cards = bbi_cards(board, seat);
    uint32_t first = 0;

    if (board->count == 1)
        return at_slot(BAOBEI_ACTION_LOOK, k);
    for (; k >= cards - 1 - first; first++)
        k -= cards - 1 - first;
    return bbi_pack(BAOBEI_ACTION_LOOK_TWO, 0, first, 0, first + 1 + k, 0);
}

static baobei_action add_at(const bbi_board *board, uint32_t user, uint32_t k)
{
    uint32_t seat = 0;

    for (;; seat++) {
        if (!bbi_has(board->playing, seat) || seat == user || bbi_shielded(board, seat, user))
            continue;
        if (k-- == 0)
            return bbi_pack(BAOBEI_ACTION_ADD, seat, 0, 0, 0, 0);
    }
}

static BBI_APART baobei_action target_at(const bbi_board *board, uint32_t user, uint32_t k)
{
    bbi_reach cards;
    uint32_t first;
    uint32_t second;

    switch (board->power) {
    case BAOBEI_POWER_LOOK:
        return at_card(board, BAOBEI_ACTION_PEEK, k);
    case BAOBEI_POWER_SHOW:
        return at_card(board, BAOBEI_ACTION_SHOW, k);
    case BAOBEI_POWER_ADD:
        return add_at(board, user, k);
    case BAOBEI_POWER_INSPECT:
        bbi_reach_all(board, &cards);
        bbi_crossed_at(cards.start, k, &first, &second);
        return at_cards(board, BAOBEI_ACTION_INSPECT, cards.entry[first], cards.entry[second]);
    default:
        bbi_reach_movable(board, user, &cards);
        bbi_crossed_at(cards.start, k, &first, &second);
        return at_cards(board, BAOBEI_ACTION_SWAP, cards.entry[first], cards.entry[second]);
    }
}

static BBI_APART baobei_action replace_at(const bbi_board *board, uint32_t user, uint32_t k)
{
    bbi_reach own;
    bbi_reach other;
    uint32_t choices = board->count;
    uint32_t owns;
    uint32_t others;
    uint32_t entry;

    bbi_reach_own(board, user, &own);
    bbi_reach_opposing(board, user, &other);
    owns = bbi_reach_count(&own);
    others = bbi_reach_count(&other);
    if (choices == 2 && owns && others) {
        entry = other.entry[k / 2 % others];
        return bbi_pack(BAOBEI_ACTION_REPLACE_BOTH, 0, board->slot[own.entry[k / 2 / others]] & BBI_SLOT,
                        bbi_owner(board, entry), board->slot[entry] & BBI_SLOT, k % 2);
    }
    if (k < owns * choices)
        return bbi_pack(BAOBEI_ACTION_REPLACE_OWN, 0, board->slot[own.entry[k / choices]] & BBI_SLOT, 0, 0,
                        k % choices);
    k -= owns * choices;
    entry = other.entry[k / choices];
    return bbi_pack(BAOBEI_ACTION_REPLACE_OTHER, 0, 0, bbi_owner(board, entry), board->slot[entry] & BBI_SLOT,
                    k % choices);
}

baobei_action bbi_legal_at(const bbi_board *board, uint32_t seat, uint32_t k)
{
    uint32_t from = seat < BAOBEI_MAX_SEATS ? board->start[seat] : 0u;

    BBI_CHECK(k < bbi_legal_count(board, seat));
    switch (board->kind) {
    case BAOBEI_DECISION_DEAL:
        return bare(BAOBEI_ACTION_DEAL);
    case BAOBEI_DECISION_LOOK:
        return look_at(board, seat, k);
    case BAOBEI_DECISION_TURN:
        return k == 0 ? bare(BAOBEI_ACTION_DRAW) : at_slot(BAOBEI_ACTION_TAKE, board->slot[from + k - 1]);
    case BAOBEI_DECISION_DRAWN:
        if (k == 0)
            return bare(BAOBEI_ACTION_DISCARD);
        if (k <= bbi_cards(board, seat))
            return at_slot(BAOBEI_ACTION_KEEP, board->slot[from + k - 1]);
        return claim_at(board, seat, k - 1 - bbi_cards(board, seat));
    case BAOBEI_DECISION_CLAIM:
        return k == 0 ? bare(BAOBEI_ACTION_PASS) : claim_at(board, seat, k - 1);
    case BAOBEI_DECISION_GIVE:
        return at_slot(BAOBEI_ACTION_GIVE, board->slot[from + k]);
    case BAOBEI_DECISION_PLACE:
        return at_slot(BAOBEI_ACTION_PLACE, bbi_empty_slot(board, seat, k));
    case BAOBEI_DECISION_USE:
        return bare(k == 0 ? BAOBEI_ACTION_DECLINE : BAOBEI_ACTION_USE);
    case BAOBEI_DECISION_TARGET:
        return target_at(board, seat, k);
    case BAOBEI_DECISION_SWAP:
        return bare(k == 0 ? BAOBEI_ACTION_LEAVE : BAOBEI_ACTION_SWAP_SEEN);
    case BAOBEI_DECISION_REPLACE:
        return replace_at(board, seat, k);
    default:
        return bare(k == 0 ? BAOBEI_ACTION_END : BAOBEI_ACTION_BAO);
    }
}

static BBI_APART uint32_t write_page(const bbi_board *board, uint32_t seat, uint32_t first, baobei_action *out,
                                     uint32_t room)
{
    uint32_t count = bbi_legal_count(board, seat);
    uint32_t left = first < count ? count - first : 0;

    for (uint32_t i = 0; i < left && i < room; i++)
        out[i] = bbi_legal_at(board, seat, first + i);
    return count;
}

uint32_t bbi_legal_list(const bbi_board *board, uint32_t seat, uint32_t first, baobei_action *out, uint32_t room)
{
    return out ? write_page(board, seat, first, out, room) : bbi_legal_count(board, seat);
}
