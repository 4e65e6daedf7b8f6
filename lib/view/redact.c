#include "view/redact.h"

#include "base/bulk.h"
#include "table/piles.h"

/* Who sees the faces of an event; kinds that have no row show nothing. */
typedef struct sights {
    uint8_t card[2]; /* bbi_sight of card[0] and card[1] */
    uint8_t values;  /* value[0 ... count-1] are card bytes: 1 + their bbi_sight */
} sights;

#define NOBODY BBI_SIGHT_NOBODY
#define USER BBI_SIGHT_USER
#define EVERYBODY BBI_SIGHT_EVERYBODY

static const sights sight_rows[] = {
    [BAOBEI_EVENT_DEALT] = {{NOBODY, NOBODY}, 1 + NOBODY},      /* R12.1 */
    [BAOBEI_EVENT_LOOKED] = {{USER, USER}, 0},                  /* R12.2 */
    [BAOBEI_EVENT_TURNED] = {{EVERYBODY, NOBODY}, 0},           /* R12.3 */
    [BAOBEI_EVENT_DECISION] = {{EVERYBODY, NOBODY}, 0},         /* R12.4: the species of the power */
    [BAOBEI_EVENT_DREW] = {{USER, NOBODY}, 0},                  /* R12.5 */
    [BAOBEI_EVENT_KEPT] = {{EVERYBODY, USER}, 0},               /* R12.6 */
    [BAOBEI_EVENT_DISCARDED] = {{EVERYBODY, NOBODY}, 0},        /* R12.7, R12.13, R12.14 */
    [BAOBEI_EVENT_TOOK] = {{EVERYBODY, EVERYBODY}, 0},          /* R12.8 */
    [BAOBEI_EVENT_MISSED] = {{EVERYBODY, EVERYBODY}, 0},        /* R12.13 */
    [BAOBEI_EVENT_PLUCKED] = {{EVERYBODY, EVERYBODY}, 0},       /* R12.14 */
    [BAOBEI_EVENT_GAVE] = {{NOBODY, NOBODY}, 0},                /* R12.15 */
    [BAOBEI_EVENT_ADDED] = {{NOBODY, NOBODY}, 0},               /* R12.16, R12.24 */
    [BAOBEI_EVENT_PLACED] = {{NOBODY, NOBODY}, 0},              /* R12.17 */
    [BAOBEI_EVENT_POWER] = {{EVERYBODY, NOBODY}, 0},            /* R12.18 */
    [BAOBEI_EVENT_DECLINED] = {{EVERYBODY, NOBODY}, 0},         /* R12.18 */
    [BAOBEI_EVENT_NO_EFFECT] = {{EVERYBODY, NOBODY}, 0},        /* R12.18 */
    [BAOBEI_EVENT_PEEKED] = {{USER, NOBODY}, 0},                /* R12.19 */
    [BAOBEI_EVENT_SHOWN] = {{EVERYBODY, NOBODY}, 0},            /* R12.20 */
    [BAOBEI_EVENT_SWAPPED] = {{NOBODY, NOBODY}, 0},             /* R12.21, R12.23 */
    [BAOBEI_EVENT_INSPECTED] = {{USER, USER}, 0},               /* R12.22 */
    [BAOBEI_EVENT_LEFT] = {{NOBODY, NOBODY}, 0},                /* R12.23 */
    [BAOBEI_EVENT_DREW_TWO] = {{USER, USER}, 0},                /* R12.25 */
    [BAOBEI_EVENT_REPLACED] = {{USER, USER}, 0},                /* R12.26 */
    [BAOBEI_EVENT_SLID] = {{NOBODY, NOBODY}, 0},                /* R12.27 */
    [BAOBEI_EVENT_REVEALED] = {{NOBODY, NOBODY}, 1 + EVERYBODY}, /* R12.31 */
    [BAOBEI_EVENT_OVER] = {{NOBODY, NOBODY}, 0},                /* the last kind: the table has a row for all */
};

uint32_t bbi_viewer_set(uint32_t seats)
{
    return (8u << seats) - 8u + BAOBEI_VIEWER_SPECTATOR + BAOBEI_VIEWER_HOST;
}

bool bbi_viewer_from(uint32_t value, uint32_t seats, uint32_t *viewer)
{
    if (value & (value - 1) || !(value & bbi_viewer_set(seats))) /* several of them, or none of this game's */
        return false;
    *viewer = bbi_viewer_of(value);
    return true;
}

uint32_t bbi_reached(const baobei_event *fact, uint32_t viewers)
{
    return fact->kind == BAOBEI_EVENT_PASSED ? viewers & (BAOBEI_VIEWER_HOST | bbi_seat_viewer(fact->by)) : viewers;
}

/* A card byte that somebody may not see. */
static bool is_hidden(uint32_t card, uint32_t sight)
{
    return card && sight != BBI_SIGHT_EVERYBODY;
}

