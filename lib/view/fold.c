#include "view/fold.h"

/* What lies face down shows to the host only, whoever has just seen it. */
static uint8_t face_down(const baobei_view *view, uint32_t card)
{
    return view->viewer == BAOBEI_VIEWER_HOST ? (uint8_t)card : BAOBEI_HIDDEN;
}

static void put(baobei_view *view, uint32_t seat, uint32_t slot, uint32_t card)
{
    view->place[seat][slot] = view->shield && view->announcer == seat ? 1 + 4 : 1;
    view->face[seat][slot] = face_down(view, card);
    if (view->slots[seat] <= slot)
        view->slots[seat] = (uint8_t)(slot + 1);
}

static void take_away(baobei_view *view, uint32_t seat, uint32_t slot)
{
    view->place[seat][slot] = 0;
    view->face[seat][slot] = 0;
}

static void lock(baobei_view *view, uint32_t seat, uint32_t slot)
{
    view->place[seat][slot] |= 2;
}

static void discard(baobei_view *view, uint32_t card)
{
    view->top = (uint8_t)card;
    view->discard++;
}

/* Sets or clears a mark of all cards of a set of seats. */
static void mark(baobei_view *view, uint32_t seats, uint32_t mark, bool on)
{
    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++)
        for (uint32_t slot = 0; bbi_has(seats, seat) && slot < BAOBEI_MAX_SLOTS; slot++)
            if (view->place[seat][slot])
                view->place[seat][slot] = (uint8_t)((view->place[seat][slot] & ~mark) | (on ? mark : 0));
}

static void fold_round(baobei_view *view, const baobei_event *event)
{
    memset(view->slots, 0, sizeof view->slots);
    memset(view->place, 0, sizeof view->place);
    memset(view->face, 0, sizeof view->face);
    view->playing = event->count;
    view->first = event->by;
    view->round = (uint32_t)event->value[0];
    view->decisive = event->value[1] != 0;
    view->draw = (uint8_t)event->value[2];
    view->discard = view->under = view->top = 0;
    view->announcer = view->closing = BAOBEI_NO_SEAT;
    view->shield = view->final = view->recycles = 0;
}

static void fold_decision(baobei_view *view, const baobei_event *event)
{
    baobei_decision *decision = &view->decision;

    decision->token = (uint32_t)event->value[0];
    decision->kind = (uint8_t)event->value[1];
    decision->asked = event->count;
    decision->waiting = event->count;
    decision->power = (uint8_t)event->value[2];
    decision->timed = (uint8_t)event->value[3];
    decision->species = event->card[0];
    decision->cause = event->cause;
    decision->count = (uint8_t)event->value[4];
    for (uint32_t i = 0; i < 2; i++) {
        decision->seat[i] = event->seat[i];
        decision->slot[i] = event->slot[i];
    }
}

/* Cards that come to places: kept, taken, given, added, swapped, replaced. */
static void fold_places(baobei_view *view, const baobei_event *event)
{
    switch (event->kind) {
    case BAOBEI_EVENT_KEPT:
        view->hand[0] = 0;
        discard(view, event->card[0]);
        put(view, event->seat[0], event->slot[0], event->card[1]);
        break;
    case BAOBEI_EVENT_TOOK:
        view->top = event->card[0]; /* one card off, one card on */
        put(view, event->seat[0], event->slot[0], event->card[1]);
        break;
    case BAOBEI_EVENT_GAVE:
        take_away(view, event->seat[0], event->slot[0]);
        put(view, event->seat[1], event->slot[1], event->card[1]);
        break;
    case BAOBEI_EVENT_PLACED:
        view->hand[0] = 0;
        put(view, event->seat[0], event->slot[0], event->card[0]);
        if (event->value[0])
            lock(view, event->seat[0], event->slot[0]);
        break;
    case BAOBEI_EVENT_SWAPPED:
        for (uint32_t i = 0; i < 2; i++) {
            put(view, event->seat[i], event->slot[i], event->card[i]);
            lock(view, event->seat[i], event->slot[i]);
        }
        break;
    case BAOBEI_EVENT_LEFT:
        for (uint32_t i = 0; i < 2; i++)
            view->face[event->seat[i]][event->slot[i]] = face_down(view, event->card[i]);
        break;
    default: /* replaced */
        memset(view->hand, 0, sizeof view->hand);
        for (uint32_t i = 0; i < event->count; i++) {
            put(view, event->seat[i], event->slot[i], event->card[i]);
            if (event->value[0])
                lock(view, event->seat[i], event->slot[i]);
        }
    }
}

