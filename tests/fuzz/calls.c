/*
 * Calls in any order and with any arguments: the input is a list of calls, a byte for each and then what it reads.
 * Whatever is called, a game that is refused something is byte for byte what it was, and every game stays valid.
 */
#include <string.h>

#include "api/game_object.h"
#include "odd_rules.h"
#include "scene.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { CALLS = 300, MANY = 64 };

/* A token: mostly that of the pending decision. */
static uint32_t token_of(scene *s, const player *p)
{
    uint32_t kind = scene_byte(s);

    if (kind < 16)
        return scene_word(s);
    return (p->game ? p->game->state.token : 0) - (kind < 32 ? kind - 15 : 0);
}

/* Some seat that is asked; BAOBEI_NO_SEAT if none is. */
static uint32_t asked(scene *s, const baobei_decision *now)
{
    uint32_t seat = scene_byte(s) % BAOBEI_MAX_SEATS;

    while (now->waiting && !(now->waiting >> seat & 1))
        seat = (seat + 1) % BAOBEI_MAX_SEATS;
    return now->waiting ? seat : BAOBEI_NO_SEAT;
}

static void legal(scene *s, player *p, uint32_t number)
{
    baobei_decision now;
    baobei_action action = 0;
    baobei_status status;
    uint32_t seat;
    uint32_t count;

    if (!p->game)
        return;
    fuzz_check(baobei_decision_get(p->game, BAOBEI_VIEWER_HOST, &now) == BAOBEI_OK);
    if (now.kind == BAOBEI_DECISION_OVER)
        return;
    seat = asked(s, &now);
    count = baobei_legal(p->game, seat, 0, NULL, 0);
    fuzz_check(count > 0 && baobei_legal(p->game, seat, number % count, &action, 1) == count);
    scene_before(s);
    status = baobei_apply(p->game, seat, now.token, action);
    fuzz_check(status == BAOBEI_OK || status >= BAOBEI_FAILED_NO_CHANCE);
    fuzz_check(status != BAOBEI_FAILED_NO_CHANCE || p->game->state.source == BBI_CHANCE_NONE);
    scene_after(s, p, status);
}

static void call_legal(scene *s, player *p)
{
    legal(s, p, scene_byte(s));
}

static void call_many(scene *s, player *p)
{
    uint32_t count = scene_byte(s) % MANY;
    uint32_t number = scene_word(s);

    while (count-- > 0) {
        legal(s, p, number % 5 ? 0 : number >> 8);
        number = number * 1103515245u + 12345u;
    }
}

static void call_apply(scene *s, player *p)
{
    uint32_t seat = scene_byte(s);
    uint32_t token = token_of(s, p);
    baobei_action action = scene_word(s);

    scene_before(s);
    scene_after(s, p, baobei_apply(p->game, seat, token, action));
}

static void call_misuse(scene *s, player *p)
{
    const char *fault;

    if (!p->game)
        return;
    rng_seed(&p->inspector.rng, scene_word(s));
    fault = inspect_misuse(&p->inspector, p->game, 4);
    fuzz_check(!fault);
}

static void call_expire(scene *s, player *p)
{
    uint32_t seat = scene_byte(s);
    uint32_t token = token_of(s, p);

    if (seat >= 8 && p->game) {
        baobei_decision now;

        baobei_decision_get(p->game, BAOBEI_VIEWER_HOST, &now);
        seat = asked(s, &now);
    }
    scene_before(s);
    scene_after(s, p, baobei_expire(p->game, seat, token));
}

