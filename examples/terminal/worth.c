// worth.c: see worth.h. Nothing is searched: an action is worth what it does to the expected points of the bot,
// and a share of what it does to its opponents'. The constants were tried out over some thousand matches.
#include "worth.h"

#define PENALTY 90 // a card unseen, and a face shown to all
#define FACE 5     // that the others know a card of one's own
#define SIGHT 10   // that one knows it oneself
#define NERVE 15   // that the round is over before somebody else says BAO
#define NOTHING 10000

static int32_t at(const struct belief *b, unsigned seat, unsigned slot)
{
    return b->points[seat][slot];
}

// What it is worth that an opponent's total grows: there are others who profit, too.
static int32_t harm(const struct belief *b, int32_t points)
{
    return points / (int32_t)b->view.seats;
}

// What changes when one card in a place makes room for another: good if an own one falls, or another's rises.
static int32_t change(const struct belief *b, unsigned seat, int32_t before, int32_t after)
{
    return seat == b->bot->seat ? before - after : harm(b, after - before);
}

// The own cards that are given away for opposing targets: the worst that are no targets themselves.
static int32_t gifts(const struct belief *b, const baobei_parts *p, unsigned cards)
{
    const unsigned own = b->bot->seat;
    int32_t most[2] = {0, 0};
    int32_t sum = 0;
    unsigned owed = 0;

    for (unsigned slot = 0; slot < b->view.slots[own]; slot++) {
        bool target = false;
        for (unsigned i = 0; i < cards; i++)
            target = target || (p->seat[i] == own && p->slot[i] == slot);
        if (target || b->view.place[own][slot] == 0)
            continue;
        if (at(b, own, slot) > most[0]) {
            most[1] = most[0];
            most[0] = at(b, own, slot);
        } else if (at(b, own, slot) > most[1]) {
            most[1] = at(b, own, slot);
        }
    }
    for (unsigned i = 0; i < cards; i++) {
        if (p->seat[i] != own)
            sum += most[owed++];
    }
    return sum;
}

// What the powers of a right claim promise: a double pluck has only that of its second card.
static int32_t claim_powers(const struct belief *b, unsigned reference, unsigned cards)
{
    const bool drawn = b->view.decision.kind == BAOBEI_DECISION_DRAWN;
    const int32_t power = worth_power(b, reference);

    return cards == 1 && drawn ? 2 * power : power; // the card that is plucked is of the same kind, or nearly
}

static int32_t claim(const struct belief *b, const baobei_parts *p)
{
    const bool drawn = b->view.decision.kind == BAOBEI_DECISION_DRAWN;
    const unsigned reference = drawn ? b->view.hand[0] : b->view.top;
    const unsigned cards = p->kind == BAOBEI_ACTION_DOUBLE ? 2 : 1;
    const int32_t hits = (int32_t)(cards == 2 ? belief_both(b, reference, p->seat, p->slot)
                                              : belief_matches(b, reference, p->seat[0], p->slot[0]));
    const int32_t given = gifts(b, p, cards);
    int32_t gain = given + harm(b, given) + claim_powers(b, reference, cards);

    if (hits == 0)
        return -PENALTY;
    for (unsigned i = 0; i < cards; i++)
        gain += change(b, p->seat[i], belief_card(b, reference), 0);
    return (hits * gain - (WORLDS - hits) * PENALTY) / WORLDS;
}

static int32_t swap(const struct belief *b, const uint8_t seat[2], const uint8_t slot[2])
{
    const int32_t first = at(b, seat[0], slot[0]);
    const int32_t second = at(b, seat[1], slot[1]);

    return change(b, seat[0], first, second) + change(b, seat[1], second, first);
}

// A look at an own card is worth more than one at somebody else's.
static int32_t look(const struct belief *b, unsigned seat, unsigned slot)
{
    if (belief_seen(b, seat, slot))
        return 0;
    return seat == b->bot->seat ? 3 * SIGHT : SIGHT;
}

