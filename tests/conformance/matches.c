#include "matches.h"

#include <string.h>

#include "misuse.h"
#include "notation.h"
#include "odd_rules.h"
#include "vector.h"
#include "viewers.h"

/*
 * A match: some decks are small or odd, so that rare things happen soon. The drivers' numbers are chosen so that
 * everything comes up somewhere; coverage says so when it does not.
 */
typedef struct plan {
    const char *file;
    const char *rules; /* of odd_rules.h */
    uint32_t seats;
    driver_kind driver;
    uint64_t seed;
    bool hosted;
    uint32_t bound; /* calls that are accepted */
} plan;

static const plan plans[] = {
    {"seeded-2", "short", 2, DRIVER_CALM, 52, false, 110},
    {"seeded-3", "default", 3, DRIVER_SEER, 46, false, 90},
    {"seeded-3-again", "race-again", 3, DRIVER_SEER, 27, false, 70},
    {"seeded-4-free", "powers-free", 4, DRIVER_SEER, 18, false, 80},
    {"seeded-6", "negative", 6, DRIVER_SEER, 44, false, 60},
    {"hosted-4-tie", "tie", 4, DRIVER_UNIFORM, 19, true, 80},
    {"hosted-3-shoebills", "few-shoebills", 3, DRIVER_CALM, 2, true, 60},
    {"hosted-4-race", "race", 4, DRIVER_CALM, 7, true, 90},
    {"hosted-5-wreck", "hungry-free", 5, DRIVER_WRECK, 44, true, 50},
};

enum { KEEP = 256, PROBES = 160, EACH_REFUSAL = 2 };

/* A match under way. */
typedef struct table {
    vector v;
    const plan *plan;
    driver driver;
    rng rng;
    uint32_t refused[128]; /* in this file */
    note saved;            /* a position to go back to */
    uint32_t step;
} table;

static baobei_decision now(const table *t)
{
    baobei_decision d;

    baobei_decision_get(t->v.game, BAOBEI_VIEWER_HOST, &d);
    return d;
}

static bool has_word(uint32_t seat)
{
    return seat < BAOBEI_MAX_SEATS || seat == BAOBEI_NO_SEAT;
}

/* Wrong actions of all sorts, of which those are written whose reason is new, by turns as a check and a try. */
static void probe(table *t)
{
    for (uint32_t i = 0; i < PROBES; i++) {
        uint32_t seat;
        baobei_action action = misuse_action(&t->rng, t->v.game, &seat);
        uint32_t status = baobei_check(t->v.game, seat, action);

        if (status == BAOBEI_OK || !has_word(seat) || t->refused[status] == EACH_REFUSAL)
            continue;
        if (t->refused[status]++ % 2)
            vector_check(&t->v, seat, action);
        else
            vector_apply(&t->v, seat, now(t).token, action);
    }
}

/* An answer to the decision before this one. */
static void be_late(table *t, const answer *a)
{
    if (t->refused[BAOBEI_REFUSED_STALE]++ < EACH_REFUSAL)
        vector_apply(&t->v, a->seat, a->token - 1, a->action);
}

/* The host's source fails now and then: in the middle of a deal, or at a recycle if there is one. */
static bool chance_fails(table *t, const answer *a)
{
    static const int32_t wrong[] = {BAOBEI_CHANCE_FAILED, BAOBEI_CHANCE_LATER, 0};
    baobei_status status;

    if (!t->v.hosted || (a->seat != BAOBEI_NO_SEAT && !rng_one_in(&t->rng, 3)))
        return true;
    t->v.wrong = wrong[rng_below(&t->rng, 3)];
    t->v.fail_after = rng_below(&t->rng, 4);
    status = vector_apply(&t->v, a->seat, a->token, a->action);
    t->v.fail_after = SOURCE_NEVER;
    return status != BAOBEI_OK;
}

static void collect(table *t)
{
    const baobei_decision d = now(t);
    collection c;
    uint32_t kept = 0;

    collect_anything(&t->driver, t->v.game, &d, &c);
    for (uint32_t i = 0; i < c.count && kept < 10; i++)
        if (has_word(c.seats[i])) {
            c.seats[kept] = c.seats[i];
            c.actions[kept] = c.actions[i];
            c.stamps[kept++] = c.stamps[i] & 0xffffffff; /* what any reader of JSON takes */
        }
    c.count = kept;
    vector_claims(&t->v, d.token, &c);
}

/* One call that is accepted, after some that are not. */
static bool step(table *t)
{
    answer a;

    if (!driver_answer(&t->driver, t->v.game, &a))
        return false;
    probe(t);
    if (rng_one_in(&t->rng, 8) && a.token > 1)
        be_late(t, &a);
    if (now(t).kind == BAOBEI_DECISION_CLAIM && rng_one_in(&t->rng, 3))
        collect(t);
    else if (rng_one_in(&t->rng, 10))
        vector_expire(&t->v, a.seat, a.token);
    else if (chance_fails(t, &a))
        vector_apply(&t->v, a.seat, a.token, a.action);
    return true;
}

/* What can still be pulled, and what cannot. */
static void pulls(table *t)
{
    const uint32_t next = now(t).serial;

    vector_pull(&t->v, VIEWER_SPECTATOR, 1);
    vector_pull(&t->v, 0, next > 20 ? next - 20 : 1);
    vector_pull(&t->v, VIEWER_HOST, next + 1);
    vector_pull(&t->v, t->plan->seats < BAOBEI_MAX_SEATS ? BAOBEI_MAX_SEATS - 1 : 0, next);
}

static void play(table *t)
{
    uint8_t seed[BAOBEI_SEED_SIZE] = {0};

    vector_apply(&t->v, BAOBEI_NO_SEAT, now(t).token, baobei_action_make(BAOBEI_ACTION_DEAL, 0, 0, 0, 0, 0));
    for (uint32_t i = 0; i < sizeof seed; i++)
        seed[i] = (uint8_t)(t->plan->seed * 37 + i);
    vector_chance(&t->v, t->plan->hosted ? NULL : seed);
    while (t->step < t->plan->bound && step(t)) {
        if (++t->step == t->plan->bound / 3)
            note_full(t->v.game, &t->saved);
        if (t->step == t->plan->bound / 3 + 5) { /* take five moves back */
            pulls(t);
            vector_restore(&t->v, t->saved.text);
        }
    }
    probe(t);
    pulls(t);
}

static bool write_match(const plan *p, FILE *out, coverage *seen)
{
    static table t;
    baobei_rules *rules = odd_rules_new(odd_rules_named(p->rules), p->seats);
    bool whole;

    memset(&t, 0, sizeof t);
    t.plan = p;
    driver_init(&t.driver, p->driver, p->seed);
    rng_seed(&t.rng, p->seed + 1000);
    whole = rules && vector_open(&t.v, out, seen, rules, p->seats, KEEP);
    if (whole) {
        rng_seed(&t.v.dice, p->seed + 2000);
        play(&t);
        whole = !t.v.broken;
        vector_close(&t.v);
    }
    baobei_rules_free(rules);
    return whole;
}

bool matches_write(const char *folder, coverage *seen)
{
    for (size_t i = 0; i < sizeof plans / sizeof *plans; i++) {
        char path[1024];
        FILE *out;
        bool whole;

        snprintf(path, sizeof path, "%s/%s.jsonl", folder, plans[i].file);
        out = fopen(path, "w");
        whole = out && write_match(plans + i, out, seen);
        if (!out || fclose(out) != 0 || !whole) {
            fprintf(stderr, "%s: cannot be written\n", path);
            return false;
        }
    }
    return true;
}