static void call_claims(scene *s, player *p)
{
    uint8_t seats[BAOBEI_MAX_CLAIMS];
    baobei_action actions[BAOBEI_MAX_CLAIMS];
    uint64_t stamps[BAOBEI_MAX_CLAIMS];
    int32_t results[BAOBEI_MAX_CLAIMS];
    uint32_t count = scene_byte(s) % 16;
    uint32_t nulls = scene_byte(s);
    uint32_t token = token_of(s, p);
    baobei_status status;

    for (uint32_t i = 0; i < count; i++) {
        uint32_t legals;

        seats[i] = (uint8_t)(scene_byte(s) % 8);
        legals = baobei_legal(p->game, seats[i], 0, NULL, 0);
        actions[i] = scene_word(s);
        if (legals)
            baobei_legal(p->game, seats[i], actions[i] % legals, &actions[i], 1);
        stamps[i] = scene_byte(s) % 4;
    }
    if (nulls == 1)
        count = BAOBEI_MAX_CLAIMS + 1 + scene_word(s);
    memset(results, 0x5a, sizeof results);
    scene_before(s);
    status = baobei_apply_claims(p->game, token, count, nulls == 2 ? NULL : seats, nulls == 3 ? NULL : actions,
                                 nulls & 4 ? NULL : stamps, nulls == 8 ? NULL : results);
    scene_after(s, p, status);
    for (uint32_t i = 0; i < BAOBEI_MAX_CLAIMS; i++)
        fuzz_check((results[i] == 0x5a5a5a5a) == (status != BAOBEI_OK || i >= count));
}

static void call_chance(scene *s, player *p)
{
    uint8_t seed[BAOBEI_SEED_SIZE] = {0};
    uint32_t how = scene_byte(s);

    seed[0] = (uint8_t)scene_byte(s);
    scene_before(s);
    scene_after(s, p, baobei_game_chance(p->game, how % 4 < 2 ? seed : NULL, how % 4 & 1 ? NULL : scene_below, p));
}

static void call_hook(scene *s, player *p)
{
    p->mode = (hook_mode)(scene_byte(s) % HOOK_MODES);
    p->patience = scene_byte(s) % 80;
    p->meddles = scene_byte(s) & 1;
    scene_before(s);
    scene_after(s, p, baobei_game_chance(p->game, NULL, scene_below, p));
}

static void call_observe(scene *s, player *p)
{
    uint32_t viewers = scene_word(s) & (scene_byte(s) % 4 ? 0x7f8u : UINT32_MAX);
    bool null = scene_byte(s) == 1;

    scene_before(s);
    scene_after(s, p, baobei_observe(p->game, viewers, null ? NULL : scene_hear, p));
}

/* A copied hook would ask with the other player's ctx: the copy gets its own. */
static void own_hook(player *p)
{
    if (p->game->state.source == BBI_CHANCE_HOOK)
        fuzz_check(baobei_game_chance(p->game, NULL, scene_below, p) == BAOBEI_OK);
}

static void call_copy(scene *s, player *p)
{
    player *from = scene_player(s);
    baobei_status status;

    scene_before(s);
    status = baobei_game_copy(p->game, from->game);
    if (status == BAOBEI_OK) {
        fuzz_check(memcmp(&p->game->state, &from->game->state, sizeof from->game->state) == 0);
        scene_renewed(p);
    }
    scene_after(s, p, status);
    if (status == BAOBEI_OK)
        own_hook(p);
}

static void call_sample(scene *s, player *p)
{
    player *from = scene_player(s);
    uint8_t seed[BAOBEI_SEED_SIZE] = {0};
    uint32_t viewer = scene_byte(s);
    baobei_status status;

    seed[31] = (uint8_t)scene_byte(s);
    viewer = viewer < 16 ? scene_word(s) : (uint32_t)BAOBEI_VIEWER_SEAT_0 << viewer % 8;
    scene_before(s);
    status = baobei_sample(p->game, from->game, (baobei_viewer)viewer, viewer == 7 ? NULL : seed, scene_byte(s));
    if (status == BAOBEI_OK)
        scene_renewed(p);
    scene_after(s, p, status);
}

/* Saved and loaded elsewhere, now and then with a byte that is changed. */
static void call_load(scene *s, player *p)
{
    static char text[BAOBEI_POSITION_TEXT];
    const uint8_t seed[BAOBEI_SEED_SIZE] = {9};
    player *from = scene_player(s);
    uint32_t how = scene_byte(s);
    baobei_viewer viewer = (baobei_viewer)((uint32_t)BAOBEI_VIEWER_SEAT_0 << how % 7);
    size_t length = 0;
    size_t fault = 0;
    baobei_status status = how & 128 ? baobei_seat_position_write(from->game, viewer, text, sizeof text, &length)
                                     : baobei_full_position_write(from->game, text, sizeof text, &length);

    if (status == BAOBEI_OK && how & 64)
        text[scene_word(s) % length] = (char)scene_byte(s);
    scene_before(s);
    status = how & 128 ? baobei_seat_position_read(p->game, seed, how, text, length, &fault)
                       : baobei_full_position_read(p->game, text, length, &fault);
    fuzz_check(fault <= length && (how & 64 || status == BAOBEI_OK || !p->game || !length));
    if (status == BAOBEI_OK)
        scene_renewed(p);
    scene_after(s, p, status);
}

