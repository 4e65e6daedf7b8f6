#include "weights.h"

#include <stdlib.h>
#include <string.h>

#include "api/game_object.h"
#include "table/know.h"
#include "viewers.h"

static int compare_strangers(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(stranger)); /* into, from, seen */
}

static void list_strangers(weights *w, const memory *m)
{
    for (uint32_t i = 0; i < m->inputs; i++) {
        const memory_input *input = &m->input[i];
        stranger s = {(uint8_t)memory_label(m, input->into), (uint8_t)memory_label(m, input->card.shuffle),
                      input->card.seen};

        if (input->card.face)
            continue;
        if (w->strangers == WEIGHTS_STRANGERS) {
            w->fault = "too many strangers";
            return;
        }
        w->stranger[w->strangers++] = s;
    }
    qsort(w->stranger, w->strangers, sizeof *w->stranger, compare_strangers);
}

static bool is_alike(const weights *w, uint32_t a, uint32_t b)
{
    return memcmp(&w->stranger[a], &w->stranger[b], sizeof *w->stranger) == 0;
}

static void give(const weights *w, memory_counts *counts, uint32_t i, uint32_t row, int32_t cards)
{
    counts->pool[w->stranger[i].from][row] -= cards;
    counts->pool[w->stranger[i].into][row] += cards;
}

/* Whether strangers i and later can be named so that no heap owes a card. */
static bool is_possible(const weights *w, memory_counts *counts, uint32_t i)
{
    bool possible = false;

    if (i == w->strangers) {
        for (uint32_t shuffle = 0; shuffle < MEMORY_SHUFFLES; shuffle++)
            for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++)
                if (counts->pool[shuffle][row] < 0)
                    return false;
        return true;
    }
    for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES && !possible; row++) {
        if (counts->pool[w->stranger[i].from][row] <= 0)
            continue;
        give(w, counts, i, row, 1);
        possible = is_possible(w, counts, i + 1);
        give(w, counts, i, row, -1);
    }
    return possible;
}

/* Alike strangers have no order. */
static void sort_faces(const weights *w, uint8_t *face)
{
    for (uint32_t i = 1; i < w->strangers; i++)
        for (uint32_t at = i; at > 0 && is_alike(w, at, at - 1) && face[at] < face[at - 1]; at--) {
            uint8_t swap = face[at];

            face[at] = face[at - 1];
            face[at - 1] = swap;
        }
}

static naming *find(const weights *w, const uint8_t *face)
{
    for (uint32_t i = 0; i < w->namings; i++)
        if (memcmp(w->naming[i].face, face, w->strangers) == 0)
            return &w->naming[i];
    return NULL;
}

static naming *new_naming(weights *w)
{
    if (w->namings == w->room) {
        naming *more = w->namings < WEIGHTS_NAMINGS ? realloc(w->naming, (2 * w->room + 16) * sizeof *more) : NULL;

        if (!more) {
            w->fault = "too many namings";
            return NULL;
        }
        w->naming = more;
        w->room = 2 * w->room + 16;
    }
    return &w->naming[w->namings++];
}

static void add_naming(weights *w, const memory_counts *counts, const uint8_t *named, double chance)
{
    uint8_t face[WEIGHTS_STRANGERS] = {0};
    naming *found;

    memcpy(face, named, w->strangers);
    sort_faces(w, face);
    found = find(w, face);
    if (!found) {
        found = new_naming(w);
        if (!found)
            return;
        memset(found, 0, sizeof *found);
        memcpy(found->face, face, sizeof face);
        memcpy(found->pool, counts->pool, sizeof found->pool);
    }
    found->chance += chance;
}

