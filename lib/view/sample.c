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

/* The cards of a shuffle that the viewer does not know, in the order of their places. */
static uint32_t list_unknown(const bbi_mind *mind, uint32_t shuffle, uint8_t list[BAOBEI_MAX_CARDS + 1])
{
    uint32_t count = 0;

    for (uint32_t card = 0; card < mind->cards; card++) {
        list[count] = (uint8_t)card; /* to be written over unless it counts */
        count += (mind->state.face[card] == BAOBEI_HIDDEN) & (mind->origin[card] == shuffle);
    }
    return count;
}

/* Lays a shuffle's heap out over the places of its unknown cards. */
static void lay_out(layout *world, bbi_mind *mind, uint32_t shuffle)
{
    uint8_t heap[BAOBEI_MAX_CARDS + BBI_SPREAD];
    uint8_t picks[BAOBEI_MAX_CARDS + BBI_CHANCE_BLOCK];
    uint8_t unknown[BAOBEI_MAX_CARDS + 1];
    uint32_t count = list_unknown(mind, shuffle, unknown);
    uint32_t left = 0;

    for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++) {
        uint32_t copies = (uint8_t)world->heaps.pool[shuffle][row];

        bbi_spread(heap + left, row + 1, copies);
        left += copies;
    }
    BBI_CHECK(left == count);
    bbi_chance_stream_picks(&world->chance, count, picks);
    for (uint32_t i = 0; i < count; i++) {
        mind->state.face[unknown[i]] = heap[picks[i]];
        heap[picks[i]] = heap[--left];
    }
}

void bbi_sample(bbi_state *out, bbi_mind *mind, const bbi_heaps *heaps, const uint8_t seed[BAOBEI_SEED_SIZE],
                uint64_t number)
{
    layout world;

    world.heaps = *heaps;
    bbi_chance_derive(seed, number, mind->state.seed);
    mind->state.source = BBI_CHANCE_FAST;
    mind->state.in_order = 0;
    world.chance.below = NULL;
    world.chance.seed = mind->state.seed;
    world.chance.fast = true;
    bbi_chance_open(&world.chance, mind->state.round, BBI_CHANCE_SAMPLE, 0);
    name_strangers(&world, mind);
    for (uint32_t shuffle = 0; shuffle <= bbi_last_shuffle(&mind->state); shuffle++)
        lay_out(&world, mind, shuffle);
    if (mind->cards)
        bbi_mind_remember(mind);
    bbi_copy(out, &mind->state, sizeof *out);
}

bool bbi_sample_possible(const bbi_mind *mind)
{
    bbi_heaps heaps;

    bbi_mind_heaps(mind, &heaps);
    return bbi_debts_payable(&heaps);
}
