/*
 * A host as somebody compiled it against the first headers of ABI 0, which lie beside it. It runs with every later
 * library of that number, so neither it nor they are ever changed (SHA256SUMS). It calls every function that they
 * declare: plays matches with all three hooks, and holds what comes out of the library against itself.
 */
#include <baobei/baobei.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { KEEP = 256, MOST_MOVES = 20000, GUARD = 64 };

static unsigned passed, failed;

static void check(int good, const char *what, int line)
{
    passed += good ? 1 : 0;
    failed += good ? 0 : 1;
    if (!good)
        printf("line %d: %s\n", line, what);
}

#define CHECK(condition) check((condition) ? 1 : 0, #condition, __LINE__)

/* Records as the host knows them, with room behind them that is not the library's. */
typedef struct guarded_view {
    baobei_view view;
    uint8_t guard[GUARD];
} guarded_view;

typedef struct guarded_recall {
    baobei_recall recall;
    uint8_t guard[GUARD];
} guarded_recall;

static int untouched(const uint8_t *guard)
{
    for (int i = 0; i < GUARD; i++)
        if (guard[i] != 0xa5)
            return 0;
    return 1;
}

/* ---- hooks */

typedef struct table {
    baobei_game *game, *replayed, *copy, *world;
    baobei_view client; /* of seat 0, carried on by what is pushed */
    baobei_event told[BAOBEI_MAX_EVENTS];
    uint32_t tells; /* what spectators were told in this call */
    uint32_t pick, die;
} table;

static int blocks;

static void *memory(void *ctx, void *block, size_t size)
{
    (void)ctx;
    blocks += block ? -1 : 1;
    if (!block)
        return malloc(size);
    free(block);
    return NULL;
}

static int32_t below(void *ctx, uint32_t n)
{
    table *t = ctx;

    t->die = t->die * 1664525u + 1013904223u;
    return (int32_t)((t->die >> 8) % n);
}

static void watch(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    table *t = ctx;

    CHECK(strcmp(baobei_event_name((baobei_event_kind)event->kind), "?") != 0);
    if (viewer == BAOBEI_VIEWER_SEAT_0)
        CHECK(baobei_view_fold(&t->client, event) == BAOBEI_OK);
    else if (t->tells < BAOBEI_MAX_EVENTS)
        t->told[t->tells++] = *event;
}

/* ---- what is known of a position */

static uint64_t hash_of(const baobei_game *game, baobei_viewer viewer)
{
    uint64_t hash = 0;

    CHECK(baobei_hash(game, viewer, &hash) == BAOBEI_OK);
    return hash;
}

static void check_views(table *t)
{
    guarded_view now;
    guarded_recall mind;

    memset(&now, 0xa5, sizeof now);
    CHECK(baobei_view_get(t->game, BAOBEI_VIEWER_SEAT_0, &now.view) == BAOBEI_OK);
    CHECK(untouched(now.guard));
    CHECK(memcmp(&now.view, &t->client, sizeof now.view) == 0);
    CHECK(now.view.viewer == BAOBEI_VIEWER_SEAT_0 && now.view.seats == 3);
    memset(&mind, 0xa5, sizeof mind);
    CHECK(baobei_recall_get(t->game, BAOBEI_VIEWER_SEAT_0, &mind.recall) == BAOBEI_OK);
    CHECK(untouched(mind.guard));
    for (uint32_t seat = 0; seat < 3; seat++)
        for (uint32_t slot = 0; slot < now.view.slots[seat]; slot++)
            CHECK((mind.recall.face[seat][slot] != 0) == (now.view.place[seat][slot] & 1));
}

