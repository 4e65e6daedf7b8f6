#include "twin.h"

#include <string.h>

#include "api/game_object.h"
#include "table/state.h"

uint32_t twin_watcher(baobei_viewer viewer)
{
    uint32_t bit = 0;

    while ((uint32_t)BAOBEI_VIEWER_SEAT_0 << bit != (uint32_t)viewer)
        bit++;
    return 1u << bit;
}

void twin_end(ledger *l)
{
    memcpy(l->face[1], l->face[0], sizeof l->face[1]);
    l->watched = 0;
    l->shown = false;
}

/* A walk over all places, in one order, in the ledger and in a state: which number has which card. */
typedef struct numbers {
    uint8_t of[BAOBEI_MAX_CARDS]; /* by card of the ledger: its number in the state */
    bool quiet[BAOBEI_MAX_CARDS]; /* by card of the ledger: lies where it will not come up soon */
    bool table[BAOBEI_MAX_CARDS]; /* ... in front of a seat */
    uint32_t found;
    bool odd;
} numbers;

static void note(numbers *n, const ledger *l, uint32_t card, uint32_t number, bool table, bool quiet)
{
    if (card >= l->cards || number >= l->cards) {
        n->odd = true;
        return;
    }
    n->of[card] = (uint8_t)number;
    n->table[card] = table;
    n->quiet[card] = quiet;
    n->found++;
}

static void walk_table(numbers *n, const ledger *l, const bbi_state *state)
{
    const bbi_board *board = &state->board;
    uint32_t cards = 0;

    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++)
        for (uint32_t slot = 0; slot < BAOBEI_MAX_SLOTS; slot++)
            cards += l->slot[seat][slot] != LEDGER_NONE;
    n->odd = cards != bbi_cards_on_table(board);
    for (uint32_t entry = 0; entry < bbi_cards_on_table(board); entry++) {
        uint32_t seat = bbi_owner(board, entry);
        uint32_t slot = board->slot[entry] & BBI_SLOT;

        note(n, l, l->slot[seat][slot], state->card[entry], true, true);
    }
}

static void walk_piles(numbers *n, const ledger *l, const bbi_state *state)
{
    const uint8_t *end = state->pile + BAOBEI_MAX_CARDS;

    if (l->draw.count != state->draw || l->discard.count != state->discard || l->under.count != state->under ||
        l->hand.count != state->held) {
        n->odd = true;
        return;
    }
    for (uint32_t i = 0; i < state->draw; i++)
        note(n, l, l->draw.card[i], end[-1 - (ptrdiff_t)i], false, i + 8u < state->draw);
    for (uint32_t i = 0; i < state->discard; i++)
        note(n, l, l->discard.card[i], state->pile[i], false, true);
    for (uint32_t i = 0; i < state->under; i++)
        note(n, l, l->under.card[i], state->pile[state->discard + i], false, true);
    for (uint32_t i = 0; i < state->held; i++)
        note(n, l, l->hand.card[i], state->hand[i], false, false);
}

static void walk(numbers *n, const ledger *l, const bbi_state *state)
{
    memset(n, 0, sizeof *n);
    walk_table(n, l, state);
    walk_piles(n, l, state);
}

const char *twin_ledger_fault(const ledger *l, const baobei_game *game)
{
    numbers n;

    if (l->cards == 0)
        return NULL;
    walk(&n, l, &game->state);
    if (n.odd || n.found != l->cards || l->recycles % 256 != game->state.recycles)
        return "cards do not lie where the events say";
    for (uint32_t card = 0; card < l->cards; card++)
        if (l->face[0][card] != game->state.face[n.of[card]])
            return "a card is not what its shuffle made it";
    return NULL;
}

/* What the making of one twin needs. Stays are those of the twin: its cards may have other pasts. */
typedef struct maker {
    ledger *l;
    bbi_state *state;
    numbers n;
    uint8_t stay[LEDGER_SHUFFLES][BAOBEI_MAX_CARDS];
    twin *made;
    uint32_t watcher;
    twin_taste taste;
} maker;

static void exchange(uint8_t *a, uint8_t *b)
{
    uint8_t old = *a;

    *a = *b;
    *b = old;
}

/* Wherever one number stands, the other one comes to stand. */
static void exchange_in(uint8_t *list, uint32_t count, uint8_t a, uint8_t b)
{
    for (uint32_t i = 0; i < count; i++)
        if (list[i] == a || list[i] == b)
            list[i] = list[i] == a ? b : a;
}

/* What is left behind in a hand or a pile is no place, but it is a number, too, and must not get out either. */
static void exchange_places(bbi_state *state, uint8_t a, uint8_t b)
{
    exchange_in(state->card, bbi_cards_on_table(&state->board), a, b);
    exchange_in(state->hand, sizeof state->hand, a, b);
    exchange_in(state->pile, sizeof state->pile, a, b);
}

/* The row in which a state keeps a shuffle of the ledger: of four the first stands for all older ones. */
static uint32_t row_in_state(const ledger *l, uint32_t shuffle)
{
    uint32_t number = shuffle ? shuffle + l->recycles - l->last : 0; /* in the round */
    uint32_t merged = l->recycles < BBI_SHUFFLES ? 0 : l->recycles - (BBI_SHUFFLES - 1);

    return number > merged ? number - merged : 0;
}

