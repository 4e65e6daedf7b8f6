#include <baobei/action.h>

#include "api/game_object.h"
#include "base/fetch.h"
#include "engine/step.h"
#include "rules/legal.h"
#include "rules/names.h"

/*
 * Who asks for the decision is about to answer it. A game among thousands is not in any cache; so what
 * the answer will need is sent for now, all at once, and not waited for piece by piece.
 */
static void fetch_cards(const bbi_state *state)
{
    enum { LINE = 64 };
    const uint8_t *bytes = (const uint8_t *)state;

    for (size_t at = offsetof(bbi_state, card); at < offsetof(bbi_state, know) + sizeof state->know[0]; at += LINE)
        BBI_FETCH(bytes + at);
    BBI_FETCH(state->rules.species);
    BBI_FETCH(state->rules.value);
}

baobei_status baobei_decision_get(const baobei_game *game, baobei_viewer viewer, baobei_decision *out)
{
    uint32_t who;

    if (!game || !out)
        return BAOBEI_BAD_ARGUMENT;
    if (!bbi_viewer_from((uint32_t)viewer, game->state.board.seats, &who))
        return BAOBEI_BAD_VIEWER;
    fetch_cards(&game->state);
    bbi_project_decision(&game->state, who, out);
    return BAOBEI_OK;
}

uint32_t baobei_legal(const baobei_game *game, uint32_t seat, uint32_t first, baobei_action *out, uint32_t room)
{
    return game ? bbi_legal_list(&game->state.board, seat, first, out, room) : 0;
}

uint32_t baobei_legal_mask(const baobei_game *game, uint32_t seat, uint32_t seats, uint32_t slots, uint8_t *mask,
                           uint32_t room)
{
    uint32_t ids = baobei_action_id(seats, slots, 0);
    uint32_t found = 0;
    uint32_t count;

    if (!game || !mask || ids == 0 || room < ids)
        return 0;
    memset(mask, 0, ids);
    count = bbi_legal_count(&game->state.board, seat);
    for (uint32_t k = 0; k < count; k++) {
        uint32_t id = baobei_action_id(seats, slots, bbi_legal_at(&game->state.board, seat, k));

        if (id < ids) {
            mask[id] = 1;
            found++;
        }
    }
    return found;
}

/* What any answer must pass before the rules are asked; first what is wrong with the call itself. */
static baobei_status check_call(const baobei_game *game, uint32_t seat, uint32_t token, baobei_action action,
                                baobei_parts *parts)
{
    const bbi_state *state = &game->state;

    if (game->busy)
        return BAOBEI_BAD_BUSY;
    if (seat >= state->board.seats && seat != BAOBEI_NO_SEAT)
        return BAOBEI_BAD_SEAT;
    if (!bbi_unpack(action, parts))
        return BAOBEI_BAD_ACTION;
    if (state->board.kind == BAOBEI_DECISION_OVER)
        return BAOBEI_REFUSED_OVER;
    return token == state->token ? BAOBEI_OK : BAOBEI_REFUSED_STALE;
}

baobei_status baobei_check(const baobei_game *game, uint32_t seat, baobei_action action)
{
    baobei_parts parts;

    return game ? bbi_legal_judge(&game->state.board, seat, action, &parts) : BAOBEI_BAD_ARGUMENT;
}

void bbi_game_begin(baobei_game *game, bbi_step *step, baobei_event list[BAOBEI_MAX_EVENTS])
{
    game->busy = true;
    bbi_step_begin(step, &game->state, &game->last, bbi_outbox_wanted(&game->outbox) ? list : NULL);
    step->below = game->below;
    step->ctx = game->below_ctx;
}

void bbi_game_end(baobei_game *game, const bbi_step *step, baobei_status status)
{
    if (status == BAOBEI_OK && step->move.facts.list)
        bbi_outbox_deliver(&game->outbox, &game->state, step->move.facts.list, step->move.facts.count);
    game->busy = false;
}

baobei_status baobei_apply(baobei_game *game, uint32_t seat, uint32_t token, baobei_action action)
{
    baobei_event list[BAOBEI_MAX_EVENTS];
    baobei_parts parts;
    bbi_step step;
    baobei_status status;

    if (!game)
        return BAOBEI_BAD_ARGUMENT;
    status = check_call(game, seat, token, action, &parts);
    if (status != BAOBEI_OK)
        return status;
    bbi_game_begin(game, &step, list);
    status = bbi_step_action(&step, seat, action, &parts);
    bbi_game_end(game, &step, status);
    return status;
}

