/* R11.21 to R11.29: rulings. */
#include "table.h"

#include <criterion/criterion.h>

/* The active seat draws and discards directly; the window stays open. */
static void discard(table *t)
{
    uint32_t seat = table_now(t).active;

    table_play(t, seat, DRAW());
    table_play(t, seat, DISCARD());
}

static uint32_t legal(const table *t, uint32_t seat)
{
    return baobei_legal(t->game, seat, 0, NULL, 0);
}

static uint32_t place(const table *t, uint32_t seat, uint32_t slot)
{
    return table_view(t, BAOBEI_VIEWER_SPECTATOR).place[seat][slot];
}

/*
 * Two seats. Seat 0 announces BAO in the first turn; seat 1's last turn begins with a right pluck of
 * seat 0's slot 0, for which it gives its own slot 0: the shield is up when the powers begin.
 */
static void start_shield(table *t, const char *cards)
{
    table_deck(t, 2, 3, cards);
    table_start(t, 0, cards);
    table_draw_discard(t);
    table_play(t, 0, BAO());
    table_play(t, 1, DRAW());
    table_play(t, 1, PLUCK(0, 0));
    table_play(t, 1, GIVE(0));
    cr_assert(table_has(t, BAOBEI_EVENT_SHIELD_UP));
}

/* R11.21: the wrong claim is settled first, penalty included; then the active seat's own power runs. */
Test(r11_rulings, r11_21_wrong_claim_before_the_power)
{
    static const baobei_event_kind order[] = {BAOBEI_EVENT_CLAIMED, BAOBEI_EVENT_MISSED, BAOBEI_EVENT_ADDED,
                                              BAOBEI_EVENT_PLACED, BAOBEI_EVENT_POWER};
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 9 2");
    discard(&t);
    table_play(&t, 1, PLUCK(1, 0));
    for (uint32_t i = 0; i < 4; i++)
        cr_assert_lt(table_order(&t, order[i]), table_order(&t, order[i + 1]));
    table_runs(&t, 0, 9, BAOBEI_CAUSE_DISCARD);
    cr_assert_eq(legal(&t, 0), 13); /* the penalty card lies there already */
    table_close(&t);
}

/* R11.21: the placing of the penalty, too, comes before the power. */
Test(r11_rulings, r11_21_penalty_placed_before_the_power)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 7 7 5 8 | 1 2 3 4 / 5 / 7 1 9 6");
    discard(&t);
    table_play(&t, 1, DOUBLE(1, 0, 1, 1));
    table_end(&t);
    table_idle_turn(&t);
    discard(&t); /* seat 2 */
    table_play(&t, 1, PLUCK(1, 2));
    table_expect(&t, BAOBEI_DECISION_PLACE, 2);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    table_play(&t, 1, PLACE(0));
    table_runs(&t, 2, 9, BAOBEI_CAUSE_DISCARD);
    table_close(&t);
}

/* R11.22: a slot emptied by a give counts as emptied. */
Test(r11_rulings, r11_22_slot_emptied_by_a_give)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 1 2 9");
    discard(&t);
    table_play(&t, 1, PLUCK(2, 0));
    table_play(&t, 1, GIVE(2));
    table_end(&t);
    table_play(&t, 1, DRAW());
    table_play(&t, 1, PLUCK(1, 0)); /* wrong */
    cr_assert_eq(table_card(&t, 1, 2), 9);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).slots[1], 4);
    table_close(&t);
}

/* R11.23: no empty slot: a new one; one: it is filled by itself; two: the owner is asked. */
Test(r11_rulings, r11_23_choice_of_a_slot)
{
    for (uint32_t empty = 0; empty < 3; empty++) {
        table t;

        table_init(&t, 3);
        table_start(&t, 0, "1 2 3 4 | 5 7 8 7 | 1 2 3 4 / 5 / 7 1 2 6");
        discard(&t);
        if (empty == 0)
            table_pass(&t);
        else
            table_play(&t, 1, empty == 1 ? PLUCK(1, 3) : DOUBLE(1, 1, 1, 3));
        table_end(&t);
        table_play(&t, 1, DRAW());
        table_play(&t, 1, PLUCK(1, 2)); /* wrong: a 2 as penalty */
        cr_assert_eq(table_has(&t, BAOBEI_EVENT_PLACED), empty < 2);
        if (empty == 2) {
            table_expect(&t, BAOBEI_DECISION_PLACE, 2);
            cr_assert_eq(table_now(&t).cause, BAOBEI_CAUSE_PENALTY);
            cr_assert_eq(legal(&t, 1), 2);
            table_refuse(&t, 1, PLACE(0), BAOBEI_REFUSED_OCCUPIED);
            table_refuse(&t, 1, PLACE(4), BAOBEI_REFUSED_NO_SLOT);
            table_play(&t, 1, PLACE(3));
        }
        cr_assert_eq(table_card(&t, 1, empty == 0 ? 4 : 3), 2);
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).slots[1], empty == 0 ? 5 : 4);
        table_expect(&t, BAOBEI_DECISION_END, 2);
        table_close(&t);
    }
}