static void check_copies(table *t, uint64_t number)
{
    static char text[BAOBEI_POSITION_TEXT], again[BAOBEI_POSITION_TEXT];
    const uint8_t seed[BAOBEI_SEED_SIZE] = {1};
    size_t length = 0;
    size_t fault = 0;
    uint64_t all = hash_of(t->game, BAOBEI_VIEWER_HOST);
    uint64_t known = hash_of(t->game, BAOBEI_VIEWER_SEAT_1);

    CHECK(baobei_game_copy(t->copy, t->game) == BAOBEI_OK && hash_of(t->copy, BAOBEI_VIEWER_HOST) == all);
    CHECK(baobei_full_position_write(t->game, text, sizeof text, &length) == BAOBEI_OK);
    CHECK(baobei_full_position_read(t->copy, text, length, &fault) == BAOBEI_OK && fault == length);
    CHECK(baobei_full_position_write(t->copy, again, sizeof again, NULL) == BAOBEI_OK && strcmp(text, again) == 0);
    CHECK(baobei_sample(t->world, t->game, BAOBEI_VIEWER_SEAT_1, seed, number) == BAOBEI_OK);
    CHECK(hash_of(t->world, BAOBEI_VIEWER_SEAT_1) == known);
    all = hash_of(t->world, BAOBEI_VIEWER_HOST);
    CHECK(baobei_seat_position_write(t->game, BAOBEI_VIEWER_SEAT_1, text, sizeof text, &length) == BAOBEI_OK);
    CHECK(baobei_seat_position_read(t->world, seed, number, text, length, &fault) == BAOBEI_OK);
    CHECK(hash_of(t->world, BAOBEI_VIEWER_HOST) == all);
    CHECK(baobei_seat_position_read(t->world, seed, number, text, length / 2, &fault) == BAOBEI_BAD_TEXT);
}

/* ---- moves */

/* One of the legal actions of a seat, which must hold in every spelling. */
static baobei_action choose(table *t, uint32_t seat)
{
    static uint8_t mask[30000];
    char text[BAOBEI_ACTION_TEXT];
    baobei_action action = 0;
    baobei_action other = 0;
    baobei_parts parts;
    size_t length = 0;
    uint32_t count = baobei_legal(t->game, seat, 0, NULL, 0);
    uint32_t ids = baobei_action_id(3, 12, 0);

    t->pick = t->pick * 1103515245u + 12345u;
    CHECK(count > 0 && baobei_legal(t->game, seat, (t->pick >> 8) % count, &action, 1) == count);
    CHECK(baobei_check(t->game, seat, action) == BAOBEI_OK);
    CHECK(baobei_action_read(action, &parts) == BAOBEI_OK);
    CHECK(strcmp(baobei_action_name((baobei_action_kind)parts.kind), "?") != 0);
    CHECK(baobei_action_make((baobei_action_kind)parts.kind, parts.seat[0], parts.slot[0], parts.seat[1], parts.slot[1],
                             parts.choice) == action);
    CHECK(baobei_action_write(action, text, sizeof text, &length) == BAOBEI_OK);
    CHECK(baobei_action_parse(text, length, &other, NULL) == BAOBEI_OK && other == action);
    CHECK(ids <= sizeof mask && baobei_legal_mask(t->game, seat, 3, 12, mask, sizeof mask) <= count);
    if (parts.slot[0] < 12 && parts.slot[1] < 12) {
        uint32_t id = baobei_action_id(3, 12, action);
        CHECK(id < ids && mask[id] == 1 && baobei_action_from_id(3, 12, id) == action);
    }
    if (seat == 0) {
        CHECK(baobei_view_legal(&t->client, 0, 0, NULL, 0) == count);
        CHECK(baobei_view_check(&t->client, 0, action) == BAOBEI_OK);
    }
    return action;
}

/* Hands over what all seats want to do in a window. */
static void collect(table *t, const baobei_decision *now)
{
    uint8_t seats[3] = {0};
    baobei_action actions[3] = {0};
    uint64_t stamps[3] = {2, 1, 1};
    int32_t results[3] = {-1, -1, -1};
    uint32_t count = 0;

    for (uint32_t seat = 0; seat < 3; seat++)
        if (now->waiting >> seat & 1) {
            seats[count] = (uint8_t)seat;
            actions[count++] = choose(t, seat);
        }
    CHECK(baobei_apply_claims(t->game, now->token, count, seats, actions, stamps, results) == BAOBEI_OK);
    for (uint32_t i = 0; i < count; i++)
        CHECK(results[i] == BAOBEI_OK || results[i] == BAOBEI_REFUSED_TOO_LATE);
}

