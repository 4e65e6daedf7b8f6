/*
 * Memory and samples against the list of all worlds that fit what a viewer has been told (tests/support/worlds.h):
 * every statement of recall is true in all of them, a sample is one of them and every one comes out, as
 * often as docs/randomness.md says.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/game_object.h"
#include "chi_square.h"
#include "driver.h"
#include "memory_model.h"
#include "table/know.h"
#include "table/state.h"
#include "viewers.h"
#include "weights.h"
#include "worlds.h"

/* Beyond three recycles the oldest shuffles are remembered as one, and samples may be more than what fits. */
enum { TOLD_APART = 3, RECYCLES = 5, SAMPLES_MOST = 16000, WORLDS_MANY = 30000, STEPS = 90, SAMPLED_OF = 4 };

/* Copies of a species with each power, from none to shoebill; a second one without power in the family of the first. */
typedef struct deck {
    const char *name;
    uint32_t seats;
    int32_t deal, looks;
    uint32_t copies[BAOBEI_POWER_REPLACE + 2];
} deck;

/*                              none look show swap inspect add replace, kin */
static const deck decks[] = {
    {"two shoebills", 2, 1, 1, {2, 0, 0, 0, 0, 0, 3, 2}},
    {"shoebills", 2, 2, 1, {3, 1, 0, 0, 0, 0, 4, 0}},
    {"many shoebills", 2, 1, 0, {1, 0, 0, 0, 0, 0, 5, 1}},
    {"pelicans", 2, 1, 1, {2, 2, 2, 0, 0, 0, 0, 1}},
    {"swaps", 2, 2, 2, {2, 0, 0, 3, 1, 0, 1, 1}},
    {"macaws", 2, 1, 1, {2, 0, 0, 1, 3, 0, 1, 0}},
    {"tocos", 2, 1, 1, {2, 1, 0, 0, 0, 2, 1, 1}},
    {"one of each", 2, 1, 0, {0, 1, 1, 1, 1, 1, 1, 0}},
    {"three seats", 3, 1, 1, {2, 0, 0, 0, 1, 0, 4, 0}},
    {"three seats, two cards", 3, 2, 2, {4, 0, 0, 2, 0, 0, 3, 0}},
    {"three tocos", 3, 1, 0, {2, 0, 1, 0, 0, 2, 2, 0}},
};

typedef struct figures {
    uint64_t steps, worlds, most, after[RECYCLES + 1];
    uint64_t cards, certain,
        too_open; /* unseen cards in slots; alike in all worlds; too much left open, up to 3 recycles */
    uint64_t samples, tests[2], low[2]; /* low: p below 1% */
    chi_square sum[2];                  /* without and with strangers */
    double least_p[2];
    double distance, farthest; /* of the documented weights from the true ones, with strangers */
} figures;

typedef struct study {
    const deck *deck;
    baobei_rules *rules;
    baobei_game *game, *sample;
    driver driver;
    rng chance, own;
    uint32_t viewer;
    memory memory;
    worlds worlds;
    char where[160];
    figures *f;
    baobei_view host[WORLDS_MANY]; /* what is really there, by world; the last field */
} study;

static baobei_rules *make_rules(const deck *d)
{
    baobei_rules *rules;

    cr_assert_eq(baobei_rules_new(NULL, NULL, &rules), BAOBEI_OK);
    for (uint32_t species = 1; species <= BAOBEI_MAX_SPECIES; species++)
        baobei_rules_set_species(rules, species, 0, 0, species, BAOBEI_POWER_NONE);
    for (uint32_t power = 0; power <= BAOBEI_POWER_REPLACE; power++)
        baobei_rules_set_species(rules, power + 1, (int32_t)power, d->copies[power], power + 1, (baobei_power)power);
    baobei_rules_set_species(rules, 8, 7, d->copies[7], 1, BAOBEI_POWER_NONE);
    baobei_rules_set(rules, BAOBEI_RULE_DEAL_TWO, d->deal);
    baobei_rules_set(rules, BAOBEI_RULE_DEAL_MORE, d->deal);
    baobei_rules_set(rules, BAOBEI_RULE_LOOKS, d->looks);
    baobei_rules_set(rules, BAOBEI_RULE_FINAL_RECYCLE, 99);
    cr_assert_eq(baobei_rules_check(rules, d->seats, NULL, NULL), BAOBEI_OK);
    return rules;
}

