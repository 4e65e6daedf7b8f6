/*
 * The unknown cards of each shuffle are some heap of species; a world is a way of laying each heap
 * out over the places where its unknown cards lie. What makes it more than a shuffle is strangers:
 * cards that went into a recycle unseen. Each is first drawn from the heap of the shuffle it came
 * from, in the order of the mind, among those draws alone after which a world is still possible; then
 * the heaps are known, and every layout of them counts the same. docs/randomness.md has the weights.
 */
#include "view/sample.h"

#include "base/chance.h"
#include "base/check.h"
#include "table/know.h"
#include "view/debts.h"

typedef struct layout {
    bbi_chance chance;
    bbi_heaps heaps;
} layout;

/* The fast stream has no failures. */
static uint32_t draw_below(layout *world, uint32_t n)
{
    uint32_t answer = 0;

    if (bbi_chance_below(&world->chance, n, &answer) != BAOBEI_OK)
        BBI_CHECK(false);
    return answer;
}

/* Gives a stranger a face, if a world is still possible after it. */
static bool try_face(layout *world, uint32_t from, uint32_t into, uint32_t row)
{
    if (world->heaps.pool[from][row] <= 0)
        return false;
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
        pick = draw_below(world, cards);
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

/* What the viewer knows of the heaps, and how many strangers there are. */
static void start_layout(layout *world, const bbi_mind *mind)
{
    memset(world, 0, sizeof *world);
    bbi_mind_pools(mind, world->heaps.pool);
    for (uint32_t into = 1; into < BBI_SHUFFLES; into++)
        for (uint32_t i = 0; i < mind->inputs[into]; i++)
            if (mind->input[into][i].face == BAOBEI_HIDDEN)
                world->heaps.waiting[mind->input[into][i].from][into]++;
}

/* After this every heap is known, and no input is a stranger any more. */
static void name_strangers(layout *world, bbi_mind *mind)
{
    for (uint32_t into = 1; into < BBI_SHUFFLES; into++)
        for (uint32_t i = 0; i < mind->inputs[into]; i++)
            if (mind->input[into][i].face == BAOBEI_HIDDEN)
                mind->input[into][i].face = (uint8_t)draw_face(world, mind->input[into][i].from, into);
}

/* Lays a shuffle's heap out over the places of its unknown cards. */
static void lay_out(layout *world, bbi_mind *mind, uint32_t shuffle)
{
    uint8_t heap[BAOBEI_MAX_CARDS];
    uint32_t count = 0;

    for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++)
        for (int32_t i = 0; i < world->heaps.pool[shuffle][row]; i++)
            heap[count++] = (uint8_t)(row + 1);
    for (uint32_t card = 0; card < mind->cards; card++) {
        uint32_t pick;

        if (mind->origin[card] != shuffle || mind->state.face[card] != BAOBEI_HIDDEN)
            continue;
        BBI_CHECK(count > 0);
        pick = draw_below(world, count);
        mind->state.face[card] = heap[pick];
        heap[pick] = heap[--count];
    }
    BBI_CHECK(count == 0);
}

void bbi_sample(bbi_state *out, bbi_mind *mind, const uint8_t seed[BAOBEI_SEED_SIZE], uint64_t number)
{
    layout world;

    start_layout(&world, mind);
    bbi_chance_derive(seed, number, mind->state.seed);
    mind->state.source = BBI_CHANCE_FAST;
    world.chance.seed = mind->state.seed;
    world.chance.fast = true;
    bbi_chance_open(&world.chance, mind->state.round, BBI_CHANCE_SAMPLE, 0);
    name_strangers(&world, mind);
    for (uint32_t shuffle = 0; shuffle < BBI_SHUFFLES && mind->cards; shuffle++)
        lay_out(&world, mind, shuffle);
    if (mind->cards)
        bbi_mind_remember(mind);
    *out = mind->state;
}

bool bbi_sample_possible(const bbi_mind *mind)
{
    layout world;

    start_layout(&world, mind);
    return bbi_debts_payable(&world.heaps);
}
