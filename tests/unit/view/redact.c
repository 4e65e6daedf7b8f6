/* Who sees which face: one row for each kind of fact. */
#include "view/redact.h"

#include <criterion/criterion.h>

#include "api/game_object.h"
#include "load.h"
#include "positions.h"

/* By kind: who sees card[0] and card[1]: nobody, the user, everybody; in order of their numbers (R12). */
static const char *const rows[][2] = {
    [BAOBEI_EVENT_DEALT] = {"n", "n"},     [BAOBEI_EVENT_LOOKED] = {"u", "u"},   [BAOBEI_EVENT_TURNED] = {"e", "n"},
    [BAOBEI_EVENT_DREW] = {"u", "n"},      [BAOBEI_EVENT_KEPT] = {"e", "u"},     [BAOBEI_EVENT_DISCARDED] = {"e", "n"},
    [BAOBEI_EVENT_TOOK] = {"e", "e"},      [BAOBEI_EVENT_MISSED] = {"e", "e"},   [BAOBEI_EVENT_PLUCKED] = {"e", "e"},
    [BAOBEI_EVENT_GAVE] = {"n", "n"},      [BAOBEI_EVENT_ADDED] = {"n", "n"},    [BAOBEI_EVENT_PLACED] = {"n", "n"},
    [BAOBEI_EVENT_POWER] = {"e", "n"},     [BAOBEI_EVENT_DECLINED] = {"e", "n"}, [BAOBEI_EVENT_NO_EFFECT] = {"e", "n"},
    [BAOBEI_EVENT_PEEKED] = {"u", "n"},    [BAOBEI_EVENT_SHOWN] = {"e", "n"},    [BAOBEI_EVENT_SWAPPED] = {"n", "n"},
    [BAOBEI_EVENT_INSPECTED] = {"u", "u"}, [BAOBEI_EVENT_LEFT] = {"n", "n"},     [BAOBEI_EVENT_DREW_TWO] = {"u", "u"},
    [BAOBEI_EVENT_REPLACED] = {"u", "u"},  [BAOBEI_EVENT_SLID] = {"n", "n"},     [BAOBEI_EVENT_DECISION] = {"e", "n"},
    [BAOBEI_EVENT_OVER] = {"n", "n"},
};

Test(view_redact, rows)
{
    for (uint32_t kind = BAOBEI_EVENT_ROUND; kind <= BAOBEI_EVENT_OVER; kind++)
        for (uint32_t viewer = 0; viewer < BBI_VIEWERS; viewer++) {
            baobei_event fact = {.kind = (uint8_t)kind, .by = 2, .card = {3, 4}};
            baobei_event out;

            bbi_redact(&fact, viewer, &out);
            for (uint32_t i = 0; i < 2; i++) {
                char sight = rows[kind][i] ? *rows[kind][i] : 'n';
                bool sees = viewer == BBI_HOST || sight == 'e' || (sight == 'u' && viewer == 2);

                cr_assert(out.card[i] == (sees ? 3 + i : BAOBEI_HIDDEN), "kind %u, viewer %u", kind, viewer);
            }
        }
}

Test(view_redact, cards_among_the_values)
{
    baobei_event fact = {.kind = BAOBEI_EVENT_DEALT, .count = 2, .value = {5, 6, 7}};
    baobei_event out;

    bbi_redact(&fact, 0, &out);
    cr_assert(out.value[0] == BAOBEI_HIDDEN && out.value[1] == BAOBEI_HIDDEN && out.value[2] == 7);
    bbi_redact(&fact, BBI_HOST, &out);
    cr_assert(out.value[0] == 5 && out.value[1] == 6);
    fact.kind = BAOBEI_EVENT_REVEALED;
    bbi_redact(&fact, BBI_SPECTATOR, &out);
    cr_assert(out.value[0] == 5 && out.value[1] == 6);
    cr_assert(bbi_show(0, BBI_SIGHT_NOBODY, 0, 1) == 0 && bbi_show(9, BBI_SIGHT_USER, 0, 1) == BAOBEI_HIDDEN);
}

/* Cards may be hidden, whatever lies beside them is for all. */
Test(view_redact, nothing_but_cards_is_hidden)
{
    baobei_event fact;
    baobei_event expected;
    baobei_event out;

    memset(&fact, 0x5a, sizeof fact);
    fact.kind = BAOBEI_EVENT_GAVE; /* nobody sees its cards */
    expected = fact;
    expected.card[0] = expected.card[1] = BAOBEI_HIDDEN;
    bbi_redact(&fact, 0, &out);
    cr_assert(memcmp(&out, &expected, sizeof out) == 0);
}

