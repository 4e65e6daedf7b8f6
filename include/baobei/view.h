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
 * discard; to a seat the card it has drawn, and the two a macaw is showing it; to everybody all cards
 * from the end of a round until the next deal; to the host all of them.
 *
 * @param game borrows for the call.
 * @param viewer one viewer.
 * @param[out] out filled whole.
 * @return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_VIEWER.
 * Thread-safe as a const call. @since 0.1
 */
BAOBEI_API baobei_status baobei_view_get(const baobei_game *game, baobei_viewer viewer, baobei_view *out);

#ifdef __cplusplus
}
#endif

#endif
