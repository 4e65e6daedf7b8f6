// options.c: see options.h.
#include "options.h"

#include "ruleset.h"
#include "text.h"

#include <baobei/baobei.h>

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CLAIM_SECONDS 20
#define MOST_SECONDS 3600
#define MOST_PACE 60000

enum { OPTION_CLOCK = 256, OPTION_PLAIN, OPTION_LANG, OPTION_RULES, OPTION_SKILL, OPTION_RECORD };

static const struct option table[] = {
    {"seats", required_argument, NULL, 'n'},
    {"seat", required_argument, NULL, 's'},
    {"watch", no_argument, NULL, 'w'},
    {"seed", required_argument, NULL, 'r'},
    {"limit", required_argument, NULL, 'l'},
    {"rules", required_argument, NULL, OPTION_RULES},
    {"skill", required_argument, NULL, OPTION_SKILL},
    {"lang", required_argument, NULL, OPTION_LANG},
    {"record", required_argument, NULL, OPTION_RECORD},
    {"pace", required_argument, NULL, 'p'},
    {"claim-seconds", required_argument, NULL, 'c'},
    {"clock", no_argument, NULL, OPTION_CLOCK},
    {"plain", no_argument, NULL, OPTION_PLAIN},
    {"help", no_argument, NULL, 'h'},
    {"version", no_argument, NULL, 'V'},
    {0},
};

// A message on the error output, behind the program's name.
static void complain(struct out *err, enum text id, const char *const *args)
{
    char line[256];

    out_text(err, "baobei-table: ");
    out_text(err, text_fill(line, sizeof line, id, args));
    out_text(err, "\n");
}

// A whole number in its bounds; else it says which, and answers false.
static bool number(struct out *err, const char *name, int32_t least, int32_t most, int32_t *value)
{
    struct word words[2];
    char *end;

    errno = 0;
    long given = strtol(optarg, &end, 10);
    if (end == optarg || *end != '\0' || errno != 0 || given < least || given > most) {
        complain(err, TEXT_BAD_VALUE, ARGS(name, optarg, text_number(&words[0], least), text_number(&words[1], most)));
        return false;
    }
    *value = (int32_t)given;
    return true;
}

// A seat, by its letter.
static bool seat(struct out *err, int *value)
{
    if (optarg[0] < 'a' || optarg[0] >= 'a' + BAOBEI_MAX_SEATS || optarg[1] != '\0') {
        complain(err, TEXT_BAD_LETTER, ARGS(optarg));
        return false;
    }
    *value = optarg[0] - 'a';
    return true;
}

static void help(struct out *out)
{
    struct word seconds;

    text_number(&seconds, CLAIM_SECONDS);
    for (enum text id = TEXT_HELP_FIRST; id <= TEXT_HELP_LAST; id = (enum text)(id + 1)) {
        char line[256];
        out_text(out, text_fill(line, sizeof line, id, ARGS(seconds.text)));
        out_char(out, '\n');
    }
}

static void version(struct out *out)
{
    const uint32_t v = baobei_version();
    char line[128];
    struct word word;

    snprintf(word.text, sizeof word.text, "%u.%u.%u", (unsigned)(v >> 16), (unsigned)(v >> 8 & 255),
             (unsigned)(v & 255));
    out_text(out, text_fill(line, sizeof line, TEXT_VERSION, ARGS(word.text)));
    out_char(out, '\n');
}

static bool skill(struct out *err, enum skill *out)
{
    for (enum skill i = SKILL_EASY; i <= SKILL_HARD; i = (enum skill)(i + 1)) {
        if (strcmp(optarg, skill_name(i)) == 0) {
            *out = i;
            return true;
        }
    }
    complain(err, TEXT_BAD_SKILL, ARGS(optarg));
    return false;
}

// The language has been chosen already, so that all of this is in it: see language_of().
static bool known_language(struct out *err)
{
    if (text_language(optarg) != LANGUAGE_COUNT)
        return true;
    complain(err, TEXT_BAD_LANG, ARGS(optarg));
    return false;
}

// One option. OPTIONS_PLAY: go on with the next one.
static enum options_result one(struct options *options, int option, const char *name, struct out *out, struct out *err)
{
    int32_t value = 0;
    int32_t least = 1;
    int32_t most = 1;
    bool good = true;

    switch (option) {
    case 'n':
        good = number(err, "--seats", 2, BAOBEI_MAX_SEATS, &value);
        options->seats = (unsigned)value;
        break;
    case 's': good = seat(err, &options->person); break;
    case 'w': options->person = NOBODY; break;
    case 'r': options->seed = optarg; break;
    case 'l':
        baobei_rules_bounds(ruleset_limit(2), &least, &most, NULL);
        good = number(err, "--limit", least, most, &options->limit);
        break;
    case 'p': good = number(err, "--pace", 0, MOST_PACE, &options->pace); break;
    case 'c': good = number(err, "--claim-seconds", 0, MOST_SECONDS, &options->claim_seconds); break;
    case OPTION_CLOCK: options->clock = true; break;
    case OPTION_PLAIN: options->plain = true; break;
    case OPTION_LANG: good = known_language(err); break;
    case OPTION_SKILL: good = skill(err, &options->skill); break;
    case OPTION_RECORD: options->record = optarg; break;
    case OPTION_RULES:
        options->given = optarg;
        if (strcmp(optarg, "list") != 0)
            break;
        ruleset_list(out);
        return OPTIONS_DONE;
    case 'h': help(out); return OPTIONS_DONE;
    case 'V': version(out); return OPTIONS_DONE;
    default: complain(err, option == ':' ? TEXT_NO_VALUE : TEXT_BAD_OPTION, ARGS(name)); good = false;
    }
    return good ? OPTIONS_PLAY : OPTIONS_BAD;
}

