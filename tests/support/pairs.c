#include "pairs.h"

#include <string.h>

#include "misuse.h"
#include "odd_rules.h"

/* One call that changes a game, as it is made in both. */
typedef struct call {
    enum { CALL_APPLY, CALL_EXPIRE, CALL_TOGETHER } how;
    answer answer;
    collection entries;
    baobei_parts done;
    baobei_decision before;
    int32_t results[2][BAOBEI_MAX_CLAIMS];
    bool unlike_status, unlike_results, unlike_chance;
} call;

static bool fail(pairs *p, const char *fault)
{
    p->fault = fault;
    return fault == NULL;
}

/* Something else is wrong: with the match alone. */
static bool fail_alone(pairs *p, const char *fault)
{
    p->broken = fault != NULL;
    return fail(p, fault);
}

static bool make_game(pairs *p, witness *w, const baobei_rules *rules, uint32_t keep)
{
    return baobei_game_new(rules, p->plan.seats, keep, NULL, NULL, &w->game) == BAOBEI_OK &&
           baobei_game_new(rules, p->plan.seats, 0, NULL, NULL, &w->sample) == BAOBEI_OK &&
           baobei_game_chance(w->game, NULL, w == &p->side[0] ? tape_record : tape_replay, &p->tape) == BAOBEI_OK &&
           witness_watch(w, BAOBEI_VIEWER_SPECTATOR) == BAOBEI_OK;
}

bool pairs_open(pairs *p, const pairs_plan *plan, pairs_tally *tally)
{
    static const uint32_t kept[] = {0, 3, 40, 500};
    baobei_rules *rules = odd_rules_new(plan->rules, plan->seats);
    uint32_t keep;

    memset(p, 0, sizeof *p);
    p->plan = *plan;
    if (!p->plan.bound)
        p->plan.bound = PAIRS_BOUND;
    p->tally = tally;
    rng_seed(&p->rng, plan->seed ^ 0x7717);
    tape_init(&p->tape, plan->seed ^ 0x7a9e);
    driver_init(&p->driver, plan->driver, plan->seed);
    keep = kept[rng_below(&p->rng, sizeof kept / sizeof *kept)];
    if (!rules || !make_game(p, &p->side[0], rules, keep) || !make_game(p, &p->side[1], rules, keep) ||
        !make_game(p, &p->crossed, rules, keep))
        fail_alone(p, "rules or games could not be made");
    else
        ledger_init(&p->ledger, rules);
    baobei_rules_free(rules);
    return !p->fault;
}

void pairs_close(pairs *p)
{
    for (uint32_t side = 0; side < 2; side++) {
        baobei_game_free(p->side[side].game);
        baobei_game_free(p->side[side].sample);
    }
    baobei_game_free(p->crossed.game);
    baobei_game_free(p->crossed.sample);
}

static void end_pair(pairs *p, pair_end why)
{
    p->tally->ends[why]++;
    if (p->age > p->tally->longest)
        p->tally->longest = p->age;
    p->live = false;
    twin_end(&p->ledger);
}

static uint32_t next_serial(const pairs *p)
{
    baobei_decision now;

    baobei_decision_get(p->side[0].game, BAOBEI_VIEWER_SPECTATOR, &now);
    return now.serial;
}

/* Everything but what was pushed; events are pulled from some serial on. */
static bool compare_all(pairs *p)
{
    uint32_t since = p->since;

    if (rng_one_in(&p->rng, 2))
        since += rng_below(&p->rng, next_serial(p) - since + 2); /* also one too far */
    return fail(p, outputs_differ(&p->side[0], &p->side[1], since, &p->rng, p->detail));
}

/* A new twin, for any viewer; as alike as it must be from the start. */
static bool begin_pair(pairs *p)
{
    pairs_tally *t = p->tally;
    uint32_t pick = rng_below(&p->rng, p->plan.seats + 1);
    baobei_viewer viewer =
        pick == p->plan.seats ? BAOBEI_VIEWER_SPECTATOR : (baobei_viewer)(BAOBEI_VIEWER_SEAT_0 << pick);
    twin made;

    if (!fail_alone(p, twin_ledger_fault(&p->ledger, p->side[0].game)))
        return false;
    if (!twin_make(p->side[1].game, p->side[0].game, &p->ledger, viewer, &p->rng, &made)) {
        twin_end(&p->ledger);
        return true;
    }
    p->live = true;
    p->age = 0;
    p->since = next_serial(p);
    for (uint32_t side = 0; side < 2; side++)
        witness_watch(&p->side[side], viewer);
    t->pairs++;
    t->differing += made.differing;
    t->changes += made.changes;
    t->changes_late += made.late;
    p->few = made.differing < 4;
    t->few += p->few;
    return compare_all(p);
}

