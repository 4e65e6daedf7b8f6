#include "view/heaps.h"

#include "base/bytes.h"
#include "table/know.h"
#include "view/redact.h"

/* A set of cards: bit c % 64 of part c / 64 stands for card c. */
enum { PARTS = 2, WORD = 64 };

typedef struct card_set {
    uint64_t part[PARTS];
} card_set;

/* The cards that have a bit in a row of memory. */
static card_set cards_with(const uint8_t row[BAOBEI_MAX_CARDS], uint32_t bit)
{
    card_set set = {{0, 0}};

    for (uint32_t card = 0; card < WORD; card += 8)
        set.part[0] |= (uint64_t)bbi_bytes_bits(bbi_bytes_get(row + card), bit) << card;
    for (uint32_t card = WORD; card < BAOBEI_MAX_CARDS; card++)
        set.part[1] |= (uint64_t)(row[card] >> bit & 1u) << (card - WORD);
    return set;
}

/* Cards that the viewer has seen since a shuffle: no longer of that one, and known to be of the next, if any. */
static void note_sightings(bbi_heaps *heaps, const uint8_t *face, uint64_t seen, uint32_t from, uint32_t into)
{
    for (; seen; seen &= seen - 1) {
        uint32_t row = face[bbi_bits_first(seen)] - 1u;

        heaps->pool[from][row]--;
        if (into < BBI_SHUFFLES)
            heaps->pool[into][row]++;
    }
}

/* The cards of one shuffle, apart by the next one that they went into, if any. */
static void read_shuffle(bbi_heaps *heaps, const bbi_state *state, uint32_t viewer, uint32_t from,
                         const card_set *member)
{
    card_set seen = cards_with(state->know[from], viewer);

    for (uint32_t i = 0; i < PARTS; i++) {
        const uint8_t *face = state->face + WORD * i;
        uint64_t left = member[from].part[i];

        for (uint32_t into = from + 1; into <= bbi_last_shuffle(state); into++) {
            uint64_t gone = left & member[into].part[i];
            uint32_t unseen = bbi_bits_count(gone & ~seen.part[i]);

            heaps->waiting[from][into] = (uint8_t)(heaps->waiting[from][into] + unseen);
            note_sightings(heaps, face, gone & seen.part[i], from, into);
            left &= ~gone;
        }
        note_sightings(heaps, face, left & seen.part[i], from, BBI_SHUFFLES);
    }
}

void bbi_heaps_read(bbi_heaps *heaps, const bbi_state *state, uint32_t viewer)
{
    uint32_t last = bbi_last_shuffle(state);
    card_set member[BBI_SHUFFLES] = {{{UINT64_MAX, UINT64_MAX}}};

    memset(heaps, 0, sizeof *heaps);
    if (state->round == 0 || viewer == BBI_HOST) /* there are no cards, or none is unknown */
        return;
    for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++)
        heaps->pool[0][row] = (int8_t)state->rules.species[row].copies;
    for (uint32_t shuffle = 1; shuffle <= last; shuffle++)
        member[shuffle] = cards_with(state->know[shuffle], BBI_MEMBER_BIT);
    for (uint32_t from = 0; from <= last; from++)
        read_shuffle(heaps, state, viewer, from, member);
}
