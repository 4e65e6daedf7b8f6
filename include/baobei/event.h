/**
 * @file event.h
 * @brief What happened: event kinds, and the two ways to receive them, push and pull.
 *
 * Every viewer gets every event, numbered alike, with the faces it may not see replaced by
 * #BAOBEI_HIDDEN. The one exception is BAOBEI_EVENT_PASSED, a notice that takes no number.
 * BAOBEI_VIEWER_HOST sees every face, so "seen by" below speaks of seats and spectators; the
 * clauses are those of rules.md, R12.
 */
#ifndef BAOBEI_EVENT_H
#define BAOBEI_EVENT_H

#include <baobei/game.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Events that one changing call reports, at most. @since 0.1 */
#define BAOBEI_MAX_EVENTS 128

/**
 * Kinds of event. Fields that are not named are zero, but `by`, which is #BAOBEI_NO_SEAT where nobody acts.
 *
 * "Faces" says who sees which card byte: *everybody*; the *user*, which is the seat `by`; *nobody*; or
 * *none*, when the event carries no card. "values" stands for value[0 ... count - 1]. All other fields are
 * public; tokens and numbers of rounds among the values are uint32_t, to be cast. A test holds these lines and
 * the library together. @since 0.1
 */
typedef enum baobei_event_kind {
    /** The state was replaced (copy, sample, a position read): take the view. Pushed only; serial is the next
        event's. Faces: none. */
    BAOBEI_EVENT_RESET = 1,
    /** A round begins. by: first seat; count: set of its seats; value[0]: its number; value[1]: 1 if it is
        decisive; value[2]: size of the draw pile after the deal. Faces: none. R12.1, R12.4 */
    BAOBEI_EVENT_ROUND = 2,
    /** Cards are dealt: seat[0], slots slot[0] ... slot[0] + count - 1, at most 6 an event. value[0 ... count -
        1]: card bytes. Faces: values nobody. R12.1 */
    BAOBEI_EVENT_DEALT = 3,
    /** Set-up look. by; count: 1 or 2 cards; seat[], slot[]. Faces: card[0] user, card[1] user. R12.2 */
    BAOBEI_EVENT_LOOKED = 4,
    /** The first discard is turned over. value[0]: size of the draw pile. Faces: card[0] everybody. R12.3 */
    BAOBEI_EVENT_TURNED = 5,
    /** A turn begins; all locks end. by: active seat; value[0]: 1 if it is its last one (R4.2, R8.4). Faces:
        none. R12.4 */
    BAOBEI_EVENT_TURN = 6,
    /** A decision starts: who is asked for what. by: the seat asked, #BAOBEI_NO_SEAT if not just one; count:
        set of the seats asked; cause, seat[], slot[]: as in #baobei_decision; card[0]: species whose power
        runs; value[0]: token; value[1]: kind; value[2]: power; value[3]: 1 if a host may time it; value[4]:
        count of #baobei_decision. A claim window opens with it; the reference is the top discard. Faces:
        card[0] everybody. R12.4, R12.9 */
    BAOBEI_EVENT_DECISION = 7,
    /** A card is drawn. by; value[0]: size of the draw pile. Faces: card[0] user. R12.5 */
    BAOBEI_EVENT_DREW = 8,
    /** The drawn card is kept in seat[0], slot[0]. by; card[0]: the old card; card[1]: the kept one, which the
        active seat knows from the draw. Faces: card[0] everybody, card[1] user. R12.6 */
    BAOBEI_EVENT_KEPT = 9,
    /** A drawn card goes face up on the discard pile. by; cause: BAOBEI_CAUSE_DISCARD, or
        BAOBEI_CAUSE_REFERENCE for the reference of an own claim. Faces: card[0] everybody. R12.7, R12.13,
        R12.14 */
    BAOBEI_EVENT_DISCARDED = 10,
    /** The discard is taken into seat[0], slot[0]. by; card[0]: the old card; card[1]: the one taken. Faces:
        card[0] everybody, card[1] everybody. R12.8 */
    BAOBEI_EVENT_TOOK = 11,
    /** A claim window closes without a claim. (With one, BAOBEI_EVENT_CLAIMED closes it.) Faces: none. R12.9 */
    BAOBEI_EVENT_WINDOW_CLOSED = 12,
    /** Notice: by passes. Reaches that seat and the host only, and takes no number: its serial is that of the
        next event. While the window is open every pull gives it, after all numbered events; folding it twice
        does no harm. Faces: none. R12.10 */
    BAOBEI_EVENT_PASSED = 13,
    /** A claim. by; count: 1 simple, 2 double; seat[], slot[] in order. Faces: none. R12.12 */
    BAOBEI_EVENT_CLAIMED = 14,
    /** A wrong claim: the targets are shown and put back. by; count; seat[], slot[]. Faces: card[0] everybody,
        card[1] everybody. R12.13 */
    BAOBEI_EVENT_MISSED = 15,
    /** A right claim: the targets go to the discard pile in order. by; count; seat[], slot[]. Faces: card[0]
        everybody, card[1] everybody. R12.14 */
    BAOBEI_EVENT_PLUCKED = 16,
    /** A card is given. by; from seat[0], slot[0] to seat[1], slot[1]; card[0] and card[1] are that card.
        Faces: card[0] nobody, card[1] nobody. R12.15 */
    BAOBEI_EVENT_GAVE = 17,
    /** An unseen card is drawn to be added to seat[0]. by: who causes it; cause: BAOBEI_CAUSE_PENALTY (by is
        seat[0]) or BAOBEI_CAUSE_POWER; value[0]: size of the draw pile. Faces: card[0] nobody. R12.16, R12.24 */
    BAOBEI_EVENT_ADDED = 18,
    /** The added card is put into seat[0], slot[0]. by: its owner; cause: as above; value[0]: 1 if it is locked
        now. Faces: card[0] nobody. R12.17 */
    BAOBEI_EVENT_PLACED = 19,
    /** A power begins. by: its user; card[0]: the species; cause: what earned it; value[0]: the power. Faces:
        card[0] everybody. R12.18 */
    BAOBEI_EVENT_POWER = 20,
    /** A power is declined, and so does not begin. Fields as in BAOBEI_EVENT_POWER. Faces: card[0] everybody. R12.18 */
    BAOBEI_EVENT_DECLINED = 21,
    /** The power that has just begun has no effect. Fields as in BAOBEI_EVENT_POWER.
        Faces: card[0] everybody. R12.18 */
    BAOBEI_EVENT_NO_EFFECT = 22,
    /** White pelican: by looks at seat[0], slot[0]. Faces: card[0] user. R12.19 */
    BAOBEI_EVENT_PEEKED = 23,
    /** Brown pelican: by shows seat[0], slot[0]. Faces: card[0] everybody. R12.20 */
    BAOBEI_EVENT_SHOWN = 24,
    /** Two cards change places: seat[], slot[]; both are locked now. by; cause: BAOBEI_CAUSE_POWER; card[i]:
        the card that comes to place i. Faces: card[0] nobody, card[1] nobody. R12.21, R12.23 */
    BAOBEI_EVENT_SWAPPED = 25,
    /** Macaw: by looks at seat[], slot[]. Faces: card[0] user, card[1] user. R12.22 */
    BAOBEI_EVENT_INSPECTED = 26,
    /** Macaw: by leaves the two cards, which are face down again. seat[], slot[]. Faces: card[0] nobody,
        card[1] nobody. R12.23 */
    BAOBEI_EVENT_LEFT = 27,
    /** Toco: by chooses the opponent seat[0]. Faces: none. R12.24 */
    BAOBEI_EVENT_CHOSE = 28,
    /** Shoebill: by draws count cards. value[0]: size of the draw pile. Faces: card[0] user, card[1] user.
        R12.25 */
    BAOBEI_EVENT_DREW_TWO = 29,
    /** Shoebill: new cards in count places, seat[], slot[]. by; value[0]: 1 if they are locked now; value[1]: 0, or, if
        a recycle came between the two draws, 1 + the number of the drawn card that went to place 0, which everybody can
        tell then; card[]: the new cards, which the user knows from the draw. Faces: card[0] user, card[1] user.
        R12.26 */
    BAOBEI_EVENT_REPLACED = 30,
    /** Shoebill: count cards are slid under the discard pile. by; value[0]: how many of them were drawn and
        could not be used. Faces: none. R12.27 */
    BAOBEI_EVENT_SLID = 31,
    /** The discard pile becomes the draw pile. count: its number in the round; value[0]: size of the new draw
        pile. Faces: none. R12.28 */
    BAOBEI_EVENT_RECYCLED = 32,
    /** A draw is skipped: no card can be drawn. by: who would have drawn. Faces: none. R12.29 */
    BAOBEI_EVENT_SKIPPED = 33,
    /** BAO! by. Faces: none. R12.30 */
    BAOBEI_EVENT_BAO = 34,
    /** The shield of by rises. Faces: none. R12.30 */
    BAOBEI_EVENT_SHIELD_UP = 35,
    /** The shield of by falls (R11.1). Faces: none. R12.30 */
    BAOBEI_EVENT_SHIELD_DOWN = 36,
    /** The automatic final phase begins. by: the seat before whose turn the round will end. Faces: none. R12.30 */
    BAOBEI_EVENT_FINAL = 37,
    /** A turn ends. by. Faces: none. R12.30 */
    BAOBEI_EVENT_TURN_ENDED = 38,
    /** The round has ended; cards are turned face up: seat[0], slots slot[0] ... slot[0] + count - 1, at most 6
        an event. value[0 ... count - 1]: card bytes, 0 for an empty slot. Faces: values everybody. R12.31 */
    BAOBEI_EVENT_REVEALED = 39,
    /** value[s]: total of seat s in the round (R5.1). Faces: none. R12.31 */
    BAOBEI_EVENT_TOTALS = 40,
    /** value[s]: what seat s records for the round (R5.2). Faces: none. R12.31 */
    BAOBEI_EVENT_SCORES = 41,
    /** value[s]: sum of seat s in the match (R5.4). by: first seat of the next round, #BAOBEI_NO_SEAT if it is
        drawn or there is none; count: set of the seats of the next round, 0 if the match is over. Faces: none.
        R12.31 */
    BAOBEI_EVENT_SUMS = 42,
    /** The match is over. by: the winner. Faces: none. R12.31 */
    BAOBEI_EVENT_OVER = 43
} baobei_event_kind;

