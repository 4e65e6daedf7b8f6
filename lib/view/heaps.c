#include "view/heaps.h"

#include "base/bulk.h"
#include "view/card_set.h"
#include "view/redact.h"

/* Cards that the viewer has seen since a shuffle: no longer of that one, and known to be of the next, if any. */
static void note_sightings(bbi_heaps *heaps, const uint8_t *face, bbi_card_set seen, uint32_t from, uint32_t into)
{
    int8_t nowhere[BAOBEI_MAX_SPECIES] = {0};
    int8_t *left = heaps->pool[from];
    int8_t *joined = into < BBI_SHUFFLES ? heaps->pool[into] : nowhere;

    for (uint64_t cards = seen.part[0]; cards; cards &= cards - 1) {
        uint32_t row = face[bbi_bits_first(cards)] - 1u;

        left[row]--;
        joined[row]++;
    }
    for (uint32_t card = BBI_SET_WORD; card < BAOBEI_MAX_CARDS; card++) { /* they are few: no branches */
        uint32_t row = (face[card] - 1u) % BAOBEI_MAX_SPECIES;
        int8_t one = seen.part[1] >> (card - BBI_SET_WORD) & 1;

        left[row] = (int8_t)(left[row] - one);
        joined[row] = (int8_t)(joined[row] + one);
    }
}

/* The cards of one shuffle, apart by the next one that they went into, if any. */
static void read_shuffle(bbi_heaps *heaps, const bbi_state *state, uint32_t viewer, uint32_t from,
                         const bbi_card_set *member)
{
    bbi_card_set seen = bbi_cards_with(state->know[from], viewer);
    bbi_card_set left = member[from];

    for (uint32_t into = from + 1; into <= bbi_last_shuffle(state); into++) {
        uint32_t unseen = 0;
        bbi_card_set noted;

        for (uint32_t i = 0; i < BBI_SET_PARTS; i++) {
            uint64_t gone = left.part[i] & member[into].part[i];

            unseen += bbi_bits_count(gone & ~seen.part[i]);
            noted.part[i] = gone & seen.part[i];
            left.part[i] &= ~gone;
        }
        heaps->waiting[from][into] = (uint8_t)unseen;
        note_sightings(heaps, state->face, noted, from, into);
    }
    for (uint32_t i = 0; i < BBI_SET_PARTS; i++)
        left.part[i] &= seen.part[i];
    note_sightings(heaps, state->face, left, from, BBI_SHUFFLES);
}

void bbi_heaps_read(bbi_heaps *heaps, const bbi_state *state, uint32_t viewer)
{
    uint32_t last = bbi_last_shuffle(state);
    bbi_card_set member[BBI_SHUFFLES];

    bbi_fill(heaps, 0, sizeof *heaps);
    if (state->round == 0 || viewer == BBI_HOST) /* there are no cards, or none is unknown */
        return;
    for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++)
        heaps->pool[0][row] = (int8_t)state->rules.species[row].copies;
    bbi_cards_of_shuffles(state, member);
    for (uint32_t from = 0; from <= last; from++)
        read_shuffle(heaps, state, viewer, from, member);
}
