/*
 * Whether a position that was read is one that a game can come to, as far as anything in the library
 * relies on it. Texts come from anywhere.
 */
#include "record/position.h"
#include "rules/reach.h"
#include "table/know.h"
#include "table/piles.h"
#include "table/slots.h"
#include "view/sample.h"

/* Membership, also of no seat. */
static bool plays(uint32_t set, uint32_t seat)
{
    return seat < BAOBEI_MAX_SEATS && bbi_has(set, seat);
}

/* What is said of cards that lie open: that everybody has seen them (R5.6, R12.22). */
static bool sights_hold(const bbi_mind *mind)
{
    const bbi_state *state = &mind->state;
    const bbi_board *board = &state->board;
    uint32_t all = ((1u << board->seats) - 1) | BBI_SPECTATORS;

    for (uint32_t entry = 0; state->open && entry < bbi_cards_on_table(board); entry++)
        if (mind->seen[state->card[entry]] != all)
            return false;
    for (uint32_t i = 0; board->kind == BAOBEI_DECISION_SWAP && i < 2; i++) {
        uint32_t entry = bbi_find(board, board->at_seat[i], board->at_slot[i]);

        if (!bbi_has(mind->seen[state->card[entry]], bbi_next(board->asked, 0)))
            return false;
    }
    return true;
}

/* Heaps are spelled in order, and a viewer knows of its own pass only (R12.10). */
static bool spelling_holds(const bbi_mind *mind)
{
    const bbi_board *board = &mind->state.board;

    for (uint32_t shuffle = 1; shuffle < BBI_SHUFFLES; shuffle++)
        for (uint32_t i = 1; i < mind->inputs[shuffle]; i++)
            if (bbi_input_before(&mind->input[shuffle][i], &mind->input[shuffle][i - 1]))
                return false;
    return mind->viewer == BBI_HOST || board->kind != BAOBEI_DECISION_CLAIM ||
           !(board->answered & ~(1u << mind->viewer));
}

/* A face is known to those who saw it, and to nobody else. */
static bool knowledge_holds(const bbi_mind *mind)
{
    for (uint32_t card = 0; card < mind->cards; card++)
        if (bbi_saw(mind->seen[card], mind->viewer) != (mind->state.face[card] != BAOBEI_HIDDEN))
            return false;
    for (uint32_t shuffle = 1; shuffle < BBI_SHUFFLES; shuffle++)
        for (uint32_t i = 0; i < mind->inputs[shuffle]; i++)
            if (bbi_saw(mind->input[shuffle][i].seen, mind->viewer) != (mind->input[shuffle][i].face != BAOBEI_HIDDEN))
                return false;
    return true;
}

/* As many cards come out of each shuffle as went in, and some world fits what is known of them. */
static bool shuffles_hold(const bbi_mind *mind)
{
    const bbi_state *state = &mind->state;
    uint32_t out[BBI_SHUFFLES] = {0};
    uint32_t last = bbi_last_shuffle(state);

    for (uint32_t card = 0; card < mind->cards; card++)
        out[mind->origin[card]]++;
    for (uint32_t i = 0; i < state->draw; i++)
        if (mind->origin[state->pile[BAOBEI_MAX_CARDS - 1 - i]] != last)
            return false;
    for (uint32_t shuffle = 1; shuffle < BBI_SHUFFLES; shuffle++)
        for (uint32_t i = 0; i < mind->inputs[shuffle]; i++) {
            if (mind->input[shuffle][i].from >= shuffle)
                return false;
            out[mind->input[shuffle][i].from]++;
        }
    for (uint32_t shuffle = 1; shuffle < BBI_SHUFFLES; shuffle++)
        if (out[shuffle] != mind->inputs[shuffle] || (out[shuffle] != 0) != (shuffle <= last))
            return false;
    return bbi_sample_possible(mind);
}

/* Cards are all there, in slots that have been dealt; before the first deal there is nothing at all. */
static bool cards_hold(const bbi_mind *mind)
{
    const bbi_state *state = &mind->state;
    const bbi_board *board = &state->board;

    if (state->round == 0)
        return mind->cards == 0 && !board->playing && !state->recycles && board->kind == BAOBEI_DECISION_DEAL;
    if (mind->cards != bbi_deck_size(&state->rules) || bbi_count(board->playing) < 2)
        return false;
    for (uint32_t seat = 0; seat < board->seats; seat++)
        if (bbi_has(board->playing, seat) &&
            board->slots[seat] < bbi_deal_size(&state->rules, bbi_count(board->playing)))
            return false;
    return (state->discard > 0) == (board->kind != BAOBEI_DECISION_LOOK);
}

