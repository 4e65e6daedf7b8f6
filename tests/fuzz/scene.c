#include "scene.h"

#include <string.h>

#include "api/game_object.h"

uint32_t scene_byte(scene *s)
{
    return s->at < s->end ? *s->at++ : 0;
}

uint32_t scene_word(scene *s)
{
    uint32_t word = 0;

    for (uint32_t i = 0; i < 4; i++)
        word |= scene_byte(s) << 8 * i;
    return word;
}

player *scene_player(scene *s)
{
    return &s->players[scene_byte(s) % SCENE_GAMES];
}

void scene_open(scene *s, const uint8_t *data, size_t size)
{
    memset(s, 0, sizeof *s);
    s->at = data;
    s->end = data + size;
    for (uint32_t i = 0; i < SCENE_GAMES; i++)
        s->players[i].scene = s;
    fuzz_check(baobei_rules_new(scene_memory, s, &s->rules) == BAOBEI_OK);
}

void scene_close(scene *s)
{
    for (uint32_t i = 0; i < SCENE_GAMES; i++)
        baobei_game_free(s->players[i].game);
    baobei_rules_free(s->rules);
    fuzz_check(s->blocks == 0);
}

void scene_before(scene *s)
{
    for (uint32_t i = 0; i < SCENE_GAMES; i++)
        if (s->players[i].game)
            memcpy(s->players[i].picture, s->players[i].game, misuse_object_size(s->players[i].game));
}

void scene_after(scene *s, player *changed, baobei_status status)
{
    fuzz_check(strcmp(baobei_status_name(status), "BAOBEI_?") != 0);
    for (uint32_t i = 0; i < SCENE_GAMES; i++) {
        player *p = &s->players[i];

        if (!p->game)
            continue;
        if (p != changed || status != BAOBEI_OK)
            fuzz_check(memcmp(p->picture, p->game, misuse_object_size(p->game)) == 0);
        else
            fuzz_check(p->wraps ? bbi_state_valid(&p->game->state) : !inspect_call(&p->inspector, p->game));
    }
}

void scene_renewed(player *p)
{
    const bbi_state *state = &p->game->state;

    fuzz_check(misuse_object_size(p->game) <= SCENE_OBJECT && bbi_state_valid(state));
    p->inspector.token = state->token;
    p->inspector.serial = state->serial;
    p->inspector.round = state->round;
    p->wraps = state->token > 0xfffff000 || state->serial > 0xfff00000 || state->round > 0xfffff000;
}

/* Each block remembers its size in front of it, which must be said again when it is given back. */
void *scene_memory(void *ctx, void *block, size_t size)
{
    scene *s = ctx;
    size_t *head;

    if (block) {
        head = (size_t *)(void *)((char *)block - BAOBEI_ALIGNMENT);
        fuzz_check(*head == size);
        s->blocks--;
        free(head);
        return s;
    }
    if (s->starved)
        return NULL;
    head = malloc(size + BAOBEI_ALIGNMENT);
    fuzz_check(head != NULL);
    *head = size;
    s->blocks++;
    return (char *)head + BAOBEI_ALIGNMENT;
}

/* Inside a callback: changing calls on this game are refused, the others answer. */
static void meddle(player *p)
{
    const uint8_t seed[BAOBEI_SEED_SIZE] = {3};
    baobei_game *game = p->game;
    baobei_game *other = fuzz_other();
    static char text[BAOBEI_POSITION_TEXT];
    baobei_decision now;
    baobei_action action = scene_word(p->scene);
    uint8_t seat = 0;
    int32_t result = 77;
    size_t length;

    fuzz_check(baobei_decision_get(game, BAOBEI_VIEWER_HOST, &now) == BAOBEI_OK);
    switch (scene_byte(p->scene) % 10) {
    case 0: fuzz_check(baobei_apply(game, scene_byte(p->scene), now.token, action) == BAOBEI_BAD_BUSY); break;
    case 1: fuzz_check(baobei_expire(game, scene_byte(p->scene), now.token) == BAOBEI_BAD_BUSY); break;
    case 2:
        fuzz_check(baobei_apply_claims(game, now.token, 1, &seat, &action, NULL, &result) == BAOBEI_BAD_BUSY);
        fuzz_check(result == 77);
        break;
    case 3: fuzz_check(baobei_observe(game, 0, NULL, NULL) == BAOBEI_BAD_BUSY); break;
    case 4: fuzz_check(baobei_game_chance(game, seed, NULL, NULL) == BAOBEI_BAD_BUSY); break;
    case 5: fuzz_check(baobei_game_copy(game, other) == BAOBEI_BAD_BUSY); break;
    case 6: fuzz_check(baobei_sample(game, game, BAOBEI_VIEWER_HOST, seed, 0) == BAOBEI_BAD_BUSY); break;
    case 7:
        fuzz_check(baobei_full_position_write(game, text, sizeof text, &length) == BAOBEI_OK);
        fuzz_check(baobei_full_position_read(game, text, length, NULL) == BAOBEI_BAD_BUSY);
        break;
    case 8: fuzz_check(baobei_move_replay(game, "a pass", 6, NULL) == BAOBEI_BAD_BUSY); break;
    default: fuzz_check(baobei_game_copy(other, game) == BAOBEI_OK); break;
    }
}

int32_t scene_below(void *ctx, uint32_t n)
{
    player *p = ctx;

    fuzz_check(n > 1 && n <= BAOBEI_MAX_CARDS);
    if (p->meddles)
        meddle(p);
    if (p->mode == HOOK_ANSWERS || p->patience-- > 0)
        return (int32_t)(scene_byte(p->scene) % n);
    switch (p->mode) {
    case HOOK_FAILS: return BAOBEI_CHANCE_FAILED;
    case HOOK_LATER:
        p->mode = HOOK_ANSWERS;
        return BAOBEI_CHANCE_LATER;
    case HOOK_TOO_LARGE: return (int32_t)(n + scene_byte(p->scene));
    default: return INT32_MIN + (int32_t)scene_byte(p->scene);
    }
}

void scene_hear(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    player *p = ctx;
    baobei_view view;

    fuzz_check(event->kind && strcmp(baobei_event_name((baobei_event_kind)event->kind), "?") != 0);
    fuzz_check(baobei_view_get(p->game, viewer, &view) == BAOBEI_OK);
    if (p->meddles)
        meddle(p);
}
