#include "table.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

static int32_t answer(void *ctx, uint32_t n)
{
    table *t = ctx;
    int32_t value;

    if ((int32_t)t->asked++ == t->fail_at)
        return t->fail_with;
    value = t->answer < t->answer_count ? t->answers[t->answer++] : 0;
    cr_assert_lt(value, (int32_t)n, "the script answers %d of %u", value, n);
    return value;
}

void table_init(table *t, uint32_t seats)
{
    memset(t, 0, sizeof *t);
    t->seats = seats;
    t->fail_at = -1;
    cr_assert_eq(baobei_rules_new(NULL, NULL, &t->rules), BAOBEI_OK);
}

void table_species(table *t, uint32_t species, int32_t points, uint32_t copies, uint32_t family, baobei_power power)
{
    cr_assert_eq(baobei_rules_set_species(t->rules, species, points, copies, family, power), BAOBEI_OK);
}

void table_empty_rules(table *t)
{
    for (uint32_t species = 1; species <= BAOBEI_MAX_SPECIES; species++)
        table_species(t, species, 0, 0, species, BAOBEI_POWER_NONE);
}

void table_rule(table *t, baobei_rule key, int32_t value)
{
    cr_assert_eq(baobei_rules_set(t->rules, key, value), BAOBEI_OK);
}

void table_deck(table *t, uint32_t seats, uint32_t each, const char *cards)
{
    uint32_t copies[BAOBEI_MAX_SPECIES + 1] = {0};

    while (*cards) {
        char *end;
        unsigned long species = strtoul(cards, &end, 10);

        if (end == cards) {
            cards++;
            continue;
        }
        cr_assert(species > 0 && species <= BAOBEI_MAX_SPECIES);
        copies[species]++;
        cards = end;
    }
    table_init(t, seats);
    table_rule(t, BAOBEI_RULE_DEAL_TWO, (int32_t)each);
    table_rule(t, BAOBEI_RULE_DEAL_MORE, (int32_t)each);
    table_rule(t, BAOBEI_RULE_LOOKS, 0);
    for (uint32_t species = 1; species <= BAOBEI_MAX_SPECIES; species++) {
        baobei_species row;

        cr_assert_eq(baobei_rules_get_species(t->rules, species, &row), BAOBEI_OK);
        table_species(t, species, row.points, copies[species], row.family, (baobei_power)row.power);
    }
}

void table_open(table *t)
{
    cr_assert_eq(baobei_game_new(t->rules, t->seats, TABLE_EVENTS, NULL, NULL, &t->game), BAOBEI_OK);
    cr_assert_eq(baobei_game_chance(t->game, NULL, answer, t), BAOBEI_OK);
    t->mark = 1;
}

void table_close(table *t)
{
    baobei_game_free(t->game);
    baobei_rules_free(t->rules);
}

void table_script(table *t, int32_t value)
{
    cr_assert_lt(t->answer_count, sizeof t->answers / sizeof *t->answers);
    t->answers[t->answer_count++] = value;
}

/* The answers by which a shuffle from the front makes `order` out of 0, 1, 2 ... */
void table_script_shuffle(table *t, const uint32_t *order, uint32_t count)
{
    uint32_t list[BAOBEI_MAX_CARDS];

    for (uint32_t i = 0; i < count; i++)
        list[i] = i;
    for (uint32_t i = 0; i + 1 < count; i++) {
        uint32_t at = i;
        uint32_t first = list[i];

        while (list[at] != order[i])
            cr_assert_lt(++at, count, "the order is no permutation");
        table_script(t, (int32_t)(at - i));
        list[i] = list[at];
        list[at] = first;
    }
}

/* How many cards of each species the deck has, and the number of the first one in the unshuffled deck. */
static uint32_t read_deck(const table *t, uint32_t *left, uint32_t *next)
{
    uint32_t cards = 0;

    for (uint32_t species = 1; species <= BAOBEI_MAX_SPECIES; species++) {
        baobei_species row;

        cr_assert_eq(baobei_rules_get_species(t->rules, species, &row), BAOBEI_OK);
        left[species] = row.copies;
        next[species] = cards;
        cards += row.copies;
    }
    return cards;
}

