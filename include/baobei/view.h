/**
 * @file view.h
 * @brief Who may know: the table as a viewer sees it.
 */
#ifndef BAOBEI_VIEW_H
#define BAOBEI_VIEW_H

#include <baobei/game.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * The whole table as one viewer sees it now (rules.md, R12). Faces show where they lie open: the top
 * discard; to a seat the cards it has drawn, and the two a macaw is showing it; to everybody all cards
 * from the end of a round until the next deal; to the host all of them.
 *
 * @param game borrows for the call.
 * @param viewer one viewer.
 * @param[out] out filled whole.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_VIEWER.
 * Thread-safe as a const call. @since 0.1
 */
BAOBEI_API baobei_status baobei_view_get(const baobei_game *game, baobei_viewer viewer, baobei_view *out);

/**
 * Carries a view on by one event of the same viewer, so that a client at a distance that takes a
 * view once and then every event, in order, always holds what baobei_view_get() would give it.
 *
 * @param view the view; its `decision.serial` says which event comes next. Unchanged unless BAOBEI_OK
 *        is returned.
 * @param event as pushed or pulled for that viewer. One of another game, or of another viewer, gives a
 *        view that is none; it does no harm.
 * @return BAOBEI_OK; BAOBEI_GONE for a reset: take the view again. Else BAOBEI_BAD_SERIAL for an event that is
 *         not the next; BAOBEI_BAD_ARGUMENT, also for an event that no game can have.
 * Thread-safe. @since 0.1
 */
BAOBEI_API baobei_status baobei_view_fold(baobei_view *view, const baobei_event *event);

/**
 * Legal actions of a seat, from a view alone: the same list in the same order as baobei_legal(), for
 * the seat whose view it is. Any viewer's view lists what its seats asked may do, as far as that
 * viewer knows who has answered.
 *
 * @param view borrows for the call.
 * @param seat a seat, or #BAOBEI_NO_SEAT for the host.
 * @param first number of the first action wanted, from 0.
 * @param[out] out actions `first`, `first` + 1, ...; null when only the number is wanted.
 * @param room how many fit into `out`.
 * @return how many legal actions there are in all; 0 also for a view that no game can give.
 * Thread-safe. @since 0.1
 */
BAOBEI_API uint32_t baobei_view_legal(const baobei_view *view, uint32_t seat, uint32_t first, baobei_action *out,
                                      uint32_t room);

/**
 * Whether a seat might do this, and if not, why, from a view alone: the answer of baobei_check(), for
 * the seat whose view it is.
 *
 * @param view borrows for the call.
 * @param seat a seat, or #BAOBEI_NO_SEAT for the host.
 * @param action the action.
 * @return as baobei_check(); BAOBEI_BAD_ARGUMENT also for a view that no game can give.
 * Thread-safe. @since 0.1
 */
BAOBEI_API baobei_status baobei_view_check(const baobei_view *view, uint32_t seat, baobei_action action);

/**
 * What a viewer with a perfect memory would know of each slot, and of the cards it has not seen:
 * kept through looks, shows, swaps, gives, penalties, shoebills and recycles. Inference from what
 * others do is not part of it.
 *
 * @param game borrows for the call.
 * @param viewer one viewer.
 * @param[out] out filled whole.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_VIEWER.
 * Thread-safe as a const call. @since 0.1
 */
BAOBEI_API baobei_status baobei_recall_get(const baobei_game *game, baobei_viewer viewer, baobei_recall *out);

/**
 * Makes `to` a complete game that this viewer cannot tell from the real one: other faces under the same
 * places, locks, pending decision and memories of others. It is made from what the viewer knows alone,
 * so it gives nothing away; its later draws come from a fast stream of its own. Every world that fits
 * the viewer's memory can come out and no other one does. All are equally likely, except that where cards
 * unseen by the viewer have been shuffled back the weights are coarser: docs/randomness.md. What others'
 * choices betray is not used.
 *
 * @param to a game of any rules and seats; keeps its memory, its observer (which gets a reset event) and
 *        its number of kept events. May be `from`.
 * @param from borrows for the call.
 * @param viewer one viewer; for BAOBEI_VIEWER_HOST only shuffles to come differ.
 * @param seed 32 bytes; borrows for the call. Need not be secret, but never the seed of a game.
 * @param number which world of that seed; the same seed and number give the same world.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_VIEWER, BAOBEI_BAD_BUSY.
 * Not thread-safe on `to`. @since 0.1
 */
BAOBEI_API baobei_status baobei_sample(baobei_game *to, const baobei_game *from, baobei_viewer viewer,
                                       const uint8_t *seed, uint64_t number);

#ifdef __cplusplus
}
#endif

#endif