/* R11.23: the owner chooses also for the toco, not its user. */
Test(r11_rulings, r11_23_the_owner_chooses_for_the_toco)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 5 7 8 7 | 1 2 3 4 / 5 / 7 1 13 2");
    discard(&t);
    table_play(&t, 1, DOUBLE(1, 1, 1, 3));
    table_end(&t);
    table_idle_turn(&t);
    table_draw_discard(&t); /* seat 2: the toco */
    table_play(&t, 2, ADD(1));
    table_expect(&t, BAOBEI_DECISION_PLACE, 2);
    cr_assert_eq(table_now(&t).cause, BAOBEI_CAUSE_POWER);
    table_refuse(&t, 2, PLACE(1), BAOBEI_REFUSED_NOT_ASKED);
    table_play(&t, 1, PLACE(1));
    cr_assert_eq(table_card(&t, 1, 1), 2);
    cr_assert_eq(table_card(&t, 1, 3), 0);
    table_close(&t);
}

/* R11.24: one choice for each opposing target, in the order of the targets. */
Test(r11_rulings, r11_24_gives_in_the_order_of_the_targets)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 7 3 4 | 5 6 7 8 | 7 2 3 4 / 5 / 7");
    discard(&t);
    table_play(&t, 1, DOUBLE(2, 0, 0, 1));
    table_expect(&t, BAOBEI_DECISION_GIVE, 2);
    cr_assert(table_now(&t).seat[0] == 2 && table_now(&t).slot[0] == 0);
    table_play(&t, 1, GIVE(3));
    table_expect(&t, BAOBEI_DECISION_GIVE, 2);
    cr_assert(table_now(&t).seat[0] == 0 && table_now(&t).slot[0] == 1);
    table_refuse(&t, 1, GIVE(3), BAOBEI_REFUSED_EMPTY); /* given already */
    table_play(&t, 1, GIVE(0));
    cr_assert_eq(table_card(&t, 2, 0), 8);
    cr_assert_eq(table_card(&t, 0, 1), 5);
    cr_assert_eq(table_cards(&t, 1), 2);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R11.24: own targets cannot be given; they are gone. */
Test(r11_rulings, r11_24_own_targets_cannot_be_given)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 5 6 7 8 | 7 2 3 4 / 5 / 7");
    discard(&t);
    table_play(&t, 1, DOUBLE(2, 0, 1, 2));
    table_expect(&t, BAOBEI_DECISION_GIVE, 2);
    cr_assert_eq(legal(&t, 1), 3);
    table_refuse(&t, 1, GIVE(2), BAOBEI_REFUSED_EMPTY);
    table_play(&t, 1, GIVE(1));
    cr_assert_eq(table_card(&t, 2, 0), 6);
    cr_assert_eq(table_card(&t, 1, 2), 0);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R11.25: a locked card cannot be chosen for the blind swap; the last pair may be gone with it. */
Test(r11_rulings, r11_25_blind_swap_and_locked_cards)
{
    const char *cards = "1 | 11 | 3 / 5 / 11";
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 11 6 7 8 | 1 2 3 4 / 5 / 11");
    discard(&t);
    table_play(&t, 1, PLUCK(1, 0));
    table_play(&t, 0, SWAP(0, 0, 2, 0));
    cr_assert_eq(legal(&t, 1), 3 * 3 + 3 * 3 + 3 * 3);
    table_refuse(&t, 1, SWAP(0, 0, 1, 1), BAOBEI_REFUSED_LOCKED);
    table_close(&t);

    table_deck(&t, 3, 1, cards);
    table_start(&t, 0, cards);
    discard(&t);
    table_play(&t, 1, PLUCK(1, 0));
    table_play(&t, 0, SWAP(0, 0, 2, 0)); /* these two are all there are */
    cr_assert(table_has(&t, BAOBEI_EVENT_NO_EFFECT));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R11.25: nor can a card that is shielded from the user. */
Test(r11_rulings, r11_25_blind_swap_and_the_shield)
{
    table t;

    start_shield(&t, "11 2 3 | 4 5 6 / 7 / 8 11"); /* the opponent's cards are all shielded */
    cr_assert_eq(table_count(&t, BAOBEI_EVENT_NO_EFFECT), 2);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_SWAPPED));
    table_expect(&t, BAOBEI_DECISION_DEAL, 0);
    table_close(&t);

    table_init(&t, 3);
    table_start(&t, 0, "11 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 6 11");
    table_draw_discard(&t);
    table_play(&t, 0, BAO());
    discard(&t);
    table_play(&t, 2, PLUCK(0, 0));
    table_play(&t, 2, GIVE(0));
    table_runs(&t, 1, 11, BAOBEI_CAUSE_DISCARD);
    table_refuse(&t, 1, SWAP(0, 1, 1, 0), BAOBEI_REFUSED_SHIELDED);
    cr_assert_eq(legal(&t, 1), 4 * 3);
    table_play(&t, 1, SWAP(1, 0, 2, 1));
    table_close(&t);
}

