#include "scenario_table.h"

#include <baobei/baobei.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { VALUE = 600, SPECIES = BAOBEI_MAX_SPECIES + 1 };

/* The fields of a position in their order, up to the token. Those without a value are flags. */
static const char *const order[] = {
    "round",  "sum",   "last",   "playing", "decisive", "next",    "tied",     "first", "winner",   "open",
    "active", "bao",   "shield", "touched", "final",    "closing", "recycles", "asked", "answered", "species",
    "cause",  "count", "a",      "b",       "c",        "d",       "e",        "f",     "hand",     "discard",
    "under",  "draw",  "past1",  "past2",   "past3",    "ask",     "at",       "owed",  "wait",
};
enum { FIELDS = sizeof order / sizeof *order };

typedef struct table {
    bool named[FIELDS];
    char value[FIELDS][VALUE];
    bool exact, to_discard;
    uint32_t seats;
    char players[BAOBEI_MAX_SEATS + 1]; /* those with cards, "" if nothing is dealt */
    char rules[BAOBEI_RULES_TEXT];
    char settings[VALUE]; /* ";power-free=1" */
} table;

static int number_of(const char *name)
{
    for (int i = 0; i < FIELDS; i++)
        if (strcmp(order[i], name) == 0)
            return i;
    return -1;
}

static bool named(const table *t, const char *name)
{
    return t->named[number_of(name)];
}

static char *value(table *t, const char *name)
{
    return t->value[number_of(name)];
}

static void put(table *t, const char *name, const char *text)
{
    size_t length = strlen(text) < VALUE ? strlen(text) : VALUE - 1;

    t->named[number_of(name)] = true;
    memmove(value(t, name), text, length);
    value(t, name)[length] = 0;
}

static void usual(table *t, const char *name, const char *text)
{
    if (!named(t, name))
        put(t, name, text);
}

static bool read_fields(table *t, const char *fields)
{
    while (*fields) {
        char word[VALUE];
        size_t length = strcspn(fields, " ");
        char *is;

        snprintf(word, sizeof word, "%.*s", (int)length, fields);
        fields += length + (fields[length] == ' ');
        is = strchr(word, '=');
        if (is)
            *is++ = 0;
        if (strcmp(word, "exact") == 0)
            t->exact = true;
        else if (strcmp(word, "rest") == 0 && is && strcmp(is, "discard") == 0)
            t->to_discard = true;
        else if (strcmp(word, "set") == 0 && is)
            snprintf(t->settings, sizeof t->settings, ";%s", is);
        else if (strcmp(word, "seats") == 0 && is)
            t->seats = (uint32_t)strtoul(is, NULL, 10);
        else if (number_of(word) >= 0)
            put(t, word, is ? is : "");
        else
            return false;
    }
    for (char seat[] = "a"; *seat <= 'f'; ++*seat)
        if (named(t, seat)) {
            t->players[strlen(t->players)] = *seat;
            if ((uint32_t)(*seat - 'a') >= t->seats)
                t->seats = (uint32_t)(*seat - 'a') + 1;
        }
    return t->seats >= 2;
}

/* Counts the cards that a list names. */
static void count_cards(const char *list, uint32_t *count)
{
    while (*list) {
        unsigned long species = strtoul(list, NULL, 10);

        if (species && species < SPECIES)
            count[species]++;
        list += strcspn(list, ",");
        list += *list == ',';
    }
}

/* Writes the rules, and says which cards of the deck no field names. */
static bool choose_deck(table *t, uint32_t *left)
{
    uint32_t used[SPECIES] = {0};
    baobei_rules *rules;
    bool enough = true;

    for (int i = number_of("a"); i <= number_of("draw"); i++)
        count_cards(t->value[i], used);
    if (baobei_rules_new(NULL, NULL, &rules) != BAOBEI_OK)
        return false;
    for (uint32_t species = 1; species < SPECIES; species++) {
        baobei_species row;

        baobei_rules_get_species(rules, species, &row);
        if (t->exact)
            baobei_rules_set_species(rules, species, row.points, used[species], row.family, (baobei_power)row.power);
        else
            enough &= row.copies >= used[species];
        left[species] = t->exact || row.copies < used[species] ? 0 : row.copies - used[species];
    }
    baobei_rules_write(rules, t->rules, sizeof t->rules, NULL);
    baobei_rules_free(rules);
    return enough;
}

/* Puts the rest of the deck where it belongs: under the named cards. */
static void place_rest(table *t, uint32_t *left)
{
    char rest[VALUE];
    char list[2 * VALUE + 2];
    size_t length = 0;
    const char *pile = t->to_discard ? "discard" : "draw";
    const char *named_cards = value(t, pile);

    rest[0] = 0;
    for (uint32_t species = 1; species < SPECIES; species++)
        for (; left[species]; left[species]--)
            length += (size_t)snprintf(rest + length, VALUE - length, "%s%u", length ? "," : "", (unsigned)species);
    if (!length)
        return;
    if (t->to_discard)
        snprintf(list, sizeof list, "%s%s%s", rest, *named_cards ? "," : "", named_cards);
    else
        snprintf(list, sizeof list, "%s%s%s", named_cards, *named_cards ? "," : "", rest);
    put(t, pile, list);
}

