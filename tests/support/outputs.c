#include "outputs.h"

#include <stdio.h>
#include <string.h>

#include "api/game_object.h"
#include "misuse.h"

enum { POISON_A = 0x5a, POISON_B = 0xa5, PAGE = 24, MASK = 6000, MASK_SEATS = 6, MASK_SLOTS = 8 };

static void push(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    witness *w = ctx;

    if (viewer == w->viewer && w->seen_count < WITNESS_EVENTS)
        w->seen[w->seen_count++] = *event;
    if (viewer != BAOBEI_VIEWER_HOST || w->host_count == WITNESS_EVENTS)
        return;
    w->seen_before[w->host_count] = w->seen_count - (event->kind != BAOBEI_EVENT_PASSED); /* the host comes last */
    w->host[w->host_count++] = *event;
}

baobei_status witness_watch(witness *w, baobei_viewer viewer)
{
    w->viewer = viewer;
    witness_rewind(w);
    return baobei_observe(w->game, (uint32_t)viewer | BAOBEI_VIEWER_HOST, push, w);
}

void witness_rewind(witness *w)
{
    w->seen_count = w->host_count = 0;
}

/* The first byte that differs, as text. */
static const char *bytes_differ(const void *a, const void *b, size_t size, const char *what, char *detail)
{
    const uint8_t *x = a;
    const uint8_t *y = b;
    size_t at = 0;

    if (memcmp(a, b, size) == 0)
        return NULL;
    while (x[at] == y[at])
        at++;
    snprintf(detail, OUTPUTS_DETAIL, "byte %zu is %u and %u", at, x[at], y[at]);
    return what;
}

static const char *numbers_differ(uint32_t a, uint32_t b, const char *what, char *detail)
{
    if (a == b)
        return NULL;
    snprintf(detail, OUTPUTS_DETAIL, "%u and %u", (unsigned)a, (unsigned)b);
    return what;
}

static const char *lists_differ(const baobei_event *a, const baobei_event *b, uint32_t count, const char *what,
                                char *detail)
{
    for (uint32_t i = 0; i < count; i++) {
        char where[OUTPUTS_DETAIL];

        if (!bytes_differ(a + i, b + i, sizeof *a, what, where))
            continue;
        snprintf(detail, OUTPUTS_DETAIL, "%s (%s in the other game): %.80s",
                 baobei_event_name((baobei_event_kind)a[i].kind), baobei_event_name((baobei_event_kind)b[i].kind),
                 where);
        return what;
    }
    return NULL;
}

const char *outputs_events_differ(const witness *a, const witness *b, uint32_t count, char *detail)
{
    uint32_t both = a->seen_count < b->seen_count ? a->seen_count : b->seen_count;
    const char *fault = lists_differ(a->seen, b->seen, count < both ? count : both, "an event pushed", detail);

    if (!fault && count > both)
        fault = numbers_differ(a->seen_count, b->seen_count, "how many events were pushed", detail);
    return fault;
}

/* Calls with a record to be filled, as one shape. */
static baobei_status get_decision(const baobei_game *game, baobei_viewer viewer, void *out)
{
    return baobei_decision_get(game, viewer, out);
}

static baobei_status get_view(const baobei_game *game, baobei_viewer viewer, void *out)
{
    return baobei_view_get(game, viewer, out);
}

static baobei_status get_recall(const baobei_game *game, baobei_viewer viewer, void *out)
{
    return baobei_recall_get(game, viewer, out);
}

static baobei_status get_hash(const baobei_game *game, baobei_viewer viewer, void *out)
{
    return baobei_hash(game, viewer, out);
}

typedef struct record {
    const char *name;
    baobei_status (*get)(const baobei_game *game, baobei_viewer viewer, void *out);
    size_t size;
} record;

static const record records[] = {
    {"the decision", get_decision, sizeof(baobei_decision)},
    {"the view", get_view, sizeof(baobei_view)},
    {"the recall", get_recall, sizeof(baobei_recall)},
    {"the hash", get_hash, sizeof(uint64_t)},
};

static const char *records_differ(const witness *a, const witness *b, char *detail)
{
    static uint64_t x[256];
    static uint64_t y[256];

    for (uint32_t i = 0; i < sizeof records / sizeof *records; i++) {
        const record *row = &records[i];
        const char *fault;

        memset(x, POISON_A, row->size);
        memset(y, POISON_B, row->size);
        fault = numbers_differ(row->get(a->game, a->viewer, x), row->get(b->game, b->viewer, y), row->name, detail);
        if (!fault)
            fault = bytes_differ(x, y, row->size, row->name, detail);
        if (fault)
            return fault;
    }
    return NULL;
}

