/* What bbi_state_valid() finds wrong: each fault alone, made in a state that is right. */
#include "table/state.h"

#include <criterion/criterion.h>

#include "api/game_object.h"
#include "match.h"
#include "odd_rules.h"

/* A position with a bit of everything: locks, cards under the pile, cards in the hand. */
static bool is_rich(const bbi_state *state)
{
    return state->board.locks && state->under && state->held && state->draw && bbi_cards(&state->board, 2) >= 2;
}

static baobei_game *played(void)
{
    for (uint64_t seed = 1; seed <= 300; seed++) {
        baobei_game *game = match_game(odd_rules_named("race"), 3, 0, seed);
        driver d;
        answer a;

        cr_assert_not_null(game);
        driver_init(&d, DRIVER_CALM, seed);
        for (uint32_t i = 0; i < 3000 && driver_answer(&d, game, &a); i++) {
            cr_assert_eq(baobei_apply(game, a.seat, a.token, a.action), BAOBEI_OK);
            if (is_rich(&game->state))
                return game;
        }
        baobei_game_free(game);
    }
    cr_assert_fail("no such position");
    return NULL;
}

typedef void fault_fn(bbi_state *state);

/* A card in two places. */
static void twice_in_pile(bbi_state *s)
{
    s->pile[0] = s->pile[BAOBEI_MAX_CARDS - 1];
}

static void twice_on_table(bbi_state *s)
{
    s->card[0] = s->card[1];
}

static void hand_and_table(bbi_state *s)
{
    s->hand[0] = s->card[0];
}

static void hand_and_pile(bbi_state *s)
{
    s->hand[0] = s->pile[0];
}

static void under_and_pile(bbi_state *s)
{
    s->pile[s->discard + s->under - 1] = s->pile[BAOBEI_MAX_CARDS - 1];
}

/* Not all cards, or one too many. */
static void card_lost(bbi_state *s)
{
    s->draw--;
}

static void no_such_card(bbi_state *s)
{
    s->pile[0] = (uint8_t)bbi_deck_size(&s->rules);
}

static void under_lost(bbi_state *s)
{
    s->under--;
}

static void card_from_nowhere(bbi_state *s)
{
    s->rules.species[0].copies--;
}

static void cards_before_the_deal(bbi_state *s)
{
    s->round = 0;
}

/* Faces. */
static void no_face(bbi_state *s)
{
    s->face[7] = 0;
}

static void face_too_high(bbi_state *s)
{
    s->face[7] = 33;
}

static void faces_changed(bbi_state *s)
{
    s->face[0] = 2;
}

static void faces_of_another_deck(bbi_state *s)
{
    s->rules.species[0].copies--;
    s->rules.species[1].copies++;
}

/* The list of places. */
static void start_not_zero(bbi_state *s)
{
    s->board.start[0] = 1;
}

static void starts_fall(bbi_state *s)
{
    s->board.start[2] = 0;
}

static void slots_fall(bbi_state *s)
{
    uint32_t entry = s->board.start[2];
    uint8_t slot = s->board.slot[entry];

    s->board.slot[entry] = s->board.slot[entry + 1];
    s->board.slot[entry + 1] = slot;
}

static void slot_twice(bbi_state *s)
{
    uint32_t entry = s->board.start[2];

    s->board.slot[entry + 1] = (uint8_t)((s->board.slot[entry + 1] & BBI_LOCKED) | (s->board.slot[entry] & BBI_SLOT));
}

static void slot_not_open(bbi_state *s)
{
    s->board.slots[2] = (uint8_t)(bbi_cards(&s->board, 2) - 1);
}

static void slot_past_the_last(bbi_state *s)
{
    uint32_t last = s->board.start[3] - 1u;

    s->board.slot[last] = (uint8_t)((s->board.slot[last] & BBI_LOCKED) | s->board.slots[2]);
}

static void too_many_slots(bbi_state *s)
{
    s->board.slots[2] = 66;
}

static void slots_of_nobody(bbi_state *s)
{
    s->board.playing &= 3;
}

static void rest_not_zero(bbi_state *s)
{
    s->board.slot[BAOBEI_MAX_CARDS - 1] = 1;
}

static void locks_miscounted(bbi_state *s)
{
    s->board.locks++;
}

