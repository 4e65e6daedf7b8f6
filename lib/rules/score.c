/* The end of a round and of the match (R5). */
#include "rules/move.h"
#include "table/know.h"

/* Sums stay far inside 32 bits, also in a match of house rules that never ends. */
enum { MOST_SUM = 1000000000 };

/* R5.1 */
static int32_t total_of(const bbi_state *state, uint32_t seat)
{
    int32_t total = 0;

    for (uint32_t entry = state->board.start[seat]; entry < state->board.start[seat + 1]; entry++)
        total += bbi_species_of(&state->rules, bbi_face(state, state->card[entry]))->points;
    return total;
}

/* R5.2: what the announcer records. */
static int32_t announcer_score(const bbi_state *state, const int32_t *total)
{
    uint32_t announcer = state->board.announcer;
    int32_t failed = total[announcer] * bbi_rule(&state->rules, BAOBEI_RULE_BAO_FACTOR);
    int32_t floor = bbi_rule(&state->rules, BAOBEI_RULE_BAO_FLOOR);

    for (uint32_t seat = 0; seat < state->board.seats; seat++)
        if (bbi_has(state->board.playing, seat) && seat != announcer && total[seat] <= total[announcer])
            return failed > floor ? failed : floor;
    return total[announcer] < 0 ? total[announcer] : 0;
}

/* R5.6: cards are turned face up; each fact covers some slots, from one that holds a card. */
static void reveal(bbi_move *move)
{
    bbi_state *state = move->state;
    const bbi_board *board = &state->board;

    state->open = 1;
    bbi_know_open(state);
    for (uint32_t seat = 0; seat < board->seats; seat++) {
        baobei_event *fact = NULL;
        uint32_t from = 0;

        for (uint32_t entry = board->start[seat]; entry < board->start[seat + 1]; entry++) {
            uint32_t slot = board->slot[entry] & BBI_SLOT;

            if (!fact || slot >= from + BBI_FACT_PLACES) {
                from = slot;
                fact = bbi_fact(&move->facts, state, BAOBEI_EVENT_REVEALED, BAOBEI_NO_SEAT);
                fact->seat[0] = (uint8_t)seat;
                fact->slot[0] = (uint8_t)slot;
            }
            if (bbi_watched(&move->facts)) {
                fact->count = (uint8_t)(slot - from + 1);
                fact->value[slot - from] = (int32_t)bbi_face(state, state->card[entry]);
            }
        }
    }
}

static baobei_event *report_numbers(bbi_move *move, uint32_t event, uint32_t by, const int32_t *numbers)
{
    baobei_event *fact = bbi_fact(&move->facts, move->state, event, by);

    if (bbi_watched(&move->facts))
        memcpy(fact->value, numbers, sizeof fact->value);
    return fact;
}

/* The seats of a set with the lowest number. */
static uint32_t lowest(const int32_t *numbers, uint32_t set)
{
    uint32_t found = 0;
    int32_t least = INT32_MAX;

    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++) {
        if (!bbi_has(set, seat) || numbers[seat] > least)
            continue;
        if (numbers[seat] < least)
            found = 0;
        least = numbers[seat];
        found |= bbi_bit(seat);
    }
    return found;
}

/* R1.4, R11.8: the highest recorded score; of tied seats the first one in the old turn order. */
static uint32_t next_first(const bbi_state *state)
{
    uint32_t best = state->first;

    for (uint32_t seat = bbi_next(state->board.playing, best); seat != state->first;
         seat = bbi_next(state->board.playing, seat))
        if (state->last[seat] > state->last[best])
            best = seat;
    return best;
}

/* R5.4 */
static bool limit_reached(const bbi_state *state)
{
    int32_t limit = bbi_rule(&state->rules, (baobei_rule)(BAOBEI_RULE_LIMIT_2 + state->board.seats - 2));

    for (uint32_t seat = 0; seat < state->board.seats; seat++)
        if (state->sum[seat] >= limit)
            return true;
    return false;
}

/* Who plays next: everybody, the tied (R5.5), or nobody any more. */
static void settle_match(bbi_state *state)
{
    uint32_t best;

    if (!state->decisive && !limit_reached(state)) {
        state->first = (uint8_t)next_first(state);
        return;
    }
    best = lowest(state->decisive ? state->last : state->sum, state->board.playing);
    state->first = BAOBEI_NO_SEAT;
    if (bbi_count(best) == 1) {
        state->winner = (uint8_t)bbi_next(best, 0);
        state->next = 0;
    } else {
        state->next = (uint8_t)best;
        state->next_decisive = 1;
    }
}

static int32_t add(int32_t sum, int32_t score)
{
    sum += score;
    if (sum > MOST_SUM)
        return MOST_SUM;
    return sum < -MOST_SUM ? -MOST_SUM : sum;
}

void bbi_round_end(bbi_move *move)
{
    bbi_state *state = move->state;
    int32_t total[BAOBEI_MAX_SEATS] = {0};

    reveal(move);
    for (uint32_t seat = 0; seat < state->board.seats; seat++)
        state->last[seat] = total[seat] = total_of(state, seat);
    if (state->board.announcer != BAOBEI_NO_SEAT && !state->board.final) /* R5.3, R11.1 */
        state->last[state->board.announcer] = announcer_score(state, total);
    if (!state->decisive) /* R11.9 */
        for (uint32_t seat = 0; seat < state->board.seats; seat++)
            state->sum[seat] = add(state->sum[seat], state->last[seat]);
    settle_match(state);
    report_numbers(move, BAOBEI_EVENT_TOTALS, BAOBEI_NO_SEAT, total);
    report_numbers(move, BAOBEI_EVENT_SCORES, BAOBEI_NO_SEAT, state->last);
    report_numbers(move, BAOBEI_EVENT_SUMS, state->first, state->sum)->count = state->next;
    state->board.active = BAOBEI_NO_SEAT;
    if (state->next == 0)
        bbi_fact(&move->facts, state, BAOBEI_EVENT_OVER, state->winner);
    bbi_ask(move, state->next ? BAOBEI_DECISION_DEAL : BAOBEI_DECISION_OVER, 0, NULL);
}