/* One changing call; then the same in the game that only reads the record. */
static void move(table *t, const baobei_decision *now, uint32_t number)
{
    static baobei_event pulled[BAOBEI_MAX_EVENTS + BAOBEI_MAX_SEATS];
    char line[BAOBEI_MOVE_TEXT];
    size_t length = 0;
    uint32_t count = 0;
    uint32_t seat = now->waiting ? 0 : BAOBEI_NO_SEAT;

    t->tells = 0;
    while (now->waiting && !(now->waiting >> seat & 1))
        seat++;
    if (now->kind == BAOBEI_DECISION_CLAIM && number % 8 == 0)
        collect(t, now);
    else if (now->kind == BAOBEI_DECISION_CLAIM ? number % 16 != 1 : number % 7 == 0)
        CHECK(baobei_expire(t->game, seat, now->token) == BAOBEI_OK);
    else
        CHECK(baobei_apply(t->game, seat, now->token, choose(t, seat)) == BAOBEI_OK);

    CHECK(baobei_events(t->game, BAOBEI_VIEWER_SPECTATOR, now->serial, pulled, BAOBEI_MAX_EVENTS + BAOBEI_MAX_SEATS,
                        &count) == BAOBEI_OK);
    CHECK(count == t->tells && memcmp(pulled, t->told, count * sizeof *pulled) == 0);
    CHECK(baobei_move_write(t->game, BAOBEI_VIEWER_HOST, line, sizeof line, &length) == BAOBEI_OK);
    CHECK(baobei_move_replay(t->replayed, line, length, NULL) == BAOBEI_OK);
    CHECK(hash_of(t->replayed, BAOBEI_VIEWER_HOST) == hash_of(t->game, BAOBEI_VIEWER_HOST));
}

/* ---- matches */

static baobei_rules *short_rules(void)
{
    char text[BAOBEI_RULES_TEXT];
    baobei_rules *rules = NULL;
    baobei_species species;
    size_t length = 0;
    int32_t least = 0;
    int32_t most = 0;
    int32_t usual = 0;
    int32_t value = 0;
    uint32_t key = 1;
    uint32_t row = 1;

    CHECK(baobei_rules_new(memory, NULL, &rules) == BAOBEI_OK);
    CHECK(baobei_rules_bounds(BAOBEI_RULE_LIMIT_3, &least, &most, &usual) == BAOBEI_OK && least <= 60 && 60 <= most);
    CHECK(baobei_rules_set(rules, BAOBEI_RULE_LIMIT_3, 60) == BAOBEI_OK);
    CHECK(baobei_rules_get(rules, BAOBEI_RULE_LIMIT_3, &value) == BAOBEI_OK && value == 60 && usual != 0);
    CHECK(baobei_rules_set_species(rules, 1, -2, 5, 1, BAOBEI_POWER_LOOK) == BAOBEI_OK);
    CHECK(baobei_rules_get_species(rules, 1, &species) == BAOBEI_OK);
    CHECK(species.points == -2 && species.copies == 5 && species.family == 1 && species.power == BAOBEI_POWER_LOOK);
    CHECK(baobei_rules_check(rules, 3, &key, &row) == BAOBEI_OK && key == 0 && row == 0);
    CHECK(baobei_rules_write(rules, text, sizeof text, &length) == BAOBEI_OK);
    CHECK(baobei_rules_read(rules, text, length, NULL) == BAOBEI_OK);
    CHECK(baobei_rules_get(rules, BAOBEI_RULE_LIMIT_3, &value) == BAOBEI_OK && value == 60);
    return rules;
}

