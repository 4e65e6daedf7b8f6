#include "memory_model.h"

#include <string.h>

#include "viewers.h"

static uint32_t everybody(const memory *m)
{
    return ((1u << m->seats) - 1) | 1u << VIEWER_SPECTATOR;
}

static uint32_t alone(const baobei_event *event)
{
    return event->by < BAOBEI_MAX_SEATS ? 1u << event->by : 0;
}

static void contradict(memory *m, const char *fault)
{
    if (!m->fault)
        m->fault = fault;
}

/* A card is seen by a set of seats; its face is a card byte of an event. */
static void see(memory *m, memory_card *card, uint32_t set, uint32_t face)
{
    bool mine = m->viewer == VIEWER_HOST || (set >> m->viewer & 1);

    card->seen = (uint8_t)(card->seen | set);
    if (mine != (face != BAOBEI_HIDDEN))
        contradict(m, "a face is shown to the wrong viewer, or hidden from the right one");
    else if (face != BAOBEI_HIDDEN && card->face && card->face != face)
        contradict(m, "a card is not what it was remembered as");
    else if (face != BAOBEI_HIDDEN)
        card->face = (uint8_t)face;
}

/* A face that an event tells without anybody looking: to the host only. */
static void pass_by(memory *m, memory_card *card, uint32_t face)
{
    see(m, card, 0, face);
}

static memory_card *at(memory *m, const baobei_event *event, uint32_t i)
{
    memory_card *card = &m->slot[event->seat[i]][event->slot[i]];

    if (!card->here)
        contradict(m, "no card lies where an event finds one");
    return card;
}

static void put(memory *m, const baobei_event *event, uint32_t i, memory_card card)
{
    memory_card *place = &m->slot[event->seat[i]][event->slot[i]];

    if (place->here)
        contradict(m, "a card comes to a slot that is not empty");
    *place = card;
    place->here = 1;
}

static memory_card lift(memory *m, const baobei_event *event, uint32_t i)
{
    memory_card card = *at(m, event, i);

    memset(&m->slot[event->seat[i]][event->slot[i]], 0, sizeof card);
    return card;
}

static memory_card draw(memory *m)
{
    memory_card card = {m->recycles, 0, 0, 1};

    if (m->early) {
        m->early--;
        card.shuffle--;
    } else if (m->draw) {
        m->draw--;
    } else {
        contradict(m, "a card is drawn from an empty pile");
    }
    return card;
}

static void expect_pile(memory *m, int32_t size)
{
    if (size < 0 || m->draw != (uint32_t)size)
        contradict(m, "the draw pile has not the size that is told");
}

static void discard(memory *m, memory_card card)
{
    m->discard[m->discards++] = card;
}

static memory_card from_hand(memory *m)
{
    if (m->hands != 1)
        contradict(m, "no card in the hand, or two");
    m->hands = 0;
    return m->hand[0];
}

static void begin_round(memory *m, const baobei_event *event)
{
    memset(m->slot, 0, sizeof m->slot);
    m->hands = m->leavings = m->discards = m->unders = m->inputs = 0;
    m->recycles = m->early = 0;
    m->draw = (uint32_t)event->value[2];
    m->dealt = true;
}

static void deal(memory *m, const baobei_event *event)
{
    for (uint32_t i = 0; i < event->count; i++) {
        memory_card *card = &m->slot[event->seat[0]][event->slot[0] + i];

        memset(card, 0, sizeof *card);
        card->here = 1;
        pass_by(m, card, (uint32_t)event->value[i]);
    }
}

static void reveal(memory *m, const baobei_event *event)
{
    for (uint32_t i = 0; i < event->count; i++) {
        memory_card *card = &m->slot[event->seat[0]][event->slot[0] + i];

        if (card->here)
            see(m, card, everybody(m), (uint32_t)event->value[i]);
        else if (event->value[i])
            contradict(m, "a card is revealed where none lies");
    }
}

