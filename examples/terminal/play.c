// play.c: the host loop. It takes one thing from the host's viewer, namely whom the library waits for.
// All that is shown comes from the viewer of the screen, all that an opponent knows from its own.
#include "play.h"

#include "choose.h"
#include "claims.h"
#include "narrate.h"
#include "peek.h"
#include "screen.h"

static void deal(struct host *host, uint32_t token)
{
    if (host->sheet.recorded > 0) {
        peek_wait(host, TEXT_NEXT_ROUND);
        if (host_ends(host))
            return;
    }
    baobei_status status =
        baobei_apply(host->game, BAOBEI_NO_SEAT, token, baobei_action_make(BAOBEI_ACTION_DEAL, 0, 0, 0, 0, 0));
    if (status != BAOBEI_OK)
        host_fail(host, status);
}

// One answer of one seat, outside of claim windows.
static void answer(struct host *host, unsigned seat, uint32_t token)
{
    baobei_action action = 0;

    if (host_is_person(host, seat)) {
        if (choose(host, &action) != REPLY_GIVEN) {
            if (!host_ends(host))
                host_fail(host, BAOBEI_BAD_ARGUMENT); // a kind of decision that this host does not know
            return;
        }
        screen_turn_page(host);
    } else {
        action = bot_choose(&host->bots[seat], host->game);
    }
    baobei_status status = baobei_apply(host->game, seat, token, action);
    if (status != BAOBEI_OK)
        host_fail(host, status);
}

void play(struct host *host)
{
    while (!host_ends(host)) {
        baobei_decision now;
        baobei_status status = baobei_decision_get(host->game, BAOBEI_VIEWER_HOST, &now);
        unsigned seat = 0;

        if (status != BAOBEI_OK) {
            host_fail(host, status);
        } else if (now.kind == BAOBEI_DECISION_OVER) {
            host->ending = ENDING_OVER;
        } else if (now.waiting == 0) {
            deal(host, now.token);
        } else if (now.kind == BAOBEI_DECISION_CLAIM) {
            claims_run(host, &now);
        } else {
            while ((now.waiting >> seat & 1) == 0)
                seat++;
            answer(host, seat, now.token);
        }
        narrate(host);
        out_flush(&host->out);
    }
}
