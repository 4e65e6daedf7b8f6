#include "view/mind.h"

#include "base/bulk.h"
#include "base/check.h"
#include "table/know.h"
#include "table/piles.h"
#include "view/card_set.h"
#include "view/glance.h"

bool bbi_input_before(const bbi_input *a, const bbi_input *b)
{
    if (a->from != b->from)
        return a->from < b->from;
    return a->seen != b->seen ? a->seen < b->seen : a->face < b->face;
}

/* Cards that went from one shuffle into another: what was known of them in between. */
static void read_inputs(bbi_mind *mind, const bbi_state *state, uint32_t from, uint32_t into, const bbi_card_set *gone)
{
    const uint32_t watchers = bbi_know_watchers(state->board.seats);
    bbi_input *input = mind->input[into] + mind->inputs[into];

    for (uint32_t i = 0; i < BBI_SET_PARTS; i++)
        for (uint64_t cards = gone->part[i]; cards; cards &= cards - 1) {
            uint32_t card = BBI_SET_WORD * i + bbi_bits_first(cards);
            uint32_t seen = state->know[from][card] & watchers;

            input->from = (uint8_t)from;
            input->seen = (uint8_t)seen;
            input->face = bbi_face_known(state->face[card], seen, mind->viewer);
            input++;
        }
    mind->inputs[into] = (uint32_t)(input - mind->input[into]);
}

/* Each card of a shuffle comes from the last one before that it was in. */
static void read_stays(bbi_mind *mind, const bbi_state *state)
{
    bbi_card_set member[BBI_SHUFFLES];

    bbi_cards_of_shuffles(state, member);
    for (uint32_t into = 1; into <= bbi_last_shuffle(state); into++)
        for (uint32_t from = 0; from < into; from++) {
            bbi_card_set gone = bbi_cards_between(member, from, into);

            read_inputs(mind, state, from, into, &gone);
        }
}

/* The cards in the order of their places, and the numbers that these give them. */
static void number_places(bbi_mind *mind, const bbi_state *state, uint8_t cards[BAOBEI_MAX_CARDS])
{
    const uint32_t table = bbi_cards_on_table(&state->board);
    const uint32_t top = BAOBEI_MAX_CARDS - (uint32_t)state->draw;
    const struct {
        const uint8_t *from;
        uint8_t *to;
        uint32_t count;
    } lists[] = {{state->card, mind->state.card, table},
                 {state->hand, mind->state.hand, state->held},
                 {state->pile, mind->state.pile, (uint32_t)state->discard + state->under},
                 {state->pile + top, mind->state.pile + top, state->draw}};

    mind->cards = 0;
    for (uint32_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        memcpy(cards + mind->cards, lists[i].from, lists[i].count);
        memcpy(lists[i].to, bbi_fresh_deck + mind->cards, lists[i].count);
        mind->cards += lists[i].count;
    }
}

/* What is known of the cards in their places. */
static void read_cards(bbi_mind *mind, const bbi_state *state, const uint8_t cards[BAOBEI_MAX_CARDS])
{
    const uint32_t count = mind->cards;
    uint8_t *face = mind->state.face;
    uint8_t *seen = mind->seen;
    bbi_glance glance;

    bbi_glance_at(&glance, state, mind->viewer);
    memset(face, 0, sizeof mind->state.face);
    memset(seen, 0, sizeof mind->seen);
    memset(mind->origin, 0, sizeof mind->origin);
    for (uint32_t i = 0; i < count; i++) {
        face[i] = glance.face[cards[i]];
        seen[i] = glance.seen[cards[i]];
    }
    if (state->recycles)
        for (uint32_t i = 0; i < count; i++)
            mind->origin[i] = glance.origin[cards[i]];
}

/* Fields that mean nothing now, so that equal knowledge is equal to the byte. */
static void clear_leftovers(bbi_state *state)
{
    if (!state->gives)
        state->claimant = 0;
    for (uint32_t i = state->gives; i < 2; i++)
        state->give_seat[i] = state->give_slot[i] = 0;
    for (uint32_t i = state->powers; i < 2; i++)
        state->power[i] = (bbi_earned){0, 0, 0};
}

void bbi_mind_read(bbi_mind *mind, const bbi_state *state, uint32_t viewer)
{
    bbi_state *out = &mind->state;
    uint8_t cards[BAOBEI_MAX_CARDS];

    bbi_copy(out, state, sizeof *out);
    bbi_fill(out->know, 0, sizeof out->know);
    memset(out->seed, 0, sizeof out->seed);
    memset(out->hand, 0, sizeof out->hand);
    memset(out->pile, 0, sizeof out->pile);
    out->source = BBI_CHANCE_NONE;
    clear_leftovers(out);
    mind->viewer = viewer;
    memset(mind->inputs, 0, sizeof mind->inputs);
    out->board.answered = bbi_answers_known(state, viewer);
    number_places(mind, state, cards);
    read_cards(mind, state, cards);
    if (state->recycles)
        read_stays(mind, state);
}

