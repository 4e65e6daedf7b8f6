/* R12.1 to R12.11: who sees what. Every act is checked for every viewer: each seat, the spectators, the host. */
#include "sight.h"

#include <criterion/criterion.h>
#include <string.h>

#define SEAT_0 BAOBEI_VIEWER_SEAT_0
#define SEAT_1 BAOBEI_VIEWER_SEAT_1
#define SEAT_2 BAOBEI_VIEWER_SEAT_2

static uint32_t everybody(const table *t)
{
    return table_all_viewers(t);
}

static baobei_event event(const table *t, baobei_event_kind kind)
{
    return table_event(t, BAOBEI_VIEWER_SPECTATOR, kind);
}

static void start(table *t, const char *cards)
{
    table_init(t, 3);
    table_start(t, 0, cards);
}

/* R12.1: the deal: slots and sizes are public, faces seen by nobody. */
Test(r12_sight, r12_1_deal)
{
    table t;

    table_init(&t, 3);
    table_open(&t);
    sight_act(&t, BAOBEI_NO_SEAT, DEAL()); /* nothing is shuffled: 1 1 1 1 1 2 2 2 2 2 3 3 */
    cr_assert_eq(table_count(&t, BAOBEI_EVENT_DEALT), 3);
    for (uint32_t seat = 0; seat < 3; seat++)
        for (uint32_t viewer = SEAT_0; viewer <= BAOBEI_VIEWER_HOST; viewer <<= 1) {
            baobei_event e;

            if (!(everybody(&t) & viewer))
                continue;
            e = table_nth(&t, (baobei_viewer)viewer, BAOBEI_EVENT_DEALT, seat);
            cr_assert(e.seat[0] == seat && e.slot[0] == 0 && e.count == 4);
            for (uint32_t slot = 0; slot < 4; slot++)
                cr_assert_eq(e.value[slot],
                             viewer == BAOBEI_VIEWER_HOST ? 1 + (int32_t)(slot * 3 + seat) / 5 : BAOBEI_HIDDEN);
            cr_assert(e.value[4] == 0 && e.value[5] == 0);
        }
    cr_assert_eq(event(&t, BAOBEI_EVENT_ROUND).value[2], 54);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).draw, 54);
    sight_open_to(&t, 0, "");
    table_close(&t);
}

/* R12.1: two other deals are told alike. */
Test(r12_sight, r12_1_deals_look_alike)
{
    table a;
    table b;

    table_init(&a, 2);
    table_rule(&a, BAOBEI_RULE_DEAL_TWO, 8); /* more than one event holds */
    table_deal(&a, 1, "1 2 3 4 5 6 7 8 | 8 7 6 5 4 3 2 1 / 9 / 10");
    sight_open_to(&a, 0, "");
    table_init(&b, 2);
    table_rule(&b, BAOBEI_RULE_DEAL_TWO, 8);
    table_deal(&b, 1, "13 13 13 14 14 15 12 12 | 1 1 1 1 1 2 2 2 / 11 / 3");
    sight_same(&a, &b, everybody(&a) & ~(uint32_t)BAOBEI_VIEWER_HOST);
    table_close(&a);
    table_close(&b);
}

/* R12.2: the look: which slots is public, the two cards only that seat's, and once. */
Test(r12_sight, r12_2_set_up_look)
{
    table t;

    table_init(&t, 3);
    table_deal(&t, 0, "1 2 3 4 | 5 6 7 8 | 1 2 3 4");
    sight_act(&t, 1, LOOKS(1, 3));
    cr_assert_eq(event(&t, BAOBEI_EVENT_LOOKED).count, 2);
    sight_at_two(&t, BAOBEI_EVENT_LOOKED, 1, 1, 1, 1, 3);
    table_seen(&t, BAOBEI_EVENT_LOOKED, 0, 0, 6, SEAT_1);
    table_seen(&t, BAOBEI_EVENT_LOOKED, 0, 1, 8, SEAT_1);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).decision.waiting, 5); /* that it has looked is public */
    cr_assert_eq(table_view(&t, SEAT_0).decision.waiting, 5);
    sight_open_to(&t, 0, "");
    table_close(&t);
}

/* R12.3: the first discard: everybody. */
Test(r12_sight, r12_3_first_discard)
{
    table t;

    table_init(&t, 3);
    table_deal(&t, 0, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 12");
    sight_act(&t, 0, LOOKS(0, 1));
    sight_act(&t, 1, LOOKS(0, 1));
    cr_assert_eq(table_view(&t, SEAT_1).top, 0);
    sight_act(&t, 2, LOOKS(0, 1));
    table_seen(&t, BAOBEI_EVENT_TURNED, 0, 0, 12, everybody(&t));
    cr_assert_eq(event(&t, BAOBEI_EVENT_TURNED).value[0], 53);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).top, 12);
    sight_open_to(&t, 0, "");
    table_close(&t);
}

