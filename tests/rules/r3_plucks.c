/* R3: plucks. */
#include "table.h"

#include <criterion/criterion.h>
#include <stdio.h>

/* The active seat draws and discards: a window opens. */
static void open_window(table *t)
{
    uint32_t seat = table_now(t).active;

    table_play(t, seat, DRAW());
    table_play(t, seat, DISCARD());
}

/* Hands over what a window has collected, all of it allowed to be wrong. */
static void hand_in(table *t, uint32_t count, const uint8_t *seats, const baobei_action *actions,
                    const uint64_t *stamps, int32_t *results)
{
    baobei_decision now = table_now(t);

    t->mark = now.serial;
    cr_assert_eq(baobei_apply_claims(t->game, now.token, count, seats, actions, stamps, results), BAOBEI_OK);
}

/* Four events of the last move in this order. */
static void expect_order(const table *t, const baobei_event_kind *kinds, uint32_t count)
{
    for (uint32_t i = 0; i + 1 < count; i++)
        cr_assert_lt(table_order(t, kinds[i]), table_order(t, kinds[i + 1]), "%s before %s",
                     baobei_event_name(kinds[i]), baobei_event_name(kinds[i + 1]));
}

/* R3.1: on the own draw the reference is the drawn card, not the top discard. */
Test(r3_plucks, r3_1_the_drawn_card_is_the_reference)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 / 1 / 2");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 1));
    cr_assert(table_has(&t, BAOBEI_EVENT_PLUCKED));
    table_hand(&t, 0, "1 0 3 4");
    table_close(&t);
}

/* R3.1: only the active seat may attempt with it. */
Test(r3_plucks, r3_1_only_the_active_seat)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 2 1 1 1 | 2 3 3 3 // 2");
    table_play(&t, 0, DRAW());
    table_refuse(&t, 1, PLUCK(1, 0), BAOBEI_REFUSED_NOT_ASKED);
    table_refuse(&t, 2, DOUBLE(2, 0, 0, 1), BAOBEI_REFUSED_NOT_ASKED);
    table_close(&t);
}

/* R3.2: in a window the reference is the card just placed by keep, discard or take. */
Test(r3_plucks, r3_2_the_card_just_placed_is_the_reference)
{
    static const char *const deals[] = {"6 1 1 1 | 6 2 2 2 / 5 / 7", "5 1 1 1 | 6 2 2 2 / 7 / 6",
                                        "6 1 1 1 | 6 2 2 2 / 7 / 5"}; /* keep, discard, take: always a 6 */

    for (uint32_t way = 0; way < 3; way++) {
        table t;

        table_init(&t, 3);
        table_start(&t, 0, deals[way]);
        if (way < 2)
            table_play(&t, 0, DRAW());
        table_play(&t, 0, way == 0 ? KEEP(0) : way == 1 ? DISCARD() : TAKE(0));
        cr_assert_eq(table_top(&t), 6);
        table_play(&t, 1, PLUCK(1, 0));
        cr_assert(table_has(&t, BAOBEI_EVENT_PLUCKED));
        table_hand(&t, 1, "0 2 2 2");
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).discard, way == 2 ? 2 : 3); /* only the target came upon it */
        table_close(&t);
    }
}

/* R3.2: every seat but the active one may claim, whoever is active. */
Test(r3_plucks, r3_2_every_other_seat_may_claim)
{
    for (uint32_t active = 0; active < 6; active++)
        for (uint32_t seat = 0; seat < 6; seat++) {
            table t;

            table_init(&t, 6);
            table_start(&t, active, "8 8 | 1 | 1 | 1 | 1 | 1 // 7 6");
            open_window(&t);
            if (seat == active)
                table_refuse(&t, seat, PLUCK(seat, 1), BAOBEI_REFUSED_NOT_ASKED);
            else {
                table_play(&t, seat, PLUCK(seat, 1));
                cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_CLAIMED).by, seat);
            }
            table_close(&t);
        }
}

/* R3.2: the active seat never, in none of the three windows. */
Test(r3_plucks, r3_2_never_the_active_seat)
{
    for (uint32_t way = 0; way < 3; way++) {
        table t;

        table_init(&t, 2);
        table_start(&t, 0, "6 6 6 1 1 | 2 2 2 2 2 / 6 / 6");
        if (way < 2)
            table_play(&t, 0, DRAW());
        table_play(&t, 0, way == 0 ? KEEP(0) : way == 1 ? DISCARD() : TAKE(0));
        table_refuse(&t, 0, PLUCK(0, 1), BAOBEI_REFUSED_NOT_ASKED);
        table_refuse(&t, 0, DOUBLE(0, 1, 0, 2), BAOBEI_REFUSED_NOT_ASKED);
        table_close(&t);
    }
}

static bool match(uint32_t a, uint32_t b)
{
    return a == b || (a == 9 && b == 10) || (a == 10 && b == 9) || (a == 13 && b == 15) || (a == 15 && b == 13);
}

/* R3.3: every species against every other: itself, the two pelicans, the two toucans, and nothing else. */
Test(r3_plucks, r3_3_every_pair_of_species)
{
    for (uint32_t reference = 1; reference <= 15; reference++)
        for (uint32_t target = 1; target <= 15; target++) {
            table t;
            char cards[32];

            table_init(&t, 2);
            table_copies(&t, 15, 2);
            table_copies(&t, 1, 4);
            snprintf(cards, sizeof cards, "%u // %u", target, reference);
            table_start(&t, 0, cards);
            table_play(&t, 0, DRAW());
            table_play(&t, 0, PLUCK(0, 0));
            cr_assert_eq(table_has(&t, BAOBEI_EVENT_PLUCKED), match(reference, target), "%u and %u", reference, target);
            cr_assert_neq(table_has(&t, BAOBEI_EVENT_MISSED), match(reference, target), "%u and %u", reference, target);
            table_close(&t);
        }
}

/* R3.3: the same in a window. */
Test(r3_plucks, r3_3_families_in_a_window)
{
    static const uint32_t pairs[][2] = {{9, 10}, {10, 9}, {13, 15}, {15, 13}, {14, 13}, {13, 14}, {14, 15}, {8, 8}};

    for (uint32_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        table t;
        char cards[32];

        table_init(&t, 3);
        snprintf(cards, sizeof cards, "1 | %u // %u", pairs[i][1], pairs[i][0]);
        table_start(&t, 0, cards);
        open_window(&t);
        table_play(&t, 1, PLUCK(1, 0));
        cr_assert_eq(table_has(&t, BAOBEI_EVENT_PLUCKED), match(pairs[i][0], pairs[i][1]));
        table_close(&t);
    }
}

