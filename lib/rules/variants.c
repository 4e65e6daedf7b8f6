#include "rules/variants.h"

#define LIMIT(n) [BAOBEI_RULE_LIMIT_##n] = {"limit-" #n, 1, 30000, 100}

static const bbi_rule_bounds rule_rows[BBI_RULE_KEYS] = {
    [BAOBEI_RULE_DEAL_TWO] = {"deal-two", 1, 32, 5},
    [BAOBEI_RULE_DEAL_MORE] = {"deal-more", 1, 21, 4},
    [BAOBEI_RULE_LOOKS] = {"looks", 0, 2, 2},
    LIMIT(2), LIMIT(3), LIMIT(4), LIMIT(5), LIMIT(6), /* R10.3, assumed */
    [BAOBEI_RULE_BAO_FACTOR] = {"bao-factor", 0, 10, 2},
    [BAOBEI_RULE_BAO_FLOOR] = {"bao-floor", -99, 999, 5},
    [BAOBEI_RULE_FINAL_RECYCLE] = {"final-recycle", 1, 99, 2},
    [BAOBEI_RULE_FINAL_OVER_BAO] = {"final-over-bao", 0, 1, 1},
    [BAOBEI_RULE_CLAIMANT_FIRST] = {"claimant-first", 0, 1, 0},
    [BAOBEI_RULE_POWER_FREE] = {"power-free", 0, 1, 0},
    [BAOBEI_RULE_LOCK_NEW] = {"lock-new", 0, 1, 1},
};

static const char *const powers[] = {
    [BAOBEI_POWER_NONE] = "none", [BAOBEI_POWER_LOOK] = "look",       [BAOBEI_POWER_SHOW] = "show",
    [BAOBEI_POWER_SWAP] = "swap", [BAOBEI_POWER_INSPECT] = "inspect", [BAOBEI_POWER_ADD] = "add",
    [BAOBEI_POWER_REPLACE] = "replace",
};

/*
 * R10.2, assumed: the rulebook's table of composition is missing from the text that we have.
 * 1 to 8 plain birds; then white and brown pelican, the blind-swap bird, macaw, toco toucan,
 * shoebill, golden toucan.
 */
static const bbi_species composition[] = {
    {1, 5, 1, BAOBEI_POWER_NONE},     {2, 5, 2, BAOBEI_POWER_NONE},      {3, 5, 3, BAOBEI_POWER_NONE},
    {4, 5, 4, BAOBEI_POWER_NONE},     {5, 5, 5, BAOBEI_POWER_NONE},      {6, 5, 6, BAOBEI_POWER_NONE},
    {7, 5, 7, BAOBEI_POWER_NONE},     {8, 5, 8, BAOBEI_POWER_NONE},      {9, 5, 9, BAOBEI_POWER_LOOK},
    {10, 5, 9, BAOBEI_POWER_SHOW},    {11, 5, 11, BAOBEI_POWER_SWAP},    {12, 5, 12, BAOBEI_POWER_INSPECT},
    {13, 3, 13, BAOBEI_POWER_ADD},    {13, 2, 14, BAOBEI_POWER_REPLACE}, {-5, 1, 13, BAOBEI_POWER_NONE},
};

const bbi_rule_bounds *bbi_rule_row(uint32_t key)
{
    return key < BBI_RULE_KEYS && rule_rows[key].name ? &rule_rows[key] : NULL;
}

const char *bbi_power_row(uint32_t power)
{
    return power < sizeof powers / sizeof *powers ? powers[power] : NULL;
}

void bbi_rules_default(baobei_rules *rules)
{
    memset(rules, 0, sizeof *rules);
    for (uint32_t key = 0; key < BBI_RULE_KEYS; key++)
        if (rule_rows[key].name)
            bbi_rule_set(rules, key, rule_rows[key].usual);
    for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++)
        rules->species[row].family = (uint8_t)(row + 1); /* alone in its family (R3.3) */
    memcpy(rules->species, composition, sizeof composition);
}

/* A round among `players` needs their deals and one card to turn over (R1.1, R1.3). */
static bool deal_fits(const baobei_rules *rules, uint32_t players)
{
    return players * bbi_deal_size(rules, players) < bbi_deck_size(rules);
}

bool bbi_rules_valid(const baobei_rules *rules, uint32_t seats, uint32_t *key, uint32_t *species)
{
    uint32_t cards = 0;

    *key = 0;
    *species = 0;
    for (uint32_t row = 0; row < BAOBEI_MAX_SPECIES; row++) {
        cards += rules->species[row].copies;
        if (cards > BAOBEI_MAX_CARDS) {
            *species = row + 1;
            return false;
        }
    }
    /* A tie may leave any smaller number of seats for a decisive round (R5.5). */
    for (uint32_t players = 2; players <= seats; players++) {
        if (!deal_fits(rules, players))
            *key = players == 2 ? BAOBEI_RULE_DEAL_TWO : BAOBEI_RULE_DEAL_MORE;
        else if ((uint32_t)bbi_rule(rules, BAOBEI_RULE_LOOKS) > bbi_deal_size(rules, players))
            *key = BAOBEI_RULE_LOOKS;
        if (*key)
            return false;
    }
    return true;
}
