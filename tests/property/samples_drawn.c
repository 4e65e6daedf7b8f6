/*
 * Samples held against docs/randomness.md to the word: strangers named and heaps laid out by one draw after the
 * other, on decks of full size. That a card may not be drawn (no world is possible with it) is left to worlds.c.
 */
#include <criterion/criterion.h>
#include <stdio.h>

#include "api/game_object.h"
#include "base/chance.h"
#include "driver.h"
#include "match.h"
#include "odd_rules.h"
#include "view/mind.h"
#include "viewers.h"

enum { STEPS = 600, LARGE = 12 };

typedef struct figures {
    uint32_t samples, strangers, large, later; /* large: heaps that a stranger was drawn from; later: rounds */
} figures;

/* A heap that lacks cards, which have turned up before their strangers were named. */
static bool has_debts(const bbi_heaps *heaps)
{
    for (uint32_t shuffle = 0; shuffle < BBI_SHUFFLES; shuffle++)
        for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++)
            if (heaps->pool[shuffle][row] < 0)
                return true;
    return false;
}

/* A heap as a list of species, ascending; how many there are. */
static uint32_t list_heap(const int8_t *pool, uint8_t *list)
{
    uint32_t count = 0;

    for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++)
        for (int8_t i = 0; i < pool[row]; i++)
            list[count++] = (uint8_t)(row + 1);
    return count;
}

static void name_strangers(bbi_chance *chance, const bbi_mind *mind, bbi_heaps *heaps, figures *f)
{
    for (uint32_t into = 1; into < BBI_SHUFFLES; into++)
        for (uint32_t i = 0; i < mind->inputs[into]; i++) {
            const bbi_input *input = &mind->input[into][i];
            uint8_t list[BAOBEI_MAX_CARDS];
            uint32_t count;
            uint32_t species;

            if (input->face != BAOBEI_HIDDEN)
                continue;
            count = list_heap(heaps->pool[input->from], list);
            species = list[bbi_chance_stream(chance, count)];
            heaps->pool[input->from][species - 1]--;
            heaps->pool[into][species - 1]++;
            f->strangers++;
            f->large += count > LARGE;
        }
}

static void lay_out(bbi_chance *chance, const bbi_mind *mind, const bbi_heaps *heaps, uint8_t *face)
{
    for (uint32_t shuffle = 0; shuffle < BBI_SHUFFLES; shuffle++) {
        uint8_t list[BAOBEI_MAX_CARDS];
        uint32_t left = list_heap(heaps->pool[shuffle], list);

        for (uint32_t card = 0; card < mind->cards; card++)
            if (mind->state.face[card] == BAOBEI_HIDDEN && mind->origin[card] == shuffle) {
                uint32_t pick = bbi_chance_stream(chance, left);

                face[card] = list[pick];
                list[pick] = list[--left];
            }
        cr_assert_eq(left, 0, "a heap has cards left");
    }
}

static void compare(const baobei_game *game, baobei_game *sample, uint32_t viewer, uint64_t number, figures *f)
{
    const uint8_t seed[BAOBEI_SEED_SIZE] = {6, 7};
    uint8_t derived[BAOBEI_SEED_SIZE];
    uint8_t face[BAOBEI_MAX_CARDS];
    bbi_chance chance = {.seed = derived, .fast = true};
    bbi_heaps heaps;
    bbi_mind mind;

    bbi_mind_read(&mind, &game->state, viewer);
    bbi_mind_sort(&mind);
    bbi_mind_heaps(&mind, &heaps);
    if (has_debts(&heaps))
        return;
    bbi_chance_derive(seed, number, derived);
    bbi_chance_open(&chance, game->state.round, BBI_CHANCE_SAMPLE, 0);
    memcpy(face, mind.state.face, sizeof face);
    name_strangers(&chance, &mind, &heaps, f);
    lay_out(&chance, &mind, &heaps, face);
    cr_assert_eq(baobei_sample(sample, game, viewer_at(viewer), seed, number), BAOBEI_OK);
    bbi_mind_read(&mind, &sample->state, BBI_HOST); /* by places */
    cr_assert_arr_eq(mind.state.face, face, mind.cards, "viewer %u, number %u", viewer, (unsigned)number);
    f->samples++;
    f->later += game->state.round > 1;
}

static void follow(uint32_t rules, uint32_t seats, driver_kind kind, figures *f)
{
    baobei_game *game = match_game(rules, seats, 0, seats);
    baobei_game *sample = match_game(0, 2, 0, 1);
    driver d;
    answer a;

    cr_assert(game && sample);
    driver_init(&d, kind, seats);
    for (uint32_t step = 0; step < STEPS && driver_answer(&d, game, &a); step++) {
        cr_assert_eq(baobei_apply(game, a.seat, a.token, a.action), BAOBEI_OK);
        if (step % 3 == 0)
            compare(game, sample, step % 2 ? BBI_SPECTATOR : step % seats, step, f);
    }
    baobei_game_free(game);
    baobei_game_free(sample);
}

Test(samples_drawn, as_documented)
{
    static const char *const rules[] = {"default", "few-shoebills", "final-never", "hungry"};
    figures f = {0};

    for (uint32_t i = 0; i < sizeof rules / sizeof *rules; i++)
        for (uint32_t seats = 2; seats <= BAOBEI_MAX_SEATS; seats++)
            for (uint32_t kind = 0; kind < DRIVER_KINDS; kind++)
                follow(odd_rules_named(rules[i]), seats, (driver_kind)kind, &f);
    printf("%u samples, %u after the first round; %u strangers, %u of them from heaps of more than %u cards\n",
           f.samples, f.later, f.strangers, f.large, (unsigned)LARGE);
    cr_assert(f.samples > 5000 && f.later > 1000 && f.strangers > 1000 && f.large > 100);
}