void bbi_mind_sort(bbi_mind *mind)
{
    for (uint32_t shuffle = 1; shuffle < BBI_SHUFFLES; shuffle++)
        for (uint32_t i = 1; i < mind->inputs[shuffle]; i++) {
            bbi_input *list = mind->input[shuffle];
            bbi_input input = list[i];
            uint32_t at = i;

            for (; at > 0 && bbi_input_before(&input, &list[at - 1]); at--)
                list[at] = list[at - 1];
            list[at] = input;
        }
}

void bbi_mind_heaps(const bbi_mind *mind, bbi_heaps *heaps)
{
    memset(heaps, 0, sizeof *heaps);
    if (mind->cards == 0) /* nothing has been dealt */
        return;
    for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++)
        heaps->pool[0][row] = (int8_t)mind->state.rules.species[row].copies;
    for (uint32_t card = 0; card < mind->cards; card++)
        if (mind->state.face[card] != BAOBEI_HIDDEN)
            heaps->pool[mind->origin[card]][mind->state.face[card] - 1]--;
    for (uint32_t shuffle = 1; shuffle < BBI_SHUFFLES; shuffle++)
        for (uint32_t i = 0; i < mind->inputs[shuffle]; i++) {
            const bbi_input *input = &mind->input[shuffle][i];

            if (input->face == BAOBEI_HIDDEN) {
                heaps->waiting[input->from][shuffle]++;
                continue;
            }
            heaps->pool[shuffle][input->face - 1]++; /* known to have gone in */
            heaps->pool[input->from][input->face - 1]--; /* seen before it did */
        }
}

/*
 * The inputs of a shuffle by face, those of one face as a chain in the order of bbi_input_before(). A link
 * is one more than the number of an input; 0 ends a chain.
 */
typedef struct chains {
    uint8_t first[BAOBEI_MAX_SPECIES + 1];
    uint8_t next[BAOBEI_MAX_CARDS + 1]; /* by link */
} chains;

static void chain_inputs(chains *c, const bbi_input *input, uint32_t count)
{
    uint32_t key[BAOBEI_MAX_CARDS + 1]; /* by link: its place in a chain; after all others the end */

    memset(c->first, 0, sizeof c->first);
    key[0] = UINT32_MAX;
    for (uint32_t i = 1; i <= count; i++, input++) {
        uint8_t *link = &c->first[input->face];

        key[i] = (uint32_t)input->from << 8 | input->seen;
        while (key[*link] < key[i])
            link = &c->next[*link];
        c->next[i] = *link;
        *link = (uint8_t)i;
    }
}

/* Traces each card of a shuffle back to an input with its face, to one that no card has been traced to yet. */
static void trace_cards(const bbi_mind *mind, bbi_state *state, uint32_t shuffle)
{
    bbi_card_set member = bbi_cards_with(state->know[shuffle], BBI_MEMBER_BIT);
    chains c;

    chain_inputs(&c, mind->input[shuffle], mind->inputs[shuffle]);
    for (uint32_t i = 0; i < BBI_SET_PARTS; i++)
        for (uint64_t cards = member.part[i]; cards; cards &= cards - 1) {
            uint32_t card = BBI_SET_WORD * i + bbi_bits_first(cards);
            uint8_t *first = &c.first[state->face[card]];
            const bbi_input *input;

            BBI_CHECK(*first);
            input = &mind->input[shuffle][*first - 1];
            *first = c.next[*first];
            state->know[input->from][card] = BBI_MEMBER | input->seen;
        }
}

/* What is known of each card since its last shuffle, where that is this one. */
static void remember_last(const bbi_mind *mind, bbi_state *state, uint32_t shuffle)
{
    uint8_t *row = state->know[shuffle];

    for (uint32_t card = 0; card < BAOBEI_MAX_CARDS; card++) {
        uint8_t mask = mind->origin[card] == shuffle ? UINT8_MAX : 0;

        row[card] = (BBI_MEMBER | mind->seen[card]) & mask;
    }
}

void bbi_mind_remember(const bbi_mind *mind, bbi_state *state)
{
    uint32_t last = bbi_last_shuffle(state);

    for (uint32_t shuffle = 0; shuffle <= last; shuffle++)
        remember_last(mind, state, shuffle);
    for (uint32_t shuffle = last; shuffle > 0; shuffle--) /* the last one first: a card may have gone through several */
        trace_cards(mind, state, shuffle);
}