Test(view_redact, viewers)
{
    uint32_t viewer;

    cr_assert(bbi_viewer_set(2) == 8u + 16 + 512 + 1024 && bbi_viewer_set(6) == 2040u);
    cr_assert(bbi_viewer_from(BAOBEI_VIEWER_SEAT_1, 2, &viewer) && viewer == 1u);
    cr_assert(bbi_viewer_from(BAOBEI_VIEWER_HOST, 2, &viewer) && viewer == BBI_HOST);
    cr_assert_not(bbi_viewer_from(BAOBEI_VIEWER_SEAT_2, 2, &viewer));
    cr_assert_not(bbi_viewer_from(24, 2, &viewer));
    cr_assert_not(bbi_viewer_from(0, 2, &viewer));
}

Test(view_redact, a_pass_reaches_its_sender)
{
    baobei_event fact = {.kind = BAOBEI_EVENT_PASSED, .by = 1};
    uint32_t all = bbi_viewer_set(6);

    cr_assert_eq(bbi_reached(&fact, all), BAOBEI_VIEWER_SEAT_1 | BAOBEI_VIEWER_HOST);
    cr_assert_eq(bbi_reached(&fact, BAOBEI_VIEWER_SEAT_0 | BAOBEI_VIEWER_SEAT_1), BAOBEI_VIEWER_SEAT_1);
    cr_assert_eq(bbi_reached(&fact, BAOBEI_VIEWER_SPECTATOR), 0);
    fact.kind = BAOBEI_EVENT_CLAIMED;
    cr_assert_eq(bbi_reached(&fact, all), all);
}

Test(view_redact, answers_of_a_window)
{
    baobei_game *game = load(full_position("claim"));
    baobei_decision out;

    game->state.board.asked = 6;
    game->state.board.answered = 4;
    bbi_project_decision(&game->state, BBI_HOST, &out);
    cr_assert(out.waiting == 2 && out.asked == 6);
    bbi_project_decision(&game->state, 1, &out);
    cr_assert(out.waiting == 6);
    bbi_project_decision(&game->state, 2, &out);
    cr_assert(out.waiting == 2);
    game->state.board.kind = BAOBEI_DECISION_LOOK; /* looks are public */
    bbi_project_decision(&game->state, BBI_SPECTATOR, &out);
    cr_assert(out.waiting == 2);
    baobei_game_free(game);
}

/* A fact is a secret if and only if some viewer is told something else than the host. */
Test(view_redact, secrets)
{
    for (uint32_t kind = 1; kind <= BAOBEI_EVENT_OVER; kind++)
        for (uint32_t cards = 0; cards < 4; cards++) {
            baobei_event fact = {.kind = (uint8_t)kind, .by = 1, .count = 1, .value = {3}};
            bool differs = false;

            fact.card[0] = cards & 1 ? 4 : 0;
            fact.card[1] = cards & 2 ? 5 : 0;
            for (uint32_t viewer = 0; viewer < BBI_VIEWERS; viewer++) {
                baobei_event out;

                bbi_redact(&fact, viewer, &out);
                differs = differs || memcmp(&out, &fact, sizeof out) != 0;
            }
            cr_assert_eq(bbi_is_secret(&fact), differs, "kind %u, cards %u", kind, cards);
        }
}

Test(view_redact, a_macaw_shows_two_cards)
{
    baobei_game *game = load(full_position("swap")); /* a0 and b1, both a 1 */
    baobei_view view;

    bbi_project_view(&game->state, 0, &view);
    cr_assert(view.face[0][0] == 1 && view.face[1][1] == 1 && view.face[0][1] == BAOBEI_HIDDEN && view.top == 3);
    bbi_project_view(&game->state, 1, &view);
    cr_assert(view.face[0][0] == BAOBEI_HIDDEN && view.face[1][1] == BAOBEI_HIDDEN);
    baobei_game_free(game);
    game = load(full_position("drawn"));
    bbi_project_view(&game->state, 0, &view);
    cr_assert(view.hand[0] == 2 && view.hand[1] == 0);
    bbi_project_view(&game->state, 1, &view);
    cr_assert(view.hand[0] == BAOBEI_HIDDEN);
    baobei_game_free(game);
}
