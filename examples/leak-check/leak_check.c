#include "leak_check.h"

#include <stdlib.h>
#include <string.h>

#include "compare.h"
#include "round.h"

enum { TRIES = 12, OLD = 40 };

typedef struct checker {
    const leak_options *options;
    leak_report *report;
    compare_games games;
    round_log log;
    round_answers twin; /* what chance answers in the twin */
    uint64_t random;
    bool live; /* there is a twin */
    bool few;  /* ... with less than LEAK_CARDS cards that differ */
    uint32_t age;
} checker;

static baobei_decision now(const checker *c)
{
    baobei_decision decision;

    baobei_decision_get(c->games.game[0], BAOBEI_VIEWER_HOST, &decision);
    return decision;
}

static bool fault(checker *c, const char *what)
{
    c->report->fault = what;
    return false;
}

/* Two cards of one shuffle of this round change places in `twin`; the last shuffle more often than the others. */
static void change_shuffle(checker *c)
{
    uint32_t number = c->log.shuffle_count - 1;
    const round_shuffle *shuffle;
    uint32_t first;
    uint32_t second;

    if (round_random(&c->random, 3) == 0)
        number = round_random(&c->random, c->log.shuffle_count);
    shuffle = &c->log.shuffles[number];
    if (shuffle->cards < 2)
        return;
    first = round_random(&c->random, shuffle->cards);
    second = round_random(&c->random, shuffle->cards - 1);
    round_exchange(&c->twin, shuffle, first, second + (second >= first));
}

/* Whether a round with these answers looks to the viewer as this one has looked. */
static bool looks_alike(checker *c)
{
    leak_report ignored = {0};

    return round_replay(&c->log, &c->twin, c->games.game[1]) == BAOBEI_OK && !c->twin.strayed &&
           compare_events(&c->games, c->log.serial, &ignored) == COMPARE_SAME;
}

/* Changes what can be changed without the viewer noticing; false if that makes no difference at all. */
static bool make_twin(checker *c)
{
    uint32_t pick = round_random(&c->random, c->options->seats + 1);
    uint32_t differing;
    bool last = false;

    c->games.viewer =
        pick == c->options->seats ? BAOBEI_VIEWER_SPECTATOR : (baobei_viewer)(BAOBEI_VIEWER_SEAT_0 << pick);
    c->twin = c->log.answers;
    for (uint32_t i = 0; i < TRIES; i++) {
        round_answers before = c->twin;

        change_shuffle(c);
        last = looks_alike(c);
        if (!last)
            c->twin = before;
    }
    if (!last && !looks_alike(c))
        return fault(c, "a round cannot be played again");
    differing = compare_cards(&c->games);
    if (differing == 0)
        return false;
    c->age = 0;
    c->few = differing < LEAK_CARDS;
    c->report->pairs++;
    c->report->pairs_few += c->few;
    c->report->differing += differing;
    return true;
}

/* Something that the viewer may not know has come through. */
static void found(checker *c, const char *leak)
{
    c->report->leak = leak;
    c->report->viewer = c->games.viewer;
    c->live = false;
}

/* The same call in the twin; chance answers it as it has answered the match. */
static void compare_step(checker *c, const round_call *call, uint32_t serial)
{
    uint32_t from = c->twin.count;
    compare_verdict verdict = COMPARE_LEAK;

    for (uint32_t i = from; i < c->log.answers.count; i++) {
        c->twin.n[i] = c->log.answers.n[i];
        c->twin.answer[i] = c->log.answers.answer[i];
    }
    c->twin.count = c->log.answers.count;
    c->twin.strayed = false;
    if (baobei_apply(c->games.game[1], call->seat, call->token, call->action) != BAOBEI_OK) {
        found(c, "whether an action is allowed");
        return;
    }
    verdict = compare_events(&c->games, serial, c->report);
    if (verdict == COMPARE_LEAK)
        found(c, "an event");
    else if (verdict == COMPARE_SAME && (c->twin.strayed || c->twin.at != c->twin.count))
        found(c, "what chance is asked");
    else if (verdict == COMPARE_SAME) {
        const char *leak = compare_now(&c->games, c->options, &c->random, c->report);

        if (leak)
            found(c, leak);
        else if (c->few)
            c->report->few++;
        else
            c->report->compared++;
    }
    if (verdict != COMPARE_SAME || ++c->age == OLD)
        c->live = false; /* and the next twin is made from here */
}

/* One step of the match; false when it is over, or nothing more can be done. */
static bool play_step(checker *c)
{
    baobei_decision before = now(c);
    round_call call = {BAOBEI_NO_SEAT, before.token, 0};

    if (before.kind == BAOBEI_DECISION_OVER || round_full(&c->log))
        return false;
    if (before.kind == BAOBEI_DECISION_DEAL) {
        c->live = false;
        if (round_begin(&c->log, c->games.game[0]) != BAOBEI_OK)
            return fault(c, "a game cannot be copied");
    } else {
        call.seat = round_random(&c->random, BAOBEI_MAX_SEATS);
        while (!(before.waiting >> call.seat & 1))
            call.seat = (call.seat + 1) % BAOBEI_MAX_SEATS;
        if (!c->live)
            c->live = make_twin(c);
        if (c->report->fault)
            return false;
    }
    call.action = c->options->choose(c->options->choose_ctx, c->games.game[0], call.seat);
    if (round_play(&c->log, c->games.game[0], &call) != BAOBEI_OK)
        return fault(c, "the driver chose what is not allowed");
    c->report->steps++;
    if (c->live)
        compare_step(c, &call, before.serial);
    return !c->report->leak;
}

static bool open_games(checker *c)
{
    const leak_options *o = c->options;

    for (int i = 0; i < 2; i++)
        if (baobei_game_new(o->rules, o->seats, COMPARE_EVENTS, NULL, NULL, &c->games.game[i]) != BAOBEI_OK ||
            baobei_game_new(o->rules, o->seats, BAOBEI_MAX_EVENTS, NULL, NULL, &c->games.sample[i]) != BAOBEI_OK)
            return fault(c, "games cannot be made");
    if (baobei_game_new(o->rules, o->seats, 0, NULL, NULL, &c->log.start) != BAOBEI_OK ||
        baobei_game_chance(c->games.game[0], NULL, round_record, &c->log) != BAOBEI_OK)
        return fault(c, "games cannot be made");
    return true;
}

static void close_games(checker *c)
{
    for (int i = 0; i < 2; i++) {
        baobei_game_free(c->games.game[i]);
        baobei_game_free(c->games.sample[i]);
        c->games.game[i] = c->games.sample[i] = NULL;
    }
    baobei_game_free(c->log.start);
    c->log.start = NULL;
}

int leak_check_run(const leak_options *options, leak_report *report)
{
    checker *c = calloc(1, sizeof *c);

    memset(report, 0, sizeof *report);
    if (!c || !options->choose) {
        free(c);
        report->fault = c ? "there is no driver" : "no memory";
        return 0;
    }
    c->options = options;
    c->report = report;
    c->random = options->seed;
    while (report->compared < options->steps && !report->leak && !report->fault) {
        c->log.random = options->seed + report->matches++;
        c->live = false;
        report->match = report->matches;
        if (open_games(c))
            for (report->step = 1; report->compared < options->steps && play_step(c); report->step++)
                if (report->step == options->bound)
                    break;
        close_games(c);
    }
    free(c);
    return !report->leak && !report->fault;
}
