#include "record/position.h"

#include <baobei/notation.h>

#include "record/position_fields.h"
#include "record/rules_text.h"
#include "record/words.h"
#include "rules/names.h"
#include "rules/variants.h"
#include "table/know.h"
#include "table/piles.h"

/* Whether " name=" comes next. */
static bool take_name(bbi_reader *in, const char *name)
{
    size_t at = in->at;

    if (bbi_take(in, ' ') && bbi_take_word(in, name) && bbi_take(in, '='))
        return true;
    if (!in->bad)
        in->at = at;
    return false;
}

static bool take_flag(bbi_reader *in, const char *name)
{
    size_t at = in->at;

    if (bbi_take(in, ' ') && bbi_take_word(in, name) && (bbi_peek(in) == ' ' || in->at == in->length))
        return true;
    if (!in->bad)
        in->at = at;
    return false;
}

static void read_fields(bbi_reader *in, bbi_mind *mind)
{
    uint32_t seats = mind->state.board.seats;

    for (uint32_t i = 0; i < BBI_FIELDS; i++) {
        const bbi_field *field = &bbi_fields[i];
        uint8_t *value = bbi_field_at(&mind->state, field);

        *value = field->type == BBI_FIELD_SEAT ? BAOBEI_NO_SEAT : 0;
        if (field->type == BBI_FIELD_FLAG)
            *value = take_flag(in, field->name);
        else if (!take_name(in, field->name))
            continue;
        else if (field->type == BBI_FIELD_COUNT)
            *value = (uint8_t)bbi_read_number(in, 1, BBI_MOST_RECYCLES);
        else if (field->type == BBI_FIELD_SEAT)
            *value = (uint8_t)bbi_read_seat(in, seats);
        else
            *value = (uint8_t)bbi_read_seats(in, seats);
    }
}

static void read_scores(bbi_reader *in, const char *name, int32_t *scores, uint32_t seats)
{
    if (!take_name(in, name))
        return;
    for (uint32_t seat = 0; seat < seats; seat++) {
        if (seat)
            bbi_expect(in, ',');
        scores[seat] = (int32_t)bbi_read_number(in, -1000000000, 1000000000);
    }
}

static uint8_t read_seen(bbi_reader *in, const bbi_mind *mind)
{
    uint32_t all = ((1u << mind->state.board.seats) - 1) | BBI_SPECTATORS;

    if (!bbi_take(in, ':'))
        return 0;
    if (bbi_take(in, '*'))
        return (uint8_t)all;
    return (uint8_t)bbi_read_seats(in, mind->state.board.seats);
}

static uint8_t read_face(bbi_reader *in)
{
    return bbi_take(in, '?') ? BAOBEI_HIDDEN : (uint8_t)bbi_read_number(in, 1, BAOBEI_MAX_SPECIES);
}

static uint8_t read_origin(bbi_reader *in)
{
    return bbi_take(in, '^') ? (uint8_t)bbi_read_number(in, 1, BBI_SHUFFLES - 1) : 0;
}

/* One more card; its number is its place in the order of the text. */
static uint8_t read_next_card(bbi_reader *in, bbi_mind *mind, bool with_seen, uint32_t seen)
{
    uint32_t card = mind->cards;

    if (card == BAOBEI_MAX_CARDS) {
        bbi_fault_at(in, in->at);
        return 0;
    }
    mind->state.face[card] = read_face(in);
    mind->origin[card] = read_origin(in);
    mind->seen[card] = with_seen ? read_seen(in, mind) : (uint8_t)seen;
    mind->cards++;
    return (uint8_t)card;
}

/* The slots of one seat: " a=5,?:b,-,7!". */
static void read_seat_slots(bbi_reader *in, bbi_mind *mind, uint32_t seat)
{
    bbi_state *state = &mind->state;
    bbi_board *board = &state->board;
    uint32_t entry = board->start[seat];
    uint32_t slot = 0;
    const char name[2] = {(char)('a' + (char)seat), '\0'};

    if (!take_name(in, name))
        bbi_fault_at(in, in->at);
    do {
        if (slot == BAOBEI_MAX_CARDS - 1 || (mind->cards == BAOBEI_MAX_CARDS && bbi_peek(in) != '-'))
            bbi_fault_at(in, in->at);
        if (!in->bad && !bbi_take(in, '-')) {
            state->card[entry] = read_next_card(in, mind, true, 0);
            board->slot[entry] = (uint8_t)slot;
            if (bbi_take(in, '!')) {
                board->slot[entry] |= BBI_LOCKED;
                board->locks++;
            }
            entry++;
        }
        slot++;
    } while (bbi_take(in, ','));
    board->slots[seat] = (uint8_t)slot;
    for (uint32_t later = seat + 1; later <= BAOBEI_MAX_SEATS; later++)
        board->start[later] = (uint8_t)entry;
}