/* R12.4: seats of the round, first seat, turn, who is asked for what: public. */
Test(r12_sight, r12_4_round_turn_and_decision)
{
    table t;
    baobei_event e;

    table_init(&t, 3);
    table_deal(&t, 1, "");
    e = event(&t, BAOBEI_EVENT_ROUND);
    cr_assert(e.by == 1 && e.count == 7 && e.value[0] == 1 && e.value[1] == 0);
    e = event(&t, BAOBEI_EVENT_DECISION);
    cr_assert(e.value[1] == BAOBEI_DECISION_LOOK && e.count == 7 && e.by == BAOBEI_NO_SEAT && e.value[3] == 1);
    sight_act(&t, 0, LOOKS(0, 1));
    sight_act(&t, 2, LOOKS(0, 1));
    sight_act(&t, 1, LOOKS(0, 1));
    e = event(&t, BAOBEI_EVENT_TURN);
    cr_assert(e.by == 1 && e.value[0] == 0);
    e = event(&t, BAOBEI_EVENT_DECISION);
    cr_assert(e.by == 1 && e.count == 2 && e.value[1] == BAOBEI_DECISION_TURN);
    cr_assert_eq((uint32_t)e.value[0], table_now(&t).token);
    table_close(&t);
}

/* R12.4: the list of legal actions goes to the seat asked only. */
Test(r12_sight, r12_4_legal_actions)
{
    table t;

    table_init(&t, 3);
    table_open(&t);
    for (uint32_t seat = 0; seat < 3; seat++)
        cr_assert_eq(baobei_legal(t.game, seat, 0, NULL, 0), 0);
    cr_assert_eq(baobei_legal(t.game, BAOBEI_NO_SEAT, 0, NULL, 0), 1);
    table_start(&t, 0, "// 9");
    cr_assert_eq(baobei_legal(t.game, 0, 0, NULL, 0), 5);
    cr_assert_eq(baobei_legal(t.game, 1, 0, NULL, 0), 0);
    sight_act(&t, 0, DRAW());
    cr_assert_gt(baobei_legal(t.game, 0, 0, NULL, 0), 0);
    cr_assert_eq(baobei_legal(t.game, 2, 0, NULL, 0), 0);
    sight_act(&t, 0, DISCARD());
    cr_assert_eq(baobei_legal(t.game, 0, 0, NULL, 0), 0);
    cr_assert_gt(baobei_legal(t.game, 1, 0, NULL, 0), 0);
    table_close(&t);
}

/* R12.4, and the standing rule: a seat out of a decisive round sees what a spectator sees. */
Test(r12_sight, r12_4_a_seat_that_is_out)
{
    const char *cards = "3 | 8 | 3 / 1 / 4 2 6";
    table t;
    static baobei_event out[SIGHT_MOST];
    static baobei_event spectator[SIGHT_MOST];
    uint32_t count[2];
    uint32_t serial;
    baobei_view views[2];

    table_deck(&t, 3, 1, cards);
    table_rule(&t, BAOBEI_RULE_LIMIT_3, 8);
    table_rule(&t, BAOBEI_RULE_BAO_FACTOR, 1);
    table_rule(&t, BAOBEI_RULE_LOOKS, 1);
    table_rule(&t, BAOBEI_RULE_BAO_FLOOR, 0);
    table_start(&t, 0, cards);
    table_draw_discard(&t);
    table_play(&t, 0, BAO());
    table_draw_discard(&t);
    table_draw_discard(&t);
    serial = table_now(&t).serial;
    table_start(&t, 0, "4 | 8 / 1 / 3 3 2");
    sight_act(&t, 0, DRAW());
    sight_act(&t, 0, KEEP(0));
    sight_act(&t, 2, PASS());
    cr_assert_eq(baobei_events(t.game, SEAT_1, serial, out, SIGHT_MOST, count), BAOBEI_OK);
    cr_assert_eq(baobei_events(t.game, BAOBEI_VIEWER_SPECTATOR, serial, spectator, SIGHT_MOST, count + 1), BAOBEI_OK);
    cr_assert(count[0] == count[1] && count[0] > 5);
    cr_assert_eq(memcmp(out, spectator, count[0] * sizeof *out), 0);
    views[0] = table_view(&t, SEAT_1);
    views[1] = table_view(&t, BAOBEI_VIEWER_SPECTATOR);
    views[0].viewer = views[1].viewer;
    cr_assert_eq(memcmp(views, views + 1, sizeof *views), 0);
    sight_open_to(&t, 0, "");
    table_close(&t);
}

