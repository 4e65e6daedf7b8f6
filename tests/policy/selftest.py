#!/usr/bin/env python3
"""The policy checks can fail: each violation planted in a copy of the tree is found, and was not there before."""

import contextlib
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import changelog_page
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
    "changelog": [
        ("CHANGELOG.md", drop(r"^# Changelog\n"), "does not begin with its title"),
        ("CHANGELOG.md", drop(r"^## \[Unreleased\]\n"), "does not begin with its title"),
        ("CHANGELOG.md", lambda text: text.replace("### Added", "### Planted"), "no section is called Planted"),
        ("CHANGELOG.md", add("\n### Added\n\n- x"), "twice or in another order"),
        ("CHANGELOG.md", drop(r"^### ABI\n"), "no section ABI"),
        ("CHANGELOG.md", add("\n## [0.0.2] - 2000-01-01"), "[0.0.2]: no section ABI"),
        ("CHANGELOG.md", add("x"), "neither an item nor the rest of one: x"),
        ("CHANGELOG.md", lambda text: re.sub(r"(?<=### ABI\n\n)- ", "", text), "ABI is no list"),
        ("CHANGELOG.md", add("\n## [0.0.2] - 2000-13-01"), "[0.0.2]: not a version and a date"),
        ("CHANGELOG.md", add("\n## Planted"), "[Planted]: not a version and a date"),
        ("CHANGELOG.md", add("\n## [0.0.1] - 2000-01-01\n## [0.0.2] - 2000-01-01"), "[0.0.1] stands above [0.0.2]"),
        ("CHANGELOG.md", add("\n## [0.0.2] - 2000-01-01\n## [0.0.1] - 2000-01-02"), "[0.0.2] stands above [0.0.1]"),
        ("CHANGELOG.md", add("\n## [999.0.0] - 2000-01-01"), "cannot be after 999.0.0"),
        ("CMakeLists.txt", lambda text: text.replace("(baobei_abi ", "(baobei_abi 9"), "has an item 'ABI 9"),
    ],
    "dependencies": [
        ("tests/run", lambda text: text.replace("packages=(", "packages=(planted "), "tests/run: planted has no row"),
        ("tests/mutation/run", lambda text: text.replace('PACKAGES = [', 'PACKAGES = ["planted", '),
         "tests/mutation/run: planted has no row"),
        ("tests/coverage/run.sh", lambda text: text.replace("need ", "need planted "), "run.sh: planted has no row"),
        ("tests/platforms/run", lambda text: text.replace("llvm=", "llvm=9"), "libclang-rt-9"),
        ("tests/memcheck/run.sh", drop(r"^need .*\n"), "tests/memcheck/run.sh: names no packages"),
        ("docs/dependencies.md", drop(r"^\| valgrind .*\n"), "valgrind has no row"),
        ("docs/dependencies.md", add("| planted | 1 | MIT | test | none |"), "nothing installs planted"),
        ("docs/dependencies.md", lambda text: text.replace("| runs the build |", "| |"), "ninja-build: a cell is empty"),
        ("README.md", lambda text: re.sub("CMake 3", "CMake 9", text), "CMake: "),
        ("README.md", lambda text: text.replace("`memcmp`", "`memchr`"), "functions of the C library: "),
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


def git(root, *words):
    subprocess.run(["git", "-C", root, *words], check=True, stderr=subprocess.DEVNULL)


def ready(root, about_abi):
    """A changelog for the version that the header names, with nothing unreleased."""
    version = ".".join(map(str, changelog_page.version_of(root)))
    return lambda _: f"# Changelog\n\n## [Unreleased]\n\n## [{version}] - 2000-01-01\n\n### ABI\n\n- {about_abi}\n"


RELEASE = [
    ("CHANGELOG.md", lambda text: re.sub(r"(## \[Unreleased\]\n).*", r"\1", text, flags=re.S), "newest release is none"),
    ("CHANGELOG.md", lambda text: text.replace("[Unreleased]\n", "[Unreleased]\n### ABI\n- x\n"), "is unreleased"),
    ("docs/api/baobei-api.json", lambda text: re.sub(r'"version": "[^"]*"', '"version": "9"', text), "describes 9"),
    ("CMakeLists.txt", lambda text: text.replace("(baobei_abi ", "(baobei_abi 9"), "no host of ABI 9"),
    ("include/baobei/planted.h", add("/* @since 99.0 */"), "planted.h names 99.0"),
    ("lib/baobei.map", add("BAOBEI_99.0 {};"), "baobei.map names 99.0"),
]


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

        with edited(root / "CHANGELOG.md", ready(root, "nothing")):
            before["release"], status = said("release", root)
            report.check("release: a tree that is ready", [] if status == 0 else [before["release"]])
            for name, change, wanted in RELEASE:
                with edited(root / name, change):
                    expect("release", name, wanted)
            git(root, "init", "--quiet")
            expect("release", "repository", "something is not committed")
            git(root, "add", "--all")
            git(root, "-c", "user.name=x", "-c", "user.email=x@x.invalid", "commit", "--quiet", "--message", "x")
            git(root, "tag", "v" + ".".join(map(str, changelog_page.version_of(root))))
            expect("release", "repository", "is there already")
            shutil.rmtree(root / ".git")
        with edited(root / "CHANGELOG.md", ready(root, f"ABI {changelog_page.abi_of(root)}: new")), \
                edited(root / "include/baobei/planted.h", add("")):
            expect("release", "a kept host that is not the released one", "planted.h is not the header")

        for number, (check, source, wanted) in enumerate(COMPILED):
            build = pathlib.Path(folder, f"planted-{number}")
            copy_libraries(options.build, build)
            plant_object(build, source)
            expect(check, "compiled", wanted, [build])

        with edited(root / "docs/planted.md", add("# Planted\n\nSee \\ref nowhere.")):
            build = root / "build"
            subprocess.run(["cmake", "-S", root, "-B", build, "-G", "Ninja",
                            "-DBAOBEI_TESTS=OFF", "-DBAOBEI_EXAMPLES=OFF"], check=True, stdout=subprocess.DEVNULL)
            before["docs"] = ""
            expect("docs", "docs/planted.md", "unable to resolve reference to 'nowhere'", [build])
    report.close()


main()
