// bots.c: how an opponent picks an action. What it believes is belief.c's subject, what an action is worth
// to it worth.c's.
#include "bots.h"

#include "worth.h"

#include <string.h>

#define PAGE 128

// What a skill lacks: one claim window in so many is overlooked (0: none), and values are off by up to so much.
static const struct lack {
    uint32_t lapse;
    uint32_t blur;
} lacks[] = {[SKILL_EASY] = {2, 60}, [SKILL_NORMAL] = {6, 12}, [SKILL_HARD] = {0, 0}};

void bot_open(struct bot *bot, const baobei_rules *rules, unsigned seat, enum skill skill,
              const uint8_t seed[BAOBEI_SEED_SIZE])
{
    memset(bot, 0, sizeof *bot);
    bot->seat = seat;
    bot->viewer = (baobei_viewer)(BAOBEI_VIEWER_SEAT_0 << seat);
    bot->skill = skill;
    for (unsigned i = 1; i <= BAOBEI_MAX_SPECIES; i++)
        baobei_rules_get_species(rules, i, &bot->species[i]);
    baobei_rules_get(rules, BAOBEI_RULE_BAO_FACTOR, &bot->bao_factor);
    baobei_rules_get(rules, BAOBEI_RULE_BAO_FLOOR, &bot->bao_floor);
    // From the game's seed, so that a typed match can be replayed; it never leaves this process. A host
    // that serves a network gives its bots seeds of their own (docs/secrecy.md).
    dice_open(&bot->dice, seed, seat);
    dice_seed(&bot->dice, bot->seed);
}

// The best of its legal actions; of several equally good ones any, each as likely as the others.
static baobei_action best_of(struct bot *bot, const baobei_game *game, const struct belief *belief)
{
    const uint32_t blur = lacks[bot->skill].blur;
    const uint32_t count = baobei_legal(game, bot->seat, 0, NULL, 0);
    baobei_action page[PAGE];
    baobei_action best = 0;
    int32_t most = 0;
    uint32_t equals = 0;

    for (uint32_t i = 0; i < count; i++) {
        if (i % PAGE == 0)
            baobei_legal(game, bot->seat, i, page, PAGE);
        int32_t value = worth_action(belief, page[i % PAGE]);
        if (blur > 0)
            value += (int32_t)dice_below(&bot->dice, blur);
        if (best == 0 || value > most) {
            best = page[i % PAGE];
            most = value;
            equals = 1;
        } else if (value == most && dice_below(&bot->dice, ++equals) == 0) {
            best = page[i % PAGE];
        }
    }
    return best;
}

baobei_action bot_choose(struct bot *bot, const baobei_game *game, baobei_game *scratch)
{
    const uint32_t lapse = lacks[bot->skill].lapse;
    struct belief belief;

    if (!belief_form(&belief, bot, game, scratch))
        return 0;
    if (belief.view.decision.kind == BAOBEI_DECISION_CLAIM && lapse > 0 && dice_below(&bot->dice, lapse) == 0)
        return baobei_action_make(BAOBEI_ACTION_PASS, 0, 0, 0, 0, 0);
    return best_of(bot, game, &belief);
}

uint32_t bot_think(struct bot *bot, uint32_t most)
{
    return most / 3 + dice_below(&bot->dice, most - most / 3 + 1);
}