/* R3.3: by family, never by points: here the families are a house rule, and all have the same points. */
Test(r3_plucks, r3_3_families_are_data)
{
    for (uint32_t target = 20; target <= 22; target++) {
        table t;

        table_init(&t, 2);
        table_empty_rules(&t);
        table_species(&t, 1, 3, 40, 1, BAOBEI_POWER_NONE);
        table_species(&t, 20, 3, 2, 7, BAOBEI_POWER_NONE);
        table_species(&t, 21, 9, 2, 7, BAOBEI_POWER_NONE);
        table_species(&t, 22, 3, 2, 8, BAOBEI_POWER_NONE);
        table_start(&t, 0, target == 20 ? "20 // 20" : target == 21 ? "21 // 20" : "22 // 20");
        table_play(&t, 0, DRAW());
        table_play(&t, 0, PLUCK(0, 0));
        cr_assert_eq(table_has(&t, BAOBEI_EVENT_PLUCKED), target != 22);
        table_close(&t);
    }
}

/* R3.4: one attempt per reference: a wrong claim closes the window for everybody. */
Test(r3_plucks, r3_4_no_second_chance_after_a_wrong_claim)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 1 1 1 | 2 8 8 8 | 8 3 3 3 // 8 7");
    open_window(&t);
    table_play(&t, 1, PLUCK(1, 0));
    cr_assert(table_has(&t, BAOBEI_EVENT_MISSED));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_refuse(&t, 2, PLUCK(2, 0), BAOBEI_REFUSED_NOT_ASKED);
    table_refuse(&t, 1, PLUCK(1, 1), BAOBEI_REFUSED_NOT_ASKED);
    table_close(&t);
}

/* R3.4: so does a right one, simple or double. */
Test(r3_plucks, r3_4_no_second_chance_after_a_right_claim)
{
    for (uint32_t doubled = 0; doubled < 2; doubled++) {
        table t;

        table_init(&t, 3);
        table_start(&t, 0, "1 1 1 1 | 8 8 2 2 | 8 3 3 3 // 8 7");
        open_window(&t);
        table_play(&t, 1, doubled ? DOUBLE(1, 0, 1, 1) : PLUCK(1, 0));
        cr_assert(table_has(&t, BAOBEI_EVENT_PLUCKED));
        table_expect(&t, BAOBEI_DECISION_END, 1);
        table_refuse(&t, 2, PLUCK(2, 0), BAOBEI_REFUSED_NOT_ASKED);
        table_close(&t);
    }
}

/* R3.4: on the own draw, too; and no double after a simple one. */
Test(r3_plucks, r3_4_one_attempt_with_the_drawn_card)
{
    for (uint32_t right = 0; right < 2; right++) {
        table t;

        table_init(&t, 2);
        table_start(&t, 0, "8 2 8 8 1 // 8 7");
        table_play(&t, 0, DRAW());
        table_play(&t, 0, PLUCK(0, right ? 0 : 1));
        table_refuse(&t, 0, PLUCK(0, 2), BAOBEI_REFUSED_NOT_NOW);
        table_refuse(&t, 0, DOUBLE(0, 2, 0, 3), BAOBEI_REFUSED_NOT_NOW);
        table_close(&t);
    }
}

/* R3.4: no chains: a card just eliminated is no reference, whether drawn or discarded was the first one. */
Test(r3_plucks, r3_4_no_chain)
{
    for (uint32_t own = 0; own < 2; own++) {
        table t;

        table_init(&t, 3);
        table_start(&t, 0, "8 8 1 1 | 8 2 2 2 | 8 3 3 3 // 8");
        if (own)
            table_play(&t, 0, DRAW());
        else
            open_window(&t);
        table_play(&t, own ? 0 : 1, PLUCK(own ? 0 : 1, 0));
        cr_assert(table_has(&t, BAOBEI_EVENT_PLUCKED));
        table_expect(&t, BAOBEI_DECISION_END, 1);
        table_refuse(&t, 2, PLUCK(2, 0), BAOBEI_REFUSED_NOT_ASKED);
        table_refuse(&t, 0, PLUCK(0, 1), BAOBEI_REFUSED_NOT_NOW);
        table_close(&t);
    }
}

/* R3.4: a card that a wrong claim or a brown pelican shows is no reference. */
Test(r3_plucks, r3_4_shown_cards_are_no_reference)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 1 1 1 | 7 2 2 2 | 7 3 3 3 // 10 8");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, DISCARD());
    table_play(&t, 1, PLUCK(1, 0)); /* shows the 7; 8 is the penalty */
    cr_assert(table_has(&t, BAOBEI_EVENT_MISSED));
    table_expect(&t, BAOBEI_DECISION_TARGET, 1);
    table_refuse(&t, 2, PLUCK(2, 0), BAOBEI_REFUSED_NOT_ASKED);
    table_play(&t, 0, SHOW(1, 0)); /* shows it again */
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_refuse(&t, 2, PLUCK(2, 0), BAOBEI_REFUSED_NOT_ASKED);
    table_close(&t);
}

/* R3.4: a given card is no reference, nor is one that a toco adds. */
Test(r3_plucks, r3_4_given_and_added_cards_are_no_reference)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 7 1 1 | 13 2 2 2 | 7 3 3 3 // 13 7");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(1, 0));
    table_play(&t, 0, GIVE(1));
    table_runs(&t, 0, 13, BAOBEI_CAUSE_REFERENCE);
    table_play(&t, 0, ADD(1)); /* the 7 */
    table_hand(&t, 1, "7 2 2 2 7");
    table_runs(&t, 0, 13, BAOBEI_CAUSE_ELIMINATED);
    table_refuse(&t, 2, PLUCK(2, 0), BAOBEI_REFUSED_NOT_ASKED);
    table_play(&t, 0, ADD(2));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R3.4: cards slid under the pile are no reference. */
Test(r3_plucks, r3_4_slid_cards_are_no_reference)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "7 1 1 1 | 7 2 2 2 | 7 3 3 3 // 14 6 5");
    table_draw_discard(&t);
    table_play(&t, 0, BOTH(0, 0, 1, 0));
    cr_assert(table_has(&t, BAOBEI_EVENT_SLID));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_refuse(&t, 2, PLUCK(2, 0), BAOBEI_REFUSED_NOT_ASKED);
    table_close(&t);
}

