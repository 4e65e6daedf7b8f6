#include "policy.h"

uint32_t dice_below(dice_cup *dice, uint32_t n)
{
    uint64_t x = dice->state += UINT64_C(0x9e3779b97f4a7c15); // SplitMix64
    x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
    return (uint32_t)(((x ^ x >> 31) >> 32) * n >> 32);
}

static baobei_action legal_number(const baobei_game *game, uint32_t seat, uint32_t number)
{
    baobei_action action = 0;
    baobei_legal(game, seat, number, &action, 1);
    return action;
}

baobei_action policy_uniform(const baobei_game *game, uint32_t seat, const baobei_decision *now, dice_cup *dice)
{
    (void)now;
    return legal_number(game, seat, dice_below(dice, baobei_legal(game, seat, 0, NULL, 0)));
}

// Legal actions come in ascending order: pass before claims, discard and keep before claims, end before BAO.
baobei_action policy_calm(const baobei_game *game, uint32_t seat, const baobei_decision *now, dice_cup *dice)
{
    uint32_t count = baobei_legal(game, seat, 0, NULL, 0);

    if (now->kind == BAOBEI_DECISION_CLAIM && dice_below(dice, 50) > 0)
        count = 1;
    if (now->kind == BAOBEI_DECISION_DRAWN && count > 5 && dice_below(dice, 50) > 0)
        count = 5; // discard, or keep in one of some four slots
    if (now->kind == BAOBEI_DECISION_END && dice_below(dice, 5) > 0)
        count = 1;
    return legal_number(game, seat, dice_below(dice, count));
}

uint32_t policy_next_seat(const baobei_decision *now)
{
    uint32_t seat = 0;
    while (seat < BAOBEI_MAX_SEATS && !(now->waiting >> seat & 1))
        seat++;
    return seat < BAOBEI_MAX_SEATS ? seat : BAOBEI_NO_SEAT;
}
