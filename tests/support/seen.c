#include "seen.h"

#include <stdbool.h>
#include <string.h>

static bool has(uint32_t set, uint32_t seat)
{
    return seat < BAOBEI_MAX_SEATS && (set >> seat & 1);
}

static bool is_one(uint32_t set)
{
    return set && !(set & (set - 1));
}

static bool between_rounds(const baobei_view *view)
{
    return view->decision.kind == BAOBEI_DECISION_DEAL || view->decision.kind == BAOBEI_DECISION_OVER;
}

static uint32_t hand_size(const baobei_view *view)
{
    return (view->hand[0] ? 1u : 0u) + (view->hand[1] ? 1u : 0u);
}

static uint32_t cards_of(const baobei_view *view, uint32_t seat)
{
    uint32_t cards = 0;

    for (uint32_t slot = 0; slot < BAOBEI_MAX_SLOTS; slot++)
        cards += view->place[seat][slot] & 1;
    return cards;
}

/* The deck: how many cards, and that no more of a species lie open to the host than it has. */
static const char *deck_fault(const baobei_game *game, const baobei_view *view, const uint32_t *open, uint32_t *cards)
{
    *cards = 0;
    for (uint32_t species = 1; species <= BAOBEI_MAX_SPECIES; species++) {
        baobei_species row;

        if (baobei_rules_get_species(baobei_game_rules(game), species, &row) != BAOBEI_OK)
            return "a species of a game cannot be read";
        *cards += row.copies;
        if (view->round && open[species] > row.copies)
            return "there are more cards of a species than its copies";
    }
    return NULL;
}

static const char *cards_fault(const baobei_game *game, const baobei_view *view)
{
    uint32_t open[256] = {0};
    uint32_t cards = (uint32_t)view->draw + view->discard + view->under + hand_size(view);
    uint32_t deck = 0;
    const char *fault;

    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++)
        for (uint32_t slot = 0; slot < BAOBEI_MAX_SLOTS; slot++) {
            uint32_t face = view->face[seat][slot];

            if ((face != 0) != (view->place[seat][slot] != 0) || face > BAOBEI_MAX_SPECIES)
                return "the host sees no face where a card lies, or one where none does";
            cards += face != 0;
            open[face]++;
        }
    open[view->hand[0]]++;
    open[view->hand[1]]++;
    open[view->top]++;
    fault = deck_fault(game, view, open, &deck);
    if (fault)
        return fault;
    return cards == (view->round ? deck : 0) ? NULL : "cards are not conserved";
}

static const char *slots_fault(const baobei_view *view)
{
    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++) {
        bool shielded = view->shield && seat == view->announcer;

        if (view->slots[seat] >= BAOBEI_MAX_SLOTS || (view->slots[seat] && !has(view->playing, seat)))
            return "slots that cannot be";
        for (uint32_t slot = 0; slot < BAOBEI_MAX_SLOTS; slot++) {
            uint32_t place = view->place[seat][slot];

            if (place && (slot >= view->slots[seat] || !(place & 1) || place > 7 || (place >> 2 & 1) != shielded))
                return "a place that cannot be";
        }
    }
    return NULL;
}

/* R3.2, R11.20: a window asks every seat with a card but the active one. */
static uint32_t window_seats(const baobei_view *view)
{
    uint32_t set = 0;

    for (uint32_t seat = 0; seat < view->seats; seat++)
        if (seat != view->decision.active && cards_of(view, seat))
            set |= 1u << seat;
    return set;
}

static bool asked_well(const baobei_view *view)
{
    const baobei_decision *now = &view->decision;

    switch (now->kind) {
    case BAOBEI_DECISION_LOOK: return now->asked == view->playing && now->active == BAOBEI_NO_SEAT;
    case BAOBEI_DECISION_TURN:
    case BAOBEI_DECISION_DRAWN: return now->asked == 1u << now->active;
    case BAOBEI_DECISION_CLAIM: return now->asked == window_seats(view) && view->top;
    case BAOBEI_DECISION_END: /* R4.1 */
        return now->asked == 1u << now->active && !view->final && view->announcer == BAOBEI_NO_SEAT;
    case BAOBEI_DECISION_USE:
    case BAOBEI_DECISION_TARGET:
    case BAOBEI_DECISION_SWAP:
    case BAOBEI_DECISION_REPLACE: return is_one(now->asked) && now->power && now->species;
    case BAOBEI_DECISION_GIVE:
    case BAOBEI_DECISION_PLACE: return is_one(now->asked);
    default: return false;
    }
}

/* How many cards are drawn and not yet placed while a decision is pending. */
static uint32_t held_cards(const baobei_decision *now)
{
    switch (now->kind) {
    case BAOBEI_DECISION_REPLACE: return now->count;
    case BAOBEI_DECISION_DRAWN:
    case BAOBEI_DECISION_PLACE: return 1;
    default: return 0;
    }
}

