/* Perfect memory (R12), held at every step against a slow model that hears only its viewer's events. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "driver.h"
#include "memory_model.h"
#include "odd_rules.h"
#include "viewers.h"

typedef struct figures {
    uint64_t steps, compared, recycled[8], with_strangers, two_sources, out_of_round, told;
} figures;

typedef struct scene {
    baobei_game *game;
    baobei_rules *rules;
    driver driver;
    rng chance;
    uint32_t seats;
    memory memory[VIEWERS];
} scene;

static void hear(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    scene *s = ctx;

    memory_event(&s->memory[viewer_number(viewer)], event);
}

static void open_scene(scene *s, uint32_t rules, uint32_t seats, driver_kind kind, uint64_t seed)
{
    s->seats = seats;
    s->rules = odd_rules_new(rules, seats);
    cr_assert_not_null(s->rules);
    cr_assert_eq(baobei_game_new(s->rules, seats, 0, NULL, NULL, &s->game), BAOBEI_OK);
    rng_seed(&s->chance, seed + 1);
    driver_init(&s->driver, kind, seed);
    cr_assert_eq(baobei_game_chance(s->game, NULL, rng_chance, &s->chance), BAOBEI_OK);
    for (uint32_t v = viewer_from(0, seats); v < VIEWERS; v = viewer_from(v + 1, seats))
        memory_open(&s->memory[v], s->rules, seats, v);
    cr_assert_eq(baobei_observe(s->game, viewer_set(seats), hear, s), BAOBEI_OK);
}

static void close_scene(scene *s)
{
    baobei_game_free(s->game);
    baobei_rules_free(s->rules);
}

static void count_step(const scene *s, figures *f)
{
    const memory *m = &s->memory[VIEWER_SPECTATOR];
    memory_counts counts;
    uint32_t sources = 0;
    uint32_t most = 0;
    baobei_view view;

    memory_count(m, &counts);
    for (uint32_t into = 0; into < MEMORY_SHUFFLES; into++) {
        sources = 0;
        for (uint32_t from = 0; from < MEMORY_SHUFFLES; from++)
            sources += counts.strangers[into][from] > 0;
        most = sources > most ? sources : most;
    }
    baobei_view_get(s->game, BAOBEI_VIEWER_SPECTATOR, &view);
    f->steps++;
    f->recycled[m->recycles < 7 ? m->recycles : 7]++;
    f->with_strangers += most > 0;
    f->two_sources += most > 1;
    f->out_of_round += view.round && view.playing != (1u << s->seats) - 1;
}

/* The first byte in which two recalls differ, by field. */
static const char *differing(const baobei_recall *a, const baobei_recall *b)
{
    if (memcmp(a->face, b->face, sizeof a->face) != 0)
        return "face";
    if (memcmp(a->seen, b->seen, sizeof a->seen) != 0)
        return "seen";
    if (memcmp(a->origin, b->origin, sizeof a->origin) != 0)
        return "origin";
    if (memcmp(a->unseen, b->unseen, sizeof a->unseen) != 0)
        return "unseen";
    if (memcmp(a->strangers, b->strangers, sizeof a->strangers) != 0)
        return "strangers";
    return a->pile != b->pile ? "pile" : "reserved";
}

static void compare(const scene *s, uint32_t v, const char *where, figures *f)
{
    const memory *m = &s->memory[v];
    baobei_recall wanted;
    baobei_recall got;

    memset(&got, 0x5a, sizeof got);
    cr_assert_null(m->fault, "%s, viewer %u: %s", where, v, m->fault);
    memory_recall(m, &wanted);
    cr_assert_eq(baobei_recall_get(s->game, viewer_at(v), &got), BAOBEI_OK);
    cr_assert_arr_eq(&got, &wanted, sizeof got, "%s, viewer %u, after %u recycles: %s differs", where, v, m->recycles,
                     differing(&wanted, &got));
    f->compared++;
}

