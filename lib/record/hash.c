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
#include "view/card_set.h"
#include "view/glance.h"
#include "view/redact.h"

/* What a term is about. Part of the definition, as 1 and 2 are (table/ruleset.c). */
enum {
    TERM_FIELDS = 3,
    TERM_SCORE = 4,
    TERM_SIZES = 5,
    TERM_CARDS = 6,
    TERM_PAST = 7,
    TERM_DECISION = 8,
    TERM_OWED = 9,
    TERM_WAITING = 10,
    TERM_SEED = 11,
    TERM_SLOTS = 12
};

/* A card is told in 16 bits, and four that lie beside each other in a word. */
enum { CELL_UNKNOWN = 63, CELL_SHUFFLE = 6, CELL_SEEN = 8, CELL_BITS = 16, CELLS = 4 };

/* All cards, place by place, in a line that is long enough for whole words. */
enum { NONE = BAOBEI_MAX_CARDS, LINE_WORDS = (BAOBEI_MAX_CARDS + CELLS - 1) / CELLS };

/* Every card as the viewer knows it: its face, its last shuffle, and who has seen it since. NONE counts nothing. */
typedef struct cells {
    uint16_t of[BAOBEI_MAX_CARDS + 1];
} cells;

static void read_cells(cells *out, const bbi_state *state, uint32_t viewer)
{
    bbi_glance glance;

    bbi_glance_at(&glance, state, viewer);
    for (uint32_t card = 0; card < BAOBEI_MAX_CARDS; card++)
        out->of[card] = (uint16_t)(glance.seen[card] << CELL_SEEN | glance.origin[card] << CELL_SHUFFLE |
                                   (glance.face[card] & CELL_UNKNOWN)); /* BAOBEI_HIDDEN is all ones */
    out->of[NONE] = 0;
}

/*
 * The draw pile, the discard pile and what lies under it, the seats' cards, the hand. Each is copied with all the
 * room that it might take, over what came with the one before, so that nothing depends on their sizes.
 */
static const uint8_t *line_up(uint8_t room[4 * BAOBEI_MAX_CARDS], const bbi_state *state)
{
    uint8_t *end = room;

    memcpy(end, state->pile, sizeof state->pile); /* the draw pile lies at its end */
    end += BAOBEI_MAX_CARDS;
    memcpy(end, state->pile, sizeof state->pile); /* the discard pile at its beginning */
    end += state->discard + state->under;
    memcpy(end, state->card, sizeof state->card);
    end += bbi_cards_on_table(&state->board);
    memcpy(end, state->hand, sizeof state->hand);
    end += state->held;
    memset(end, NONE, BAOBEI_MAX_CARDS + CELLS);
    return room + BAOBEI_MAX_CARDS - state->draw;
}

/* A byte for each seat, and two more. */
static uint64_t sizes(const uint8_t *seats, uint32_t one, uint32_t two)
{
    return (uint64_t)seats[0] | (uint64_t)seats[1] << 8 | (uint64_t)seats[2] << 16 | (uint64_t)seats[3] << 24 |
           (uint64_t)seats[4] << 32 | (uint64_t)seats[5] << 40 | (uint64_t)one << 48 | (uint64_t)two << 56;
}

/* In which slots the cards lie, if not in the first ones of each seat, and which are locked. */
static uint64_t hash_slots(const bbi_board *board)
{
    uint32_t told = board->locks;
    uint64_t sum = 0;

    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++)
        told |= bbi_empty_slots(board, seat);
    for (uint32_t entry = 0; told && entry < bbi_cards_on_table(board); entry += 8) {
        uint64_t word = 0;

        for (uint32_t i = entry; i < BAOBEI_MAX_CARDS && i < entry + 8; i++)
            word |= (uint64_t)board->slot[i] << 8 * (i - entry);
        sum += bbi_mix_term(TERM_SLOTS, entry / 8, 0, word);
    }
    return sum;
}

/* Cards that went into recycles: what was known of them before. */
static uint64_t hash_pasts(const bbi_state *state, uint32_t viewer)
{
    uint32_t last = bbi_last_shuffle(state);
    bbi_glance past;
    bbi_card_set member[BBI_SHUFFLES];
    uint64_t sum = 0;

    bbi_cards_of_shuffles(state, member);
    for (uint32_t from = 0; from < last; from++) {
        bbi_glance_back(&past, state, from, viewer);
        for (uint32_t into = from + 1; into <= last; into++) {
            bbi_card_set set = bbi_cards_between(member, from, into);

            for (uint32_t part = 0; part < BBI_SET_PARTS; part++)
                for (uint64_t cards = set.part[part]; cards; cards &= cards - 1) {
                    uint32_t card = BBI_SET_WORD * part + bbi_bits_first(cards);

                    sum += bbi_mix_term(TERM_PAST, into, from, (uint64_t)past.face[card] << 8 | past.seen[card]);
                }
        }
    }
    return sum;
}

