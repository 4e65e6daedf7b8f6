#include <baobei/view.h>

#include "api/game_object.h"

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