// Two cards are seen, and swapped if that is good; so what counts is what the swap might bring in some world.
static int32_t inspect(const struct belief *b, const baobei_parts *p)
{
    int32_t sum = 0;

    for (unsigned w = 0; w < WORLDS; w++) {
        const int32_t first = belief_card(b, b->face[w][p->seat[0]][p->slot[0]]);
        const int32_t second = belief_card(b, b->face[w][p->seat[1]][p->slot[1]]);
        int32_t gain = change(b, p->seat[0], first, second) + change(b, p->seat[1], second, first);
        sum += gain > 0 ? gain : 0;
    }
    return sum / WORLDS + look(b, p->seat[0], p->slot[0]) + look(b, p->seat[1], p->slot[1]);
}

static int32_t replace(const struct belief *b, const baobei_parts *p)
{
    const bool both = p->kind == BAOBEI_ACTION_REPLACE_BOTH;
    const int32_t own = belief_card(b, b->view.hand[p->choice]);
    const int32_t other = belief_card(b, b->view.hand[both ? 1 - p->choice : p->choice]);
    int32_t sum = 0;

    if (p->kind != BAOBEI_ACTION_REPLACE_OTHER)
        sum += at(b, b->bot->seat, p->slot[0]) - own;
    if (p->kind != BAOBEI_ACTION_REPLACE_OWN)
        sum += change(b, p->seat[1], at(b, p->seat[1], p->slot[1]), other);
    return sum;
}

// An own card is exchanged for a known one.
static int32_t keep(const struct belief *b, unsigned slot, int32_t card)
{
    const unsigned own = b->bot->seat;

    return at(b, own, slot) - card + (belief_seen(b, own, slot) ? 0 : SIGHT);
}

// The best use of a card that might be drawn.
static int32_t use(const struct belief *b, unsigned species)
{
    const unsigned own = b->bot->seat;
    int32_t most = worth_power(b, species);

    for (unsigned slot = 0; slot < b->view.slots[own]; slot++) {
        if (b->view.place[own][slot] == 0)
            continue;
        int32_t kept = keep(b, slot, belief_card(b, species));
        if (kept > most)
            most = kept;
        if (belief_seen(b, own, slot) && belief_matches(b, species, own, slot) == WORLDS &&
            at(b, own, slot) + worth_power(b, species) > most)
            most = at(b, own, slot) + worth_power(b, species);
    }
    return most;
}

static int32_t draw(const struct belief *b)
{
    int32_t sum = 0;

    for (unsigned w = 0; w < WORLDS; w++)
        sum += use(b, belief_draw(b));
    return sum / WORLDS;
}

int32_t worth_action(const struct belief *b, baobei_action action)
{
    const unsigned own = b->bot->seat;
    baobei_parts p;

    if (baobei_action_read(action, &p) != BAOBEI_OK)
        return INT32_MIN;
    switch (p.kind) {
    case BAOBEI_ACTION_DRAW: return draw(b);
    case BAOBEI_ACTION_TAKE: return keep(b, p.slot[0], belief_card(b, b->view.top)) - FACE;
    case BAOBEI_ACTION_KEEP: return keep(b, p.slot[0], belief_card(b, b->view.hand[0]));
    case BAOBEI_ACTION_DISCARD: return worth_power(b, b->view.hand[0]);
    case BAOBEI_ACTION_PLUCK:
    case BAOBEI_ACTION_DOUBLE: return claim(b, &p);
    case BAOBEI_ACTION_GIVE: return at(b, own, p.slot[0]);
    case BAOBEI_ACTION_PEEK: return look(b, p.seat[0], p.slot[0]);
    case BAOBEI_ACTION_SHOW: return p.seat[0] == own ? 0 : look(b, p.seat[0], p.slot[0]);
    case BAOBEI_ACTION_SWAP: return swap(b, p.seat, p.slot);
    case BAOBEI_ACTION_SWAP_SEEN: return swap(b, b->view.decision.seat, b->view.decision.slot);
    case BAOBEI_ACTION_INSPECT: return inspect(b, &p);
    case BAOBEI_ACTION_ADD: return -10 * b->view.sum[p.seat[0]] - b->total[p.seat[0]]; // the one who is ahead
    case BAOBEI_ACTION_REPLACE_BOTH:
    case BAOBEI_ACTION_REPLACE_OWN:
    case BAOBEI_ACTION_REPLACE_OTHER: return replace(b, &p);
    case BAOBEI_ACTION_BAO: return worth_bao(b);
    case BAOBEI_ACTION_USE: return worth_power(b, b->view.decision.species);
    default: return 0; // pass, decline, leave, end, and choices that are all alike
    }
}

