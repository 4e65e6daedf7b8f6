/* The puzzles in tests/rules/puzzles: a file each, named after its clause (scenario.h says how they are written). */
#include <criterion/criterion.h>
#include <dirent.h>
#include <stdio.h>
#include <string.h>

#include "chapter.h"
#include "last_words.h"
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

static const char *puzzle; /* that is solved */
static scenario solution;

static void print_where(void)
{
    printf("  in %s:%u\n", strrchr(puzzle, '/') + 1, solution.line);
}

static void solve(const char *path)
{
    static char text[PUZZLE];
    FILE *file = fopen(path, "r");

    cr_assert(file, "%s", path);
    puzzle = path;
    memset(text, 0, sizeof text);
    cr_assert_gt(fread(text, 1, sizeof text - 1, file), 0);
    fclose(file);
    cr_expect(scenario_run(&solution, text), "%s:%u: %s", strrchr(path, '/') + 1, solution.line, solution.fault);
    cr_expect(solution.moves > 0 && solution.expectations > 0, "%s plays nothing or expects nothing", path);
}

Test(puzzles, all)
{
    char path[1000];
    DIR *dir;
    uint32_t count = 0;

    folder(path, sizeof path);
    dir = opendir(path);
    cr_assert(dir, "%s", path);
    last_words(print_where);
    for (struct dirent *entry; (entry = readdir(dir)); ) {
        char file[1500];

        if (!is_puzzle(entry->d_name))
            continue;
        snprintf(file, sizeof file, "%s/%s", path, entry->d_name);
        solve(file);
        count++;
    }
    closedir(dir);
    cr_assert_geq(count, 34);
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
    goes_wrong(NEW "allow a draw\n", 2, "gets REFUSED_NOT_ASKED");
    goes_wrong(NEW "allow a dream\n", 2, "no answer");
    goes_wrong(NEW "all pass\n", 2, "nobody is asked to pass");
    goes_wrong(NEW "claims 1 a pass\n", 2, "REFUSED_NOT_NOW");
}

Test(puzzles, faults_of_tables)
{
    goes_wrong("table a=1,2,3,4 b=1 hat=2\n", 1, "no table");
    goes_wrong("table a=15,2,3,4 b=15,6,7,8 c=1,2,3,4\n", 1, "more cards");
    goes_wrong("table a=1,2,3 b=5,6,7,8 c=1,2,3,4\n", 1, "BAD_TEXT");
}

/* Seat b has two fives, seat a has drawn one, which it discards. */
#define DISCARDED "table a=1,2,3,4 b=5,6,5,8 c=1,2,3,4 hand=5\na discard\n"

Test(puzzles, faults_of_events)
{
    goes_wrong(DISCARDED "happened drew\n", 3, "has not happened");
    goes_wrong(DISCARDED "b double b0 b2\nhappened plucked claimed\n", 4, "not in this order");
    goes_wrong(DISCARDED "nothing discarded\n", 3, "has happened");
    goes_wrong(DISCARDED "nothing dicsarded\n", 3, "no event");
    goes_wrong(DISCARDED "seen discarded 5 by abc\n", 3, "viewer 6 gets 5, not 255");
    goes_wrong(DISCARDED "seen discarded 4 by abcs\n", 3, "viewer 0 gets 5, not 4");
    goes_wrong(DISCARDED "seen drew 5 by a\n", 3, "has not happened");
    goes_wrong(DISCARDED "claims 2 b pluck b0, 1 c pluck c0\nexpect claimant=b\n", 4, "claimant is c");
    goes_wrong(DISCARDED "expect b=5,6,5\n", 3, "b is 5,6,5,8");
    goes_wrong(DISCARDED "expect #b=3\n", 3, "#b is 4");
    goes_wrong(DISCARDED "expect b:top=?\n", 3, "b:top is 5");
}

/* A chapter whose only situation goes wrong in that line. */
static void chapter_goes_wrong(const char *text, uint32_t line, const char *fault)
{
    uint32_t at = 1;
    situation what;
    scenario s;

    cr_assert_eq(chapter_next(&text, &at, &what), 1);
    cr_assert(!chapter_play(&what, &s, &at), "%s", what.matter);
    cr_expect(at == line && strstr(s.fault, fault), "line %u: %s", at, s.fault);
}

Test(puzzles, faults_of_chapters)
{
    const char *const unread[] = {"7. A matter\n", "7. A matter\nL3: agrees\n", "7. A matter\nL3, perhaps: agrees\n",
                                  "7. A matter\n3, certain: agrees\n", "table seats=2\n7. A matter\n"};

    for (size_t i = 0; i < sizeof unread / sizeof *unread; i++) {
        const char *text = unread[i];
        uint32_t line = 1;
        situation what;

        cr_expect_eq(chapter_next(&text, &line, &what), -1, "%s", unread[i]);
    }
    chapter_goes_wrong("# Words\n\n7. A\nL3, certain: agrees\ntable seats=2\nexpect top=1\n", 6, "top is -");
    chapter_goes_wrong("7. A\nL3, certain: agrees\ntable seats=2\nexpect top=-\n", 4, "nothing is played");
    chapter_goes_wrong("7. A\nL3, certain: agrees\ntable seats=2\nhost deal\n\n8. B\n", 5, "nothing is expected");
}
