#include "view/mind.h"

#include "base/bulk.h"
#include "base/check.h"
#include "table/know.h"
#include "table/piles.h"
#include "view/glance.h"

bool bbi_input_before(const bbi_input *a, const bbi_input *b)
{
    if (a->from != b->from)
        return a->from < b->from;
    return a->seen != b->seen ? a->seen < b->seen : a->face < b->face;
}

/* The stays of a card before the shuffles that it went through, from its first one on. */
static void read_past(bbi_mind *mind, const bbi_state *state, uint32_t card)
{
    uint32_t last = bbi_last_shuffle(state);
    uint32_t from = 0;

    for (uint32_t into = 1; into <= last; into++) {
        bbi_input *input = &mind->input[into][mind->inputs[into]];
        uint32_t member = state->know[into][card] >> BBI_MEMBER_BIT;
        uint32_t seen = state->know[from][card] & bbi_know_watchers(state->board.seats);

        input->from = (uint8_t)from; /* written over by the next one unless it counts */
        input->seen = (uint8_t)seen;
        input->face = bbi_face_known(state->face[card], seen, mind->viewer);
        mind->inputs[into] += member;
        from = member ? into : from;
    }
}

/* Cards in their places: what is known of them. They are renumbered as they come. */
static void read_cards(bbi_mind *mind, const bbi_glance *glance, const uint8_t *cards, uint32_t count,
                       uint8_t *numbers)
{
    uint8_t *origin = mind->origin + mind->cards;
    uint8_t *seen = mind->seen + mind->cards;
    uint8_t *face = mind->state.face + mind->cards;

    memcpy(numbers, bbi_fresh_deck + mind->cards, count);
    mind->cards += count;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t card = cards[i];

        origin[i] = glance->origin[card];
        seen[i] = glance->seen[card];
        face[i] = glance->face[card];
    }
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
    bbi_glance glance;
    uint32_t draw = BAOBEI_MAX_CARDS - (uint32_t)state->draw;

    bbi_copy(out, state, sizeof *out);
    memset(out->face, 0, sizeof out->face);
    bbi_fill(out->know, 0, sizeof out->know);
    memset(out->seed, 0, sizeof out->seed);
    memset(out->hand, 0, sizeof out->hand);
    memset(out->pile, 0, sizeof out->pile);
    out->source = BBI_CHANCE_NONE;
    clear_leftovers(out);
    mind->viewer = viewer;
    mind->cards = 0;
    memset(mind->inputs, 0, sizeof mind->inputs);
    out->board.answered = bbi_answers_known(state, viewer);
    bbi_glance_at(&glance, state, viewer);
    read_cards(mind, &glance, state->card, bbi_cards_on_table(&state->board), out->card);
    read_cards(mind, &glance, state->hand, state->held, out->hand);
    read_cards(mind, &glance, state->pile, (uint32_t)state->discard + state->under, out->pile);
    read_cards(mind, &glance, state->pile + draw, state->draw, out->pile + draw);
    for (uint32_t card = 0; state->recycles && card < mind->cards; card++)
        read_past(mind, state, card);
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
 * The inputs of the shuffles by face, those of one face as a chain in the order of bbi_input_before(). A link
 * is one more than the number of an input; 0 ends a chain.
 */
typedef struct chains {
    uint8_t first[BBI_SHUFFLES][BAOBEI_MAX_SPECIES + 1];
    uint8_t next[BBI_SHUFFLES][BAOBEI_MAX_CARDS];
} chains;

static void chain_inputs(chains *c, const bbi_mind *mind, uint32_t shuffle)
{
    const bbi_input *input = mind->input[shuffle];

    for (uint32_t i = 0; i < mind->inputs[shuffle]; i++) {
        uint8_t *link = &c->first[shuffle][input[i].face];

        while (*link && bbi_input_before(&input[*link - 1], &input[i]))
            link = &c->next[shuffle][*link - 1];
        c->next[shuffle][i] = *link;
        *link = (uint8_t)(i + 1);
    }
}

/* An input of a shuffle with that face that no card has been traced back to yet. */
static const bbi_input *trace(chains *c, const bbi_mind *mind, uint32_t shuffle, uint32_t face)
{
    uint32_t link = c->first[shuffle][face];

    BBI_CHECK(link);
    c->first[shuffle][face] = c->next[shuffle][link - 1];
    return &mind->input[shuffle][link - 1];
}

void bbi_mind_remember(bbi_mind *mind)
{
    uint32_t last = bbi_last_shuffle(&mind->state);
    bbi_state *state = &mind->state;
    chains c;

    bbi_know_deal(state);
    if (last)
        bbi_fill(c.first, 0, sizeof c.first);
    for (uint32_t shuffle = 1; shuffle <= last; shuffle++)
        chain_inputs(&c, mind, shuffle);
    for (uint32_t card = 0; !last && card < mind->cards; card++)
        state->know[0][card] = BBI_MEMBER | mind->seen[card];
    for (uint32_t card = 0; last && card < mind->cards; card++) {
        uint32_t shuffle = mind->origin[card];

        state->know[shuffle][card] = BBI_MEMBER | mind->seen[card];
        while (shuffle > 0) {
            const bbi_input *input = trace(&c, mind, shuffle, state->face[card]);

            shuffle = input->from;
            state->know[shuffle][card] = BBI_MEMBER | input->seen;
        }
    }
}
