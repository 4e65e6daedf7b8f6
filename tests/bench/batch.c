#include "batch.h"

#include <string.h>

#include "shuffle.h"
#include "stop.h"

static void ready_nothing(stage *s)
{
    (void)s;
}

static void ready_alone(stage *s)
{
    course_watch(&s->course, NULL, NULL);
}

static void watch(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    uint64_t *sink = ctx;

    *sink += event->serial + event->kind + viewer;
}

static void ready_watched(stage *s)
{
    course_watch(&s->course, watch, &s->sink);
}

static uint64_t run_course(stage *s)
{
    return course_play(&s->course);
}

static uint64_t run_count(stage *s)
{
    for (uint32_t i = 0; i < POOL_CALLS; i++)
        s->sink += baobei_legal(s->pool.calls[i].game, s->pool.calls[i].seat, 0, NULL, 0);
    return POOL_CALLS;
}

static uint64_t run_kth(stage *s)
{
    for (uint32_t i = 0; i < POOL_CALLS; i++) {
        const call *c = &s->pool.calls[i];
        baobei_action action = 0;

        baobei_legal(c->game, c->seat, c->number, &action, 1);
        s->sink += action;
    }
    return POOL_CALLS;
}

static uint64_t run_check(stage *s)
{
    for (uint32_t i = 0; i < POOL_CALLS; i++) {
        const call *c = &s->pool.calls[i];

        s->sink += (uint64_t)baobei_check(c->game, c->asking, c->action);
    }
    return POOL_CALLS;
}

static uint64_t run_copy(stage *s)
{
    for (uint32_t i = 0; i < POOL_CALLS; i++)
        s->sink += (uint64_t)baobei_game_copy(s->scratch, s->pool.calls[i].game);
    return POOL_CALLS;
}

/* M of a game's size, from the places of the copies, and to one that is as far into its page as theirs: both matter. */
static uint64_t run_bytes(stage *s)
{
    enum { PAGE = 4096 };
    static _Alignas(PAGE) unsigned char pages[2 * PAGE];
    unsigned char *to = pages + (uintptr_t)s->scratch % PAGE;
    size_t size = baobei_game_size(0);

    stop_unless(size <= PAGE, "a game is larger than a page");
    for (uint32_t i = 0; i < POOL_CALLS; i++) {
        copy_bytes(to, s->pool.calls[i].game, size);
        s->sink += to[i % size];
    }
    return POOL_CALLS;
}

static baobei_viewer viewer_of(const call *c)
{
    return (baobei_viewer)((uint32_t)BAOBEI_VIEWER_SEAT_0 << c->seat);
}

static uint64_t run_view(stage *s)
{
    for (uint32_t i = 0; i < POOL_CALLS; i++) {
        baobei_view view;

        baobei_view_get(s->pool.calls[i].game, viewer_of(&s->pool.calls[i]), &view);
        s->sink += view.top + view.place[1][3];
    }
    return POOL_CALLS;
}

static uint64_t run_recall(stage *s)
{
    for (uint32_t i = 0; i < POOL_CALLS; i++) {
        baobei_recall recall;

        baobei_recall_get(s->pool.calls[i].game, viewer_of(&s->pool.calls[i]), &recall);
        s->sink += recall.unseen[0][4] + recall.seen[1][3];
    }
    return POOL_CALLS;
}

static uint64_t run_sample(stage *s)
{
    static const uint8_t seed[BAOBEI_SEED_SIZE] = {7};

    for (uint32_t i = 0; i < POOL_CALLS; i++) {
        const call *c = &s->pool.calls[i];

        s->sink += (uint64_t)baobei_sample(s->scratch, c->game, viewer_of(c), seed, s->samples++);
    }
    return POOL_CALLS;
}

static uint64_t run_hash(stage *s)
{
    for (uint32_t i = 0; i < POOL_CALLS; i++) {
        uint64_t hash = 0;

        baobei_hash(s->pool.calls[i].game, BAOBEI_VIEWER_HOST, &hash);
        s->sink += hash;
    }
    return POOL_CALLS;
}