/* R3.4: this bars the moment, not the card: an eliminated one, drawn again, is a reference. */
Test(r3_plucks, r3_4_an_eliminated_card_is_a_reference_later)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
    table_exact(&t, 0, "1 2 | 1 3 / 5 / 1 4");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));
    table_end(&t);
    table_idle_turn(&t); /* covers the two 1s */
    table_idle_turn(&t); /* recycles and discards the 5 */
    table_play(&t, 1, DRAW());
    table_seen(&t, BAOBEI_EVENT_DREW, 0, 0, 1, BAOBEI_VIEWER_SEAT_1);
    table_play(&t, 1, PLUCK(1, 0));
    table_hand(&t, 1, "0 3");
    table_close(&t);
}

/* R3.5: targets are named when the claim is made and cannot be changed: it is decided at once. */
Test(r3_plucks, r3_5_a_claim_cannot_be_changed)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 1 1 1 | 2 8 2 2 // 8 7");
    open_window(&t);
    table_play(&t, 1, PLUCK(1, 0));
    cr_assert(table_has(&t, BAOBEI_EVENT_MISSED));
    table_refuse(&t, 1, PLUCK(1, 1), BAOBEI_REFUSED_NOT_ASKED);
    table_hand(&t, 1, "2 8 2 2 7");
    table_close(&t);
}

/* A table of three in which seat 0 has opened a window with an 8; seats 1 and 2 hold one in slot 0; (1,3) is empty. */
static void open_with_gap(table *t)
{
    table_init(t, 3);
    table_start(t, 0, "1 1 1 1 | 8 2 3 7 | 8 4 4 4 // 7 5 5 8 6");
    open_window(t);
    table_play(t, 1, PLUCK(1, 3));
    table_end(t);
    table_idle_to(t, 0);
    open_window(t);
    cr_assert_eq(table_top(t), 8);
}

/* R3.5: a claim with a forbidden target is refused as a whole. */
Test(r3_plucks, r3_5_forbidden_targets_are_refused)
{
    table t;

    open_with_gap(&t);
    table_refuse(&t, 1, PLUCK(1, 3), BAOBEI_REFUSED_EMPTY);
    table_refuse(&t, 2, PLUCK(1, 3), BAOBEI_REFUSED_EMPTY);
    table_refuse(&t, 1, PLUCK(1, 4), BAOBEI_REFUSED_NO_SLOT);
    table_refuse(&t, 1, PLUCK(3, 0), BAOBEI_REFUSED_NO_SEAT);
    table_refuse(&t, 1, DOUBLE(1, 0, 1, 3), BAOBEI_REFUSED_EMPTY);
    table_refuse(&t, 1, DOUBLE(1, 3, 1, 0), BAOBEI_REFUSED_EMPTY);
    table_refuse(&t, 1, DOUBLE(1, 0, 2, 4), BAOBEI_REFUSED_NO_SLOT);
    table_refuse(&t, 1, DOUBLE(1, 0, 1, 0), BAOBEI_REFUSED_SAME_CARD);
    table_refuse(&t, 1, DOUBLE(0, 2, 0, 2), BAOBEI_REFUSED_SAME_CARD);
    table_close(&t);
}

/* R3.5: it is not an attempt: it costs nothing, and the reference stays open to all, that seat included. */
Test(r3_plucks, r3_5_a_refused_claim_costs_nothing)
{
    for (uint32_t seat = 1; seat <= 2; seat++) {
        table t;

        open_with_gap(&t);
        table_refuse(&t, 1, PLUCK(1, 3), BAOBEI_REFUSED_EMPTY);
        table_expect(&t, BAOBEI_DECISION_CLAIM, 6);
        cr_assert_eq(table_now(&t).waiting, 6);
        table_hand(&t, 1, "8 2 3 0"); /* no penalty */
        table_play(&t, seat, PLUCK(seat, 0));
        cr_assert(table_has(&t, BAOBEI_EVENT_PLUCKED));
        table_close(&t);
    }
}

/* R3.5: on the own draw as well: another claim, keep or discard may follow (R11.38). */
Test(r3_plucks, r3_5_a_refused_claim_on_the_own_draw)
{
    for (uint32_t after = 0; after < 3; after++) {
        table t;

        table_init(&t, 2);
        table_start(&t, 0, "1 8 3 4 5 // 8");
        table_play(&t, 0, DRAW());
        table_refuse(&t, 0, PLUCK(0, 5), BAOBEI_REFUSED_NO_SLOT);
        table_refuse(&t, 0, DOUBLE(0, 1, 0, 1), BAOBEI_REFUSED_SAME_CARD);
        table_play(&t, 0, after == 0 ? PLUCK(0, 1) : after == 1 ? KEEP(0) : DISCARD());
        table_close(&t);
    }
}

/* R3.5: nor is a claim without a card to give an attempt. */
Test(r3_plucks, r3_5_no_card_to_give_is_forbidden)
{
    table t;

    table_init(&t, 3);
    table_rule(&t, BAOBEI_RULE_DEAL_MORE, 2);
    table_start(&t, 0, "8 8 | 6 2 | 8 4 // 6 8 7");
    table_play(&t, 0, DRAW());
    table_claim(&t, 0, PLUCK(1, 0), 0, -1); /* seat 0 has one card left */
    table_end(&t);
    open_window(&t);
    table_refuse(&t, 0, DOUBLE(0, 1, 2, 0), BAOBEI_REFUSED_NO_GIFT);
    table_hand(&t, 0, "0 8");
    table_play(&t, 0, PLUCK(0, 1));
    table_hand(&t, 0, "0 0");
    table_close(&t);
}

/* R3.5: nor one on a shielded card, alone or as one of two. */
Test(r3_plucks, r3_5_a_shielded_card_is_forbidden)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "8 8 1 1 | 2 2 2 2 | 8 3 3 3 // 7 8 8 6");
    table_announce(&t);
    table_play(&t, 1, DRAW());
    table_claim(&t, 1, PLUCK(0, 0), 0, -1);
    table_play(&t, 2, DRAW());
    table_refuse(&t, 2, PLUCK(0, 1), BAOBEI_REFUSED_SHIELDED);
    table_refuse(&t, 2, DOUBLE(0, 1, 2, 0), BAOBEI_REFUSED_SHIELDED);
    table_refuse(&t, 2, DOUBLE(2, 0, 0, 1), BAOBEI_REFUSED_SHIELDED);
    table_hand(&t, 2, "8 3 3 3");
    table_play(&t, 2, PLUCK(2, 0));
    cr_assert(table_has(&t, BAOBEI_EVENT_PLUCKED));
    table_close(&t);
}