static const char *decision_fault(const baobei_view *view)
{
    const baobei_decision *now = &view->decision;

    if (hand_size(view) != held_cards(now))
        return "a hand that does not belong to the decision";
    if ((now->kind == BAOBEI_DECISION_OVER) != (view->winner != BAOBEI_NO_SEAT))
        return "a winner before the end, or an end without one";
    if (between_rounds(view))
        return now->asked || now->waiting || now->timed || now->active != BAOBEI_NO_SEAT
                   ? "a seat is asked between rounds"
                   : NULL;
    if (!now->waiting || (now->waiting & ~now->asked) || !asked_well(view) || !now->timed)
        return "nobody is asked, or not the right seats";
    return now->kind != BAOBEI_DECISION_LOOK && !has(view->playing, now->active) ? "no active seat" : NULL;
}

const char *seen_host_fault(const baobei_game *game)
{
    static const uint8_t zeros[sizeof(baobei_view)];
    baobei_view view;
    const char *fault;

    if (baobei_view_get(game, BAOBEI_VIEWER_HOST, &view) != BAOBEI_OK)
        return "the host gets no view";
    if (view.viewer != BAOBEI_VIEWER_HOST)
        return "a view says that it is another viewer's";
    if (memcmp(view.reserved, zeros, sizeof view.reserved) != 0 ||
        memcmp(view.decision.reserved, zeros, sizeof view.decision.reserved) != 0)
        return "a reserve is not zero";
    if (view.shield && (view.final || view.announcer == BAOBEI_NO_SEAT))
        return "a shield that cannot be";
    fault = cards_fault(game, &view);
    if (!fault)
        fault = slots_fault(&view);
    return fault ? fault : decision_fault(&view);
}

/* R12.22, R12.31: whether a seat, BAOBEI_MAX_SEATS for a spectator, sees the face of a card in a slot. */
static bool sees(const baobei_view *host, uint32_t viewer, uint32_t seat, uint32_t slot)
{
    const baobei_decision *now = &host->decision;

    if (between_rounds(host))
        return true;
    if (now->kind != BAOBEI_DECISION_SWAP || !has(now->asked, viewer))
        return false;
    return (now->seat[0] == seat && now->slot[0] == slot) || (now->seat[1] == seat && now->slot[1] == slot);
}

/* The view that a seat must get, made from the host's. */
static void hide(const baobei_view *host, uint32_t viewer, baobei_view *out)
{
    const baobei_decision *now = &host->decision;

    *out = *host;
    out->viewer = (uint16_t)(viewer < BAOBEI_MAX_SEATS ? (uint32_t)BAOBEI_VIEWER_SEAT_0 << viewer
                                                        : (uint32_t)BAOBEI_VIEWER_SPECTATOR);
    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++)
        for (uint32_t slot = 0; slot < BAOBEI_MAX_SLOTS; slot++)
            if (host->face[seat][slot] && !sees(host, viewer, seat, slot))
                out->face[seat][slot] = BAOBEI_HIDDEN;
    for (uint32_t i = 0; i < 2; i++) /* R12.5, R12.25; an added card is seen by nobody: R12.16 */
        if (host->hand[i] && (now->kind == BAOBEI_DECISION_PLACE || !has(now->asked, viewer)))
            out->hand[i] = BAOBEI_HIDDEN;
    if (now->kind == BAOBEI_DECISION_CLAIM) { /* R12.10 */
        uint32_t own = has(now->asked & ~(uint32_t)now->waiting, viewer) ? 1u << viewer : 0u;

        out->decision.waiting = (uint8_t)(now->asked & ~own);
    }
}

const char *seen_fault(const baobei_game *game)
{
    baobei_view host;

    if (baobei_view_get(game, BAOBEI_VIEWER_HOST, &host) != BAOBEI_OK)
        return "the host gets no view";
    for (uint32_t viewer = 0; viewer <= BAOBEI_MAX_SEATS; viewer++) { /* the last one is the spectator */
        baobei_viewer value = (baobei_viewer)(BAOBEI_VIEWER_SEAT_0 << viewer);
        baobei_view wanted;
        baobei_view view;
        baobei_decision now;
        baobei_status status = baobei_view_get(game, value, &view);

        if (viewer >= host.seats && viewer < BAOBEI_MAX_SEATS) {
            if (status != BAOBEI_BAD_VIEWER || baobei_decision_get(game, value, &now) != BAOBEI_BAD_VIEWER)
                return "a viewer that this game has not was not refused";
            continue;
        }
        hide(&host, viewer, &wanted);
        if (status != BAOBEI_OK || memcmp(&view, &wanted, sizeof view) != 0)
            return "a viewer sees what it should not, or not what it should";
        if (baobei_decision_get(game, value, &now) != BAOBEI_OK || memcmp(&now, &view.decision, sizeof now) != 0)
            return "the decision is not that of the view";
    }
    return NULL;
}
