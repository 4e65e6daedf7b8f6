#include "checks.h"

#include <string.h>

#include "api/game_object.h"
#include "viewers.h"

bool checker_open(checker *c, const baobei_game *game)
{
    memset(c, 0, sizeof *c);
    return inspector_open(&c->inspector, game, 1) && trip_open(&c->trip, 1) &&
           baobei_game_new(NULL, 2, 0, NULL, NULL, &c->copy) == BAOBEI_OK;
}

void checker_close(checker *c)
{
    inspector_close(&c->inspector);
    trip_close(&c->trip);
    baobei_game_free(c->copy);
}

/* Every card of the deck is in exactly one place, whatever the views say. */
static const char *cards_fault(const bbi_state *state)
{
    int left[BAOBEI_MAX_SPECIES + 1] = {0};
    const uint8_t *end = state->pile + BAOBEI_MAX_CARDS;

    if (!state->board.playing)
        return NULL; /* nothing has been dealt */
    for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++)
        left[row + 1] = state->rules.species[row].copies;
    for (uint32_t i = 0; i < bbi_cards_on_table(&state->board); i++)
        left[state->face[state->card[i]]]--;
    for (uint32_t i = 0; i < state->held; i++)
        left[state->face[state->hand[i]]]--;
    for (uint32_t i = 0; i < (uint32_t)state->discard + state->under; i++)
        left[state->face[state->pile[i]]]--;
    for (uint32_t i = 1; i <= state->draw; i++)
        left[state->face[*(end - i)]]--;
    for (uint32_t species = 0; species <= BAOBEI_MAX_SPECIES; species++)
        if (left[species])
            return "cards are not conserved";
    return NULL;
}

/* All ids of a space that has a slot more than any seat, tried by one seat. */
static const char *seat_fault(checker *c, baobei_game *game, uint32_t seat, uint32_t slots)
{
    static baobei_action list[LAWFUL_MOST];
    const uint32_t token = game->state.token;
    const uint32_t ids = baobei_action_id(game->state.board.seats, slots, 0);
    const uint32_t count = lawful_list(game, seat, list);
    uint32_t listed = 0;

    if (count > c->most_actions)
        c->most_actions = count;
    for (uint32_t id = 0; id < ids; id++) {
        baobei_action action = baobei_action_from_id(game->state.board.seats, slots, id);
        baobei_status status = baobei_check(game, seat, action);

        if (listed < count && list[listed] == action) {
            listed++;
            if (status != BAOBEI_OK)
                return "check refuses what is listed";
            continue;
        }
        if (status == BAOBEI_OK)
            return "check allows what is not listed";
        if (baobei_apply(game, seat, token, action) != status)
            return "apply refuses for another reason than check";
        c->refusals++;
    }
    if (ids > c->most_ids)
        c->most_ids = ids;
    return listed == count ? NULL : "a listed action has no id";
}

/* One picture before and one comparison after: what all of them together have left as it was, each has. */
static const char *refusals_fault(checker *c, baobei_game *game)
{
    const size_t size = misuse_object_size(game);
    const uint32_t seats = game->state.board.seats;
    uint32_t slots = 1;
    const char *fault = NULL;

    for (uint32_t seat = 0; seat < seats; seat++)
        if (game->state.board.slots[seat] >= slots)
            slots = game->state.board.slots[seat] + 1u;
    memcpy(c->inspector.room, game, size);
    for (uint32_t seat = 0; seat <= seats && !fault; seat++)
        fault = seat_fault(c, game, seat < seats ? seat : BAOBEI_NO_SEAT, slots);
    if (fault)
        return fault;
    return memcmp(c->inspector.room, game, size) == 0 ? NULL : "a refused action has changed the game";
}

static const char *copy_fault(checker *c, const baobei_game *game)
{
    static note one;
    static note two;

    if (baobei_game_copy(c->copy, game) != BAOBEI_OK)
        return "a game cannot be copied";
    if (memcmp(&c->copy->state, &game->state, sizeof game->state) != 0)
        return "a copy is another state";
    return note_full(game, &one) && note_full(c->copy, &two) && note_same(&one, &two) ? NULL
                                                                                    : "a copy is another position";
}

static const char *texts_fault(checker *c, const baobei_game *game)
{
    static note n;

    for (uint32_t v = viewer_from(0, game->state.board.seats); v < VIEWER_HOST;
         v = viewer_from(v + 1, game->state.board.seats)) {
        if (!note_seat(game, viewer_at(v), &n))
            return "a seat position does not fit its room";
        if (n.length > c->longest_text)
            c->longest_text = (uint32_t)n.length;
    }
    if (c->trip.longest_full > c->longest_text)
        c->longest_text = (uint32_t)c->trip.longest_full;
    return NULL;
}

const char *checker_fault(checker *c, baobei_game *game)
{
    const char *fault = cards_fault(&game->state);

    if (!fault && !bbi_state_valid(&game->state))
        fault = "the state is not valid";
    if (!fault)
        fault = inspect_position(&c->inspector, game);
    if (!fault)
        fault = refusals_fault(c, game);
    if (!fault)
        fault = copy_fault(c, game);
    if (!fault)
        fault = trip_full(&c->trip, game);
    return fault ? fault : texts_fault(c, game);
}