/* Both from a hand of two cards: the one that goes to place i of the event, by its face if that tells. */
static uint32_t which(memory *m, const baobei_event *event)
{
    const memory_card *a = &m->hand[0];
    const memory_card *b = &m->hand[1];

    if (m->hands < 2)
        return 0;
    if ((a->shuffle != b->shuffle) != (event->value[1] != 0))
        contradict(m, "two piles are told apart, or not, where they should not be");
    if (event->value[1])
        m->told++;
    if (a->face != b->face)
        return event->card[0] == b->face;
    return event->value[1] ? (uint32_t)event->value[1] - 1 : 0;
}

static void replace(memory *m, const baobei_event *event)
{
    uint32_t first = which(m, event);
    memory_card drawn[2] = {m->hand[first], m->hand[1 - first]};

    for (uint32_t i = 0; i < event->count; i++) {
        m->leaving[m->leavings++] = lift(m, event, i);
        see(m, &drawn[i], alone(event), event->card[i]);
        put(m, event, i, drawn[i]);
    }
    m->hands -= event->count;
    m->hand[0] = drawn[1];
}

static void slide(memory *m, const baobei_event *event)
{
    if (m->leavings + m->hands != event->count || m->hands != (uint32_t)event->value[0])
        contradict(m, "not so many cards can be slid under the pile");
    for (uint32_t i = 0; i < m->leavings; i++)
        m->under[m->unders++] = m->leaving[i];
    for (uint32_t i = 0; i < m->hands; i++)
        m->under[m->unders++] = m->hand[i];
    m->leavings = m->hands = 0;
}

static void put_in(memory *m, memory_card card)
{
    memory_input *input = &m->input[m->inputs++];

    input->into = m->recycles;
    input->card = card;
}

/* What went into the oldest shuffle is forgotten: of the deal everybody knows the deck. */
static void forget_oldest(memory *m)
{
    uint32_t kept = 0;

    for (uint32_t i = 0; i < m->inputs; i++)
        if (memory_label(m, m->input[i].into) > 0)
            m->input[kept++] = m->input[i];
    m->inputs = kept;
}

static void recycle(memory *m, const baobei_event *event)
{
    memory_card top = m->discard[m->discards - 1];

    m->early = m->draw;
    m->recycles++;
    forget_oldest(m);
    for (uint32_t i = 0; i < m->unders; i++)
        put_in(m, m->under[i]);
    for (uint32_t i = 0; i + 1 < m->discards; i++)
        put_in(m, m->discard[i]);
    m->draw = m->unders + m->discards - 1;
    m->unders = 0;
    m->discard[0] = top;
    m->discards = 1;
    if (event->count != m->recycles || m->early > 1)
        contradict(m, "a recycle that should not be");
    expect_pile(m, event->value[0]);
}

/* Draws, and what happens to drawn cards. */
static void hand_event(memory *m, const baobei_event *event)
{
    memory_card card;

    switch (event->kind) {
    case BAOBEI_EVENT_DREW:
    case BAOBEI_EVENT_DREW_TWO:
        for (uint32_t i = 0; i < (event->kind == BAOBEI_EVENT_DREW ? 1u : event->count); i++) {
            m->hand[m->hands] = draw(m);
            see(m, &m->hand[m->hands++], alone(event), event->card[i]);
        }
        expect_pile(m, event->value[0]);
        break;
    case BAOBEI_EVENT_ADDED:
        m->hand[m->hands] = draw(m);
        pass_by(m, &m->hand[m->hands++], event->card[0]);
        expect_pile(m, event->value[0]);
        break;
    case BAOBEI_EVENT_PLACED:
        card = from_hand(m);
        pass_by(m, &card, event->card[0]);
        put(m, event, 0, card);
        break;
    case BAOBEI_EVENT_DISCARDED:
        card = from_hand(m);
        see(m, &card, everybody(m), event->card[0]);
        discard(m, card);
        break;
    default: /* kept */
        card = lift(m, event, 0);
        see(m, &card, everybody(m), event->card[0]);
        discard(m, card);
        card = from_hand(m);
        see(m, &card, alone(event), event->card[1]);
        put(m, event, 0, card);
    }
}

