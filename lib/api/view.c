#include <baobei/view.h>

#include "api/game_object.h"
#include "rules/legal.h"
#include "view/fold.h"
#include "view/recall.h"
#include "view/sample.h"

baobei_status baobei_view_get(const baobei_game *game, baobei_viewer viewer, baobei_view *out)
{
    uint32_t who;

    if (!game || !out)
        return BAOBEI_BAD_ARGUMENT;
    if (!bbi_viewer_from((uint32_t)viewer, game->state.board.seats, &who))
        return BAOBEI_BAD_VIEWER;
    bbi_project_view(&game->state, who, out);
    return BAOBEI_OK;
}

baobei_status baobei_view_fold(baobei_view *view, const baobei_event *event)
{
    if (!view || !event)
        return BAOBEI_BAD_ARGUMENT;
    if (event->kind == BAOBEI_EVENT_RESET)
        return BAOBEI_GONE;
    if (event->serial != view->decision.serial)
        return BAOBEI_BAD_SERIAL;
    return bbi_fold(view, event);
}

uint32_t baobei_view_legal(const baobei_view *view, uint32_t seat, uint32_t first, baobei_action *out, uint32_t room)
{
    bbi_board board;

    if (!view || !bbi_board_from_view(view, &board))
        return 0;
    return bbi_legal_list(&board, seat, first, out, room);
}

baobei_status baobei_view_check(const baobei_view *view, uint32_t seat, baobei_action action)
{
    bbi_board board;
    baobei_parts parts;

    if (!view || !bbi_board_from_view(view, &board))
        return BAOBEI_BAD_ARGUMENT;
    return bbi_legal_judge(&board, seat, action, &parts);
}

baobei_status baobei_recall_get(const baobei_game *game, baobei_viewer viewer, baobei_recall *out)
{
    uint32_t who;

    if (!game || !out)
        return BAOBEI_BAD_ARGUMENT;
    if (!bbi_viewer_from((uint32_t)viewer, game->state.board.seats, &who))
        return BAOBEI_BAD_VIEWER;
    bbi_recall(&game->state, who, out);
    return BAOBEI_OK;
}

baobei_status baobei_sample(baobei_game *to, const baobei_game *from, baobei_viewer viewer, const uint8_t *seed,
                            uint64_t number)
{
    bbi_heaps heaps;
    bbi_mind mind;
    uint32_t who;

    if (!to || !from || !seed)
        return BAOBEI_BAD_ARGUMENT;
    if (!bbi_viewer_from((uint32_t)viewer, from->state.board.seats, &who))
        return BAOBEI_BAD_VIEWER;
    if (to->busy)
        return BAOBEI_BAD_BUSY;
    bbi_heaps_read(&heaps, &from->state, who);
    bbi_mind_read(&mind, &from->state, who);
    bbi_sample(&to->state, &mind, &heaps, seed, number);
    to->below = NULL;
    to->below_ctx = NULL;
    bbi_game_replaced(to);
    return BAOBEI_OK;
}
