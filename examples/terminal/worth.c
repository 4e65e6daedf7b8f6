// worth.c: see worth.h. Rules of thumb, nothing is searched: an opponent should be a fair one for
// somebody who learns the game, and quick.
#include "worth.h"

#define PENALTY 60 // an unseen card, and a face shown to all
#define RISK 25    // how much ahead an opponent wants to be before it says BAO
#define DRAW 12    // what a card from the pile is hoped to save
#define FACE 5     // what it costs that the others know a card of one's own

static int32_t points(const struct worth *w, uint8_t card)
{
    return card >= 1 && card <= BAOBEI_MAX_SPECIES ? 10 * w->bot->species[card].points : w->bot->usual;
}

static int32_t at(const struct worth *w, unsigned seat, unsigned slot)
{
    return points(w, w->bot->known[seat][slot]);
}

// Whether a card that the bot remembers matches a reference.
static int matches(const struct worth *w, unsigned seat, unsigned slot, uint8_t reference)
{
    const uint8_t card = w->bot->known[seat][slot];

    return card != 0 && reference >= 1 && reference <= BAOBEI_MAX_SPECIES &&
           w->bot->species[card].family == w->bot->species[reference].family;
}

void worth_open(struct worth *w, struct bot *bot)
{
    w->bot = bot;
    w->worst = 0;
    for (unsigned seat = 0; seat < BAOBEI_MAX_SEATS; seat++) {
        w->total[seat] = 0;
        w->strangers[seat] = 0;
        for (unsigned slot = 0; slot < w->view.slots[seat]; slot++) {
            if (w->view.place[seat][slot] == 0)
                continue;
            w->total[seat] += at(w, seat, slot);
            w->strangers[seat] += bot->known[seat][slot] == 0;
            if (seat == bot->seat && at(w, seat, slot) > w->worst)
                w->worst = at(w, seat, slot);
        }
    }
}

// What is saved when this card is plucked: the card itself, or the worst own one, given away for it.
static int32_t saved(const struct worth *w, unsigned seat, unsigned slot)
{
    return seat == w->bot->seat ? at(w, seat, slot) : w->worst - FACE;
}

static int32_t claim(const struct worth *w, const baobei_parts *p)
{
    const int drawn = w->view.decision.kind == BAOBEI_DECISION_DRAWN;
    const uint8_t reference = drawn ? w->view.hand[0] : w->view.top;
    const unsigned cards = p->kind == BAOBEI_ACTION_DOUBLE ? 2 : 1;
    int32_t sum = drawn ? 5 : 0;

    for (unsigned i = 0; i < cards; i++) {
        if (!matches(w, p->seat[i], p->slot[i], reference))
            return -PENALTY;
        sum += saved(w, p->seat[i], p->slot[i]);
    }
    return sum;
}

// Two cards that change places: good if a high own one goes.
static int32_t swap(const struct worth *w, const uint8_t seat[2], const uint8_t slot[2])
{
    const int32_t first = at(w, seat[0], slot[0]);
    const int32_t second = at(w, seat[1], slot[1]);

    if (seat[0] == w->bot->seat)
        return first - second;
    if (seat[1] == w->bot->seat)
        return second - first;
    return 1;
}

static int32_t inspect(const struct worth *w, const baobei_parts *p)
{
    int32_t sum = 0;

    for (unsigned i = 0; i < 2; i++) {
        sum += w->bot->known[p->seat[i]][p->slot[i]] == 0 ? 10 : 0;
        sum += p->seat[i] == w->bot->seat ? at(w, p->seat[i], p->slot[i]) / 2 : 0;
    }
    return sum;
}

static int32_t replace(const struct worth *w, const baobei_parts *p)
{
    const int32_t own = points(w, w->view.hand[p->choice]);
    const int32_t other = points(w, w->view.hand[p->kind == BAOBEI_ACTION_REPLACE_BOTH ? 1 - p->choice : p->choice]);
    int32_t sum = 0;

    if (p->kind != BAOBEI_ACTION_REPLACE_OTHER)
        sum += at(w, w->bot->seat, p->slot[0]) - own;
    if (p->kind != BAOBEI_ACTION_REPLACE_OWN)
        sum += (other - at(w, p->seat[1], p->slot[1])) / 2;
    return sum;
}

// A look at an own card is worth more than one at somebody else's.
static int32_t peek(const struct worth *w, unsigned seat, unsigned slot)
{
    if (w->bot->known[seat][slot] != 0)
        return 0;
    return seat == w->bot->seat ? 30 : 10;
}

static int32_t bao(const struct worth *w)
{
    const unsigned own = w->bot->seat;
    int32_t lowest = INT32_MAX;

    if (w->strangers[own] > 1)
        return -1;
    for (unsigned seat = 0; seat < w->view.seats; seat++) {
        if (seat != own && (w->view.playing >> seat & 1) != 0 && w->total[seat] < lowest)
            lowest = w->total[seat];
    }
    return lowest - w->total[own] - RISK * (1 + 2 * (int32_t)w->strangers[own]) - (w->total[own] > 60 ? 100 : 0);
}

int32_t worth_action(const struct worth *w, baobei_action action)
{
    const unsigned own = w->bot->seat;
    baobei_parts p;

    if (baobei_action_read(action, &p) != BAOBEI_OK)
        return INT32_MIN;
    switch (p.kind) {
    case BAOBEI_ACTION_DRAW: return DRAW;
    case BAOBEI_ACTION_TAKE: return at(w, own, p.slot[0]) - points(w, w->view.top) - FACE;
    case BAOBEI_ACTION_KEEP: return at(w, own, p.slot[0]) - points(w, w->view.hand[0]);
    case BAOBEI_ACTION_PLUCK:
    case BAOBEI_ACTION_DOUBLE: return claim(w, &p);
    case BAOBEI_ACTION_GIVE: return at(w, own, p.slot[0]);
    case BAOBEI_ACTION_PEEK: return peek(w, p.seat[0], p.slot[0]);
    case BAOBEI_ACTION_SHOW: return p.seat[0] == own ? 0 : peek(w, p.seat[0], p.slot[0]);
    case BAOBEI_ACTION_SWAP: return swap(w, p.seat, p.slot);
    case BAOBEI_ACTION_SWAP_SEEN: return swap(w, w->view.decision.seat, w->view.decision.slot);
    case BAOBEI_ACTION_INSPECT: return inspect(w, &p);
    case BAOBEI_ACTION_ADD: return -w->total[p.seat[0]]; // the one who is ahead
    case BAOBEI_ACTION_REPLACE_BOTH:
    case BAOBEI_ACTION_REPLACE_OWN:
    case BAOBEI_ACTION_REPLACE_OTHER: return replace(w, &p);
    case BAOBEI_ACTION_BAO: return bao(w);
    case BAOBEI_ACTION_USE: return 1;
    default: return 0; // pass, discard, decline, leave, end, and choices that are all alike
    }
}
