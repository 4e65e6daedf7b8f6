#include "record/position.h"
#include "record/position_fields.h"
#include "record/rules_text.h"
#include "record/words.h"
#include "rules/names.h"
#include "table/know.h"
#include "table/piles.h"

/* " name=" */
static void put_name(bbi_writer *out, const char *name)
{
    bbi_put(out, ' ');
    bbi_put_word(out, name);
    bbi_put(out, '=');
}

static void put_fields(bbi_writer *out, const bbi_mind *mind)
{
    bbi_state state = mind->state; /* fields are reached by offset in a state of one's own */

    for (uint32_t i = 0; i < BBI_FIELDS; i++) {
        const bbi_field *field = &bbi_fields[i];
        uint32_t value = *bbi_field_at(&state, field);

        if (value == (field->type == BBI_FIELD_SEAT ? BAOBEI_NO_SEAT : 0))
            continue;
        if (field->type == BBI_FIELD_FLAG) {
            bbi_put(out, ' ');
            bbi_put_word(out, field->name);
            continue;
        }
        put_name(out, field->name);
        if (field->type == BBI_FIELD_COUNT)
            bbi_put_number(out, value);
        else if (field->type == BBI_FIELD_SEAT)
            bbi_put_seat(out, value);
        else
            bbi_put_seats(out, value);
    }
}

static void put_scores(bbi_writer *out, const char *name, const int32_t *scores, uint32_t seats)
{
    bool any = false;

    for (uint32_t seat = 0; seat < seats; seat++)
        any = any || scores[seat];
    if (!any)
        return;
    put_name(out, name);
    for (uint32_t seat = 0; seat < seats; seat++) {
        if (seat)
            bbi_put(out, ',');
        bbi_put_number(out, scores[seat]);
    }
}

/* Who has seen a card: ":ac", ":*" for everybody, nothing for nobody. */
static void put_seen(bbi_writer *out, const bbi_mind *mind, uint32_t seen)
{
    uint32_t all = ((1u << mind->state.board.seats) - 1) | BBI_SPECTATORS;

    if (!seen)
        return;
    bbi_put(out, ':');
    if (seen == all)
        bbi_put(out, '*');
    else
        bbi_put_seats(out, seen);
}

static void put_face(bbi_writer *out, uint32_t face)
{
    if (face == BAOBEI_HIDDEN)
        bbi_put(out, '?');
    else
        bbi_put_number(out, face);
}

static void put_origin(bbi_writer *out, uint32_t shuffle)
{
    if (!shuffle)
        return;
    bbi_put(out, '^');
    bbi_put_number(out, shuffle);
}

/* A card in its place. Of the draw pile and of the face-up discards, who has seen them goes without saying. */
static void put_card(bbi_writer *out, const bbi_mind *mind, uint32_t card, bool with_seen)
{
    put_face(out, mind->state.face[card]);
    put_origin(out, mind->origin[card]);
    if (with_seen)
        put_seen(out, mind, mind->seen[card]);
}

/* " a=5,?:b,-,7!": the slots of a seat. */
static void put_slots(bbi_writer *out, const bbi_mind *mind, uint32_t seat)
{
    const bbi_board *board = &mind->state.board;
    uint32_t entry = board->start[seat];

    bbi_put(out, ' ');
    bbi_put_seat(out, seat);
    bbi_put(out, '=');
    for (uint32_t slot = 0; slot < board->slots[seat]; slot++) {
        if (slot)
            bbi_put(out, ',');
        if (entry == board->start[seat + 1] || (board->slot[entry] & BBI_SLOT) != slot) {
            bbi_put(out, '-');
            continue;
        }
        put_card(out, mind, mind->state.card[entry], true);
        if (board->slot[entry] & BBI_LOCKED)
            bbi_put(out, '!');
        entry++;
    }
}

static void put_list(bbi_writer *out, const bbi_mind *mind, const char *name, const uint8_t *cards, uint32_t count,
                     bool with_seen)
{
    if (!count)
        return;
    put_name(out, name);
    for (uint32_t i = 0; i < count; i++) {
        if (i)
            bbi_put(out, ',');
        put_card(out, mind, cards[i], with_seen);
    }
}