/* R12.5: the drawn card is the active seat's alone, until it is kept or discarded. */
Test(r12_sight, r12_5_draw)
{
    table t;

    start(&t, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 9");
    sight_act(&t, 0, DRAW());
    cr_assert_eq(event(&t, BAOBEI_EVENT_DREW).by, 0);
    cr_assert_eq(event(&t, BAOBEI_EVENT_DREW).value[0], 52);
    table_seen(&t, BAOBEI_EVENT_DREW, 0, 0, 9, SEAT_0);
    sight_open_to(&t, SEAT_0, "");
    cr_assert_eq(table_view(&t, SEAT_0).hand[0], 9);
    cr_assert_eq(table_view(&t, SEAT_1).hand[0], BAOBEI_HIDDEN);
    sight_act(&t, 0, KEEP(1));
    sight_open_to(&t, 0, "");
    cr_assert_eq(table_view(&t, SEAT_0).hand[0], 0);
    cr_assert_eq(table_view(&t, SEAT_0).face[0][1], BAOBEI_HIDDEN);
    table_close(&t);
}

/* R12.6: keep: the old card everybody, the kept one nobody new. */
Test(r12_sight, r12_6_keep)
{
    table t;

    start(&t, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 9");
    sight_act(&t, 0, DRAW());
    sight_act(&t, 0, KEEP(2));
    sight_at(&t, BAOBEI_EVENT_KEPT, 0, 0, 2);
    table_seen(&t, BAOBEI_EVENT_KEPT, 0, 0, 3, everybody(&t));
    table_seen(&t, BAOBEI_EVENT_KEPT, 0, 1, 9, SEAT_0);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).top, 3);
    sight_open_to(&t, 0, "");
    table_close(&t);
}

