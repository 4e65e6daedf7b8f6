/*
 * Damaged texts of all kinds. Nothing that is refused may change anything, and whatever is accepted must be
 * as good as what the library has written itself: valid, in its one spelling, and it plays on. A plain
 * program, for places where no test framework is. The same seed tries the same texts.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/game_object.h"
#include "last_words.h"
#include "match.h"
#include "mutant.h"
#include "notation.h"
#include "number.h"
#include "odd_rules.h"
#include "positions.h"
#include "viewers.h"

enum { POOL = 512, BOUND = 400, KEPT = 8, MOST_FAILURES = 10 };

typedef enum kind { FULL, SEAT, RECORD, ACTION, RULES } kind;

enum { KINDS = RULES + 1 };

static const char *const names[KINDS] = {"full positions", "seat positions", "record lines", "actions", "rule sets"};

typedef struct tester {
    rng rng;
    mutant pool[KINDS][POOL];       /* good texts */
    mutant before[POOL];            /* the positions that lines of records belong to */
    uint32_t count[KINDS];
    uint64_t tried[KINDS], accepted[KINDS], finished[KINDS], moves;
    baobei_game *game, *other, *source;
    baobei_rules *rules;
    uint8_t *was; /* the game before a text was read, byte for byte */
    size_t size;
    driver driver;
} tester;

static void remember(tester *t)
{
    memcpy(t->was, t->game, t->size);
}

/* A text was refused: the fault lies in it, or just behind it, and the game is what it was. */
static const char *refused(const tester *t, size_t fault, size_t length)
{
    if (fault > length)
        return "the fault of a refused text lies outside it";
    return memcmp(t->was, t->game, t->size) == 0 ? NULL : "a refused text has changed the game";
}

static void add(tester *t, kind k, const char *text, size_t length)
{
    uint32_t place = t->count[k] < POOL ? t->count[k]++ : rng_below(&t->rng, POOL);

    mutant_set(&t->pool[k][place], text, length);
}

static void add_line(tester *t, const note *position, const note *line)
{
    uint32_t place = t->count[RECORD] < POOL ? t->count[RECORD]++ : rng_below(&t->rng, POOL);

    mutant_set(&t->before[place], position->text, position->length);
    mutant_set(&t->pool[RECORD][place], line->text, line->length);
}

/* Good texts of the position that the source is at, and of the move that leads on; a new match when it is over. */
static void gather(tester *t)
{
    static note position;
    static note other;
    char action[BAOBEI_ACTION_TEXT];
    size_t length;
    answer a;

    if (!t->source || !driver_answer(&t->driver, t->source, &a)) {
        baobei_game_free(t->source);
        t->source = match_game(rng_below(&t->rng, odd_rules_count()), 2 + rng_below(&t->rng, 5), 0, rng_next(&t->rng));
        driver_init(&t->driver, (driver_kind)rng_below(&t->rng, DRIVER_KINDS), rng_next(&t->rng));
        if (rng_one_in(&t->rng, 2))
            baobei_game_chance(t->source, NULL, rng_chance, &t->rng);
        if (note_rules(baobei_game_rules(t->source), &other))
            add(t, RULES, other.text, other.length);
        driver_answer(&t->driver, t->source, &a);
    }
    note_full(t->source, &position);
    if (baobei_apply(t->source, a.seat, a.token, a.action) != BAOBEI_OK)
        return;
    if (note_move(t->source, BAOBEI_VIEWER_HOST, &other))
        add_line(t, &position, &other);
    if (baobei_action_write(a.action, action, sizeof action, &length) == BAOBEI_OK)
        add(t, ACTION, action, length);
    if (note_full(t->source, &position))
        add(t, FULL, position.text, position.length);
    if (note_seat(t->source, viewer_at(rng_below(&t->rng, t->source->state.board.seats)), &position))
        add(t, SEAT, position.text, position.length);
}