static void open_study(study *s, const deck *d, uint32_t viewer, driver_kind kind, uint64_t seed, figures *f)
{
    memset(s, 0, sizeof *s - sizeof s->host);
    s->deck = d;
    s->f = f;
    s->viewer = viewer;
    s->rules = make_rules(d);
    cr_assert_eq(baobei_game_new(s->rules, d->seats, BAOBEI_MAX_EVENTS, NULL, NULL, &s->game), BAOBEI_OK);
    cr_assert_eq(baobei_game_new(NULL, 2, 0, NULL, NULL, &s->sample), BAOBEI_OK);
    rng_seed(&s->chance, 2 * seed + 1);
    driver_init(&s->driver, kind, 2 * seed);
    rng_seed(&s->own, 1000000 * viewer + 10000 * (uint32_t)kind + seed);
    cr_assert_eq(baobei_game_chance(s->game, NULL, rng_chance, &s->chance), BAOBEI_OK);
    memory_open(&s->memory, s->rules, d->seats, viewer);
    cr_assert(worlds_open(&s->worlds, s->rules, d->seats, viewer_at(viewer)));
}

static void close_study(study *s)
{
    worlds_close(&s->worlds);
    baobei_game_free(s->game);
    baobei_game_free(s->sample);
    baobei_rules_free(s->rules);
}

/* ---- recall is true in all worlds */

/* By shuffle and species: cards that the viewer has not seen since the shuffle, and those of them still there. */
typedef struct truth {
    uint32_t unseen[BBI_SHUFFLES][BAOBEI_MAX_SPECIES], present[BBI_SHUFFLES][BAOBEI_MAX_SPECIES];
} truth;

static uint32_t cards_of(const bbi_state *state)
{
    return bbi_cards_on_table(&state->board) + state->held + state->discard + (uint32_t)state->under + state->draw;
}

static void read_truth(const bbi_state *state, uint32_t viewer, truth *t)
{
    memset(t, 0, sizeof *t);
    for (uint32_t card = 0; card < cards_of(state); card++) {
        uint32_t last = 0;

        for (uint32_t shuffle = 0; shuffle < BBI_SHUFFLES; shuffle++) {
            if (!(state->know[shuffle][card] & BBI_MEMBER))
                continue;
            last = shuffle;
            t->unseen[shuffle][state->face[card] - 1] += !(state->know[shuffle][card] >> viewer & 1);
        }
        t->present[last][state->face[card] - 1] += !(state->know[last][card] >> viewer & 1);
    }
}

static bool pools_true(const bbi_state *state, uint32_t viewer, const baobei_recall *recall, bool strangers)
{
    truth t;

    read_truth(state, viewer, &t);
    for (uint32_t shuffle = 0; shuffle < BBI_SHUFFLES; shuffle++) {
        uint32_t beyond = 0;
        uint32_t present = 0;
        uint32_t unseen = 0;
        uint32_t stated = recall->strangers[shuffle];

        for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++) {
            uint32_t known = recall->unseen[shuffle][row];
            uint32_t here = t.present[shuffle][row];

            if (known > t.unseen[shuffle][row] || (!strangers && known != here))
                return false;
            beyond += here > known ? here - known : 0;
            present += here;
            unseen += t.unseen[shuffle][row];
            stated += known;
        }
        if (beyond > recall->strangers[shuffle] || present > stated || stated > unseen)
            return false;
    }
    return true;
}

