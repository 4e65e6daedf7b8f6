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
    const uint32_t most = host->clocked ? (uint32_t)host->options.claim_seconds * 1000 : UNHURRIED;

    for (unsigned seat = 0; seat < host->options.seats; seat++) {
        if ((waiting >> seat & 1) == 0 || host_is_person(host, seat))
            continue;
        baobei_action action = bot_choose(&host->bots[seat], host->game);
        if (action != 0)
            collect(all, seat, action, bot_think(&host->bots[seat], most));
    }
}

// The person's part. True: the time ran out without an answer.
static bool ask_person(struct host *host, struct collection *all)
{
    const int64_t begin = clock_now();
    baobei_action action = 0;

    host->deadline = host->clocked ? begin + (int64_t)host->options.claim_seconds * 1000 : CLOCK_NEVER;
    enum reply reply = choose(host, &action);
    host->deadline = CLOCK_NEVER;
    // Without a clock there is no hurry: the person's claim counts as made at once, which also makes a
    // typed match come out the same every time.
    if (reply == REPLY_GIVEN)
        collect(all, (unsigned)host->options.person, action, host->clocked ? (uint64_t)(clock_now() - begin) : 0);
    if (reply == REPLY_LATE)
        tell(host, TEXT_CLAIM_LATE, NULL);
    return reply == REPLY_LATE;
}

static void tell_results(struct host *host, const struct collection *all)
{
    for (uint32_t i = 0; i < all->count; i++) {
        if (host_is_person(host, all->seat[i]) && all->result[i] != BAOBEI_OK)
            tell(host, TEXT_CLAIM_REFUSED, ARGS(text_status((baobei_status)all->result[i])));
    }
}

void claims_run(struct host *host, const baobei_decision *now)
{
    const int person = host->options.person;
    const bool asked = person != NOBODY && (now->waiting >> person & 1) != 0;
    struct collection all = {0};
    baobei_decision after;

    ask_bots(host, now->waiting, &all);
    bool late = asked && ask_person(host, &all);
    if (host_ends(host))
        return;
    baobei_status status =
        baobei_apply_claims(host->game, now->token, all.count, all.seat, all.action, all.stamp, all.result);
    if (status != BAOBEI_OK) {
        host_fail(host, status);
        return;
    }
    tell_results(host, &all);
    // Somebody claimed before the time was over, or everybody else passed: then there is nothing to expire.
    if (late && baobei_decision_get(host->game, host->viewer, &after) == BAOBEI_OK && after.token == now->token)
        status = baobei_expire(host->game, (uint32_t)person, now->token);
    if (status != BAOBEI_OK)
        host_fail(host, status);
}
