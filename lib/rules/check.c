/* Why a seat may not do something: the reasons, in the order in which they are reported. */
#include "rules/legal.h"

#include "base/apart.h"
#include "rules/reach.h"

/* The decisions that a kind of action answers, and the power that those about a power must be about. */
typedef struct answer_row {
    uint8_t decision, other_decision, power;
} answer_row;

static const answer_row answers[BBI_ACTION_KINDS] = {
    [BAOBEI_ACTION_DEAL] = {BAOBEI_DECISION_DEAL, 0, 0},
    [BAOBEI_ACTION_LOOK] = {BAOBEI_DECISION_LOOK, 0, 0},
    [BAOBEI_ACTION_LOOK_TWO] = {BAOBEI_DECISION_LOOK, 0, 0},
    [BAOBEI_ACTION_DRAW] = {BAOBEI_DECISION_TURN, 0, 0},
    [BAOBEI_ACTION_TAKE] = {BAOBEI_DECISION_TURN, 0, 0},
    [BAOBEI_ACTION_PASS] = {BAOBEI_DECISION_CLAIM, 0, 0},
    [BAOBEI_ACTION_DISCARD] = {BAOBEI_DECISION_DRAWN, 0, 0},
    [BAOBEI_ACTION_KEEP] = {BAOBEI_DECISION_DRAWN, 0, 0},
    [BAOBEI_ACTION_PLUCK] = {BAOBEI_DECISION_CLAIM, BAOBEI_DECISION_DRAWN, 0},
    [BAOBEI_ACTION_DOUBLE] = {BAOBEI_DECISION_CLAIM, BAOBEI_DECISION_DRAWN, 0},
    [BAOBEI_ACTION_GIVE] = {BAOBEI_DECISION_GIVE, 0, 0},
    [BAOBEI_ACTION_PLACE] = {BAOBEI_DECISION_PLACE, 0, 0},
    [BAOBEI_ACTION_DECLINE] = {BAOBEI_DECISION_USE, 0, 0},
    [BAOBEI_ACTION_USE] = {BAOBEI_DECISION_USE, 0, 0},
    [BAOBEI_ACTION_PEEK] = {BAOBEI_DECISION_TARGET, 0, BAOBEI_POWER_LOOK},
    [BAOBEI_ACTION_SHOW] = {BAOBEI_DECISION_TARGET, 0, BAOBEI_POWER_SHOW},
    [BAOBEI_ACTION_SWAP] = {BAOBEI_DECISION_TARGET, 0, BAOBEI_POWER_SWAP},
    [BAOBEI_ACTION_INSPECT] = {BAOBEI_DECISION_TARGET, 0, BAOBEI_POWER_INSPECT},
    [BAOBEI_ACTION_ADD] = {BAOBEI_DECISION_TARGET, 0, BAOBEI_POWER_ADD},
    [BAOBEI_ACTION_LEAVE] = {BAOBEI_DECISION_SWAP, 0, 0},
    [BAOBEI_ACTION_SWAP_SEEN] = {BAOBEI_DECISION_SWAP, 0, 0},
    [BAOBEI_ACTION_REPLACE_BOTH] = {BAOBEI_DECISION_REPLACE, 0, 0},
    [BAOBEI_ACTION_REPLACE_OWN] = {BAOBEI_DECISION_REPLACE, 0, 0},
    [BAOBEI_ACTION_REPLACE_OTHER] = {BAOBEI_DECISION_REPLACE, 0, 0},
    [BAOBEI_ACTION_END] = {BAOBEI_DECISION_END, 0, 0},
    [BAOBEI_ACTION_BAO] = {BAOBEI_DECISION_END, 0, 0},
};

static bool is_answer(const bbi_board *board, uint32_t kind)
{
    const answer_row *row = &answers[kind];

    return (board->kind == row->decision || board->kind == row->other_decision) &&
           (!row->power || board->power == row->power);
}

/* A card that somebody wants to touch: there, and not shielded from the toucher. */
static baobei_status check_card(const bbi_board *board, uint32_t by, uint32_t seat, uint32_t slot)
{
    if (!bbi_has(board->playing, seat))
        return BAOBEI_REFUSED_NO_SEAT;
    if (slot >= board->slots[seat])
        return BAOBEI_REFUSED_NO_SLOT;
    if (bbi_find(board, seat, slot) == BBI_NOWHERE)
        return BAOBEI_REFUSED_EMPTY;
    return bbi_shielded(board, seat, by) ? BAOBEI_REFUSED_SHIELDED : BAOBEI_OK;
}