/* R12.7: direct discard: everybody; what it covers is seen no more, only counted. */
Test(r12_sight, r12_7_direct_discard)
{
    table t;

    start(&t, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 9");
    sight_act(&t, 0, DRAW());
    sight_act(&t, 0, DISCARD());
    cr_assert_eq(event(&t, BAOBEI_EVENT_DISCARDED).by, 0);
    cr_assert_eq(event(&t, BAOBEI_EVENT_DISCARDED).cause, BAOBEI_CAUSE_DISCARD);
    table_seen(&t, BAOBEI_EVENT_DISCARDED, 0, 0, 9, everybody(&t));
    cr_assert_eq(table_view(&t, SEAT_2).top, 9);
    cr_assert_eq(table_view(&t, SEAT_2).discard, 2);
    sight_open_to(&t, 0, "");
    table_close(&t);
}

/* R12.8: take: both cards everybody; the one taken lies face down from then on. */
Test(r12_sight, r12_8_take)
{
    table t;

    start(&t, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 12");
    sight_act(&t, 0, TAKE(3));
    sight_at(&t, BAOBEI_EVENT_TOOK, 0, 0, 3);
    table_seen(&t, BAOBEI_EVENT_TOOK, 0, 0, 4, everybody(&t));
    table_seen(&t, BAOBEI_EVENT_TOOK, 0, 1, 12, everybody(&t));
    cr_assert_eq(table_view(&t, SEAT_0).top, 4);
    cr_assert_eq(table_view(&t, SEAT_0).face[0][3], BAOBEI_HIDDEN);
    sight_open_to(&t, 0, "");
    table_close(&t);
}

/* R12.9: the window opens with the decision and closes; the seats asked do not shrink. */
Test(r12_sight, r12_9_window)
{
    table t;
    baobei_event e;

    start(&t, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 7");
    sight_act(&t, 0, DRAW());
    sight_act(&t, 0, DISCARD());
    e = event(&t, BAOBEI_EVENT_DECISION);
    cr_assert(e.value[1] == BAOBEI_DECISION_CLAIM && e.count == 6 && e.by == BAOBEI_NO_SEAT);
    sight_act(&t, 2, PASS());
    for (uint32_t viewer = SEAT_0; viewer <= BAOBEI_VIEWER_HOST; viewer <<= 1)
        if (everybody(&t) & viewer)
            cr_assert_eq(table_view(&t, (baobei_viewer)viewer).decision.asked, 6);
    sight_act(&t, 1, PASS());
    cr_assert(table_has(&t, BAOBEI_EVENT_WINDOW_CLOSED));
    table_expect(&t, BAOBEI_DECISION_END, 1);
    table_close(&t);
}

/* R12.10: a pass: only its sender knows, and the host; no number is taken, nothing else changes. */
Test(r12_sight, r12_10_pass)
{
    table t;
    baobei_view view;
    baobei_view after;
    uint32_t serial;
    uint32_t count;
    baobei_event pulled[4];

    start(&t, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 7");
    sight_act(&t, 0, DRAW());
    sight_act(&t, 0, DISCARD());
    serial = table_now(&t).serial;
    view = table_view(&t, SEAT_2);
    sight_act(&t, 1, PASS());
    cr_assert_eq(sight_heard(SEAT_0)->count, 0);
    cr_assert_eq(sight_heard(SEAT_2)->count, 0);
    cr_assert_eq(sight_heard(BAOBEI_VIEWER_SPECTATOR)->count, 0);
    cr_assert_eq(sight_heard(SEAT_1)->count, 1);
    cr_assert_eq(sight_heard(BAOBEI_VIEWER_HOST)->count, 1);
    cr_assert_eq(sight_heard(SEAT_1)->list[0].kind, BAOBEI_EVENT_PASSED);
    cr_assert_eq(sight_heard(SEAT_1)->list[0].by, 1);
    cr_assert_eq(table_now(&t).serial, serial);
    cr_assert_eq(table_view(&t, SEAT_0).decision.waiting, 6);
    cr_assert_eq(table_view(&t, SEAT_1).decision.waiting, 4);
    cr_assert_eq(table_view(&t, SEAT_2).decision.waiting, 6);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_SPECTATOR).decision.waiting, 6);
    cr_assert_eq(table_view(&t, BAOBEI_VIEWER_HOST).decision.waiting, 4);
    after = table_view(&t, SEAT_2);
    cr_assert_eq(memcmp(&view, &after, sizeof view), 0);
    cr_assert_eq(baobei_events(t.game, SEAT_1, serial, pulled, 4, &count), BAOBEI_OK);
    cr_assert_eq(count, 1);
    cr_assert_eq(baobei_events(t.game, SEAT_2, serial, pulled, 4, &count), BAOBEI_OK);
    cr_assert_eq(count, 0);
    table_close(&t);
}

/* R12.10: who passed first is told to nobody. */
Test(r12_sight, r12_10_order_of_passes)
{
    table t[2];

    for (uint32_t i = 0; i < 2; i++) {
        start(t + i, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 7");
        sight_act(t + i, 0, DRAW());
        sight_act(t + i, 0, DISCARD());
        sight_act(t + i, 1 + i, PASS());
        sight_act(t + i, 2 - i, PASS());
    }
    sight_same(t, t + 1, everybody(t));
    table_close(t);
    table_close(t + 1);
}

/* R12.11: a refused claim: nothing happens for anybody, and the status comes from public facts only. */
Test(r12_sight, r12_11_refused_claim)
{
    table t[2];

    start(t, "1 2 3 4 | 5 6 7 8 | 1 2 3 4 / 5 / 7");
    start(t + 1, "4 1 1 2 | 5 6 13 14 | 1 2 15 7 / 5 / 7"); /* other faces, unseen by seats 1 and 2 */
    for (uint32_t i = 0; i < 2; i++) {
        table_play(t + i, 0, DRAW());
        table_play(t + i, 0, DISCARD());
        sight_listen(t + i);
        table_refuse(t + i, 1, PLUCK(1, 4), BAOBEI_REFUSED_NO_SLOT);
        table_refuse(t + i, 1, PLUCK(3, 0), BAOBEI_REFUSED_NO_SEAT);
        table_refuse(t + i, 0, PLUCK(1, 0), BAOBEI_REFUSED_NOT_ASKED);
        for (uint32_t viewer = SEAT_0; viewer <= BAOBEI_VIEWER_HOST; viewer <<= 1)
            cr_assert_eq(sight_heard(viewer)->count, 0);
        sight_stop(t + i);
    }
    for (uint32_t target = 0; target < 20; target++) /* every status is the same in both */
        for (uint32_t second = 0; second < 20; second++) {
            baobei_action simple = PLUCK(target / 5, target % 5);
            baobei_action both = DOUBLE(target / 5, target % 5, second / 5, second % 5);

            cr_assert_eq(baobei_check(t[0].game, 1, simple), baobei_check(t[1].game, 1, simple));
            cr_assert_eq(baobei_check(t[0].game, 1, both), baobei_check(t[1].game, 1, both));
        }
    sight_same(t, t + 1, SEAT_1 | SEAT_2 | BAOBEI_VIEWER_SPECTATOR);
    table_close(t);
    table_close(t + 1);
}
