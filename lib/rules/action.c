#include "rules/action.h"

/* The fields of an action value, below its kind. */
enum { SEAT_1 = 7 << 21, SLOT_1 = 127 << 14, SEAT_2 = 7 << 11, SLOT_2 = 127 << 4, CHOICE = 1 };

/* Those that each shape uses. */
enum {
    FIELDS_BARE = 0,
    FIELDS_SLOT = SLOT_1,
    FIELDS_SLOTS = SLOT_1 | SLOT_2,
    FIELDS_SEAT = SEAT_1,
    FIELDS_CARD = SEAT_1 | SLOT_1,
    FIELDS_ORDERED = SEAT_1 | SLOT_1 | SEAT_2 | SLOT_2,
    FIELDS_CROSSED = SEAT_1 | SLOT_1 | SEAT_2 | SLOT_2,
    FIELDS_OWN_NEW = SLOT_1 | CHOICE,
    FIELDS_OTHER_NEW = SEAT_2 | SLOT_2 | CHOICE,
    FIELDS_BOTH_NEW = SLOT_1 | SEAT_2 | SLOT_2 | CHOICE
};

typedef struct action_row {
    const char *name;
    uint32_t fields;
    uint8_t shape; /* a bbi_shape; 0: no action of that kind */
    bool ascends;  /* the second card does not come before the first */
} action_row;

#define ACTION_ROW(name, shape) {name, FIELDS_##shape, BBI_SHAPE_##shape, \
    BBI_SHAPE_##shape == BBI_SHAPE_SLOTS || BBI_SHAPE_##shape == BBI_SHAPE_CROSSED}

static const action_row action_rows[BBI_ACTION_KINDS] = {
    [BAOBEI_ACTION_DEAL] = ACTION_ROW("deal", BARE),
    [BAOBEI_ACTION_LOOK] = ACTION_ROW("look", SLOT),
    [BAOBEI_ACTION_LOOK_TWO] = ACTION_ROW("look-two", SLOTS),
    [BAOBEI_ACTION_DRAW] = ACTION_ROW("draw", BARE),
    [BAOBEI_ACTION_TAKE] = ACTION_ROW("take", SLOT),
    [BAOBEI_ACTION_PASS] = ACTION_ROW("pass", BARE),
    [BAOBEI_ACTION_DISCARD] = ACTION_ROW("discard", BARE),
    [BAOBEI_ACTION_KEEP] = ACTION_ROW("keep", SLOT),
    [BAOBEI_ACTION_PLUCK] = ACTION_ROW("pluck", CARD),
    [BAOBEI_ACTION_DOUBLE] = ACTION_ROW("double", ORDERED),
    [BAOBEI_ACTION_GIVE] = ACTION_ROW("give", SLOT),
    [BAOBEI_ACTION_PLACE] = ACTION_ROW("place", SLOT),
    [BAOBEI_ACTION_DECLINE] = ACTION_ROW("decline", BARE),
    [BAOBEI_ACTION_USE] = ACTION_ROW("use", BARE),
    [BAOBEI_ACTION_PEEK] = ACTION_ROW("peek", CARD),
    [BAOBEI_ACTION_SHOW] = ACTION_ROW("show", CARD),
    [BAOBEI_ACTION_SWAP] = ACTION_ROW("swap", CROSSED),
    [BAOBEI_ACTION_INSPECT] = ACTION_ROW("inspect", CROSSED),
    [BAOBEI_ACTION_ADD] = ACTION_ROW("add", SEAT),
    [BAOBEI_ACTION_LEAVE] = ACTION_ROW("leave", BARE),
    [BAOBEI_ACTION_SWAP_SEEN] = ACTION_ROW("swap-seen", BARE),
    [BAOBEI_ACTION_REPLACE_BOTH] = ACTION_ROW("replace-both", BOTH_NEW),
    [BAOBEI_ACTION_REPLACE_OWN] = ACTION_ROW("replace-own", OWN_NEW),
    [BAOBEI_ACTION_REPLACE_OTHER] = ACTION_ROW("replace-other", OTHER_NEW),
    [BAOBEI_ACTION_END] = ACTION_ROW("end", BARE),
    [BAOBEI_ACTION_BAO] = ACTION_ROW("bao", BARE),
};

bbi_shape bbi_action_shape(uint32_t kind)
{
    return kind < BBI_ACTION_KINDS ? (bbi_shape)action_rows[kind].shape : BBI_SHAPE_NONE;
}

const char *bbi_action_row(uint32_t kind)
{
    return kind < BBI_ACTION_KINDS ? action_rows[kind].name : NULL;
}