/* R11.25: the macaw may look at locked cards, and may then only leave them. */
Test(r11_rulings, r11_25_macaw_and_locked_cards)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 12 6 7 8 | 5 2 3 4 / 5 / 12");
    discard(&t);
    table_play(&t, 1, PLUCK(1, 0));
    table_play(&t, 0, INSPECT(0, 0, 2, 0));
    table_play(&t, 0, SWAP_SEEN());
    table_runs(&t, 1, 12, BAOBEI_CAUSE_ELIMINATED);
    cr_assert_eq(legal(&t, 1), 4 * 3 + 4 * 4 + 3 * 4);
    table_play(&t, 1, INSPECT(1, 1, 2, 0));
    table_seen(&t, BAOBEI_EVENT_INSPECTED, 0, 1, 1, BAOBEI_VIEWER_SEAT_1);
    table_refuse(&t, 1, SWAP_SEEN(), BAOBEI_REFUSED_LOCKED);
    cr_assert_eq(legal(&t, 1), 1);
    table_play(&t, 1, LEAVE());
    cr_assert_eq(table_card(&t, 2, 0), 1);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R11.25: the same with a shielded card. */
Test(r11_rulings, r11_25_macaw_and_the_shield)
{
    table t;

    start_shield(&t, "12 2 3 | 4 5 6 / 7 / 8 12");
    table_runs(&t, 1, 12, BAOBEI_CAUSE_REFERENCE);
    table_play(&t, 1, INSPECT(0, 1, 1, 1));
    table_seen(&t, BAOBEI_EVENT_INSPECTED, 0, 0, 2, BAOBEI_VIEWER_SEAT_1);
    table_refuse(&t, 1, SWAP_SEEN(), BAOBEI_REFUSED_SHIELDED);
    cr_assert_eq(legal(&t, 1), 1);
    table_play(&t, 1, LEAVE());
    table_runs(&t, 1, 12, BAOBEI_CAUSE_ELIMINATED);
    table_close(&t);
}

/* R11.25: a shield does not bar its own announcer. */
Test(r11_rulings, r11_25_the_announcers_own_swap)
{
    table t;

    table_init(&t, 3);
    table_species(&t, 5, 5, 5, 12, BAOBEI_POWER_NONE); /* matches the macaw */
    table_start(&t, 0, "5 12 3 4 | 5 6 7 8 | 1 2 3 4 / 9 / 6 5 5");
    table_draw_discard(&t);
    table_play(&t, 0, BAO());
    discard(&t);
    table_play(&t, 2, PLUCK(0, 0));
    table_play(&t, 2, GIVE(0)); /* the shield is up */
    table_expect(&t, BAOBEI_DECISION_TURN, 4);
    discard(&t);
    table_play(&t, 0, PLUCK(0, 1)); /* its own macaw */
    table_runs(&t, 0, 12, BAOBEI_CAUSE_ELIMINATED);
    table_play(&t, 0, INSPECT(0, 2, 1, 1));
    table_play(&t, 0, SWAP_SEEN());
    cr_assert(table_has(&t, BAOBEI_EVENT_SWAPPED));
    table_close(&t);
}

/* R11.25: with cards of one seat only: no effect, not even a look. */
Test(r11_rulings, r11_25_macaw_with_cards_of_one_seat)
{
    const char *cards = "1 2 | 12 12 / 5 / 12 3";
    table t;

    table_deck(&t, 2, 2, cards);
    table_start(&t, 0, cards);
    discard(&t);
    table_play(&t, 1, DOUBLE(1, 0, 1, 1));
    cr_assert_eq(table_count(&t, BAOBEI_EVENT_NO_EFFECT), 2);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_INSPECTED));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R11.25: a macaw that leaves locks nothing. */
