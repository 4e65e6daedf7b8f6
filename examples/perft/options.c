#include "options.h"

#include <stdlib.h>
#include <string.h>

void usage(FILE *out)
{
    fprintf(out, "usage: baobei-perft [OPTION...] DEPTH\n\n"
                 "Counts the sequences of 1 ... DEPTH moves. A move is one answer of one seat that is asked;\n"
                 "of several that are asked at once any may be the next; the host's deal is a move, too;\n"
                 "chance is fixed by the seed; sequences that the end of the match cuts short do not count.\n\n"
                 "  --seats N         seats, 2 to 6 (2)\n"
                 "  --seed HEX        first bytes of the seed, the others are 0 (all 0)\n"
                 "  --rules TEXT      a rule set in notation (assumed1: the tables that the library assumes)\n"
                 "  --position TEXT   a full position in notation, instead of seats and rules\n"
                 "  --divide          how many of the sequences of DEPTH moves begin with each move\n");
}

static bool read_number(const char *text, uint32_t least, uint32_t most, uint32_t *out)
{
    char *end;
    unsigned long number = strtoul(text, &end, 10);

    *out = (uint32_t)number;
    return *text >= '0' && *text <= '9' && !*end && number >= least && number <= most;
}

static int hex_digit(char c)
{
    static const char digits[] = "0123456789abcdef";
    const char *at = c ? strchr(digits, c) : NULL;

    return at ? (int)(at - digits) : -1;
}

static bool read_seed(const char *text, uint8_t *seed)
{
    size_t length = strlen(text);

    if (length % 2 || length > 2 * BAOBEI_SEED_SIZE)
        return false;
    for (size_t i = 0; i < length; i += 2) {
        int high = hex_digit(text[i]);
        int low = hex_digit(text[i + 1]);

        if (high < 0 || low < 0)
            return false;
        seed[i / 2] = (uint8_t)(high * 16 + low);
    }
    return true;
}

static bool read_option(const char *name, const char *value, options *o)
{
    if (strcmp(name, "--seats") == 0)
        return read_number(value, 2, BAOBEI_MAX_SEATS, &o->seats);
    if (strcmp(name, "--seed") == 0)
        return o->seeded = read_seed(value, o->seed);
    if (strcmp(name, "--rules") == 0)
        return (o->rules = value) != NULL;
    if (strcmp(name, "--position") == 0)
        return (o->position = value) != NULL;
    return false;
}

bool read_options(int argc, char **argv, options *o)
{
    memset(o, 0, sizeof *o);
    o->seats = 2;
    for (int i = 1; i < argc; i++)
        if (strcmp(argv[i], "--divide") == 0)
            o->divide = true;
        else if (strcmp(argv[i], "--help") == 0)
            o->help = true;
        else if (argv[i][0] == '-' && i + 1 < argc && read_option(argv[i], argv[i + 1], o))
            i++;
        else if (o->depth || !read_number(argv[i], 1, PERFT_MOST, &o->depth))
            return false;
    return o->help || o->depth;
}

static bool fault(const char *what, size_t offset, baobei_status status)
{
    fprintf(stderr, "baobei-perft: %s, column %zu: %s\n", what, offset + 1, baobei_status_text(status));
    return false;
}

static bool set_rules(const char *text, baobei_rules *rules)
{
    size_t offset = 0;
    baobei_status status = text ? baobei_rules_read(rules, text, strlen(text), &offset) : BAOBEI_OK;

    return status == BAOBEI_OK || fault("rules", offset, status);
}

static bool set_position(const char *text, baobei_game *game)
{
    size_t offset = 0;
    baobei_status status = text ? baobei_full_position_read(game, text, strlen(text), &offset) : BAOBEI_OK;

    return status == BAOBEI_OK || fault("position", offset, status);
}

baobei_game *game_wanted(const options *o)
{
    baobei_rules *rules;
    baobei_game *game = NULL;
    baobei_status status = baobei_rules_new(NULL, NULL, &rules);

    if (status == BAOBEI_OK && set_rules(o->rules, rules))
        status = baobei_game_new(rules, o->seats, 0, NULL, NULL, &game);
    baobei_rules_free(rules);
    if (status != BAOBEI_OK)
        fprintf(stderr, "baobei-perft: %s\n", baobei_status_text(status));
    if (!game)
        return NULL;
    if (!set_position(o->position, game)) {
        baobei_game_free(game);
        return NULL;
    }
    if (o->seeded || !o->position)
        baobei_game_chance(game, o->seed, NULL, NULL);
    return game;
}
