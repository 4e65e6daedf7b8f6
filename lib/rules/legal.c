#include "rules/legal.h"

#include "base/check.h"

/*
 * Cards that may be chosen, as list entries in ascending order. Where nothing is excluded but the
 * shielded seat, that is the board's own list with one gap; with locks, a list is made.
 */
typedef struct reach {
    uint8_t start[BAOBEI_MAX_SEATS + 1]; /* like bbi_board.start, over the entries that are left */
    uint8_t entry[BAOBEI_MAX_CARDS];
} reach;

/* Excludes cards shielded from `user`, and locked ones, and those of one seat (BAOBEI_NO_SEAT: none). */
static void find_movable(const bbi_board *board, uint32_t user, uint32_t without, reach *out)
{
    uint8_t count = 0;

    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++) {
        out->start[seat] = count;
        if (seat == without || bbi_shielded(board, seat, user))
            continue;
        for (uint32_t entry = board->start[seat]; entry < board->start[seat + 1]; entry++)
            if (!(board->slot[entry] & BBI_LOCKED))
                out->entry[count++] = (uint8_t)entry;
    }
    out->start[BAOBEI_MAX_SEATS] = count;
}

static void find_all(const bbi_board *board, reach *out)
{
    memcpy(out->start, board->start, sizeof out->start);
    for (uint32_t entry = 0; entry < bbi_cards_on_table(board); entry++)
        out->entry[entry] = (uint8_t)entry;
}

/* Own cards of the user that a shoebill may replace, ascending (R11.27). */
static uint32_t find_own_movable(const bbi_board *board, uint32_t user, uint8_t *entries)
{
    uint32_t count = 0;

    for (uint32_t entry = board->start[user]; entry < board->start[user + 1]; entry++)
        if (!(board->slot[entry] & BBI_LOCKED))
            entries[count++] = (uint8_t)entry;
    return count;
}

/* Pairs of entries of two different seats; a pair is ordered by seat. */
static uint32_t crossed_count(const uint8_t *start)
{
    uint32_t pairs = 0;

    for (uint32_t seat = 0; seat + 1 < BAOBEI_MAX_SEATS; seat++)
        pairs += (uint32_t)(start[seat + 1] - start[seat]) * (uint32_t)(start[BAOBEI_MAX_SEATS] - start[seat + 1]);
    return pairs;
}

static void crossed_at(const uint8_t *start, uint32_t k, uint32_t *first, uint32_t *second)
{
    uint32_t seat = 0;
    uint32_t later;

    for (;; seat++) {
        uint32_t pairs;

        later = (uint32_t)(start[BAOBEI_MAX_SEATS] - start[seat + 1]);
        pairs = (uint32_t)(start[seat + 1] - start[seat]) * later;
        if (k < pairs)
            break;
        k -= pairs;
    }
    *first = start[seat] + k / later;
    *second = start[seat + 1] + k % later;
}

uint32_t bbi_swap_pairs(const bbi_board *board, uint32_t user)
{
    reach cards;

    if (!board->locks && !board->shield)
        return crossed_count(board->start);
    find_movable(board, user, BAOBEI_NO_SEAT, &cards);
    return crossed_count(cards.start);
}

uint32_t bbi_inspect_pairs(const bbi_board *board)
{
    return crossed_count(board->start);
}

uint32_t bbi_add_targets(const bbi_board *board, uint32_t user)
{
    uint32_t opponents = bbi_count(board->playing) - 1;

    return opponents - (board->shield && board->announcer != user);
}

uint32_t bbi_replace_targets(const bbi_board *board, uint32_t user, bool own)
{
    reach cards;

    if (own)
        return find_own_movable(board, user, cards.entry);
    find_movable(board, user, user, &cards);
    return cards.start[BAOBEI_MAX_SEATS];
}

/* Cards that a claimant may touch: all but those shielded from it; none without an own card (R9.2). */
static uint32_t touchable(const bbi_board *board, uint32_t seat)
{
    uint32_t cards = bbi_cards_on_table(board);

    if (!bbi_cards(board, seat))
        return 0;
    return board->shield && board->announcer != seat ? cards - bbi_cards(board, board->announcer) : cards;
}

