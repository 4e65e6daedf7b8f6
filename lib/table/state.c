#include "table/state.h"

#include "base/bulk.h"

void bbi_state_init(bbi_state *state, const baobei_rules *rules, uint32_t seats)
{
    memset(state, 0, sizeof *state);
    state->token = 1;
    state->serial = 1;
    state->rules = *rules;
    state->rules_hash = bbi_rules_hash(rules);
    state->board.seats = (uint8_t)seats;
    state->board.announcer = BAOBEI_NO_SEAT;
    state->board.active = BAOBEI_NO_SEAT;
    state->board.kind = BAOBEI_DECISION_DEAL;
    state->next = (uint8_t)((1u << seats) - 1);
    state->first = BAOBEI_NO_SEAT;
    state->closing = BAOBEI_NO_SEAT;
    state->winner = BAOBEI_NO_SEAT;
}

void bbi_state_number_cards(bbi_state *state)
{
    uint8_t face[BAOBEI_MAX_CARDS + BBI_SPREAD];
    uint32_t count = 0;

    for (uint32_t species = 1; species <= BAOBEI_MAX_SPECIES; species++) {
        bbi_spread(face + count, species, bbi_species_of(&state->rules, species)->copies);
        count += bbi_species_of(&state->rules, species)->copies;
    }
    memcpy(state->face, face, count);
    state->numbered = (uint8_t)count;
}

/* Marks a card as found; false if it is no card of the deck or was found before. */
static bool mark_found(bool *found, uint32_t cards, uint32_t card)
{
    if (card >= cards || found[card])
        return false;
    found[card] = true;
    return true;
}

/* Each card is in exactly one place; before the first deal there are none. */
static bool cards_conserved(const bbi_state *state)
{
    bool found[BAOBEI_MAX_CARDS] = {false};
    uint32_t cards = 0;
    uint32_t seen = 0;
    bool valid = true;

    if (state->round)
        cards = bbi_deck_size(&state->rules);
    for (uint32_t i = 0; i < (uint32_t)state->discard + state->under; i++, seen++)
        valid = valid && mark_found(found, cards, state->pile[i]);
    for (uint32_t i = 1; i <= state->draw; i++, seen++)
        valid = valid && mark_found(found, cards, state->pile[BAOBEI_MAX_CARDS - i]);
    for (uint32_t i = 0; i < state->held; i++, seen++)
        valid = valid && mark_found(found, cards, state->hand[i]);
    for (uint32_t i = 0; i < bbi_cards_on_table(&state->board); i++, seen++)
        valid = valid && mark_found(found, cards, state->card[i]);
    return valid && seen == cards;
}

/* Species are those of the deck, each as often as it has copies. */
static bool faces_conserved(const bbi_state *state)
{
    uint8_t count[BAOBEI_MAX_SPECIES] = {0};
    uint32_t cards = bbi_deck_size(&state->rules);

    for (uint32_t card = 0; state->round && card < cards; card++) {
        if (state->face[card] - 1u >= BAOBEI_MAX_SPECIES)
            return false;
        count[state->face[card] - 1]++;
    }
    for (uint32_t row = 0; state->round && row < BAOBEI_MAX_SPECIES; row++)
        if (count[row] != state->rules.species[row].copies)
            return false;
    return true;
}

static bool slots_in_order(const bbi_board *board)
{
    uint32_t locks = 0;

    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++) {
        if (board->start[seat] > board->start[seat + 1] || bbi_cards(board, seat) > board->slots[seat] ||
            board->slots[seat] > BAOBEI_MAX_CARDS - 1 || (board->slots[seat] && !bbi_has(board->playing, seat)))
            return false;
        for (uint32_t entry = board->start[seat]; entry < board->start[seat + 1]; entry++) {
            uint32_t slot = board->slot[entry] & BBI_SLOT;

            locks += (board->slot[entry] & BBI_LOCKED) != 0;
            if (slot >= board->slots[seat] ||
                (entry > board->start[seat] && slot <= (board->slot[entry - 1] & BBI_SLOT)))
                return false;
        }
    }
    for (uint32_t entry = bbi_cards_on_table(board); entry < BAOBEI_MAX_CARDS; entry++)
        if (board->slot[entry])
            return false;
    return board->start[0] == 0 && locks == board->locks;
}

static bool decision_holds(const bbi_state *state)
{
    const bbi_board *board = &state->board;
    bool between = board->kind == BAOBEI_DECISION_DEAL || board->kind == BAOBEI_DECISION_OVER;

    if (between)
        return board->asked == 0 && board->active == BAOBEI_NO_SEAT && state->held == 0;
    return board->asked != 0 && !(board->asked & ~board->playing) && !(board->answered & ~board->asked) &&
           board->answered != board->asked && (!board->shield || board->announcer != BAOBEI_NO_SEAT) &&
           !(board->shield && board->final);
}

bool bbi_state_valid(const bbi_state *state)
{
    return state->rules_hash == bbi_rules_hash(&state->rules) && cards_conserved(state) && faces_conserved(state) &&
           slots_in_order(&state->board) && decision_holds(state);
}
