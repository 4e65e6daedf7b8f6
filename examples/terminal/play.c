// play.c: the host loop. It takes one thing from the host's viewer, namely whom the library waits for.
// All that the client shows comes from its own view, all that an opponent knows from its own viewer.
#include "play.h"

#include "choose.h"
#include "claims.h"
#include "narrate.h"
#include "peek.h"
#include "screen.h"

static void deal(struct host *host, uint32_t token)
{
    struct client *client = &host->client;

    if (client->sheet.recorded > 0) {
        peek_wait(client, TEXT_NEXT_ROUND);
        if (client_ends(client))
            return;
    }
    baobei_status status =
        baobei_apply(host->game, BAOBEI_NO_SEAT, token, baobei_action_make(BAOBEI_ACTION_DEAL, 0, 0, 0, 0, 0));
    if (status != BAOBEI_OK)
        client_fail(client, status);
    else
        host_moved(host);
}

// One answer of one seat, outside of claim windows.
static void answer(struct host *host, unsigned seat, uint32_t token)
{
    struct client *client = &host->client;
    baobei_action action = 0;

    if (client_is_person(client, seat)) {
        if (choose(client, &action) != REPLY_GIVEN) {
            if (!client_ends(client))
                client_fail(client, BAOBEI_BAD_ARGUMENT); // a kind of decision that this client does not know
            return;
        }
        screen_turn_page(client);
    } else {
        action = bot_choose(&host->bots[seat], host->game, host->scratch);
    }
    baobei_status status = baobei_apply(host->game, seat, token, action);
    if (status != BAOBEI_OK)
        client_fail(client, status);
    else
        host_moved(host);
}

void play(struct host *host)
{
    struct client *client = &host->client;

    while (!client_ends(client)) {
        baobei_decision now;
        baobei_status status = baobei_decision_get(host->game, BAOBEI_VIEWER_HOST, &now);
        unsigned seat = 0;

        if (status != BAOBEI_OK) {
            client_fail(client, status);
        } else if (now.kind == BAOBEI_DECISION_OVER) {
            client->ending = ENDING_OVER;
        } else if (now.waiting == 0) {
            deal(host, now.token);
        } else if (now.kind == BAOBEI_DECISION_CLAIM) {
            claims_run(host, &now);
        } else {
            while ((now.waiting >> seat & 1) == 0)
                seat++;
            answer(host, seat, now.token);
        }
        narrate(client);
        out_flush(&client->out);
    }
}