/* Parses the parts of a deal into the deck from its top; 0 where nothing is named. */
static void read_cards(const char *text, uint32_t *deck, uint32_t seats, uint32_t each)
{
    uint32_t part = 0; /* 0: hands, 1: first discard, 2: draw pile */
    uint32_t seat = 0;
    uint32_t at = 0;

    while (*text) {
        char *end;
        unsigned long species = strtoul(text, &end, 10);

        if (end != text) {
            uint32_t place = part == 0 ? at * seats + seat : seats * each + (part == 2) + at;

            cr_assert(part > 0 || (seat < seats && at < each), "too many cards in a hand");
            cr_assert_lt(place, (uint32_t)BAOBEI_MAX_CARDS);
            deck[place] = (uint32_t)species;
            at++;
            text = end;
            continue;
        }
        if (*text == '|' || *text == '/') {
            at = 0;
            seat += *text == '|';
            part += *text == '/';
        }
        text++;
    }
}

static uint32_t popcount(uint32_t set)
{
    uint32_t count = 0;

    for (; set; set &= set - 1)
        count++;
    return count;
}

/* Seats of the round that is to be dealt: everybody, or those that the last event said. */
static uint32_t next_players(const table *t)
{
    baobei_view view = table_view(t, BAOBEI_VIEWER_HOST);
    baobei_event event;
    uint32_t count;

    if (view.round == 0)
        return (1u << t->seats) - 1;
    for (uint32_t serial = view.decision.serial - 1;; serial--) {
        cr_assert_eq(baobei_events(t->game, BAOBEI_VIEWER_HOST, serial, &event, 1, &count), BAOBEI_OK);
        if (event.kind == BAOBEI_EVENT_SUMS)
            return event.count;
    }
}

void table_deal(table *t, uint32_t first, const char *cards)
{
    uint32_t deck[BAOBEI_MAX_CARDS] = {0};
    uint32_t order[BAOBEI_MAX_CARDS];
    uint32_t left[BAOBEI_MAX_SPECIES + 1];
    uint32_t next[BAOBEI_MAX_SPECIES + 1];
    uint32_t count = read_deck(t, left, next);
    uint32_t players;
    uint32_t rank = 0;
    int32_t each;

    if (!t->game)
        table_open(t);
    players = next_players(t);
    baobei_rules_get(t->rules, popcount(players) == 2 ? BAOBEI_RULE_DEAL_TWO : BAOBEI_RULE_DEAL_MORE, &each);
    read_cards(cards, deck, popcount(players), (uint32_t)each);
    for (uint32_t i = 0; i < count; i++)
        if (deck[i]) {
            cr_assert_gt(left[deck[i]], 0u, "the deck has not so many cards of species %u", deck[i]);
            left[deck[i]]--;
        }
    for (uint32_t i = 0, species = 1; i < count; i++) {
        if (deck[i])
            continue;
        while (!left[species])
            species++;
        deck[i] = species;
        left[species]--;
    }
    for (uint32_t i = 0; i < count; i++)
        order[i] = next[deck[i]]++;
    table_script_shuffle(t, order, count);
    for (uint32_t seat = 0; seat < first; seat++)
        rank += players >> seat & 1u;
    if (table_view(t, BAOBEI_VIEWER_HOST).first == BAOBEI_NO_SEAT)
        table_script(t, (int32_t)rank);
    table_play(t, BAOBEI_NO_SEAT, DEAL());
}

void table_start(table *t, uint32_t first, const char *cards)
{
    table_deal(t, first, cards);
    while (table_now(t).kind == BAOBEI_DECISION_LOOK) {
        baobei_decision now = table_now(t);
        uint32_t seat = 0;

        while (!(now.waiting >> seat & 1))
            seat++;
        table_play(t, seat, now.count == 2 ? LOOKS(0, 1) : LOOK(0));
    }
}

baobei_decision table_now(const table *t)
{
    baobei_decision now;

    cr_assert_eq(baobei_decision_get(t->game, BAOBEI_VIEWER_HOST, &now), BAOBEI_OK);
    return now;
}

