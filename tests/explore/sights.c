#include "sights.h"

#include <stdio.h>

static uint32_t power_of(const sights *s, uint32_t species)
{
    baobei_species row;

    return baobei_rules_get_species(s->rules, species, &row) == BAOBEI_OK ? row.power : BAOBEI_POWER_NONE;
}

/* Two species of one family: the pelicans look and show, one of the toucans adds. */
static void cross(sights *s, uint32_t target)
{
    uint32_t one = power_of(s, s->reference);
    uint32_t two = power_of(s, target);

    if (target == s->reference)
        return;
    if (one + two == BAOBEI_POWER_LOOK + BAOBEI_POWER_SHOW && one && two)
        s->crossed[0]++;
    if (one + two == BAOBEI_POWER_ADD && (!one || !two))
        s->crossed[1]++;
}

void sights_watch(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    sights *s = ctx;

    (void)viewer;
    s->kinds[event->kind % SIGHT_KINDS]++;
    if (++s->events > s->most_events)
        s->most_events = s->events;
    if (event->kind == BAOBEI_EVENT_POWER)
        s->powers[event->value[0] % SIGHT_POWERS]++;
    if (event->kind == BAOBEI_EVENT_DISCARDED)
        s->reference = event->card[0];
    if (event->kind == BAOBEI_EVENT_PLUCKED)
        for (uint32_t i = 0; i < event->count; i++)
            cross(s, event->card[i]);
}

void sights_move(sights *s, const baobei_game *game)
{
    baobei_view view;

    baobei_view_get(game, BAOBEI_VIEWER_HOST, &view);
    s->rules = baobei_game_rules(game);
    s->reference = view.top;
    s->events = 0;
}

static uint32_t miss(uint64_t seen, const char *what, const char *name)
{
    if (!seen)
        printf("never came up: %s %s\n", what, name);
    return !seen;
}

uint32_t sights_missing(const sights *s)
{
    uint32_t missing = 0;

    /* A reset is no move, and a match goes on after its first round. */
    for (uint32_t kind = BAOBEI_EVENT_RESET + 1; kind <= BAOBEI_EVENT_OVER; kind++)
        missing += miss(s->kinds[kind], "event", baobei_event_name((baobei_event_kind)kind));
    for (uint32_t power = BAOBEI_POWER_LOOK; power <= BAOBEI_POWER_REPLACE; power++)
        missing += miss(s->powers[power], "power", baobei_power_name((baobei_power)power));
    missing += miss(s->crossed[0], "pluck across", "the pelicans");
    missing += miss(s->crossed[1], "pluck across", "the toucans");
    return missing;
}
