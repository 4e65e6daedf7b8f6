/*
 * The sum, modulo 2^64, of one scrambled word for each fact. A sum does not ask for an order, so cards
 * count by where they lie and pasts as the heap that they are. Small facts share a word. docs/notation.md
 * defines it.
 */
#include "record/hash.h"

#include "base/bytes.h"
#include "base/mix.h"
#include "record/position_fields.h"
#include "table/know.h"
#include "table/piles.h"
#include "view/glance.h"
#include "view/redact.h"

/* What a fact is about: the first number of its key. Part of the definition. */
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

/* A card is told in 16 bits, and four that lie beside each other in a word. */
enum { CELL_UNKNOWN = 63, CELL_SHUFFLE = 6, CELL_SEEN = 8, CELL_LOCKED = 15, CELLS = 4, CELL_BITS = 16 };

/* Output number `key` of SplitMix64 from the value on: which fact, two small numbers more, and what it says. */
static uint64_t fact(uint32_t kind, uint32_t which, uint32_t part, uint64_t value)
{
    return bbi_mix(value + (uint64_t)(kind << 16 | which << 8 | part) * BBI_MIX_STEP);
}

/* Two species in a word, a byte for each of their numbers, and four values of rules. */
static uint64_t hash_rules(const baobei_rules *rules)
{
    const uint8_t *species = (const uint8_t *)rules->species;
    const int16_t *value = rules->value;
    uint64_t sum = 0;

    for (uint32_t pair = 0; pair < BAOBEI_MAX_SPECIES / 2; pair++) {
        uint64_t word = bbi_bytes_get(species + 2 * sizeof(bbi_species) * pair);

        if (word)
            sum += fact(FACT_SPECIES, pair, 0, word);
    }
    for (uint32_t place = 0; place < BBI_RULE_VALUES; place += 4) {
        uint64_t word = 0;

        for (uint32_t i = 0; i < 4 && place + i < BBI_RULE_VALUES; i++)
            word |= (uint64_t)(uint16_t)value[place + i] << 16 * i;
        sum += fact(FACT_RULE, place / 4, 0, word);
    }
    return sum;
}

/* Every card as the viewer knows it: its face, its last shuffle, and who has seen it since. */
typedef struct cells {
    uint16_t of[BAOBEI_MAX_CARDS];
} cells;

static void read_cells(cells *out, const bbi_state *state, uint32_t viewer)
{
    bbi_glance glance;

    bbi_glance_at(&glance, state, viewer);
    for (uint32_t card = 0; card < BAOBEI_MAX_CARDS; card++)
        out->of[card] = (uint16_t)(glance.seen[card] << CELL_SEEN | glance.origin[card] << CELL_SHUFFLE |
                                   (glance.face[card] & CELL_UNKNOWN)); /* BAOBEI_HIDDEN is all ones */
}

static uint64_t hash_list(const cells *cell, uint32_t where, const uint8_t *cards, uint32_t count)
{
    uint64_t sum = 0;
    uint64_t word = 0;
    uint32_t i = 0;

    for (; i + CELLS <= count; i += CELLS)
        sum += fact(FACT_CARD, where, i / CELLS,
                    (uint64_t)cell->of[cards[i]] | (uint64_t)cell->of[cards[i + 1]] << CELL_BITS |
                        (uint64_t)cell->of[cards[i + 2]] << 2 * CELL_BITS |
                        (uint64_t)cell->of[cards[i + 3]] << 3 * CELL_BITS);
    for (uint32_t k = 0; i + k < count; k++)
        word |= (uint64_t)cell->of[cards[i + k]] << CELL_BITS * k;
    return word ? sum + fact(FACT_CARD, where, i / CELLS, word) : sum;
}

/* Four slots are told together, if there is a card in one of them. */
static uint64_t hash_seat(const cells *cell, const bbi_state *state, uint32_t seat)
{
    const bbi_board *board = &state->board;
    uint64_t word = 0;
    uint64_t sum = 0;

    if (!board->locks && !bbi_empty_slots(board, seat)) /* entries and slots are the same */
        return hash_list(cell, seat, state->card + board->start[seat], board->slots[seat]);
    for (uint32_t entry = board->start[seat]; entry < board->start[seat + 1]; entry++) {
        uint32_t slot = board->slot[entry] & BBI_SLOT;
        uint64_t locked = board->slot[entry] & BBI_LOCKED ? 1u << CELL_LOCKED : 0;

        word |= (cell->of[state->card[entry]] | locked) << CELL_BITS * (slot % CELLS);
        if (entry + 1 == board->start[seat + 1] || (board->slot[entry + 1] & BBI_SLOT) / CELLS != slot / CELLS) {
            sum += fact(FACT_CARD, seat, slot / CELLS, word);
            word = 0;
        }
    }
    return sum;
}

