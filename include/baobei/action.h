/**
 * @file action.h
 * @brief What a seat may do: the pending decision, legal actions, check, apply, expire.
 *
 * One decision is pending at a time; it asks one seat, or several at once (set-up looks, claim
 * windows), or the host (seat #BAOBEI_NO_SEAT, to deal). Which steps are offered, and what is legal,
 * depends on public facts and on choices made, never on a face-down card.
 *
 * What is wrong with a call itself is reported first (null, busy, seat, action), then refusals in this order:
 * over, stale (calls with a token), not asked, answered, not now, and then the rule that the targets
 * break, first target first. Chance is asked last.
 */
#ifndef BAOBEI_ACTION_H
#define BAOBEI_ACTION_H

#include <baobei/game.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Entries that one baobei_apply_claims() call takes, at most. @since 0.1 */
#define BAOBEI_MAX_CLAIMS 64

/**
 * The pending decision. There always is one; after the match it is BAOBEI_DECISION_OVER.
 *
 * @param game borrows for the call.
 * @param viewer one viewer; who has answered in a claim window is shown to BAOBEI_VIEWER_HOST only,
 *        and to a seat for itself (R12.10).
 * @param[out] out filled whole.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_VIEWER.
 * Thread-safe as a const call. @since 0.1
 */
BAOBEI_API baobei_status baobei_decision_get(const baobei_game *game, baobei_viewer viewer, baobei_decision *out);

/**
 * Legal actions of a seat, in ascending order of value: how many, the k-th, or a page. Nothing is
 * searched or allocated; asking for one action costs about the same wherever it stands. A claim
 * window has some 4 200 in the worst case.
 *
 * @param game borrows for the call.
 * @param seat a seat, or #BAOBEI_NO_SEAT for the host.
 * @param first number of the first action wanted, from 0.
 * @param[out] out actions `first`, `first` + 1, ...; null when only the number is wanted.
 * @param room how many fit into `out`; what is past the last action is not written.
 * @return how many legal actions there are in all; 0 for a seat that is not asked, has answered, or does not exist.
 * Thread-safe as a const call. @since 0.1
 */
BAOBEI_API uint32_t baobei_legal(const baobei_game *game, uint32_t seat, uint32_t first, baobei_action *out,
                                 uint32_t room);

/**
 * Legal actions of a seat as a byte per dense id (baobei_action_id()): 1 legal, 0 not.
 *
 * @param game borrows for the call.
 * @param seat a seat, or #BAOBEI_NO_SEAT for the host.
 * @param seats seats of the id space, 2 ... 6.
 * @param slots slots of the id space, 1 ... 66.
 * @param[out] mask written whole, up to the number of ids; zeros for a seat without legal actions.
 * @param room bytes in `mask`; at least the number of ids, else, as for a space out of range, nothing is written
 *        and 0 returned.
 * @return how many legal actions fit the space; when 0 although the seat is asked (its cards lie in
 *         later slots), baobei_expire() is the way on.
 * Thread-safe as a const call. @since 0.1
 */
BAOBEI_API uint32_t baobei_legal_mask(const baobei_game *game, uint32_t seat, uint32_t seats, uint32_t slots,
                                      uint8_t *mask, uint32_t room);

/**
 * Whether a seat might do this now, and if not, why.
 *
 * @param game borrows for the call.
 * @param seat a seat, or #BAOBEI_NO_SEAT for the host.
 * @param action the action.
 * @return BAOBEI_OK; BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_SEAT, BAOBEI_BAD_ACTION; a BAOBEI_REFUSED_...
 *         from public facts only (R12.11).
 * Thread-safe as a const call. @since 0.1
 */
BAOBEI_API baobei_status baobei_check(const baobei_game *game, uint32_t seat, baobei_action action);

/**
 * Does it. Unless BAOBEI_OK is returned the game is byte for byte what it was. A call reports at most
 * #BAOBEI_MAX_EVENTS events, and its work is bounded by a constant, but for the rejected draws of a
 * fair shuffle.
 *
 * @param game the game.
 * @param seat who acts; #BAOBEI_NO_SEAT for the host's deal.
 * @param token the decision that this answers.
 * @param action the action.
 * @return BAOBEI_OK; the errors of baobei_check(); BAOBEI_REFUSED_STALE; BAOBEI_BAD_BUSY;
 *         BAOBEI_FAILED_NO_CHANCE, BAOBEI_FAILED_CHANCE, BAOBEI_FAILED_CHANCE_LATER,
 *         BAOBEI_FAILED_CHANCE_ANSWER.
 * Not thread-safe on one game. @since 0.1
 */
BAOBEI_API baobei_status baobei_apply(baobei_game *game, uint32_t seat, uint32_t token, baobei_action action);