/* What is done next, as the driver sees the match; it never sees the twin. False when the match is over. */
static bool choose(pairs *p, call *c)
{
    const baobei_game *game = p->side[0].game;
    rng *r = &p->driver.rng;

    baobei_decision_get(game, BAOBEI_VIEWER_HOST, &c->before);
    memset(&c->done, 0, sizeof c->done);
    c->unlike_status = c->unlike_results = c->unlike_chance = false;
    c->how = CALL_APPLY;
    if (c->before.kind == BAOBEI_DECISION_CLAIM && rng_one_in(r, 8)) {
        c->how = CALL_TOGETHER;
        if (rng_one_in(r, 4))
            collect_anything(&p->driver, game, &c->before, &c->entries);
        else
            collect_answers(&p->driver, game, &c->before, &c->entries);
        return true;
    }
    if (!driver_answer(&p->driver, game, &c->answer))
        return false;
    if (rng_one_in(r, 64)) {
        c->how = CALL_EXPIRE;
        baobei_legal(game, c->answer.seat, 0, &c->answer.action, 1);
    }
    baobei_action_read(c->answer.action, &c->done);
    return true;
}

static baobei_status make_call(pairs *p, call *c, uint32_t side)
{
    baobei_game *game = p->side[side].game;

    witness_rewind(&p->side[side]);
    memset(c->results[side], 0, sizeof c->results[side]);
    switch (c->how) {
    case CALL_TOGETHER: return collection_apply(game, c->before.token, &c->entries, c->results[side]);
    case CALL_EXPIRE: return baobei_expire(game, c->answer.seat, c->answer.token);
    default: return baobei_apply(game, c->answer.seat, c->answer.token, c->answer.action);
    }
}

/*
 * The same call in both games; what was not alike is noted, since a face that differs may be the reason,
 * and whether it was shown is found out later.
 */
static baobei_status call_both(pairs *p, call *c, uint32_t late_at)
{
    baobei_status status;

    tape_rewind(&p->tape, late_at);
    status = make_call(p, c, 0);
    if (!p->live || c->unlike_status)
        return status;
    tape_replay_begin(&p->tape);
    c->unlike_status = make_call(p, c, 1) != status;
    c->unlike_results = memcmp(c->results[0], c->results[1], sizeof c->results[0]) != 0;
    c->unlike_chance = !tape_replayed(&p->tape);
    return status;
}

/* A call; now and then chance is late at first, and then nothing has happened, and it is made again. */
static bool make_step(pairs *p, call *c)
{
    uint32_t late_at = rng_one_in(&p->rng, 32) ? rng_below(&p->rng, 3) : (uint32_t)TAPE_ANSWERS;
    baobei_status status = call_both(p, c, late_at);

    if (status == BAOBEI_FAILED_CHANCE_LATER) {
        p->tally->late++;
        status = call_both(p, c, TAPE_ANSWERS);
    }
    return fail_alone(p, status == BAOBEI_OK ? NULL : "a legal answer was refused");
}

/*
 * The ledger follows what has happened. `compared` is how many of the viewer's events come before a
 * face that differs is shown to it, and WITNESS_EVENTS if none is.
 */
static bool follow(pairs *p, const call *c, uint32_t *compared, pair_end *why)
{
    const witness *w = &p->side[0];

    *compared = WITNESS_EVENTS;
    for (uint32_t i = 0; i < w->host_count; i++) {
        const baobei_event *event = &w->host[i];
        bool shown = p->ledger.shown;

        if (!ledger_follow(&p->ledger, event, &c->done, &p->tape))
            return fail_alone(p, "an event that the tests' ledger cannot follow");
        if (!p->ledger.shown || shown)
            continue;
        *why = event->kind == BAOBEI_EVENT_CLAIMED ? PAIR_CLAIMED : PAIR_SHOWN;
        *compared = w->seen_before[i] + (*why == PAIR_CLAIMED); /* that somebody claims is the same */
    }
    return true;
}

static uint32_t role(const pairs *p, const call *c)
{
    uint32_t watcher = twin_watcher(p->side[0].viewer);
    baobei_view view;

    if (p->side[0].viewer == BAOBEI_VIEWER_SPECTATOR)
        return 3;
    if (c->how != CALL_TOGETHER && c->answer.seat < BAOBEI_MAX_SEATS && 1u << c->answer.seat == watcher)
        return 0;
    baobei_view_get(p->side[0].game, BAOBEI_VIEWER_SPECTATOR, &view);
    return view.playing & watcher ? 1 : 2;
}

static void count(pairs *p, const call *c)
{
    pairs_tally *t = p->tally;

    p->age++;
    if (p->few) {
        t->few_compared++;
        return;
    }
    t->compared++;
    t->kinds[c->before.kind]++;
    t->roles[role(p, c)]++;
    t->recycles[p->ledger.recycles < PAIR_SHUFFLES ? p->ledger.recycles : PAIR_SHUFFLES - 1u]++;
    t->seats[p->plan.seats]++;
    t->drivers[p->plan.driver]++;
    for (uint32_t i = 0; i < p->side[0].seen_count; i++)
        t->events[p->side[0].seen[i].kind]++;
}

/* The last shuffle that a card went through. */
static uint32_t origin(const ledger *l, uint32_t card)
{
    uint32_t row = l->last;

    while (row > 0 && !(l->stay[row][card] & LEDGER_MEMBER))
        row--;
    return row;
}

