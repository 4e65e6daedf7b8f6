#!/usr/bin/env python3
"""The policy checks can fail: each violation planted in a copy of the tree is found, and was not there before."""

import contextlib
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import policy

HERE = pathlib.Path(__file__).resolve().parent


def said(check, root, *extra):
    """What a check prints about a tree, and its exit status."""
    done = subprocess.run([sys.executable, HERE / f"{check}.py", *extra, "--root", root],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.stdout, done.returncode


@contextlib.contextmanager
def edited(path, change):
    """The file with another text, and afterwards as it was."""
    before = path.read_bytes() if path.exists() else None
    path.write_text(change(before.decode() if before is not None else ""))
    try:
        yield
    finally:
        if before is None:
            path.unlink()
        else:
            path.write_bytes(before)


def add(line):
    return lambda text: text + line + "\n"


def drop(pattern):
    return lambda text: re.sub(pattern, "", text, count=1, flags=re.M)


UNDONE = "TO" + "DO"

# Check: what is planted, as (file, change, what the check must say).
PLANTS = {
    "layers": [
        ("lib/base/planted.c", add('#include "table/planted.h"'), "planted.h: not a"),
        ("lib/base/planted.c", add('#include "table/state.h"'), "base may not include table"),
        ("lib/view/planted.h", add('#include "rules/legal.h"'), "view may not include rules"),
        ("lib/rules/planted.c", add("#include <stdio.h>"), "stdio.h: not a door"),
        ("lib/api/planted.c", add("#include <stdlib.h>"), "stdlib.h: not a door"),
        ("lib/base/planted.c", add("#include <baobei/event.h>"), "base may not include this chapter"),
        ("lib/table/planted.c", add("#include <baobei/planted.h>"), "planted.h: no such public header"),
        ("lib/table/planted.c", add("#include PLANTED"), "cannot read"),
        ("lib/engine/planted.c", add("int x = baobei_version();"), "names the public function baobei_version"),
        ("lib/planted.c", add("int x;"), "lib/planted.c: not in a layer"),
    ],
    "style": [
        ("lib/base/planted.c", add("int x;\n" * 600 + "int y;"), "lib/base/planted.c: 601 lines"),
        ("lib/base/planted.c", add("int f(int a)\n{\n" + "    a++;\n" * 60 + "}"), "lib/base/planted.c: line 2: function of 62 lines"),
        ("planted.md", add("x"), "planted.md does not belong there"),
        ("docs/planted.md", add(UNDONE), "docs/planted.md: line 1: something is left undone"),
        ("docs/planted.md", add("see " + "/home/" + "somebody"), "docs/planted.md: line 1: path of one machine"),
        ("docs/planted.md", add("\tx"), "docs/planted.md: line 1: tab or blank"),
        ("lib/base/planted.h", add("/" * 121), "lib/base/planted.h: line 1: 121 columns"),
    ],
    "clauses": [
        ("docs/rules.md", drop(r"^\| *R3\.6 *\|[^|]*\| *$"), "R3.6: names no test"),
        ("docs/rules.md", drop(r"(?<=^\| R12\.15 \| )r(?=12_)"), "R12.15: no test"),
        ("docs/rules.md", lambda text: text.replace("| R13.41 |", "| R13.42 |"), "R13.42 is no clause"),
        ("docs/rules.md", drop(r"^7\. .*\*\*Golden toucan.*\n"), "R7.7 is no clause"),
        ("docs/rules.md", drop(r"^.*R12\.15 \| give.*\n"), "R12: its clauses are numbered"),
        ("docs/rules.md", drop(r"^## R11 "), "R11: its clauses are numbered []"),
        ("docs/rules.md", drop(r'<a id="R3\.6"></a>'), "R3.6: its anchor is None"),
    ],
    "translation": [
        ("docs/rules.md", lambda text: text.replace("Forbidden to a seat", "Allowed to a seat"), "R2.4: changed since"),
        ("docs/rules.md", lambda text: text.replace("Standing, at any time", "Standing"), "R12: changed since"),
        ("docs/rules.md", drop(r"^.*R12\.15 \| give.*\n"), "R12.15 is not in docs/rules.md"),
        ("docs/regras.md", drop(r"^.*R12\.15 \| entrega.*\n"), "R12.15: not in docs/regras.md"),
        ("docs/regras.md", drop(r"^## R9 Zero cartas\n"), "R9.5: not in docs/regras.md"),
        ("docs/regras.md", lambda text: text.replace("máx(2 × total, 5)", "máx(2 × total, 6)"), "R5.2: figures"),
        ("docs/regras.md", lambda text: text.replace("(R3.2)", "(R3.3)"), "R2.6: figures"),
        ("docs/regras.md", drop(r" \*\*\[decisão\]\*\*(?=, e olha)"), "R1.2: **[ruling]** 1 times"),
        ("docs/regras.md", drop(r'<a id="R3\.6"></a>'), "R3.6: its anchor is None"),
        ("tests/policy/translated.txt", add("R9.6 00000000"), "R9.6 is no clause any more"),
    ],
    "headers": [
        ("include/baobei/planted.h", add("static const int planted = 1.5;"), "planted.h as c99"),
        ("include/baobei/planted.h", add("void planted(uint8_t x);"), "planted.h as c11"),
        ("include/baobei/planted.h", add("void planted(int class);"), "planted.h as c++14"),
        ("include/baobei/planted.h", add("#include <stdio.h>"), "includes of planted.h"),
        ("examples/hello.c", add("\n"), "README.md: does not quote"),
        ("examples/hello.c", add("\n"), "baobei.h: does not quote"),
        ("examples/hello.c", add("\n" * 40), "more than 40"),
    ],
    "exports": [
        ("include/baobei/planted.h", add("BAOBEI_API void baobei_planted(void);"),
         "baobei_planted: not in lib/baobei.map"),
        ("lib/baobei.map", drop(r"^ *baobei_version;$"), "baobei_version: not in lib/baobei.map"),
        ("lib/baobei.map", lambda text: text.replace("baobei_version;", "baobei_version; baobei_version;"),
         "baobei_version stands there twice"),
    ],
}

# Planted in the compiled library: (check, C source, what the check must say).
COMPILED = [
    ("symbols", "int printf(const char *, ...); void bbi_p(void) { printf(\"%d\", 1); }", "printf"),
    ("symbols", "#include <stdlib.h>\nvoid *bbi_p(void) { return malloc(3); }", "allocates outside"),
    ("symbols", "int bbi_p = 1;", "mutable global: bbi_p"),
    ("symbols", "int bbi_p(void) { static int count; return ++count; }", "mutable global: count"),
    ("symbols", "void planted(void) {}", "internal name without bbi_: planted"),
    ("exports", "__attribute__((visibility(\"default\"))) void baobei_planted(void) {}",
     "baobei_planted: not in include/baobei"),
    ("exports", "int bbi_p(void) { return 1; }", "baobei_version: BAOBEI_0.1 in lib/baobei.map, none in libbaobei.so"),
]


def plant_object(build, source):
    """Adds a source to the static library, and makes the shared library anew from it, without a map."""
    (build / "planted.c").write_text(source + "\n")
    subprocess.run(["gcc", "-fPIC", "-fvisibility=hidden", "-c", "planted.c", "-o", "planted.c.o"], cwd=build, check=True)
    subprocess.run(["ar", "r", "libbaobei.a", "planted.c.o"], cwd=build, check=True, stderr=subprocess.DEVNULL)
    subprocess.run(["gcc", "-shared", "-o", "libbaobei.so",
                    "-Wl,--whole-archive", "libbaobei.a", "-Wl,--no-whole-archive"], cwd=build, check=True)


def copy_libraries(source, target):
    target.mkdir()
    for name in ("libbaobei.a", "libbaobei.so"):
        shutil.copy(source / name, target / name)


def main():
    options = policy.arguments(__doc__, build=True)
    report = policy.Report()
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder, "tree")
        shutil.copytree(options.root, root, ignore=shutil.ignore_patterns("build", ".git"))
        libraries = pathlib.Path(folder, "libraries")
        copy_libraries(options.build, libraries)
        extra = {"exports": [libraries], "symbols": [libraries]}
        before = {check: said(check, root, *extra.get(check, []))[0] for check in [*PLANTS, "symbols"]}

        def expect(check, what, wanted, build=()):
            text, status = said(check, root, *build)
            faults = []
            if status == 0 or wanted not in text:
                faults.append(f"not found; the check said:\n{text}")
            if wanted in before[check]:
                faults.append("was there before")
            report.check(f"{check}: {what} ({wanted})", faults)

        for check, plants in PLANTS.items():
            for name, change, wanted in plants:
                with edited(root / name, change):
                    expect(check, name, wanted, extra.get(check, []))

        for number, (check, source, wanted) in enumerate(COMPILED):
            build = pathlib.Path(folder, f"planted-{number}")
            copy_libraries(options.build, build)
            plant_object(build, source)
            expect(check, "compiled", wanted, [build])

        with edited(root / "docs/planted.md", add("See \\ref planted.")):
            build = root / "build"
            subprocess.run(["cmake", "-S", root, "-B", build, "-G", "Ninja",
                            "-DBAOBEI_TESTS=OFF", "-DBAOBEI_EXAMPLES=OFF"], check=True, stdout=subprocess.DEVNULL)
            before["docs"] = ""
            expect("docs", "docs/planted.md", "planted", [build])
    report.close()


main()
