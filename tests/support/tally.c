#include "tally.h"

#include <inttypes.h>
#include <string.h>

#include "api/game_object.h"

static void on_round(tally *t, const baobei_event *event)
{
    bool again = t->decisive;
    uint32_t seats = 0;

    t->announcer = BAOBEI_NO_SEAT;
    t->final = t->shield = false;
    t->decisive = event->value[1];
    if (!t->decisive)
        return;
    for (uint32_t left = event->count; left; left &= left - 1)
        seats++;
    t->decisive_rounds++;
    t->decisive_again += again;
    t->ties_of_three += seats >= 3;
}

static void on_turn(tally *t, uint32_t seat)
{
    const bbi_board *board = &t->game->state.board;

    t->turns_without_cards += bbi_cards(board, seat) == 0;
    for (uint32_t other = 0; other < board->seats; other++)
        if (board->slots[other] > t->most_slots)
            t->most_slots = board->slots[other];
}

static void on_claim(tally *t, const baobei_event *event)
{
    bool own = false;
    bool opposing = false;

    for (uint32_t i = 0; i < event->count; i++) {
        own |= event->seat[i] == event->by;
        opposing |= event->seat[i] != event->by;
    }
    t->claim_targets = own && opposing ? TALLY_MIXED : own ? TALLY_OWN : TALLY_OPPOSING;
    t->claim_double = event->count == 2;
    t->claims_shielded += t->shield;
}

static void on_recycle(tally *t, const baobei_event *event)
{
    uint32_t number = event->count < TALLY_RECYCLES - 1 ? event->count : TALLY_RECYCLES - 1u;

    t->recycles[number]++;
    t->recycles_of_call++;
    if (event->count > t->most_recycles)
        t->most_recycles = event->count;
}

static void on_scores(tally *t, const baobei_event *event)
{
    uint32_t bao = t->announcer;

    if (bao == BAOBEI_NO_SEAT || t->final) {
        t->ends_without_bao++;
        return;
    }
    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++)
        if (seat != bao && t->game->state.board.playing >> seat & 1 && t->totals[seat] <= t->totals[bao]) {
            t->bao_failed++;
            return;
        }
    t->bao_won++;
    t->bao_negative += event->value[bao] < 0;
}

/* What came of a claim: the decision it answered is told by whether the reference was drawn. */
static void on_outcome(tally *t, bool right)
{
    t->claims[t->drawn][t->claim_double][right][t->claim_targets]++;
}

static void on_power(tally *t, const baobei_event *event)
{
    uint32_t power = (uint32_t)event->value[0] % TALLY_POWERS;

    t->begun[power] += event->kind == BAOBEI_EVENT_POWER;
    t->no_effect[power] += event->kind == BAOBEI_EVENT_NO_EFFECT;
    t->declined[power] += event->kind == BAOBEI_EVENT_DECLINED;
}

static void on_bao(tally *t, uint32_t seat)
{
    t->announcer = seat;
    t->bao_without_cards += bbi_cards(&t->game->state.board, seat) == 0;
}

static void watch(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    tally *t = ctx;

    (void)viewer;
    t->events[event->kind]++;
    t->events_of_call += event->kind != BAOBEI_EVENT_PASSED;
    switch (event->kind) {
    case BAOBEI_EVENT_ROUND: on_round(t, event); return;
    case BAOBEI_EVENT_TURN: on_turn(t, event->by); return;
    case BAOBEI_EVENT_DECISION:
        t->asked[(uint32_t)event->value[1] % TALLY_DECISIONS]++;
        t->drawn = event->value[1] == BAOBEI_DECISION_DRAWN;
        return;
    case BAOBEI_EVENT_CLAIMED: on_claim(t, event); return;
    case BAOBEI_EVENT_MISSED:
    case BAOBEI_EVENT_PLUCKED: on_outcome(t, event->kind == BAOBEI_EVENT_PLUCKED); return;
    case BAOBEI_EVENT_POWER:
    case BAOBEI_EVENT_NO_EFFECT:
    case BAOBEI_EVENT_DECLINED: on_power(t, event); return;
    case BAOBEI_EVENT_RECYCLED: on_recycle(t, event); return;
    case BAOBEI_EVENT_SHIELD_UP: t->shield = true; return;
    case BAOBEI_EVENT_SHIELD_DOWN: t->shield = false; return;
    case BAOBEI_EVENT_BAO: on_bao(t, event->by); return;
    case BAOBEI_EVENT_FINAL:
        t->final = true;
        t->final_plain += t->announcer == BAOBEI_NO_SEAT;
        t->final_over_bao += t->announcer != BAOBEI_NO_SEAT;
        return;
    case BAOBEI_EVENT_TOTALS: memcpy(t->totals, event->value, sizeof t->totals); return;
    case BAOBEI_EVENT_SCORES: on_scores(t, event); return;
    case BAOBEI_EVENT_OVER: t->decisive = false; return;
    default: return;
    }
}

baobei_status tally_watch(tally *t, baobei_game *game)
{
    t->game = game;
    t->announcer = BAOBEI_NO_SEAT;
    t->final = t->decisive = t->shield = false;
    t->events_of_call = t->recycles_of_call = 0;
    return baobei_observe(game, BAOBEI_VIEWER_HOST, watch, t);
}

