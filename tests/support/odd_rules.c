#include "odd_rules.h"

#include <string.h>

/* A deck: what it holds besides the numbers and switches of its row. */
typedef enum deck {
    DECK_DEFAULT,
    DECK_TINY,      /* a plain bird and every power, 9 to 15 cards */
    DECK_SNUG,      /* exactly what is dealt and turned over; one species of no points */
    DECK_HUNGRY,    /* tocos and shoebills alone, a few more cards than are dealt */
    DECK_HALF,      /* every power, two copies of each of 14 species */
    DECK_ALIKE,     /* every card a point: everything ties */
    DECK_ONE_FAMILY,/* the default deck, all of one family */
    DECK_NEGATIVE,  /* points from -16 to 5 */
    DECK_EXTREMES,  /* points -99 and 99 */
    DECK_RACE,      /* swaps, macaws, tocos and shoebills, eight more than are dealt */
    DECK_FEW,       /* one species of the row's power, two more cards than are dealt */
    DECK_STARVED,   /* shoebills and tocos that match nothing, three more cards than are dealt */
    DECK_POWER      /* 22 species in threes, all of the row's power */
} deck;

typedef struct row {
    const char *name;
    deck deck;
    baobei_power power;
    int32_t deal;   /* cards for each seat; 0: the default; 99: as many as there are */
    int32_t looks;
    int32_t limit;
    int32_t final_recycle;
    uint32_t flipped; /* set of the switches that are not at their default: bit 0 is R11.1 ... bit 3 is R11.4 */
} row;

static const row rows[] = {
    {"default", DECK_DEFAULT, 0, 0, 2, 100, 2, 0},
    {"short", DECK_DEFAULT, 0, 0, 2, 12, 2, 0},
    {"tie", DECK_ALIKE, 0, 2, 2, 3, 2, 0},
    {"tiny", DECK_TINY, 0, 1, 1, 8, 2, 0},
    {"tiny-two", DECK_TINY, 0, 2, 2, 20, 3, 0},
    {"snug", DECK_SNUG, 0, 2, 2, 1, 2, 0},
    {"hungry", DECK_HUNGRY, 0, 1, 0, 60, 5, 0},
    {"hungry-first", DECK_HUNGRY, 0, 2, 0, 60, 1, 0},
    {"hungry-free", DECK_HUNGRY, 0, 2, 0, 100, 99, 15},
    {"family", DECK_ONE_FAMILY, 0, 0, 2, 40, 2, 0},
    {"negative", DECK_NEGATIVE, 0, 0, 2, 10, 2, 0},
    {"extremes", DECK_EXTREMES, 0, 2, 2, 200, 2, 0},
    {"lookers", DECK_POWER, BAOBEI_POWER_LOOK, 0, 2, 100, 2, 0},
    {"showers", DECK_POWER, BAOBEI_POWER_SHOW, 0, 2, 100, 2, 0},
    {"swappers", DECK_POWER, BAOBEI_POWER_SWAP, 0, 2, 60, 2, 0},
    {"macaws", DECK_POWER, BAOBEI_POWER_INSPECT, 0, 2, 60, 2, 0},
    {"tocos", DECK_POWER, BAOBEI_POWER_ADD, 0, 2, 100, 2, 0},
    {"shoebills", DECK_POWER, BAOBEI_POWER_REPLACE, 0, 2, 100, 3, 0},
    {"shoebills-free", DECK_POWER, BAOBEI_POWER_REPLACE, 2, 2, 100, 5, 14},
    {"few-tocos", DECK_FEW, BAOBEI_POWER_ADD, 3, 2, 30, 99, 0},
    {"few-shoebills", DECK_FEW, BAOBEI_POWER_REPLACE, 1, 1, 30, 99, 0},
    {"starved", DECK_STARVED, 0, 1, 0, 60, 99, 0},
    {"race", DECK_RACE, 0, 2, 2, 40, 1, 0},
    {"race-again", DECK_RACE, 0, 3, 1, 60, 1, 8},
    {"no-looks", DECK_DEFAULT, 0, 0, 0, 40, 2, 0},
    {"one-look", DECK_DEFAULT, 0, 0, 1, 40, 2, 0},
    {"bao-stands", DECK_HALF, 0, 0, 2, 60, 2, 1},
    {"claimant-first", DECK_HALF, 0, 0, 2, 60, 2, 2},
    {"powers-free", DECK_HALF, 0, 0, 2, 60, 2, 4},
    {"new-unlocked", DECK_HALF, 0, 0, 2, 60, 2, 8},
    {"all-flipped", DECK_HALF, 0, 3, 2, 60, 3, 15},
    {"final-first", DECK_HALF, 0, 3, 2, 60, 1, 0},
    {"final-third", DECK_HALF, 0, 3, 2, 60, 3, 0},
    {"final-fifth", DECK_HALF, 0, 2, 2, 60, 5, 0},
    {"final-never", DECK_HALF, 0, 1, 1, 30, 99, 0},
    {"big", DECK_DEFAULT, 0, 99, 2, 300, 2, 0},
};

