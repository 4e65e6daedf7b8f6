/* The set-up of a round (R1). */
#include "rules/move.h"
#include "table/know.h"
#include "table/piles.h"
#include "table/slots.h"

/* The seat number k of a set. */
static uint32_t seat_at(uint32_t set, uint32_t k)
{
    uint32_t seat = 0;

    while (!bbi_has(set, seat) || k-- > 0)
        seat++;
    return seat;
}

/* Chance comes first, while nothing has changed yet: the deck, top first, and who begins (R1.4, R5.5). */
static baobei_status shuffle_deck(bbi_move *move, uint8_t *deck, uint32_t count, uint32_t *first)
{
    const bbi_state *state = move->state;
    baobei_status status;

    memcpy(deck, bbi_fresh_deck, sizeof bbi_fresh_deck);
    bbi_chance_open(&move->chance, state->round + (state->round < UINT32_MAX), BBI_CHANCE_DEAL, 0);
    status = bbi_chance_shuffle(&move->chance, deck, count);
    *first = state->first;
    if (status == BAOBEI_OK && *first == BAOBEI_NO_SEAT) {
        status = bbi_chance_below(&move->chance, bbi_count(state->next), first);
        *first = seat_at(state->next, *first);
    }
    return status;
}

/* What a round leaves behind goes; the match stays. */
static void clear_table(bbi_state *state)
{
    bbi_board *board = &state->board;

    memset(board->slot, 0, sizeof board->slot);
    memset(board->slots, 0, sizeof board->slots);
    memset(state->card, 0, sizeof state->card);
    board->playing = state->next;
    board->announcer = BAOBEI_NO_SEAT;
    board->shield = board->final = board->locks = 0;
    state->decisive = state->next_decisive;
    state->draw = state->discard = state->under = 0;
    bbi_know_deal(state);
    state->recycles = 0;
    state->open = 0;
    state->closing = BAOBEI_NO_SEAT;
}

static void report_deal(bbi_move *move)
{
    bbi_state *state = move->state;
    const bbi_board *board = &state->board;
    baobei_event *fact = bbi_fact(&move->facts, state, BAOBEI_EVENT_ROUND, state->first);

    fact->count = board->playing;
    fact->value[0] = (int32_t)state->round;
    fact->value[1] = state->decisive;
    fact->value[2] = state->draw;
    if (!bbi_watched(&move->facts)) {
        bbi_facts_skip(state, bbi_count(board->playing) *
                                  ((board->slots[state->first] + BBI_FACT_PLACES - 1u) / BBI_FACT_PLACES));
        return;
    }
    for (uint32_t seat = 0; seat < board->seats; seat++)
        for (uint32_t slot = 0; slot < bbi_cards(board, seat); slot += fact->count) {
            uint32_t left = bbi_cards(board, seat) - slot;

            fact = bbi_fact(&move->facts, state, BAOBEI_EVENT_DEALT, BAOBEI_NO_SEAT);
            fact->seat[0] = (uint8_t)seat;
            fact->slot[0] = (uint8_t)slot;
            fact->count = (uint8_t)(left < BBI_FACT_PLACES ? left : BBI_FACT_PLACES);
            for (uint32_t i = 0; i < fact->count; i++)
                fact->value[i] = (int32_t)bbi_face(state, state->card[board->start[seat] + slot + i]);
        }
}

/* R1.3, after all looks (R11.5). */
static void turn_first_discard(bbi_move *move)
{
    bbi_state *state = move->state;
    uint32_t card = bbi_pile_draw(state);
    baobei_event *fact;

    bbi_pile_discard(state, card);
    bbi_know_see(state, card, BBI_EVERYBODY);
    fact = bbi_fact(&move->facts, state, BAOBEI_EVENT_TURNED, BAOBEI_NO_SEAT);
    fact->card[0] = (uint8_t)bbi_face(state, card);
    fact->value[0] = state->draw;
    bbi_turn_begin(move, state->first);
}

baobei_status bbi_setup_deal(bbi_move *move)
{
    bbi_state *state = move->state;
    uint8_t deck[BAOBEI_MAX_CARDS];
    bbi_about about = {{0, 0, 0}, 0, {0, 0}, {0, 0}};
    uint32_t count = state->numbered ? state->numbered : bbi_deck_size(&state->rules);
    uint32_t each = bbi_deal_size(&state->rules, bbi_count(state->next));
    uint32_t first;
    baobei_status status = shuffle_deck(move, deck, count, &first);

    if (status != BAOBEI_OK)
        return status;
    clear_table(state);
    if (state->round < UINT32_MAX) /* no match gets there */
        state->round++;
    state->first = (uint8_t)first;
    if (!state->numbered) /* a position that was read or sampled */
        bbi_state_number_cards(state);
    bbi_slots_deal(state, state->board.playing, each, deck); /* R11.5 */
    bbi_pile_renew(state, deck + bbi_cards_on_table(&state->board), count - bbi_cards_on_table(&state->board));
    report_deal(move);
    about.count = (uint8_t)bbi_rule(&state->rules, BAOBEI_RULE_LOOKS);
    if (about.count)
        bbi_ask(move, BAOBEI_DECISION_LOOK, state->board.playing, &about);
    else
        turn_first_discard(move);
    return BAOBEI_OK;
}

void bbi_setup_look(bbi_move *move, uint32_t seat, const baobei_parts *parts)
{
    bbi_state *state = move->state;
    bbi_board *board = &state->board;
    baobei_event *fact = bbi_fact(&move->facts, state, BAOBEI_EVENT_LOOKED, seat);

    fact->count = board->count;
    for (uint32_t i = 0; i < board->count; i++) {
        uint32_t entry = bbi_find(board, seat, parts->slot[i]);

        bbi_know_see(state, state->card[entry], bbi_bit(seat));
        bbi_fact_at(fact, i, seat, parts->slot[i], bbi_face(state, state->card[entry]));
    }
    board->answered |= bbi_bit(seat);
    if (board->answered == board->asked) /* R11.37 */
        turn_first_discard(move);
    else
        move->waits = true; /* for the others */
}