/* R3.5: a forbidden claim gives no priority: a later allowed one wins. */
Test(r3_plucks, r3_5_a_forbidden_claim_gives_no_priority)
{
    const uint8_t seats[2] = {1, 2};
    const baobei_action actions[2] = {PLUCK(1, 3), PLUCK(2, 0)};
    const uint64_t stamps[2] = {1, 2};
    int32_t results[2];
    table t;

    open_with_gap(&t);
    hand_in(&t, 2, seats, actions, stamps, results);
    cr_assert_eq(results[0], BAOBEI_REFUSED_EMPTY);
    cr_assert_eq(results[1], BAOBEI_OK);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_PLUCKED).by, 2);
    table_hand(&t, 1, "8 2 3 0");
    table_close(&t);
}

/* R3.6: the first complete claim wins. */
Test(r3_plucks, r3_6_first_complete_claim_wins)
{
    table t;

    table_init(&t, 4);
    table_start(&t, 0, "1 | 8 | 8 | 8 // 8 7");
    open_window(&t);
    table_play(&t, 3, PLUCK(3, 0));
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_CLAIMED).by, 3);
    table_refuse(&t, 1, PLUCK(1, 0), BAOBEI_REFUSED_NOT_ASKED);
    cr_assert_eq(table_card(&t, 1, 0), 8);
    table_close(&t);
}

/* R3.6: of claims that come together, the host's order stamp says which was first, not the seat. */
Test(r3_plucks, r3_6_the_earlier_stamp_wins)
{
    const uint8_t seats[3] = {1, 2, 3};
    const baobei_action actions[3] = {PLUCK(1, 0), PLUCK(2, 0), PLUCK(3, 0)};
    const uint64_t stamps[3] = {30, 10, 20};
    int32_t results[3];
    table t;

    table_init(&t, 4);
    table_start(&t, 0, "1 | 8 | 8 | 8 // 8 7");
    open_window(&t);
    hand_in(&t, 3, seats, actions, stamps, results);
    cr_assert_eq(results[0], BAOBEI_REFUSED_TOO_LATE);
    cr_assert_eq(results[1], BAOBEI_OK);
    cr_assert_eq(results[2], BAOBEI_REFUSED_TOO_LATE);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_CLAIMED).by, 2);
    table_close(&t);
}

/* R3.6: the first one, right or wrong. */
Test(r3_plucks, r3_6_the_first_wins_even_if_it_is_wrong)
{
    const uint8_t seats[2] = {2, 1};
    const baobei_action actions[2] = {PLUCK(2, 1), PLUCK(1, 0)};
    const uint64_t stamps[2] = {5, 6};
    int32_t results[2];
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 | 8 | 8 3 // 8 7");
    open_window(&t);
    hand_in(&t, 2, seats, actions, stamps, results);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_MISSED).by, 2);
    cr_assert_eq(results[1], BAOBEI_REFUSED_TOO_LATE);
    cr_assert_eq(table_card(&t, 1, 0), 8);
    table_close(&t);
}

/* R3.6: claims that cannot be ordered go to the claimant nearest to the active seat clockwise, whoever is active. */
Test(r3_plucks, r3_6_equal_claims_go_clockwise)
{
    for (uint32_t active = 0; active < 5; active++)
        for (uint32_t pair = 0; pair < 25; pair++) {
            const uint8_t seats[2] = {(uint8_t)(pair / 5), (uint8_t)(pair % 5)};
            const baobei_action actions[2] = {PLUCK(seats[0], 1), PLUCK(seats[1], 1)};
            const uint64_t stamps[2] = {7, 7};
            uint32_t nearer = (seats[0] + 5 - active) % 5 < (seats[1] + 5 - active) % 5 ? seats[0] : seats[1];
            int32_t results[2];
            table t;

            if (seats[0] == seats[1] || seats[0] == active || seats[1] == active)
                continue;
            table_init(&t, 5);
            table_start(&t, active, "// 8 7");
            open_window(&t);
            hand_in(&t, 2, seats, actions, pair % 2 ? stamps : NULL, results);
            cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_CLAIMED).by, nearer);
            table_close(&t);
        }
}

/* R3.6: among those that R3.5 allows: the nearest, forbidden, does not count. */
Test(r3_plucks, r3_6_only_allowed_claims_count)
{
    const uint8_t seats[3] = {1, 2, 2};
    const baobei_action actions[3] = {DOUBLE(1, 0, 1, 0), PLUCK(2, 7), PLUCK(2, 0)};
    int32_t results[3];
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 | 8 | 8 // 8 7");
    open_window(&t);
    hand_in(&t, 3, seats, actions, NULL, results);
    cr_assert_eq(results[0], BAOBEI_REFUSED_SAME_CARD);
    cr_assert_eq(results[1], BAOBEI_REFUSED_NO_SLOT);
    cr_assert_eq(results[2], BAOBEI_OK);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_PLUCKED).by, 2);
    table_close(&t);
}

/* R3.7: own card, right, in a window: revealed, discarded on top of the reference; its slot is left empty. */
Test(r3_plucks, r3_7_own_card_in_a_window)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 1 1 1 | 2 10 3 4 // 9");
    open_window(&t);
    table_play(&t, 1, PLUCK(1, 1));
    table_seen(&t, BAOBEI_EVENT_PLUCKED, 0, 0, 10, table_all_viewers(&t));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_DISCARDED));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_ADDED));
    table_hand(&t, 1, "2 0 3 4");
    cr_assert_eq(table_top(&t), 10);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).discard, 3);
    table_close(&t);
}

/* R3.7: on the own draw the reference goes on the discard pile first, the target on top. */
Test(r3_plucks, r3_7_own_card_on_the_own_draw)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "2 15 3 4 // 13");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 1));
    expect_order(&t, (baobei_event_kind[]){BAOBEI_EVENT_CLAIMED, BAOBEI_EVENT_DISCARDED, BAOBEI_EVENT_PLUCKED}, 3);
    table_seen(&t, BAOBEI_EVENT_DISCARDED, 0, 0, 13, table_all_viewers(&t));
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_1, BAOBEI_EVENT_DISCARDED).cause, BAOBEI_CAUSE_REFERENCE);
    table_seen(&t, BAOBEI_EVENT_PLUCKED, 0, 0, 15, table_all_viewers(&t));
    table_hand(&t, 0, "2 0 3 4");
    cr_assert_eq(table_top(&t), 15);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).discard, 3);
    table_close(&t);
}

/* R3.7: the reference lies below the eliminated card: a recycle brings it back and leaves the other. */
Test(r3_plucks, r3_7_the_reference_lies_below)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
    table_exact(&t, 0, "10 2 | 3 4 / 5 / 9 6");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));
    table_play(&t, 0, PEEK(1, 0));
    table_play(&t, 0, SHOW(1, 0));
    table_end(&t);
    table_play(&t, 1, TAKE(0)); /* the 10; the 3 lies on 5 9 now */
    table_pass(&t);
    table_hand(&t, 1, "10 4");
    table_end(&t);
    table_idle_turn(&t); /* the 6 */
    table_play(&t, 1, DRAW());
    table_seen(&t, BAOBEI_EVENT_DREW, 0, 0, 5, BAOBEI_VIEWER_SEAT_1);
    table_play(&t, 1, DISCARD());
    table_pass(&t);
    table_end(&t);
    table_play(&t, 0, DRAW());
    table_seen(&t, BAOBEI_EVENT_DREW, 0, 0, 9, BAOBEI_VIEWER_SEAT_0);
    table_close(&t);
}

