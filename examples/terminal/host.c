// host.c: see host.h.
#include "host.h"

// Observer. The client asked for one viewer, and is told nothing else.
static void pass_on(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    struct host *host = ctx;

    if (viewer == host->viewer)
        client_hear(&host->client, event);
}

// The view for the client: once at the beginning, and where events are missing.
static baobei_status first_look(struct host *host)
{
    char rules[BAOBEI_RULES_TEXT];
    baobei_view view;

    baobei_status status = baobei_rules_write(baobei_game_rules(host->game), rules, sizeof rules, NULL);
    if (status == BAOBEI_OK)
        status = baobei_view_get(host->game, host->viewer, &view);
    return status == BAOBEI_OK ? client_join(&host->client, rules, &view) : status;
}

baobei_status host_open(struct host *host)
{
    const struct options *options = &host->options;

    baobei_status status = baobei_game_new(options->rules, options->seats, 0, NULL, NULL, &host->game);
    if (status == BAOBEI_OK)
        status = baobei_game_new(options->rules, options->seats, 0, NULL, NULL, &host->scratch);
    if (status == BAOBEI_OK)
        status = baobei_game_chance(host->game, host->seed, NULL, NULL);
    if (status != BAOBEI_OK)
        return status;
    for (unsigned seat = 0; seat < options->seats; seat++)
        bot_open(&host->bots[seat], options->rules, seat, options->skill, host->seed);
    host->viewer =
        options->person == NOBODY ? BAOBEI_VIEWER_SPECTATOR : (baobei_viewer)(BAOBEI_VIEWER_SEAT_0 << options->person);
    if (options->record != NULL && !record_open(&host->record, options->record, host->game)) {
        host->client.ending = ENDING_RECORD;
        return BAOBEI_OK;
    }
    status = first_look(host);
    return status == BAOBEI_OK ? baobei_observe(host->game, (uint32_t)host->viewer, pass_on, host) : status;
}

void host_close(struct host *host)
{
    client_close(&host->client);
    baobei_rules_free(host->options.rules);
    baobei_game_free(host->scratch);
    baobei_game_free(host->game);
}

void host_moved(struct host *host)
{
    baobei_view view;

    if (host->client.lost && baobei_view_get(host->game, host->viewer, &view) == BAOBEI_OK)
        client_look(&host->client, &view);
    if (!record_move(&host->record, host->game) && !client_ends(&host->client))
        host->client.ending = ENDING_RECORD;
}