static bool faces_true(const baobei_view *host, const baobei_recall *recall)
{
    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++)
        for (uint32_t slot = 0; slot < BAOBEI_MAX_SLOTS; slot++)
            if (recall->face[seat][slot] != host->face[seat][slot] &&
                !(recall->face[seat][slot] == BAOBEI_HIDDEN && host->face[seat][slot]))
                return false;
    return true;
}

static bool has_strangers(const study *s)
{
    for (uint32_t i = 0; i < s->memory.inputs; i++)
        if (!s->memory.input[i].card.face)
            return true;
    return false;
}

static void check_truth(study *s)
{
    bool strangers = has_strangers(s);
    baobei_recall recall;
    baobei_view view;

    baobei_recall_get(s->game, viewer_at(s->viewer), &recall);
    baobei_view_get(s->game, viewer_at(s->viewer), &view);
    for (uint32_t i = 0; i < s->worlds.count; i++) {
        const baobei_game *game = s->worlds.list[i].game;
        baobei_recall other_recall;
        baobei_view other;

        baobei_recall_get(game, viewer_at(s->viewer), &other_recall);
        cr_assert_arr_eq(&recall, &other_recall, sizeof recall, "%s: recall is another in another world", s->where);
        baobei_view_get(game, viewer_at(s->viewer), &other);
        cr_assert_arr_eq(&view, &other, sizeof view, "%s: the view is another in another world", s->where);
        baobei_view_get(game, BAOBEI_VIEWER_HOST, &s->host[i]);
        cr_assert(faces_true(&s->host[i], &recall), "%s: a face is not what recall says", s->where);
        cr_assert(pools_true(&game->state, s->viewer, &recall, strangers), "%s: unseen or strangers is not true",
                  s->where);
    }
}

/* ---- recall says all that tracking can */

/* The species that recall leaves open for a card of a shuffle, as a set. */
static uint32_t left_open(const baobei_recall *recall, uint32_t shuffle)
{
    uint32_t set = 0;

    for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++)
        set |= recall->unseen[shuffle][row] ? 1u << row : 0;
    for (uint32_t from = 0; recall->strangers[shuffle] && from < shuffle; from++)
        set |= left_open(recall, from);
    return set;
}

static void check_whole(study *s)
{
    const baobei_view *host = s->host;
    bool exact = !has_strangers(s) && s->memory.recycles <= TOLD_APART;
    baobei_recall recall;

    baobei_recall_get(s->game, viewer_at(s->viewer), &recall);
    for (uint32_t seat = 0; seat < s->deck->seats; seat++)
        for (uint32_t slot = 0; slot < host[0].slots[seat]; slot++) {
            uint32_t set = 0;

            uint32_t open = left_open(&recall, recall.origin[seat][slot]);

            for (uint32_t i = 0; i < s->worlds.count && host[0].face[seat][slot]; i++)
                set |= 1u << (host[i].face[seat][slot] - 1);
            if (recall.face[seat][slot] != BAOBEI_HIDDEN)
                continue;
            cr_assert_eq(set & ~open, 0, "%s: a card may be what recall does not leave open", s->where);
            cr_assert(set == open || !exact, "%s: recall leaves open what cannot be", s->where);
            s->f->cards++;
            s->f->certain += (set & (set - 1)) == 0;
            s->f->too_open += set != open && s->memory.recycles <= TOLD_APART;
        }
}

/* ---- samples */