/* R3.7: the last own card may be eliminated. */
Test(r3_plucks, r3_7_the_last_card)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 1);
    table_rule(&t, BAOBEI_RULE_LOOKS, 1);
    table_start(&t, 0, "8 | 2 // 8");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));
    cr_assert_eq(table_cards(&t, 0), 0);
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R3.8: opposing card, right: revealed, discarded; then the claimant gives a card of its choice into the freed slot. */
Test(r3_plucks, r3_8_opposing_card_in_a_window)
{
    for (uint32_t gift = 0; gift < 4; gift++) {
        table t;

        table_init(&t, 3);
        table_start(&t, 0, "1 1 1 1 | 2 3 4 5 | 6 6 8 6 // 8");
        open_window(&t);
        table_play(&t, 1, PLUCK(2, 2));
        table_seen(&t, BAOBEI_EVENT_PLUCKED, 0, 0, 8, table_all_viewers(&t));
        cr_assert_eq(table_top(&t), 8);
        table_hand(&t, 2, "6 6 0 6");
        table_expect(&t, BAOBEI_DECISION_GIVE, 2);
        cr_assert(table_now(&t).seat[0] == 2 && table_now(&t).slot[0] == 2);
        table_play(&t, 1, GIVE(gift));
        cr_assert_eq(table_card(&t, 2, 2), 2 + gift);
        cr_assert_eq(table_card(&t, 1, gift), 0);
        cr_assert_eq(table_cards(&t, 1), 3); /* one fewer */
        cr_assert_eq(table_cards(&t, 2), 4); /* as many as before */
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).slots[2], 4);
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).discard, 3);
        table_expect(&t, BAOBEI_DECISION_END, 1);
        table_close(&t);
    }
}

/* R3.8: on the own draw: the reference first, as in R3.7. */
Test(r3_plucks, r3_8_opposing_card_on_the_own_draw)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 5 6 8 7 // 8");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(1, 2));
    expect_order(&t, (baobei_event_kind[]){BAOBEI_EVENT_CLAIMED, BAOBEI_EVENT_DISCARDED, BAOBEI_EVENT_PLUCKED}, 3);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).discard, 3);
    table_play(&t, 0, GIVE(3));
    table_hand(&t, 0, "1 2 3 0");
    table_hand(&t, 1, "5 6 4 7");
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R3.8: neither giver nor receiver looks at the given card, nor anybody else. */
Test(r3_plucks, r3_8_the_give_is_unseen)
{
    table t;
    baobei_event gave;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 5 6 8 7 // 8");
    table_play(&t, 0, DRAW());
    table_claim(&t, 0, PLUCK(1, 2), 1, -1);
    table_seen(&t, BAOBEI_EVENT_GAVE, 0, 0, 2, 0);
    gave = table_event(&t, BAOBEI_VIEWER_SEAT_1, BAOBEI_EVENT_GAVE);
    cr_assert(gave.by == 0 && gave.seat[0] == 0 && gave.slot[0] == 1 && gave.seat[1] == 1 && gave.slot[1] == 2);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SEAT_0).face[1][2], BAOBEI_HIDDEN);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SEAT_1).face[1][2], BAOBEI_HIDDEN);
    table_close(&t);
}

/* R3.8: the claimant must give, and one of its own cards. */
Test(r3_plucks, r3_8_the_claimant_must_give)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 8 4 | 5 6 8 7 // 8 3 3 8");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 2));
    table_end(&t);
    table_idle_to(&t, 0);
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(1, 2));
    cr_assert_eq(baobei_legal(t.game, 0, 0, NULL, 0), 3);
    table_refuse(&t, 0, GIVE(2), BAOBEI_REFUSED_EMPTY);
    table_refuse(&t, 0, GIVE(4), BAOBEI_REFUSED_NO_SLOT);
    table_refuse(&t, 1, GIVE(0), BAOBEI_REFUSED_NOT_ASKED);
    table_refuse(&t, 0, END(), BAOBEI_REFUSED_NOT_NOW);
    table_play(&t, 0, GIVE(3));
    table_hand(&t, 1, "5 6 4 7");
    table_close(&t);
}

/* R3.8: it may give its last card and end with zero; it is asked all the same (R11.32). */
Test(r3_plucks, r3_8_the_last_card_as_a_give)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 1);
    table_rule(&t, BAOBEI_RULE_LOOKS, 1);
    table_start(&t, 0, "3 | 8 // 8");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(1, 0));
    table_expect(&t, BAOBEI_DECISION_GIVE, 1);
    table_play(&t, 0, GIVE(0));
    table_hand(&t, 0, "0");
    table_hand(&t, 1, "3");
    table_close(&t);
}

/* R3.8: allowed only with at least one own card to give. */
Test(r3_plucks, r3_8_not_without_a_card_to_give)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 1);
    table_rule(&t, BAOBEI_RULE_LOOKS, 1);
    table_start(&t, 0, "3 | 8 // 3 5 8");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));
    table_end(&t);
    table_idle_turn(&t);
    table_play(&t, 0, DRAW());
    table_refuse(&t, 0, PLUCK(1, 0), BAOBEI_REFUSED_NO_CARDS);
    table_close(&t);
}

