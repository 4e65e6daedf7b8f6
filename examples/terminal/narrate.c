// narrate.c: event -> sentence. The events come redacted: each was made for the viewer whose screen
// this is, so nothing has to be held back here. A face that is to be seen once is never narrated: it
// goes to peek.c, or stands in the view as long as it may be seen.
#include "narrate.h"

#include "peek.h"
#include "screen.h"
#include "sheet.h"
#include "voice.h"

#include <string.h>

// The words that sentences about one event are made of.
struct words {
    const char *by;
    struct word place[2];
    struct word card[2];
    struct word number;
};

static void words_of(const struct client *client, const baobei_event *event, struct words *words)
{
    words->by = event->by < BAOBEI_MAX_SEATS ? name_of(client, event->by) : "";
    for (unsigned i = 0; i < 2; i++) {
        place_of(client, &words->place[i], event->by, event->seat[i], event->slot[i]);
        card_of(client, &words->card[i], event->card[i]);
    }
    text_number(&words->number, event->value[0]);
}

static void round_begins(struct client *client, const baobei_event *event)
{
    struct word number;

    client->log.count = 0;
    sheet_round(client, event);
    tell(client, event->value[1] ? TEXT_ROUND_DECISIVE : TEXT_ROUND, ARGS(text_number(&number, event->value[0])));
    if (event->by < BAOBEI_MAX_SEATS)
        tell_of(client, event->by, TEXT_BEGINS, ARGS(name_of(client, event->by)));
}

// A spectator without a screen is never asked anything: so the table is printed once a lap.
static void turn_begins(struct client *client, unsigned seat)
{
    if (client->person == NOBODY && !client->tty.screen && client->view.first == seat)
        screen_show(client);
}

static bool setup(struct client *client, const baobei_event *e, const struct words *w)
{
    switch (e->kind) {
    case BAOBEI_EVENT_ROUND: round_begins(client, e); return true;
    case BAOBEI_EVENT_LOOKED:
        if (client_is_person(client, e->by))
            peek_show(client, e);
        else
            tell(client, e->count == 2 ? TEXT_LOOKED_TWO : TEXT_LOOKED,
                 ARGS(w->by, w->place[0].text, w->place[1].text));
        return true;
    case BAOBEI_EVENT_TURNED: tell(client, TEXT_TURNED, ARGS(w->card[0].text)); return true;
    case BAOBEI_EVENT_TURN:
        tell_of(client, e->by, e->value[0] ? TEXT_TURN_LAST : TEXT_TURN, ARGS(w->by));
        turn_begins(client, e->by);
        return true;
    default: return false;
    }
}

static bool turn(struct client *client, const baobei_event *e, const struct words *w)
{
    switch (e->kind) {
    case BAOBEI_EVENT_DREW: tell_of(client, e->by, TEXT_DREW, ARGS(w->by)); return true;
    case BAOBEI_EVENT_KEPT:
        tell_of(client, e->by, TEXT_KEPT, ARGS(w->by, w->place[0].text, w->card[0].text));
        return true;
    case BAOBEI_EVENT_DISCARDED:
        tell_of(client, e->by, e->cause == BAOBEI_CAUSE_REFERENCE ? TEXT_DISCARDED_REFERENCE : TEXT_DISCARDED,
                ARGS(w->by, w->card[0].text));
        return true;
    case BAOBEI_EVENT_TOOK:
        tell_of(client, e->by, TEXT_TOOK, ARGS(w->by, w->card[1].text, w->place[0].text, w->card[0].text));
        return true;
    case BAOBEI_EVENT_SKIPPED: tell(client, TEXT_SKIPPED, NULL); return true;
    case BAOBEI_EVENT_RECYCLED: tell(client, TEXT_RECYCLED, ARGS(w->number.text)); return true;
    default: return false;
    }
}

