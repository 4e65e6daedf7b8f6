#include "compare.h"

#include <string.h>

#include "round.h"

enum { PAGE = 64, DRAWS = 256 };

/* The first byte that differs goes into the report. */
static int unlike(const void *a, const void *b, size_t size, leak_report *report)
{
    const uint8_t *x = a;
    const uint8_t *y = b;

    if (memcmp(a, b, size) == 0)
        return 0;
    for (report->byte = 0; x[report->byte] == y[report->byte]; report->byte++)
        continue;
    return 1;
}

/* Records are filled with different rubbish first: what the library leaves unwritten is told, too. */
static const char *records(const compare_games *games, leak_report *report)
{
    static baobei_decision decision[2];
    static baobei_view view[2];
    static baobei_recall recall[2];
    static uint64_t hash[2];
    static char text[2][BAOBEI_POSITION_TEXT];

    for (int i = 0; i < 2; i++) {
        memset(&decision[i], 1 + i, sizeof decision[i]);
        memset(&view[i], 1 + i, sizeof view[i]);
        memset(&recall[i], 1 + i, sizeof recall[i]);
        memset(text[i], 0, sizeof text[i]);
        baobei_decision_get(games->game[i], games->viewer, &decision[i]);
        baobei_view_get(games->game[i], games->viewer, &view[i]);
        baobei_recall_get(games->game[i], games->viewer, &recall[i]);
        baobei_hash(games->game[i], games->viewer, &hash[i]);
        baobei_seat_position_write(games->game[i], games->viewer, text[i], sizeof text[i], NULL);
    }
    if (unlike(&decision[0], &decision[1], sizeof decision[0], report))
        return "the decision";
    if (unlike(&view[0], &view[1], sizeof view[0], report))
        return "the view";
    if (unlike(&recall[0], &recall[1], sizeof recall[0], report))
        return "the recall";
    if (unlike(&hash[0], &hash[1], sizeof hash[0], report))
        return "the hash";
    return unlike(text[0], text[1], sizeof text[0], report) ? "the seat position" : NULL;
}

/* The line that the host may tell of the last move. */
static const char *move(const compare_games *games, leak_report *report)
{
    static char text[2][BAOBEI_MOVE_TEXT];
    size_t length[2] = {0, 0};
    baobei_status status[2];

    for (int i = 0; i < 2; i++) {
        memset(text[i], 0, sizeof text[i]);
        status[i] = baobei_move_write(games->game[i], games->viewer, text[i], sizeof text[i], &length[i]);
    }
    if (status[0] != status[1] || length[0] != length[1])
        return "the length of the last move's line";
    return unlike(text[0], text[1], sizeof text[0], report) ? "the last move's line" : NULL;
}

/* Legal actions of a seat, and whether some action of it would be allowed. */
static const char *choices(const compare_games *games, uint32_t seat, uint64_t *random, leak_report *report)
{
    baobei_action list[2][PAGE] = {{0}};
    uint32_t count = baobei_legal(games->game[0], seat, 0, list[0], PAGE);
    uint32_t page;
    baobei_action any;

    if (count != baobei_legal(games->game[1], seat, 0, list[1], PAGE))
        return "the number of legal actions";
    if (unlike(list[0], list[1], sizeof list[0], report))
        return "the list of legal actions";
    if (count > PAGE) {
        page = round_random(random, count);
        for (int i = 0; i < 2; i++)
            baobei_legal(games->game[i], seat, page, list[i], PAGE);
        if (unlike(list[0], list[1], sizeof list[0], report))
            return "the list of legal actions";
    }
    any = baobei_action_from_id(6, 10, round_random(random, baobei_action_id(6, 10, 0)));
    if (baobei_check(games->game[0], seat, any) != baobei_check(games->game[1], seat, any))
        return "why an action is not allowed";
    return NULL;
}

/* An answer that comes too late is refused, and nothing has happened. */
static const char *refusals(const compare_games *games, uint32_t seat, uint32_t token, uint64_t *random)
{
    baobei_action any = baobei_action_from_id(6, 10, round_random(random, baobei_action_id(6, 10, 0)));

    return baobei_apply(games->game[0], seat, token, any) == baobei_apply(games->game[1], seat, token, any)
               ? NULL
               : "why an action is refused";
}