/* Cards that change places. */
static void place_event(memory *m, const baobei_event *event)
{
    memory_card card;
    memory_card other;

    switch (event->kind) {
    case BAOBEI_EVENT_TURNED:
        card = draw(m);
        see(m, &card, everybody(m), event->card[0]);
        discard(m, card);
        expect_pile(m, event->value[0]);
        break;
    case BAOBEI_EVENT_TOOK:
        card = m->discard[--m->discards];
        see(m, &card, everybody(m), event->card[1]);
        other = lift(m, event, 0);
        see(m, &other, everybody(m), event->card[0]);
        put(m, event, 0, card);
        discard(m, other);
        break;
    case BAOBEI_EVENT_GAVE:
        card = lift(m, event, 0);
        pass_by(m, &card, event->card[0]);
        pass_by(m, &card, event->card[1]);
        put(m, event, 1, card);
        break;
    case BAOBEI_EVENT_SWAPPED:
        card = lift(m, event, 0);
        other = lift(m, event, 1);
        pass_by(m, &other, event->card[0]);
        pass_by(m, &card, event->card[1]);
        put(m, event, 0, other);
        put(m, event, 1, card);
        break;
    default: /* plucked */
        for (uint32_t i = 0; i < event->count; i++) {
            card = lift(m, event, i);
            see(m, &card, everybody(m), event->card[i]);
            discard(m, card);
        }
    }
}

void memory_event(memory *m, const baobei_event *event)
{
    switch (event->kind) {
    case BAOBEI_EVENT_ROUND: begin_round(m, event); break;
    case BAOBEI_EVENT_DEALT: deal(m, event); break;
    case BAOBEI_EVENT_REVEALED: reveal(m, event); break;
    case BAOBEI_EVENT_REPLACED: replace(m, event); break;
    case BAOBEI_EVENT_SLID: slide(m, event); break;
    case BAOBEI_EVENT_RECYCLED: recycle(m, event); break;
    case BAOBEI_EVENT_DREW:
    case BAOBEI_EVENT_DREW_TWO:
    case BAOBEI_EVENT_ADDED:
    case BAOBEI_EVENT_PLACED:
    case BAOBEI_EVENT_DISCARDED:
    case BAOBEI_EVENT_KEPT: hand_event(m, event); break;
    case BAOBEI_EVENT_TURNED:
    case BAOBEI_EVENT_TOOK:
    case BAOBEI_EVENT_GAVE:
    case BAOBEI_EVENT_SWAPPED:
    case BAOBEI_EVENT_PLUCKED: place_event(m, event); break;
    case BAOBEI_EVENT_LOOKED:
    case BAOBEI_EVENT_PEEKED:
    case BAOBEI_EVENT_INSPECTED:
        for (uint32_t i = 0; i < (event->kind == BAOBEI_EVENT_LOOKED      ? event->count
                                  : event->kind == BAOBEI_EVENT_INSPECTED ? 2u
                                                                          : 1u);
             i++)
            see(m, at(m, event, i), alone(event), event->card[i]);
        break;
    case BAOBEI_EVENT_MISSED:
    case BAOBEI_EVENT_SHOWN:
        for (uint32_t i = 0; i < (event->kind == BAOBEI_EVENT_MISSED ? event->count : 1u); i++)
            see(m, at(m, event, i), everybody(m), event->card[i]);
        break;
    default: break; /* nothing to remember */
    }
}

void memory_open(memory *m, const baobei_rules *rules, uint32_t seats, uint32_t viewer)
{
    memset(m, 0, sizeof *m);
    m->viewer = viewer;
    m->seats = seats;
    for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++) {
        baobei_species species;

        if (baobei_rules_get_species(rules, row + 1, &species) != BAOBEI_OK)
            contradict(m, "a species cannot be read");
        else
            m->copies[row] = species.copies;
    }
}