static uint32_t read_list(bbi_reader *in, bbi_mind *mind, const char *name, uint8_t *list, uint32_t room,
                          bool with_seen, uint32_t seen)
{
    uint32_t count = 0;

    if (!take_name(in, name))
        return 0;
    do {
        if (count == room)
            bbi_fault_at(in, in->at);
        else
            list[count++] = read_next_card(in, mind, with_seen, seen);
    } while (bbi_take(in, ','));
    return count;
}

static void read_pile_lists(bbi_reader *in, bbi_mind *mind)
{
    bbi_state *state = &mind->state;
    uint32_t all = ((1u << state->board.seats) - 1) | BBI_SPECTATORS;
    uint8_t list[BAOBEI_MAX_CARDS];
    uint32_t count;

    state->held = (uint8_t)read_list(in, mind, "hand", state->hand, 2, true, 0);
    count = read_list(in, mind, "discard", list, BAOBEI_MAX_CARDS, false, all);
    for (uint32_t i = 0; i < count && !in->bad; i++)
        bbi_pile_discard(state, list[i]);
    count = read_list(in, mind, "under", list, BAOBEI_MAX_CARDS, true, 0);
    for (uint32_t i = 0; i < count && !in->bad; i++)
        bbi_pile_slide(state, list[i]);
    count = read_list(in, mind, "draw", list, BAOBEI_MAX_CARDS, false, 0);
    memcpy(state->pile + BAOBEI_MAX_CARDS - count, list, count);
    state->draw = (uint8_t)count;
}

static void read_pasts(bbi_reader *in, bbi_mind *mind)
{
    for (uint32_t shuffle = 1; shuffle < BBI_SHUFFLES; shuffle++) {
        const char name[6] = {'p', 'a', 's', 't', (char)('0' + (char)shuffle), '\0'};

        if (!take_name(in, name))
            continue;
        do {
            bbi_input *input = &mind->input[shuffle][mind->inputs[shuffle]];

            if (mind->inputs[shuffle] == BAOBEI_MAX_CARDS) {
                bbi_fault_at(in, in->at);
                break;
            }
            input->face = read_face(in);
            input->from = read_origin(in);
            input->seen = read_seen(in, mind);
            mind->inputs[shuffle]++;
        } while (bbi_take(in, ','));
    }
}

static void read_named_places(bbi_reader *in, const char *name, uint32_t seats, uint8_t seat[2], uint8_t slot[2],
                              uint8_t *count)
{
    *count = 0;
    if (!take_name(in, name))
        return;
    do {
        if (*count == 2) {
            bbi_fault_at(in, in->at);
            return;
        }
        bbi_read_place(in, seats, &seat[*count], &slot[*count]);
        ++*count;
    } while (bbi_take(in, ','));
}

static void read_waiting(bbi_reader *in, bbi_state *state)
{
    if (!take_name(in, "wait"))
        return;
    do {
        bbi_earned *power = &state->power[state->powers];

        if (state->powers == 2) {
            bbi_fault_at(in, in->at);
            return;
        }
        power->user = (uint8_t)bbi_read_seat(in, state->board.seats);
        power->species = (uint8_t)bbi_read_number(in, 1, BAOBEI_MAX_SPECIES);
        bbi_expect(in, '/');
        power->cause = (uint8_t)bbi_read_number(in, BAOBEI_CAUSE_DISCARD, BAOBEI_CAUSE_ELIMINATED);
        state->powers++;
    } while (bbi_take(in, ','));
}

static void read_agenda(bbi_reader *in, bbi_state *state)
{
    bbi_board *board = &state->board;
    uint32_t kind = 0;
    uint8_t places;
    size_t start;

    if (!take_name(in, "ask"))
        bbi_fault_at(in, in->at);
    start = in->at;
    for (kind = BAOBEI_DECISION_DEAL; kind <= BAOBEI_DECISION_OVER; kind++) {
        if (bbi_take_word(in, bbi_decision_row(kind)) && bbi_peek(in) == ' ')
            break;
        if (!in->bad)
            in->at = start;
    }
    if (kind > BAOBEI_DECISION_OVER)
        bbi_fault_at(in, start);
    board->kind = (uint8_t)kind;
    read_named_places(in, "at", board->seats, board->at_seat, board->at_slot, &places);
    if (places != (kind == BAOBEI_DECISION_SWAP ? 2 : 0))
        bbi_fault_at(in, in->at);
    read_named_places(in, "owed", board->seats, state->give_seat, state->give_slot, &state->gives);
    read_waiting(in, state);
}

