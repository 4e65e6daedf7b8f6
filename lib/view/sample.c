/*
 * The unknown cards of each shuffle are some heap of species; a world is a way of laying each heap
 * out over the places where its unknown cards lie. What makes it more than a shuffle is strangers:
 * cards that went into a recycle unseen. Each is first drawn from the heap of the shuffle it came
 * from, in the order of the mind, among those draws alone after which a world is still possible; then
 * the heaps are known, and every layout of them counts the same. docs/randomness.md has the weights.
 */
#include "view/sample.h"

#include "base/bulk.h"
#include "base/chance.h"
#include "base/check.h"
#include "view/card_set.h"
#include "view/debts.h"

typedef struct layout {
    bbi_chance chance;
    bbi_heaps heaps;
} layout;

/* Gives a stranger a face, if a world is still possible after it. */
static bool try_face(layout *world, uint32_t from, uint32_t into, uint32_t row)
{
    world->heaps.pool[from][row]--;
    world->heaps.pool[into][row]++;
    world->heaps.waiting[from][into]--;
    if (bbi_debts_payable(&world->heaps))
        return true;
    world->heaps.pool[from][row]++;
    world->heaps.pool[into][row]--;
    world->heaps.waiting[from][into]++;
    return false;
}

/* A face for a stranger: each card of its old heap that allows a world is as likely as any other. */
static uint32_t draw_face(layout *world, uint32_t from, uint32_t into)
{
    bool refused[BAOBEI_MAX_SPECIES] = {false};

    for (;;) {
        uint32_t cards = 0;
        uint32_t pick;
        uint32_t row = 0;

        for (uint32_t i = 0; i < BAOBEI_MAX_SPECIES; i++)
            if (!refused[i] && world->heaps.pool[from][i] > 0)
                cards += (uint32_t)(uint8_t)world->heaps.pool[from][i];
        BBI_CHECK(cards > 0);
        pick = bbi_chance_stream(&world->chance, cards);
        for (;; row++) {
            int32_t here = refused[row] ? 0 : world->heaps.pool[from][row];

            if (here > 0 && pick < (uint32_t)here)
                break;
            pick -= here > 0 ? (uint32_t)here : 0;
        }
        if (try_face(world, from, into, row))
            return row + 1;
        refused[row] = true;
    }
}

/* The strangers of a shuffle, in the order of bbi_input_before(). */
static uint32_t list_strangers(const bbi_mind *mind, uint32_t into, uint8_t list[BAOBEI_MAX_CARDS])
{
    const bbi_input *input = mind->input[into];
    uint32_t count = 0;

    for (uint32_t i = 0; i < mind->inputs[into]; i++) {
        uint32_t at = count;

        if (input[i].face != BAOBEI_HIDDEN)
            continue;
        for (; at > 0 && bbi_input_before(&input[i], &input[list[at - 1]]); at--)
            list[at] = list[at - 1];
        list[at] = (uint8_t)i;
        count++;
    }
    return count;
}

/* After this every heap is known, and no input is a stranger any more. */
static void name_strangers(layout *world, bbi_mind *mind)
{
    uint8_t list[BAOBEI_MAX_CARDS];

    for (uint32_t into = 1; into <= bbi_last_shuffle(&mind->state); into++) {
        uint32_t count = list_strangers(mind, into, list);

        for (uint32_t i = 0; i < count; i++) {
            bbi_input *input = &mind->input[into][list[i]];

            input->face = (uint8_t)draw_face(world, input->from, into);
        }
    }
}

/* The cards that the viewer does not know, by their last shuffle. */
static void list_unknown(const bbi_mind *mind, bbi_card_set unknown[BBI_SHUFFLES])
{
    bbi_card_set hidden = bbi_cards_with(mind->state.face, 7); /* of all card bytes, BAOBEI_HIDDEN alone */
    bbi_card_set high;
    bbi_card_set low;

    unknown[0] = hidden;
    if (!mind->state.recycles)
        return;
    high = bbi_cards_with(mind->origin, 1);
    low = bbi_cards_with(mind->origin, 0);
    for (uint32_t shuffle = 0; shuffle < BBI_SHUFFLES; shuffle++)
        for (uint32_t i = 0; i < BBI_SET_PARTS; i++)
            unknown[shuffle].part[i] = hidden.part[i] & (shuffle & 2 ? high.part[i] : ~high.part[i]) &
                                       (shuffle & 1 ? low.part[i] : ~low.part[i]);
}

/* The faces of a heap of so many cards, one beside the other. */
static void list_faces(const int8_t pool[BAOBEI_MAX_SPECIES], uint32_t cards,
                       uint8_t heap[BAOBEI_MAX_CARDS + BBI_SPREAD])
{
    uint32_t count = 0;

    for (uint32_t row = 0; count < cards && row < BAOBEI_MAX_SPECIES; row++) { /* GCOVR_EXCL_BR_LINE: never too few */
        uint32_t copies = (uint8_t)pool[row];

        bbi_spread(heap + count, row + 1, copies);
        count += copies;
    }
    BBI_CHECK(count == cards);
}

/* Lays a shuffle's heap out over the places of its unknown cards. */
static void lay_out(layout *world, uint8_t *face, uint32_t shuffle, const bbi_card_set *unknown)
{
    uint8_t heap[BAOBEI_MAX_CARDS + BBI_SPREAD] = {0};
    uint8_t picks[BAOBEI_MAX_CARDS + BBI_CHANCE_BLOCK];
    uint32_t count = bbi_bits_count(unknown->part[0]) + bbi_bits_count(unknown->part[1]);
    const uint8_t *pick = picks;
    const uint8_t *end = heap + count;

    list_faces(world->heaps.pool[shuffle], count, heap);
    bbi_chance_stream_picks(&world->chance, count, picks);
    for (uint32_t i = 0; i < BBI_SET_PARTS; i++)
        for (uint64_t cards = unknown->part[i]; cards; cards &= cards - 1) {
            uint8_t *picked = heap + *pick++;

            face[BBI_SET_WORD * i + bbi_bits_first(cards)] = *picked;
            *picked = *--end; /* the last one goes into the gap */
        }
}

void bbi_sample(bbi_state *out, bbi_mind *mind, const bbi_heaps *heaps, const uint8_t seed[BAOBEI_SEED_SIZE],
                uint64_t number)
{
    bbi_card_set unknown[BBI_SHUFFLES];
    layout world;

    world.heaps = *heaps;
    bbi_copy(out, &mind->state, sizeof *out);
    bbi_chance_derive(seed, number, out->seed);
    out->source = BBI_CHANCE_FAST;
    out->numbered = 0;
    world.chance.below = NULL;
    world.chance.seed = out->seed;
    world.chance.fast = true;
    bbi_chance_open(&world.chance, out->round, BBI_CHANCE_SAMPLE, 0);
    name_strangers(&world, mind);
    list_unknown(mind, unknown);
    for (uint32_t shuffle = 0; shuffle <= bbi_last_shuffle(out); shuffle++)
        lay_out(&world, out->face, shuffle, &unknown[shuffle]);
    if (mind->cards)
        bbi_mind_remember(mind, out);
}

bool bbi_sample_possible(const bbi_mind *mind)
{
    bbi_heaps heaps;

    bbi_mind_heaps(mind, &heaps);
    return bbi_debts_payable(&heaps);
}
