#include "ledger.h"

#include <string.h>

void ledger_init(ledger *l, const baobei_rules *rules)
{
    memset(l, 0, sizeof *l);
    for (uint32_t species = 1; species <= BAOBEI_MAX_SPECIES; species++) {
        baobei_species row;

        if (baobei_rules_get_species(rules, species, &row) == BAOBEI_OK)
            l->copies[species - 1] = row.copies;
    }
}

uint32_t ledger_differing(const ledger *l)
{
    uint32_t count = 0;

    for (uint32_t card = 0; card < l->cards; card++)
        count += l->face[0][card] != l->face[1][card];
    return count;
}

static void push(ledger_pile *pile, uint32_t card)
{
    if (pile->count < BAOBEI_MAX_CARDS)
        pile->card[pile->count++] = (uint8_t)card;
}

static uint32_t pop(ledger_pile *pile)
{
    return pile->count ? pile->card[--pile->count] : (uint32_t)LEDGER_NONE;
}

static uint32_t row_of(const ledger *l, uint32_t card)
{
    uint32_t row = l->last;

    while (row > 0 && !(l->stay[row][card] & LEDGER_MEMBER))
        row--;
    return row;
}

/* Viewers see a card. */
static void show(ledger *l, uint32_t card, uint32_t viewers)
{
    if (card >= l->cards)
        return;
    l->stay[row_of(l, card)][card] |= (uint8_t)(viewers & LEDGER_PUBLIC);
    if (viewers & l->watched && l->face[0][card] != l->face[1][card])
        l->shown = true;
}

static uint32_t seat_bit(uint32_t seat)
{
    return seat < BAOBEI_MAX_SEATS ? 1u << seat : 0u;
}

/* What lies in place i of an event. */
static uint8_t *place(ledger *l, const baobei_event *event, uint32_t i)
{
    return &l->slot[event->seat[i] % BAOBEI_MAX_SEATS][event->slot[i] % BAOBEI_MAX_SLOTS];
}

/* docs/randomness.md: element i is exchanged with element i + below(n - i). */
static bool shuffle(uint8_t *list, uint32_t count, tape *chance)
{
    for (uint32_t i = 0; i + 1 < count; i++) {
        uint32_t answer;
        uint8_t card = list[i];

        if (!tape_read(chance, count - i, &answer))
            return false;
        list[i] = list[i + answer];
        list[i + answer] = card;
    }
    return true;
}

/* R11.5: the deck, shuffled, one card at a time to each seat of the round from the lowest one on. */
static bool deal(ledger *l, const baobei_event *event, tape *chance)
{
    uint8_t deck[BAOBEI_MAX_CARDS];
    uint32_t dealt = 0;

    l->cards = 0;
    for (uint32_t species = 1; species <= BAOBEI_MAX_SPECIES; species++)
        for (uint32_t i = 0; i < l->copies[species - 1] && l->cards < BAOBEI_MAX_CARDS; i++) {
            deck[l->cards] = (uint8_t)l->cards;
            l->face[0][l->cards] = l->face[1][l->cards] = (uint8_t)species;
            l->cards++;
        }
    memset(l->slot, LEDGER_NONE, sizeof l->slot);
    memset(l->stay, 0, sizeof l->stay);
    memset(l->stay[0], LEDGER_MEMBER, l->cards);
    l->draw.count = l->discard.count = l->under.count = l->hand.count = l->leaving.count = 0;
    l->recycles = l->last = 0;
    if (!shuffle(deck, l->cards, chance) || event->value[2] < 1 || (uint32_t)event->value[2] > l->cards)
        return false;
    for (uint32_t slot = 0; slot < BAOBEI_MAX_SLOTS && dealt < l->cards - (uint32_t)event->value[2]; slot++)
        for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++)
            if (event->count >> seat & 1)
                l->slot[seat][slot] = deck[dealt++];
    for (uint32_t i = l->cards; i > dealt; i--)
        push(&l->draw, deck[i - 1]);
    return l->draw.count == (uint32_t)event->value[2];
}

/* R8.1, R11.29; a card that a shoebill has drawn already is in no pile (R11.16). */
static bool recycle(ledger *l, const baobei_event *event, tape *chance)
{
    uint8_t list[BAOBEI_MAX_CARDS];
    uint32_t count = 0;
    uint32_t top = pop(&l->discard);

    if (l->draw.count)
        push(&l->hand, pop(&l->draw));
    for (uint32_t i = 0; i < l->under.count; i++)
        list[count++] = l->under.card[i];
    for (uint32_t i = 0; i < l->discard.count; i++)
        list[count++] = l->discard.card[i];
    if (l->draw.count || count != (uint32_t)event->value[0] || !shuffle(list, count, chance))
        return false;
    l->under.count = l->discard.count = 0;
    push(&l->discard, top);
    for (uint32_t i = count; i > 0; i--)
        push(&l->draw, list[i - 1]);
    l->recycles++;
    if (++l->last == LEDGER_SHUFFLES) { /* of a card's two oldest stays the later one is kept */
        for (uint32_t card = 0; card < l->cards; card++)
            if (!(l->stay[1][card] & LEDGER_MEMBER))
                l->stay[1][card] = l->stay[0][card];
        memmove(l->stay[0], l->stay[1], sizeof l->stay - sizeof l->stay[0]);
        memset(l->stay[--l->last], 0, sizeof l->stay[0]);
    }
    for (uint32_t i = 0; i < count; i++)
        l->stay[l->last][list[i]] = LEDGER_MEMBER;
    return true;
}

