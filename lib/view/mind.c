#include "view/mind.h"

#include "base/check.h"
#include "table/know.h"

/* The shuffle before `shuffle` that a card took part in. */
static uint32_t stay_before(const bbi_state *state, uint32_t card, uint32_t shuffle)
{
    do
        shuffle--;
    while (!(state->know[shuffle][card] & BBI_MEMBER));
    return shuffle;
}

bool bbi_input_before(const bbi_input *a, const bbi_input *b)
{
    if (a->from != b->from)
        return a->from < b->from;
    return a->seen != b->seen ? a->seen < b->seen : a->face < b->face;
}

static void add_input(bbi_mind *mind, uint32_t shuffle, bbi_input input)
{
    bbi_input *list = mind->input[shuffle];
    uint32_t at = mind->inputs[shuffle]++;

    for (; at > 0 && bbi_input_before(&input, &list[at - 1]); at--)
        list[at] = list[at - 1];
    list[at] = input;
}

/* A card in its place: what is known of it, and of its stays before the shuffles it went through. */
static uint8_t read_card(bbi_mind *mind, const bbi_state *state, uint32_t card, uint8_t set)
{
    uint32_t number = mind->cards++;
    uint32_t shuffle = bbi_know_origin(state, card);
    uint8_t seen = (uint8_t)(bbi_know_seen(state, card) & set);

    mind->origin[number] = (uint8_t)shuffle;
    mind->seen[number] = seen;
    mind->state.face[number] = bbi_saw(seen, mind->viewer) ? state->face[card] : BAOBEI_HIDDEN;
    while (shuffle > 0) {
        uint32_t before = stay_before(state, card, shuffle);
        bbi_input input = {(uint8_t)before, state->know[before][card] & set, BAOBEI_HIDDEN};

        if (bbi_saw(input.seen, mind->viewer))
            input.face = state->face[card];
        add_input(mind, shuffle, input);
        shuffle = before;
    }
    return (uint8_t)number;
}

/* Renumbers both piles, as they lie in their array. */
static void read_piles(bbi_mind *mind, const bbi_state *state, uint8_t set)
{
    bbi_state *out = &mind->state;
    uint32_t draw = BAOBEI_MAX_CARDS - (uint32_t)state->draw;

    memset(out->pile, 0, sizeof out->pile);
    for (uint32_t i = 0; i < (uint32_t)state->discard + state->under; i++)
        out->pile[i] = read_card(mind, state, state->pile[i], set);
    for (uint32_t i = draw; i < BAOBEI_MAX_CARDS; i++)
        out->pile[i] = read_card(mind, state, state->pile[i], set);
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
    /* Bits of seats that this match has not are never set, so that equal knowledge is equal. */
    uint8_t set = (uint8_t)(((1u << state->board.seats) - 1) | BBI_SPECTATORS);
    bbi_state *out = &mind->state;

    *out = *state;
    memset(out->face, 0, sizeof out->face);
    memset(out->know, 0, sizeof out->know);
    memset(out->seed, 0, sizeof out->seed);
    memset(out->hand, 0, sizeof out->hand);
    out->source = BBI_CHANCE_NONE;
    clear_leftovers(out);
    mind->viewer = viewer;
    mind->cards = 0;
    memset(mind->inputs, 0, sizeof mind->inputs);
    if (state->board.kind == BAOBEI_DECISION_CLAIM && viewer != BBI_HOST) /* R12.10 */
        out->board.answered &= viewer < BAOBEI_MAX_SEATS ? bbi_bit(viewer) : 0;
    for (uint32_t i = 0; i < bbi_cards_on_table(&state->board); i++)
        out->card[i] = read_card(mind, state, state->card[i], set);
    for (uint32_t i = 0; i < state->held; i++)
        out->hand[i] = read_card(mind, state, state->hand[i], set);
    read_piles(mind, state, set);
}

void bbi_mind_pools(const bbi_mind *mind, int8_t pool[BBI_SHUFFLES][BAOBEI_MAX_SPECIES])
{
    memset(pool, 0, sizeof(int8_t[BBI_SHUFFLES][BAOBEI_MAX_SPECIES]));
    if (mind->cards == 0) /* nothing has been dealt */
        return;
    for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++)
        pool[0][row] = (int8_t)mind->state.rules.species[row].copies;
    for (uint32_t card = 0; card < mind->cards; card++)
        if (mind->state.face[card] != BAOBEI_HIDDEN)
            pool[mind->origin[card]][mind->state.face[card] - 1]--;
    for (uint32_t shuffle = 1; shuffle < BBI_SHUFFLES; shuffle++)
        for (uint32_t i = 0; i < mind->inputs[shuffle]; i++) {
            const bbi_input *input = &mind->input[shuffle][i];

            if (input->face == BAOBEI_HIDDEN)
                continue;
            pool[shuffle][input->face - 1]++; /* known to have gone in */
            pool[input->from][input->face - 1]--; /* seen before it did */
        }
}

/* An input of a shuffle with that face that no card has been traced back to yet. */
static const bbi_input *trace(bool taken[BBI_SHUFFLES][BAOBEI_MAX_CARDS], const bbi_mind *mind, uint32_t shuffle,
                              uint32_t face)
{
    uint32_t i = 0;

    while (taken[shuffle][i] || mind->input[shuffle][i].face != face) {
        i++;
        BBI_CHECK(i < mind->inputs[shuffle]);
    }
    taken[shuffle][i] = true;
    return &mind->input[shuffle][i];
}

void bbi_mind_remember(bbi_mind *mind)
{
    bool taken[BBI_SHUFFLES][BAOBEI_MAX_CARDS] = {{false}};
    bbi_state *state = &mind->state;

    bbi_know_deal(state);
    for (uint32_t card = 0; card < mind->cards; card++) {
        uint32_t shuffle = mind->origin[card];

        state->know[shuffle][card] = BBI_MEMBER | mind->seen[card];
        while (shuffle > 0) {
            const bbi_input *input = trace(taken, mind, shuffle, state->face[card]);

            shuffle = input->from;
            state->know[shuffle][card] = BBI_MEMBER | input->seen;
        }
    }
}