static void read_mind(bbi_reader *in, bbi_mind *mind)
{
    bbi_state *state = &mind->state;
    baobei_rules rules;
    uint32_t key;
    uint32_t species;
    uint32_t seats;
    size_t start;

    bbi_expect(in, ' ');
    start = in->at;
    bbi_read_rules(in, &rules);
    if (!take_name(in, "seats"))
        bbi_fault_at(in, in->at);
    seats = (uint32_t)bbi_read_number(in, 2, BAOBEI_MAX_SEATS);
    if (!in->bad && !bbi_rules_valid(&rules, seats, &key, &species))
        bbi_fault_at(in, start);
    bbi_state_init(state, &rules, seats);
    if (take_name(in, "round"))
        state->round = (uint32_t)bbi_read_number(in, 1, UINT32_MAX);
    read_scores(in, "sum", state->sum, seats);
    read_scores(in, "last", state->last, seats);
    read_fields(in, mind);
    for (uint32_t seat = 0; seat < seats && !in->bad; seat++)
        if (bbi_has(state->board.playing, seat))
            read_seat_slots(in, mind, seat);
        else
            state->board.start[seat + 1] = state->board.start[seat];
    for (uint32_t seat = seats; seat < BAOBEI_MAX_SEATS; seat++)
        state->board.start[seat + 1] = state->board.start[seat];
    read_pile_lists(in, mind);
    read_pasts(in, mind);
    read_agenda(in, state);
}

static uint32_t read_digit(bbi_reader *in)
{
    char c = bbi_peek(in);

    if (c >= '0' && c <= '9')
        in->at++;
    else if (c >= 'a' && c <= 'f')
        in->at++;
    else
        bbi_fault_at(in, in->at);
    return c >= '0' && c <= '9' ? (uint32_t)(c - '0') : (uint32_t)(c - 'a') + 10;
}

static void read_source(bbi_reader *in, bbi_state *state)
{
    state->source = BBI_CHANCE_NONE;
    if (take_flag(in, "hook")) {
        state->source = BBI_CHANCE_HOOK;
        return;
    }
    if (take_name(in, "seed"))
        state->source = BBI_CHANCE_SEED;
    else if (take_name(in, "fast"))
        state->source = BBI_CHANCE_FAST;
    else
        return;
    for (uint32_t i = 0; i < BAOBEI_SEED_SIZE; i++) {
        uint32_t high = read_digit(in);

        state->seed[i] = (uint8_t)(high << 4 | read_digit(in));
    }
}

static void read_numbers(bbi_reader *in, bbi_state *state)
{
    if (!take_name(in, "token"))
        bbi_fault_at(in, in->at);
    state->token = (uint32_t)bbi_read_number(in, 1, UINT32_MAX);
    if (!take_name(in, "serial"))
        bbi_fault_at(in, in->at);
    state->serial = (uint32_t)bbi_read_number(in, 1, UINT32_MAX);
    if (in->at != in->length)
        bbi_fault_at(in, in->at);
}

/* What the text leaves to be derived. */
static void derive(bbi_state *state)
{
    bbi_board *board = &state->board;

    if (board->species)
        board->power = bbi_species_of(&state->rules, board->species)->power;
    if (state->gives) {
        state->claimant = (uint8_t)(board->asked ? bbi_next(board->asked, 0) : 0);
        board->at_seat[0] = state->give_seat[0];
        board->at_slot[0] = state->give_slot[0];
    }
}

/* Everything has been spelled right; is it a position, and in its one spelling? */
static void finish(bbi_reader *in, bbi_mind *mind, size_t start)
{
    if (!in->bad && mind->state.board.species > BAOBEI_MAX_SPECIES)
        bbi_fault_at(in, start);
    if (in->bad)
        return;
    derive(&mind->state);
    if (!bbi_position_possible(mind))
        bbi_fault_at(in, start);
}

static void write_again(bbi_writer *out, const bbi_mind *mind)
{
    if (mind->viewer == BBI_HOST)
        bbi_write_full(out, mind, &mind->state);
    else
        bbi_write_seat_position(out, mind);
}

/* One position has one spelling: the text must be what would be written. */
static void compare(bbi_reader *in, const bbi_mind *mind)
{
    char text[BAOBEI_POSITION_TEXT];
    bbi_writer out = {text, sizeof text, 0};

    if (in->bad)
        return;
    write_again(&out, mind);
    bbi_expect_same(in, 0, text, out.length);
}

void bbi_read_full(bbi_reader *in, bbi_mind *mind)
{
    memset(mind, 0, sizeof *mind);
    mind->viewer = BBI_HOST;
    bbi_expect_word(in, "baobei-position-1");
    read_mind(in, mind);
    read_source(in, &mind->state);
    read_numbers(in, &mind->state);
    finish(in, mind, 0);
    compare(in, mind);
}

void bbi_read_seat_position(bbi_reader *in, bbi_mind *mind)
{
    memset(mind, 0, sizeof *mind);
    bbi_expect_word(in, "baobei-seat-1 ");
    if (bbi_take_word(in, "spectator"))
        mind->viewer = BBI_SPECTATOR;
    else
        mind->viewer = bbi_read_seat(in, BAOBEI_MAX_SEATS);
    read_mind(in, mind);
    read_numbers(in, &mind->state);
    if (!in->bad && mind->viewer != BBI_SPECTATOR && mind->viewer >= mind->state.board.seats)
        bbi_fault_at(in, sizeof "baobei-seat-1 " - 1);
    finish(in, mind, 0);
    compare(in, mind);
}