static bool claims(struct client *client, const baobei_event *e, const struct words *w)
{
    const bool two = e->count == 2;
    const char *const *pair = ARGS(w->by, w->place[0].text, w->place[1].text);

    switch (e->kind) {
    case BAOBEI_EVENT_WINDOW_CLOSED: tell(client, TEXT_WINDOW_CLOSED, NULL); return true;
    case BAOBEI_EVENT_CLAIMED: tell_of(client, e->by, two ? TEXT_CLAIMED_TWO : TEXT_CLAIMED, pair); return true;
    case BAOBEI_EVENT_MISSED:
        tell(client, two ? TEXT_MISSED_TWO : TEXT_MISSED,
             ARGS(w->place[0].text, w->card[0].text, w->place[1].text, w->card[1].text));
        return true;
    case BAOBEI_EVENT_PLUCKED:
        tell(client, two ? TEXT_PLUCKED_TWO : TEXT_PLUCKED,
             ARGS(w->place[0].text, w->card[0].text, w->place[1].text, w->card[1].text));
        return true;
    case BAOBEI_EVENT_GAVE: tell_of(client, e->by, TEXT_GAVE, pair); return true;
    case BAOBEI_EVENT_ADDED:
        tell_of(client, e->seat[0], e->cause == BAOBEI_CAUSE_PENALTY ? TEXT_PENALTY : TEXT_ADDED,
                ARGS(name_of(client, e->seat[0])));
        return true;
    case BAOBEI_EVENT_PLACED: tell(client, TEXT_PLACED, ARGS(w->place[0].text)); return true;
    default: return false;
    }
}

// What a power does, in a few words.
static const char *deed(const baobei_event *event)
{
    return text_get((enum text)(TEXT_POWER_FIRST + (event->value[0] <= BAOBEI_POWER_REPLACE ? event->value[0] : 0)));
}

static bool power_states(struct client *client, const baobei_event *e, const struct words *w)
{
    switch (e->kind) {
    case BAOBEI_EVENT_POWER: tell_of(client, e->by, TEXT_POWER, ARGS(w->by, w->card[0].text, deed(e))); return true;
    case BAOBEI_EVENT_DECLINED: tell_of(client, e->by, TEXT_DECLINED, ARGS(w->by, w->card[0].text)); return true;
    case BAOBEI_EVENT_NO_EFFECT: tell(client, TEXT_NO_EFFECT, ARGS(w->card[0].text)); return true;
    default: return false;
    }
}

static bool powers(struct client *client, const baobei_event *e, const struct words *w)
{
    const char *const *pair = ARGS(w->by, w->place[0].text, w->place[1].text);
    struct word count;

    switch (e->kind) {
    case BAOBEI_EVENT_PEEKED:
        if (client_is_person(client, e->by))
            peek_show(client, e);
        else
            tell(client, TEXT_PEEKED, pair);
        return true;
    case BAOBEI_EVENT_SHOWN:
        tell_of(client, e->by, TEXT_SHOWN, ARGS(w->by, w->place[0].text, w->card[0].text));
        return true;
    case BAOBEI_EVENT_SWAPPED: tell_of(client, e->by, TEXT_SWAPPED, pair); return true;
    case BAOBEI_EVENT_INSPECTED: tell_of(client, e->by, TEXT_INSPECTED, pair); return true;
    case BAOBEI_EVENT_LEFT: tell_of(client, e->by, TEXT_LEFT, pair); return true;
    case BAOBEI_EVENT_CHOSE: tell_of(client, e->by, TEXT_CHOSE, ARGS(w->by, name_of(client, e->seat[0]))); return true;
    case BAOBEI_EVENT_DREW_TWO:
        tell_of(client, e->by, e->count == 2 ? TEXT_DREW_TWO : TEXT_DREW_ONE, ARGS(w->by));
        return true;
    case BAOBEI_EVENT_REPLACED:
        tell(client, e->count == 2 ? TEXT_REPLACED_TWO : TEXT_REPLACED, ARGS(w->place[0].text, w->place[1].text));
        return true;
    case BAOBEI_EVENT_SLID: tell(client, TEXT_SLID, ARGS(text_number(&count, e->count))); return true;
    default: return false;
    }
}

