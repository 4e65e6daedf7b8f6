// client.c: see client.h.
#include "client.h"

#include "clock.h"
#include "ruleset.h"
#include "stop.h"

#include <string.h>

// Whether two rule sets have the same species table.
static bool same_cards(const baobei_rules *one, const baobei_rules *other)
{
    for (unsigned i = 1; i <= BAOBEI_MAX_SPECIES; i++) {
        baobei_species a;
        baobei_species b;
        if (baobei_rules_get_species(one, i, &a) != BAOBEI_OK || baobei_rules_get_species(other, i, &b) != BAOBEI_OK ||
            memcmp(&a, &b, sizeof a) != 0)
            return false;
    }
    return true;
}

// Finds out which figures are the assumed ones (rules.md, R10).
static baobei_status compare(struct client *client)
{
    const baobei_rule key = ruleset_limit(client->seats);
    baobei_rules *usual = NULL;
    int32_t limit = 0;
    int32_t usual_limit = 0;

    baobei_status status = baobei_rules_new(NULL, NULL, &usual);
    if (status != BAOBEI_OK)
        return status;
    client->assumed = same_cards(client->rules, usual);
    baobei_rules_get(client->rules, key, &limit);
    baobei_rules_get(usual, key, &usual_limit);
    client->limit_usual = limit == usual_limit;
    baobei_rules_free(usual);
    return BAOBEI_OK;
}

baobei_status client_join(struct client *client, const char *rules, const baobei_view *view)
{
    baobei_status status = baobei_rules_new(NULL, NULL, &client->rules);

    if (status == BAOBEI_OK)
        status = baobei_rules_read(client->rules, rules, strlen(rules), NULL);
    if (status != BAOBEI_OK)
        return status;
    client->seats = view->seats;
    client->deadline = CLOCK_NEVER;
    client_look(client, view);
    return compare(client);
}

void client_close(struct client *client)
{
    baobei_rules_free(client->rules);
    client->rules = NULL;
}

void client_look(struct client *client, const baobei_view *view)
{
    client->view = *view;
    client->lost = false;
}

void client_hear(struct client *client, const baobei_event *event)
{
    if (baobei_view_fold(&client->view, event) != BAOBEI_OK)
        client->lost = true; // a reset, or a gap
    // Told after the move: a pause or a peek has no place inside of one.
    if (client->queued < QUEUE_ROOM)
        client->queue[client->queued++] = *event;
}

bool client_is_person(const struct client *client, unsigned seat)
{
    return client->person != NOBODY && seat == (unsigned)client->person;
}

bool client_ends(struct client *client)
{
    if (client->ending == ENDING_NONE || client->ending == ENDING_OVER) {
        if (stop_signal() != 0)
            client->ending = ENDING_SIGNAL;
        else if (client->out.error != 0)
            client->ending = ENDING_OUTPUT;
    }
    return client->ending != ENDING_NONE;
}

void client_fail(struct client *client, baobei_status status)
{
    if (!client_ends(client)) {
        client->ending = ENDING_FAILED;
        client->failure = status;
    }
}