uint32_t odd_rules_count(void)
{
    return sizeof rows / sizeof *rows;
}

const char *odd_rules_name(uint32_t number)
{
    return number < odd_rules_count() ? rows[number].name : "?";
}

uint32_t odd_rules_named(const char *name)
{
    uint32_t number = 0;

    while (number < odd_rules_count() && strcmp(rows[number].name, name) != 0)
        number++;
    return number;
}

/* Whether everything that was set so far was taken. */
typedef struct maker {
    baobei_rules *rules;
    uint32_t next; /* species to be set next */
    int held;
} maker;

static void species(maker *m, int32_t points, uint32_t copies, uint32_t family, baobei_power power)
{
    m->held &= baobei_rules_set_species(m->rules, m->next++, points, copies, family, power) == BAOBEI_OK;
}

static void clear_species(maker *m)
{
    m->next = 1;
    while (m->next <= BAOBEI_MAX_SPECIES)
        species(m, 0, 0, m->next, BAOBEI_POWER_NONE);
    m->next = 1;
}

static void fill_tiny(maker *m, uint32_t dealt)
{
    clear_species(m);
    for (uint32_t power = BAOBEI_POWER_LOOK; power <= BAOBEI_POWER_REPLACE; power++)
        species(m, (int32_t)power, power == BAOBEI_POWER_REPLACE ? 2 : 1, m->next, (baobei_power)power);
    species(m, -2, 1, 5, BAOBEI_POWER_NONE);
    species(m, 3, dealt > 6 ? dealt - 6 : 1, m->next, BAOBEI_POWER_NONE);
}

static void fill_half(maker *m)
{
    clear_species(m);
    for (uint32_t power = BAOBEI_POWER_NONE; power <= BAOBEI_POWER_REPLACE; power++) {
        species(m, 2 + (int32_t)power, 2, m->next, (baobei_power)power);
        species(m, 9 - 2 * (int32_t)power, 2, m->next - 1, (baobei_power)power);
    }
}

static void fill_one_family(maker *m)
{
    for (m->next = 1; m->next <= BAOBEI_MAX_SPECIES;) {
        baobei_species now;

        m->held &= baobei_rules_get_species(m->rules, m->next, &now) == BAOBEI_OK;
        species(m, now.points, now.copies, 7, (baobei_power)now.power);
    }
}

static void fill_power(maker *m, baobei_power power)
{
    clear_species(m);
    while (m->next <= 22)
        species(m, (int32_t)m->next - 3, 3, m->next, power);
}

static void fill_negative(maker *m)
{
    clear_species(m);
    while (m->next <= 22)
        species(m, 6 - (int32_t)m->next, 3, m->next, (baobei_power)(m->next % 7));
}

static void fill_extremes(maker *m)
{
    clear_species(m);
    for (uint32_t i = 0; i < 14; i++)
        species(m, i % 2 ? 99 : -99, 3, 1 + i / 2, (baobei_power)(i % 7));
}

