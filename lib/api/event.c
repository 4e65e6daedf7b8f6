#include <baobei/event.h>

#include "api/game_object.h"

baobei_status baobei_observe(baobei_game *game, uint32_t viewers, baobei_event_fn observer, void *ctx)
{
    if (!game || (viewers && !observer))
        return BAOBEI_BAD_ARGUMENT;
    if (viewers & ~bbi_viewer_set(game->state.board.seats))
        return BAOBEI_BAD_VIEWER;
    if (game->busy)
        return BAOBEI_BAD_BUSY;
    game->outbox.viewers = viewers;
    game->outbox.observer = viewers ? observer : NULL;
    game->outbox.ctx = viewers ? ctx : NULL;
    return BAOBEI_OK;
}

baobei_status baobei_events(const baobei_game *game, baobei_viewer viewer, uint32_t serial, baobei_event *out,
                            uint32_t room, uint32_t *count)
{
    uint32_t who;

    if (count)
        *count = 0;
    if (!game || !count || (room && !out))
        return BAOBEI_BAD_ARGUMENT;
    if (!bbi_viewer_from((uint32_t)viewer, game->state.board.seats, &who))
        return BAOBEI_BAD_VIEWER;
    return bbi_outbox_pull(&game->outbox, &game->state, who, serial, out, room, count);
}

const char *baobei_event_name(baobei_event_kind kind)
{
    static const char *const names[] = {
        [BAOBEI_EVENT_RESET] = "reset",
        [BAOBEI_EVENT_ROUND] = "round",
        [BAOBEI_EVENT_DEALT] = "dealt",
        [BAOBEI_EVENT_LOOKED] = "looked",
        [BAOBEI_EVENT_TURNED] = "turned",
        [BAOBEI_EVENT_TURN] = "turn",
        [BAOBEI_EVENT_DECISION] = "decision",
        [BAOBEI_EVENT_DREW] = "drew",
        [BAOBEI_EVENT_KEPT] = "kept",
        [BAOBEI_EVENT_DISCARDED] = "discarded",
        [BAOBEI_EVENT_TOOK] = "took",
        [BAOBEI_EVENT_WINDOW_CLOSED] = "window-closed",
        [BAOBEI_EVENT_PASSED] = "passed",
        [BAOBEI_EVENT_CLAIMED] = "claimed",
        [BAOBEI_EVENT_MISSED] = "missed",
        [BAOBEI_EVENT_PLUCKED] = "plucked",
        [BAOBEI_EVENT_GAVE] = "gave",
        [BAOBEI_EVENT_ADDED] = "added",
        [BAOBEI_EVENT_PLACED] = "placed",
        [BAOBEI_EVENT_POWER] = "power",
        [BAOBEI_EVENT_DECLINED] = "declined",
        [BAOBEI_EVENT_NO_EFFECT] = "no-effect",
        [BAOBEI_EVENT_PEEKED] = "peeked",
        [BAOBEI_EVENT_SHOWN] = "shown",
        [BAOBEI_EVENT_SWAPPED] = "swapped",
        [BAOBEI_EVENT_INSPECTED] = "inspected",
        [BAOBEI_EVENT_LEFT] = "left",
        [BAOBEI_EVENT_CHOSE] = "chose",
        [BAOBEI_EVENT_DREW_TWO] = "drew-two",
        [BAOBEI_EVENT_REPLACED] = "replaced",
        [BAOBEI_EVENT_SLID] = "slid",
        [BAOBEI_EVENT_RECYCLED] = "recycled",
        [BAOBEI_EVENT_SKIPPED] = "skipped",
        [BAOBEI_EVENT_BAO] = "bao",
        [BAOBEI_EVENT_SHIELD_UP] = "shield-up",
        [BAOBEI_EVENT_SHIELD_DOWN] = "shield-down",
        [BAOBEI_EVENT_FINAL] = "final",
        [BAOBEI_EVENT_TURN_ENDED] = "turn-ended",
        [BAOBEI_EVENT_REVEALED] = "revealed",
        [BAOBEI_EVENT_TOTALS] = "totals",
        [BAOBEI_EVENT_SCORES] = "scores",
        [BAOBEI_EVENT_SUMS] = "sums",
        [BAOBEI_EVENT_OVER] = "over",
    };

    if ((uint32_t)kind >= sizeof names / sizeof *names || !names[kind])
        return "?";
    return names[kind];
}