/* R7.6: what replaces what, and goes off the table: own old, opposing old (R11.29). */
static bool replace(ledger *l, const baobei_event *event, const baobei_parts *done)
{
    uint32_t taken = event->count == 1 ? 1u << (done->choice & 1) : 3u;
    uint32_t drawn = l->hand.count;

    if (event->count < 1 || event->count > 2 || drawn < event->count)
        return false;
    for (uint32_t i = 0; i < event->count; i++) {
        uint8_t *at = place(l, event, i);

        push(&l->leaving, *at);
        *at = l->hand.card[i ? 1 - (done->choice & 1) : done->choice & 1];
    }
    l->hand.count = 0;
    for (uint32_t i = 0; i < drawn; i++)
        if (!(taken >> i & 1))
            push(&l->hand, l->hand.card[i]);
    return true;
}

/* R7.6, R11.29: old cards, then what was drawn and is of no use. */
static bool slide(ledger *l, const baobei_event *event)
{
    uint32_t count = l->leaving.count + l->hand.count;

    for (uint32_t i = 0; i < l->leaving.count; i++)
        push(&l->under, l->leaving.card[i]);
    for (uint32_t i = 0; i < l->hand.count; i++)
        push(&l->under, l->hand.card[i]);
    l->leaving.count = l->hand.count = 0;
    return count == event->count;
}

/* R12.12 to R12.14: whatever comes of a claim, its targets and a drawn reference are shown to everybody. */
static void claim(ledger *l, const baobei_event *event)
{
    for (uint32_t i = 0; i < event->count; i++)
        show(l, *place(l, event, i), LEDGER_PUBLIC);
    if (l->hand.count)
        show(l, l->hand.card[0], LEDGER_PUBLIC);
}

/* A card goes face up on the discard pile. */
static void discard(ledger *l, uint32_t card)
{
    push(&l->discard, card);
    show(l, card, LEDGER_PUBLIC);
}

/* Cards are drawn; those of a shoebill that a recycle came between are in the hand already. */
static bool draw(ledger *l, uint32_t count, uint32_t viewers, int32_t left)
{
    while (l->hand.count < count && l->draw.count)
        push(&l->hand, pop(&l->draw));
    for (uint32_t i = 0; i < l->hand.count; i++)
        show(l, l->hand.card[i], viewers);
    return l->hand.count == count && (int32_t)l->draw.count == left;
}

/* Acts that move no card. */
static void follow_sights(ledger *l, const baobei_event *event)
{
    switch (event->kind) {
    case BAOBEI_EVENT_LOOKED: /* R12.2 */
        for (uint32_t i = 0; i < event->count; i++)
            show(l, *place(l, event, i), seat_bit(event->by));
        return;
    case BAOBEI_EVENT_CLAIMED: claim(l, event); return;
    case BAOBEI_EVENT_PEEKED: show(l, *place(l, event, 0), seat_bit(event->by)); return; /* R12.19 */
    case BAOBEI_EVENT_SHOWN: show(l, *place(l, event, 0), LEDGER_PUBLIC); return;        /* R12.20 */
    case BAOBEI_EVENT_INSPECTED:                                                         /* R12.22 */
        for (uint32_t i = 0; i < 2; i++)
            show(l, *place(l, event, i), seat_bit(event->by));
        return;
    case BAOBEI_EVENT_REVEALED: /* R12.31 */
        for (uint32_t i = 0; i < event->count; i++)
            show(l, l->slot[event->seat[0] % BAOBEI_MAX_SEATS][(event->slot[0] + i) % BAOBEI_MAX_SLOTS], LEDGER_PUBLIC);
        return;
    default: return;
    }
}

static uint8_t exchange(uint8_t *at, uint32_t card)
{
    uint8_t old = *at;

    *at = (uint8_t)card;
    return old;
}

bool ledger_follow(ledger *l, const baobei_event *event, const baobei_parts *done, tape *chance)
{
    uint8_t *at = place(l, event, 0);
    uint8_t *other = place(l, event, 1);

    switch (event->kind) {
    case BAOBEI_EVENT_ROUND: return deal(l, event, chance);
    case BAOBEI_EVENT_TURNED: discard(l, pop(&l->draw)); return true;                               /* R12.3 */
    case BAOBEI_EVENT_DREW: return draw(l, 1, seat_bit(event->by), event->value[0]);                /* R12.5 */
    case BAOBEI_EVENT_ADDED: return draw(l, 1, 0, event->value[0]);                                 /* R12.16, R12.24 */
    case BAOBEI_EVENT_DREW_TWO: return draw(l, event->count, seat_bit(event->by), event->value[0]); /* R12.25 */
    case BAOBEI_EVENT_KEPT: discard(l, exchange(at, pop(&l->hand))); return true;                   /* R12.6 */
    case BAOBEI_EVENT_DISCARDED: discard(l, pop(&l->hand)); return true;                            /* R12.7 */
    case BAOBEI_EVENT_TOOK: discard(l, exchange(at, pop(&l->discard))); return true;                /* R12.8 */
    case BAOBEI_EVENT_PLUCKED:                                                                      /* R12.14 */
        for (uint32_t i = 0; i < event->count; i++)
            discard(l, exchange(place(l, event, i), LEDGER_NONE));
        return true;
    case BAOBEI_EVENT_GAVE: *other = exchange(at, LEDGER_NONE); return true; /* R12.15 */
    case BAOBEI_EVENT_PLACED: *at = (uint8_t)pop(&l->hand); return true;     /* R12.17 */
    case BAOBEI_EVENT_SWAPPED: *other = exchange(at, *other); return true;   /* R12.21 */
    case BAOBEI_EVENT_REPLACED: return replace(l, event, done);              /* R12.26 */
    case BAOBEI_EVENT_SLID: return slide(l, event);                          /* R12.27 */
    case BAOBEI_EVENT_RECYCLED: return recycle(l, event, chance);            /* R12.28 */
    default: follow_sights(l, event); return true;
    }
}
