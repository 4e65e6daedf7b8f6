/* Cards in slots: adding, removing, replacing, exchanging and locking, against a plain table. */
#include "table/slots.h"

#include <criterion/criterion.h>
#include <string.h>

#include "random.h"
#include "rules/variants.h"

/* A plain table: what lies where, and whether it is locked. */
typedef struct plain {
    uint8_t card[6][66]; /* 1 + card */
    bool locked[6][66];
    uint8_t slots[6];
} plain;

static bbi_state empty_table(void)
{
    bbi_state state;
    baobei_rules rules;

    bbi_rules_default(&rules);
    bbi_state_init(&state, &rules, 6);
    state.board.playing = 63;
    return state;
}

/* The list of the board is the plain table read from its first to its last place. */
static void same(const bbi_state *state, const plain *p)
{
    const bbi_board *board = &state->board;
    uint32_t entry = 0;
    uint32_t locks = 0;

    for (uint32_t seat = 0; seat < 6; seat++) {
        cr_assert_eq(board->start[seat], entry);
        cr_assert_eq(board->slots[seat], p->slots[seat]);
        for (uint32_t slot = 0; slot < 66; slot++) {
            if (!p->card[seat][slot])
                continue;
            cr_assert_eq(board->slot[entry], slot | (p->locked[seat][slot] ? BBI_LOCKED : 0u));
            cr_assert_eq(state->card[entry], p->card[seat][slot] - 1);
            locks += p->locked[seat][slot];
            entry++;
        }
    }
    cr_assert_eq(bbi_cards_on_table(board), entry);
    cr_assert_eq(board->locks, locks);
    for (; entry < BAOBEI_MAX_CARDS; entry++)
        cr_assert(board->slot[entry] == 0 && state->card[entry] == 0, "what is left over is zero");
}

Test(slots, add_and_remove)
{
    bbi_state state = empty_table();

    cr_assert_eq(bbi_slot_add(&state, 1, 0, 10), 0);
    cr_assert_eq(bbi_slot_add(&state, 1, 1, 11), 1);
    cr_assert_eq(bbi_slot_add(&state, 0, 0, 12), 0, "seats ascend");
    cr_assert_eq(bbi_slot_add(&state, 5, 0, 13), 3);
    cr_assert_eq(bbi_slot_add(&state, 1, 2, 14), 3);
    cr_assert_eq(state.board.slots[1], 3);
    cr_assert_eq(bbi_slot_remove(&state, 2), 11, "slot 1 of seat 1");
    cr_assert_eq(state.board.slots[1], 3, "an emptied slot stays (R2.1)");
    cr_assert_eq(bbi_find(&state.board, 1, 1), BBI_NOWHERE);
    cr_assert_eq(bbi_slot_add(&state, 1, 1, 15), 2, "and is filled again (R2.2)");
    cr_assert_eq(state.board.slots[1], 3);
}

Test(slots, locks)
{
    bbi_state state = empty_table();

    for (uint32_t slot = 0; slot < 4; slot++)
        bbi_slot_add(&state, 2, slot, 20 + slot);
    bbi_slot_unlock_all(&state);
    bbi_slot_lock(&state, 1);
    bbi_slot_lock(&state, 3);
    cr_assert_eq(state.board.locks, 2);
    cr_assert_eq(bbi_slot_replace(&state, 1, 30), 21, "a replaced card takes its lock along");
    cr_assert_eq(state.board.locks, 1);
    cr_assert_eq(bbi_slot_replace(&state, 0, 31), 20);
    cr_assert_eq(state.board.locks, 1);
    cr_assert_eq(bbi_slot_remove(&state, 3), 23, "and so does one that leaves");
    cr_assert_eq(state.board.locks, 0);
    bbi_slot_lock(&state, 0);
    bbi_slot_lock(&state, 2);
    bbi_slot_unlock_all(&state);
    cr_assert_eq(state.board.locks, 0);
    for (uint32_t entry = 0; entry < 3; entry++)
        cr_assert_not(state.board.slot[entry] & BBI_LOCKED);
}

Test(slots, swap)
{
    bbi_state state = empty_table();

    bbi_slot_add(&state, 0, 0, 40);
    bbi_slot_add(&state, 3, 0, 41);
    bbi_slot_swap(&state, 0, 1);
    cr_assert_eq(state.card[0], 41);
    cr_assert_eq(state.card[1], 40);
    bbi_slot_swap(&state, 1, 1);
    cr_assert_eq(state.card[1], 40);
}