uint32_t memory_label(const memory *m, uint32_t shuffle)
{
    uint32_t merged = m->recycles < MEMORY_SHUFFLES ? 0 : m->recycles - (MEMORY_SHUFFLES - 1);

    return shuffle < merged ? 0 : shuffle - merged;
}

static void count_seen(const memory *m, const memory_card *card, memory_counts *out)
{
    if (card->face)
        out->pool[memory_label(m, card->shuffle)][card->face - 1]--;
}

static void count_inputs(const memory *m, memory_counts *out)
{
    for (uint32_t i = 0; i < m->inputs; i++) {
        const memory_card *card = &m->input[i].card;
        uint32_t into = memory_label(m, m->input[i].into);

        count_seen(m, card, out);
        if (card->face)
            out->pool[into][card->face - 1]++;
        else
            out->strangers[into][memory_label(m, card->shuffle)]++;
    }
}

void memory_count(const memory *m, memory_counts *out)
{
    memset(out, 0, sizeof *out);
    if (!m->dealt)
        return;
    for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++)
        out->pool[0][row] = m->copies[row];
    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++)
        for (uint32_t slot = 0; slot < BAOBEI_MAX_SLOTS; slot++)
            count_seen(m, &m->slot[seat][slot], out); /* an empty one has no face */
    for (uint32_t i = 0; i < m->hands; i++)
        count_seen(m, &m->hand[i], out);
    for (uint32_t i = 0; i < m->discards; i++)
        count_seen(m, &m->discard[i], out);
    for (uint32_t i = 0; i < m->unders; i++)
        count_seen(m, &m->under[i], out);
    count_inputs(m, out);
}

/* The one shuffle from which all that went unseen into this one came; MEMORY_SHUFFLES if there is no such. */
static uint32_t source(const memory_counts *counts, uint32_t into)
{
    uint32_t found = MEMORY_SHUFFLES;

    for (uint32_t from = 0; from < into; from++) {
        if (!counts->strangers[into][from])
            continue;
        if (found != MEMORY_SHUFFLES)
            return MEMORY_SHUFFLES;
        found = from;
    }
    return found;
}

/* Newest shuffle first: what turned up beyond what was known were strangers, and are none any more. */
static void settle(memory_counts *counts, baobei_recall *out)
{
    for (uint32_t into = MEMORY_SHUFFLES; into-- > 0;) {
        uint32_t from = source(counts, into);
        int32_t strangers = 0;

        for (uint32_t i = 0; i < into; i++)
            strangers += (int32_t)counts->strangers[into][i];
        for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++) {
            int32_t known = counts->pool[into][row];

            if (known >= 0) {
                out->unseen[into][row] = (uint8_t)known;
                continue;
            }
            strangers += known;
            if (from != MEMORY_SHUFFLES)
                counts->pool[from][row] += known;
        }
        out->strangers[into] = (uint8_t)strangers;
    }
}

void memory_recall(const memory *m, baobei_recall *out)
{
    memory_counts counts;

    memset(out, 0, sizeof *out);
    out->pile = (uint8_t)memory_label(m, m->recycles);
    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++)
        for (uint32_t slot = 0; slot < BAOBEI_MAX_SLOTS; slot++) {
            const memory_card *card = &m->slot[seat][slot];

            if (!card->here)
                continue;
            out->face[seat][slot] = card->face ? card->face : BAOBEI_HIDDEN;
            out->seen[seat][slot] = card->seen;
            out->origin[seat][slot] = (uint8_t)memory_label(m, card->shuffle);
        }
    memory_count(m, &counts);
    if (m->viewer != VIEWER_HOST) /* which sees everything, and so nothing is unseen */
        settle(&counts, out);
}