static void check_samples(study *s, const double *chances, double least, bool strangers)
{
    uint8_t seed[BAOBEI_SEED_SIZE];
    uint32_t total = (uint32_t)(32 / least) + 1;
    uint32_t *counts = calloc(s->worlds.count, sizeof *counts);
    chi_square c = {0, 0};
    double p;

    cr_assert_not_null(counts);
    for (uint32_t i = 0; i < sizeof seed; i++)
        seed[i] = (uint8_t)rng_next(&s->own);
    for (uint32_t i = 0; i < total; i++) {
        uint32_t number;

        cr_assert_eq(baobei_sample(s->sample, s->game, viewer_at(s->viewer), seed, i), BAOBEI_OK);
        number = worlds_find(&s->worlds, s->sample);
        cr_assert_lt(number, s->worlds.count, "%s: sample %u is no world that fits", s->where, i);
        counts[number]++;
    }
    for (uint32_t i = 0; i < s->worlds.count; i++)
        cr_assert(counts[i], "%s: world %u of %u does not come out in %u samples", s->where, i, s->worlds.count, total);
    chi_square_add(&c, counts, chances, s->worlds.count, total);
    p = chi_square_p(&c);
    cr_assert_gt(p, 1e-7, "%s: chi-square %.1f, %u degrees of freedom, p %.2g", s->where, c.statistic, c.freedom, p);
    free(counts);
    s->f->samples += total;
    s->f->tests[strangers]++;
    s->f->low[strangers] += p < 0.01;
    s->f->sum[strangers].statistic += c.statistic;
    s->f->sum[strangers].freedom += c.freedom;
    if (p < s->f->least_p[strangers])
        s->f->least_p[strangers] = p;
}

/* Where nothing went back unseen the documented weights are the chances of deal and shuffles. */
static void check_weights(study *s, const weights *w, const double *chances, double *distance)
{
    bool merged = s->memory.recycles > TOLD_APART;
    double sum = 0;

    for (uint32_t i = 0; i < s->worlds.count; i++) {
        double off = chances[i] - s->worlds.list[i].weight;

        cr_assert_gt(chances[i], 0, "%s: a world that fits has no weight", s->where);
        sum += chances[i];
        *distance += (off < 0 ? -off : off) / 2;
    }
    cr_assert(sum < 1 + 1e-9 && (merged || sum > 1 - 1e-9), "%s: the weights of all worlds sum up to %g", s->where,
              sum);
    if (w->strangers == 0 && !merged)
        cr_assert_lt(*distance, 1e-9, "%s: worlds that fit are not equally likely", s->where);
}

static void check_chances(study *s)
{
    weights w;
    double *chances = calloc(s->worlds.count, sizeof *chances);
    double least = 1;
    double distance = 0;

    cr_assert_not_null(chances);
    cr_assert(weights_open(&w, &s->memory), "%s: %s", s->where, w.fault);
    for (uint32_t i = 0; i < s->worlds.count; i++) {
        chances[i] = weights_of(&w, s->worlds.list[i].game);
        least = chances[i] < least ? chances[i] : least;
    }
    check_weights(s, &w, chances, &distance);
    if (s->memory.recycles <= TOLD_APART && s->worlds.count > 1 && 32 / least < SAMPLES_MOST &&
        rng_one_in(&s->own, SAMPLED_OF)) {
        check_samples(s, chances, least, w.strangers > 0);
        s->f->distance += distance;
        s->f->farthest = distance > s->f->farthest ? distance : s->f->farthest;
    }
    weights_close(&w);
    free(chances);
}

/* ---- a round */

static bool move(study *s)
{
    static baobei_event events[BAOBEI_MAX_EVENTS + BAOBEI_MAX_SEATS];
    baobei_decision before;
    uint32_t count;
    answer a;

    if (!driver_answer(&s->driver, s->game, &a))
        return false;
    baobei_decision_get(s->game, viewer_at(s->viewer), &before);
    cr_assert_eq(baobei_apply(s->game, a.seat, a.token, a.action), BAOBEI_OK);
    cr_assert_eq(baobei_events(s->game, viewer_at(s->viewer), before.serial, events,
                               BAOBEI_MAX_EVENTS + BAOBEI_MAX_SEATS, &count),
                 BAOBEI_OK);
    for (uint32_t i = 0; i < count; i++)
        memory_event(&s->memory, &events[i]);
    cr_assert_null(s->memory.fault, "%s: %s", s->where, s->memory.fault);
    cr_assert(worlds_move(&s->worlds, a.seat, a.token, a.action, events, count), "%s: %s", s->where, s->worlds.fault);
    worlds_normalise(&s->worlds);
    baobei_decision_get(s->game, viewer_at(s->viewer), &before);
    return before.kind != BAOBEI_DECISION_DEAL && before.kind != BAOBEI_DECISION_OVER &&
           s->memory.recycles <= RECYCLES && s->worlds.count < WORLDS_MANY;
}

