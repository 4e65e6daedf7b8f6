/*
 * The twins of the checker are games that could have been: for each, the answers of chance are found that lead to
 * it, and the match is played again with them. It must be the twin, and have looked the same to the viewer all along.
 */
#include <criterion/criterion.h>
#include <string.h>

#include "api/game_object.h"
#include "driver.h"
#include "odd_rules.h"
#include "twin.h"

enum { CALLS = 1200, ANSWERS = 8192, SHUFFLES = LEDGER_SHUFFLES, KEPT = 40000 };

/* A shuffle of the round: the cards that went in, in order, and where each of them came out. */
typedef struct shuffled {
    uint32_t first, count; /* its answers */
    uint8_t in[BAOBEI_MAX_CARDS], out[BAOBEI_MAX_CARDS];
} shuffled;

typedef struct history {
    answer calls[CALLS];
    uint32_t call_count;
    uint8_t answer[ANSWERS], n[ANSWERS];
    uint32_t answer_count, replayed;
    bool strayed;
    shuffled shuffle[SHUFFLES];
    uint32_t shuffles;
} history;

/* The recorded match, its twin, and the match with other chance. */
typedef struct trio {
    history h;
    tape tape;
    ledger ledger;
    driver driver;
    rng rng;
    baobei_game *game, *twin, *other;
    uint32_t serial;
} trio;

static int32_t replay(void *ctx, uint32_t n)
{
    history *h = ctx;

    if (h->replayed == h->answer_count || h->n[h->replayed] != n) {
        h->strayed = true;
        return 0;
    }
    return h->answer[h->replayed++];
}

static void open_trio(trio *t, uint32_t rules, uint32_t seats, driver_kind kind, uint64_t seed)
{
    baobei_rules *set = odd_rules_new(rules, seats);

    memset(t, 0, sizeof *t);
    cr_assert(set);
    cr_assert(baobei_game_new(set, seats, KEPT, NULL, NULL, &t->game) == BAOBEI_OK);
    cr_assert(baobei_game_new(set, seats, 0, NULL, NULL, &t->twin) == BAOBEI_OK);
    tape_init(&t->tape, seed);
    rng_seed(&t->rng, seed);
    driver_init(&t->driver, kind, seed);
    ledger_init(&t->ledger, set);
    cr_assert(baobei_game_chance(t->game, NULL, tape_record, &t->tape) == BAOBEI_OK);
    baobei_rules_free(set);
    t->serial = 1;
}

static void close_trio(trio *t)
{
    baobei_game_free(t->game);
    baobei_game_free(t->twin);
}

/* What a shuffle will find: the deck, or the cards under the discards and then these, but the top one (R11.29). */
static uint32_t list_input(const ledger *l, bool deal, uint8_t *list)
{
    uint32_t count = 0;

    if (deal) {
        for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++)
            for (uint32_t i = 0; i < l->copies[row]; i++, count++)
                list[count] = (uint8_t)count;
        return count;
    }
    for (uint32_t i = 0; i < l->under.count; i++)
        list[count++] = l->under.card[i];
    for (uint32_t i = 0; i + 1 < l->discard.count; i++)
        list[count++] = l->discard.card[i];
    return count;
}

/* An event that shuffles is followed; what went in and came out is noted. */
static void follow_shuffle(trio *t, const baobei_event *event)
{
    static const baobei_parts none;
    history *h = &t->h;
    shuffled *s = &h->shuffle[h->shuffles++];
    uint32_t from = t->tape.read;

    s->first = h->answer_count + from;
    s->count = list_input(&t->ledger, event->kind == BAOBEI_EVENT_ROUND, s->in);
    memcpy(s->out, s->in, sizeof s->out);
    for (uint32_t i = 0; i + 1 < s->count; i++) {
        uint8_t card = s->out[i];

        s->out[i] = s->out[i + t->tape.answer[from + i]];
        s->out[i + t->tape.answer[from + i]] = card;
    }
    cr_assert(ledger_follow(&t->ledger, event, &none, &t->tape));
}

/* One call in the match, written down. False when the round is over, or there is no more room. */
static bool play(trio *t)
{
    static baobei_event list[BAOBEI_MAX_EVENTS];
    history *h = &t->h;
    answer *a = &h->calls[h->call_count];
    baobei_parts done;
    uint32_t count;

    if (h->call_count == CALLS || h->shuffles + 4 > SHUFFLES || h->answer_count + 256 > ANSWERS ||
        !driver_answer(&t->driver, t->game, a) || (a->seat == BAOBEI_NO_SEAT && h->call_count > 0))
        return false;
    tape_rewind(&t->tape, TAPE_ANSWERS);
    cr_assert(baobei_apply(t->game, a->seat, a->token, a->action) == BAOBEI_OK);
    h->call_count++;
    baobei_action_read(a->action, &done);
    cr_assert(baobei_events(t->game, BAOBEI_VIEWER_HOST, t->serial, list, BAOBEI_MAX_EVENTS, &count) == BAOBEI_OK);
    for (uint32_t i = 0; i < count && list[i].kind != BAOBEI_EVENT_PASSED; i++, t->serial++) {
        if (list[i].kind == BAOBEI_EVENT_ROUND || list[i].kind == BAOBEI_EVENT_RECYCLED)
            follow_shuffle(t, &list[i]);
        else
            cr_assert(ledger_follow(&t->ledger, &list[i], &done, &t->tape));
    }
    memcpy(h->answer + h->answer_count, t->tape.answer, t->tape.count);
    memcpy(h->n + h->answer_count, t->tape.n, t->tape.count);
    h->answer_count += t->tape.count;
    return true;
}