/* Puts a card where it may go, if there is room for one. */
static void add_somewhere(bbi_state *state, plain *p, rng *r, uint32_t card)
{
    uint32_t seat = rng_below(r, 6);
    uint32_t slot = rng_below(r, p->slots[seat] + 1u);

    if (slot < 65 && !p->card[seat][slot] && bbi_cards_on_table(&state->board) < BAOBEI_MAX_CARDS) {
        bbi_slot_add(state, seat, slot, card);
        p->card[seat][slot] = (uint8_t)(card + 1);
        p->locked[seat][slot] = false;
        p->slots[seat] = (uint8_t)(slot == p->slots[seat] ? slot + 1 : p->slots[seat]);
    }
}

/* Something with a card that lies there. */
static void touch(bbi_state *state, plain *p, rng *r, uint32_t card)
{
    uint32_t entry = rng_below(r, bbi_cards_on_table(&state->board));
    uint32_t other = rng_below(r, bbi_cards_on_table(&state->board));
    uint32_t seat = bbi_owner(&state->board, entry);
    uint32_t slot = state->board.slot[entry] & BBI_SLOT;
    uint32_t to_seat = bbi_owner(&state->board, other);
    uint32_t to_slot = state->board.slot[other] & BBI_SLOT;
    uint8_t held = p->card[seat][slot];

    switch (rng_below(r, 5)) {
    case 0:
        cr_assert_eq(bbi_slot_remove(state, entry) + 1, held);
        p->card[seat][slot] = 0;
        p->locked[seat][slot] = false;
        return;
    case 1:
        cr_assert_eq(bbi_slot_replace(state, entry, card) + 1, held);
        p->card[seat][slot] = (uint8_t)(card + 1);
        p->locked[seat][slot] = false;
        return;
    case 2:
        bbi_slot_swap(state, entry, other);
        p->card[seat][slot] = p->card[to_seat][to_slot];
        p->card[to_seat][to_slot] = held;
        return;
    case 3:
        if (!p->locked[seat][slot])
            bbi_slot_lock(state, entry);
        p->locked[seat][slot] = true;
        return;
    default:
        if (rng_one_in(r, 20)) {
            bbi_slot_unlock_all(state);
            memset(p->locked, 0, sizeof p->locked);
        }
        return;
    }
}

Test(slots, like_a_plain_table)
{
    rng r;

    rng_seed(&r, 4);
    for (uint32_t round = 0; round < 30; round++) {
        bbi_state state = empty_table();
        plain p;

        memset(&p, 0, sizeof p);
        for (uint32_t step = 0; step < 500; step++) {
            if (rng_below(&r, 3) > 0 || bbi_cards_on_table(&state.board) == 0)
                add_somewhere(&state, &p, &r, rng_below(&r, 66));
            else
                touch(&state, &p, &r, rng_below(&r, 66));
            same(&state, &p);
        }
    }
}

/* Around the table, one card each, over seats that do not play; beginning with the lowest (R11.5). */
Test(slots, deal)
{
    static const uint8_t cards[12] = {10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21};
    bbi_state state = empty_table();
    plain p;

    memset(&p, 0, sizeof p);
    bbi_slots_deal(&state, 1u << 1 | 1u << 2 | 1u << 5, 4, cards);
    for (uint32_t slot = 0; slot < 4; slot++) {
        p.card[1][slot] = (uint8_t)(1 + cards[3 * slot]);
        p.card[2][slot] = (uint8_t)(1 + cards[3 * slot + 1]);
        p.card[5][slot] = (uint8_t)(1 + cards[3 * slot + 2]);
    }
    p.slots[1] = p.slots[2] = p.slots[5] = 4;
    same(&state, &p);
}

/* One seat with all cards but the first discard: the most slots that there can be. */
Test(slots, as_many_as_there_can_be)
{
    bbi_state state = empty_table();

    for (uint32_t slot = 0; slot < BAOBEI_MAX_CARDS - 1; slot++) {
        cr_assert_eq(bbi_slot_add(&state, 5, slot, slot), slot);
        cr_assert_eq(state.board.slots[5], slot + 1);
    }
    cr_assert_eq(bbi_find(&state.board, 5, BAOBEI_MAX_CARDS - 2), BAOBEI_MAX_CARDS - 2);
}
