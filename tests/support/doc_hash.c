#include "doc_hash.h"

#include <baobei/baobei.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* Kinds of fact: the table of the document. */
enum { SPECIES = 1, RULE, FIELD, SCORE, SIZE, CARD, PAST, DECISION, OWED, WAITING, SEED, SLOT };
enum { GROUPS = 17, PLACES = GROUPS * 4, ROUND_GROUP = 2 };

static const char *const fields[] = {"playing", "decisive", "next",    "tied",    "first", "winner",  "open",
                                     "active",  "bao",      "shield",  "touched", "final", "closing", "recycles",
                                     "asked",   "answered", "species", "cause",   "count"};

enum { FIELDS = sizeof fields / sizeof *fields };

static uint64_t term(uint32_t kind, uint32_t a, uint32_t b, uint64_t value)
{
    uint64_t z = value + 0x9e3779b97f4a7c15 * (kind * 65536 + a * 256 + b);

    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

/* What follows " name=", null if it is not there. */
static const char *value_of(const char *text, const char *name)
{
    size_t length = strlen(name);

    for (; (text = strchr(text, ' ')); text++)
        if (strncmp(text + 1, name, length) == 0 && text[1 + length] == '=')
            return text + 2 + length;
    return NULL;
}

static bool has_flag(const char *text, const char *name)
{
    size_t length = strlen(name);

    for (; (text = strchr(text, ' ')); text++)
        if (strncmp(text + 1, name, length) == 0 && (text[1 + length] == ' ' || !text[1 + length]))
            return true;
    return false;
}

static uint32_t number_of(const char *text, const char *name)
{
    const char *value = value_of(text, name);

    return value ? (uint32_t)strtoul(value, NULL, 10) : 0;
}

static uint32_t read_seats(const char **at, uint32_t seats)
{
    uint32_t set = 0;

    if (**at == '*') {
        ++*at;
        return ((1u << seats) - 1) | 64;
    }
    for (; **at >= 'a' && **at <= 'f'; ++*at)
        set |= 1u << (**at - 'a');
    return set;
}

static uint64_t hash_rules(const char *text)
{
    baobei_rules *rules = NULL;
    uint64_t sum = 0;
    uint64_t four = 0;
    uint32_t found = 0;
    int32_t value;

    baobei_rules_new(NULL, NULL, &rules);
    baobei_rules_read(rules, text, strcspn(text, " "), NULL);
    for (uint32_t pair = 0; pair < BAOBEI_MAX_SPECIES / 2; pair++) {
        uint64_t both = 0;

        for (uint32_t i = 2; i > 0; i--) {
            baobei_species s;

            baobei_rules_get_species(rules, pair * 2 + i, &s);
            both = both << 32 | ((uint64_t)(uint8_t)s.points | (uint64_t)s.copies << 8 | (uint64_t)s.family << 16 |
                                 (uint64_t)s.power << 24);
        }
        sum += term(SPECIES, pair, 0, both);
    }
    for (uint32_t key = 1; key < 256; key++)
        if (baobei_rules_get(rules, (baobei_rule)key, &value) == BAOBEI_OK) {
            four |= (uint64_t)(uint16_t)value << 16 * (found % 4);
            if (++found % 4 == 0) {
                sum += term(RULE, found / 4 - 1, 0, four);
                four = 0;
            }
        }
    sum += found % 4 ? term(RULE, found / 4, 0, four) : 0;
    baobei_rules_free(rules);
    return sum;
}

static uint64_t hash_fields(const char *text, uint32_t seats)
{
    uint64_t eight[(FIELDS + 7) / 8] = {0};
    uint64_t sum = 0;

    for (uint32_t i = 0; i < FIELDS; i++) {
        const char *value = value_of(text, fields[i]);
        uint32_t byte = has_flag(text, fields[i]) ? 1 : 0;

        if (strstr("first winner active bao closing", fields[i]))
            byte = value ? (uint32_t)(*value - 'a') : 255;
        else if (strstr("playing next asked answered", fields[i]))
            byte = value ? read_seats(&value, seats) : 0;
        else if (value)
            byte = (uint32_t)strtoul(value, NULL, 10);
        eight[i / 8] |= (uint64_t)byte << 8 * (i % 8);
    }
    eight[ROUND_GROUP] |= (uint64_t)number_of(text, "round") << 32;
    for (uint32_t i = 0; i < sizeof eight / sizeof *eight; i++)
        sum += term(FIELD, i, 0, eight[i]);
    return sum;
}

static uint32_t score_of(const char *text, const char *name, uint32_t seat)
{
    const char *at = value_of(text, name);

    for (; at && seat > 0; seat--)
        at += strcspn(at, ", ") + 1;
    return at ? (uint32_t)(int32_t)strtol(at, NULL, 10) : 0;
}

/* A card as it is spelled, and its number in the list it stands in. */
typedef struct card {
    uint32_t face, seen, shuffle, locked, slot;
} card;

/* All cards in the order of the document; zeroes behind them. */
typedef struct line {
    card cards[PLACES];
    uint32_t count;
} line;

static card read_card(const char **at, uint32_t seats)
{
    card c = {255, 0, 0, 0, 0};

    if (**at == '?')
        ++*at;
    else
        c.face = (uint32_t)strtoul(*at, (char **)(uintptr_t)at, 10);
    if (**at == '^') {
        ++*at;
        c.shuffle = (uint32_t)strtoul(*at, (char **)(uintptr_t)at, 10);
    }
    if (**at == ':') {
        ++*at;
        c.seen = read_seats(at, seats);
    }
    if (**at == '!') {
        ++*at;
        c.locked = 1;
    }
    return c;
}

/* Adds the cards that are listed under a name; how many the list holds, with the empty slots. */
static uint32_t add_list(line *all, const char *text, const char *name, uint32_t seats)
{
    const char *at = value_of(text, name);
    uint32_t listed = 0;

    for (; at && *at && *at != ' '; listed++) {
        if (*at == '-')
            at++;
        else {
            card c = read_card(&at, seats);

            c.slot = listed;
            if (all->count == PLACES)
                abort();
            all->cards[all->count++] = c;
        }
        at += *at == ',';
    }
    return listed;
}

static uint64_t hash_line(const line *all)
{
    uint64_t sum = 0;

    for (uint32_t group = 0; group < GROUPS; group++) {
        uint64_t four = 0;

        for (uint32_t i = 0; i < 4; i++) {
            const card *c = &all->cards[group * 4 + i];
            uint32_t face = c->face == 255 ? 63 : c->face;

            four |= (uint64_t)(c->seen << 8 | c->shuffle << 6 | face) << 16 * i;
        }
        sum += term(CARD, group, 0, four);
    }
    return sum;
}

/* The slots of the cards in front of the seats: those from `first` to before `end` in the line. */
static uint64_t hash_slots(const line *all, uint32_t first, uint32_t end)
{
    uint64_t sum = 0;

    for (uint32_t group = 0; first + group * 8 < end; group++) {
        uint64_t eight = 0;

        for (uint32_t i = 0; i < 8 && first + group * 8 + i < end; i++) {
            const card *c = &all->cards[first + group * 8 + i];

            eight |= (uint64_t)(c->locked << 7 | c->slot) << 8 * i;
        }
        sum += term(SLOT, group, 0, eight);
    }
    return sum;
}

static uint64_t hash_cards(const char *text, uint32_t seats)
{
    line all = {0};
    uint64_t draw = add_list(&all, text, "draw", seats);
    uint64_t discard = add_list(&all, text, "discard", seats);
    uint32_t first;
    uint32_t end;
    uint32_t opened = 0;
    uint64_t sizes = discard << 48;
    uint64_t more_sizes = draw << 56;
    bool told;

    /* The text leaves out what goes without saying. */
    for (uint32_t i = (uint32_t)draw; i < all.count; i++)
        all.cards[i].seen = ((1u << seats) - 1) | 64;
    sizes |= (uint64_t)add_list(&all, text, "under", seats) << 56;
    first = all.count;
    for (uint32_t seat = 0; seat < BAOBEI_MAX_SEATS; seat++) {
        const char name[] = {(char)('a' + (char)seat), 0};
        uint32_t slots = add_list(&all, text, name, seats);

        opened += slots;
        sizes |= (uint64_t)slots << 8 * seat;
        more_sizes |= (uint64_t)(all.count - first) << 8 * seat;
    }
    end = all.count;
    more_sizes |= (uint64_t)add_list(&all, text, "hand", seats) << 48;
    told = opened > end - first;
    for (uint32_t i = first; i < end; i++)
        told = told || all.cards[i].locked;
    return term(SIZE, 0, 0, sizes) + term(SIZE, 1, 0, more_sizes) + hash_line(&all) +
           (told ? hash_slots(&all, first, end) : 0);
}

static uint64_t hash_pasts(const char *text, uint32_t seats)
{
    uint64_t sum = 0;

    for (uint32_t shuffle = 1; shuffle <= 3; shuffle++) {
        const char name[] = {'p', 'a', 's', 't', (char)('0' + (char)shuffle), 0};
        const char *at = value_of(text, name);

        while (at && *at && *at != ' ') {
            card c = read_card(&at, seats);

            sum += term(PAST, shuffle, c.shuffle, (uint64_t)c.face << 8 | c.seen);
            at += *at == ',';
        }
    }
    return sum;
}

static uint32_t decision_kind(const char *text)
{
    const char *word = value_of(text, "ask");
    size_t length = strcspn(word, " ");
    uint32_t kind = BAOBEI_DECISION_DEAL;

    while (strncmp(word, baobei_decision_name((baobei_decision_kind)kind), length) != 0 ||
           baobei_decision_name((baobei_decision_kind)kind)[length])
        kind++;
    return kind;
}

static uint64_t hash_agenda(const char *text, uint32_t seats)
{
    const char *at = value_of(text, "at");
    const char *owed = value_of(text, "owed");
    const char *wait = value_of(text, "wait");
    uint32_t places = 0;
    uint64_t sum = 0;

    if (at)
        for (uint32_t i = 0; i < 2; i++) {
            places |= (uint32_t)(at[0] - 'a') << (24 - 16 * i) | (uint32_t)strtoul(at + 1, NULL, 10) << (16 - 16 * i);
            at += strcspn(at, ", ") + 1;
        }
    else if (owed)
        places = (uint32_t)(owed[0] - 'a') << 24 | (uint32_t)strtoul(owed + 1, NULL, 10) << 16;
    sum += term(DECISION, decision_kind(text), seats, places);
    for (uint32_t i = 0; owed && *owed >= 'a'; i++) {
        sum += term(OWED, i, 0, (uint64_t)(owed[0] - 'a') << 8 | strtoul(owed + 1, NULL, 10));
        owed += strcspn(owed, ", ");
        owed = *owed == ',' ? owed + 1 : NULL;
    }
    for (uint32_t i = 0; wait && *wait >= 'a'; i++) {
        char *end;
        uint64_t species = strtoul(wait + 1, &end, 10);

        sum += term(WAITING, i, 0, (uint64_t)(wait[0] - 'a') << 16 | species << 8 | strtoul(end + 1, NULL, 10));
        wait += strcspn(wait, ", ");
        wait = *wait == ',' ? wait + 1 : NULL;
    }
    return sum;
}

static uint64_t hash_seed(const char *text)
{
    const char *hex = value_of(text, "seed");
    uint32_t source = has_flag(text, "hook") ? 2 : 0;
    uint64_t sum = 0;

    if (hex)
        source = 1;
    else if ((hex = value_of(text, "fast")))
        source = 3;
    for (uint32_t i = 0; hex && i < BAOBEI_SEED_SIZE / 8; i++) {
        uint64_t eight = 0;

        for (uint32_t k = 8; k > 0; k--) {
            const char *digits = hex + 2 * (8 * i + k - 1);
            const char byte[3] = {digits[0], digits[1], 0};

            eight = eight << 8 | strtoul(byte, NULL, 16);
        }
        sum += term(SEED, i, 0, eight);
    }
    return sum + term(SEED, 4, 0, source);
}

uint64_t doc_hash(const char *text)
{
    bool full = strncmp(text, "baobei-position-1 ", 18) == 0;
    const char *rules = full ? text + 18 : strchr(text + 14, ' ') + 1;
    uint32_t seats = number_of(text, "seats");
    uint64_t sum = hash_rules(rules) + hash_fields(text, seats) + hash_cards(text, seats);

    for (uint32_t seat = 0; seat < seats; seat++)
        sum += term(SCORE, seat, 0, (uint64_t)score_of(text, "sum", seat) << 32 | score_of(text, "last", seat));
    sum += hash_pasts(text, seats) + hash_agenda(text, seats);
    return full ? sum + hash_seed(text) : sum;
}