/* Whether the viewer has seen nothing of a card since a shuffle that it took part in. */
static bool is_hidden(const maker *m, uint32_t card, uint32_t shuffle)
{
    if (!(m->stay[shuffle][card] & LEDGER_MEMBER))
        return false;
    for (uint32_t row = shuffle; row <= m->l->last; row++)
        if (m->stay[row][card] & m->watcher)
            return false;
    return m->taste == TWIN_ANY || (m->taste == TWIN_TABLE ? m->n.table[card] : m->n.quiet[card]);
}

static uint32_t find_hidden(const maker *m, uint32_t shuffle, uint8_t *cards)
{
    uint32_t count = 0;

    for (uint32_t card = 0; card < m->l->cards; card++)
        if (is_hidden(m, card, shuffle))
            cards[count++] = (uint8_t)card;
    return count;
}

/* The shuffle came out otherwise: two cards change places, and what is remembered of the places stays there. */
static void change(maker *m, uint32_t a, uint32_t b, uint32_t shuffle)
{
    uint8_t x = m->n.of[a];
    uint8_t y = m->n.of[b];

    exchange_places(m->state, x, y);
    for (uint32_t row = row_in_state(m->l, shuffle); row < BBI_SHUFFLES; row++)
        exchange(&m->state->know[row][x], &m->state->know[row][y]);
    for (uint32_t row = 0; row < shuffle; row++) {
        exchange(&m->stay[row][a], &m->stay[row][b]);
        exchange(&m->made->past[row][a], &m->made->past[row][b]);
    }
    exchange(&m->n.of[a], &m->n.of[b]);
    exchange(&m->l->face[1][a], &m->l->face[1][b]);
}

/* Cards have no identity outside: two numbers change places in everything, and nobody can tell. */
static void renumber(maker *m, uint8_t x, uint8_t y)
{
    if (x == y)
        return;
    exchange_places(m->state, x, y);
    exchange(&m->state->face[x], &m->state->face[y]);
    m->state->numbered = 0;
    for (uint32_t row = 0; row < BBI_SHUFFLES; row++)
        exchange(&m->state->know[row][x], &m->state->know[row][y]);
}

/* A shuffle with hidden cards, the last ones more often than the deal; false if it has none. */
static bool try_change(maker *m, rng *r, twin *out)
{
    uint8_t cards[BAOBEI_MAX_CARDS];
    uint32_t back = rng_below(r, m->l->last + 1);
    uint32_t shuffle = m->l->last - (rng_one_in(r, 2) ? back : rng_below(r, back + 1));
    uint32_t count = find_hidden(m, shuffle, cards);
    uint32_t a;
    uint32_t b;

    if (count < 2)
        return false;
    a = rng_below(r, count);
    b = rng_below(r, count - 1);
    b += b >= a;
    change(m, cards[a], cards[b], shuffle);
    out->changes++;
    out->late += shuffle > 0;
    return true;
}

/* Four changes or more, now and then very many; `least` cards are to differ if that can be. */
static void make_changes(maker *m, rng *r, twin *out)
{
    uint32_t wanted = 4 + (rng_one_in(r, 3) ? rng_below(r, 3 * BAOBEI_MAX_CARDS) : rng_below(r, 5));

    for (uint32_t tries = 0; out->changes < wanted && tries < 4 * wanted; tries++)
        try_change(m, r, out);
    for (uint32_t tries = 0; ledger_differing(m->l) < 4 && tries < 24; tries++)
        try_change(m, r, out);
}

bool twin_make(baobei_game *to, const baobei_game *game, ledger *l, baobei_viewer viewer, rng *r, twin *out)
{
    maker m = {.l = l, .state = &to->state, .made = out, .watcher = twin_watcher(viewer)};

    memset(out, 0, sizeof *out);
    twin_end(l);
    if (l->cards == 0 || game->state.open)
        return false;
    to->state = game->state; /* its source of chance, its observer and its kept events are its own */
    to->outbox.kept = 0;
    to->last = game->last;
    walk(&m.n, l, m.state);
    memcpy(m.stay, l->stay, sizeof m.stay);
    for (uint32_t row = 0; row < LEDGER_SHUFFLES; row++)
        for (uint32_t card = 0; card < BAOBEI_MAX_CARDS; card++)
            out->past[row][card] = (uint8_t)card;
    m.taste = (twin_taste)rng_below(r, TWIN_TASTES);
    make_changes(&m, r, out);
    if (ledger_differing(l) < 4) {
        m.taste = TWIN_ANY;
        make_changes(&m, r, out);
    }
    for (uint32_t times = rng_below(r, 2) * rng_below(r, 2 * l->cards); times > 0; times--)
        renumber(&m, (uint8_t)rng_below(r, l->cards), (uint8_t)rng_below(r, l->cards));
    for (uint32_t i = 0; i < BAOBEI_SEED_SIZE; i++) /* where chance is a hook of the host, a seed is never read */
        m.state->seed[i] = (uint8_t)rng_below(r, 256);
    out->differing = ledger_differing(l);
    l->watched = m.watcher;
    return out->differing > 0;
}
