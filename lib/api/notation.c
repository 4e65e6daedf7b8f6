#include <baobei/notation.h>

#include "api/game_object.h"
#include "record/action_text.h"
#include "record/hash.h"
#include "record/move_text.h"
#include "record/position.h"
#include "record/replay.h"
#include "record/rules_text.h"
#include "view/sample.h"

static bool is_buffer(const char *text, size_t room)
{
    return text || !room;
}

static baobei_status end_writing(bbi_writer *out, size_t *length)
{
    if (length)
        *length = out->length;
    return bbi_put_end(out) ? BAOBEI_OK : BAOBEI_BAD_SIZE;
}

static baobei_status end_reading(const bbi_reader *in, size_t *fault)
{
    if (fault)
        *fault = in->at;
    return in->bad ? BAOBEI_BAD_TEXT : BAOBEI_OK;
}

/* A text that is read on its own must end where it ends. */
static void expect_end(bbi_reader *in)
{
    if (in->at != in->length)
        bbi_fault_at(in, in->at);
}

baobei_status baobei_rules_write(const baobei_rules *rules, char *text, size_t room, size_t *length)
{
    bbi_writer out = {text, room, 0};

    if (!rules || !is_buffer(text, room))
        return BAOBEI_BAD_ARGUMENT;
    bbi_write_rules(&out, rules);
    return end_writing(&out, length);
}

baobei_status baobei_rules_read(baobei_rules *rules, const char *text, size_t length, size_t *fault)
{
    bbi_reader in = {text, length, 0, false};
    baobei_rules read;

    if (fault)
        *fault = length;
    if (!rules || !text)
        return BAOBEI_BAD_ARGUMENT;
    bbi_read_rules(&in, &read);
    expect_end(&in);
    if (!in.bad)
        *rules = read;
    return end_reading(&in, fault);
}

baobei_status baobei_full_position_write(const baobei_game *game, char *text, size_t room, size_t *length)
{
    bbi_writer out = {text, room, 0};
    bbi_mind mind;

    if (!game || !is_buffer(text, room))
        return BAOBEI_BAD_ARGUMENT;
    bbi_mind_read(&mind, &game->state, BBI_HOST);
    bbi_mind_sort(&mind);
    bbi_write_full(&out, &mind, &game->state);
    return end_writing(&out, length);
}

/* What any reading into a game needs first. A text that is not looked at has no fault. */
static baobei_status check_reading(const baobei_game *game, const char *text, size_t length, size_t *fault)
{
    if (fault)
        *fault = length;
    if (!game || !text)
        return BAOBEI_BAD_ARGUMENT;
    return game->busy ? BAOBEI_BAD_BUSY : BAOBEI_OK;
}

baobei_status baobei_full_position_read(baobei_game *game, const char *text, size_t length, size_t *fault)
{
    baobei_status status = check_reading(game, text, length, fault);
    bbi_reader in = {text, length, 0, false};
    bbi_mind mind;

    if (status != BAOBEI_OK)
        return status;
    bbi_read_full(&in, &mind);
    status = end_reading(&in, fault);
    if (status != BAOBEI_OK)
        return status;
    if (mind.cards)
        bbi_mind_remember(&mind, &mind.state);
    game->state = mind.state;
    if (game->state.source == BBI_CHANCE_HOOK && !game->below)
        game->state.source = BBI_CHANCE_NONE;
    bbi_game_replaced(game);
    return BAOBEI_OK;
}

/* A viewer that may have a seat position. */
static bool seat_viewer(const baobei_game *game, baobei_viewer viewer, uint32_t *who)
{
    return bbi_viewer_from((uint32_t)viewer, game->state.board.seats, who) && *who != BBI_HOST;
}

