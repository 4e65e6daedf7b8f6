/*
 * A table for rule tests: a game whose deck is stacked and whose every move is checked, driven
 * through the public API. Functions assert with Criterion; a scenario reads from top to bottom.
 *
 * Cards are written as species numbers. With the default rules: 1 to 8 plain birds of so many points,
 * 9 white pelican (look), 10 brown pelican (show), 11 blind-swap bird, 12 macaw (inspect),
 * 13 toco (add), 14 shoebill (replace), 15 golden toucan (-5, no power).
 */
#ifndef TESTS_SUPPORT_TABLE_H
#define TESTS_SUPPORT_TABLE_H

#include <baobei/baobei.h>
#include <stdbool.h>

enum { TABLE_EVENTS = 4096 };

typedef struct table {
    baobei_game *game;
    baobei_rules *rules; /* change it before table_open() */
    uint32_t seats;
    uint32_t mark;       /* serial from which table_event() looks */
    int32_t answers[4096]; /* what the script still answers; then it answers 0: nothing is shuffled */
    uint32_t answer, answer_count;
    uint32_t asked;      /* how often chance was asked */
    int32_t fail_at;     /* the ask at which it answers `fail_with`, from 0; -1: never */
    int32_t fail_with;
} table;

/* A table for so many seats, default rules, nothing dealt. table_close() frees it. */
void table_init(table *t, uint32_t seats);

/* A rule set without species; table_species() fills it. Deal and looks stay the default. */
void table_empty_rules(table *t);
void table_species(table *t, uint32_t species, int32_t points, uint32_t copies, uint32_t family, baobei_power power);
void table_rule(table *t, baobei_rule key, int32_t value);

/*
 * A table whose deck is exactly the cards of this deal, with their default properties; so many a seat,
 * and none is looked at. Change rules, then table_start() with the same cards.
 */
void table_deck(table *t, uint32_t seats, uint32_t each, const char *cards);

/* Makes the game from the rules. table_deal() does it by itself if it was not done. */
void table_open(table *t);
void table_close(table *t);

/*
 * Deals a round: "hands / first discard / draw pile": hands separated by |, in ascending order of the
 * seats that play, cards by slot; then the first discard, then the draw pile from the top, each part
 * may be left out or shorter than it is ("1 2 3 4 | 5 6 7 8 / 9 / 10 11"): what is not named is filled
 * up with the cards that are left, in ascending order of species. `first` is the first seat where it
 * is drawn. Nobody has looked yet.
 */
void table_deal(table *t, uint32_t first, const char *cards);

/* Deals, and all seats look at their slots 0 and 1: the first turn begins. */
void table_start(table *t, uint32_t first, const char *cards);

/* Script the order of the next shuffle of `count` cards: element i of the result is element order[i]. */
void table_script_shuffle(table *t, const uint32_t *order, uint32_t count);
void table_script(table *t, int32_t answer);

/* The pending decision, as the host knows it. */
baobei_decision table_now(const table *t);

/* A seat does something that must be allowed; events are looked for from here on. */
void table_play(table *t, uint32_t seat, baobei_action action);

/* A seat does something that must be refused so; the whole game object stays byte for byte what it was. */
void table_refuse(table *t, uint32_t seat, baobei_action action, baobei_status status);

/* All seats that are asked pass (in a window), and the window closes. */
void table_pass(table *t);

/* The active seat draws, discards directly, and everybody passes. */
void table_draw_discard(table *t);

/* As above; then the turn ends if nothing else is pending. */
void table_idle_turn(table *t);

/* Seats whose turn it is end it. */
void table_end(table *t);

/* The decision that must be pending now, and who is asked (a set: bit s is seat s). */
void table_expect(const table *t, baobei_decision_kind kind, uint32_t asked);

/* A power runs now: its user alone is asked, for this species and cause. */
void table_runs(const table *t, uint32_t user, uint32_t species, baobei_cause cause);

/* Species in a slot (0: empty), top discard, cards of a seat, as they really are. */
uint32_t table_card(const table *t, uint32_t seat, uint32_t slot);
uint32_t table_top(const table *t);
uint32_t table_cards(const table *t, uint32_t seat);
baobei_view table_view(const table *t, baobei_viewer viewer);
baobei_viewer table_viewer(uint32_t seat);

/* A set of baobei_viewer bits: all seats, spectator and host. */
uint32_t table_all_viewers(const table *t);

/* Events of the last move (since `mark`), as a viewer gets them. */
bool table_has(const table *t, baobei_event_kind kind);
uint32_t table_count(const table *t, baobei_event_kind kind);
baobei_event table_event(const table *t, baobei_viewer viewer, baobei_event_kind kind); /* must be there */
baobei_event table_nth(const table *t, baobei_viewer viewer, baobei_event_kind kind, uint32_t n); /* n from 0 */
/* Position of an event of a kind among those of the last move, from 0; fails if there is none. */
uint32_t table_order(const table *t, baobei_event_kind kind);

/*
 * Exactly these viewers see card[i] of the n-th event of a kind in the last move as `species`, and all
 * other viewers see it hidden. The host always sees it and need not be named.
 */
void table_seen(const table *t, baobei_event_kind kind, uint32_t n, uint32_t i, uint32_t species, uint32_t viewers);

/* Sets how many cards of a species the deck has; points, family and power stay. */
void table_copies(table *t, uint32_t species, uint32_t copies);

/* As table_start(), and the deck is exactly the cards named: nothing is filled up. Before table_open(). */
void table_exact(table *t, uint32_t first, const char *cards);

/* Idle turns until it is this seat's turn. */
void table_idle_to(table *t, uint32_t seat);

/* The active seat draws, discards directly, everybody passes, and it announces BAO. */
void table_announce(table *t);

/* Idle turns until the round is over. */
void table_finish(table *t);

/* A seat makes a claim, and the claimant gives from these slots, in order; -1: no give. */
void table_claim(table *t, uint32_t seat, baobei_action claim, int32_t give1, int32_t give2);

/* Numbers of an event of the last move that carries one for each seat. */
void table_numbers(const table *t, baobei_event_kind kind, const int32_t expected[6]);

/* Cards of a seat by slot: "1 0 3" is a card, an empty slot, a card, and there are no further slots. */
void table_hand(const table *t, uint32_t seat, const char *cards);

/* Actions, short. */
baobei_action DEAL(void), DRAW(void), DISCARD(void), PASS(void), END(void), BAO(void), USE(void), DECLINE(void),
    LEAVE(void), SWAP_SEEN(void);
baobei_action LOOK(uint32_t slot), LOOKS(uint32_t slot1, uint32_t slot2), TAKE(uint32_t slot), KEEP(uint32_t slot),
    GIVE(uint32_t slot), PLACE(uint32_t slot), ADD(uint32_t seat);
baobei_action PLUCK(uint32_t seat, uint32_t slot), PEEK(uint32_t seat, uint32_t slot),
    SHOW(uint32_t seat, uint32_t slot);
baobei_action DOUBLE(uint32_t seat1, uint32_t slot1, uint32_t seat2, uint32_t slot2),
    SWAP(uint32_t seat1, uint32_t slot1, uint32_t seat2, uint32_t slot2),
    INSPECT(uint32_t seat1, uint32_t slot1, uint32_t seat2, uint32_t slot2);
baobei_action BOTH(uint32_t choice, uint32_t slot1, uint32_t seat2, uint32_t slot2),
    OWN(uint32_t choice, uint32_t slot),
    OTHER(uint32_t choice, uint32_t seat, uint32_t slot);

#endif