/**
 * Hands over what a claim window has collected: claims and passes, each with the host's own order
 * stamp. They are taken in ascending order of stamp; equal stamps clockwise from the active seat
 * (R3.6), then in the order given. Forbidden ones drop out one by one; of one seat's several the
 * first allowed one counts (R11.38); the first allowed claim wins. If none is left and somebody has
 * not answered, the window stays open.
 *
 * So, at the deadline of a window: hand over what has come; if baobei_decision_get() still has the same
 * token, call baobei_expire() for each seat in `waiting` of the host's decision (the token stays until the
 * last one has answered); and append one record line after each of these calls.
 *
 * @param game the game.
 * @param token the window.
 * @param count entries, 0 ... #BAOBEI_MAX_CLAIMS.
 * @param seats by entry: who; may be null if `count` is 0.
 * @param actions by entry: pass, pluck or double; may be null if `count` is 0.
 * @param stamps by entry: order; null: all equal.
 * @param[out] results by entry: a #baobei_status, as baobei_check() gives it; may be null if `count` is 0. What would
 *        have been allowed but came after the winning claim gets BAOBEI_REFUSED_TOO_LATE, also from the winner; what
 *        came after a pass of the same seat BAOBEI_REFUSED_ANSWERED. Written only when BAOBEI_OK is returned.
 * @return BAOBEI_OK, also when no entry was allowed; BAOBEI_BAD_ARGUMENT; BAOBEI_BAD_BUSY;
 *         BAOBEI_REFUSED_OVER; BAOBEI_REFUSED_STALE; BAOBEI_REFUSED_NOT_NOW when no window is open; the
 *         BAOBEI_FAILED_... of baobei_apply(), and then not even the passes have been taken.
 * Not thread-safe on one game. @since 0.1
 */
BAOBEI_API baobei_status baobei_apply_claims(baobei_game *game, uint32_t token, uint32_t count, const uint8_t *seats,
                                             const baobei_action *actions, const uint64_t *stamps, int32_t *results);

/**
 * Answers for a seat that does not: pass, draw, discard, decline, leave, end, and else the first
 * legal action; that is, always legal action number 0. So a clock, a leaver or a broken client can
 * never freeze a table.
 *
 * @param game the game.
 * @param seat for whom; #BAOBEI_NO_SEAT deals.
 * @param token the decision.
 * @return as baobei_apply().
 * Not thread-safe on one game. @since 0.1
 */
BAOBEI_API baobei_status baobei_expire(baobei_game *game, uint32_t seat, uint32_t token);

/**
 * Makes an action; arguments that the kind does not use must be 0. Two cards in no particular order
 * (LOOK_TWO, SWAP, INSPECT) may be named either way round; the action is the same.
 *
 * @param kind what.
 * @param seat1,slot1 first card; see #baobei_action_kind. Kinds that name an own slot take no seat: 0, whoever acts.
 * @param seat2,slot2 second card.
 * @param choice shoebill: which drawn card.
 * @return the action; 0 for a seat above 5, a slot above 65, a choice above 1, or an argument that should be 0. Whether
 *         it can ever be legal is not asked: baobei_check() has a reason for what is not.
 * Thread-safe. @since 0.1
 */
BAOBEI_API baobei_action baobei_action_make(baobei_action_kind kind, uint32_t seat1, uint32_t slot1, uint32_t seat2,
                                            uint32_t slot2, uint32_t choice);

/**
 * Takes an action apart.
 *
 * @param action any value.
 * @param[out] out filled whole, with zeros on BAOBEI_BAD_ACTION.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_ACTION (also for a spelling that
 *         baobei_action_make() never returns).
 * Thread-safe. @since 0.1
 */
BAOBEI_API baobei_status baobei_action_read(baobei_action action, baobei_parts *out);

/**
 * Dense id of an action in a space of so many seats and slots, ascending with its value. Learning
 * code wants such a small fixed space: 4 seats of 8 slots have some 2 500 ids.
 *
 * @param seats 2 ... 6.
 * @param slots 1 ... 66.
 * @param action an action.
 * @return its id, from 0; how many ids there are for action 0, for one that does not fit the space, and for one that
 *         names a card twice, or for SWAP or INSPECT one seat twice; 0 when the space itself is out of range.
 * Thread-safe. @since 0.1
 */
BAOBEI_API uint32_t baobei_action_id(uint32_t seats, uint32_t slots, baobei_action action);

/**
 * The action of a dense id.
 *
 * @param seats 2 ... 6.
 * @param slots 1 ... 66.
 * @param id from baobei_action_id().
 * @return the action; 0 when there is none.
 * Thread-safe. @since 0.1
 */
BAOBEI_API baobei_action baobei_action_from_id(uint32_t seats, uint32_t slots, uint32_t id);

/**
 * Name of a decision kind, lower case ("turn").
 *
 * @param kind any value.
 * @return a view of a constant string, valid for ever; "?" for an unknown kind.
 * Thread-safe. @since 0.1
 */
BAOBEI_API const char *baobei_decision_name(baobei_decision_kind kind);

/**
 * Name of an action kind, lower case with dashes ("swap-seen").
 *
 * @param kind any value.
 * @return a view of a constant string, valid for ever; "?" for an unknown kind.
 * Thread-safe. @since 0.1
 */
BAOBEI_API const char *baobei_action_name(baobei_action_kind kind);

#ifdef __cplusplus
}
#endif

#endif
