#include "rules/move.h"

static void report(bbi_move *move)
{
    bbi_state *state = move->state;
    const bbi_board *board = &state->board;
    baobei_event *fact = bbi_fact(&move->facts, state, BAOBEI_EVENT_DECISION, BAOBEI_NO_SEAT);

    if (!bbi_watched(&move->facts))
        return;
    if (bbi_count(board->asked) == 1)
        fact->by = (uint8_t)bbi_first(board->asked);
    fact->cause = board->cause;
    fact->count = board->asked;
    for (uint32_t i = 0; i < 2; i++) {
        fact->seat[i] = board->at_seat[i];
        fact->slot[i] = board->at_slot[i];
    }
    fact->card[0] = board->species;
    fact->value[0] = (int32_t)state->token;
    fact->value[1] = board->kind;
    fact->value[2] = board->power;
    fact->value[3] = board->asked != 0;
    fact->value[4] = board->count;
}

void bbi_ask(bbi_move *move, uint32_t kind, uint32_t asked, const bbi_about *about)
{
    static const bbi_about nothing;
    bbi_board *board = &move->state->board;

    if (!about)
        about = &nothing;
    board->kind = (uint8_t)kind;
    board->asked = (uint8_t)asked;
    board->answered = 0;
    board->species = about->power.species;
    board->cause = about->power.cause;
    board->power = 0;
    if (board->species)
        board->power = bbi_species_of(&move->state->rules, board->species)->power;
    board->count = about->count;
    for (uint32_t i = 0; i < 2; i++) {
        board->at_seat[i] = about->seat[i];
        board->at_slot[i] = about->slot[i];
    }
    move->state->token = bbi_number_after(move->state->token);
    move->waits = true;
    report(move);
}