/* All cards of a list, but the last `but`, come from that recycle; they are counted. */
static void mark_recycled(table *t, const char *pile, uint32_t but, unsigned recycle, uint32_t *count)
{
    char list[VALUE];
    char marked[VALUE];
    size_t length = 0;
    uint32_t cards = 1;
    uint32_t at = 0;

    snprintf(list, sizeof list, "%s", value(t, pile));
    for (const char *c = list; *c; c++)
        cards += *c == ',';
    for (char *card = strtok(list, ","); card; card = strtok(NULL, ","), at++) {
        length += (size_t)snprintf(marked + length, VALUE - length, "%s%s", length ? "," : "", card);
        if (at + but < cards) {
            length += (size_t)snprintf(marked + length, VALUE - length, "^%u", recycle);
            count[strtoul(card, NULL, 10)]++;
        }
    }
    put(t, pile, marked);
}

/* What went into each recycle: cards that lay open before, so that everybody has seen them. */
static void tell_past(table *t)
{
    unsigned recycles = (unsigned)strtoul(value(t, "recycles"), NULL, 10);
    uint32_t count[SPECIES] = {0};

    if (*value(t, "draw"))
        mark_recycled(t, "draw", 0, recycles, count);
    else
        mark_recycled(t, "discard", 1, recycles, count);
    for (unsigned i = 1; i <= recycles && i <= 3; i++) {
        const char *from[] = {"", "^1", "^2"};
        char past[VALUE] = "";
        size_t length = 0;

        for (uint32_t species = 1; species < SPECIES; species++)
            for (uint32_t k = 0; k < count[species]; k++)
                length += (size_t)snprintf(past + length, VALUE - length, "%s%u%s:*", length ? "," : "",
                                           (unsigned)species, from[i - 1]);
        put(t, i == 1 ? "past1" : i == 2 ? "past2" : "past3", past);
    }
}

static bool has_card(const char *list)
{
    return strpbrk(list, "123456789") != NULL;
}

/* Who is asked: in a window everybody else with a card, else the active seat. */
static void choose_asked(table *t)
{
    char claimants[BAOBEI_MAX_SEATS + 1] = {0};
    size_t count = 0;

    for (const char *player = t->players; *player; player++) {
        char seat[] = {*player, 0};

        if (*seat != *value(t, "active") && has_card(value(t, seat)))
            claimants[count++] = *seat;
    }
    usual(t, "asked", strcmp(value(t, "ask"), "claim") == 0 ? claimants : value(t, "active"));
}

/* What goes without saying once cards have been dealt. */
static void fill_in(table *t)
{
    char first[2];

    if (!*t->players) {
        char everybody[] = "abcdef";

        everybody[t->seats] = 0;
        usual(t, "next", everybody);
        usual(t, "ask", "deal");
        return;
    }
    usual(t, "round", "1");
    usual(t, "playing", t->players);
    usual(t, "next", value(t, "playing"));
    snprintf(first, sizeof first, "%c", *t->players);
    usual(t, "first", first);
    usual(t, "ask", named(t, "hand") ? "drawn" : "turn");
    if (strcmp(value(t, "ask"), "look") == 0) {
        usual(t, "count", "2");
        usual(t, "asked", t->players);
        return;
    }
    usual(t, "active", first);
    usual(t, "discard", "1");
    if (named(t, "bao"))
        usual(t, "closing", value(t, "bao"));
    if (named(t, "hand") && !strchr(value(t, "hand"), ':')) {
        char drawn[VALUE + 8];

        snprintf(drawn, sizeof drawn, "%s:%c", value(t, "hand"), *value(t, "active"));
        put(t, "hand", drawn);
    }
    choose_asked(t);
}

static void write_position(const table *t, char *out)
{
    size_t length = (size_t)snprintf(out, BAOBEI_POSITION_TEXT, "baobei-position-1 %s%s seats=%u", t->rules,
                                     t->settings, (unsigned)t->seats);

    for (int i = 0; i < FIELDS; i++)
        if (t->named[i] && *t->value[i])
            length += (size_t)snprintf(out + length, BAOBEI_POSITION_TEXT - length, " %s=%s", order[i], t->value[i]);
        else if (t->named[i] && strcmp(order[i], "draw") != 0)
            length += (size_t)snprintf(out + length, BAOBEI_POSITION_TEXT - length, " %s", order[i]);
    snprintf(out + length, BAOBEI_POSITION_TEXT - length, " seed=%064d token=1 serial=1", 7);
}

bool scenario_table(const char *fields, char *out)
{
    static table t;
    uint32_t left[SPECIES] = {0};

    memset(&t, 0, sizeof t);
    if (!read_fields(&t, fields)) {
        snprintf(out, BAOBEI_POSITION_TEXT, "no table");
        return false;
    }
    fill_in(&t);
    if (!choose_deck(&t, left)) {
        snprintf(out, BAOBEI_POSITION_TEXT, "more cards of a species than the deck has");
        return false;
    }
    if (*t.players)
        place_rest(&t, left);
    if (named(&t, "recycles"))
        tell_past(&t);
    write_position(&t, out);
    return true;
}