// The rules of the match, from --rules and --limit.
static bool make_rules(struct options *options, struct out *err)
{
    const baobei_rule key = ruleset_limit(options->seats);
    struct word words[4];
    uint32_t rule = 0;
    uint32_t species = 0;
    size_t fault = 0;
    int32_t least = 1;
    int32_t most = 1;

    if (baobei_rules_new(NULL, NULL, &options->rules) != BAOBEI_OK)
        return false;
    if (options->given != NULL) {
        enum text wrong = ruleset_read(options->rules, options->given, &fault);
        if (wrong != TEXT_COUNT) {
            complain(err, TEXT_BAD_RULES,
                     ARGS(text_get(wrong), text_number(&words[0], (long)fault + 1), options->given + fault));
            return false;
        }
    }
    baobei_rules_bounds(key, &least, &most, NULL);
    if (options->limit != 0 && baobei_rules_set(options->rules, key, options->limit) != BAOBEI_OK) {
        complain(err, TEXT_BAD_VALUE,
                 ARGS("--limit", text_number(&words[0], options->limit), text_number(&words[1], least),
                      text_number(&words[2], most)));
        return false;
    }
    if (baobei_rules_check(options->rules, options->seats, &rule, &species) != BAOBEI_OK) {
        complain(err, TEXT_RULES_APART,
                 ARGS(text_number(&words[0], (long)options->seats), ruleset_culprit(&words[3], rule, species)));
        return false;
    }
    return true;
}

static const char *letter(struct word *word, int seat)
{
    word->text[0] = (char)('a' + seat);
    word->text[1] = '\0';
    return word->text;
}

// What must fit together, once all options are known.
static bool consistent(struct options *options, struct out *err)
{
    struct word words[2];

    if (options->person >= (int)options->seats) {
        complain(err, TEXT_BAD_SEAT,
                 ARGS(letter(&words[0], options->person), text_number(&words[1], (long)options->seats)));
        return false;
    }
    return make_rules(options, err);
}

// The language of everything that is said, complaints about the other options included.
static enum language language_of(int argc, char **argv)
{
    static const char *const variables[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    enum language found = LANGUAGE_COUNT;
    int option;

    while ((option = getopt_long(argc, argv, "+:hV", table, NULL)) != -1) {
        if (option == OPTION_LANG && text_language(optarg) != LANGUAGE_COUNT)
            found = text_language(optarg);
    }
    optind = 0; // GNU's way to begin again
    for (size_t i = 0; found == LANGUAGE_COUNT && i < sizeof variables / sizeof *variables; i++) {
        const char *value = getenv(variables[i]);
        if (value != NULL && *value != '\0') // the first one that is set decides, as everywhere
            return strncmp(value, "pt", 2) == 0 ? LANGUAGE_PORTUGUESE : LANGUAGE_ENGLISH;
    }
    return found == LANGUAGE_COUNT ? LANGUAGE_ENGLISH : found;
}

const char *skill_name(enum skill skill)
{
    static const char *const names[] = {"easy", "normal", "hard"};

    return names[skill];
}

enum options_result options_read(struct options *options, int argc, char **argv, struct out *out, struct out *err)
{
    enum options_result result = OPTIONS_PLAY;
    int seat = 0;
    bool watch = false;

    *options = (struct options){.seats = 3, .pace = -1, .claim_seconds = CLAIM_SECONDS, .skill = SKILL_NORMAL};
    opterr = 0; // getopt's own messages are not in our catalogue
    text_speak(language_of(argc, argv));
    while (result == OPTIONS_PLAY) {
        int index = optind > 0 ? optind : 1; // '+' below: options are taken in order, so this one is read next
        int option = getopt_long(argc, argv, "+:hV", table, NULL);
        if (option == -1)
            break;
        result = one(options, option, argv[index], out, err);
        watch = watch || option == 'w';
        if (option == 's')
            seat = options->person;
    }
    if (result == OPTIONS_PLAY && optind < argc) {
        complain(err, TEXT_BAD_OPTION, ARGS(argv[optind]));
        result = OPTIONS_BAD;
    }
    options->person = watch ? NOBODY : seat; // whatever the order of the two
    if (result == OPTIONS_PLAY && !consistent(options, err))
        result = OPTIONS_BAD;
    if (result == OPTIONS_BAD)
        complain(err, TEXT_TRY_HELP, NULL);
    return result;
}
