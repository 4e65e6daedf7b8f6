/*
 * The sum, modulo 2^64, of one scrambled word for each fact. A sum does not ask for an order, so cards
 * count by where they lie and pasts as the heap that they are.
 */
#include "record/hash.h"

#include "base/mix.h"
#include "record/position_fields.h"
#include "rules/variants.h"
#include "table/piles.h"

/* The first byte of a word: what the fact is about. Part of the definition. */
enum {
    FACT_SPECIES = 1,
    FACT_RULE = 2,
    FACT_FIELD = 3,
    FACT_SCORE = 4,
    FACT_SLOTS = 5,
    FACT_CARD = 6,
    FACT_PAST = 7,
    FACT_DECISION = 8,
    FACT_OWED = 9,
    FACT_WAITING = 10,
    FACT_SEED = 11,
    FACT_ROUND = 12
};

/* Where a card lies, other than in front of a seat (0 to 5). */
enum { IN_HAND = 8, IN_DISCARD = 9, UNDER_DISCARD = 10, IN_DRAW = 11 };

/* A word: the kind of fact, two small numbers that say which, and a 40-bit value. */
static uint64_t fact(uint32_t kind, uint32_t which, uint32_t part, uint64_t value)
{
    return bbi_mix((uint64_t)kind << 56 | (uint64_t)which << 48 | (uint64_t)part << 40 | (value & 0xffffffffffu));
}

static uint64_t hash_rules(const baobei_rules *rules)
{
    uint64_t sum = 0;

    for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++) {
        const bbi_species *species = &rules->species[row];

        sum += fact(FACT_SPECIES, row, 0,
                    (uint64_t)(uint8_t)species->points << 24 | (uint64_t)species->copies << 16 |
                        (uint64_t)species->family << 8 | species->power);
    }
    for (uint32_t key = 0; key < BBI_RULE_KEYS; key++)
        if (bbi_rule_row(key))
            sum += fact(FACT_RULE, key, 0, (uint16_t)bbi_rule(rules, (baobei_rule)key));
    return sum;
}

static uint64_t hash_card(const bbi_mind *mind, uint32_t where, uint32_t place, uint32_t card, uint32_t locked)
{
    return fact(FACT_CARD, where, place,
                (uint64_t)locked << 24 | (uint64_t)mind->state.face[card] << 16 | (uint64_t)mind->seen[card] << 8 |
                    mind->origin[card]);
}

static uint64_t hash_cards(const bbi_mind *mind)
{
    const bbi_state *state = &mind->state;
    const bbi_board *board = &state->board;
    uint64_t sum = 0;

    for (uint32_t seat = 0; seat < board->seats; seat++) {
        sum += fact(FACT_SLOTS, seat, 0, board->slots[seat]);
        for (uint32_t entry = board->start[seat]; entry < board->start[seat + 1]; entry++)
            sum += hash_card(mind, seat, board->slot[entry] & BBI_SLOT, state->card[entry],
                             board->slot[entry] & BBI_LOCKED ? 1 : 0);
    }
    for (uint32_t i = 0; i < state->held; i++)
        sum += hash_card(mind, IN_HAND, i, state->hand[i], 0);
    for (uint32_t i = 0; i < state->discard; i++)
        sum += hash_card(mind, IN_DISCARD, i, state->pile[i], 0);
    for (uint32_t i = 0; i < state->under; i++)
        sum += hash_card(mind, UNDER_DISCARD, i, state->pile[state->discard + i], 0);
    for (uint32_t i = 0; i < state->draw; i++)
        sum += hash_card(mind, IN_DRAW, i, state->pile[BAOBEI_MAX_CARDS - state->draw + i], 0);
    for (uint32_t shuffle = 1; shuffle < BBI_SHUFFLES; shuffle++)
        for (uint32_t i = 0; i < mind->inputs[shuffle]; i++) {
            const bbi_input *input = &mind->input[shuffle][i];

            sum += fact(FACT_PAST, shuffle, input->from, (uint64_t)input->face << 8 | input->seen);
        }
    return sum;
}

static uint64_t hash_course(const bbi_mind *mind)
{
    bbi_state state = mind->state;
    const bbi_board *board = &mind->state.board;
    uint64_t sum = fact(FACT_ROUND, 0, 0, state.round);

    for (uint32_t i = 0; i < BBI_FIELDS; i++)
        sum += fact(FACT_FIELD, i, 0, *bbi_field_at(&state, &bbi_fields[i]));
    for (uint32_t seat = 0; seat < board->seats; seat++) {
        sum += fact(FACT_SCORE, seat, 0, (uint32_t)state.sum[seat]);
        sum += fact(FACT_SCORE, seat, 1, (uint32_t)state.last[seat]);
    }
    sum += fact(FACT_DECISION, board->kind, board->seats,
                (uint64_t)board->at_seat[0] << 24 | (uint64_t)board->at_slot[0] << 16 |
                    (uint64_t)board->at_seat[1] << 8 | board->at_slot[1]);
    for (uint32_t i = 0; i < state.gives; i++)
        sum += fact(FACT_OWED, i, state.give_seat[i], state.give_slot[i]);
    for (uint32_t i = 0; i < state.powers; i++)
        sum += fact(FACT_WAITING, i, state.power[i].user,
                    (uint64_t)state.power[i].species << 8 | state.power[i].cause);
    return sum;
}

static uint64_t hash_seed(const bbi_state *state)
{
    uint64_t sum = fact(FACT_SEED, BAOBEI_SEED_SIZE, 0, state->source);

    for (uint32_t i = 0; i < BAOBEI_SEED_SIZE; i++)
        sum += fact(FACT_SEED, i, 0, state->seed[i]);
    return sum;
}

uint64_t bbi_hash(const bbi_mind *mind, const bbi_state *state)
{
    uint64_t sum = hash_rules(&mind->state.rules) + hash_cards(mind) + hash_course(mind);

    if (mind->viewer == BBI_HOST)
        sum += hash_seed(state);
    return sum;
}
