// claims.c: see claims.h.
#include "claims.h"

#include "choose.h"
#include "clock.h"
#include "voice.h"

// How long opponents may think when the person has no clock, in milliseconds.
#define UNHURRIED 10000

struct collection {
    uint32_t count;
    uint8_t seat[BAOBEI_MAX_SEATS];
    baobei_action action[BAOBEI_MAX_SEATS];
    uint64_t stamp[BAOBEI_MAX_SEATS];
    int32_t result[BAOBEI_MAX_SEATS];
};

static void collect(struct collection *all, unsigned seat, baobei_action action, uint64_t stamp)
{
    all->seat[all->count] = (uint8_t)seat;
    all->action[all->count] = action;
    all->stamp[all->count] = stamp;
    all->count++;
}

static void ask_bots(struct host *host, uint8_t waiting, struct collection *all)
{
    const uint32_t most = host->client.clocked ? (uint32_t)host->options.claim_seconds * 1000 : UNHURRIED;

    for (unsigned seat = 0; seat < host->options.seats; seat++) {
        struct bot *bot = &host->bots[seat];
        if ((waiting >> seat & 1) == 0 || client_is_person(&host->client, seat))
            continue;
        const uint32_t moment = bot_think(bot, most); // settled before it looks: a pause must not tell anything
        baobei_action action = bot_choose(bot, host->game, host->scratch);
        if (action != 0)
            collect(all, seat, action, moment);
    }
}

// The person's part. True: the time ran out without an answer.
static bool ask_person(struct client *client, struct collection *all)
{
    const int64_t begin = clock_now();
    baobei_action action = 0;

    client->deadline = client->clocked ? begin + (int64_t)client->claim_seconds * 1000 : CLOCK_NEVER;
    enum reply reply = choose(client, &action);
    client->deadline = CLOCK_NEVER;
    // Without a clock there is no hurry: the person's claim counts as made at once, which also makes a
    // typed match come out the same every time.
    if (reply == REPLY_GIVEN)
        collect(all, (unsigned)client->person, action, client->clocked ? (uint64_t)(clock_now() - begin) : 0);
    if (reply == REPLY_LATE)
        tell(client, TEXT_CLAIM_LATE, NULL);
    return reply == REPLY_LATE;
}

// The person hears what became of its claim. True: at least one answer counted.
static bool tell_results(struct client *client, const struct collection *all)
{
    bool counted = false;

    for (uint32_t i = 0; i < all->count; i++) {
        counted = counted || all->result[i] == BAOBEI_OK;
        if (client_is_person(client, all->seat[i]) && all->result[i] != BAOBEI_OK)
            tell(client, TEXT_CLAIM_REFUSED, ARGS(text_status((baobei_status)all->result[i])));
    }
    return counted;
}

void claims_run(struct host *host, const baobei_decision *now)
{
    struct client *client = &host->client;
    const int person = client->person;
    const bool asked = person != NOBODY && (now->waiting >> person & 1) != 0;
    struct collection all = {0};

    ask_bots(host, now->waiting, &all);
    bool late = asked && ask_person(client, &all);
    if (client_ends(client))
        return;
    baobei_status status =
        baobei_apply_claims(host->game, now->token, all.count, all.seat, all.action, all.stamp, all.result);
    if (status != BAOBEI_OK) {
        client_fail(client, status);
        return;
    }
    if (tell_results(client, &all))
        host_moved(host);
    // Somebody claimed before the time was over, or everybody else passed: then there is nothing to expire.
    if (!late || client->view.decision.token != now->token)
        return;
    status = baobei_expire(host->game, (uint32_t)person, now->token);
    if (status != BAOBEI_OK)
        client_fail(client, status);
    else
        host_moved(host);
}