baobei_status baobei_seat_position_write(const baobei_game *game, baobei_viewer viewer, char *text, size_t room,
                                         size_t *length)
{
    bbi_writer out = {text, room, 0};
    bbi_mind mind;
    uint32_t who;

    if (!game || !is_buffer(text, room))
        return BAOBEI_BAD_ARGUMENT;
    if (!seat_viewer(game, viewer, &who))
        return BAOBEI_BAD_VIEWER;
    bbi_mind_read(&mind, &game->state, who);
    bbi_mind_sort(&mind);
    bbi_write_seat_position(&out, &mind);
    return end_writing(&out, length);
}

baobei_status baobei_seat_position_read(baobei_game *game, const uint8_t *seed, uint64_t number, const char *text,
                                        size_t length, size_t *fault)
{
    baobei_status status = check_reading(seed ? game : NULL, text, length, fault);
    bbi_reader in = {text, length, 0, false};
    bbi_heaps heaps;
    bbi_mind mind;

    if (status != BAOBEI_OK)
        return status;
    bbi_read_seat_position(&in, &mind);
    status = end_reading(&in, fault);
    if (status != BAOBEI_OK)
        return status;
    bbi_mind_heaps(&mind, &heaps);
    bbi_sample(&game->state, &mind, &heaps, seed, number);
    game->below = NULL;
    game->below_ctx = NULL;
    bbi_game_replaced(game);
    return BAOBEI_OK;
}

baobei_status baobei_action_write(baobei_action action, char *text, size_t room, size_t *length)
{
    bbi_writer out = {text, room, 0};
    baobei_parts parts;

    if (!is_buffer(text, room))
        return BAOBEI_BAD_ARGUMENT;
    if (!bbi_unpack(action, &parts))
        return BAOBEI_BAD_ACTION;
    bbi_write_action(&out, &parts);
    return end_writing(&out, length);
}

baobei_status baobei_action_parse(const char *text, size_t length, baobei_action *out, size_t *fault)
{
    bbi_reader in = {text, length, 0, false};
    baobei_parts parts;

    if (out)
        *out = 0;
    if (fault)
        *fault = length;
    if (!text || !out)
        return BAOBEI_BAD_ARGUMENT;
    bbi_read_action(&in, &parts);
    expect_end(&in);
    if (!in.bad)
        *out = bbi_pack(parts.kind, parts.seat[0], parts.slot[0], parts.seat[1], parts.slot[1], parts.choice);
    return end_reading(&in, fault);
}

baobei_status baobei_move_write(const baobei_game *game, baobei_viewer viewer, char *text, size_t room,
                                size_t *length)
{
    bbi_writer out = {text, room, 0};
    uint32_t who;

    if (!game || !is_buffer(text, room))
        return BAOBEI_BAD_ARGUMENT;
    if (!bbi_viewer_from((uint32_t)viewer, game->state.board.seats, &who))
        return BAOBEI_BAD_VIEWER;
    if (!game->last.entries)
        return BAOBEI_GONE;
    bbi_write_move(&out, &game->last, who);
    return end_writing(&out, length);
}

baobei_status baobei_move_replay(baobei_game *game, const char *text, size_t length, size_t *fault)
{
    baobei_status status = check_reading(game, text, length, fault);
    bbi_reader in = {text, length, 0, false};
    baobei_event list[BAOBEI_MAX_EVENTS];
    bbi_line line;
    bbi_step step;
    size_t at = length;

    if (status != BAOBEI_OK)
        return status;
    bbi_read_line(&in, &line);
    status = end_reading(&in, fault);
    if (status != BAOBEI_OK)
        return status;
    bbi_game_begin(game, &step, list);
    status = bbi_replay(&step, &line, &at);
    bbi_game_end(game, &step, status);
    if (fault)
        *fault = at;
    return status;
}

baobei_status baobei_hash(const baobei_game *game, baobei_viewer viewer, uint64_t *out)
{
    uint32_t who;

    if (!game || !out)
        return BAOBEI_BAD_ARGUMENT;
    if (!bbi_viewer_from((uint32_t)viewer, game->state.board.seats, &who))
        return BAOBEI_BAD_VIEWER;
    *out = bbi_hash(&game->state, who);
    return BAOBEI_OK;
}