/* One move, any legal one of anybody who is asked; false when the match is over or nobody can do anything. */
static const char *move_once(tester *t, baobei_game *game, bool *over)
{
    baobei_decision now;
    baobei_action action;
    uint32_t seat;
    uint32_t count;

    baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now);
    *over = now.kind == BAOBEI_DECISION_OVER;
    if (*over)
        return NULL;
    seat = now.waiting ? random_seat(&t->rng, now.waiting) : BAOBEI_NO_SEAT;
    count = baobei_legal(game, seat, 0, NULL, 0);
    if (count == 0)
        return "nobody can do anything";
    /* Mostly calm, so that there are turns; and BAO, so that there is an end. */
    if (baobei_legal(game, seat, rng_one_in(&t->rng, 6) ? rng_below(&t->rng, count) : 0, &action, 1) != count)
        return "the number of legal actions";
    if (now.kind == BAOBEI_DECISION_END && rng_one_in(&t->rng, 4))
        action = baobei_action_make(BAOBEI_ACTION_BAO, 0, 0, 0, 0, 0);
    if (baobei_apply(game, seat, now.token, action) != BAOBEI_OK)
        return "a legal action was refused";
    t->moves++;
    return bbi_state_valid(&game->state) ? NULL : "the state after a move";
}

/* To the end of the round, or so far. */
static const char *play_on(tester *t, baobei_game *game, uint32_t bound, bool *ended)
{
    uint8_t seed[BAOBEI_SEED_SIZE] = {(uint8_t)rng_below(&t->rng, 256)};
    uint32_t round = game->state.round;
    const char *fault = NULL;
    bool over = false;

    baobei_game_chance(game, seed, NULL, NULL);
    if (round == 0 || game->state.open) /* the round to be dealt */
        round++;
    while (bound-- > 0 && !fault && !over && (game->state.round < round || !game->state.open))
        fault = move_once(t, game, &over);
    *ended = over || game->state.open;
    return fault;
}

/* What is saved can be loaded, and is the same. */
static const char *save_and_load(tester *t, const baobei_game *game)
{
    static note one;
    static note two;

    if (!note_full(game, &one) || baobei_game_copy(t->other, game) != BAOBEI_OK)
        return "it cannot be saved";
    if (!note_read(t->other, &one))
        return "what was saved cannot be loaded";
    return note_full(t->other, &two) && note_same(&one, &two) ? NULL : "saved again, it differs";
}

/* A viewer cannot tell a sample from the game, and reads the same in both. */
static const char *sample_fits(tester *t, const baobei_game *game)
{
    uint32_t v = rng_below(&t->rng, game->state.board.seats + 1u);
    baobei_viewer viewer = viewer_at(v == game->state.board.seats ? VIEWER_SPECTATOR : v);
    const uint8_t seed[BAOBEI_SEED_SIZE] = {(uint8_t)rng_below(&t->rng, 256)};
    baobei_view view[2];
    static note one;
    static note two;

    if (baobei_sample(t->other, game, viewer, seed, 1) != BAOBEI_OK || !bbi_state_valid(&t->other->state))
        return "the sample";
    if (!note_seat(game, viewer, &one) || !note_seat(t->other, viewer, &two) || !note_same(&one, &two))
        return "the seat position of a sample";
    baobei_view_get(game, viewer, &view[0]);
    baobei_view_get(t->other, viewer, &view[1]);
    return memcmp(view, view + 1, sizeof *view) == 0 ? NULL : "the view of a sample";
}

/* A game that has come out of a text. */
static const char *inspect(tester *t, kind k, baobei_game *game)
{
    bool ended = false;
    const char *fault;

    if (!bbi_state_valid(&game->state))
        return "the state";
    fault = save_and_load(t, game);
    if (!fault)
        fault = sample_fits(t, game);
    if (!fault)
        fault = play_on(t, game, rng_one_in(&t->rng, 8) ? 4 : BOUND, &ended);
    t->finished[k] += ended;
    return fault ? fault : save_and_load(t, game);
}

static bool same_bytes(const mutant *m, const note *n)
{
    return m->length == n->length && memcmp(m->text, n->text, n->length) == 0;
}

static const char *try_full(tester *t, const mutant *m)
{
    static note again;
    size_t fault = SIZE_MAX;

    if (baobei_game_chance(t->game, NULL, rng_chance, &t->rng) != BAOBEI_OK) /* for positions with a hook */
        return "no source of chance";
    remember(t);
    if (baobei_full_position_read(t->game, m->text, m->length, &fault) != BAOBEI_OK)
        return refused(t, fault, m->length);
    t->accepted[FULL]++;
    if (fault != m->length)
        return "a position without a fault has one";
    if (!note_full(t->game, &again) || !same_bytes(m, &again))
        return "one position, two spellings";
    return inspect(t, FULL, t->game);
}