/* Where a card stands in a list. */
static uint32_t position(const uint8_t *list, uint32_t count, uint32_t card)
{
    uint32_t i = 0;

    while (i < count && list[i] != card)
        i++;
    cr_assert(i < count);
    return i;
}

/* The answers that bring element order[i] of a list to place i. */
static void answer_shuffle(uint8_t *answers, const uint8_t *order, uint32_t count)
{
    uint8_t list[BAOBEI_MAX_CARDS];

    for (uint32_t i = 0; i < count; i++)
        list[i] = (uint8_t)i;
    for (uint32_t i = 0; i + 1 < count; i++) {
        uint32_t at = i + position(list + i, count - i, order[i]);

        answers[i] = (uint8_t)(at - i);
        list[at] = list[i];
        list[i] = order[i];
    }
}

/* In the deal any card of its species will do for each card of the twin. */
static void order_deck(const trio *t, const twin *made, const shuffled *s, uint8_t *order)
{
    bool used[BAOBEI_MAX_CARDS] = {false};

    for (uint32_t card = 0; card < s->count; card++) {
        uint32_t deck = 0;

        while (used[deck] || t->ledger.face[0][deck] != t->ledger.face[1][card])
            deck++;
        used[deck] = true;
        order[position(s->out, s->count, made->past[0][card])] = (uint8_t)deck;
    }
}

/* In a recycle the card of the twin goes in where it lay, and comes out where it went on. */
static void order_recycle(const trio *t, const twin *made, uint32_t number, uint8_t *order)
{
    const shuffled *s = &t->h.shuffle[number];

    for (uint32_t card = 0; card < t->ledger.cards; card++) {
        uint32_t before = number;

        if (!(t->ledger.stay[number][made->past[number][card]] & LEDGER_MEMBER))
            continue;
        do
            before--;
        while (!(t->ledger.stay[before][made->past[before][card]] & LEDGER_MEMBER));
        order[position(s->out, s->count, made->past[number][card])] =
            (uint8_t)position(s->in, s->count, made->past[before][card]);
    }
}

/* Plays the match again as the twin would have been played; `h` is a copy with other answers. */
static void play_other(trio *t, const twin *made, history *h)
{
    *h = t->h;
    h->replayed = 0;
    for (uint32_t i = 0; i < h->shuffles; i++) {
        uint8_t order[BAOBEI_MAX_CARDS];

        if (i == 0)
            order_deck(t, made, &h->shuffle[i], order);
        else
            order_recycle(t, made, i, order);
        answer_shuffle(h->answer + h->shuffle[i].first, order, h->shuffle[i].count);
    }
    cr_assert(baobei_game_new(baobei_game_rules(t->game), t->game->state.board.seats, KEPT, NULL, NULL, &t->other) ==
              BAOBEI_OK);
    cr_assert(baobei_game_chance(t->other, NULL, replay, h) == BAOBEI_OK);
    for (uint32_t i = 0; i < h->call_count; i++)
        cr_assert(baobei_apply(t->other, h->calls[i].seat, h->calls[i].token, h->calls[i].action) == BAOBEI_OK);
    cr_assert(!h->strayed && h->replayed == h->answer_count);
}

/* The viewer got the same events from the first one on. */
static void same_events(const trio *t, baobei_viewer viewer)
{
    static baobei_event list[2][KEPT];
    uint32_t count[2];

    cr_assert(baobei_events(t->game, viewer, 1, list[0], KEPT, &count[0]) == BAOBEI_OK);
    cr_assert(baobei_events(t->other, viewer, 1, list[1], KEPT, &count[1]) == BAOBEI_OK);
    cr_assert(count[0] == count[1] && memcmp(list[0], list[1], count[0] * sizeof list[0][0]) == 0);
}

static void check_twin(trio *t, uint32_t *late)
{
    static history other;
    uint32_t seats = t->game->state.board.seats;
    uint32_t pick = rng_below(&t->rng, seats + 1);
    baobei_viewer viewer = pick == seats ? BAOBEI_VIEWER_SPECTATOR : (baobei_viewer)(BAOBEI_VIEWER_SEAT_0 << pick);
    uint64_t hash[2] = {0, 1};
    twin made;

    if (twin_make(t->twin, t->game, &t->ledger, viewer, &t->rng, &made)) {
        play_other(t, &made, &other);
        same_events(t, viewer);
        memset(t->twin->state.seed, 0, sizeof t->twin->state.seed);
        cr_assert(baobei_hash(t->twin, BAOBEI_VIEWER_HOST, &hash[0]) == BAOBEI_OK);
        cr_assert(baobei_hash(t->other, BAOBEI_VIEWER_HOST, &hash[1]) == BAOBEI_OK);
        cr_assert(hash[0] == hash[1]);
        *late += made.late;
        baobei_game_free(t->other);
    }
    twin_end(&t->ledger);
}

/* Rounds of a driver under odd rules; how many changes were made in recycles. */
static uint32_t check_rounds(driver_kind kind)
{
    static trio t;
    uint32_t late = 0;

    for (uint32_t rules = 0; rules < odd_rules_count(); rules++)
        for (uint32_t seats = 2; seats <= BAOBEI_MAX_SEATS; seats += 2) {
            open_trio(&t, rules, seats, kind, rules * 10 + seats);
            while (play(&t))
                if (rng_one_in(&t.rng, 16))
                    check_twin(&t, &late);
            close_trio(&t);
        }
    return late;
}

Test(twins_replayed, calm)
{
    cr_assert(check_rounds(DRIVER_CALM) > 1000);
}

Test(twins_replayed, thin)
{
    cr_assert(check_rounds(DRIVER_THIN) > 1000);
}

Test(twins_replayed, wreck)
{
    cr_assert(check_rounds(DRIVER_WRECK) > 1000);
}