Test(r11_rulings, r11_25_a_macaw_that_leaves_locks_nothing)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 12 6 7 8 | 5 2 3 4 / 5 / 12");
    discard(&t);
    table_play(&t, 1, PLUCK(1, 0));
    table_play(&t, 0, INSPECT(0, 0, 2, 0));
    table_play(&t, 0, LEAVE());
    cr_assert(place(&t, 0, 0) == 1 && place(&t, 2, 0) == 1);
    table_play(&t, 1, INSPECT(0, 0, 2, 0));
    table_play(&t, 1, SWAP_SEEN());
    cr_assert_eq(table_card(&t, 0, 0), 5);
    table_close(&t);
}

/* R11.26: any face-down card in front of a seat of the round; not those of the piles, nor where nobody sits. */
Test(r11_rulings, r11_26_pelicans_choice)
{
    const char *cards = "9 | 8 | 3 / 1 / 9 4 5 2 6";

    for (uint32_t pelican = 9; pelican <= 10; pelican++) {
        table t;

        table_deck(&t, 3, 1, cards);
        table_species(&t, 9, 3, 2, 9, pelican == 9 ? BAOBEI_POWER_LOOK : BAOBEI_POWER_SHOW);
        table_rule(&t, BAOBEI_RULE_LIMIT_3, 8);
        table_rule(&t, BAOBEI_RULE_BAO_FACTOR, 1);
        table_rule(&t, BAOBEI_RULE_BAO_FLOOR, 0);
        table_start(&t, 0, cards);
        table_draw_discard(&t);
        cr_assert_eq(legal(&t, 0), 3);
        table_play(&t, 0, pelican == 9 ? PEEK(1, 0) : SHOW(1, 0));
        table_play(&t, 0, BAO()); /* 3 against 8 and 3: a tie */
        table_draw_discard(&t);
        table_draw_discard(&t);
        table_start(&t, 0, "2 | 3 / 1 / 9"); /* decisive: seats 0 and 2 */
        table_draw_discard(&t);
        table_runs(&t, 0, 9, BAOBEI_CAUSE_DISCARD);
        cr_assert_eq(legal(&t, 0), 2);
        table_refuse(&t, 0, pelican == 9 ? PEEK(1, 0) : SHOW(1, 0), BAOBEI_REFUSED_NO_SEAT);
        table_play(&t, 0, pelican == 9 ? PEEK(2, 0) : SHOW(2, 0));
        table_close(&t);
    }
}

/* R11.27: one possible half, own: the user chooses the card; it may not refuse. The other half is shielded. */
Test(r11_rulings, r11_27_opposing_half_shielded)
{
    for (uint32_t choice = 0; choice < 2; choice++) {
        table t;

        start_shield(&t, "14 2 3 | 4 5 6 / 7 / 8 14 1 9 10 11");
        table_runs(&t, 1, 14, BAOBEI_CAUSE_REFERENCE);
        cr_assert_eq(legal(&t, 1), 2 * 2);
        table_refuse(&t, 1, BOTH(0, 1, 0, 1), BAOBEI_REFUSED_SHIELDED);
        table_refuse(&t, 1, OTHER(0, 0, 1), BAOBEI_REFUSED_SHIELDED);
        table_play(&t, 1, OWN(choice, 2));
        cr_assert_eq(table_card(&t, 1, 2), choice == 0 ? 1 : 9);
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).under, 2);
        table_close(&t);
    }
}

/* R11.27: one possible half, opposing: the own cards are locked. */
Test(r11_rulings, r11_27_own_half_locked)
{
    for (uint32_t choice = 0; choice < 2; choice++) {
        const char *cards = "1 3 | 14 2 | 3 4 / 5 / 11 6 7";
        table t;

        table_deck(&t, 3, 2, cards);
        table_species(&t, 14, 13, 1, 11, BAOBEI_POWER_REPLACE); /* matches the blind-swap bird */
        table_start(&t, 0, cards);
        discard(&t);
        table_play(&t, 1, PLUCK(1, 0));
        table_play(&t, 0, SWAP(0, 0, 1, 1)); /* seat 1's last card is locked */
        table_runs(&t, 1, 14, BAOBEI_CAUSE_ELIMINATED);
        cr_assert_eq(legal(&t, 1), 2 * 3);
        table_refuse(&t, 1, OWN(0, 1), BAOBEI_REFUSED_LOCKED);
        table_refuse(&t, 1, BOTH(0, 1, 2, 0), BAOBEI_REFUSED_LOCKED);
        table_refuse(&t, 1, OTHER(0, 0, 0), BAOBEI_REFUSED_LOCKED);
        table_play(&t, 1, OTHER(choice, 2, 1));
        cr_assert_eq(table_card(&t, 2, 1), choice == 0 ? 6 : 7);
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).under, 2);
        table_close(&t);
    }
}

