#!/usr/bin/env python3
"""The mutation tool can tell: on a planted library, good tests kill, useless ones let live, and lists are held to."""

import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent

LIBRARY = """\
#include "rules/planted.h"

static const uint32_t squares[] = {0, 1, 4, 9};
enum { KNOWN = 4 };

uint32_t bbi_square(uint32_t n)
{
    uint32_t unread = 7;

    if (n == 1)
        return 1;
    unread = n * n;
    return unread;
}

uint32_t bbi_sum(uint32_t n)
{
    uint32_t sum = 0;
    while (n > 0) {
        sum += n;
        n--;
    }
    return sum;
}

uint32_t bbi_known(uint32_t n)
{
    return n < KNOWN ? squares[n] : 99;
}
"""
HEADER = """\
#include <stdint.h>
uint32_t bbi_square(uint32_t n);
uint32_t bbi_sum(uint32_t n);
uint32_t bbi_known(uint32_t n);
"""
SECOND = """\
#include "table/second.h"

uint32_t bbi_twice(uint32_t n)
{
    return n * 2;
}
"""
USELESS = """\
#include <criterion/criterion.h>
#include "rules/planted.h"
Test(planted, nothing)
{
    bbi_square(1);
    cr_assert(1);
}
"""
# Of what stands behind the table it only wants that it is none of the squares.
GOOD = """\
#include <criterion/criterion.h>
#include "rules/planted.h"
#include "table/second.h"
Test(planted, values)
{
    cr_assert_eq(bbi_twice(3), 6u);
    cr_assert_eq(bbi_square(0), 0u);
    cr_assert_eq(bbi_square(1), 1u);
    cr_assert_eq(bbi_square(2), 4u);
    cr_assert_eq(bbi_square(5), 25u);
    cr_assert_eq(bbi_sum(0), 0u);
    cr_assert_eq(bbi_sum(1), 1u);
    cr_assert_eq(bbi_sum(4), 10u);
    for (uint32_t n = 0; n < 4; n++)
        cr_assert_eq(bbi_known(n), n * n);
    cr_assert_neq(bbi_known(4), 9u);
    cr_assert_eq(bbi_known(5), 99u);
}
"""
PROGRAM = """\
#include <stdio.h>
int main(void)
{
    return puts("1 passed, 0 failed") < 0;
}
"""
SAME = """\
lib/rules/planted.c bbi_square
- if (n == 1)
+ if (0)
A square of 1 comes out as 1 without it.
"""
KILLED = """\
lib/rules/planted.c bbi_square
- unread = n * n;
+ (void)0;
Said to be no change.
"""
GONE = """\
lib/rules/planted.c bbi_square
- return n * n * n;
+ return n / n;
No such line.
"""

checks = {True: 0, False: 0}


def check(what, good, said):
    checks[good] += 1
    if not good:
        print(f"{what}: not so; the tool said:\n{said}")


def write(root, name, text):
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def plant(root, unit, equivalent=""):
    """A tree with two files to mutate, and the programs that the tool wants."""
    write(root, "lib/rules/planted.c", LIBRARY)
    write(root, "lib/rules/planted.h", HEADER)
    write(root, "lib/table/second.c", SECOND)
    write(root, "lib/table/second.h", "#include <stdint.h>\nuint32_t bbi_twice(uint32_t n);\n")
    write(root, "include/baobei/planted.h", "")
    write(root, "tests/unit/rules/planted.c", unit)
    write(root, "tests/rules/planted.c", USELESS)
    write(root, "tests/property/planted.c", USELESS)
    write(root, "tests/mutation/equivalent.txt", equivalent)
    for name in ("soak", "twins", "mutate", "trips"):
        write(root, f"tests/soak/{name}.c", PROGRAM)


def run(root, *options):
    done = subprocess.run([HERE / "run", "--root", root, "--mutants", "1000", *options],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.returncode, done.stdout


def number(what, said):
    match = re.search(rf"(\d+) {what}\b|\b{what} (\d+)", said)
    return int(match[1] or match[2]) if match else -1


def good_tests(root):
    plant(root, GOOD)
    status, said = run(root, "--limit-seconds", "0")
    check("no time", status == 3 and "the same command goes on" in said, said)
    status, said = run(root)
    check("good tests", status == 0 and number("killed", said) > 30, said)
    check("no change is dropped", number("same code as the original", said) > 0, said)
    check("twins are dropped", number("same code as another", said) > 0, said)
    check("a change that means nothing survives", "\n- if (n == 1)\n+ if (0)\n" in said, said)
    check("only a sanitizer tells", "unit-asan 1" in said, said)
    kept = (root / "build/mutation/results.jsonl").read_text()
    check("an endless loop is ended", "\"new\": \"++\"" in kept and
          re.search(r'"new": "\+\+", "verdict": "killed"', kept) is not None, kept)
    again, repeated = run(root)
    check("nothing is done twice", kept == (root / "build/mutation/results.jsonl").read_text() and again == 0, repeated)

    survivors = number("survived", said.splitlines()[-1])
    plant(root, GOOD, SAME)
    status, said = run(root)
    check("an explained survivor", status == 0 and number("equivalent", said.splitlines()[-1]) == 1 and
          number("survived", said.splitlines()[-1]) == survivors - 1, said)
    plant(root, GOOD, SAME + "\n" + KILLED)
    status, said = run(root)
    check("an explained one is killed", status == 1 and "equivalent.txt: is killed" in said, said)
    plant(root, GOOD, GONE)
    status, said = run(root)
    check("an explained one is gone", status == 1 and "equivalent.txt: is no mutant any more" in said, said)
    plant(root, GOOD.replace("25u", "24u"))
    write(root, "lib/rules/planted.h", HEADER + "// another library\n")
    status, said = run(root)
    check("tests that fail on the original", status == 1 and "unit fails without a mutation" in said, said)


def useless_tests(root):
    plant(root, USELESS)
    status, said = run(root)
    check("useless tests", status == 1 and number("survived", said.splitlines()[-1]) > 30 and
          number("killed", said.splitlines()[-1]) <= 2, said)
    check("every folder is mutated", "\nlib/rules/planted.c " in said and "\nlib/table/second.c " in said, said)
    check("survivors are shown", "\n- unread = n * n;\n+ (void)0;\n" in said, said)
    for part in ("lib/table", "lib/table/second.c"):
        status, said = run(root, "--in", part)
        check(f"{part} alone", status == 1 and "lib/table/second.c:" in said and "lib/rules/" not in said, said)
    status, said = run(root, "--in", "lib/view")
    check("no such part", status == 2 and "no part of lib/: lib/view" in said, said)


def main():
    for test in (good_tests, useless_tests):
        with tempfile.TemporaryDirectory() as folder:
            test(pathlib.Path(folder).resolve())
    print(f"{checks[True]} passed, {checks[False]} failed")
    sys.exit(checks[False] > 0)


main()
