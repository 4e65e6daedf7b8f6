#include "worlds.h"

#include <stdlib.h>
#include <string.h>

#include "api/game_object.h"
#include "table/know.h"

enum { KEEP = BAOBEI_MAX_EVENTS };

/* ---- what a world is */

static uint32_t last_stay(const bbi_state *state, uint32_t card, uint32_t below)
{
    uint32_t shuffle = below;

    do
        shuffle--;
    while (shuffle > 0 && !(state->know[shuffle][card] & BBI_MEMBER));
    return shuffle;
}

static uint8_t seen_by(const bbi_state *state, uint32_t shuffle, uint32_t card)
{
    return state->know[shuffle][card] & (uint8_t)(((1u << state->board.seats) - 1) | BBI_SPECTATORS);
}

static void add_byte(world_key *key, uint32_t byte)
{
    if (key->length < WORLD_BYTES)
        key->byte[key->length++] = (uint8_t)byte;
}

static void add_card(world_key *key, const bbi_state *state, uint32_t card)
{
    uint32_t shuffle = last_stay(state, card, BBI_SHUFFLES);

    add_byte(key, state->face[card]);
    add_byte(key, shuffle);
    add_byte(key, seen_by(state, shuffle, card));
}

static void insert(uint32_t *list, uint32_t count, uint32_t value)
{
    for (; count > 0 && list[count - 1] > value; count--)
        list[count] = list[count - 1];
    list[count] = value;
}

/* What has gone into the shuffles, in order: into, from, seen, face. */
static void add_inputs(world_key *key, const bbi_state *state, uint32_t cards)
{
    uint32_t list[BBI_SHUFFLES * BAOBEI_MAX_CARDS];
    uint32_t count = 0;

    for (uint32_t card = 0; card < cards; card++)
        for (uint32_t into = 1; into < BBI_SHUFFLES; into++) {
            uint32_t from = last_stay(state, card, into);

            if (state->know[into][card] & BBI_MEMBER)
                insert(list, count++,
                       into << 24 | from << 16 | (uint32_t)seen_by(state, from, card) << 8 | state->face[card]);
        }
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t shift = 32; shift > 0; shift -= 8)
            add_byte(key, list[i] >> (shift - 8) & 255);
}

void world_read(const baobei_game *game, world_key *out)
{
    const bbi_state *state = &game->state;
    const uint8_t *end = state->pile + BAOBEI_MAX_CARDS;
    uint32_t on_table = bbi_cards_on_table(&state->board);

    memset(out, 0, sizeof *out);
    for (uint32_t i = 0; i < on_table; i++)
        add_card(out, state, state->card[i]);
    for (uint32_t i = 0; i < state->held; i++)
        add_card(out, state, state->hand[i]);
    for (uint32_t i = 0; i < (uint32_t)state->discard + state->under; i++)
        add_card(out, state, state->pile[i]);
    for (uint32_t i = state->draw; i > 0; i--)
        add_card(out, state, end[-(ptrdiff_t)i]);
    add_inputs(out, state, on_table + state->held + state->discard + state->under + state->draw);
}

static uint64_t hash(const world_key *key)
{
    uint64_t value = 14695981039346656037u;

    for (uint32_t i = 0; i < key->length; i++)
        value = (value ^ key->byte[i]) * 1099511628211u;
    return value ^ value >> 32;
}

/* ---- the list */

static uint32_t *entry_of(const worlds *w, const world_key *key)
{
    uint64_t at = hash(key) & (w->index_room - 1);

    for (;; at = (at + 1) & (w->index_room - 1)) {
        uint32_t number = w->index[at];

        if (!number || memcmp(&w->list[number - 1].key, key, sizeof *key) == 0)
            return &w->index[at];
    }
}

static bool give_up(worlds *w, const char *fault)
{
    if (!w->fault)
        w->fault = fault;
    return false;
}

/* Doubles a list that is full; null: no memory. */
static void *grow(void *list, uint32_t count, uint32_t *room, size_t size)
{
    void *more = list;

    if (count == *room) {
        more = realloc(list, (*room * 2 + 64) * size);
        if (more)
            *room = *room * 2 + 64;
    }
    return more;
}