void table_play(table *t, uint32_t seat, baobei_action action)
{
    baobei_decision now = table_now(t);
    baobei_status status = baobei_check(t->game, seat, action);

    cr_assert_eq(status, BAOBEI_OK, "seat %u: check says %s in %s", seat, baobei_status_name(status),
                 baobei_decision_name((baobei_decision_kind)now.kind));
    t->mark = now.serial;
    status = baobei_apply(t->game, seat, now.token, action);
    cr_assert_eq(status, BAOBEI_OK, "seat %u: apply says %s", seat, baobei_status_name(status));
}

void table_refuse(table *t, uint32_t seat, baobei_action action, baobei_status expected)
{
    size_t size = baobei_game_size(TABLE_EVENTS);
    void *before = malloc(size);
    baobei_decision now = table_now(t);
    baobei_status checked = baobei_check(t->game, seat, action);
    baobei_status applied;

    cr_assert_not_null(before);
    memcpy(before, t->game, size);
    applied = baobei_apply(t->game, seat, now.token, action);
    cr_assert_eq(checked, expected, "check: %s, not %s", baobei_status_name(checked), baobei_status_name(expected));
    cr_assert_eq(applied, expected, "apply: %s, not %s", baobei_status_name(applied), baobei_status_name(expected));
    cr_assert_eq(memcmp(before, t->game, size), 0, "a refused action has changed the game");
    free(before);
}

void table_pass(table *t)
{
    baobei_decision now = table_now(t);
    uint32_t mark = now.serial;

    cr_assert_eq(now.kind, BAOBEI_DECISION_CLAIM);
    for (uint32_t seat = 0; seat < t->seats; seat++)
        if (now.waiting >> seat & 1u)
            table_play(t, seat, PASS());
    t->mark = mark;
}

void table_draw_discard(table *t)
{
    uint32_t seat = table_now(t).active;

    table_play(t, seat, DRAW());
    table_play(t, seat, DISCARD());
    if (table_now(t).kind == BAOBEI_DECISION_CLAIM)
        table_pass(t);
}

void table_end(table *t)
{
    table_play(t, table_now(t).active, END());
}

void table_idle_turn(table *t)
{
    table_draw_discard(t);
    if (table_now(t).kind == BAOBEI_DECISION_END)
        table_end(t);
}

void table_expect(const table *t, baobei_decision_kind kind, uint32_t asked)
{
    baobei_decision now = table_now(t);

    cr_assert_eq(now.kind, kind, "pending: %s, not %s", baobei_decision_name((baobei_decision_kind)now.kind),
                 baobei_decision_name(kind));
    cr_assert_eq(now.asked, asked, "asked: %#x, not %#x", now.asked, asked);
}

void table_runs(const table *t, uint32_t user, uint32_t species, baobei_cause cause)
{
    baobei_decision now = table_now(t);

    cr_assert_eq(now.species, species, "pending: %s of species %u, not of %u",
                 baobei_decision_name((baobei_decision_kind)now.kind), now.species, species);
    cr_assert_eq(now.asked, 1u << user, "asked: %#x, not %#x", now.asked, 1u << user);
    cr_assert_eq(now.cause, cause, "cause: %u, not %u", now.cause, cause);
}

baobei_view table_view(const table *t, baobei_viewer viewer)
{
    baobei_view view;

    cr_assert_eq(baobei_view_get(t->game, viewer, &view), BAOBEI_OK);
    return view;
}

uint32_t table_card(const table *t, uint32_t seat, uint32_t slot)
{
    return table_view(t, BAOBEI_VIEWER_HOST).face[seat][slot];
}

uint32_t table_top(const table *t)
{
    return table_view(t, BAOBEI_VIEWER_HOST).top;
}

uint32_t table_cards(const table *t, uint32_t seat)
{
    baobei_view view = table_view(t, BAOBEI_VIEWER_HOST);
    uint32_t count = 0;

    for (uint32_t slot = 0; slot < BAOBEI_MAX_SLOTS; slot++)
        count += view.place[seat][slot] != 0;
    return count;
}