/* The pending decision. */
static void nobody_asked(bbi_state *s)
{
    s->board.asked = 0;
}

static void strangers_asked(bbi_state *s)
{
    s->board.asked = 32;
}

static void answered_unasked(bbi_state *s)
{
    s->board.answered = (uint8_t)~s->board.asked;
}

static void all_answered(bbi_state *s)
{
    s->board.answered = s->board.asked;
}

static void shield_of_nobody(bbi_state *s)
{
    s->board.announcer = BAOBEI_NO_SEAT;
    s->board.shield = 1;
}

static void shield_in_final(bbi_state *s)
{
    s->board.announcer = 1;
    s->board.shield = 1;
    s->board.final = 1;
}

static void hand_between_rounds(bbi_state *s)
{
    s->board.kind = BAOBEI_DECISION_DEAL;
    s->board.asked = 0;
    s->board.active = BAOBEI_NO_SEAT;
}

static void active_between_rounds(bbi_state *s)
{
    s->board.kind = BAOBEI_DECISION_OVER;
    s->board.asked = 0;
    while (s->held)
        s->pile[BAOBEI_MAX_CARDS - ++s->draw] = s->hand[--s->held];
}

static void asked_between_rounds(bbi_state *s)
{
    active_between_rounds(s);
    s->board.active = BAOBEI_NO_SEAT;
    s->board.asked = 1;
}

#define ROW(name)   \
    {               \
#name, name \
    }

static const struct {
    const char *name;
    fault_fn *make;
} faults[] = {
    ROW(twice_in_pile),
    ROW(twice_on_table),
    ROW(hand_and_table), ROW(hand_and_pile),
    ROW(under_and_pile),
    ROW(card_lost),
    ROW(no_such_card),
    ROW(under_lost),
    ROW(card_from_nowhere),
    ROW(cards_before_the_deal),
    ROW(no_face),
    ROW(face_too_high),
    ROW(faces_changed),
    ROW(faces_of_another_deck),
    ROW(start_not_zero),
    ROW(starts_fall),
    ROW(slots_fall),
    ROW(slot_twice),
    ROW(slot_not_open),
    ROW(slot_past_the_last),
    ROW(too_many_slots),
    ROW(slots_of_nobody),
    ROW(rest_not_zero),
    ROW(locks_miscounted),
    ROW(nobody_asked),
    ROW(strangers_asked),
    ROW(answered_unasked),
    ROW(all_answered),
    ROW(shield_of_nobody),
    ROW(shield_in_final),
    ROW(hand_between_rounds),
    ROW(active_between_rounds),
    ROW(asked_between_rounds),
};

Test(state, faults_are_found)
{
    baobei_game *game = played();
    bbi_state right = game->state;

    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        bbi_state state = right;

        cr_assert(bbi_state_valid(&state));
        faults[i].make(&state);
        cr_expect_not(bbi_state_valid(&state), "%s is not found", faults[i].name);
    }
    baobei_game_free(game);
}

Test(state, before_the_first_deal)
{
    for (uint32_t seats = 2; seats <= BAOBEI_MAX_SEATS; seats++) {
        baobei_game *game = match_game(0, seats, 0, 1);
        const bbi_state *state = &game->state;

        cr_assert(bbi_state_valid(state));
        cr_assert(state->token == 1 && state->serial == 1 && state->round == 0);
        cr_assert(state->board.kind == BAOBEI_DECISION_DEAL && state->board.asked == 0);
        cr_assert_eq(state->next, (1u << seats) - 1);
        cr_assert(state->first == BAOBEI_NO_SEAT && state->winner == BAOBEI_NO_SEAT &&
                  state->closing == BAOBEI_NO_SEAT && state->board.announcer == BAOBEI_NO_SEAT &&
                  state->board.active == BAOBEI_NO_SEAT);
        baobei_game_free(game);
    }
}

/* A shield with its announcer, and no automatic phase, is right. */
Test(state, shield_may_be_up)
{
    baobei_game *game = played();
    bbi_state state = game->state;

    state.board.announcer = 1;
    state.board.shield = 1;
    state.board.final = 0;
    cr_assert(bbi_state_valid(&state));
    baobei_game_free(game);
}