/* The seats of this round and of the next, who comes first, who has won. */
static bool match_holds(const bbi_state *state)
{
    const bbi_board *board = &state->board;
    uint32_t everybody = (1u << board->seats) - 1;
    bool between = board->kind == BAOBEI_DECISION_DEAL || board->kind == BAOBEI_DECISION_OVER;
    bool over = board->kind == BAOBEI_DECISION_OVER;

    if ((state->winner != BAOBEI_NO_SEAT) != over || (state->next == 0) != over)
        return false;
    if (over || (between && state->first == BAOBEI_NO_SEAT)) {
        if (state->first != BAOBEI_NO_SEAT)
            return false;
    } else if (!plays(state->next, state->first))
        return false;
    if (!over && bbi_count(state->next) < 2)
        return false;
    if (!state->next_decisive && !over && state->next != everybody)
        return false;
    if (state->round && !state->decisive && board->playing != everybody)
        return false;
    if (!between && (state->next != board->playing || state->next_decisive != state->decisive))
        return false;
    if (state->decisive && !state->next_decisive)
        return false;
    return (state->open != 0) == (between && state->round > 0);
}

/* BAO, shield, final phase. */
static bool bao_holds(const bbi_state *state)
{
    const bbi_board *board = &state->board;
    bool announced = board->announcer != BAOBEI_NO_SEAT;
    bool stands = announced && !bbi_rule(&state->rules, BAOBEI_RULE_FINAL_OVER_BAO);
    bool exhausted = state->recycles >= bbi_rule(&state->rules, BAOBEI_RULE_FINAL_RECYCLE);

    if (announced && (!plays(board->playing, board->announcer) || state->closing != board->announcer ||
                      board->active == board->announcer || (board->final && stands)))
        return false;
    if (state->closing != BAOBEI_NO_SEAT && (!plays(board->playing, state->closing) || !(announced || board->final)))
        return false;
    if (board->final && (state->closing == BAOBEI_NO_SEAT || !exhausted))
        return false;
    if (exhausted && !board->final && !stands)
        return false;
    if (board->shield && (!announced || board->final))
        return false;
    return !state->touched || (announced && !board->final && !board->shield &&
                               (state->gives || board->kind == BAOBEI_DECISION_PLACE));
}

static bool is_power_cause(uint32_t cause)
{
    return cause >= BAOBEI_CAUSE_DISCARD && cause <= BAOBEI_CAUSE_ELIMINATED;
}

/* Gives that are owed: distinct empty slots of opponents, and cards enough. */
static bool gives_hold(const bbi_state *state)
{
    const bbi_board *board = &state->board;

    if ((state->gives > 0) != (board->kind == BAOBEI_DECISION_GIVE))
        return false;
    for (uint32_t i = 0; i < state->gives; i++) {
        uint32_t seat = state->give_seat[i];

        if (seat == state->claimant || state->give_slot[i] >= board->slots[seat] ||
            bbi_find(board, seat, state->give_slot[i]) != BBI_NOWHERE)
            return false;
    }
    if (state->gives == 2 && state->give_seat[0] == state->give_seat[1] && state->give_slot[0] == state->give_slot[1])
        return false;
    return state->gives == 0 || bbi_cards(board, state->claimant) >= state->gives;
}

/* Powers that wait belong to somebody, have a power, and only come up in a turn that is not yet over. */
static bool powers_hold(const bbi_state *state)
{
    const bbi_board *board = &state->board;

    for (uint32_t i = 0; i < state->powers; i++) {
        const bbi_earned *power = &state->power[i];

        if (!bbi_has(board->playing, power->user) || !bbi_species_of(&state->rules, power->species)->power ||
            !bbi_species_of(&state->rules, power->species)->copies)
            return false;
    }
    switch (board->kind) {
    case BAOBEI_DECISION_CLAIM:
        return state->powers == 0 || (state->powers == 1 && state->power[0].cause == BAOBEI_CAUSE_DISCARD &&
                                      state->power[0].user == board->active);
    case BAOBEI_DECISION_GIVE:
    case BAOBEI_DECISION_PLACE:
        return true;
    case BAOBEI_DECISION_USE:
    case BAOBEI_DECISION_TARGET:
    case BAOBEI_DECISION_SWAP:
    case BAOBEI_DECISION_REPLACE:
        return state->powers < 2;
    default:
        return state->powers == 0;
    }
}

/* Whoever has drawn cards has seen them. */
static bool drawn_by(const bbi_mind *mind, uint32_t user)
{
    for (uint32_t i = 0; i < mind->state.held; i++)
        if (!bbi_has(mind->seen[mind->state.hand[i]], user))
            return false;
    return true;
}

/* The decisions of a power: whose it is, and that it can have an effect. */
static bool power_decision_holds(const bbi_mind *mind)
{
    const bbi_state *state = &mind->state;
    const bbi_board *board = &state->board;
    uint32_t user = bbi_next(board->asked, 0);
    bbi_reach cards;

    if (!is_power_cause(board->cause) || !board->power || !bbi_species_of(&state->rules, board->species)->copies)
        return false;
    switch (board->kind) {
    case BAOBEI_DECISION_USE:
        return bbi_rule(&state->rules, BAOBEI_RULE_POWER_FREE);
    case BAOBEI_DECISION_TARGET:
        return board->power != BAOBEI_POWER_REPLACE && bbi_power_targets(board, board->power, user);
    case BAOBEI_DECISION_SWAP:
        return board->power == BAOBEI_POWER_INSPECT && board->at_seat[0] < board->at_seat[1] &&
               bbi_find(board, board->at_seat[0], board->at_slot[0]) != BBI_NOWHERE &&
               bbi_find(board, board->at_seat[1], board->at_slot[1]) != BBI_NOWHERE;
    default:
        bbi_reach_movable(board, user, &cards);
        return board->power == BAOBEI_POWER_REPLACE && bbi_reach_count(&cards) && state->held &&
               state->held == board->count && drawn_by(mind, user);
    }
}