/* A card that somebody wants to look at: a shield does not matter (R4.4). */
static baobei_status check_visible(const bbi_board *board, uint32_t seat, uint32_t slot)
{
    return check_card(board, seat, seat, slot);
}

/* A card that a power is to move, swap or replace (R6.6). */
static baobei_status check_movable(const bbi_board *board, uint32_t by, uint32_t seat, uint32_t slot)
{
    baobei_status status = check_card(board, by, seat, slot);

    if (status == BAOBEI_OK && board->slot[bbi_find(board, seat, slot)] & BBI_LOCKED)
        return BAOBEI_REFUSED_LOCKED;
    return status;
}

static baobei_status check_own_slot(const bbi_board *board, uint32_t seat, uint32_t slot)
{
    return bbi_cards(board, seat) ? check_card(board, seat, seat, slot) : BAOBEI_REFUSED_NO_CARDS;
}

/* R3.5, R3.8, R3.10 */
static BBI_APART baobei_status check_claim(const bbi_board *board, uint32_t seat, const baobei_parts *parts)
{
    uint32_t targets = parts->kind == BAOBEI_ACTION_DOUBLE ? 2 : 1;
    uint32_t own = 0;

    if (!bbi_cards(board, seat))
        return BAOBEI_REFUSED_NO_CARDS;
    for (uint32_t i = 0; i < targets; i++) {
        baobei_status status = check_card(board, seat, parts->seat[i], parts->slot[i]);

        if (status != BAOBEI_OK)
            return status;
        own += parts->seat[i] == seat;
    }
    if (!bbi_parts_proper(parts))
        return BAOBEI_REFUSED_SAME_CARD;
    if (targets - own > bbi_cards(board, seat) - own)
        return BAOBEI_REFUSED_NO_GIFT;
    return BAOBEI_OK;
}

static BBI_APART baobei_status check_pair(const bbi_board *board, uint32_t seat, const baobei_parts *parts)
{
    for (uint32_t i = 0; i < 2; i++) {
        baobei_status status = parts->kind == BAOBEI_ACTION_SWAP
                                   ? check_movable(board, seat, parts->seat[i], parts->slot[i])
                                   : check_visible(board, parts->seat[i], parts->slot[i]);

        if (status != BAOBEI_OK)
            return status;
    }
    return bbi_parts_proper(parts) ? BAOBEI_OK : BAOBEI_REFUSED_SAME_SEAT;
}

static BBI_APART baobei_status check_looks(const bbi_board *board, uint32_t seat, const baobei_parts *parts)
{
    if ((parts->kind == BAOBEI_ACTION_LOOK_TWO) != (board->count == 2)) /* R1.2: so many at a time */
        return BAOBEI_REFUSED_NOT_NOW;
    for (uint32_t i = 0; i < board->count; i++)
        if (parts->slot[i] >= board->slots[seat])
            return BAOBEI_REFUSED_NO_SLOT;
    return bbi_parts_proper(parts) ? BAOBEI_OK : BAOBEI_REFUSED_SAME_CARD;
}

static baobei_status check_place(const bbi_board *board, uint32_t seat, uint32_t slot)
{
    if (slot >= board->slots[seat])
        return BAOBEI_REFUSED_NO_SLOT;
    return bbi_find(board, seat, slot) == BBI_NOWHERE ? BAOBEI_OK : BAOBEI_REFUSED_OCCUPIED;
}

static baobei_status check_opponent(const bbi_board *board, uint32_t seat, uint32_t opponent)
{
    if (!bbi_has(board->playing, opponent))
        return BAOBEI_REFUSED_NO_SEAT;
    if (opponent == seat)
        return BAOBEI_REFUSED_OWN;
    return bbi_shielded(board, opponent, seat) ? BAOBEI_REFUSED_SHIELDED : BAOBEI_OK;
}

/* R11.25: of the two cards that a macaw has seen, one may be locked or shielded. */
static BBI_APART baobei_status check_swap_seen(const bbi_board *board, uint32_t user)
{
    baobei_status status = check_movable(board, user, board->at_seat[0], board->at_slot[0]);

    return status != BAOBEI_OK ? status : check_movable(board, user, board->at_seat[1], board->at_slot[1]);
}

