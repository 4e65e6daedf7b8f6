/*
 * Plays the situations of the second reading, chapter by chapter, and holds README.md against them:
 * its table has a row for each. Situations that cannot be played stand in the table with the reason.
 */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "chapter.h"
#include "last_words.h"

enum { CHAPTER = 100000, CHAPTERS = 40, ROW = 800, SITUATIONS = 400 };

typedef struct total {
    uint32_t passed, failed, unplayed;
    bool seen[SITUATIONS]; /* a number that has come up */
} total;

/* <root>/tests/reading/reading.c -> <root>/tests/reading/<name> */
static void path_of(const char *name, char *out, size_t room)
{
    const char *slash = strrchr(__FILE__, '/');

    snprintf(out, room, "%.*s%s", (int)(slash + 1 - __FILE__), __FILE__, name);
}

static bool load(const char *name, char *out)
{
    char path[1000];
    FILE *file;
    size_t length;

    path_of(name, path, sizeof path);
    file = fopen(path, "r");
    if (!file)
        return false;
    length = fread(out, 1, CHAPTER - 1, file);
    fclose(file);
    out[length] = 0;
    return length > 0 && length < CHAPTER - 1;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(a, b);
}

/* The chapters' file names, in order. */
static uint32_t find_chapters(char (*names)[256])
{
    char path[1000];
    uint32_t count = 0;
    DIR *dir;

    path_of("", path, sizeof path);
    dir = opendir(path);
    for (struct dirent *entry; dir && (entry = readdir(dir)) && count < CHAPTERS;) {
        size_t length = strlen(entry->d_name);

        if (length > 4 && length < 256 && strcmp(entry->d_name + length - 4, ".txt") == 0)
            memcpy(names[count++], entry->d_name, length + 1);
    }
    if (dir)
        closedir(dir);
    qsort(names, count, sizeof *names, by_name);
    return count;
}

static void put_row(const situation *what, char *out)
{
    snprintf(out, ROW, "| %u | %s | %s | %s | %s |\n", (unsigned)what->number, what->matter, what->rests,
             what->confidence, what->verdict);
}

static void fail(total *sum, const char *where, uint32_t line, const char *fault)
{
    printf("%s:%u: %s\n", where, (unsigned)line, fault);
    sum->failed++;
}

static const char *chapter; /* whose situation is judged */
static uint32_t situation_line;

static void print_where(void)
{
    printf("  in the situation at %s:%u\n", chapter, (unsigned)situation_line);
}

static void judge(const char *name, const situation *what, bool listed, total *sum)
{
    scenario s;
    char fault[sizeof s.fault + 20];
    uint32_t line = what->line;

    chapter = name;
    situation_line = line;
    if (what->number >= SITUATIONS || sum->seen[what->number])
        fail(sum, name, line, "no number, or one that has come up already");
    else if (!listed)
        fail(sum, name, line, "the table in README.md has another row; --list writes it");
    else if (!what->played)
        sum->unplayed++;
    else if (!chapter_play(what, &s, &line)) {
        snprintf(fault, sizeof fault, "%u: %s", (unsigned)what->number, s.fault);
        fail(sum, name, line, fault);
    } else
        sum->passed++;
    sum->seen[what->number % SITUATIONS] = true;
}

/* Judges a chapter's situations, or, without a README to hold them against, lists their rows. */
static void read_chapter(const char *name, const char *readme, total *sum)
{
    static char text[CHAPTER];
    const char *at = text;
    uint32_t line = 1;
    situation what;
    int more = -1;

    if (load(name, text))
        while ((more = chapter_next(&at, &line, &what)) > 0) {
            char row[ROW];

            put_row(&what, row);
            if (readme)
                judge(name, &what, strstr(readme, row) != NULL, sum);
            else
                fputs(row, stdout);
        }
    if (more < 0)
        fail(sum, name, line, "no chapter, or no situation");
}

/* Rows of the table: no more than there are situations. */
static uint32_t count_rows(const char *readme)
{
    uint32_t rows = 0;

    for (const char *at = readme; (at = strstr(at, "\n| ")); at++)
        rows += at[3] >= '0' && at[3] <= '9';
    return rows;
}

int main(int argc, char **argv)
{
    static char readme[CHAPTER];
    static char names[CHAPTERS][256];
    uint32_t count = find_chapters(names);
    bool list = argc == 2 && strcmp(argv[1], "--list") == 0;
    total sum = {0};

    if (argc > 1 && !list) {
        fprintf(stderr, "usage: reading [--list]\n");
        return 2;
    }
    if (!list && !load("README.md", readme))
        fail(&sum, "README.md", 1, "not there");
    last_words(print_where);
    for (uint32_t i = 0; i < count; i++)
        read_chapter(names[i], list ? NULL : readme, &sum);
    if (list)
        return sum.failed != 0;
    if (count_rows(readme) != sum.passed + sum.failed + sum.unplayed)
        fail(&sum, "README.md", 1, "rows of situations that are in no chapter");
    printf("%u situations are not played\n", (unsigned)sum.unplayed);
    printf("%u passed, %u failed\n", (unsigned)sum.passed, (unsigned)sum.failed);
    return sum.failed != 0;
}