static const char *try_seat(tester *t, const mutant *m)
{
    const uint8_t seed[BAOBEI_SEED_SIZE] = {1};
    baobei_viewer viewer = m->length > 14 && m->text[14] != 's' ? viewer_at((uint32_t)(m->text[14] - 'a') % 6)
                                                                : BAOBEI_VIEWER_SPECTATOR;
    static note again;
    size_t fault = SIZE_MAX;

    remember(t);
    if (baobei_seat_position_read(t->game, seed, 3, m->text, m->length, &fault) != BAOBEI_OK)
        return refused(t, fault, m->length);
    t->accepted[SEAT]++;
    if (fault != m->length)
        return "a seat position without a fault has one";
    if (!note_seat(t->game, viewer, &again) || !same_bytes(m, &again))
        return "one seat position, two spellings";
    return inspect(t, SEAT, t->game);
}

static const char *try_record(tester *t, const mutant *m, const mutant *position)
{
    static note line;
    baobei_game *fresh = t->game;
    size_t fault = SIZE_MAX;

    if (baobei_game_chance(fresh, NULL, rng_chance, &t->rng) != BAOBEI_OK ||
        baobei_full_position_read(fresh, position->text, position->length, NULL) != BAOBEI_OK)
        return "a good position is refused";
    remember(t);
    if (baobei_move_replay(fresh, m->text, m->length, &fault) != BAOBEI_OK)
        return refused(t, fault, m->length);
    t->accepted[RECORD]++;
    if (fault != m->length)
        return "a line without a fault has one";
    if (!note_move(fresh, BAOBEI_VIEWER_HOST, &line) || !same_bytes(m, &line))
        return "one line, two spellings";
    return inspect(t, RECORD, fresh);
}

static const char *try_action(tester *t, const mutant *m)
{
    char text[BAOBEI_ACTION_TEXT];
    size_t length;
    baobei_action action;
    baobei_parts parts;
    size_t fault = SIZE_MAX;

    if (baobei_action_parse(m->text, m->length, &action, &fault) != BAOBEI_OK) {
        if (fault > m->length)
            return "the fault of a refused action lies outside it";
        return action ? "an action without a text" : NULL;
    }
    t->accepted[ACTION]++;
    if (fault != m->length)
        return "an action without a fault has one";
    if (baobei_action_read(action, &parts) != BAOBEI_OK)
        return "no action came out";
    if (baobei_action_write(action, text, sizeof text, &length) != BAOBEI_OK || length != m->length ||
        memcmp(text, m->text, length) != 0)
        return "one action, two spellings";
    return NULL;
}

/* A rule set that is refused leaves the one that was there. */
static const char *read_rules(tester *t, const mutant *m, bool *accepted)
{
    static note before;
    static note after;
    size_t fault = SIZE_MAX;

    if (!note_rules(t->rules, &before))
        return "rules that cannot be written";
    *accepted = baobei_rules_read(t->rules, m->text, m->length, &fault) == BAOBEI_OK;
    if (*accepted)
        return fault == m->length ? NULL : "rules without a fault have one";
    if (fault > m->length)
        return "the fault of refused rules lies outside them";
    return note_rules(t->rules, &after) && note_same(&before, &after) ? NULL : "refused rules have changed the set";
}

static const char *try_rules(tester *t, const mutant *m)
{
    static note again;
    uint32_t seats = 2 + rng_below(&t->rng, 5);
    baobei_game *game = NULL;
    bool accepted = false;
    const char *fault = read_rules(t, m, &accepted);
    bool ended;

    if (fault || !accepted)
        return fault;
    t->accepted[RULES]++;
    if (!note_rules(t->rules, &again) || !same_bytes(m, &again))
        return "one rule set, two spellings";
    if (baobei_rules_check(t->rules, seats, NULL, NULL) != BAOBEI_OK)
        return NULL;
    if (baobei_game_new(t->rules, seats, 0, NULL, NULL, &game) != BAOBEI_OK)
        return "rules that hold are refused";
    fault = play_on(t, game, BOUND, &ended);
    if (!fault)
        fault = save_and_load(t, game);
    t->finished[RULES] += ended;
    baobei_game_free(game);
    return fault;
}

static const char *try_text(tester *t, kind k, const mutant *m, uint32_t place)
{
    t->tried[k]++;
    switch (k) {
    case FULL: return try_full(t, m);
    case SEAT: return try_seat(t, m);
    case RECORD: return try_record(t, m, &t->before[place]);
    case ACTION: return try_action(t, m);
    default: return try_rules(t, m);
    }
}

