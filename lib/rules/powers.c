/* When powers run (R6), and what they do (R7). */
#include "rules/move.h"
#include "rules/reach.h"
#include "table/know.h"
#include "table/piles.h"
#include "table/slots.h"

void bbi_power_earn(bbi_move *move, uint32_t user, uint32_t species, uint32_t cause)
{
    bbi_state *state = move->state;
    const bbi_earned earned = {(uint8_t)user, (uint8_t)species, (uint8_t)cause};
    uint32_t place = state->powers;

    if (bbi_species_of(&state->rules, species)->power == BAOBEI_POWER_NONE)
        return;
    if (place == 1 && state->power[0].cause == BAOBEI_CAUSE_DISCARD &&
        bbi_rule(&state->rules, BAOBEI_RULE_CLAIMANT_FIRST)) { /* R11.2 */
        state->power[1] = state->power[0];
        place = 0;
    }
    state->power[place] = earned;
    state->powers++;
}

static void report_power(bbi_move *move, uint32_t event, const bbi_earned *power)
{
    baobei_event *fact = bbi_fact(&move->facts, move->state, event, power->user);

    fact->cause = power->cause;
    fact->card[0] = power->species;
    fact->value[0] = bbi_species_of(&move->state->rules, power->species)->power;
}

static void ask_power(bbi_move *move, uint32_t kind, const bbi_earned *power, uint32_t count)
{
    const bbi_about about = {*power, (uint8_t)count, {0, 0}, {0, 0}};

    bbi_ask(move, kind, bbi_bit(power->user), &about);
}

/* The power of the pending decision. */
static bbi_earned running(const bbi_state *state)
{
    const bbi_board *board = &state->board;
    const bbi_earned power = {(uint8_t)bbi_next(board->asked, 0), board->species, board->cause};

    return power;
}

static void slide(bbi_move *move, uint32_t user, const uint8_t *cards, uint32_t count, uint32_t unused)
{
    bbi_state *state = move->state;
    baobei_event *fact = bbi_fact(&move->facts, state, BAOBEI_EVENT_SLID, user);

    for (uint32_t i = 0; i < count; i++)
        bbi_pile_slide(state, cards[i]);
    fact->count = (uint8_t)count;
    fact->value[0] = (int32_t)unused;
}

/* R7.6, R11.28: the shoebill draws first and then sees what it can do. */
static baobei_status start_replace(bbi_move *move, const bbi_earned *power)
{
    bbi_state *state = move->state;
    bbi_reach cards;
    baobei_event *fact;

    state->held = 0;
    while (state->held < 2) {
        uint32_t card;
        baobei_status status = bbi_draw(move, power->user, &card);

        if (status != BAOBEI_OK)
            return status;
        if (card == BBI_NO_CARD)
            break;
        bbi_know_see(state, card, bbi_bit(power->user));
        state->hand[state->held++] = (uint8_t)card;
    }
    if (state->held == 0) { /* R11.15 */
        report_power(move, BAOBEI_EVENT_NO_EFFECT, power);
        return BAOBEI_OK;
    }
    fact = bbi_fact(&move->facts, state, BAOBEI_EVENT_DREW_TWO, power->user);
    fact->count = state->held;
    fact->value[0] = state->draw;
    for (uint32_t i = 0; i < state->held; i++)
        fact->card[i] = (uint8_t)bbi_face(state, state->hand[i]);
    bbi_reach_movable(&state->board, power->user, &cards);
    if (bbi_reach_count(&cards)) {
        ask_power(move, BAOBEI_DECISION_REPLACE, power, state->held);
        return BAOBEI_OK;
    }
    slide(move, power->user, state->hand, state->held, state->held);
    state->held = 0;
    return BAOBEI_OK;
}

static baobei_status start(bbi_move *move, const bbi_earned *power)
{
    uint32_t kind = bbi_species_of(&move->state->rules, power->species)->power;

    report_power(move, BAOBEI_EVENT_POWER, power);
    if (kind == BAOBEI_POWER_REPLACE)
        return start_replace(move, power);
    if (bbi_power_targets(&move->state->board, kind, power->user)) {
        ask_power(move, BAOBEI_DECISION_TARGET, power, 0);
        return BAOBEI_OK;
    }
    report_power(move, BAOBEI_EVENT_NO_EFFECT, power); /* R6.5 */
    return BAOBEI_OK;
}

baobei_status bbi_power_next(bbi_move *move)
{
    bbi_state *state = move->state;
    const bbi_earned power = state->power[0];

    state->power[0] = state->power[1];
    state->powers--;
    if (!bbi_rule(&state->rules, BAOBEI_RULE_POWER_FREE)) /* R11.3 */
        return start(move, &power);
    ask_power(move, BAOBEI_DECISION_USE, &power, 0);
    return BAOBEI_OK;
}

/* R7.1, R7.2 */
static void look(bbi_move *move, uint32_t user, const baobei_parts *parts)
{
    bbi_state *state = move->state;
    bool shown = parts->kind == BAOBEI_ACTION_SHOW;
    uint32_t entry = bbi_find(&state->board, parts->seat[0], parts->slot[0]);
    baobei_event *fact = bbi_fact(&move->facts, state, shown ? BAOBEI_EVENT_SHOWN : BAOBEI_EVENT_PEEKED, user);

    bbi_know_see(state, state->card[entry], shown ? (uint32_t)BBI_EVERYBODY : bbi_bit(user));
    bbi_fact_entry(state, fact, 0, entry);
}