/* R3.9: wrong, on the own draw: shown and put back; the reference discarded; then the penalty. */
Test(r3_plucks, r3_9_wrong_on_the_own_draw)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 8 8 8 8 // 9 7");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 1));
    expect_order(&t,
                 (baobei_event_kind[]){BAOBEI_EVENT_CLAIMED, BAOBEI_EVENT_MISSED, BAOBEI_EVENT_DISCARDED,
                                       BAOBEI_EVENT_ADDED, BAOBEI_EVENT_PLACED},
                 5);
    table_seen(&t, BAOBEI_EVENT_MISSED, 0, 0, 2, table_all_viewers(&t));
    table_seen(&t, BAOBEI_EVENT_DISCARDED, 0, 0, 9, table_all_viewers(&t));
    table_seen(&t, BAOBEI_EVENT_ADDED, 0, 0, 7, 0);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_1, BAOBEI_EVENT_ADDED).cause, BAOBEI_CAUSE_PENALTY);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_1, BAOBEI_EVENT_ADDED).value[0],
                 table_view(&t, BAOBEI_VIEWER_SEAT_1).draw);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_1, BAOBEI_EVENT_PLACED).cause, BAOBEI_CAUSE_PENALTY);
    table_hand(&t, 0, "1 2 3 4 7");
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SEAT_1).place[0][4], 1); /* not locked: a penalty is no power (R11.34) */
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SEAT_0).face[0][1], BAOBEI_HIDDEN);
    cr_assert_eq(table_top(&t), 9);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).discard, 2);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER)); /* no power, no window */
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R3.9: in somebody else's turn only the penalty applies. */
Test(r3_plucks, r3_9_wrong_in_a_window)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 2 3 4 | 5 6 5 6 // 8 7");
    open_window(&t);
    table_play(&t, 1, PLUCK(1, 0));
    expect_order(&t, (baobei_event_kind[]){BAOBEI_EVENT_CLAIMED, BAOBEI_EVENT_MISSED, BAOBEI_EVENT_ADDED}, 3);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_2, BAOBEI_EVENT_ADDED).by, 1);
    cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SEAT_2, BAOBEI_EVENT_ADDED).seat[0], 1);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_DISCARDED));
    table_hand(&t, 1, "5 6 5 6 7");
    cr_assert_eq(table_top(&t), 8);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).discard, 2);
    table_close(&t);
}

/* R3.9: a wrong claim on an opposing card: it stays, nothing is given, the claimant gets the penalty. */
Test(r3_plucks, r3_9_wrong_opposing_card)
{
    for (uint32_t own = 0; own < 2; own++) {
        table t;

        table_init(&t, 3);
        table_start(&t, 0, "1 2 3 4 | 5 6 5 6 | 4 3 2 1 // 8 7");
        if (own)
            table_play(&t, 0, DRAW());
        else
            open_window(&t);
        table_play(&t, own ? 0 : 1, PLUCK(2, 1));
        table_seen(&t, BAOBEI_EVENT_MISSED, 0, 0, 3, table_all_viewers(&t));
        table_hand(&t, 2, "4 3 2 1");
        table_hand(&t, own ? 0 : 1, own ? "1 2 3 4 7" : "5 6 5 6 7");
        table_expect(&t, BAOBEI_DECISION_END, 1);
        table_close(&t);
    }
}

/* R3.9: if the draw pile is empty, recycle first; the discarded reference stays on top. */
Test(r3_plucks, r3_9_recycle_before_the_penalty)
{
    for (uint32_t own = 0; own < 2; own++) {
        table t;

        table_init(&t, 2);
        table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
        table_exact(&t, 0, "1 2 | 3 4 / 5 / 6");
        if (own)
            table_play(&t, 0, DRAW());
        else
            open_window(&t);
        table_play(&t, own ? 0 : 1, PLUCK(0, 0));
        expect_order(&t, (baobei_event_kind[]){BAOBEI_EVENT_MISSED, BAOBEI_EVENT_RECYCLED, BAOBEI_EVENT_ADDED}, 3);
        if (own)
            cr_assert_lt(table_order(&t, BAOBEI_EVENT_DISCARDED), table_order(&t, BAOBEI_EVENT_RECYCLED));
        cr_assert_eq(table_top(&t), 6);
        table_hand(&t, own ? 0 : 1, own ? "1 2 5" : "3 4 5");
        table_close(&t);
    }
}

/* R3.10: all the pairs, in both situations: both own, own and opposing in both orders, both opposing. */
Test(r3_plucks, r3_10_every_kind_of_double)
{
    static const uint8_t targets[][4] = {{1, 0, 1, 1}, {1, 0, 0, 0}, {0, 0, 1, 0}, {2, 0, 2, 1}, {0, 0, 2, 0}};
    static const uint32_t gives[] = {0, 1, 1, 2, 2};

    for (uint32_t i = 0; i < 5; i++)
        for (uint32_t own = 0; own < 2; own++) {
            table t;

            table_init(&t, 3);
            table_copies(&t, 8, 10);
            table_copies(&t, 12, 0);
            table_start(&t, own ? 1 : 0, "8 8 1 1 | 8 8 2 2 | 8 8 3 3 // 8");
            if (own)
                table_play(&t, 1, DRAW());
            else
                open_window(&t);
            table_play(&t, 1, DOUBLE(targets[i][0], targets[i][1], targets[i][2], targets[i][3]));
            cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_PLUCKED).count, 2);
            for (uint32_t give = 0; give < gives[i]; give++) {
                table_expect(&t, BAOBEI_DECISION_GIVE, 2);
                table_play(&t, 1, GIVE(2 + give));
            }
            table_expect(&t, BAOBEI_DECISION_END, own ? 2 : 1);
            cr_assert_eq(table_cards(&t, 1), 2);
            cr_assert_eq(table_cards(&t, 0), 4);
            cr_assert_eq(table_cards(&t, 2), 4);
            cr_assert_eq(table_top(&t), 8);
            table_close(&t);
        }
}

/* R3.10: for every opposing target one own card that is no target: with a single card only a simple claim is left. */
Test(r3_plucks, r3_10_one_card_is_not_enough)
{
    table t;

    table_init(&t, 3);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 1);
    table_rule(&t, BAOBEI_RULE_DEAL_MORE, 1);
    table_rule(&t, BAOBEI_RULE_LOOKS, 1);
    table_start(&t, 0, "8 | 8 | 8 // 8");
    open_window(&t);
    table_refuse(&t, 1, DOUBLE(1, 0, 0, 0), BAOBEI_REFUSED_NO_GIFT);
    table_refuse(&t, 1, DOUBLE(0, 0, 1, 0), BAOBEI_REFUSED_NO_GIFT);
    table_refuse(&t, 1, DOUBLE(0, 0, 2, 0), BAOBEI_REFUSED_NO_GIFT);
    table_play(&t, 1, PLUCK(0, 0));
    table_close(&t);
}

/* R3.10: with two: any pair; both opposing leaves none. */
Test(r3_plucks, r3_10_two_cards_are_enough)
{
    static const uint8_t targets[][4] = {{1, 0, 1, 1}, {1, 0, 0, 0}, {0, 0, 1, 1}, {0, 0, 0, 1}, {0, 0, 2, 0}};

    for (uint32_t i = 0; i < 5; i++) {
        table t;

        table_init(&t, 3);
        table_copies(&t, 8, 10);
        table_rule(&t, BAOBEI_RULE_DEAL_MORE, 2);
        table_copies(&t, 12, 0);
        table_start(&t, 0, "8 8 | 8 8 | 8 8 // 8");
        open_window(&t);
        table_play(&t, 1, DOUBLE(targets[i][0], targets[i][1], targets[i][2], targets[i][3]));
        while (table_now(&t).kind == BAOBEI_DECISION_GIVE)
            table_play(&t, 1, GIVE(table_card(&t, 1, 0) ? 0 : 1));
        cr_assert_eq(table_cards(&t, 1), 0);
        cr_assert_eq(table_cards(&t, 0), 2);
        cr_assert_eq(table_cards(&t, 2), 2);
        table_close(&t);
    }
}