/* One damaged text. */
static bool step(tester *t, uint64_t number)
{
    static const kind shares[] = {FULL, FULL, FULL, FULL, SEAT, SEAT, SEAT, RECORD, RECORD, ACTION, RULES};
    kind k = shares[rng_below(&t->rng, sizeof shares / sizeof *shares)];
    uint32_t place;
    mutant m;
    const char *fault;

    if (number % 8 == 0)
        gather(t);
    if (t->count[k] == 0)
        return true;
    place = rng_below(&t->rng, t->count[k]);
    m = t->pool[k][place];
    mutant_change(&m, &t->pool[k][rng_below(&t->rng, t->count[k])], &t->rng);
    fault = try_text(t, k, &m, place);
    if (!fault)
        return true;
    printf("FAILED at text %" PRIu64 ": %s\n  %.*s\n", number, fault, (int)m.length, m.text);
    if (k == RECORD)
        printf("  after %.*s\n", (int)t->before[place].length, t->before[place].text);
    return false;
}

static bool open(tester *t, uint64_t seed)
{
    rng_seed(&t->rng, seed);
    t->other = note_game();
    t->size = baobei_game_size(KEPT);
    t->was = malloc(t->size);
    if (!t->was || !t->other || baobei_game_new(NULL, 2, KEPT, NULL, NULL, &t->game) != BAOBEI_OK ||
        baobei_rules_new(NULL, NULL, &t->rules) != BAOBEI_OK)
        return false;
    for (uint32_t i = 0; i < full_positions(); i++)
        add(t, FULL, full_position_row(i)->text, strlen(full_position_row(i)->text));
    for (uint32_t i = 0; i < seat_positions(); i++)
        add(t, SEAT, seat_position_row(i)->text, strlen(seat_position_row(i)->text));
    for (uint32_t i = 0; i < 300; i++)
        gather(t);
    return true;
}

static void print_tally(const tester *t)
{
    for (uint32_t k = 0; k < KINDS; k++)
        printf("%-15s %9" PRIu64 " tried, %8" PRIu64 " accepted, %8" PRIu64 " played to the end of a round\n", names[k],
               t->tried[k], t->accepted[k], t->finished[k]);
    printf("%" PRIu64 " moves\n", t->moves);
}

/* A run in which nothing of a kind was accepted, or played on, has not tested it. How many such kinds. */
static uint64_t untested(const tester *t)
{
    uint64_t count = 0;

    for (uint32_t k = 0; k < KINDS; k++)
        if (t->accepted[k] == 0 || (k != ACTION && t->finished[k] == 0)) {
            printf("FAILED: of the %s none was %s\n", names[k],
                   t->accepted[k] ? "played to the end of a round" : "accepted");
            count++;
        }
    return count;
}

static uint64_t seed = 1, number; /* of the run; of the text that is tried */

static void print_again(void)
{
    printf("  again with: mutate --texts %" PRIu64 " --seed %" PRIu64 "\n", number + 1, seed);
}

int main(int argc, char **argv)
{
    static tester t;
    uint64_t texts = 1000000;
    uint64_t failed = 0;
    uint64_t kinds;

    for (int i = 1; i < argc; i += 2) {
        uint64_t *out = strcmp(argv[i], "--texts") == 0 ? &texts : strcmp(argv[i], "--seed") == 0 ? &seed : NULL;

        if (!out || i + 1 == argc || !number_read(argv[i + 1], out == &texts, UINT64_MAX, out)) {
            fprintf(stderr, "usage: mutate [--texts N] [--seed S]\n");
            return 2;
        }
    }
    if (!open(&t, seed)) {
        fprintf(stderr, "mutate: no memory\n");
        return 1;
    }
    last_words(print_again);
    for (; number < texts && failed < MOST_FAILURES; number++)
        failed += !step(&t, number);
    print_tally(&t);
    kinds = untested(&t);
    free(t.was);
    baobei_game_free(t.game);
    baobei_game_free(t.other);
    baobei_game_free(t.source);
    baobei_rules_free(t.rules);
    printf("%" PRIu64 " passed, %" PRIu64 " failed\n", number - failed, failed + kinds);
    return failed + kinds != 0;
}