/* An added card that waits for a slot (R11.23). */
static bool place_holds(const bbi_state *state)
{
    const bbi_board *board = &state->board;
    uint32_t owner = bbi_next(board->asked, 0);

    if (bbi_empty_slots(board, owner) < 2 || board->count || state->held != 1)
        return false;
    if (board->cause == BAOBEI_CAUSE_PENALTY)
        return board->species == 0;
    return board->cause == BAOBEI_CAUSE_POWER && board->power == BAOBEI_POWER_ADD &&
           bbi_species_of(&state->rules, board->species)->copies;
}

/* Only powers lock, and nothing but powers and the end of the turn comes after them (R6.6). */
static bool may_be_locked(const bbi_state *state)
{
    switch (state->board.kind) {
    case BAOBEI_DECISION_PLACE:
        return state->board.cause == BAOBEI_CAUSE_POWER;
    case BAOBEI_DECISION_USE:
    case BAOBEI_DECISION_TARGET:
    case BAOBEI_DECISION_SWAP:
    case BAOBEI_DECISION_REPLACE:
    case BAOBEI_DECISION_END:
        return true;
    default:
        return state->open;
    }
}

/* Who is asked, and what the decision is about, follow from its kind. */
static bool decision_fits(const bbi_mind *mind)
{
    const bbi_state *state = &mind->state;
    const bbi_board *board = &state->board;
    bool turn = plays(board->playing, board->active);
    bool single = bbi_count(board->asked) == 1 && !(board->asked & ~board->playing);
    bool plain = !board->species && !board->cause && !board->count;
    uint32_t hand = board->kind == BAOBEI_DECISION_DRAWN ? 1 : 0;

    if (board->answered & ~board->asked || (board->asked && board->answered == board->asked))
        return false;
    if (board->answered && board->kind != BAOBEI_DECISION_LOOK && board->kind != BAOBEI_DECISION_CLAIM)
        return false;
    if (board->locks && !may_be_locked(state))
        return false;
    switch (board->kind) {
    case BAOBEI_DECISION_DEAL:
    case BAOBEI_DECISION_OVER:
        return !board->asked && board->active == BAOBEI_NO_SEAT && plain && !state->held;
    case BAOBEI_DECISION_LOOK:
        return board->asked == board->playing && board->active == BAOBEI_NO_SEAT && !state->held && !board->species &&
               !board->cause && board->count && board->count == bbi_rule(&state->rules, BAOBEI_RULE_LOOKS);
    case BAOBEI_DECISION_TURN:
    case BAOBEI_DECISION_DRAWN:
    case BAOBEI_DECISION_END:
        if (board->kind == BAOBEI_DECISION_END && (board->announcer != BAOBEI_NO_SEAT || board->final))
            return false;
        return turn && board->asked == bbi_bit(board->active) && plain && state->held == hand &&
               drawn_by(mind, board->active);
    case BAOBEI_DECISION_CLAIM:
        return turn && board->asked && board->asked == bbi_claimants(board) && plain && !state->held;
    case BAOBEI_DECISION_GIVE:
        return turn && single && plain && !state->held;
    case BAOBEI_DECISION_PLACE:
        return turn && single && place_holds(state);
    default:
        return turn && single && power_decision_holds(mind) &&
               (board->kind == BAOBEI_DECISION_REPLACE || (!state->held && !board->count));
    }
}

/* Before the first discard is turned, every seat has just its deal and nobody has moved anything. */
static bool setup_holds(const bbi_state *state)
{
    const bbi_board *board = &state->board;

    if (board->kind != BAOBEI_DECISION_LOOK)
        return true;
    for (uint32_t seat = 0; seat < board->seats; seat++)
        if (bbi_cards(board, seat) != board->slots[seat] ||
            (board->slots[seat] && board->slots[seat] != bbi_deal_size(&state->rules, bbi_count(board->playing))))
            return false;
    return !state->recycles && !state->under && board->announcer == BAOBEI_NO_SEAT; /* so no final phase, either */
}

bool bbi_position_possible(const bbi_mind *mind)
{
    const bbi_state *state = &mind->state;

    return cards_hold(mind) && match_holds(state) && bao_holds(state) && decision_fits(mind) && gives_hold(state) &&
           powers_hold(state) && setup_holds(state) && spelling_holds(mind) && sights_hold(mind) &&
           knowledge_holds(mind) && shuffles_hold(mind);
}