/* R3.10: two different cards. */
Test(r3_plucks, r3_10_two_different_cards)
{
    table t;

    table_init(&t, 2);
    table_start(&t, 0, "8 8 1 1 1 // 8");
    table_play(&t, 0, DRAW());
    table_refuse(&t, 0, DOUBLE(0, 0, 0, 0), BAOBEI_REFUSED_SAME_CARD);
    table_refuse(&t, 0, DOUBLE(1, 0, 1, 0), BAOBEI_REFUSED_SAME_CARD);
    table_play(&t, 0, DOUBLE(0, 0, 0, 1));
    table_close(&t);
}

/* R3.11: reference first, then the first and the second target in the announced order, the second on top. */
Test(r3_plucks, r3_11_announced_order)
{
    for (uint32_t swapped = 0; swapped < 2; swapped++) {
        table t;
        baobei_event plucked;

        table_init(&t, 3);
        table_start(&t, 0, "9 2 10 4 // 9");
        table_play(&t, 0, DRAW());
        table_play(&t, 0, swapped ? DOUBLE(0, 2, 0, 0) : DOUBLE(0, 0, 0, 2));
        cr_assert_lt(table_order(&t, BAOBEI_EVENT_DISCARDED), table_order(&t, BAOBEI_EVENT_PLUCKED));
        plucked = table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_PLUCKED);
        cr_assert_eq(plucked.slot[0], swapped ? 2 : 0);
        cr_assert_eq(plucked.slot[1], swapped ? 0 : 2);
        table_seen(&t, BAOBEI_EVENT_PLUCKED, 0, 0, swapped ? 10 : 9, table_all_viewers(&t));
        table_seen(&t, BAOBEI_EVENT_PLUCKED, 0, 1, swapped ? 9 : 10, table_all_viewers(&t));
        table_hand(&t, 0, "0 2 0 4"); /* own targets leave empty slots */
        cr_assert_eq(table_top(&t), swapped ? 9 : 10);
        cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).discard, 4);
        table_close(&t);
    }
}

/* R3.11: a reference that was discarded stays where it is. */
Test(r3_plucks, r3_11_in_a_window)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 1 1 1 | 15 2 13 4 // 13");
    open_window(&t);
    table_play(&t, 1, DOUBLE(1, 2, 1, 0));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_DISCARDED));
    table_hand(&t, 1, "0 2 0 4");
    cr_assert_eq(table_top(&t), 15);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).discard, 4);
    table_close(&t);
}

/* R3.11: for every opposing target, in that order, a card of the claimant's choice goes into the freed slot. */
Test(r3_plucks, r3_11_gives_in_the_order_of_the_targets)
{
    table t;

    table_init(&t, 4);
    table_start(&t, 0, "8 1 1 1 | 2 3 4 5 | 6 6 6 8 | 7 7 7 7 // 8");
    open_window(&t);
    table_play(&t, 1, DOUBLE(2, 3, 0, 0));
    table_hand(&t, 2, "6 6 6 0");
    table_hand(&t, 0, "0 1 1 1");
    table_expect(&t, BAOBEI_DECISION_GIVE, 2);
    cr_assert(table_now(&t).seat[0] == 2 && table_now(&t).slot[0] == 3);
    table_play(&t, 1, GIVE(3));
    table_hand(&t, 2, "6 6 6 5");
    table_expect(&t, BAOBEI_DECISION_GIVE, 2);
    cr_assert(table_now(&t).seat[0] == 0 && table_now(&t).slot[0] == 0);
    table_refuse(&t, 1, GIVE(3), BAOBEI_REFUSED_EMPTY);
    table_seen(&t, BAOBEI_EVENT_GAVE, 0, 0, 5, 0);
    table_play(&t, 1, GIVE(0));
    table_hand(&t, 0, "2 1 1 1");
    table_hand(&t, 1, "0 3 4 0");
    table_close(&t);
}

/* R3.11: two cards of one opponent: two gives, into the slots as named. */
Test(r3_plucks, r3_11_two_gives_to_one_opponent)
{
    table t;

    table_init(&t, 2);
    table_start(&t, 0, "1 2 3 4 5 | 6 8 6 8 6 // 8");
    table_play(&t, 0, DRAW());
    table_claim(&t, 0, DOUBLE(1, 3, 1, 1), 4, 2);
    table_hand(&t, 1, "6 3 6 5 6");
    table_hand(&t, 0, "1 2 0 4 0");
    table_close(&t);
}

/* R3.11: an own target cannot be given: it has left its slot. */
Test(r3_plucks, r3_11_own_and_opposing)
{
    for (uint32_t own_first = 0; own_first < 2; own_first++) {
        table t;

        table_init(&t, 3);
        table_start(&t, 0, "1 8 3 4 | 8 6 6 6 // 8");
        table_play(&t, 0, DRAW());
        table_play(&t, 0, own_first ? DOUBLE(0, 1, 1, 0) : DOUBLE(1, 0, 0, 1));
        table_expect(&t, BAOBEI_DECISION_GIVE, 1);
        table_refuse(&t, 0, GIVE(1), BAOBEI_REFUSED_EMPTY);
        table_play(&t, 0, GIVE(0));
        table_hand(&t, 0, "0 0 3 4");
        table_hand(&t, 1, "1 6 6 6");
        table_expect(&t, BAOBEI_DECISION_END, 1);
        table_close(&t);
    }
}

/* R3.11: all of it is one action, finished before any power. */
Test(r3_plucks, r3_11_finished_before_any_power)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "9 1 2 3 | 4 5 6 7 | 9 8 8 8 // 9");
    open_window(&t);
    table_play(&t, 1, DOUBLE(0, 0, 2, 0));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    table_play(&t, 1, GIVE(0));
    cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
    table_play(&t, 1, GIVE(1));
    cr_assert_lt(table_order(&t, BAOBEI_EVENT_GAVE), table_order(&t, BAOBEI_EVENT_POWER));
    table_close(&t);
}

