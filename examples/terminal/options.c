// options.c: see options.h.
#include "options.h"

#include "text.h"

#include <baobei/baobei.h>

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>

#define CLAIM_SECONDS 10
#define MOST_SECONDS 3600
#define MOST_PACE 60000

enum { OPTION_CLOCK = 256, OPTION_PLAIN };

static const struct option table[] = {
    {"seats", required_argument, NULL, 'n'},
    {"seat", required_argument, NULL, 's'},
    {"watch", no_argument, NULL, 'w'},
    {"seed", required_argument, NULL, 'r'},
    {"limit", required_argument, NULL, 'l'},
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

// One option. OPTIONS_PLAY: go on with the next one.
static enum options_result one(struct options *options, int option, const char *name, struct out *out, struct out *err)
{
    int32_t value = 0;
    bool good = true;

    switch (option) {
    case 'n':
        good = number(err, "--seats", 2, BAOBEI_MAX_SEATS, &value);
        options->seats = (unsigned)value;
        break;
    case 's':
        good = number(err, "--seat", 1, BAOBEI_MAX_SEATS, &value);
        options->person = (int)value - 1;
        break;
    case 'w': options->person = NOBODY; break;
    case 'r': options->seed = optarg; break;
    case 'l': good = number(err, "--limit", 1, INT32_MAX, &options->limit); break;
    case 'p': good = number(err, "--pace", 0, MOST_PACE, &options->pace); break;
    case 'c': good = number(err, "--claim-seconds", 0, MOST_SECONDS, &options->claim_seconds); break;
    case OPTION_CLOCK: options->clock = true; break;
    case OPTION_PLAIN: options->plain = true; break;
    case 'h': help(out); return OPTIONS_DONE;
    case 'V': version(out); return OPTIONS_DONE;
    default: complain(err, option == ':' ? TEXT_NO_VALUE : TEXT_BAD_OPTION, ARGS(name)); good = false;
    }
    return good ? OPTIONS_PLAY : OPTIONS_BAD;
}

// What must fit together, once all options are known.
static bool consistent(const struct options *options, struct out *err)
{
    const baobei_rule key = (baobei_rule)(BAOBEI_RULE_LIMIT_2 + (int)options->seats - 2);
    struct word words[3];
    int32_t least = 1;
    int32_t most = 1;

    if (options->person >= (int)options->seats) {
        complain(err, TEXT_BAD_SEAT,
                 ARGS(text_number(&words[0], options->person + 1), text_number(&words[1], (long)options->seats)));
        return false;
    }
    baobei_rules_bounds(key, &least, &most, NULL);
    if (options->limit != 0 && (options->limit < least || options->limit > most)) {
        complain(err, TEXT_BAD_VALUE,
                 ARGS("--limit", text_number(&words[0], options->limit), text_number(&words[1], least),
                      text_number(&words[2], most)));
        return false;
    }
    return true;
}

enum options_result options_read(struct options *options, int argc, char **argv, struct out *out, struct out *err)
{
    enum options_result result = OPTIONS_PLAY;
    int seat = 0;
    bool watch = false;

    *options = (struct options){.seats = 3, .pace = -1, .claim_seconds = CLAIM_SECONDS};
    opterr = 0; // getopt's own messages are not in our catalogue
    while (result == OPTIONS_PLAY) {
        int index = optind; // '+' below: options are taken in order, so this is the one that is read next
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