// The most and the least that a card is expected to hold, of the bot and of the others.
static int32_t extreme(const struct belief *b, bool own, bool most)
{
    int32_t found = most ? -NOTHING : NOTHING;
    bool any = false;

    for (unsigned seat = 0; seat < b->view.seats; seat++) {
        for (unsigned slot = 0; slot < b->view.slots[seat]; slot++) {
            // 1 is a card that is neither locked nor shielded
            if (b->view.place[seat][slot] == 1 && (seat == b->bot->seat) == own &&
                (at(b, seat, slot) > found) == most) {
                found = at(b, seat, slot);
                any = true;
            }
        }
    }
    return any ? found : b->mean;
}

int32_t worth_power(const struct belief *b, unsigned species)
{
    const bool strangers = b->unseen[b->bot->seat] > 0;

    if (species < 1 || species > BAOBEI_MAX_SPECIES)
        return 0;
    const int32_t swapped = extreme(b, true, true) - extreme(b, false, false);
    switch (b->bot->species[species].power) {
    case BAOBEI_POWER_LOOK: return strangers ? 3 * SIGHT : SIGHT / 2;
    case BAOBEI_POWER_SHOW: return SIGHT / 2;
    case BAOBEI_POWER_SWAP: return swapped > 0 ? swapped : 0;
    case BAOBEI_POWER_INSPECT: return (swapped > 0 ? swapped : 0) + SIGHT;
    case BAOBEI_POWER_ADD: return harm(b, b->mean);
    case BAOBEI_POWER_REPLACE: return extreme(b, true, true) - b->mean + 20;
    default: return 0;
    }
}

// The total of a seat in one world; `turn`: after one more turn, in which it replaces its worst card if it can.
static int32_t total(const struct belief *b, unsigned w, unsigned seat, bool turn)
{
    int32_t sum = 0;
    int32_t worst = -NOTHING;

    for (unsigned slot = 0; slot < b->view.slots[seat]; slot++) {
        if (b->view.place[seat][slot] == 0)
            continue;
        int32_t card = belief_card(b, b->face[w][seat][slot]);
        sum += card;
        if (card > worst)
            worst = card;
    }
    if (turn && worst > -NOTHING) {
        int32_t drawn = belief_card(b, belief_draw(b));
        if (drawn < worst)
            sum += drawn - worst;
    }
    return sum;
}

// What a BAO would record in one world, if the others have one more turn each.
static int32_t recorded(const struct belief *b, unsigned w)
{
    const unsigned own = b->bot->seat;
    const int32_t mine = total(b, w, own, false);
    bool lowest = true;

    for (unsigned seat = 0; seat < b->view.seats; seat++) {
        if (seat != own && (b->view.playing >> seat & 1) != 0 && total(b, w, seat, true) <= mine)
            lowest = false;
    }
    if (lowest)
        return mine < 0 ? mine : 0;
    const int32_t floor = 10 * b->bot->bao_floor;
    return mine * b->bot->bao_factor > floor ? mine * b->bot->bao_factor : floor;
}

int32_t worth_bao(const struct belief *b)
{
    int32_t sum = 0;

    for (unsigned w = 0; w < WORLDS; w++)
        sum += recorded(b, w);
    // Without BAO the game goes on, and about half of what it holds now will still be there at the end.
    return b->total[b->bot->seat] / 2 - sum / WORLDS + NERVE;
}