/* The last move of one game, or a line of the input, in another. */
static void call_replay(scene *s, player *p)
{
    char text[BAOBEI_MOVE_TEXT];
    player *from = scene_player(s);
    uint32_t own = scene_byte(s) % 64;
    size_t length = 0;

    if (own)
        for (; length < own; length++)
            text[length] = (char)scene_byte(s);
    else
        (void)baobei_move_write(from->game, BAOBEI_VIEWER_HOST, text, sizeof text, &length);
    scene_before(s);
    scene_after(s, p, baobei_move_replay(p->game, text, length, NULL));
}

static void call_new(scene *s, player *p)
{
    uint32_t seats = scene_byte(s) % 9;
    uint32_t keep = scene_byte(s) < 250 ? scene_byte(s) % (SCENE_KEEP + 1) : scene_word(s);
    uint32_t number = scene_byte(s);
    bool odd = seats >= 2 && seats <= BAOBEI_MAX_SEATS && number < odd_rules_count();
    baobei_rules *rules = odd ? odd_rules_new(number, seats) : NULL;
    baobei_status status;

    baobei_game_free(p->game);
    p->game = NULL;
    p->placed = scene_byte(s) & 1;
    s->starved = scene_byte(s) == 1;
    scene_before(s);
    if (p->placed) {
        uint32_t off = scene_byte(s) == 1;
        size_t room = sizeof p->memory - off - (scene_byte(s) == 1 ? sizeof p->memory - 64 : 0);

        status = baobei_game_place(rules ? rules : s->rules, seats, keep, p->memory + off, room, &p->game);
    } else if (keep <= SCENE_KEEP || keep > BAOBEI_MAX_KEEP) /* else a lot of memory */
        status = baobei_game_new(rules ? rules : s->rules, seats, keep, scene_memory, s, &p->game);
    else
        status = BAOBEI_BAD_ARGUMENT;
    fuzz_check((status == BAOBEI_OK) == (p->game != NULL));
    if (p->game)
        scene_renewed(p);
    scene_after(s, p, status);
    s->starved = false;
    baobei_rules_free(rules);
}

static void call_rules(scene *s, player *p)
{
    char one[BAOBEI_RULES_TEXT];
    char two[BAOBEI_RULES_TEXT];
    uint32_t key = scene_byte(s);
    int32_t value = (int32_t)scene_byte(s) - 100;
    baobei_status status;

    (void)p;
    fuzz_check(baobei_rules_write(s->rules, one, sizeof one, NULL) == BAOBEI_OK);
    if (key < 64)
        status = baobei_rules_set(s->rules, (baobei_rule)key, value);
    else
        status = baobei_rules_set_species(s->rules, key - 64, value, scene_byte(s), scene_byte(s),
                                          (baobei_power)scene_byte(s));
    fuzz_check(baobei_rules_write(s->rules, two, sizeof two, NULL) == BAOBEI_OK);
    fuzz_check(status == BAOBEI_OK || strcmp(one, two) == 0);
}