static void put_piles(bbi_writer *out, const bbi_mind *mind)
{
    const bbi_state *state = &mind->state;

    put_list(out, mind, "hand", state->hand, state->held, true);
    put_list(out, mind, "discard", state->pile, state->discard, false);
    put_list(out, mind, "under", state->pile + state->discard, state->under, true);
    put_list(out, mind, "draw", state->pile + BAOBEI_MAX_CARDS - state->draw, state->draw, false);
}

/* What went into each recycle: "past1=5:*,?^1:b". */
static void put_pasts(bbi_writer *out, const bbi_mind *mind)
{
    for (uint32_t shuffle = 1; shuffle < BBI_SHUFFLES; shuffle++) {
        if (!mind->inputs[shuffle])
            continue;
        bbi_put_word(out, " past");
        bbi_put_number(out, shuffle);
        for (uint32_t i = 0; i < mind->inputs[shuffle]; i++) {
            const bbi_input *input = &mind->input[shuffle][i];

            bbi_put(out, i ? ',' : '=');
            put_face(out, input->face);
            put_origin(out, input->from);
            put_seen(out, mind, input->seen);
        }
    }
}

/* The pending decision's word and places, gives that are owed, powers that wait. */
static void put_agenda(bbi_writer *out, const bbi_state *state)
{
    const bbi_board *board = &state->board;

    put_name(out, "ask");
    bbi_put_word(out, bbi_decision_row(board->kind));
    if (board->kind == BAOBEI_DECISION_SWAP)
        for (uint32_t i = 0; i < 2; i++) {
            bbi_put_word(out, i ? "," : " at=");
            bbi_put_place(out, board->at_seat[i], board->at_slot[i]);
        }
    for (uint32_t i = 0; i < state->gives; i++) {
        bbi_put_word(out, i ? "," : " owed=");
        bbi_put_place(out, state->give_seat[i], state->give_slot[i]);
    }
    for (uint32_t i = 0; i < state->powers; i++) {
        bbi_put_word(out, i ? "," : " wait=");
        bbi_put_seat(out, state->power[i].user);
        bbi_put_number(out, state->power[i].species);
        bbi_put(out, '/');
        bbi_put_number(out, state->power[i].cause);
    }
}

static void put_mind(bbi_writer *out, const bbi_mind *mind)
{
    const bbi_state *state = &mind->state;

    bbi_put(out, ' ');
    bbi_write_rules(out, &state->rules);
    put_name(out, "seats");
    bbi_put_number(out, state->board.seats);
    if (state->round) {
        put_name(out, "round");
        bbi_put_number(out, state->round);
    }
    put_scores(out, "sum", state->sum, state->board.seats);
    put_scores(out, "last", state->last, state->board.seats);
    put_fields(out, mind);
    for (uint32_t seat = 0; seat < state->board.seats; seat++)
        if (bbi_has(state->board.playing, seat))
            put_slots(out, mind, seat);
    put_piles(out, mind);
    put_pasts(out, mind);
    put_agenda(out, state);
}

static void put_numbers(bbi_writer *out, const bbi_state *state)
{
    put_name(out, "token");
    bbi_put_number(out, state->token);
    put_name(out, "serial");
    bbi_put_number(out, state->serial);
}

void bbi_write_full(bbi_writer *out, const bbi_mind *mind, const bbi_state *state)
{
    static const char digits[] = "0123456789abcdef";

    bbi_put_word(out, "baobei-position-1");
    put_mind(out, mind);
    if (state->source == BBI_CHANCE_HOOK)
        bbi_put_word(out, " hook");
    else if (state->source != BBI_CHANCE_NONE) {
        put_name(out, state->source == BBI_CHANCE_SEED ? "seed" : "fast");
        for (uint32_t i = 0; i < BAOBEI_SEED_SIZE; i++) {
            bbi_put(out, digits[state->seed[i] >> 4]);
            bbi_put(out, digits[state->seed[i] & 15]);
        }
    }
    put_numbers(out, state);
}

void bbi_write_seat_position(bbi_writer *out, const bbi_mind *mind)
{
    bbi_put_word(out, "baobei-seat-1 ");
    if (mind->viewer < BAOBEI_MAX_SEATS)
        bbi_put_seat(out, mind->viewer);
    else
        bbi_put_word(out, "spectator");
    put_mind(out, mind);
    put_numbers(out, &mind->state);
}