bool bbi_is_secret(const baobei_event *fact)
{
    const sights *row = &sight_rows[fact->kind];

    return is_hidden(fact->card[0], row->card[0]) || is_hidden(fact->card[1], row->card[1]) ||
           (row->values && row->values != 1 + EVERYBODY);
}

void bbi_redact(const baobei_event *fact, uint32_t viewer, baobei_event *out)
{
    const sights *row = &sight_rows[fact->kind];

    *out = *fact;
    for (uint32_t i = 0; i < 2; i++)
        out->card[i] = bbi_show(fact->card[i], (bbi_sight)row->card[i], fact->by, viewer);
    if (row->values)
        for (uint32_t i = 0; i < fact->count; i++)
            out->value[i] = bbi_show((uint32_t)fact->value[i], (bbi_sight)(row->values - 1), fact->by, viewer);
}

void bbi_project_decision(const bbi_state *state, uint32_t viewer, baobei_decision *out)
{
    const bbi_board *board = &state->board;

    memset(out, 0, sizeof *out);
    out->token = state->token;
    out->serial = state->serial;
    out->kind = board->kind;
    out->active = board->active;
    out->asked = board->asked;
    out->waiting = (uint8_t)(board->asked & ~(uint32_t)bbi_answers_known(state, viewer));
    out->power = board->power;
    out->timed = board->asked != 0;
    out->species = board->species;
    out->cause = board->cause;
    out->count = board->count;
    memcpy(out->seat, board->at_seat, sizeof out->seat);
    memcpy(out->slot, board->at_slot, sizeof out->slot);
}

/* The two cards that may be swapped are seen by who decides that (R12.22). */
static void show_swap(const bbi_state *state, uint32_t viewer, baobei_view *out)
{
    const bbi_board *board = &state->board;

    if (board->kind != BAOBEI_DECISION_SWAP || viewer != bbi_next(board->asked, 0))
        return;
    for (uint32_t i = 0; i < 2; i++) {
        uint32_t entry = bbi_find(board, board->at_seat[i], board->at_slot[i]);

        out->face[board->at_seat[i]][board->at_slot[i]] = state->face[state->card[entry]];
    }
}

static void project_slots(const bbi_state *state, uint32_t viewer, baobei_view *out)
{
    const bbi_board *board = &state->board;
    const uint8_t hidden = viewer == BBI_HOST || state->open ? 0 : BAOBEI_HIDDEN; /* R12.31; or-ed to a face */

    for (uint32_t seat = 0; seat < board->seats; seat++) {
        bool shielded = board->shield && seat == board->announcer;

        out->slots[seat] = board->slots[seat];
        for (uint32_t entry = board->start[seat]; entry < board->start[seat + 1]; entry++) {
            uint32_t slot = board->slot[entry] & BBI_SLOT;
            bool locked = board->slot[entry] & BBI_LOCKED;

            out->place[seat][slot] = (uint8_t)(1 + 2 * locked + 4 * shielded);
            out->face[seat][slot] = state->face[state->card[entry]] | hidden;
        }
    }
    show_swap(state, viewer, out);
}

/* The cards that are drawn and not yet placed: the drawer's alone (R12.5, R12.25), an added one nobody's. */
static void project_hand(const bbi_state *state, uint32_t viewer, baobei_view *out)
{
    const bbi_board *board = &state->board;
    bbi_sight sight = board->kind == BAOBEI_DECISION_PLACE ? BBI_SIGHT_NOBODY : BBI_SIGHT_USER;

    for (uint32_t i = 0; i < state->held; i++)
        out->hand[i] = bbi_show(state->face[state->hand[i]], sight, bbi_next(board->asked, 0), viewer);
}

void bbi_project_view(const bbi_state *state, uint32_t viewer, baobei_view *out)
{
    const bbi_board *board = &state->board;

    bbi_fill(out, 0, sizeof *out);
    bbi_project_decision(state, viewer, &out->decision);
    memcpy(out->sum, state->sum, sizeof out->sum);
    memcpy(out->last, state->last, sizeof out->last);
    out->round = state->round;
    out->viewer = (uint16_t)bbi_viewer_value(viewer);
    out->seats = board->seats;
    out->playing = board->playing;
    out->first = state->first;
    out->decisive = state->decisive;
    out->final = board->final;
    out->announcer = board->announcer;
    out->shield = board->shield;
    out->closing = state->closing;
    out->recycles = state->recycles;
    out->draw = state->draw;
    out->discard = state->discard;
    out->under = state->under;
    if (state->discard)
        out->top = bbi_show(state->face[bbi_pile_top(state)], BBI_SIGHT_EVERYBODY,
                            BAOBEI_NO_SEAT, viewer);
    out->winner = state->winner;
    project_slots(state, viewer, out);
    project_hand(state, viewer, out);
}