void tally_call(tally *t)
{
    if (t->events_of_call > t->most_events)
        t->most_events = t->events_of_call;
    t->recycles_in_call[t->recycles_of_call < 3 ? t->recycles_of_call : 3]++;
    t->events_of_call = t->recycles_of_call = 0;
    t->decisions++;
}

void tally_statuses(tally *t, const uint64_t statuses[MISUSE_STATUSES])
{
    for (uint32_t i = 0; i < MISUSE_STATUSES; i++)
        t->statuses[i] += statuses[i];
}

/* One line of the table, and whether it is rare. */
typedef struct table {
    FILE *out;
    uint64_t rare;
    uint32_t rows, missing;
    char list[4096]; /* what is rare */
} table;

/* A row that may be 0. */
static void spare_row(table *p, const char *what, const char *name, uint64_t count)
{
    size_t used = strlen(p->list);

    fprintf(p->out, "  %-34s %-28s %12" PRIu64 "\n", what, name, count);
    p->rows++;
    if (count < p->rare && used < sizeof p->list - 1)
        snprintf(p->list + used, sizeof p->list - used, "  %s %s: %" PRIu64 "\n", what, name, count);
}

static void row(table *p, const char *what, const char *name, uint64_t count)
{
    spare_row(p, what, name, count);
    p->missing += count == 0;
}

static void print_claims(const tally *t, table *p)
{
    static const char *const targets[] = {"own", "opposing", "own and opposing"};

    for (uint32_t drawn = 0; drawn < 2; drawn++)
        for (uint32_t two = 0; two < 2; two++)
            for (uint32_t right = 0; right < 2; right++)
                for (uint32_t i = 0; i < (two ? 3u : 2u); i++) {
                    char what[64];

                    snprintf(what, sizeof what, "%s, %s, %s", drawn ? "own draw" : "window", two ? "double" : "simple",
                             right ? "right" : "wrong");
                    row(p, what, targets[i], t->claims[drawn][two][right][i]);
                }
}

static void print_powers(const tally *t, table *p)
{
    for (uint32_t power = 1; power < TALLY_POWERS; power++) {
        const char *name = baobei_power_name((baobei_power)power);

        row(p, "power begun", name, t->begun[power]);
        /* A look, a show and a toco always find something but for empty tables and shields. */
        row(p, "power without effect", name, t->no_effect[power]);
        row(p, "power declined", name, t->declined[power]);
    }
}

static void print_statuses(const tally *t, table *p)
{
    for (uint32_t status = 0; status < MISUSE_STATUSES; status++) {
        const char *name = baobei_status_name((baobei_status)status);
        bool reason = status >= BAOBEI_REFUSED_STALE && status <= BAOBEI_REFUSED_TOO_LATE;

        if (reason || t->statuses[status])
            row(p, status == BAOBEI_OK ? "allowed" : "refused", name, t->statuses[status]);
    }
}

static void print_rounds(const tally *t, table *p)
{
    static const char *const numbers[] = {"0", "1", "2", "3", "4", "5", "6", "7 and more"};

    row(p, "round", "begun", t->events[BAOBEI_EVENT_ROUND]);
    row(p, "round", "decisive", t->decisive_rounds);
    row(p, "round", "decisive after a decisive one", t->decisive_again);
    row(p, "round", "decisive among 3 or more", t->ties_of_three);
    row(p, "round ends", "BAO succeeds", t->bao_won);
    row(p, "round ends", "BAO succeeds below zero", t->bao_negative);
    row(p, "round ends", "BAO fails", t->bao_failed);
    row(p, "round ends", "automatic final phase", t->ends_without_bao);
    row(p, "final phase", "without BAO", t->final_plain);
    row(p, "final phase", "overrules BAO (R11.1)", t->final_over_bao);
    row(p, "BAO", "announced without cards", t->bao_without_cards);
    row(p, "turn", "of a seat without cards", t->turns_without_cards);
    row(p, "claim", "while a shield is up", t->claims_shielded);
    for (uint32_t i = 1; i < TALLY_RECYCLES; i++)
        (i <= 5 ? row : spare_row)(p, "recycle number", numbers[i], t->recycles[i]);
    spare_row(p, "recycles in one call", "2", t->recycles_in_call[2]);
}

uint32_t tally_print(const tally *t, FILE *out, uint64_t rare)
{
    table p = {out, rare, 0, 0, ""};

    fprintf(out, "%" PRIu64 " decisions, %" PRIu64 " matches to their end and %" PRIu64
                 " cut, %" PRIu64 " positions checked in full\n",
            t->decisions, t->matches, t->cut, t->positions);
    fprintf(out, "at most: %u slots a seat, %u events a call, recycle number %u\n", t->most_slots, t->most_events,
            t->most_recycles);
    for (uint32_t kind = BAOBEI_EVENT_ROUND; kind <= BAOBEI_EVENT_OVER; kind++)
        row(&p, "event", baobei_event_name((baobei_event_kind)kind), t->events[kind]);
    for (uint32_t kind = BAOBEI_DECISION_DEAL; kind <= BAOBEI_DECISION_OVER; kind++)
        row(&p, "decision", baobei_decision_name((baobei_decision_kind)kind), t->asked[kind]);
    print_rounds(t, &p);
    print_powers(t, &p);
    print_claims(t, &p);
    print_statuses(t, &p);
    fprintf(out, "under %" PRIu64 " of %u rows:\n%s", rare, p.rows, *p.list ? p.list : "  none\n");
    return p.missing;
}