baobei_viewer table_viewer(uint32_t seat)
{
    return (baobei_viewer)(BAOBEI_VIEWER_SEAT_0 << seat);
}

uint32_t table_all_viewers(const table *t)
{
    uint32_t set = BAOBEI_VIEWER_SPECTATOR | BAOBEI_VIEWER_HOST;

    for (uint32_t seat = 0; seat < t->seats; seat++)
        set |= (uint32_t)table_viewer(seat);
    return set;
}

/* The events of the last move. */
static uint32_t pull(const table *t, baobei_viewer viewer, baobei_event *events, uint32_t room)
{
    uint32_t count;

    cr_assert_eq(baobei_events(t->game, viewer, t->mark, events, room, &count), BAOBEI_OK);
    return count;
}

uint32_t table_count(const table *t, baobei_event_kind kind)
{
    static baobei_event events[TABLE_EVENTS];
    uint32_t count = pull(t, BAOBEI_VIEWER_HOST, events, TABLE_EVENTS);
    uint32_t found = 0;

    for (uint32_t i = 0; i < count; i++)
        found += events[i].kind == kind;
    return found;
}

bool table_has(const table *t, baobei_event_kind kind)
{
    return table_count(t, kind) > 0;
}

baobei_event table_nth(const table *t, baobei_viewer viewer, baobei_event_kind kind, uint32_t n)
{
    static baobei_event events[TABLE_EVENTS];
    uint32_t count = pull(t, viewer, events, TABLE_EVENTS);

    for (uint32_t i = 0; i < count; i++)
        if (events[i].kind == kind && n-- == 0)
            return events[i];
    cr_assert_fail("no such event: %s", baobei_event_name(kind));
    return events[0];
}

baobei_event table_event(const table *t, baobei_viewer viewer, baobei_event_kind kind)
{
    return table_nth(t, viewer, kind, 0);
}

uint32_t table_order(const table *t, baobei_event_kind kind)
{
    return table_event(t, BAOBEI_VIEWER_HOST, kind).serial - t->mark;
}

void table_seen(const table *t, baobei_event_kind kind, uint32_t n, uint32_t i, uint32_t species, uint32_t viewers)
{
    uint32_t all = table_all_viewers(t);

    for (uint32_t viewer = 1; viewer <= all; viewer <<= 1) {
        uint32_t expected = viewers & viewer || viewer == BAOBEI_VIEWER_HOST ? species : BAOBEI_HIDDEN;
        uint32_t card;

        if (!(all & viewer))
            continue;
        card = table_nth(t, (baobei_viewer)viewer, kind, n).card[i];
        cr_assert_eq(card, expected, "%s: viewer %u gets %u, not %u", baobei_event_name(kind), viewer, card, expected);
    }
}

void table_copies(table *t, uint32_t species, uint32_t copies)
{
    baobei_species row;

    cr_assert_eq(baobei_rules_get_species(t->rules, species, &row), BAOBEI_OK);
    table_species(t, species, row.points, copies, row.family, (baobei_power)row.power);
}

void table_exact(table *t, uint32_t first, const char *cards)
{
    uint32_t copies[BAOBEI_MAX_SPECIES + 1] = {0};

    cr_assert_null(t->game, "the deck must be chosen before the game is made");
    for (const char *text = cards; *text;) {
        char *end;
        unsigned long species = strtoul(text, &end, 10);

        if (end == text)
            end++;
        else {
            cr_assert(species >= 1 && species <= BAOBEI_MAX_SPECIES);
            copies[species]++;
        }
        text = end;
    }
    for (uint32_t species = 1; species <= BAOBEI_MAX_SPECIES; species++)
        table_copies(t, species, copies[species]);
    table_start(t, first, cards);
}

void table_idle_to(table *t, uint32_t seat)
{
    while (table_now(t).active != seat)
        table_idle_turn(t);
}

void table_announce(table *t)
{
    table_draw_discard(t);
    table_play(t, table_now(t).active, BAO());
}

void table_finish(table *t)
{
    while (table_now(t).active != BAOBEI_NO_SEAT)
        table_idle_turn(t);
}