/* Nowhere to write to, or nothing to read from. */
static void nulls(baobei_game *game)
{
    const uint8_t seed[BAOBEI_SEED_SIZE] = {1};
    const baobei_viewer host = BAOBEI_VIEWER_HOST;
    baobei_status status[] = {
        baobei_decision_get(game, host, NULL), baobei_view_get(game, host, NULL),
        baobei_recall_get(game, host, NULL), baobei_hash(game, host, NULL),
        baobei_events(game, host, 1, NULL, 1, NULL), baobei_full_position_write(game, NULL, 1, NULL),
        baobei_full_position_read(game, NULL, 1, NULL), baobei_seat_position_read(game, seed, 1, NULL, 1, NULL),
        baobei_seat_position_read(game, NULL, 1, "", 0, NULL), baobei_move_replay(game, NULL, 1, NULL),
        baobei_game_copy(game, NULL), baobei_sample(game, NULL, host, seed, 1),
        baobei_game_chance(game, NULL, NULL, game), baobei_observe(game, host, NULL, game),
        baobei_action_read(1, NULL), baobei_rules_get(NULL, BAOBEI_RULE_LOOKS, NULL),
        baobei_game_new(NULL, 2, 0, NULL, NULL, NULL), baobei_rules_new(NULL, NULL, NULL),
        baobei_view_fold(NULL, NULL), baobei_view_check(NULL, 0, 1),
    };

    for (uint32_t i = 0; i < sizeof status / sizeof *status; i++)
        fuzz_check(status[i] == BAOBEI_BAD_ARGUMENT);
    fuzz_check(baobei_legal_mask(game, 0, 2, 2, NULL, 4096) == 0 && baobei_view_legal(NULL, 0, 0, NULL, 0) == 0);
}

/* Const calls of all sorts, and calls with nulls; the scene is what it was. */
static void call_look(scene *s, player *p)
{
    uint32_t which = scene_byte(s);
    baobei_viewer viewer = (baobei_viewer)(which < 16 ? scene_word(s) : (uint32_t)BAOBEI_VIEWER_SEAT_0 << which % 8);
    uint32_t number = scene_word(s);
    uint32_t room = scene_byte(s) % 16;
    baobei_event events[16];
    baobei_action actions[16];
    baobei_decision now;
    baobei_view view;
    baobei_recall recall;
    uint8_t mask[4096];
    uint32_t count;
    uint64_t hash;
    bool viewed;

    scene_before(s);
    if (which == 1)
        nulls(p->game);
    (void)baobei_decision_get(p->game, viewer, &now);
    (void)baobei_recall_get(p->game, viewer, &recall);
    (void)baobei_hash(p->game, viewer, &hash);
    (void)baobei_events(p->game, viewer, number, events, room, &count);
    fuzz_check(count <= room);
    (void)baobei_legal(p->game, number % 8, number, actions, room);
    (void)baobei_check(p->game, number % 8, scene_word(s));
    (void)baobei_legal_mask(p->game, number % 8, number % 8, number % 67, mask, sizeof mask);
    viewed = baobei_view_get(p->game, viewer, &view) == BAOBEI_OK;
    if (viewed) {
        baobei_event event;
        uint8_t *bytes = (uint8_t *)&event;

        memset(&event, 0, sizeof event);
        for (uint32_t i = 0; i < room; i++)
            bytes[i] = (uint8_t)scene_byte(s);
        event.serial = view.decision.serial;
        (void)baobei_view_fold(&view, &event);
        (void)baobei_view_legal(&view, number % 8, number, actions, room);
        (void)baobei_view_check(&view, number % 8, scene_word(s));
    }
    scene_after(s, NULL, BAOBEI_OK);
}

static void call_inspect(scene *s, player *p)
{
    const char *fault;

    if (!p->game)
        return;
    rng_seed(&p->inspector.rng, scene_byte(s));
    fault = inspect_position(&p->inspector, p->game);
    fuzz_check(!fault);
}

static void (*const calls[])(scene *s, player *p) = {
    call_legal,  call_many,  call_apply,  call_misuse, call_expire, call_claims, call_chance, call_hook, call_observe,
    call_copy,   call_sample, call_load,  call_replay, call_new,    call_rules,  call_look,   call_inspect,
};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static scene s;
    static uint8_t rooms[SCENE_GAMES][SCENE_OBJECT]; /* for pictures of the inspectors */

    scene_open(&s, data, size);
    for (uint32_t i = 0; i < SCENE_GAMES; i++)
        s.players[i].inspector.room = rooms[i];
    for (uint32_t i = 0; i < CALLS && s.at < s.end; i++) {
        uint32_t call = scene_byte(&s);

        calls[call % (sizeof calls / sizeof *calls)](&s, scene_player(&s));
    }
    scene_close(&s);
    return 0;
}