static uint64_t hash_cards(const bbi_state *state, uint32_t viewer)
{
    uint8_t room[4 * BAOBEI_MAX_CARDS];
    const uint8_t *line = line_up(room, state);
    cells cell;
    uint64_t sum = bbi_mix_term(TERM_SIZES, 0, 0, sizes(state->board.slots, state->discard, state->under)) +
                   bbi_mix_term(TERM_SIZES, 1, 0, sizes(state->board.start + 1, state->held, state->draw));

    read_cells(&cell, state, viewer);
    for (uint32_t word = 0; word < LINE_WORDS; word++, line += CELLS)
        sum +=
            bbi_mix_term(TERM_CARDS, word, 0,
                         (uint64_t)cell.of[line[0]] | (uint64_t)cell.of[line[1]] << CELL_BITS |
                             (uint64_t)cell.of[line[2]] << 2 * CELL_BITS | (uint64_t)cell.of[line[3]] << 3 * CELL_BITS);
    return sum + hash_slots(&state->board) + hash_pasts(state, viewer);
}

/* Up to eight fields of a position. */
static inline uint64_t field_word(const bbi_state *state, uint32_t from, uint32_t count)
{
    uint64_t word = 0;

    for (uint32_t i = 0; i < count; i++)
        word |= (uint64_t)((const uint8_t *)state)[bbi_fields[from + i].offset] << 8 * i;
    return word;
}

/* The fields and, in the half of a word that they leave, the round; of a window only what the viewer knows (R12.10). */
static uint64_t hash_fields(const bbi_state *state, uint32_t viewer)
{
    uint64_t known = (uint64_t)bbi_answers_known(state, viewer) << 8 * (BBI_FIELD_ANSWERED - 8);

    return bbi_mix_term(TERM_FIELDS, 0, 0, field_word(state, 0, 8)) +
           bbi_mix_term(TERM_FIELDS, 1, 0, field_word(state, 8, BBI_FIELD_ANSWERED - 8) | known) +
           bbi_mix_term(TERM_FIELDS, 2, 0, field_word(state, 16, BBI_FIELDS - 16) | (uint64_t)state->round << 32);
}

static uint64_t hash_course(const bbi_state *state, uint32_t viewer)
{
    const bbi_board *board = &state->board;
    uint64_t sum = hash_fields(state, viewer);

    for (uint32_t seat = 0; seat < board->seats; seat++)
        sum +=
            bbi_mix_term(TERM_SCORE, seat, 0, (uint64_t)(uint32_t)state->sum[seat] << 32 | (uint32_t)state->last[seat]);
    sum += bbi_mix_term(TERM_DECISION, board->kind, board->seats,
                        (uint64_t)board->at_seat[0] << 24 | (uint64_t)board->at_slot[0] << 16 |
                            (uint64_t)board->at_seat[1] << 8 | board->at_slot[1]);
    for (uint32_t i = 0; i < state->gives; i++)
        sum += bbi_mix_term(TERM_OWED, i, 0, (uint64_t)state->give_seat[i] << 8 | state->give_slot[i]);
    for (uint32_t i = 0; i < state->powers; i++)
        sum += bbi_mix_term(TERM_WAITING, i, 0,
                            (uint64_t)state->power[i].user << 16 | (uint64_t)state->power[i].species << 8 |
                                state->power[i].cause);
    return sum;
}

static uint64_t hash_seed(const bbi_state *state)
{
    uint64_t sum = bbi_mix_term(TERM_SEED, BAOBEI_SEED_SIZE / 8, 0, state->source);

    if (state->source != BBI_CHANCE_SEED && state->source != BBI_CHANCE_FAST)
        return sum;
    for (uint32_t i = 0; i < BAOBEI_SEED_SIZE / 8; i++)
        sum += bbi_mix_term(TERM_SEED, i, 0, bbi_bytes_get(state->seed + 8 * i));
    return sum;
}

uint64_t bbi_hash(const bbi_state *state, uint32_t viewer)
{
    uint64_t sum = state->rules_hash + hash_cards(state, viewer) + hash_course(state, viewer);

    return viewer == BBI_HOST ? sum + hash_seed(state) : sum;
}