/* Whether fields that a kind does not use are zero, and cards without an order ascend. */
static bool well_spelled(baobei_action action)
{
    const action_row *row;

    if (action >> 24 >= BBI_ACTION_KINDS)
        return false;
    row = &action_rows[action >> 24];
    if (!row->shape || (action & 0xffffffu & ~row->fields))
        return false;
    return !row->ascends || (action >> 14 & 0x3ffu) <= (action >> 4 & 0x3ffu);
}

bool bbi_parts_valid(const baobei_parts *parts, uint32_t seats, uint32_t slots)
{
    return parts->seat[0] < seats && parts->slot[0] < slots && parts->seat[1] < seats && parts->slot[1] < slots &&
           parts->choice < 2 &&
           well_spelled(bbi_pack(parts->kind, parts->seat[0], parts->slot[0], parts->seat[1], parts->slot[1],
                                 parts->choice));
}

/* Whether seats and slots are below the most there can be, both of each at once: what is above carries. */
static bool in_range(baobei_action action)
{
    const uint32_t seats = action & (SEAT_1 | SEAT_2);
    const uint32_t slots = action & (SLOT_1 | SLOT_2);
    const uint32_t seat_room = (8 - BAOBEI_MAX_SEATS) * (1u << 21 | 1u << 11);
    const uint32_t slot_room = (128 - BAOBEI_MAX_SLOTS) * (1u << 14 | 1u << 4);

    return !(((seats + seat_room) & (1u << 24 | 1u << 14)) | ((slots + slot_room) & (1u << 21 | 1u << 11)));
}

bool bbi_unpack(baobei_action action, baobei_parts *out)
{
    out->kind = (uint8_t)(action >> 24);
    out->seat[0] = action >> 21 & 7u;
    out->seat[1] = action >> 11 & 7u;
    out->slot[0] = action >> 14 & 127u;
    out->slot[1] = action >> 4 & 127u;
    out->choice = action & 15u;
    out->reserved[0] = out->reserved[1] = 0;
    return in_range(action) && well_spelled(action);
}

bool bbi_parts_proper(const baobei_parts *parts)
{
    switch (bbi_action_shape(parts->kind)) {
    case BBI_SHAPE_SLOTS:
        return parts->slot[0] != parts->slot[1];
    case BBI_SHAPE_CROSSED:
        return parts->seat[0] != parts->seat[1];
    case BBI_SHAPE_ORDERED:
        return parts->seat[0] != parts->seat[1] || parts->slot[0] != parts->slot[1];
    case BBI_SHAPE_NONE:
    case BBI_SHAPE_BARE:
    case BBI_SHAPE_SLOT:
    case BBI_SHAPE_SEAT:
    case BBI_SHAPE_CARD:
    case BBI_SHAPE_OWN_NEW:
    case BBI_SHAPE_OTHER_NEW:
    case BBI_SHAPE_BOTH_NEW:
    default:
        return true;
    }
}

/* How many actions of a shape a space of so many seats and slots has. */
static uint32_t shape_size(bbi_shape shape, uint32_t seats, uint32_t slots)
{
    uint32_t cards = seats * slots;

    switch (shape) {
    case BBI_SHAPE_BARE: return 1;
    case BBI_SHAPE_SLOT: return slots;
    case BBI_SHAPE_SLOTS: return slots * (slots - 1) / 2;
    case BBI_SHAPE_SEAT: return seats;
    case BBI_SHAPE_CARD: return cards;
    case BBI_SHAPE_ORDERED: return cards * (cards - 1);
    case BBI_SHAPE_CROSSED: return seats * (seats - 1) / 2 * slots * slots;
    case BBI_SHAPE_OWN_NEW: return slots * 2;
    case BBI_SHAPE_OTHER_NEW: return cards * 2;
    case BBI_SHAPE_BOTH_NEW: return slots * cards * 2;
    case BBI_SHAPE_NONE:
    default: return 0;
    }
}

/* Pairs a < b out of n, in ascending order of (a, b): how many come before those with this a. */
static uint32_t pairs_before(uint32_t a, uint32_t n)
{
    return a * (2 * n - a - 1) / 2;
}