/* R3.12: at least one wrong: both are shown and put back, no gives, one penalty card. */
Test(r3_plucks, r3_12_no_partial_success)
{
    static const uint8_t slots[][2] = {{0, 1}, {1, 0}, {1, 2}}; /* right and wrong, wrong and right, both wrong */

    for (uint32_t i = 0; i < 3; i++) {
        table t;

        table_init(&t, 3);
        table_start(&t, 0, "9 1 2 3 | 4 5 6 7 // 9 8 7");
        table_play(&t, 0, DRAW());
        table_play(&t, 0, DOUBLE(0, slots[i][0], 0, slots[i][1]));
        cr_assert_eq(table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_MISSED).count, 2);
        for (uint32_t k = 0; k < 2; k++)
            table_seen(&t, BAOBEI_EVENT_MISSED, 0, k, slots[i][k] == 0 ? 9 : slots[i][k], table_all_viewers(&t));
        expect_order(&t, (baobei_event_kind[]){BAOBEI_EVENT_MISSED, BAOBEI_EVENT_DISCARDED, BAOBEI_EVENT_ADDED}, 3);
        cr_assert_eq(table_count(&t, BAOBEI_EVENT_ADDED), 1);
        cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
        table_hand(&t, 0, "9 1 2 3 8");
        cr_assert_eq(table_top(&t), 9);
        table_expect(&t, BAOBEI_DECISION_END, 1);
        table_close(&t);
    }
}

/* R3.12: in a window: the discard stays, the claimant gets one penalty card, opponents keep their cards. */
Test(r3_plucks, r3_12_wrong_in_a_window)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "8 1 1 1 | 2 3 4 5 | 7 6 6 6 // 8 7 6");
    open_window(&t);
    table_play(&t, 1, DOUBLE(0, 0, 2, 0)); /* one right, one wrong */
    table_seen(&t, BAOBEI_EVENT_MISSED, 0, 0, 8, table_all_viewers(&t));
    table_seen(&t, BAOBEI_EVENT_MISSED, 0, 1, 7, table_all_viewers(&t));
    cr_assert_eq(table_count(&t, BAOBEI_EVENT_ADDED), 1);
    cr_assert_not(table_has(&t, BAOBEI_EVENT_DISCARDED));
    table_hand(&t, 0, "8 1 1 1");
    table_hand(&t, 1, "2 3 4 5 7");
    table_hand(&t, 2, "7 6 6 6");
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R3.13: a penalty card never triggers a power nor a window, whichever it is. */
Test(r3_plucks, r3_13_a_penalty_triggers_nothing)
{
    for (uint32_t species = 9; species <= 15; species++)
        for (uint32_t own = 0; own < 2; own++) {
            table t;
            char cards[40];

            table_init(&t, 3);
            snprintf(cards, sizeof cards, "1 2 3 4 | 5 6 7 1 // 8 %u", species);
            table_start(&t, 0, cards);
            if (own)
                table_play(&t, 0, DRAW());
            else
                open_window(&t);
            table_play(&t, own ? 0 : 1, PLUCK(0, 0));
            cr_assert_eq(table_card(&t, own ? 0 : 1, 4), species);
            cr_assert_not(table_has(&t, BAOBEI_EVENT_POWER));
            table_expect(&t, BAOBEI_DECISION_END, 1);
            table_close(&t);
        }
}

/* R3.14: the drawn reference is none of the seat's cards: with one card there is none left for a second give. */
Test(r3_plucks, r3_14_the_drawn_card_is_no_give)
{
    table t;

    table_init(&t, 2);
    table_rule(&t, BAOBEI_RULE_DEAL_TWO, 2);
    table_start(&t, 0, "7 3 | 8 8 // 7 5 8");
    table_play(&t, 0, DRAW());
    table_play(&t, 0, PLUCK(0, 0));
    table_end(&t);
    table_idle_turn(&t);
    table_play(&t, 0, DRAW());
    table_refuse(&t, 0, DOUBLE(1, 0, 1, 1), BAOBEI_REFUSED_NO_GIFT);
    table_refuse(&t, 0, DOUBLE(0, 1, 1, 0), BAOBEI_REFUSED_NO_GIFT);
    table_refuse(&t, 0, PLUCK(0, 0), BAOBEI_REFUSED_EMPTY);
    table_play(&t, 0, PLUCK(1, 0));
    table_refuse(&t, 0, GIVE(0), BAOBEI_REFUSED_EMPTY);
    table_refuse(&t, 0, GIVE(2), BAOBEI_REFUSED_NO_SLOT);
    cr_assert_eq(baobei_legal(t.game, 0, 0, NULL, 0), 1);
    table_play(&t, 0, GIVE(1));
    table_close(&t);
}

/* R3.15: in a window the active seat's cards are opposing cards like all others. */
Test(r3_plucks, r3_15_the_active_seats_cards_are_targets)
{
    table t;

    table_init(&t, 3);
    table_start(&t, 0, "1 8 1 1 | 2 3 4 5 // 8");
    open_window(&t);
    table_claim(&t, 1, PLUCK(0, 1), 3, -1);
    table_hand(&t, 0, "1 5 1 1");
    table_hand(&t, 1, "2 3 4 0");
    table_close(&t);
}

/* R3.15: also the one just kept or taken. */
Test(r3_plucks, r3_15_the_card_just_kept_or_taken)
{
    for (uint32_t way = 0; way < 2; way++) {
        table t;

        table_init(&t, 3);
        table_start(&t, 0, way ? "8 1 1 1 | 2 3 4 5 / 8" : "8 1 1 1 | 2 3 4 5 / 7 / 8");
        if (way == 0)
            table_play(&t, 0, DRAW());
        table_play(&t, 0, way ? TAKE(0) : KEEP(0)); /* an 8 for an 8 */
        table_claim(&t, 1, PLUCK(0, 0), 3, -1);
        table_hand(&t, 0, "5 1 1 1");
        table_close(&t);
    }
}

/* R3.16: a claim is one action that names everything at once: nothing is asked between the claim and its outcome. */
Test(r3_plucks, r3_16_one_action_names_everything)
{
    table t;
    baobei_event claimed;

    table_init(&t, 3);
    table_start(&t, 0, "1 1 1 1 | 8 3 4 5 | 6 8 6 6 // 8");
    open_window(&t);
    table_play(&t, 2, DOUBLE(2, 1, 1, 0));
    claimed = table_event(&t, BAOBEI_VIEWER_SPECTATOR, BAOBEI_EVENT_CLAIMED);
    cr_assert(claimed.by == 2 && claimed.count == 2);
    cr_assert(claimed.seat[0] == 2 && claimed.slot[0] == 1 && claimed.seat[1] == 1 && claimed.slot[1] == 0);
    cr_assert(table_has(&t, BAOBEI_EVENT_PLUCKED));
    table_close(&t);
}