/* Cards of the two piles and in the hand. */
static void fold_piles(baobei_view *view, const baobei_event *event)
{
    switch (event->kind) {
    case BAOBEI_EVENT_TURNED:
        discard(view, event->card[0]);
        view->draw = (uint8_t)event->value[0];
        break;
    case BAOBEI_EVENT_DREW:
    case BAOBEI_EVENT_ADDED:
    case BAOBEI_EVENT_DREW_TWO:
        view->hand[0] = event->card[0];
        view->hand[1] = event->card[1];
        view->draw = (uint8_t)event->value[0];
        break;
    case BAOBEI_EVENT_DISCARDED:
        view->hand[0] = 0;
        discard(view, event->card[0]);
        break;
    case BAOBEI_EVENT_PLUCKED:
        for (uint32_t i = 0; i < event->count; i++) {
            take_away(view, event->seat[i], event->slot[i]);
            discard(view, event->card[i]);
        }
        break;
    case BAOBEI_EVENT_SLID:
        memset(view->hand, 0, sizeof view->hand);
        view->under = (uint8_t)(view->under + event->count);
        break;
    default: /* recycled */
        view->recycles = event->count;
        view->draw = (uint8_t)event->value[0];
        view->discard = 1;
        view->under = 0;
    }
}

/* Turns, BAO, the end of a round. */
static void fold_course(baobei_view *view, const baobei_event *event)
{
    switch (event->kind) {
    case BAOBEI_EVENT_TURN:
        view->decision.active = event->by;
        mark(view, view->playing, 2, false);
        break;
    case BAOBEI_EVENT_LOOKED:
    case BAOBEI_EVENT_PASSED:
        view->decision.waiting &= (uint8_t)~bbi_bit(event->by);
        break;
    case BAOBEI_EVENT_BAO:
        view->announcer = view->closing = event->by;
        break;
    case BAOBEI_EVENT_SHIELD_UP:
    case BAOBEI_EVENT_SHIELD_DOWN:
        view->shield = event->kind == BAOBEI_EVENT_SHIELD_UP;
        mark(view, bbi_bit(event->by), 4, view->shield);
        break;
    case BAOBEI_EVENT_FINAL:
        view->final = 1;
        view->closing = event->by;
        break;
    case BAOBEI_EVENT_SCORES:
        memcpy(view->last, event->value, sizeof view->last);
        break;
    case BAOBEI_EVENT_SUMS:
        memcpy(view->sum, event->value, sizeof view->sum);
        view->first = event->by;
        view->decision.active = BAOBEI_NO_SEAT;
        break;
    case BAOBEI_EVENT_OVER:
        view->winner = event->by;
        break;
    default: /* nothing that a view shows */
        break;
    }
}

static void fold_faces(baobei_view *view, const baobei_event *event)
{
    if (event->kind == BAOBEI_EVENT_INSPECTED)
        for (uint32_t i = 0; i < 2; i++)
            view->face[event->seat[i]][event->slot[i]] = event->card[i];
    for (uint32_t i = 0; event->kind != BAOBEI_EVENT_INSPECTED && i < event->count; i++) {
        uint32_t slot = event->slot[0] + i;

        if (event->kind == BAOBEI_EVENT_DEALT)
            put(view, event->seat[0], slot, (uint32_t)event->value[i]);
        else if (view->place[event->seat[0]][slot]) /* revealed */
            view->face[event->seat[0]][slot] = (uint8_t)event->value[i];
    }
}

/* Whatever an event says is used as an index only after this. */
static bool is_possible(const baobei_event *event)
{
    bool run = event->kind == BAOBEI_EVENT_DEALT || event->kind == BAOBEI_EVENT_REVEALED;
    bool pair = event->kind == BAOBEI_EVENT_PLUCKED || event->kind == BAOBEI_EVENT_REPLACED;

    for (uint32_t i = 0; i < 2; i++)
        if (event->seat[i] >= BAOBEI_MAX_SEATS || event->slot[i] >= BAOBEI_MAX_SLOTS)
            return false;
    if (run && (event->count > 6 || event->slot[0] + event->count > BAOBEI_MAX_SLOTS))
        return false;
    if (pair && event->count > 2)
        return false;
    if (event->kind < BAOBEI_EVENT_ROUND || event->kind > BAOBEI_EVENT_OVER)
        return false;
    return event->by < BAOBEI_MAX_SEATS || event->by == BAOBEI_NO_SEAT;
}

/* The kinds that say something about one seat. */
static bool needs_seat(uint32_t kind)
{
    return kind == BAOBEI_EVENT_TURN || kind == BAOBEI_EVENT_LOOKED || kind == BAOBEI_EVENT_PASSED ||
           kind == BAOBEI_EVENT_BAO || kind == BAOBEI_EVENT_SHIELD_UP || kind == BAOBEI_EVENT_SHIELD_DOWN;
}