/* The seat position, also where it does not fit. */
static const char *texts_differ(const witness *a, const witness *b, rng *r, char *detail)
{
    static char x[BAOBEI_POSITION_TEXT];
    static char y[BAOBEI_POSITION_TEXT];
    size_t room = rng_one_in(r, 16) ? rng_below(r, 600) : sizeof x;
    size_t x_length = 0;
    size_t y_length = 0;
    baobei_status status;
    const char *fault;

    memset(x, POISON_A, 1);
    memset(y, POISON_B, 1);
    status = baobei_seat_position_write(a->game, a->viewer, x, room, &x_length);
    fault = numbers_differ(status, baobei_seat_position_write(b->game, b->viewer, y, room, &y_length),
                           "whether a seat position fits", detail);
    if (!fault)
        fault = numbers_differ((uint32_t)x_length, (uint32_t)y_length, "the length of the seat position", detail);
    if (fault || room == 0)
        return fault;
    return bytes_differ(x, y, status == BAOBEI_OK ? x_length + 1 : 1, "the seat position", detail);
}

/* What no card decides, and a viewer's line must not say all the same: chance's answers, and who else passed. */
static const char *line_tells(const witness *w, const char *line, char *detail)
{
    const char *fault = strchr(line, '=') ? "what chance answered, in the last move's line," : NULL;

    for (const char *pass = strstr(line, " pass"); pass && pass > line && !fault; pass = strstr(pass + 1, " pass"))
        if ((uint32_t)w->viewer != (uint32_t)BAOBEI_VIEWER_SEAT_0 << (pass[-1] - 'a'))
            fault = "a pass of somebody else, in the last move's line,";
    if (fault)
        snprintf(detail, OUTPUTS_DETAIL, "%.80s", line);
    return fault;
}

/* The line of the last move, also where it does not fit. */
const char *outputs_move_differs(const witness *a, const witness *b, size_t room, char *detail)
{
    static char x[BAOBEI_MOVE_TEXT];
    static char y[BAOBEI_MOVE_TEXT];
    size_t x_length = 0;
    size_t y_length = 0;
    baobei_status status;
    const char *fault;

    memset(x, POISON_A, 1);
    memset(y, POISON_A, 1); /* nothing is written where there is no last move */
    status = baobei_move_write(a->game, a->viewer, x, room, &x_length);
    fault = numbers_differ(status, baobei_move_write(b->game, b->viewer, y, room, &y_length),
                           "the status of the last move's line", detail);
    if (!fault)
        fault = numbers_differ((uint32_t)x_length, (uint32_t)y_length, "the length of the last move's line", detail);
    if (!fault && status == BAOBEI_OK)
        fault = line_tells(a, x, detail);
    if (fault || room == 0)
        return fault;
    return bytes_differ(x, y, status == BAOBEI_OK ? x_length + 1 : 1, "the last move's line", detail);
}

const char *outputs_known_differ(const witness *a, const witness *b, char *detail)
{
    const char *fault = records_differ(a, b, detail);

    return fault ? fault : outputs_move_differs(a, b, BAOBEI_MOVE_TEXT, detail);
}

/* What is kept, from a serial on or from a later one, by pages. */
static const char *pulled_differ(const witness *a, const witness *b, uint32_t serial, rng *r, char *detail)
{
    static baobei_event x[WITNESS_EVENTS];
    static baobei_event y[WITNESS_EVENTS];
    uint32_t room = rng_one_in(r, 4) ? rng_below(r, 4) : (uint32_t)WITNESS_EVENTS;
    uint32_t x_count = 0;
    uint32_t y_count = 0;
    baobei_status status;
    const char *fault;

    memset(x, POISON_A, a->seen_count < room ? (a->seen_count + 1u) * sizeof *x : room * sizeof *x);
    memset(y, POISON_B, a->seen_count < room ? (a->seen_count + 1u) * sizeof *y : room * sizeof *y);
    status = baobei_events(a->game, a->viewer, serial, x, room, &x_count);
    fault =
        numbers_differ(status, baobei_events(b->game, b->viewer, serial, y, room, &y_count), "what is kept", detail);
    if (!fault)
        fault = numbers_differ(x_count, y_count, "how many events are kept", detail);
    return fault ? fault : lists_differ(x, y, x_count, "an event pulled", detail);
}