static void play(table *t, const uint8_t *seed)
{
    static char start[BAOBEI_POSITION_TEXT];
    baobei_decision now = {0};
    size_t length = 0;
    uint32_t number = 0;

    CHECK(baobei_game_chance(t->game, seed, seed ? NULL : below, seed ? NULL : t) == BAOBEI_OK);
    CHECK(baobei_game_chance(t->replayed, seed, seed ? NULL : below, seed ? NULL : t) == BAOBEI_OK);
    CHECK(baobei_full_position_write(t->game, start, sizeof start, &length) == BAOBEI_OK);
    CHECK(baobei_full_position_read(t->replayed, start, length, NULL) == BAOBEI_OK);
    CHECK(baobei_view_get(t->game, BAOBEI_VIEWER_SEAT_0, &t->client) == BAOBEI_OK);
    CHECK(baobei_observe(t->game, BAOBEI_VIEWER_SEAT_0 | BAOBEI_VIEWER_SPECTATOR, watch, t) == BAOBEI_OK);
    while (!failed && number < MOST_MOVES) {
        CHECK(baobei_decision_get(t->game, BAOBEI_VIEWER_HOST, &now) == BAOBEI_OK);
        CHECK(strcmp(baobei_decision_name((baobei_decision_kind)now.kind), "?") != 0);
        if (now.kind == BAOBEI_DECISION_OVER)
            break;
        move(t, &now, number);
        check_views(t);
        if (number++ % 16 == 0)
            check_copies(t, number);
    }
    CHECK(now.kind == BAOBEI_DECISION_OVER);
    CHECK(baobei_apply(t->game, 0, now.token, baobei_action_make(BAOBEI_ACTION_DRAW, 0, 0, 0, 0, 0)) ==
          BAOBEI_REFUSED_OVER);
    printf("a match of %u moves\n", (unsigned)number);
}

static void play_match(baobei_rules *rules, const uint8_t *seed, uint32_t luck)
{
    table *t = calloc(1, sizeof *t);
    size_t size = baobei_game_size(0);
    void *block = malloc(size + BAOBEI_ALIGNMENT);
    uint8_t *aligned = block;
    char text[BAOBEI_RULES_TEXT];
    char frozen[BAOBEI_RULES_TEXT];

    if (!t || !block)
        exit(1);
    aligned += BAOBEI_ALIGNMENT - (uintptr_t)block % BAOBEI_ALIGNMENT;
    t->pick = t->die = luck;
    CHECK(baobei_game_new(rules, 3, KEEP, memory, NULL, &t->game) == BAOBEI_OK);
    CHECK(baobei_game_new(NULL, 2, 0, NULL, NULL, &t->replayed) == BAOBEI_OK);
    CHECK(baobei_game_new(NULL, 6, 0, memory, NULL, &t->world) == BAOBEI_OK);
    CHECK(baobei_game_place(NULL, 4, 0, aligned, size, &t->copy) == BAOBEI_OK);
    CHECK(baobei_rules_write(rules, text, sizeof text, NULL) == BAOBEI_OK);
    CHECK(baobei_rules_write(baobei_game_rules(t->game), frozen, sizeof frozen, NULL) == BAOBEI_OK);
    CHECK(strcmp(text, frozen) == 0);
    if (!failed)
        play(t, seed);
    baobei_game_free(t->game);
    baobei_game_free(t->replayed);
    baobei_game_free(t->world);
    baobei_game_free(t->copy);
    free(block);
    free(t);
}

int main(void)
{
    uint8_t seed[BAOBEI_SEED_SIZE] = {0};
    baobei_rules *rules = short_rules();

    CHECK(baobei_version() >= BAOBEI_VERSION);
    CHECK(strcmp(baobei_status_name(BAOBEI_REFUSED_LOCKED), "BAOBEI_REFUSED_LOCKED") == 0);
    CHECK(*baobei_status_text(BAOBEI_REFUSED_LOCKED));
    CHECK(strcmp(baobei_rule_name(BAOBEI_RULE_DEAL_TWO), "deal-two") == 0);
    CHECK(strcmp(baobei_power_name(BAOBEI_POWER_LOOK), "look") == 0);
    for (uint8_t match = 0; match < 8; match++) {
        seed[0] = match;
        play_match(rules, match % 2 ? NULL : seed, match);
    }
    baobei_rules_free(rules);
    CHECK(blocks == 0);
    printf("%u passed, %u failed\n", passed, failed);
    return failed ? 1 : 0;
}