static uint64_t run_write(stage *s)
{
    for (uint32_t i = 0; i < POOL_GAMES; i++) {
        char text[BAOBEI_POSITION_TEXT];
        size_t length = 0;

        baobei_full_position_write(s->pool.games[i], text, sizeof text, &length);
        s->sink += length + (unsigned char)text[length / 2];
    }
    return POOL_GAMES;
}

static uint64_t run_read(stage *s)
{
    for (uint32_t i = 0; i < STAGE_TEXTS; i++) {
        const char *text = s->texts + (size_t)i * BAOBEI_POSITION_TEXT;

        stop_unless(baobei_full_position_read(s->scratch, text, s->lengths[i], NULL) == BAOBEI_OK,
                    "a position is refused");
    }
    return STAGE_TEXTS;
}

/* Deals are dealt in so many games in turn, each put back before; putting back alone is measured, too. */
typedef void (*deal_fn)(stage *s, uint32_t number);

static uint64_t run_deals(stage *s, deal_fn prepare, bool deal)
{
    for (uint32_t i = 0; i < POOL_GAMES; i++) {
        baobei_game *game = s->dealt[i % POOL_NEAR];
        baobei_decision now;

        baobei_game_copy(game, s->pool.deals[i]);
        prepare(s, i);
        if (!deal)
            continue;
        baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now);
        stop_unless(baobei_apply(game, BAOBEI_NO_SEAT, now.token,
                                 baobei_action_make(BAOBEI_ACTION_DEAL, 0, 0, 0, 0, 0)) == BAOBEI_OK, "no deal");
    }
    return POOL_GAMES;
}

static void give_hook(stage *s, uint32_t number)
{
    baobei_game_chance(s->dealt[number % POOL_NEAR], NULL, rng_chance, &s->pool.chance);
}

static void give_seed(stage *s, uint32_t number)
{
    uint8_t seed[BAOBEI_SEED_SIZE] = {0};

    memcpy(seed, &s->seeds, sizeof s->seeds);
    s->seeds++;
    baobei_game_chance(s->dealt[number % POOL_NEAR], seed, NULL, NULL);
}

static uint64_t run_deal(stage *s)
{
    return run_deals(s, give_hook, true);
}

static uint64_t run_put_back(stage *s)
{
    return run_deals(s, give_hook, false);
}

static uint64_t run_deal_seeded(stage *s)
{
    return run_deals(s, give_seed, true);
}

static uint64_t run_put_back_seeded(stage *s)
{
    return run_deals(s, give_seed, false);
}

static const batch batches[] = {
    {"decision", ready_alone, run_course},
    {"events", ready_watched, run_course},
    {"count", ready_nothing, run_count},
    {"kth", ready_nothing, run_kth},
    {"check", ready_nothing, run_check},
    {"copy", ready_nothing, run_copy},
    {"bytes", ready_nothing, run_bytes},
    {"view", ready_nothing, run_view},
    {"recall", ready_nothing, run_recall},
    {"sample", ready_nothing, run_sample},
    {"deal", ready_nothing, run_deal},
    {"put-back", ready_nothing, run_put_back},
    {"deal-seeded", ready_nothing, run_deal_seeded},
    {"put-back-seeded", ready_nothing, run_put_back_seeded},
    {"hash", ready_nothing, run_hash},
    {"write", ready_nothing, run_write},
    {"read", ready_nothing, run_read},
};

enum { BATCHES = sizeof batches / sizeof *batches };

const batch *batch_at(uint32_t number)
{
    return number < BATCHES ? &batches[number] : NULL;
}

const batch *batch_named(const char *name)
{
    for (uint32_t i = 0; i < BATCHES; i++)
        if (strcmp(batches[i].name, name) == 0)
            return &batches[i];
    return NULL;
}