baobei_status bbi_fold(baobei_view *view, const baobei_event *event)
{
    if (!is_possible(event) || (needs_seat(event->kind) && event->by == BAOBEI_NO_SEAT))
        return BAOBEI_BAD_ARGUMENT;
    switch (event->kind) {
    case BAOBEI_EVENT_ROUND:
        fold_round(view, event);
        break;
    case BAOBEI_EVENT_DECISION:
        fold_decision(view, event);
        break;
    case BAOBEI_EVENT_KEPT:
    case BAOBEI_EVENT_TOOK:
    case BAOBEI_EVENT_GAVE:
    case BAOBEI_EVENT_PLACED:
    case BAOBEI_EVENT_SWAPPED:
    case BAOBEI_EVENT_LEFT:
    case BAOBEI_EVENT_REPLACED:
        fold_places(view, event);
        break;
    case BAOBEI_EVENT_TURNED:
    case BAOBEI_EVENT_DREW:
    case BAOBEI_EVENT_ADDED:
    case BAOBEI_EVENT_DREW_TWO:
    case BAOBEI_EVENT_DISCARDED:
    case BAOBEI_EVENT_PLUCKED:
    case BAOBEI_EVENT_SLID:
    case BAOBEI_EVENT_RECYCLED:
        fold_piles(view, event);
        break;
    case BAOBEI_EVENT_DEALT:
    case BAOBEI_EVENT_INSPECTED:
    case BAOBEI_EVENT_REVEALED:
        fold_faces(view, event);
        break;
    default:
        fold_course(view, event);
    }
    if (event->kind != BAOBEI_EVENT_PASSED) /* a notice takes no number */
        view->decision.serial = bbi_number_after(event->serial);
    return BAOBEI_OK;
}

/* The cards of one seat, ascending by slot; false if there are more than a deck has. */
static bool list_cards(const baobei_view *view, uint32_t seat, bbi_board *board)
{
    uint32_t count = board->start[seat];

    for (uint32_t slot = 0; slot < view->slots[seat]; slot++) {
        if (!view->place[seat][slot])
            continue;
        if (count == BAOBEI_MAX_CARDS)
            return false;
        board->slot[count++] = (uint8_t)(slot | (view->place[seat][slot] & 2 ? BBI_LOCKED : 0u));
        board->locks = (uint8_t)(board->locks + (view->place[seat][slot] >> 1 & 1));
    }
    board->start[seat + 1] = (uint8_t)count;
    return true;
}

/* A decision that a game can come to, as far as listing its answers needs it. */
static bool decision_possible(const baobei_decision *decision)
{
    for (uint32_t i = 0; i < 2; i++)
        if (decision->seat[i] >= BAOBEI_MAX_SEATS || decision->slot[i] >= BAOBEI_MAX_SLOTS)
            return false;
    switch (decision->kind) {
    case BAOBEI_DECISION_DEAL:
    case BAOBEI_DECISION_OVER:
        return decision->asked == 0;
    case BAOBEI_DECISION_LOOK:
    case BAOBEI_DECISION_REPLACE:
        return decision->count == 1 || decision->count == 2;
    case BAOBEI_DECISION_TARGET:
        return decision->power >= BAOBEI_POWER_LOOK && decision->power <= BAOBEI_POWER_ADD;
    default:
        return decision->kind > BAOBEI_DECISION_DEAL && decision->kind < BAOBEI_DECISION_OVER;
    }
}

/* A shield is that of a seat that plays. */
static bool shield_possible(const baobei_view *view)
{
    return !view->shield || (view->announcer < BAOBEI_MAX_SEATS && bbi_has(view->playing, view->announcer));
}

bool bbi_board_from_view(const baobei_view *view, bbi_board *board)
{
    const baobei_decision *decision = &view->decision;

    memset(board, 0, sizeof *board);
    if (view->seats < 2 || view->seats > BAOBEI_MAX_SEATS || view->playing >> view->seats ||
        decision->asked & ~(uint32_t)view->playing || !shield_possible(view) || !decision_possible(decision))
        return false;
    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++) {
        bool dealt = bbi_has(view->playing, seat);

        if (view->slots[seat] >= BAOBEI_MAX_SLOTS || (view->slots[seat] && !dealt) || !list_cards(view, seat, board))
            return false;
        board->slots[seat] = view->slots[seat];
    }
    board->seats = view->seats;
    board->playing = view->playing;
    board->announcer = view->announcer;
    board->shield = view->shield != 0;
    board->final = view->final;
    board->active = decision->active;
    board->kind = decision->kind;
    board->asked = decision->asked;
    board->answered = (uint8_t)(decision->asked & ~(uint32_t)decision->waiting);
    board->power = decision->power;
    board->species = decision->species;
    board->cause = decision->cause;
    board->count = decision->count;
    for (uint32_t i = 0; i < 2; i++) {
        board->at_seat[i] = decision->seat[i];
        board->at_slot[i] = decision->slot[i];
    }
    return true;
}