static bool bao(struct client *client, const baobei_event *e, const struct words *w)
{
    switch (e->kind) {
    case BAOBEI_EVENT_BAO:
        tty_style(&client->tty, STYLE_ALARM);
        tell_of(client, e->by, TEXT_BAO, ARGS(w->by));
        tty_style(&client->tty, STYLE_PLAIN);
        return true;
    case BAOBEI_EVENT_SHIELD_UP: tell_of(client, e->by, TEXT_SHIELD_UP, ARGS(w->by)); return true;
    case BAOBEI_EVENT_SHIELD_DOWN: tell_of(client, e->by, TEXT_SHIELD_DOWN, ARGS(w->by)); return true;
    case BAOBEI_EVENT_FINAL: tell(client, TEXT_FINAL, NULL); return true;
    default: return false;
    }
}

// How a round is recorded: totals first, then what became of a BAO, then the sheet.
static void recorded(struct client *client, const baobei_event *event)
{
    const baobei_view *view = &client->view;
    struct word total;
    struct word score;
    enum text outcome = TEXT_BAO_GOOD;
    bool lowest = true;

    sheet_scores(client, event);
    if (view->announcer >= BAOBEI_MAX_SEATS)
        return;
    const unsigned by = view->announcer;
    for (unsigned seat = 0; seat < view->seats; seat++) {
        if (seat != by && (view->playing >> seat & 1) != 0 && client->totals[seat] <= client->totals[by])
            lowest = false;
    }
    text_number(&total, client->totals[by]);
    text_number(&score, event->value[by]);
    if (view->final)
        outcome = TEXT_BAO_VOID; // the automatic phase has taken over
    else if (!lowest)
        outcome = TEXT_BAO_BAD;
    tell_of(client, by, outcome, ARGS(name_of(client, by), total.text, score.text));
}

void narrate_winner(struct client *client)
{
    const unsigned winner = client->view.winner;

    if (winner >= BAOBEI_MAX_SEATS)
        return;
    out_char(&client->out, '\n');
    // Not told but said: at the end of a match on a screen it is said once more, below the sheet.
    say_styled(client, STYLE_STRONG, client_is_person(client, winner) ? text_you(TEXT_OVER) : TEXT_OVER,
               ARGS(name_of(client, winner)));
}

static bool scores(struct client *client, const baobei_event *e, const struct words *w)
{
    (void)w;
    switch (e->kind) {
    case BAOBEI_EVENT_TOTALS:
        memcpy(client->totals, e->value, sizeof client->totals);
        tell(client, TEXT_ROUND_ENDS, NULL);
        if (!client->tty.screen)
            screen_table(client); // all cards lie open now; a screen shows them already
        return true;
    case BAOBEI_EVENT_SCORES: recorded(client, e); return true;
    case BAOBEI_EVENT_SUMS: sheet_show(client); return true;
    case BAOBEI_EVENT_OVER: narrate_winner(client); return true;
    default: return false; // what a table shows by itself: the deal, decisions, the end of a turn, open cards
    }
}

// A chapter tells what belongs to it, and answers false to everything else.
typedef bool (*chapter)(struct client *client, const baobei_event *event, const struct words *words);

void narrate(struct client *client)
{
    static const chapter chapters[] = {setup, turn, claims, power_states, powers, bao, scores};

    if (client->queued > 0 && client->tty.screen)
        screen_show(client);
    for (unsigned i = 0; i < client->queued && !client_ends(client); i++) {
        struct words words;
        words_of(client, &client->queue[i], &words);
        for (size_t k = 0; k < sizeof chapters / sizeof *chapters; k++) {
            if (chapters[k](client, &client->queue[i], &words))
                break;
        }
    }
    client->queued = 0;
}