static uint32_t rank(const baobei_parts *parts, bbi_shape shape, uint32_t seats, uint32_t slots)
{
    uint32_t cards = seats * slots;
    uint32_t first = parts->seat[0] * slots + parts->slot[0];
    uint32_t second = parts->seat[1] * slots + parts->slot[1];

    switch (shape) {
    case BBI_SHAPE_SLOT: return parts->slot[0];
    case BBI_SHAPE_SLOTS: return pairs_before(parts->slot[0], slots) + parts->slot[1] - parts->slot[0] - 1u;
    case BBI_SHAPE_SEAT: return parts->seat[0];
    case BBI_SHAPE_CARD: return first;
    case BBI_SHAPE_ORDERED: return first * (cards - 1) + second - (second > first);
    case BBI_SHAPE_CROSSED: {
        uint32_t later = seats - 1 - parts->seat[0];

        return pairs_before(parts->seat[0], seats) * slots * slots + parts->slot[0] * later * slots + second -
               (parts->seat[0] + 1u) * slots;
    }
    case BBI_SHAPE_OWN_NEW: return parts->slot[0] * 2u + parts->choice;
    case BBI_SHAPE_OTHER_NEW: return second * 2 + parts->choice;
    case BBI_SHAPE_BOTH_NEW: return (parts->slot[0] * cards + second) * 2 + parts->choice;
    case BBI_SHAPE_BARE:
    case BBI_SHAPE_NONE:
    default: return 0;
    }
}

uint32_t bbi_action_rank(const baobei_parts *parts, uint32_t seats, uint32_t slots)
{
    uint32_t id = 0;

    for (uint32_t kind = 0; kind < BBI_ACTION_KINDS; kind++) {
        if (parts && kind == parts->kind)
            return id + rank(parts, action_rows[kind].shape, seats, slots);
        id += shape_size(action_rows[kind].shape, seats, slots);
    }
    return id;
}

static void set_card(baobei_parts *out, uint32_t i, uint32_t card, uint32_t slots)
{
    out->seat[i] = (uint8_t)(card / slots);
    out->slot[i] = (uint8_t)(card % slots);
}

/* The a of the pair number `id`; the rest is what is left of the number within it. */
static uint32_t unrank_pair(uint32_t id, uint32_t n, uint32_t weight, uint32_t *rest)
{
    uint32_t a = 0;

    while (pairs_before(a + 1, n) * weight <= id)
        a++;
    *rest = id - pairs_before(a, n) * weight;
    return a;
}

static void unrank(baobei_parts *out, bbi_shape shape, uint32_t id, uint32_t seats, uint32_t slots)
{
    uint32_t cards = seats * slots;
    uint32_t rest;

    switch (shape) {
    case BBI_SHAPE_SLOT:
        out->slot[0] = (uint8_t)id;
        return;
    case BBI_SHAPE_SLOTS:
        out->slot[0] = (uint8_t)unrank_pair(id, slots, 1, &rest);
        out->slot[1] = (uint8_t)(out->slot[0] + 1u + rest);
        return;
    case BBI_SHAPE_SEAT:
        out->seat[0] = (uint8_t)id;
        return;
    case BBI_SHAPE_CARD:
        set_card(out, 0, id, slots);
        return;
    case BBI_SHAPE_ORDERED: {
        uint32_t first = id / (cards - 1);
        uint32_t second = id % (cards - 1);

        set_card(out, 0, first, slots);
        set_card(out, 1, second + (second >= first), slots);
        return;
    }
    case BBI_SHAPE_CROSSED: {
        uint32_t later;

        out->seat[0] = (uint8_t)unrank_pair(id, seats, slots * slots, &rest);
        later = (seats - 1u - out->seat[0]) * slots;
        out->slot[0] = (uint8_t)(rest / later);
        set_card(out, 1, (out->seat[0] + 1u) * slots + rest % later, slots);
        return;
    }
    case BBI_SHAPE_OWN_NEW:
        out->slot[0] = (uint8_t)(id / 2);
        out->choice = id % 2;
        return;
    case BBI_SHAPE_OTHER_NEW:
        set_card(out, 1, id / 2, slots);
        out->choice = id % 2;
        return;
    case BBI_SHAPE_BOTH_NEW:
        out->slot[0] = (uint8_t)(id / 2 / cards);
        set_card(out, 1, id / 2 % cards, slots);
        out->choice = id % 2;
        return;
    case BBI_SHAPE_BARE:
    case BBI_SHAPE_NONE:
    default:
        return;
    }
}

bool bbi_action_unrank(uint32_t id, uint32_t seats, uint32_t slots, baobei_parts *out)
{
    memset(out, 0, sizeof *out);
    for (uint32_t kind = 0; kind < BBI_ACTION_KINDS; kind++) {
        uint32_t size = shape_size(action_rows[kind].shape, seats, slots);

        if (id < size) {
            out->kind = (uint8_t)kind;
            unrank(out, action_rows[kind].shape, id, seats, slots);
            return true;
        }
        id -= size;
    }
    return false;
}