/* Strangers in their order: each is any card of its old heap, of those that leave a world possible. */
static void name(weights *w, memory_counts *counts, uint32_t i, uint8_t *face, double chance)
{
    int32_t cards[BAOBEI_MAX_SPECIES] = {0};
    int32_t all = 0;

    if (i == w->strangers) {
        add_naming(w, counts, face, chance);
        return;
    }
    for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++) {
        int32_t heap = counts->pool[w->stranger[i].from][row];

        if (heap <= 0)
            continue;
        give(w, counts, i, row, 1);
        if (is_possible(w, counts, i + 1))
            all += cards[row] = heap;
        give(w, counts, i, row, -1);
    }
    for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++) {
        if (!cards[row])
            continue;
        give(w, counts, i, row, 1);
        face[i] = (uint8_t)(row + 1);
        name(w, counts, i + 1, face, chance * cards[row] / all);
        give(w, counts, i, row, -1);
    }
}

bool weights_open(weights *w, const memory *m)
{
    memory_counts counts;
    uint8_t face[WEIGHTS_STRANGERS] = {0};

    memset(w, 0, sizeof *w);
    w->viewer = m->viewer;
    list_strangers(w, m);
    memory_count(m, &counts);
    if (!w->fault)
        name(w, &counts, 0, face, 1);
    return !w->fault;
}

void weights_close(weights *w)
{
    free(w->naming);
}

/* ---- a world */

static bool is_unseen(const weights *w, const bbi_state *state, uint32_t shuffle, uint32_t card)
{
    return !(state->know[shuffle][card] >> w->viewer & 1);
}

/* The face of each stranger in that world; false if it has other strangers. */
static bool read_faces(const weights *w, const bbi_state *state, uint32_t cards, uint8_t *face)
{
    uint8_t set = (uint8_t)(((1u << state->board.seats) - 1) | BBI_SPECTATORS);
    uint32_t found = 0;

    memset(face, 0, WEIGHTS_STRANGERS);
    for (uint32_t card = 0; card < cards; card++)
        for (uint32_t from = 0, into = 1; into < BBI_SHUFFLES; into++) {
            stranger s = {(uint8_t)into, (uint8_t)from, (uint8_t)(state->know[from][card] & set)};
            uint32_t at = 0;

            if (!(state->know[into][card] & BBI_MEMBER))
                continue;
            if (is_unseen(w, state, from, card)) {
                while (at < w->strangers && (face[at] || memcmp(&w->stranger[at], &s, sizeof s) != 0))
                    at++;
                if (at == w->strangers)
                    return false;
                face[at] = state->face[card];
                found++;
            }
            from = into;
        }
    return found == w->strangers;
}

/* Takes the cards that the viewer does not know from their heaps; counts the ways to lay each heap out. */
static double ways(const weights *w, const bbi_state *state, uint32_t cards, const naming *n)
{
    int32_t pool[MEMORY_SHUFFLES][BAOBEI_MAX_SPECIES];
    uint32_t laid[MEMORY_SHUFFLES] = {0};
    double product = 1;

    memcpy(pool, n->pool, sizeof pool);
    for (uint32_t card = 0; card < cards; card++) {
        uint32_t shuffle = BBI_SHUFFLES - 1;

        while (!(state->know[shuffle][card] & BBI_MEMBER))
            shuffle--;
        if (!is_unseen(w, state, shuffle, card))
            continue;
        /* of the cards of this heap still to be laid, so many are of that face */
        product *= ++laid[shuffle];
        product /= n->pool[shuffle][state->face[card] - 1] - --pool[shuffle][state->face[card] - 1];
    }
    for (uint32_t shuffle = 0; shuffle < MEMORY_SHUFFLES; shuffle++)
        for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++)
            if (pool[shuffle][row] != 0)
                return 0;
    return product;
}

double weights_of(const weights *w, const baobei_game *game)
{
    const bbi_state *state = &game->state;
    uint32_t cards = bbi_cards_on_table(&state->board) + state->held + state->discard + state->under + state->draw;
    uint8_t face[WEIGHTS_STRANGERS];
    const naming *n;
    double count;

    if (!read_faces(w, state, cards, face))
        return 0;
    sort_faces(w, face);
    n = find(w, face);
    count = n ? ways(w, state, cards, n) : 0;
    return count > 0 ? n->chance / count : 0;
}