/* One world, from the same seed: the host may look at all of it. */
static const char *samples(const compare_games *games, uint64_t *random, leak_report *report)
{
    static baobei_view view[2];
    uint8_t seed[BAOBEI_SEED_SIZE];
    uint64_t hash[2] = {0, 0};

    for (uint32_t i = 0; i < sizeof seed; i++)
        seed[i] = (uint8_t)round_random(random, 256);
    for (int i = 0; i < 2; i++) {
        baobei_sample(games->sample[i], games->game[i], games->viewer, seed, 7);
        baobei_view_get(games->sample[i], BAOBEI_VIEWER_HOST, &view[i]);
        baobei_hash(games->sample[i], BAOBEI_VIEWER_HOST, &hash[i]);
    }
    return unlike(&view[0], &view[1], sizeof view[0], report) || unlike(hash, hash + 1, sizeof hash[0], report)
               ? "the sample"
               : NULL;
}

static const char *told(const compare_games *games, const leak_options *options, leak_report *report)
{
    static uint8_t bytes[2][LEAK_TOLD];
    size_t size[2];

    for (int i = 0; i < 2; i++)
        size[i] = options->tell(options->tell_ctx, games->game[i], games->viewer, bytes[i], LEAK_TOLD);
    if (size[0] != size[1])
        return "how much the host tells";
    return unlike(bytes[0], bytes[1], size[0] < LEAK_TOLD ? size[0] : (size_t)LEAK_TOLD, report) ? "what the host tells"
                                                                                                 : NULL;
}

const char *compare_now(const compare_games *games, const leak_options *options, uint64_t *random, leak_report *report)
{
    const char *leak = records(games, report);
    baobei_decision now;

    if (!leak)
        leak = move(games, report);
    baobei_decision_get(games->game[0], games->viewer, &now);
    for (uint32_t seat = 0; seat < options->seats && !leak; seat++) {
        leak = choices(games, seat, random, report);
        if (!leak)
            leak = refusals(games, seat, now.token - 1, random);
    }
    if (!leak)
        leak = samples(games, random, report);
    if (!leak && options->tell)
        leak = told(games, options, report);
    return leak;
}

static int32_t no_chance(void *ctx, uint32_t n)
{
    (void)ctx, (void)n;
    return BAOBEI_CHANCE_LATER;
}

/* Cards that come from the draw pile in these events. */
static uint32_t drawn(const baobei_event *list, uint32_t events, uint8_t *faces, uint32_t room)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < events; i++) {
        uint32_t cards = list[i].kind == BAOBEI_EVENT_DREW_TWO ? list[i].count : 0u;

        if (list[i].kind == BAOBEI_EVENT_DREW || list[i].kind == BAOBEI_EVENT_ADDED ||
            list[i].kind == BAOBEI_EVENT_TURNED)
            cards = 1;
        for (uint32_t k = 0; k < cards && count < room; k++)
            faces[count++] = list[i].card[k];
    }
    return count;
}

/* The draw pile from the top, found out by playing on without anybody thinking, until it has to be recycled. */
static uint32_t draw_pile(const baobei_game *game, baobei_game *scratch, uint8_t faces[DRAWS])
{
    static baobei_event list[BAOBEI_MAX_EVENTS];
    uint32_t count = 0;
    baobei_decision now;

    if (baobei_game_copy(scratch, game) != BAOBEI_OK || baobei_game_chance(scratch, NULL, no_chance, NULL) != BAOBEI_OK)
        return 0;
    for (;;) {
        uint32_t seat = 0;
        uint32_t events;

        baobei_decision_get(scratch, BAOBEI_VIEWER_HOST, &now);
        while (seat < BAOBEI_MAX_SEATS && !(now.waiting >> seat & 1))
            seat++; /* between rounds nobody is asked, and there is no such seat */
        if (baobei_expire(scratch, seat, now.token) != BAOBEI_OK ||
            baobei_events(scratch, BAOBEI_VIEWER_HOST, now.serial, list, BAOBEI_MAX_EVENTS, &events) != BAOBEI_OK)
            return count;
        count += drawn(list, events, faces + count, DRAWS - count);
    }
}

uint32_t compare_cards(const compare_games *games)
{
    static baobei_view view[2];
    uint8_t faces[2][DRAWS];
    uint32_t count[2];
    uint32_t differing = 0;

    for (int i = 0; i < 2; i++) {
        baobei_view_get(games->game[i], BAOBEI_VIEWER_HOST, &view[i]);
        count[i] = draw_pile(games->game[i], games->sample[i], faces[i]);
    }
    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++)
        for (uint32_t slot = 0; slot < BAOBEI_MAX_SLOTS; slot++)
            differing += view[0].face[seat][slot] != view[1].face[seat][slot];
    for (uint32_t i = 0; i < 2; i++)
        differing += view[0].hand[i] != view[1].hand[i];
    for (uint32_t i = 0; i < count[0] && i < count[1]; i++)
        differing += faces[0][i] != faces[1][i];
    return differing;
}
