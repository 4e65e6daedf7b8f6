/*
 * The stage of tests/fuzz/calls.c: some games, their hooks, and what holds whatever is called. All choices are read
 * from the input; when it is used up, they are 0.
 */
#ifndef TESTS_FUZZ_SCENE_H
#define TESTS_FUZZ_SCENE_H

#include "fuzz.h"
#include "invariants.h"

enum { SCENE_GAMES = 3, SCENE_KEEP = 8, SCENE_OBJECT = 8192 };

/* What a source of chance does when it is asked. */
typedef enum hook_mode {
    HOOK_ANSWERS,
    HOOK_FAILS,     /* at the ask that `patience` says; so do all others below */
    HOOK_LATER,     /* and answers when it is asked again */
    HOOK_TOO_LARGE,
    HOOK_NEGATIVE,
    HOOK_MODES
} hook_mode;

typedef struct player {
    struct scene *scene;
    baobei_game *game; /* null: none */
    bool placed;
    bool wraps; /* it was loaded with numbers that are about to begin again */
    inspector inspector;
    hook_mode mode;
    uint32_t patience;
    bool meddles; /* its callbacks call changing functions of their own game */
    _Alignas(BAOBEI_ALIGNMENT) uint8_t memory[SCENE_OBJECT];
    uint8_t picture[SCENE_OBJECT];
} player;

typedef struct scene {
    const uint8_t *at, *end; /* of the input */
    player players[SCENE_GAMES];
    baobei_rules *rules;
    uint32_t blocks; /* of memory that are given out */
    bool starved;    /* the allocator gives nothing */
} scene;

uint32_t scene_byte(scene *s);
uint32_t scene_word(scene *s);

void scene_open(scene *s, const uint8_t *data, size_t size);

/* Frees everything; nothing that the allocator gave is left. */
void scene_close(scene *s);

/* A player, who may be without a game. */
player *scene_player(scene *s);

/* Around each call: `changed` may be another game if it returned BAOBEI_OK, else null; all others are as they were. */
void scene_before(scene *s);
void scene_after(scene *s, player *changed, baobei_status status);

/* The state of a game was replaced, or it is new: numbers start again. */
void scene_renewed(player *p);

/* Host's functions; ctx is the scene, the player, the player. */
void *scene_memory(void *ctx, void *block, size_t size);
int32_t scene_below(void *ctx, uint32_t n);
void scene_hear(void *ctx, baobei_viewer viewer, const baobei_event *event);

#endif
