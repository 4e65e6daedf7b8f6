/*
 * baobei-replay: steps through the record of a match, forwards and back, and shows the table as one viewer
 * sees it. The record is the host's: whoever runs this may ask for any viewer, but gets what is only the
 * host's by that name alone.
 */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "table.h"
#include "tell.h"

typedef struct options {
    const char *file; /* null: standard input */
    baobei_viewer viewer;
    bool to_step, transcript, hash;
    uint32_t step;
} options;

static void usage(FILE *out)
{
    fprintf(out, "usage: baobei-replay [OPTION...] FILE\n"
                 "       baobei-replay OPTION... <FILE\n\n"
                 "Steps through the record of a match, by commands on standard input:\n"
                 "  n, or an empty line   next move\n"
                 "  b                     one move back\n"
                 "  g N                   go to step N; 0 is the beginning\n"
                 "  v VIEWER              see it as a, b, ... f, spectator, or host\n"
                 "  t                     the table again\n"
                 "  q                     quit\n\n"
                 "  --viewer VIEWER       as whom to begin (spectator)\n"
                 "  --step N              show the table at step N, and that is all\n"
                 "  --transcript VIEWER   all moves, as far as VIEWER may know them, and the faces it was shown\n"
                 "  --hash                the host's hash of the last position\n");
}

static bool read_number(const char *text, uint32_t *out)
{
    char *end;
    unsigned long number;

    errno = 0;
    if (*text < '0' || *text > '9')
        return false;
    number = strtoul(text, &end, 10);
    *out = (uint32_t)number;
    return !errno && !*end && number <= UINT32_MAX;
}

static bool read_options(int argc, char **argv, options *o)
{
    for (int i = 1; i < argc; i++) {
        const char *value = i + 1 < argc ? argv[i + 1] : "";

        if (strcmp(argv[i], "--hash") == 0)
            o->hash = true;
        else if (strcmp(argv[i], "--step") == 0 && read_number(value, &o->step)) {
            o->to_step = true;
            i++;
        } else if (strcmp(argv[i], "--viewer") == 0 && viewer_named(value)) {
            o->viewer = viewer_named(value);
            i++;
        } else if (strcmp(argv[i], "--transcript") == 0 && viewer_named(value)) {
            o->viewer = viewer_named(value);
            o->transcript = true;
            i++;
        } else if (argv[i][0] == '-' || o->file)
            return false;
        else
            o->file = argv[i];
    }
    return o->file || o->to_step || o->transcript || o->hash; /* commands and record cannot share the input */
}

/* Takes one command; false: that was all. */
static bool obey(player *p, char *line)
{
    uint32_t step;

    line[strcspn(line, "\r\n")] = '\0';
    if (strcmp(line, "q") == 0)
        return false;
    if (!*line || strcmp(line, "n") == 0) {
        if (p->step == p->steps)
            printf("that was the last move\n");
        else if (player_forward(p))
            tell_move(p);
    } else if (strcmp(line, "b") == 0) {
        if (p->step == 0 || !player_go(p, p->step - 1))
            printf("this is the beginning\n");
    } else if (line[0] == 'g' && line[1] == ' ' && read_number(line + 2, &step)) {
        if (!player_go(p, step))
            printf("step %u is not reached\n", (unsigned)step);
    } else if (line[0] == 'v' && line[1] == ' ' && viewer_named(line + 2)) {
        if (!player_watch(p, viewer_named(line + 2)))
            printf("there is no such viewer in this match\n");
    } else if (strcmp(line, "t") != 0) {
        printf("commands: n, b, g N, v VIEWER, t, q\n");
        return true;
    }
    table_print(p);
    return true;
}

static int by_commands(player *p)
{
    char line[100];

    table_print(p);
    while (fgets(line, sizeof line, stdin) && obey(p, line))
        fflush(stdout);
    return 0;
}

static int print_transcript(player *p)
{
    while (player_forward(p))
        tell_move(p);
    return p->step != p->steps;
}

static int print_hash(player *p)
{
    uint64_t hash;

    if (!player_go(p, p->steps) || baobei_hash(p->game, BAOBEI_VIEWER_HOST, &hash) != BAOBEI_OK)
        return 1;
    printf("%016" PRIx64 "\n", hash);
    return 0;
}

static int run(player *p, const options *o)
{
    if (o->transcript)
        return print_transcript(p);
    if (o->hash)
        return print_hash(p);
    if (!o->to_step)
        return by_commands(p);
    if (o->step > p->steps)
        fprintf(stderr, "baobei-replay: there are only %u steps\n", (unsigned)p->steps);
    if (!player_go(p, o->step))
        return 1;
    table_print(p);
    return 0;
}

int main(int argc, char **argv)
{
    static player p;
    options o = {NULL, BAOBEI_VIEWER_SPECTATOR, false, false, false, 0};
    record r;
    FILE *file;
    const char *fault;
    int status = 1;

    if (argc == 2 && (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)) {
        usage(stdout);
        return 0;
    }
    if (!read_options(argc, argv, &o)) {
        usage(stderr);
        return 2;
    }
    file = o.file ? fopen(o.file, "rb") : stdin;
    if (!file) {
        fprintf(stderr, "baobei-replay: %s: %s\n", o.file, strerror(errno));
        return 1;
    }
    fault = record_read(&r, file);
    if (fault)
        fprintf(stderr, "baobei-replay: %s\n", fault);
    else if (player_open(&p, &r, o.viewer))
        status = run(&p, &o);
    player_close(&p);
    record_free(&r);
    if (o.file)
        fclose(file);
    return fflush(stdout) ? 1 : status;
}