/* A game that may be copied into. */
static baobei_game *take_game(worlds *w)
{
    baobei_game *game = NULL;

    if (w->spares)
        return w->spare[--w->spares];
    return baobei_game_new(NULL, w->seats, 0, NULL, NULL, &game) == BAOBEI_OK ? game : NULL;
}

static void put_away(worlds *w, baobei_game *game)
{
    baobei_game **more = grow(w->spare, w->spares, &w->spare_room, sizeof *more);

    if (more) {
        w->spare = more;
        w->spare[w->spares++] = game;
    } else {
        baobei_game_free(game);
    }
}

/* A copy of the scratch game joins the list, or the world that is like it. */
static bool join(worlds *w, double weight)
{
    world_key key;
    uint32_t *entry;
    world *now;

    world_read(w->scratch, &key);
    entry = entry_of(w, &key);
    if (*entry) {
        w->list[*entry - 1].weight += weight;
        return true;
    }
    if (w->count == WORLDS_MOST || key.length == WORLD_BYTES)
        return give_up(w, "too many worlds, or too many cards");
    now = grow(w->list, w->count, &w->room, sizeof *now);
    if (!now)
        return give_up(w, "no memory");
    w->list = now;
    now += w->count;
    now->game = take_game(w);
    if (!now->game)
        return give_up(w, "no memory");
    baobei_game_copy(now->game, w->scratch);
    now->weight = weight;
    now->key = key;
    now->entry = entry;
    *entry = ++w->count;
    return true;
}

static bool make_index(worlds *w)
{
    w->index_room = 4 * WORLDS_MOST / 3;
    while (w->index_room & (w->index_room - 1))
        w->index_room &= w->index_room - 1;
    w->index_room *= 2;
    w->index = calloc(w->index_room, sizeof *w->index);
    return w->index != NULL;
}

static void leave(worlds *w, world *list, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        put_away(w, list[i].game);
    free(list);
}

/* ---- chance */

static int32_t answer(void *ctx, uint32_t n)
{
    odometer *o = ctx;

    if (o->asked == o->count) {
        o->n[o->count] = n;
        o->answer[o->count++] = 0;
    }
    return (int32_t)o->answer[o->asked++];
}

/* The next answers; false when all have been. Those from `from` on only. */
static bool turn(odometer *o, uint32_t from)
{
    o->asked = 0;
    while (o->count > from && o->answer[o->count - 1] + 1 == o->n[o->count - 1])
        o->count--;
    if (o->count <= from)
        return false;
    o->answer[o->count - 1]++;
    return true;
}

/* The chance of the answers that have been given. */
static double chance(const odometer *o)
{
    double product = 1;

    for (uint32_t i = 0; i < o->count; i++)
        product /= o->n[i];
    return product;
}

/* ---- moves */

/* Whether the scratch game has told the viewer exactly these events. */
static bool told_the_same(const worlds *w, uint32_t serial, const baobei_event *events, uint32_t count)
{
    static baobei_event list[KEEP + BAOBEI_MAX_SEATS];
    uint32_t told;

    if (baobei_events(w->scratch, w->viewer, serial, list, KEEP + BAOBEI_MAX_SEATS, &told) != BAOBEI_OK)
        return false;
    return told == count && memcmp(list, events, count * sizeof *list) == 0;
}

static uint32_t next_serial(const baobei_game *game, baobei_viewer viewer)
{
    baobei_decision now;

    baobei_decision_get(game, viewer, &now);
    return now.serial;
}

typedef struct deal_plan {
    uint8_t species[BAOBEI_MAX_CARDS]; /* the deck wanted, top first */
    uint8_t left[BAOBEI_MAX_SPECIES + 1];
    uint32_t cards;
} deal_plan;

/* docs/randomness.md: the k-th answer chooses the k-th card, from a deck ordered by species. */
static void script_deck(odometer *o, const baobei_rules *rules, const deal_plan *plan)
{
    uint8_t list[BAOBEI_MAX_CARDS];
    uint32_t cards = 0;

    for (uint32_t species = 1; species <= BAOBEI_MAX_SPECIES; species++) {
        baobei_species row;

        baobei_rules_get_species(rules, species, &row);
        for (uint32_t i = 0; i < row.copies; i++)
            list[cards++] = (uint8_t)species;
    }
    o->count = o->asked = 0;
    for (uint32_t i = 0; i + 1 < cards; i++) {
        uint32_t pick = i;

        while (list[pick] != plan->species[i])
            pick++;
        list[pick] = list[i];
        o->n[o->count] = 1; /* all decks are equally likely */
        o->answer[o->count++] = pick - i;
    }
}