/* R11.27: when both halves are possible neither may be refused. */
Test(r11_rulings, r11_27_possible_halves_are_owed)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 14 1 2");
    table_draw_discard(&t);
    table_refuse(&t, 0, OWN(0, 0), BAOBEI_REFUSED_HALF_OWED);
    table_refuse(&t, 0, OWN(1, 3), BAOBEI_REFUSED_HALF_OWED);
    table_refuse(&t, 0, OTHER(0, 1, 0), BAOBEI_REFUSED_HALF_OWED);
    table_refuse(&t, 0, OTHER(1, 2, 3), BAOBEI_REFUSED_HALF_OWED);
    table_close(&t);
}

/* R11.28: the shoebill draws, recycling if needed, even if nothing can be replaced. */
Test(r11_rulings, r11_28_the_shoebill_draws_first)
{
    const char *cards = "14 | 14 / 5 / 14 6 7";
    table t;

    table_deck(&t, 2, 1, cards);
    table_start(&t, 0, cards);
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));    /* two shoebills, seat 1's card is the only one */
    table_play(&t, 0, OTHER(0, 1, 0)); /* now it is locked */
    cr_assert_eq(table_card(&t, 1, 0), 6);
    cr_assert(table_has(&t, BAOBEI_EVENT_RECYCLED));
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_DREW_TWO).count, 2);
    cr_assert_eq(table_nth(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_SLID, 1).value[0], 2);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).under, 2);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R11.28: the toco chooses first: without a legal opponent it draws nothing. */
Test(r11_rulings, r11_28_the_toco_chooses_first)
{
    table t;

    start_shield(&t, "13 2 3 | 4 5 6 / 7 / 8 13");
    cr_assert_eq(table_count(&t, BAOBEI_EVENT_NO_EFFECT), 2);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_RECYCLED));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_ADDED));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_SKIPPED));
    table_expect(&t, BAOBEI_DECISION_DEAL, 0);
    table_close(&t);
}

/* R11.29: under the pile: the own old card, the opponent's; then the face-up ones from the bottom. */
Test(r11_rulings, r11_29_order_under_the_pile)
{
    static const uint32_t expected[] = {1, 3, 5}; /* own, opposing, first discard */
    const char *cards = "1 2 | 3 4 / 5 / 14 6 7";
    table t;

    table_deck(&t, 2, 2, cards);
    table_start(&t, 0, cards);
    table_draw_discard(&t);
    table_play(&t, 0, BOTH(0, 0, 1, 0));
    table_end(&t);
    for (uint32_t i = 0; i < 3; i++) { /* a shuffle that changes nothing shows the order */
        uint32_t seat = table_now(&t).active;

        table_play(&t, seat, DRAW());
        cr_assert_eq(table_has(&t, BAOBEI_EVENT_RECYCLED), i == 0);
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).hand[0], expected[i]);
        table_play(&t, seat, DISCARD());
        table_pass(&t);
        table_end(&t);
    }
    table_close(&t);
}

/* R11.29: an unused card comes after the old ones; two unused in the order drawn. */
Test(r11_rulings, r11_29_unused_cards)
{
    static const uint32_t expected[] = {2, 6, 8, 1, 5}; /* seat 1's old one, unused, two unused, first discard */
    const char *cards = "14 | 2 / 5 / 14 6 7 8 1 3";
    table t;

    table_deck(&t, 2, 1, cards);
    table_start(&t, 0, cards);
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));
    table_play(&t, 0, OTHER(1, 1, 0)); /* the 7; then the second shoebill can do nothing */
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).under, 4);
    table_end(&t);
    table_idle_turn(&t);
    for (uint32_t i = 0; i < 5; i++) {
        uint32_t seat = table_now(&t).active;

        table_play(&t, seat, DRAW());
        cr_assert_eq(table_has(&t, BAOBEI_EVENT_RECYCLED), i == 0);
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).hand[0], expected[i]);
        table_play(&t, seat, DISCARD());
        if (table_now(&t).kind == BAOBEI_DECISION_CLAIM)
            table_pass(&t);
        table_end(&t);
    }
    table_close(&t);
}
