// bots.c: what an opponent remembers, and how it picks an action. What an action is worth to it is
// worth.c's subject.
#include "bots.h"

#include "worth.h"

#include <string.h>

#define PAGE 128
#define LAPSE 8 // one claim window in so many finds it looking elsewhere

void bot_open(struct bot *bot, const baobei_rules *rules, unsigned seat, const uint8_t seed[BAOBEI_SEED_SIZE])
{
    int32_t cards = 0;
    int32_t points = 0;

    memset(bot, 0, sizeof *bot);
    bot->seat = seat;
    bot->viewer = (baobei_viewer)(BAOBEI_VIEWER_SEAT_0 << seat);
    for (unsigned i = 1; i <= BAOBEI_MAX_SPECIES; i++) {
        baobei_rules_get_species(rules, i, &bot->species[i]);
        cards += bot->species[i].copies;
        points += bot->species[i].copies * bot->species[i].points;
    }
    bot->usual = cards > 0 ? 10 * points / cards : 0;
    dice_open(&bot->dice, seed, seat);
}

// Notes a card if its face was shown to this seat, and forgets nothing if it was not.
static void learn(struct bot *bot, unsigned seat, unsigned slot, uint8_t card)
{
    if (card != BAOBEI_HIDDEN)
        bot->known[seat][slot] = card;
}

// Another card lies there now, seen or not.
static void renew(struct bot *bot, unsigned seat, unsigned slot, uint8_t card)
{
    bot->known[seat][slot] = card == BAOBEI_HIDDEN ? 0 : card;
}

// Two cards change places, and what is known of them goes along.
static void exchange(struct bot *bot, const baobei_event *event)
{
    uint8_t *first = &bot->known[event->seat[0]][event->slot[0]];
    uint8_t *second = &bot->known[event->seat[1]][event->slot[1]];
    uint8_t card = *first;

    *first = *second;
    *second = card;
}

void bot_hear(struct bot *bot, const baobei_event *event)
{
    const unsigned cards = event->count < 2 ? event->count : 2;

    switch (event->kind) {
    case BAOBEI_EVENT_ROUND: memset(bot->known, 0, sizeof bot->known); break;
    case BAOBEI_EVENT_LOOKED:
    case BAOBEI_EVENT_MISSED:
        for (unsigned i = 0; i < cards; i++)
            learn(bot, event->seat[i], event->slot[i], event->card[i]);
        break;
    case BAOBEI_EVENT_INSPECTED:
        learn(bot, event->seat[1], event->slot[1], event->card[1]);
        learn(bot, event->seat[0], event->slot[0], event->card[0]);
        break;
    case BAOBEI_EVENT_PEEKED:
    case BAOBEI_EVENT_SHOWN: learn(bot, event->seat[0], event->slot[0], event->card[0]); break;
    case BAOBEI_EVENT_KEPT:
    case BAOBEI_EVENT_TOOK: renew(bot, event->seat[0], event->slot[0], event->card[1]); break;
    case BAOBEI_EVENT_PLUCKED:
        for (unsigned i = 0; i < cards; i++)
            bot->known[event->seat[i]][event->slot[i]] = 0;
        break;
    case BAOBEI_EVENT_PLACED: bot->known[event->seat[0]][event->slot[0]] = 0; break;
    case BAOBEI_EVENT_GAVE:
    case BAOBEI_EVENT_SWAPPED: exchange(bot, event); break;
    case BAOBEI_EVENT_REPLACED:
        for (unsigned i = 0; i < cards; i++)
            renew(bot, event->seat[i], event->slot[i], event->card[i]);
        break;
    default: break;
    }
}

baobei_action bot_choose(struct bot *bot, const baobei_game *game)
{
    baobei_action page[PAGE];
    baobei_action best = 0;
    int32_t most = 0;
    uint32_t equals = 0;
    struct worth worth;

    if (baobei_view_get(game, bot->viewer, &worth.view) != BAOBEI_OK)
        return 0;
    if (worth.view.decision.kind == BAOBEI_DECISION_CLAIM && dice_below(&bot->dice, LAPSE) == 0)
        return baobei_action_make(BAOBEI_ACTION_PASS, 0, 0, 0, 0, 0);
    worth_open(&worth, bot);
    const uint32_t count = baobei_legal(game, bot->seat, 0, NULL, 0);
    for (uint32_t i = 0; i < count; i++) {
        if (i % PAGE == 0)
            baobei_legal(game, bot->seat, i, page, PAGE);
        int32_t value = worth_action(&worth, page[i % PAGE]);
        if (best == 0 || value > most) {
            best = page[i % PAGE];
            most = value;
            equals = 1;
        } else if (value == most && dice_below(&bot->dice, ++equals) == 0) {
            best = page[i % PAGE]; // of several equally good ones any, each as likely as the others
        }
    }
    return best;
}

uint32_t bot_think(struct bot *bot, uint32_t most)
{
    return most / 3 + dice_below(&bot->dice, most - most / 3 + 1);
}