typedef struct told {
    uint32_t seat, token;
    baobei_action action;
    uint32_t serial;
    const baobei_event *events;
    uint32_t count;
} told;

/* One game, and all answers of chance from number `from` on. */
static bool branch(worlds *w, const baobei_game *game, double weight, const told *move, uint32_t from)
{
    do {
        w->odometer.asked = 0;
        baobei_game_copy(w->scratch, game);
        if (baobei_apply(w->scratch, move->seat, move->token, move->action) != BAOBEI_OK)
            return give_up(w, "a move is not legal in a world that the viewer cannot tell from the real one");
        if (told_the_same(w, move->serial, move->events, move->count) && !join(w, weight * chance(&w->odometer)))
            return false;
    } while (turn(&w->odometer, from));
    return true;
}

static bool deal_from(worlds *w, const baobei_game *start, deal_plan *plan, uint32_t dealt, const told *move)
{
    if (dealt == plan->cards) {
        script_deck(&w->odometer, baobei_game_rules(start), plan);
        return branch(w, start, 1, move, w->odometer.count);
    }
    for (uint32_t species = 1; species <= BAOBEI_MAX_SPECIES; species++) {
        if (!plan->left[species])
            continue;
        plan->left[species]--;
        plan->species[dealt] = (uint8_t)species;
        if (!deal_from(w, start, plan, dealt + 1, move))
            return false;
        plan->left[species]++;
    }
    return true;
}

static bool deal_all(worlds *w, const baobei_game *start, const told *move)
{
    deal_plan plan = {{0}, {0}, 0};

    for (uint32_t species = 1; species <= BAOBEI_MAX_SPECIES; species++) {
        baobei_species row;

        baobei_rules_get_species(baobei_game_rules(start), species, &row);
        plan.left[species] = row.copies;
        plan.cards += row.copies;
    }
    return deal_from(w, start, &plan, 0, move);
}

bool worlds_move(worlds *w, uint32_t seat, uint32_t token, baobei_action action, const baobei_event *events,
                 uint32_t count)
{
    world *old = w->list;
    uint32_t olds = w->count;
    told move = {seat, token, action, next_serial(old[0].game, w->viewer), events, count};
    bool good = true;

    w->list = NULL;
    w->count = w->room = 0;
    for (uint32_t i = 0; i < olds; i++)
        *old[i].entry = 0;
    for (uint32_t i = 0; good && i < olds; i++) {
        w->odometer.count = 0;
        good = action == baobei_action_make(BAOBEI_ACTION_DEAL, 0, 0, 0, 0, 0)
                   ? deal_all(w, old[i].game, &move)
                   : branch(w, old[i].game, old[i].weight, &move, 0);
    }
    leave(w, old, olds);
    return good && (w->count > 0 || give_up(w, "no world fits"));
}

bool worlds_open(worlds *w, const baobei_rules *rules, uint32_t seats, baobei_viewer viewer)
{
    memset(w, 0, sizeof *w);
    w->viewer = viewer;
    w->seats = seats;
    if (!make_index(w) || baobei_game_new(rules, seats, KEEP, NULL, NULL, &w->scratch) != BAOBEI_OK)
        return give_up(w, "no memory");
    if (baobei_game_chance(w->scratch, NULL, answer, &w->odometer) != BAOBEI_OK)
        return give_up(w, "no source of chance");
    return join(w, 1);
}

void worlds_close(worlds *w)
{
    leave(w, w->list, w->count);
    for (uint32_t i = 0; i < w->spares; i++)
        baobei_game_free(w->spare[i]);
    free(w->spare);
    free(w->index);
    baobei_game_free(w->scratch);
}

uint32_t worlds_find(const worlds *w, const baobei_game *game)
{
    world_key key;
    uint32_t number;

    world_read(game, &key);
    number = *entry_of(w, &key);
    return number ? number - 1 : w->count;
}

void worlds_normalise(worlds *w)
{
    double sum = 0;

    for (uint32_t i = 0; i < w->count; i++)
        sum += w->list[i].weight;
    for (uint32_t i = 0; i < w->count; i++)
        w->list[i].weight /= sum;
}