/**
 * Sets the observer: called for each event and each viewer of a set, in serial order, viewers in
 * ascending order of value, after the whole move is done. The view is then already that after the move.
 *
 * @param game the game; const calls on it are allowed in the observer.
 * @param viewers set of #baobei_viewer bits; 0 ends it.
 * @param observer the function; may be null only if `viewers` is 0.
 * @param ctx handed to it; keeps until another observer is set or the game ends.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_VIEWER (a bit that is no viewer of this game),
 *         BAOBEI_BAD_BUSY.
 * Not thread-safe on one game. @since 0.1
 */
BAOBEI_API baobei_status baobei_observe(baobei_game *game, uint32_t viewers, baobei_event_fn observer, void *ctx);

/**
 * Pulls events: those that are kept, from a serial on, the same bytes as pushed.
 *
 * @param game borrows for the call.
 * @param viewer one viewer.
 * @param serial first one wanted, from 1; that of the next event is allowed and finds notices at most.
 * @param[out] out the events; may be null if `room` is 0.
 * @param room how many fit. The notices of an open window come after all numbered events and cannot be asked for
 *        piece by piece: with room for #BAOBEI_MAX_SEATS more there always is room for them. As every pull gives
 *        them again, go on while `out` comes back full, not until nothing comes.
 * @param[out] count how many were written; 0 on failure.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_VIEWER; BAOBEI_GONE when that event is no longer kept
 *         (baobei_view_get() is the way on); BAOBEI_BAD_SERIAL when it has not happened yet, or happened before
 *         the serials began again at 1.
 * Thread-safe as a const call. @since 0.1
 */
BAOBEI_API baobei_status baobei_events(const baobei_game *game, baobei_viewer viewer, uint32_t serial,
                                       baobei_event *out, uint32_t room, uint32_t *count);

/**
 * Name of an event kind, lower case with dashes ("window-closed").
 *
 * @param kind any value.
 * @return a view of a constant string, valid for ever; "?" for an unknown kind.
 * Thread-safe. @since 0.1
 */
BAOBEI_API const char *baobei_event_name(baobei_event_kind kind);

#ifdef __cplusplus
}
#endif

#endif