/*
 * A shoebill's cards of one shuffle are about to be placed, and the viewer is not its user: a copy of the match,
 * and in `action` the other way round. False when it is not so.
 */
static bool begin_crossed(pairs *p, const call *c, baobei_action *action)
{
    const baobei_game *game = p->side[0].game;
    const baobei_parts *done = &c->done;

    if (!p->live || c->how != CALL_APPLY || c->before.kind != BAOBEI_DECISION_REPLACE || c->before.count != 2 ||
        twin_watcher(p->side[0].viewer) == 1u << c->answer.seat ||
        p->ledger.hand.count != 2 ||
        origin(&p->ledger, p->ledger.hand.card[0]) != origin(&p->ledger, p->ledger.hand.card[1]))
        return false;
    *action = baobei_action_make((baobei_action_kind)done->kind, done->seat[0], done->slot[0], done->seat[1],
                                 done->slot[1], 1u - done->choice);
    return baobei_game_copy(p->crossed.game, game) == BAOBEI_OK &&
           baobei_game_chance(p->crossed.game, NULL, tape_replay, &p->tape) == BAOBEI_OK &&
           witness_watch(&p->crossed, p->side[0].viewer) == BAOBEI_OK;
}

/*
 * The other way round, nobody but the user sees a difference, until what follows may show it the cards: the end
 * of a round, or a recycle and then a draw.
 */
static bool compare_crossed(pairs *p, const call *c, baobei_action action)
{
    const witness *w = &p->side[0];
    uint32_t open = 0;

    witness_rewind(&p->crossed);
    tape_replay_begin(&p->tape);
    if (!fail_alone(p, baobei_apply(p->crossed.game, c->answer.seat, c->answer.token, action) == BAOBEI_OK
                           ? NULL
                           : "a shoebill cannot place its cards the other way round"))
        return false;
    p->tally->crossed++;
    while (open < w->seen_count && w->seen[open].kind != BAOBEI_EVENT_REVEALED &&
           w->seen[open].kind != BAOBEI_EVENT_RECYCLED)
        open++;
    if (open < w->seen_count)
        return fail(p, outputs_events_differ(w, &p->crossed, open, p->detail)) &&
               fail(p, outputs_move_differs(w, &p->crossed, BAOBEI_MOVE_TEXT, p->detail));
    return fail(p, outputs_events_differ(w, &p->crossed, WITNESS_EVENTS, p->detail)) &&
           fail(p, outputs_known_differ(w, &p->crossed, p->detail));
}

/* Wrong actions, and right ones that come too late, are refused in both games alike. */
static bool refuse_both(pairs *p)
{
    uint32_t seat;
    baobei_action action = misuse_action(&p->rng, p->side[0].game, &seat);
    bool old = rng_one_in(&p->rng, 4);
    baobei_status status[2];
    baobei_decision now;

    if (!old && baobei_check(p->side[0].game, seat, action) == BAOBEI_OK)
        return true;
    baobei_decision_get(p->side[0].game, BAOBEI_VIEWER_HOST, &now);
    for (uint32_t side = 0; side < 2; side++)
        status[side] = baobei_apply(p->side[side].game, seat, now.token - old, action);
    p->tally->refused++;
    return fail(p, status[0] == status[1] ? NULL : "why an action is refused");
}

/* The answers to a call, to the host and to those who act. */
static const char *answers_differ(const call *c)
{
    if (c->unlike_status)
        return "the status of the same call";
    if (c->unlike_results)
        return "what is said of the same claims";
    return c->unlike_chance ? "what chance is asked" : NULL;
}

/* After a call in both games: what the viewer got, and what it can ask for. */
static bool compare(pairs *p, const call *c, uint32_t compared, pair_end why)
{
    if (compared < WITNESS_EVENTS) {
        if (!c->unlike_status && !fail(p, outputs_events_differ(&p->side[0], &p->side[1], compared, p->detail)))
            return false;
        end_pair(p, why);
        return true;
    }
    if (!fail(p, answers_differ(c)) || !fail(p, outputs_events_differ(&p->side[0], &p->side[1], compared, p->detail)) ||
        !compare_all(p))
        return false;
    if (ledger_differing(&p->ledger) == 0) {
        end_pair(p, PAIR_SPENT);
        return true;
    }
    count(p, c);
    if (rng_one_in(&p->rng, 2) && !refuse_both(p))
        return false;
    if (p->age >= 50 + rng_below(&p->rng, 400))
        end_pair(p, PAIR_OLD);
    return true;
}

bool pairs_step(pairs *p)
{
    call c;
    uint32_t compared;
    pair_end why = PAIR_SHOWN;
    baobei_action other_way = 0;
    bool crossed;

    if (!p->live && !begin_pair(p))
        return false;
    if (p->step == p->plan.bound || !choose(p, &c)) {
        if (p->live)
            end_pair(p, PAIR_OLD);
        return false;
    }
    p->step++;
    crossed = begin_crossed(p, &c, &other_way);
    if (!make_step(p, &c) || (crossed && !compare_crossed(p, &c, other_way)) || !follow(p, &c, &compared, &why))
        return false;
    p->tally->steps++;
    return !p->live || compare(p, &c, compared, why);
}
