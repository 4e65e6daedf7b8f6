/* A view that is carried on by events, without a game (R12: equal to the view that the game gives). */
#ifndef BBI_VIEW_FOLD_H
#define BBI_VIEW_FOLD_H

#include "view/redact.h"

/* BAOBEI_OK, or BAOBEI_BAD_ARGUMENT for an event that cannot be, and then the view is unchanged. */
baobei_status bbi_fold(baobei_view *view, const baobei_event *event);

/* The public facts of a view: what legality reads. False if the view cannot be one. */
bool bbi_board_from_view(const baobei_view *view, bbi_board *board);

#endif