/* R7.3, and R7.4 when the macaw decides to. */
static void swap(bbi_move *move, uint32_t user, const uint8_t seat[2], const uint8_t slot[2])
{
    bbi_state *state = move->state;
    uint32_t entry[2];
    baobei_event *fact;

    for (uint32_t i = 0; i < 2; i++)
        entry[i] = bbi_find(&state->board, seat[i], slot[i]);
    bbi_slot_swap(state, entry[0], entry[1]);
    fact = bbi_fact(&move->facts, state, BAOBEI_EVENT_SWAPPED, user);
    fact->cause = BAOBEI_CAUSE_POWER;
    for (uint32_t i = 0; i < 2; i++) {
        bbi_slot_lock(state, entry[i]);
        bbi_bao_touch(state, user, seat[i]);
        bbi_fact_entry(state, fact, i, entry[i]);
    }
}

/* R7.4, first half */
static void inspect(bbi_move *move, const bbi_earned *power, const baobei_parts *parts)
{
    bbi_state *state = move->state;
    const bbi_about about = {
        *power, 0, {parts->seat[0], parts->seat[1]}, {parts->slot[0], parts->slot[1]}};
    baobei_event *fact = bbi_fact(&move->facts, state, BAOBEI_EVENT_INSPECTED, power->user);

    for (uint32_t i = 0; i < 2; i++) {
        uint32_t entry = bbi_find(&state->board, parts->seat[i], parts->slot[i]);

        bbi_know_see(state, state->card[entry], bbi_bit(power->user));
        bbi_fact_entry(state, fact, i, entry);
    }
    bbi_ask(move, BAOBEI_DECISION_SWAP, bbi_bit(power->user), &about);
}

/* R7.4, second half: nothing is swapped */
static void leave(bbi_move *move, uint32_t user)
{
    bbi_state *state = move->state;
    const bbi_board *board = &state->board;
    baobei_event *fact = bbi_fact(&move->facts, state, BAOBEI_EVENT_LEFT, user);

    for (uint32_t i = 0; i < 2; i++)
        bbi_fact_entry(state, fact, i, bbi_find(board, board->at_seat[i], board->at_slot[i]));
}

/* One half of a shoebill: a drawn card takes the place of another, which is returned. */
static uint32_t replace_half(bbi_state *state, uint32_t seat, uint32_t slot, uint32_t card, baobei_event *fact)
{
    uint32_t entry = bbi_find(&state->board, seat, slot);
    uint32_t old = bbi_slot_replace(state, entry, card);

    if (bbi_rule(&state->rules, BAOBEI_RULE_LOCK_NEW)) { /* R11.4 */
        bbi_slot_lock(state, entry);
        fact->value[0] = 1;
    }
    bbi_fact_entry(state, fact, fact->count++, entry);
    return old;
}

static void replace(bbi_move *move, uint32_t user, const baobei_parts *parts)
{
    bbi_state *state = move->state;
    uint32_t drawn = state->held;
    uint32_t chosen = state->hand[parts->choice];
    uint32_t other = state->hand[1 - parts->choice]; /* of no use if only one was drawn */
    uint8_t under[3];                                /* R11.29: own old, opposing old, unused */
    uint32_t count = 0;
    baobei_event *fact = bbi_fact(&move->facts, state, BAOBEI_EVENT_REPLACED, user);

    fact->count = 0; /* counted up by each half */
    move->told = drawn == 2 && bbi_know_origin(state, chosen) != bbi_know_origin(state, other);
    if (move->told)
        fact->value[1] = 1 + parts->choice; /* drawn from two piles */
    if (parts->kind != BAOBEI_ACTION_REPLACE_OTHER)
        under[count++] = (uint8_t)replace_half(state, user, parts->slot[0], chosen, fact);
    if (parts->kind != BAOBEI_ACTION_REPLACE_OWN) {
        uint32_t card = parts->kind == BAOBEI_ACTION_REPLACE_BOTH ? other : chosen;

        under[count++] = (uint8_t)replace_half(state, parts->seat[1], parts->slot[1], card, fact);
        bbi_bao_touch(state, user, parts->seat[1]);
    }
    if (count < drawn)
        under[count++] = (uint8_t)other;
    state->held = 0;
    slide(move, user, under, count, parts->kind != BAOBEI_ACTION_REPLACE_BOTH && drawn == 2);
}

baobei_status bbi_power_act(bbi_move *move, const baobei_parts *parts)
{
    const bbi_board *board = &move->state->board;
    const bbi_earned power = running(move->state);

    switch (parts->kind) {
    case BAOBEI_ACTION_USE:
        return start(move, &power);
    case BAOBEI_ACTION_DECLINE:
        report_power(move, BAOBEI_EVENT_DECLINED, &power);
        break;
    case BAOBEI_ACTION_SWAP:
        swap(move, power.user, parts->seat, parts->slot);
        break;
    case BAOBEI_ACTION_INSPECT:
        inspect(move, &power, parts);
        break;
    case BAOBEI_ACTION_SWAP_SEEN:
        swap(move, power.user, board->at_seat, board->at_slot);
        break;
    case BAOBEI_ACTION_LEAVE:
        leave(move, power.user);
        break;
    case BAOBEI_ACTION_ADD: /* R7.5 */
        bbi_fact(&move->facts, move->state, BAOBEI_EVENT_CHOSE, power.user)->seat[0] = parts->seat[0];
        return bbi_add_card(move, power.user, parts->seat[0], &power);
    case BAOBEI_ACTION_PEEK:
    case BAOBEI_ACTION_SHOW:
        look(move, power.user, parts);
        break;
    default:
        replace(move, power.user, parts);
        break;
    }
    return BAOBEI_OK;
}