void table_claim(table *t, uint32_t seat, baobei_action claim, int32_t give1, int32_t give2)
{
    table_play(t, seat, claim);
    if (give1 >= 0)
        table_play(t, seat, GIVE((uint32_t)give1));
    if (give2 >= 0)
        table_play(t, seat, GIVE((uint32_t)give2));
}

void table_numbers(const table *t, baobei_event_kind kind, const int32_t expected[6])
{
    baobei_event event = table_event(t, BAOBEI_VIEWER_SPECTATOR, kind);

    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++)
        cr_assert_eq(event.value[seat], expected[seat], "%s: seat %u has %d, not %d", baobei_event_name(kind), seat,
                     (int)event.value[seat], (int)expected[seat]);
}

void table_hand(const table *t, uint32_t seat, const char *cards)
{
    baobei_view view = table_view(t, BAOBEI_VIEWER_HOST);
    uint32_t slot = 0;

    for (const char *text = cards; *text; slot++) {
        char *end;
        unsigned long species = strtoul(text, &end, 10);

        cr_assert_neq(end, text);
        cr_assert_eq(view.face[seat][slot], species, "seat %u, slot %u: %u, not %lu", seat, slot, view.face[seat][slot],
                     species);
        text = end;
    }
    cr_assert_eq(view.slots[seat], slot, "seat %u has %u slots, not %u", seat, view.slots[seat], slot);
}

static baobei_action make(baobei_action_kind kind, uint32_t seat1, uint32_t slot1, uint32_t seat2, uint32_t slot2,
                          uint32_t choice)
{
    baobei_action action = baobei_action_make(kind, seat1, slot1, seat2, slot2, choice);

    cr_assert_neq(action, 0, "not an action");
    return action;
}

#define BARE(name) \
    baobei_action name(void) \
    { \
        return make(BAOBEI_ACTION_##name, 0, 0, 0, 0, 0); \
    }
#define SLOT(name) \
    baobei_action name(uint32_t slot) \
    { \
        return make(BAOBEI_ACTION_##name, 0, slot, 0, 0, 0); \
    }
#define CARD(name) \
    baobei_action name(uint32_t seat, uint32_t slot) \
    { \
        return make(BAOBEI_ACTION_##name, seat, slot, 0, 0, 0); \
    }
#define CARDS(name) \
    baobei_action name(uint32_t seat1, uint32_t slot1, uint32_t seat2, uint32_t slot2) \
    { \
        return make(BAOBEI_ACTION_##name, seat1, slot1, seat2, slot2, 0); \
    }

BARE(DEAL)
BARE(DRAW)
BARE(DISCARD)
BARE(PASS)
BARE(END)
BARE(BAO)
BARE(USE)
BARE(DECLINE)
BARE(LEAVE)
BARE(SWAP_SEEN)
SLOT(LOOK)
SLOT(TAKE)
SLOT(KEEP)
SLOT(GIVE)
SLOT(PLACE)
CARD(PLUCK)
CARD(PEEK)
CARD(SHOW)
CARDS(DOUBLE)
CARDS(SWAP)
CARDS(INSPECT)

baobei_action LOOKS(uint32_t slot1, uint32_t slot2)
{
    return make(BAOBEI_ACTION_LOOK_TWO, 0, slot1, 0, slot2, 0);
}

baobei_action ADD(uint32_t seat)
{
    return make(BAOBEI_ACTION_ADD, seat, 0, 0, 0, 0);
}

baobei_action BOTH(uint32_t choice, uint32_t slot1, uint32_t seat2, uint32_t slot2)
{
    return make(BAOBEI_ACTION_REPLACE_BOTH, 0, slot1, seat2, slot2, choice);
}

baobei_action OWN(uint32_t choice, uint32_t slot)
{
    return make(BAOBEI_ACTION_REPLACE_OWN, 0, slot, 0, 0, choice);
}

baobei_action OTHER(uint32_t choice, uint32_t seat, uint32_t slot)
{
    return make(BAOBEI_ACTION_REPLACE_OTHER, 0, 0, seat, slot, choice);
}