static void fill_race(maker *m, uint32_t dealt)
{
    clear_species(m);
    for (uint32_t power = BAOBEI_POWER_SWAP; power <= BAOBEI_POWER_REPLACE; power++)
        species(m, (int32_t)power, 2 + (dealt + power - BAOBEI_POWER_SWAP) / 4, m->next, (baobei_power)power);
}

static void fill(maker *m, const row *r, uint32_t dealt)
{
    switch (r->deck) {
    case DECK_DEFAULT: return;
    case DECK_TINY: fill_tiny(m, dealt); return;
    case DECK_SNUG:
        clear_species(m);
        species(m, 0, dealt + 1, 1, BAOBEI_POWER_NONE);
        return;
    case DECK_HUNGRY:
        clear_species(m);
        species(m, 13, dealt / 2 + 2, 1, BAOBEI_POWER_REPLACE);
        species(m, 12, dealt - dealt / 2 + 1, 2, BAOBEI_POWER_ADD);
        return;
    case DECK_HALF: fill_half(m); return;
    case DECK_ALIKE:
        clear_species(m);
        for (uint32_t i = 0; i < 7; i++)
            species(m, 1, 4, i + 1, (baobei_power)i);
        return;
    case DECK_ONE_FAMILY: fill_one_family(m); return;
    case DECK_NEGATIVE: fill_negative(m); return;
    case DECK_EXTREMES: fill_extremes(m); return;
    case DECK_RACE: fill_race(m, dealt); return;
    case DECK_STARVED:
        clear_species(m);
        while (m->next <= dealt + 3)
            species(m, 1, 1, m->next, m->next % 3 ? BAOBEI_POWER_REPLACE : BAOBEI_POWER_ADD);
        return;
    case DECK_FEW:
        clear_species(m);
        species(m, 1, dealt + 2, 1, r->power);
        return;
    case DECK_POWER:
    default: fill_power(m, r->power); return;
    }
}

static void set(maker *m, uint32_t key, int32_t value)
{
    m->held &= baobei_rules_set(m->rules, (baobei_rule)key, value) == BAOBEI_OK;
}

static void set_numbers(maker *m, const row *r, uint32_t seats)
{
    if (r->deal == 99) {
        set(m, BAOBEI_RULE_DEAL_TWO, 32);
        set(m, BAOBEI_RULE_DEAL_MORE, seats > 3 ? 65 / (int32_t)seats : 21);
    } else if (r->deal) {
        set(m, BAOBEI_RULE_DEAL_TWO, r->deal);
        set(m, BAOBEI_RULE_DEAL_MORE, r->deal);
    }
    set(m, BAOBEI_RULE_LOOKS, r->looks);
    for (uint32_t key = BAOBEI_RULE_LIMIT_2; key <= BAOBEI_RULE_LIMIT_6; key++)
        set(m, key, r->limit);
    set(m, BAOBEI_RULE_FINAL_RECYCLE, r->final_recycle);
    for (uint32_t i = 0; i < 4; i++) {
        int32_t usual = BAOBEI_RULE_FINAL_OVER_BAO + i == BAOBEI_RULE_FINAL_OVER_BAO ||
                        BAOBEI_RULE_FINAL_OVER_BAO + i == BAOBEI_RULE_LOCK_NEW;

        set(m, BAOBEI_RULE_FINAL_OVER_BAO + i, usual ^ (int32_t)(r->flipped >> i & 1));
    }
}

baobei_rules *odd_rules_new(uint32_t number, uint32_t seats)
{
    maker m = {NULL, 1, 1};
    const row *r;

    if (number >= odd_rules_count() || baobei_rules_new(NULL, NULL, &m.rules) != BAOBEI_OK)
        return NULL;
    r = rows + number;
    fill(&m, r, seats * (uint32_t)r->deal);
    set_numbers(&m, r, seats);
    if (m.held && baobei_rules_check(m.rules, seats, NULL, NULL) == BAOBEI_OK)
        return m.rules;
    baobei_rules_free(m.rules);
    return NULL;
}
