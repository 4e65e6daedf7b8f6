/* Allocators: one get and one give back, failure at creation, and nothing in between. */
#include <baobei/baobei.h>
#include <criterion/criterion.h>
#include <stdlib.h>

#include "driver.h"

typedef struct counter {
    uint32_t gets, gives;
    size_t got, given;
    void *block;
    bool empty; /* gives nothing */
} counter;

static void *count(void *ctx, void *block, size_t size)
{
    counter *c = ctx;

    if (block) {
        cr_assert_eq(block, c->block);
        c->gives++;
        c->given += size;
        free(block);
        return c; /* the answer is ignored */
    }
    c->gets++;
    c->got += size;
    return c->empty ? NULL : (c->block = malloc(size));
}

Test(memory, rules)
{
    counter c = {0};
    baobei_rules *rules;

    cr_assert_eq(baobei_rules_new(count, &c, &rules), BAOBEI_OK);
    cr_assert_eq(c.gets, 1);
    cr_assert_eq(baobei_rules_set(rules, BAOBEI_RULE_LOOKS, 1), BAOBEI_OK);
    cr_assert_eq(baobei_rules_set_species(rules, 1, 1, 1, 1, BAOBEI_POWER_NONE), BAOBEI_OK);
    cr_assert(c.gets == 1 && c.gives == 0);
    baobei_rules_free(rules);
    cr_assert(c.gets == 1 && c.gives == 1);
    cr_assert_eq(c.got, c.given);
    baobei_rules_free(NULL);
}

Test(memory, game)
{
    for (uint32_t keep = 0; keep < 200; keep += 66) {
        counter c = {0};
        baobei_game *game;

        cr_assert_eq(baobei_game_new(NULL, 5, keep, count, &c, &game), BAOBEI_OK);
        cr_assert_eq(c.gets, 1);
        cr_assert_eq(c.got, baobei_game_size(keep));
        baobei_game_free(game);
        cr_assert(c.gets == 1 && c.gives == 1);
        cr_assert_eq(c.got, c.given);
    }
    baobei_game_free(NULL);
}

Test(memory, nothing_there)
{
    counter c = {.empty = true};
    baobei_rules *rules = (baobei_rules *)(void *)&c;
    baobei_game *game = (baobei_game *)(void *)&c;

    cr_assert_eq(baobei_rules_new(count, &c, &rules), BAOBEI_FAILED_MEMORY);
    cr_assert_null(rules);
    cr_assert_eq(baobei_game_new(NULL, 2, 0, count, &c, &game), BAOBEI_FAILED_MEMORY);
    cr_assert_null(game);
    cr_assert(c.gets == 2 && c.gives == 0);
}

/* A call that is wrong asks for no memory. */
Test(memory, not_asked_in_vain)
{
    counter c = {0};
    baobei_game *game;
    baobei_rules *rules;

    cr_assert_eq(baobei_rules_new(NULL, NULL, &rules), BAOBEI_OK);
    cr_assert_eq(baobei_rules_set(rules, BAOBEI_RULE_DEAL_TWO, 1), BAOBEI_OK);
    cr_assert_eq(baobei_game_new(rules, 2, 0, count, &c, &game), BAOBEI_BAD_RULES);
    cr_assert_eq(baobei_game_new(NULL, 7, 0, count, &c, &game), BAOBEI_BAD_SEAT);
    cr_assert_eq(baobei_game_new(NULL, 2, BAOBEI_MAX_KEEP + 1, count, &c, &game), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_game_new(NULL, 2, 0, count, &c, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(baobei_rules_new(count, &c, NULL), BAOBEI_BAD_ARGUMENT);
    cr_assert_eq(c.gets, 0);
    baobei_rules_free(rules);
}

static void hear(void *ctx, baobei_viewer viewer, const baobei_event *event)
{
    (void)viewer;
    (void)event;
    ++*(uint32_t *)ctx;
}

/* All that a game does after its creation, it does in its own memory. */
Test(memory, nothing_after_creation)
{
    const uint8_t seed[BAOBEI_SEED_SIZE] = {9};
    counter c[2] = {{0}, {0}};
    baobei_game *game;
    baobei_game *copy;
    uint32_t heard = 0;
    driver d;
    answer a;

    cr_assert_eq(baobei_game_new(NULL, 4, 32, count, &c[0], &game), BAOBEI_OK);
    cr_assert_eq(baobei_game_new(NULL, 2, 0, count, &c[1], &copy), BAOBEI_OK);
    cr_assert_eq(baobei_game_chance(game, seed, NULL, NULL), BAOBEI_OK);
    cr_assert_eq(baobei_observe(game, BAOBEI_VIEWER_SEAT_0 | BAOBEI_VIEWER_HOST, hear, &heard), BAOBEI_OK);
    driver_init(&d, DRIVER_SEER, 5);
    for (uint32_t step = 0; step < 2000 && driver_answer(&d, game, &a); step++) {
        cr_assert_eq(baobei_apply(game, a.seat, a.token, a.action), BAOBEI_OK);
        cr_assert_eq(baobei_game_copy(copy, game), BAOBEI_OK);
    }
    cr_assert_gt(heard, 500);
    for (uint32_t i = 0; i < 2; i++)
        cr_assert(c[i].gets == 1 && c[i].gives == 0);
    baobei_game_free(game);
    baobei_game_free(copy);
    for (uint32_t i = 0; i < 2; i++)
        cr_assert(c[i].gives == 1 && c[i].got == c[i].given);
}

/* A game keeps a copy of its rules: the set may be changed or freed afterwards. */
Test(memory, rules_are_copied)
{
    baobei_rules *rules;
    baobei_game *game;
    int32_t value;

    cr_assert_eq(baobei_rules_new(NULL, NULL, &rules), BAOBEI_OK);
    cr_assert_eq(baobei_rules_set(rules, BAOBEI_RULE_LIMIT_3, 55), BAOBEI_OK);
    cr_assert_eq(baobei_game_new(rules, 3, 0, NULL, NULL, &game), BAOBEI_OK);
    cr_assert_eq(baobei_rules_set(rules, BAOBEI_RULE_LIMIT_3, 66), BAOBEI_OK);
    baobei_rules_free(rules);
    cr_assert_eq(baobei_rules_get(baobei_game_rules(game), BAOBEI_RULE_LIMIT_3, &value), BAOBEI_OK);
    cr_assert_eq(value, 55);
    baobei_game_free(game);
}