static uint32_t touchable_entry(const bbi_board *board, uint32_t seat, uint32_t k)
{
    if (board->shield && board->announcer != seat && k >= board->start[board->announcer])
        k += bbi_cards(board, board->announcer);
    return k;
}

/* R3.10: with two own cards there is a gift for every opposing target, whichever pair is named. */
static uint32_t doubles(const bbi_board *board, uint32_t seat)
{
    uint32_t cards = touchable(board, seat);

    return bbi_cards(board, seat) >= 2 ? cards * (cards - 1) : 0;
}

static uint32_t target_count(const bbi_board *board, uint32_t user)
{
    switch (board->power) {
    case BAOBEI_POWER_SWAP:
        return bbi_swap_pairs(board, user);
    case BAOBEI_POWER_INSPECT:
        return bbi_inspect_pairs(board);
    case BAOBEI_POWER_ADD:
        return bbi_add_targets(board, user);
    default: /* the pelicans: any card on the table (R11.26) */
        return bbi_cards_on_table(board);
    }
}

static uint32_t replace_count(const bbi_board *board, uint32_t user)
{
    uint32_t own = bbi_replace_targets(board, user, true);
    uint32_t other = bbi_replace_targets(board, user, false);

    if (board->count == 1) /* R11.15 */
        return own + other;
    if (own && other)
        return own * other * 2;
    return (own + other) * 2; /* R11.27 */
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
        return 1 + cards + touchable(board, seat) + doubles(board, seat);
    case BAOBEI_DECISION_CLAIM:
        return 1 + touchable(board, seat) + doubles(board, seat);
    case BAOBEI_DECISION_GIVE:
        return cards;
    case BAOBEI_DECISION_PLACE:
        return bbi_empty_slots(board, seat);
    case BAOBEI_DECISION_TARGET:
        return target_count(board, seat);
    case BAOBEI_DECISION_SWAP:
        return 1 + bbi_may_swap_seen(board, seat);
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
    uint32_t cards = touchable(board, seat);
    uint32_t first;
    uint32_t second;

    if (k < cards)
        return at_card(board, BAOBEI_ACTION_PLUCK, touchable_entry(board, seat, k));
    k -= cards;
    first = k / (cards - 1);
    second = k % (cards - 1);
    second += second >= first;
    return at_cards(board, BAOBEI_ACTION_DOUBLE, touchable_entry(board, seat, first),
                    touchable_entry(board, seat, second));
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

static baobei_action target_at(const bbi_board *board, uint32_t user, uint32_t k)
{
    reach cards;
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
        find_all(board, &cards);
        crossed_at(cards.start, k, &first, &second);
        return at_cards(board, BAOBEI_ACTION_INSPECT, cards.entry[first], cards.entry[second]);
    default:
        find_movable(board, user, BAOBEI_NO_SEAT, &cards);
        crossed_at(cards.start, k, &first, &second);
        return at_cards(board, BAOBEI_ACTION_SWAP, cards.entry[first], cards.entry[second]);
    }
}

static baobei_action replace_at(const bbi_board *board, uint32_t user, uint32_t k)
{
    uint8_t own[BAOBEI_MAX_CARDS];
    reach other;
    uint32_t owns = find_own_movable(board, user, own);
    uint32_t choices = board->count;
    uint32_t others;
    uint32_t entry;

    find_movable(board, user, user, &other);
    others = other.start[BAOBEI_MAX_SEATS];
    if (choices == 2 && owns && others) {
        entry = other.entry[k / 2 % others];
        return bbi_pack(BAOBEI_ACTION_REPLACE_BOTH, 0, board->slot[own[k / 2 / others]] & BBI_SLOT,
                        bbi_owner(board, entry), board->slot[entry] & BBI_SLOT, k % 2);
    }
    if (k < owns * choices)
        return bbi_pack(BAOBEI_ACTION_REPLACE_OWN, 0, board->slot[own[k / choices]] & BBI_SLOT, 0, 0, k % choices);
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

uint32_t bbi_legal_list(const bbi_board *board, uint32_t seat, uint32_t first, baobei_action *out, uint32_t room)
{
    uint32_t count = bbi_legal_count(board, seat);

    if (out)
        for (uint32_t k = first; k < count && k - first < room; k++)
            out[k - first] = bbi_legal_at(board, seat, k);
    return count;
}