static void play(uint32_t rules, uint32_t seats, driver_kind kind, uint64_t seed, uint32_t steps, figures *f)
{
    static scene s;
    answer a;
    char where[120];

    open_scene(&s, rules, seats, kind, seed);
    for (uint32_t step = 0; step < steps && driver_answer(&s.driver, s.game, &a); step++) {
        cr_assert_eq(baobei_apply(s.game, a.seat, a.token, a.action), BAOBEI_OK);
        snprintf(where, sizeof where, "%s, %u seats, %s, seed %llu, step %u", odd_rules_name(rules), seats,
                 driver_name(kind), (unsigned long long)seed, step);
        for (uint32_t v = viewer_from(0, seats); v < VIEWERS; v = viewer_from(v + 1, seats))
            compare(&s, v, where, f);
        count_step(&s, f);
    }
    for (uint32_t v = 0; v < VIEWERS; v++)
        f->told += s.memory[v].told;
    close_scene(&s);
}

static void report(const char *name, const figures *f)
{
    printf(
        "recall, %s: %llu steps, %llu recalls; after 0 to 6 and more recycles %llu %llu %llu %llu %llu %llu %llu+%llu; "
        "with strangers %llu, from two shuffles %llu; seats out of the round %llu; choices told %llu\n",
        name, (unsigned long long)f->steps, (unsigned long long)f->compared, (unsigned long long)f->recycled[0],
        (unsigned long long)f->recycled[1], (unsigned long long)f->recycled[2], (unsigned long long)f->recycled[3],
        (unsigned long long)f->recycled[4], (unsigned long long)f->recycled[5], (unsigned long long)f->recycled[6],
        (unsigned long long)f->recycled[7], (unsigned long long)f->with_strangers, (unsigned long long)f->two_sources,
        (unsigned long long)f->out_of_round, (unsigned long long)f->told);
    fflush(stdout);
}

/* Every rule set, number of seats and driver. */
Test(recall, equals_the_slow_model_under_all_rules)
{
    figures f = {0};
    uint64_t seed = 1000;

    for (uint32_t rules = 0; rules < odd_rules_count(); rules++)
        for (uint32_t seats = 2; seats <= BAOBEI_MAX_SEATS; seats++)
            for (uint32_t kind = 0; kind < DRIVER_KINDS; kind++)
                play(rules, seats, (driver_kind)kind, seed++, 120, &f);
    report("all rules", &f);
    cr_assert_geq(f.steps, 50000);
    cr_assert_gt(f.with_strangers, 1000);
}

/* Long rounds in which cards go back unseen, over and over: R7.6, R8. */
Test(recall, equals_the_slow_model_through_many_recycles)
{
    static const char *const names[] = {"shoebills",   "shoebills-free", "hungry",  "hungry-free",
                                        "final-fifth", "final-never",    "tiny-two"};
    figures f = {0};
    uint64_t seed = 9000;

    for (uint32_t i = 0; i < sizeof names / sizeof *names; i++)
        for (uint32_t seats = 2; seats <= BAOBEI_MAX_SEATS; seats++)
            for (uint32_t kind = DRIVER_CALM; kind < DRIVER_KINDS; kind++)
                play(odd_rules_named(names[i]), seats, (driver_kind)kind, seed++, 500, &f);
    report("recycles", &f);
    for (uint32_t recycles = 0; recycles < 7; recycles++)
        cr_assert_gt(f.recycled[recycles], 500, "too few steps after %u recycles", recycles);
    cr_assert_gt(f.with_strangers, 10000);
    cr_assert_gt(f.two_sources, 1000);
}

/* R5.5, R12: a seat that is out of a decisive round remembers what a spectator does. */
Test(recall, equals_the_slow_model_in_decisive_rounds)
{
    figures f = {0};
    uint64_t seed = 77;

    for (uint32_t seats = 3; seats <= BAOBEI_MAX_SEATS; seats++)
        for (uint32_t kind = 0; kind < DRIVER_KINDS; kind++)
            for (uint32_t i = 0; i < 4; i++)
                play(odd_rules_named("tie"), seats, (driver_kind)kind, seed++, 400, &f);
    report("decisive rounds", &f);
    cr_assert_gt(f.out_of_round, 500);
}