static bool half_possible(const bbi_board *board, uint32_t seat, bool own)
{
    bbi_reach cards;

    if (own)
        bbi_reach_own(board, seat, &cards);
    else
        bbi_reach_opposing(board, seat, &cards);
    return bbi_reach_count(&cards) > 0;
}

/* R7.6, R11.15, R11.27: with two cards drawn every possible half is owed; with one, either. */
static BBI_APART baobei_status check_replace(const bbi_board *board, uint32_t seat, const baobei_parts *parts)
{
    bool own = parts->kind != BAOBEI_ACTION_REPLACE_OTHER;
    bool other = parts->kind != BAOBEI_ACTION_REPLACE_OWN;
    baobei_status status = BAOBEI_OK;

    if (parts->choice >= board->count || (own && other && board->count < 2))
        return BAOBEI_REFUSED_NOT_DRAWN;
    if (own) {
        status = check_own_slot(board, seat, parts->slot[0]);
        if (status == BAOBEI_OK)
            status = check_movable(board, seat, seat, parts->slot[0]);
    }
    if (status == BAOBEI_OK && other) {
        status = check_movable(board, seat, parts->seat[1], parts->slot[1]);
        if (status == BAOBEI_OK && parts->seat[1] == seat)
            status = BAOBEI_REFUSED_OWN;
    }
    if (status == BAOBEI_OK && board->count == 2 && own != other && half_possible(board, seat, !own))
        status = BAOBEI_REFUSED_HALF_OWED;
    return status;
}

/* The rule that an action breaks which answers the decision and comes from a seat that is asked. */
static baobei_status check_targets(const bbi_board *board, uint32_t seat, const baobei_parts *parts)
{
    switch (parts->kind) {
    case BAOBEI_ACTION_LOOK:
    case BAOBEI_ACTION_LOOK_TWO:
        return check_looks(board, seat, parts);
    case BAOBEI_ACTION_TAKE:
    case BAOBEI_ACTION_KEEP:
    case BAOBEI_ACTION_GIVE:
        return check_own_slot(board, seat, parts->slot[0]);
    case BAOBEI_ACTION_PLUCK:
    case BAOBEI_ACTION_DOUBLE:
        return check_claim(board, seat, parts);
    case BAOBEI_ACTION_PLACE:
        return check_place(board, seat, parts->slot[0]);
    case BAOBEI_ACTION_PEEK:
    case BAOBEI_ACTION_SHOW:
        return check_visible(board, parts->seat[0], parts->slot[0]);
    case BAOBEI_ACTION_SWAP:
    case BAOBEI_ACTION_INSPECT:
        return check_pair(board, seat, parts);
    case BAOBEI_ACTION_ADD:
        return check_opponent(board, seat, parts->seat[0]);
    case BAOBEI_ACTION_SWAP_SEEN:
        return check_swap_seen(board, seat);
    case BAOBEI_ACTION_REPLACE_BOTH:
    case BAOBEI_ACTION_REPLACE_OWN:
    case BAOBEI_ACTION_REPLACE_OTHER:
        return check_replace(board, seat, parts);
    default: /* nothing is named that could be wrong */
        return BAOBEI_OK;
    }
}

baobei_status bbi_legal_check(const bbi_board *board, uint32_t seat, const baobei_parts *parts)
{
    bool asked = board->kind == BAOBEI_DECISION_DEAL ? seat == BAOBEI_NO_SEAT
                                                     : seat != BAOBEI_NO_SEAT && bbi_has(board->asked, seat);

    if (board->kind == BAOBEI_DECISION_OVER)
        return BAOBEI_REFUSED_OVER;
    if (!asked)
        return BAOBEI_REFUSED_NOT_ASKED;
    if (seat != BAOBEI_NO_SEAT && bbi_has(board->answered, seat))
        return BAOBEI_REFUSED_ANSWERED;
    if (!is_answer(board, parts->kind))
        return BAOBEI_REFUSED_NOT_NOW;
    return check_targets(board, seat, parts);
}

baobei_status bbi_legal_judge(const bbi_board *board, uint32_t seat, baobei_action action, baobei_parts *parts)
{
    if (seat >= board->seats && seat != BAOBEI_NO_SEAT)
        return BAOBEI_BAD_SEAT;
    if (!bbi_unpack(action, parts))
        return BAOBEI_BAD_ACTION;
    return bbi_legal_check(board, seat, parts);
}