static void play(const deck *d, uint32_t viewer, driver_kind kind, uint64_t seed, figures *f)
{
    static study s;

    open_study(&s, d, viewer, kind, seed, f);
    for (uint32_t step = 0; step < STEPS; step++) {
        snprintf(s.where, sizeof s.where, "%s, viewer %u, %s, seed %llu, step %u", d->name, viewer, driver_name(kind),
                 (unsigned long long)seed, step);
        if (!move(&s))
            break;
        cr_assert_lt(worlds_find(&s.worlds, s.game), s.worlds.count, "%s: the real world is not in the list", s.where);
        check_truth(&s);
        check_whole(&s);
        check_chances(&s);
        f->steps++;
        f->worlds += s.worlds.count;
        f->after[s.memory.recycles]++;
        if (s.worlds.count > f->most)
            f->most = s.worlds.count;
    }
    close_study(&s);
}

static void report(const char *name, const figures *f)
{
    printf("worlds, %s: %llu steps (after 0 to 5 recycles: %llu %llu %llu %llu %llu %llu), %llu worlds, at most %llu\n",
           name, (unsigned long long)f->steps, (unsigned long long)f->after[0], (unsigned long long)f->after[1],
           (unsigned long long)f->after[2], (unsigned long long)f->after[3], (unsigned long long)f->after[4],
           (unsigned long long)f->after[5], (unsigned long long)f->worlds, (unsigned long long)f->most);
    printf("    %llu cards in slots unseen, %llu of them alike in all worlds; recall leaves too much open for %llu\n"
           "    %llu samples\n",
           (unsigned long long)f->cards, (unsigned long long)f->certain, (unsigned long long)f->too_open,
           (unsigned long long)f->samples);
    for (uint32_t i = 0; i < 2; i++)
        printf(
            "    %s strangers: %llu tests, chi-square %.1f, %u degrees of freedom, p %.3f; %llu have p < 0.01, least "
            "%.5f\n",
            i ? "with" : "without", (unsigned long long)f->tests[i], f->sum[i].statistic, f->sum[i].freedom,
            chi_square_p(&f->sum[i]), (unsigned long long)f->low[i], f->least_p[i]);
    printf("    with strangers, distance of the documented weights from the true chances: mean %.4f, most %.4f\n",
           f->tests[1] ? f->distance / (double)f->tests[1] : 0, f->farthest);
    fflush(stdout);
}

static void study_decks(driver_kind kind, uint32_t seeds)
{
    figures f = {.least_p = {1, 1}};

    for (uint32_t i = 0; i < sizeof decks / sizeof *decks; i++)
        for (uint32_t seed = 0; seed < seeds; seed++)
            for (uint32_t v = viewer_from(0, decks[i].seats); v < VIEWER_HOST; v = viewer_from(v + 1, decks[i].seats))
                play(&decks[i], v, kind, 100 * i + seed, &f);
    report(driver_name(kind), &f);
    cr_assert_gt(f.tests[0], 100);
    cr_assert_gt(chi_square_p(&f.sum[0]), 1e-4);
    cr_assert_gt(chi_square_p(&f.sum[1]), 1e-4);
}

/* Long rounds, all powers. */
Test(worlds, calm)
{
    study_decks(DRIVER_CALM, 3);
}

Test(worlds, thin)
{
    study_decks(DRIVER_THIN, 2);
}

Test(worlds, seer)
{
    study_decks(DRIVER_SEER, 2);
}

/* Many cards on the table, few in the piles. */
Test(worlds, wreck)
{
    study_decks(DRIVER_WRECK, 2);
}

Test(worlds, uniform)
{
    study_decks(DRIVER_UNIFORM, 2);
}
