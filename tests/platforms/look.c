#include "look.h"

#include "digest.h"
#include "print.h"
#include "trial.h"

static const char *const parts[LOOK_PARTS] = {"events", "lines",   "statuses",  "legal",
                                              "views",  "recalls", "positions", "samples"};

static char text[BAOBEI_POSITION_TEXT]; /* not on a small machine's stack */

static void watch(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    looker *l = ctx;

    digest_number(&l->digest[LOOK_EVENTS], (uint64_t)viewer);
    digest_event(&l->digest[LOOK_EVENTS], event);
}

void look_begin(looker *l, baobei_game *game, baobei_game *other, uint64_t seed)
{
    baobei_view view = {0};

    *l = (looker){.game = game, .other = other};
    baobei_view_get(game, BAOBEI_VIEWER_HOST, &view);
    l->seats = view.seats;
    rng_seed(&l->rng, seed);
    for (uint32_t part = 0; part < LOOK_PARTS; part++)
        l->digest[part] = DIGEST_EMPTY;
    baobei_observe(game, viewer_set(l->seats), watch, l);
}

static void add_text(looker *l, look_part part, baobei_status status, size_t length)
{
    digest_number(&l->digest[part], (uint64_t)status);
    digest_number(&l->digest[part], length);
    digest_bytes(&l->digest[part], text, status == BAOBEI_OK ? length : 0);
}

void look_move(looker *l, baobei_status status)
{
    l->moves++;
    if (status != BAOBEI_OK)
        trial_fail("a legal move", status);
    for (uint32_t v = viewer_from(0, l->seats); v < VIEWERS; v = viewer_from(v + 1, l->seats)) {
        size_t length = 0;

        status = baobei_move_write(l->game, viewer_at(v), text, sizeof text, &length);
        add_text(l, LOOK_LINES, status, length);
    }
}

void look_refused(looker *l, uint32_t seat, uint32_t token, baobei_action action)
{
    uint64_t *digest = &l->digest[LOOK_STATUSES];

    digest_number(digest, (uint64_t)baobei_apply(l->game, seat, token + 1, action));
    digest_number(digest, (uint64_t)baobei_apply(l->game, seat, token, 0));
    digest_number(digest, (uint64_t)baobei_apply(l->game, l->seats, token, action));
}

/* Random actions, by dense id, for random seats. */
static void look_checked(looker *l)
{
    uint32_t ids = baobei_action_id(l->seats, 8, 0);

    for (uint32_t i = 0; i < 64; i++) {
        uint32_t seat = rng_below(&l->rng, l->seats);
        baobei_action action = baobei_action_from_id(l->seats, 8, rng_below(&l->rng, ids));

        digest_number(&l->digest[LOOK_STATUSES], (uint64_t)baobei_check(l->game, seat, action));
    }
}

static void look_legal(looker *l, const baobei_view *view, uint32_t seat)
{
    uint64_t *digest = &l->digest[LOOK_LEGAL];
    uint32_t all = baobei_legal(l->game, seat, 0, NULL, 0);

    digest_number(digest, all);
    digest_number(digest, baobei_view_legal(view, seat, 0, NULL, 0));
    for (uint32_t i = 0; i < 16 && all > 0; i++) {
        uint32_t k = rng_below(&l->rng, all);
        baobei_action list[2] = {0, 0};

        baobei_legal(l->game, seat, k, &list[0], 1);
        baobei_view_legal(view, seat, k, &list[1], 1);
        digest_number(digest, list[0]);
        digest_number(digest, list[1]);
    }
}

static uint64_t hash_of(const baobei_game *game, baobei_viewer viewer)
{
    uint64_t hash = 0;
    baobei_status status = baobei_hash(game, viewer, &hash);

    if (status != BAOBEI_OK)
        trial_fail("hash", status);
    return hash;
}

/* The world that a seat position gives; it is the one that the game gives. */
static void look_sample(looker *l, baobei_viewer viewer, size_t length)
{
    const uint8_t seed[BAOBEI_SEED_SIZE] = {1, 2, 3};
    baobei_status status = baobei_sample(l->other, l->game, viewer, seed, l->moves);
    uint64_t hash;

    if (status != BAOBEI_OK)
        trial_fail("sample", status);
    hash = hash_of(l->other, BAOBEI_VIEWER_HOST);
    digest_number(&l->digest[LOOK_SAMPLES], hash);
    if (viewer == BAOBEI_VIEWER_HOST)
        return;
    status = baobei_seat_position_read(l->other, seed, l->moves, text, length, NULL);
    if (status != BAOBEI_OK || hash_of(l->other, BAOBEI_VIEWER_HOST) != hash)
        trial_fail("seat position", status);
}

static void look_position(looker *l, baobei_viewer viewer)
{
    size_t length = 0;
    baobei_status status;

    if (viewer != BAOBEI_VIEWER_HOST) {
        status = baobei_seat_position_write(l->game, viewer, text, sizeof text, &length);
        add_text(l, LOOK_POSITIONS, status, length);
        look_sample(l, viewer, length);
        return;
    }
    look_sample(l, viewer, 0);
    status = baobei_full_position_write(l->game, text, sizeof text, &length);
    add_text(l, LOOK_POSITIONS, status, length);
    baobei_game_chance(l->other, NULL, rng_chance, &l->rng); /* stays if the position says that there is a hook */
    status = baobei_full_position_read(l->other, text, length, NULL);
    if (status != BAOBEI_OK || hash_of(l->other, viewer) != hash_of(l->game, viewer))
        trial_fail("full position", status);
}

static void look_as(looker *l, uint32_t v)
{
    const char *const names[VIEWERS] = {"a", "b", "c", "d", "e", "f", "spectator", "host"};
    baobei_viewer viewer = viewer_at(v);
    static baobei_view view;
    static baobei_recall recall;

    print_digest(names[v], hash_of(l->game, viewer));
    if (baobei_view_get(l->game, viewer, &view) != BAOBEI_OK ||
        baobei_recall_get(l->game, viewer, &recall) != BAOBEI_OK)
        trial_fail("view or recall", BAOBEI_OK);
    digest_view(&l->digest[LOOK_VIEWS], &view);
    digest_recall(&l->digest[LOOK_RECALLS], &recall);
    look_legal(l, &view, v < l->seats ? v : BAOBEI_NO_SEAT);
    look_position(l, viewer);
}

void look_whole(looker *l)
{
    print("  move ");
    print_number(l->moves);
    for (uint32_t v = viewer_from(0, l->seats); v < VIEWERS; v = viewer_from(v + 1, l->seats))
        look_as(l, v);
    look_checked(l);
    print("\n   ");
    for (uint32_t part = 0; part < LOOK_PARTS; part++)
        print_digest(parts[part], l->digest[part]);
    print("\n");
}

void look_end(looker *l)
{
    size_t length = 0;

    if (baobei_full_position_write(l->game, text, sizeof text, &length) != BAOBEI_OK)
        trial_fail("position", BAOBEI_OK);
    print("  ");
    sink(text, length);
    print("\n");
}