static const char *page_differs(const witness *a, const witness *b, uint32_t seat, uint32_t first, uint32_t count,
                                char *detail)
{
    baobei_action x[PAGE] = {0};
    baobei_action y[PAGE] = {0};
    uint32_t room = count - first < PAGE ? count - first : (uint32_t)PAGE;

    baobei_legal(a->game, seat, first, x, room);
    baobei_legal(b->game, seat, first, y, room);
    return bytes_differ(x, y, sizeof x, "the list of legal actions", detail);
}

/* How many, the first page and another one, now and then all; the mask of their ids. */
static const char *legal_differs(const witness *a, const witness *b, uint32_t seat, rng *r, char *detail)
{
    static uint8_t x[MASK];
    static uint8_t y[MASK];
    uint32_t count = baobei_legal(a->game, seat, 0, NULL, 0);
    const char *fault =
        numbers_differ(count, baobei_legal(b->game, seat, 0, NULL, 0), "the number of legal actions", detail);

    if (fault || count == 0)
        return fault;
    if (count <= 2 * PAGE || rng_one_in(r, 32)) {
        for (uint32_t first = 0; first < count && !fault; first += PAGE)
            fault = page_differs(a, b, seat, first, count, detail);
    } else {
        fault = page_differs(a, b, seat, 0, count, detail);
        if (!fault)
            fault = page_differs(a, b, seat, rng_below(r, count), count, detail);
    }
    if (fault || !rng_one_in(r, 64))
        return fault;
    count = baobei_legal_mask(a->game, seat, MASK_SEATS, MASK_SLOTS, x, MASK);
    fault = numbers_differ(count, baobei_legal_mask(b->game, seat, MASK_SEATS, MASK_SLOTS, y, MASK),
                           "the number of legal ids", detail);
    return fault ? fault
                 : bytes_differ(x, y, baobei_action_id(MASK_SEATS, MASK_SLOTS, 0), "the mask of legal ids", detail);
}

static const char *all_legal_differ(const witness *a, const witness *b, rng *r, char *detail)
{
    const char *fault = legal_differs(a, b, BAOBEI_NO_SEAT, r, detail);

    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS && !fault; seat++)
        fault = legal_differs(a, b, seat, r, detail);
    return fault;
}

/* Actions of all sorts, most of them illegal: whether they would be allowed, and why not. */
static const char *checks_differ(const witness *a, const witness *b, rng *r, char *detail)
{
    const char *fault = NULL;

    for (uint32_t times = 0; times < 4 && !fault; times++) {
        uint32_t seat;
        baobei_action action = misuse_action(r, a->game, &seat);

        fault = numbers_differ(baobei_check(a->game, seat, action), baobei_check(b->game, seat, action),
                               "what check says", detail);
    }
    return fault;
}

/* One world of one seed, whole: the state is one flat value. */
static const char *samples_differ(const witness *a, const witness *b, rng *r, char *detail)
{
    uint8_t seed[BAOBEI_SEED_SIZE];
    uint64_t number = rng_one_in(r, 2) ? rng_next(r) : rng_below(r, 4);
    const char *fault;

    for (uint32_t i = 0; i < BAOBEI_SEED_SIZE; i += 8) {
        uint64_t word = rng_next(r);

        memcpy(seed + i, &word, 8);
    }
    fault =
        numbers_differ(baobei_sample(a->sample, a->game, a->viewer, seed, number),
                       baobei_sample(b->sample, b->game, b->viewer, seed, number), "whether a sample is made", detail);
    return fault ? fault
                 : bytes_differ(&a->sample->state, &b->sample->state, sizeof a->sample->state, "the sample", detail);
}

const char *outputs_differ(const witness *a, const witness *b, uint32_t serial, rng *r, char *detail)
{
    const char *fault = records_differ(a, b, detail);

    if (!fault)
        fault = outputs_move_differs(a, b, rng_one_in(r, 16) ? rng_below(r, 40) : (uint32_t)BAOBEI_MOVE_TEXT, detail);
    if (!fault && rng_one_in(r, 4))
        fault = texts_differ(a, b, r, detail);
    if (!fault)
        fault = pulled_differ(a, b, serial, r, detail);
    if (!fault)
        fault = all_legal_differ(a, b, r, detail);
    if (!fault)
        fault = checks_differ(a, b, r, detail);
    return fault ? fault : samples_differ(a, b, r, detail);
}
