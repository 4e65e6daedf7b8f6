#include "match.h"

#include <string.h>

#include "collect.h"
#include "odd_rules.h"

baobei_game *match_game(uint32_t rules, uint32_t seats, uint32_t keep, uint64_t seed)
{
    baobei_rules *set = odd_rules_new(rules, seats);
    baobei_game *game = NULL;
    uint8_t bytes[BAOBEI_SEED_SIZE] = {0};

    for (uint32_t i = 0; i < 8; i++)
        bytes[i] = (uint8_t)(seed >> 8 * i);
    if (set && baobei_game_new(set, seats, keep, NULL, NULL, &game) == BAOBEI_OK)
        baobei_game_chance(game, bytes, NULL, NULL);
    baobei_rules_free(set);
    return game;
}

bool match_open(match *m, const plan *p, tally *t)
{
    memset(m, 0, sizeof *m);
    m->plan = *p;
    if (!m->plan.bound)
        m->plan.bound = MATCH_BOUND;
    m->tally = t;
    m->game = match_game(p->rules, p->seats, 0, p->seed);
    if (!m->game) {
        m->fault = "rules or game could not be made";
        return false;
    }
    driver_init(&m->driver, p->driver, p->seed);
    if (!inspector_open(&m->inspector, m->game, p->seed))
        m->fault = "no memory";
    else if (t && tally_watch(t, m->game) != BAOBEI_OK)
        m->fault = "no observer could be set";
    return !m->fault;
}

/* A collected window in place of single answers; what it says is counted like other refusals. */
static baobei_status answer_together(match *m, const baobei_decision *now)
{
    collection c;
    int32_t results[BAOBEI_MAX_CLAIMS];
    baobei_status status;

    if (rng_one_in(&m->driver.rng, 4))
        collect_anything(&m->driver, m->game, now, &c);
    else
        collect_answers(&m->driver, m->game, now, &c);
    status = collection_apply(m->game, now->token, &c, results);
    for (uint32_t i = 0; status == BAOBEI_OK && i < c.count; i++)
        m->inspector.statuses[(uint32_t)results[i] % MISUSE_STATUSES]++;
    return status;
}

static baobei_status answer_once(match *m)
{
    answer a;
    baobei_decision now;

    if (!m->plan.plain) {
        baobei_decision_get(m->game, BAOBEI_VIEWER_HOST, &now);
        if (now.kind == BAOBEI_DECISION_CLAIM && rng_one_in(&m->driver.rng, 8))
            return answer_together(m, &now);
    }
    if (!driver_answer(&m->driver, m->game, &a))
        return BAOBEI_REFUSED_OVER;
    if (!m->plan.plain && rng_one_in(&m->driver.rng, 64))
        return baobei_expire(m->game, a.seat, a.token);
    return baobei_apply(m->game, a.seat, a.token, a.action);
}

static bool is_due(uint32_t step, uint32_t every)
{
    return every && step % every == 0;
}

bool match_step(match *m)
{
    inspector *i = &m->inspector;
    baobei_status status = answer_once(m);

    if (status == BAOBEI_REFUSED_OVER) {
        m->over = true;
        m->fault = inspect_position(i, m->game);
        if (!m->fault)
            m->fault = inspect_misuse(i, m->game, 4);
        return false;
    }
    m->step++;
    if (m->tally)
        tally_call(m->tally);
    m->fault = status == BAOBEI_OK ? inspect_call(i, m->game) : "a legal answer was refused";
    if (!m->fault && is_due(m->step, m->plan.full_every))
        m->fault = inspect_position(i, m->game);
    if (!m->fault && is_due(m->step, m->plan.misuse_every))
        m->fault = inspect_misuse(i, m->game, 4);
    m->cut = m->step >= m->plan.bound;
    return !m->fault && !m->cut;
}

void match_close(match *m)
{
    if (m->tally) {
        tally_statuses(m->tally, m->inspector.statuses);
        m->tally->matches += m->over;
        m->tally->cut += m->cut;
        m->tally->positions += m->inspector.positions;
    }
    inspector_close(&m->inspector);
    baobei_game_free(m->game);
}

const char *match_play(const plan *p, tally *t, uint32_t *steps)
{
    match m;
    const char *fault;

    if (match_open(&m, p, t))
        while (match_step(&m))
            continue;
    fault = m.fault;
    *steps = m.step;
    match_close(&m);
    return fault;
}