/* Cards that went into recycles: what was known of them before. */
static uint64_t hash_pasts(const bbi_state *state, uint32_t viewer)
{
    uint32_t last = bbi_last_shuffle(state);
    uint32_t watchers = bbi_know_watchers(state->board.seats);
    uint64_t sum = 0;

    for (uint32_t card = 0; last && card < BAOBEI_MAX_CARDS; card++)
        for (uint32_t into = 1, from = 0; into <= last; into++) {
            uint32_t seen = state->know[from][card] & watchers;

            if (!(state->know[into][card] & BBI_MEMBER))
                continue;
            sum += fact(FACT_PAST, into, from, (uint64_t)bbi_face_known(state->face[card], seen, viewer) << 8 | seen);
            from = into;
        }
    return sum;
}

static uint64_t hash_cards(const bbi_state *state, uint32_t viewer)
{
    const uint8_t *slots = state->board.slots;
    uint64_t sum = fact(FACT_SLOTS, 0, 0,
                        (uint64_t)slots[0] | (uint64_t)slots[1] << 8 | (uint64_t)slots[2] << 16 |
                            (uint64_t)slots[3] << 24 | (uint64_t)slots[4] << 32 | (uint64_t)slots[5] << 40);
    cells cell;

    read_cells(&cell, state, viewer);
    for (uint32_t seat = 0; seat < state->board.seats; seat++)
        sum += hash_seat(&cell, state, seat);
    sum += hash_list(&cell, IN_HAND, state->hand, state->held);
    sum += hash_list(&cell, IN_DISCARD, state->pile, state->discard);
    sum += hash_list(&cell, UNDER_DISCARD, state->pile + state->discard, state->under);
    sum += hash_list(&cell, IN_DRAW, state->pile + BAOBEI_MAX_CARDS - state->draw, state->draw);
    return sum + hash_pasts(state, viewer);
}

/* The fields of a position, eight in a word; of a claim window only what the viewer knows (R12.10). */
static uint64_t hash_fields(const bbi_state *state, uint32_t viewer)
{
    uint64_t sum = 0;

    for (uint32_t from = 0; from < BBI_FIELDS; from += 8) {
        uint64_t word = 0;

        for (uint32_t i = from; i < BBI_FIELDS && i < from + 8; i++) {
            uint32_t byte = ((const uint8_t *)state)[bbi_fields[i].offset];

            if (i == BBI_FIELD_ANSWERED)
                byte = bbi_answers_known(state, viewer);
            word |= (uint64_t)byte << 8 * (i - from);
        }
        sum += fact(FACT_FIELD, from / 8, 0, word);
    }
    return sum;
}

static uint64_t hash_course(const bbi_state *state, uint32_t viewer)
{
    const bbi_board *board = &state->board;
    uint64_t sum = fact(FACT_ROUND, 0, 0, state->round) + hash_fields(state, viewer);

    for (uint32_t seat = 0; seat < board->seats; seat++)
        sum += fact(FACT_SCORE, seat, 0, (uint64_t)(uint32_t)state->sum[seat] << 32 | (uint32_t)state->last[seat]);
    sum += fact(FACT_DECISION, board->kind, board->seats,
                (uint64_t)board->at_seat[0] << 24 | (uint64_t)board->at_slot[0] << 16 |
                    (uint64_t)board->at_seat[1] << 8 | board->at_slot[1]);
    for (uint32_t i = 0; i < state->gives; i++)
        sum += fact(FACT_OWED, i, 0, (uint64_t)state->give_seat[i] << 8 | state->give_slot[i]);
    for (uint32_t i = 0; i < state->powers; i++)
        sum += fact(FACT_WAITING, i, 0,
                    (uint64_t)state->power[i].user << 16 | (uint64_t)state->power[i].species << 8 |
                        state->power[i].cause);
    return sum;
}

static uint64_t hash_seed(const bbi_state *state)
{
    uint64_t sum = fact(FACT_SEED, BAOBEI_SEED_SIZE / 8, 0, state->source);

    for (uint32_t i = 0; i < BAOBEI_SEED_SIZE / 8; i++)
        sum += fact(FACT_SEED, i, 0, bbi_bytes_get(state->seed + 8 * i));
    return sum;
}

uint64_t bbi_hash(const bbi_state *state, uint32_t viewer)
{
    uint64_t sum = hash_rules(&state->rules) + hash_cards(state, viewer) + hash_course(state, viewer);

    return viewer == BBI_HOST ? sum + hash_seed(state) : sum;
}
