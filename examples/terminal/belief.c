// belief.c: see belief.h.
#include "belief.h"

#include <string.h>

int32_t belief_card(const struct belief *belief, unsigned species)
{
    return species >= 1 && species <= BAOBEI_MAX_SPECIES ? 10 * belief->bot->species[species].points : belief->mean;
}

bool belief_seen(const struct belief *belief, unsigned seat, unsigned slot)
{
    return belief->recall.face[seat][slot] != BAOBEI_HIDDEN;
}

// Some worlds that the bot cannot tell from the real one. It may look at them with all eyes: they are its own.
static bool imagine(struct belief *belief, const baobei_game *game, baobei_game *scratch)
{
    struct bot *bot = belief->bot;
    baobei_view world;

    for (unsigned w = 0; w < WORLDS; w++) {
        if (baobei_sample(scratch, game, bot->viewer, bot->seed, bot->number++) != BAOBEI_OK ||
            baobei_view_get(scratch, BAOBEI_VIEWER_HOST, &world) != BAOBEI_OK)
            return false;
        memcpy(belief->face[w], world.face, sizeof belief->face[w]);
    }
    return true;
}

// What the draw pile is made of, by species; cards that went into it unseen are left out.
static uint32_t pile(const struct belief *belief, uint32_t counts[BAOBEI_MAX_SPECIES + 1])
{
    const uint8_t *unseen = belief->recall.unseen[belief->recall.pile];
    uint32_t sum = 0;

    counts[0] = 0;
    for (unsigned species = 1; species <= BAOBEI_MAX_SPECIES; species++) {
        counts[species] = unseen[species - 1];
        sum += counts[species];
    }
    return sum;
}

static int32_t mean_of_pile(const struct belief *belief)
{
    uint32_t counts[BAOBEI_MAX_SPECIES + 1];
    const uint32_t sum = pile(belief, counts);
    int32_t points = 0;

    for (unsigned species = 1; species <= BAOBEI_MAX_SPECIES; species++)
        points += (int32_t)counts[species] * belief_card(belief, species);
    return sum > 0 ? points / (int32_t)sum : 0;
}

static void add_up(struct belief *belief, unsigned seat)
{
    for (unsigned slot = 0; slot < belief->view.slots[seat]; slot++) {
        int32_t sum = 0;
        if (belief->view.place[seat][slot] == 0)
            continue;
        for (unsigned w = 0; w < WORLDS; w++)
            sum += belief_card(belief, belief->face[w][seat][slot]);
        belief->points[seat][slot] = sum / WORLDS;
        belief->total[seat] += sum / WORLDS;
        belief->unseen[seat] += !belief_seen(belief, seat, slot);
        if (seat == belief->bot->seat && sum / WORLDS > belief->worst)
            belief->worst = sum / WORLDS;
    }
}

bool belief_form(struct belief *belief, struct bot *bot, const baobei_game *game, baobei_game *scratch)
{
    memset(belief, 0, sizeof *belief);
    belief->bot = bot;
    if (baobei_view_get(game, bot->viewer, &belief->view) != BAOBEI_OK ||
        baobei_recall_get(game, bot->viewer, &belief->recall) != BAOBEI_OK || !imagine(belief, game, scratch))
        return false;
    belief->mean = mean_of_pile(belief);
    for (unsigned seat = 0; seat < belief->view.seats; seat++)
        add_up(belief, seat);
    return true;
}

static bool match(const struct belief *belief, unsigned reference, unsigned card)
{
    const baobei_species *species = belief->bot->species;

    return card >= 1 && card <= BAOBEI_MAX_SPECIES && reference >= 1 && reference <= BAOBEI_MAX_SPECIES &&
           species[card].family == species[reference].family;
}

unsigned belief_matches(const struct belief *belief, unsigned reference, unsigned seat, unsigned slot)
{
    unsigned count = 0;

    for (unsigned w = 0; w < WORLDS; w++)
        count += match(belief, reference, belief->face[w][seat][slot]);
    return count;
}

unsigned belief_both(const struct belief *belief, unsigned reference, const uint8_t seat[2], const uint8_t slot[2])
{
    unsigned count = 0;

    for (unsigned w = 0; w < WORLDS; w++)
        count += match(belief, reference, belief->face[w][seat[0]][slot[0]]) &&
                 match(belief, reference, belief->face[w][seat[1]][slot[1]]);
    return count;
}

unsigned belief_draw(const struct belief *belief)
{
    uint32_t counts[BAOBEI_MAX_SPECIES + 1];
    const uint32_t sum = pile(belief, counts);
    uint32_t left = sum > 0 ? dice_below(&belief->bot->dice, sum) : 0;
    unsigned species = 1;

    while (species < BAOBEI_MAX_SPECIES && left >= counts[species])
        left -= counts[species++];
    return sum > 0 ? species : 0;
}