baobei_status baobei_apply_claims(baobei_game *game, uint32_t token, uint32_t count, const uint8_t *seats,
                                  const baobei_action *actions, const uint64_t *stamps, int32_t *results)
{
    const bbi_entries entries = {seats, actions, stamps, count};
    baobei_event list[BAOBEI_MAX_EVENTS];
    baobei_parts pass;
    bbi_step step;
    baobei_status status;

    if (!game || count > BAOBEI_MAX_CLAIMS || (count && (!seats || !actions || !results)))
        return BAOBEI_BAD_ARGUMENT;
    status = check_call(game, BAOBEI_NO_SEAT, token, bbi_pack(BAOBEI_ACTION_PASS, 0, 0, 0, 0, 0), &pass);
    if (status == BAOBEI_OK && game->state.board.kind != BAOBEI_DECISION_CLAIM)
        status = BAOBEI_REFUSED_NOT_NOW;
    if (status != BAOBEI_OK)
        return status;
    bbi_game_begin(game, &step, list);
    status = bbi_step_claims(&step, &entries, results);
    bbi_game_end(game, &step, status);
    return status;
}

baobei_status baobei_expire(baobei_game *game, uint32_t seat, uint32_t token)
{
    const bbi_board *board;

    if (!game)
        return BAOBEI_BAD_ARGUMENT;
    board = &game->state.board;
    /* With nothing legal, any action at all is refused with the right reason. */
    return baobei_apply(game, seat, token,
                        bbi_legal_count(board, seat) ? bbi_legal_at(board, seat, 0)
                                                     : bbi_pack(BAOBEI_ACTION_PASS, 0, 0, 0, 0, 0));
}

/* Whether the first card comes after the second; then the kinds that know no order swap them. */
static bool out_of_order(const baobei_parts *parts)
{
    if (parts->seat[0] != parts->seat[1])
        return parts->seat[0] > parts->seat[1];
    return parts->slot[0] > parts->slot[1];
}

baobei_action baobei_action_make(baobei_action_kind kind, uint32_t seat1, uint32_t slot1, uint32_t seat2,
                                 uint32_t slot2, uint32_t choice)
{
    bbi_shape shape = bbi_action_shape((uint32_t)kind);
    baobei_parts parts = {(uint8_t)kind, {(uint8_t)seat1, (uint8_t)seat2}, {(uint8_t)slot1, (uint8_t)slot2},
                          (uint8_t)choice, {0, 0}};

    if ((uint32_t)kind >= BBI_ACTION_KINDS || (seat1 | slot1 | seat2 | slot2 | choice) > 127u)
        return 0;
    if ((shape == BBI_SHAPE_CROSSED || shape == BBI_SHAPE_SLOTS) && out_of_order(&parts)) {
        parts = (baobei_parts){parts.kind, {parts.seat[1], parts.seat[0]}, {parts.slot[1], parts.slot[0]},
                               parts.choice, {0, 0}};
    }
    if (!bbi_parts_valid(&parts, BAOBEI_MAX_SEATS, BAOBEI_MAX_SLOTS))
        return 0;
    return bbi_pack(parts.kind, parts.seat[0], parts.slot[0], parts.seat[1], parts.slot[1], parts.choice);
}

baobei_status baobei_action_read(baobei_action action, baobei_parts *out)
{
    if (!out)
        return BAOBEI_BAD_ARGUMENT;
    if (bbi_unpack(action, out))
        return BAOBEI_OK;
    memset(out, 0, sizeof *out);
    return BAOBEI_BAD_ACTION;
}

static bool is_space(uint32_t seats, uint32_t slots)
{
    return seats >= 2 && seats <= BAOBEI_MAX_SEATS && slots >= 1 && slots <= BAOBEI_MAX_SLOTS;
}

uint32_t baobei_action_id(uint32_t seats, uint32_t slots, baobei_action action)
{
    baobei_parts parts;

    if (!is_space(seats, slots))
        return 0;
    if (!bbi_unpack(action, &parts) || !bbi_parts_valid(&parts, seats, slots) || !bbi_parts_proper(&parts))
        return bbi_action_rank(NULL, seats, slots);
    return bbi_action_rank(&parts, seats, slots);
}

baobei_action baobei_action_from_id(uint32_t seats, uint32_t slots, uint32_t id)
{
    baobei_parts parts;

    if (!is_space(seats, slots) || !bbi_action_unrank(id, seats, slots, &parts))
        return 0;
    return bbi_pack(parts.kind, parts.seat[0], parts.slot[0], parts.seat[1], parts.slot[1], parts.choice);
}

const char *baobei_decision_name(baobei_decision_kind kind)
{
    const char *name = bbi_decision_row((uint32_t)kind);

    return name ? name : "?";
}

const char *baobei_action_name(baobei_action_kind kind)
{
    const char *name = bbi_action_row((uint32_t)kind);

    return name ? name : "?";
}
