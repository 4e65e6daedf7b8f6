/* The puzzles in tests/rules/puzzles: a file each, named after its clause (scenario.h says how they are written). */
#include <criterion/criterion.h>
#include <dirent.h>
#include <stdio.h>
#include <string.h>

#include "scenario.h"

enum { PUZZLE = 20000 };

/* <root>/tests/rules/puzzles.c -> <root>/tests/rules/puzzles */
static void folder(char *path, size_t room)
{
    size_t length = strlen(__FILE__);

    cr_assert(length > 2 && strcmp(&__FILE__[length - 2], ".c") == 0);
    snprintf(path, room, "%.*s", (int)length - 2, __FILE__);
}

static bool is_puzzle(const char *name)
{
    size_t length = strlen(name);

    return length > 4 && name[0] == 'r' && strcmp(name + length - 4, ".txt") == 0;
}

static void solve(const char *path)
{
    static char text[PUZZLE];
    FILE *file = fopen(path, "r");
    scenario s;

    cr_assert(file, "%s", path);
    memset(text, 0, sizeof text);
    cr_assert_gt(fread(text, 1, sizeof text - 1, file), 0);
    fclose(file);
    cr_expect(scenario_run(&s, text), "%s:%u: %s", strrchr(path, '/') + 1, s.line, s.fault);
    cr_expect(s.moves > 0 && s.expectations > 0, "%s plays nothing or expects nothing", path);
}

Test(puzzles, all)
{
    char path[1000];
    DIR *dir;
    uint32_t count = 0;

    folder(path, sizeof path);
    dir = opendir(path);
    cr_assert(dir, "%s", path);
    for (struct dirent *entry; (entry = readdir(dir)); ) {
        char file[1500];

        if (!is_puzzle(entry->d_name))
            continue;
        snprintf(file, sizeof file, "%s/%s", path, entry->d_name);
        solve(file);
        count++;
    }
    closedir(dir);
    cr_assert_geq(count, 12);
}

/* A puzzle that goes wrong says where. */
static void goes_wrong(const char *text, uint32_t line, const char *fault)
{
    scenario s;

    cr_assert(!scenario_run(&s, text), "%s", text);
    cr_expect(s.line == line && strstr(s.fault, fault), "line %u: %s", s.line, s.fault);
}

Test(puzzles, faults_are_found)
{
#define NEW "baobei-position-1 assumed1 seats=2 next=ab ask=deal token=1 serial=1\n"
    goes_wrong("baobei-position-2\n", 1, "BAD_TEXT at 16");
    goes_wrong(NEW "a draw\n", 2, "REFUSED_NOT_ASKED");
    goes_wrong(NEW "\n# why\nexpect ask=turn\n", 4, "ask is deal, not turn");
    goes_wrong(NEW "expect top=3\n", 2, "top is -, not 3");
    goes_wrong(NEW "expect tip=3\n", 2, "'tip' cannot be looked up");
    goes_wrong(NEW "expect top\n", 2, "no expectation");
    goes_wrong(NEW "refuse a draw REFUSED_LOCKED\n", 2, "gets REFUSED_NOT_ASKED");
}
