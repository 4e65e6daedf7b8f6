#!/usr/bin/env python3
"""The checks of the pages can fail: each fault planted in a copy of the tree is found, and was not there before."""

import contextlib
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "policy"))

import policy

LINKS, SAMPLES = "tests/docs/links.py", "tests/docs/samples.py"
EVENTS, KEYS = "docs/tables/events.py", "docs/tables/rule_keys.py"
API = "tests/policy/description.py"
PAGE = "docs/planted.md"


def fence(language, text, mark=""):
    return f"{mark}```{language}\n{text}\n```\n"


# Check, file, text put behind it or (what stands there, what is put instead), what the check must say.
PLANTS = [
    (LINKS, PAGE, "[x](nowhere.md)", "there is no nowhere.md"),
    (LINKS, PAGE, "![x](images/nowhere.svg)", "there is no images/nowhere.svg"),
    (LINKS, PAGE, "[x](abi.md#nowhere)", "abi.md has no heading #nowhere"),
    (LINKS, PAGE, "[a\nb](#nowhere)", "this page has no heading #nowhere"),
    (LINKS, "build/docs/html/index.html", '<a href="nowhere.html">x</a>', "there is no nowhere.html"),
    (LINKS, "build/docs/html/index.html", '<a href="abi.html#nowhere">x</a>', "abi.html has no #nowhere"),
    (LINKS, "build/docs/html/index.html", '<img src="nowhere.svg"/>', "there is no nowhere.svg"),
    (LINKS, "build/docs/html/navtreedata.js", '"nowhere.html"', "there is no nowhere.html"),
    (SAMPLES, PAGE, fence("c", "int main(void)\n{\n    return 3;\n}"), "planted.md:1: exit status 3"),
    (SAMPLES, PAGE, fence("c", "baobei_nowhere(game);"), "baobei_nowhere"),
    (SAMPLES, PAGE, fence("c", "static int f(void)\n{\n    return \"\";\n}"), "planted.md:1: exit status 1"),
    (SAMPLES, PAGE, fence("python", "raise SystemExit(4)"), "planted.md:1: exit status 4"),
    (SAMPLES, PAGE, fence("sh", "test -e CMakeLists.txt\nfalse", "<!-- tested -->\n"), "planted.md:2: exit status 1"),
    (SAMPLES, PAGE, fence("json", "{"), "no JSON"),
    (SAMPLES, PAGE, fence("", "x"), "a fence says what is in it"),
    (SAMPLES, PAGE, fence("python", "print(1)") + fence("text", "2", "<!-- output -->\n"), "is not what is printed"),
    (SAMPLES, PAGE, fence("python", "x = 5") + fence("python", "raise SystemExit(x)", "<!-- continues -->\n"),
     "planted.md:1: exit status 5"),
    (SAMPLES, "include/baobei/base.h", "/**\n * @code{.c}\n * baobei_nowhere();\n * @endcode\n */\n", "baobei_nowhere"),
    (SAMPLES, "README.md", ("// hello.c", "#error planted\n// hello.c"), "planted"),
    (EVENTS, "docs/events.md", ("| *user* |", "| **all** |"), "0 passed, 1 failed"),
    (EVENTS, "docs/api/baobei-api.json", ("Faces: card[0] user. R12.5", "Faces: card[0] everybody. R12.5"),
     "BAOBEI_EVENT_DREW"),
    (API, "include/baobei/types.h", ("/** A species of a rule set. 16 bytes. @since 0.1 */",
                                     "/** A species of a rule set. 16 bytes. */"), "'since' is a required property"),
    (API, "include/baobei/view.h", ("@return BAOBEI_OK, BAOBEI_BAD_ARGUMENT, BAOBEI_BAD_VIEWER.", "@return a status."),
     "baobei_view_get: its statuses are not named"),
    (API, "include/baobei/types.h", ("/**< Seats of the first and second card. */", ""), "seat"),
    (KEYS, "docs/rule-keys.md", ("| 0 ... 2 |", "| 0 ... 3 |"), "`looks`"),
]


@contextlib.contextmanager
def edited(path, change):
    before = path.read_text() if path.exists() else None
    if isinstance(change, tuple):
        assert before.count(change[0]), f"{path}: {change[0]} is not there"
        path.write_text(before.replace(*change, 1))
    else:
        path.write_text((before or "") + change + "\n")
    try:
        yield
    finally:
        path.unlink() if before is None else path.write_text(before)


def said(check, root):
    build = [] if check in (EVENTS, API) else ["build"]
    extra = ["--check"] if check in (EVENTS, KEYS) else []
    done = subprocess.run([sys.executable, "-B", HERE.parents[1] / check, *build, *extra, "--root", root], cwd=root,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.stdout, done.returncode


def tree(options, root, *without):
    """A copy of the tree, and of what has been built of it."""
    shutil.copytree(options.root, root, ignore=shutil.ignore_patterns("build", ".git", *without))
    (root / "build").mkdir()
    for name in ("libbaobei.a", "libbaobei.so"):
        shutil.copy(options.build / name, root / "build")
    shutil.copytree(options.build / "docs/html", root / "build/docs/html")
    return root


def main():
    options = policy.arguments(__doc__, build=True)
    report = policy.Report()
    with tempfile.TemporaryDirectory() as folder:
        whole = tree(options, pathlib.Path(folder, "whole"))
        small = tree(options, pathlib.Path(folder, "small"), "guide")  # with few samples, since all are tried each time
        roots = {check: small if check == SAMPLES else whole for check in (LINKS, SAMPLES, EVENTS, KEYS, API)}
        before = {check: said(check, root) for check, root in roots.items()}
        for check, (text, status) in sorted(before.items()):
            report.check(f"{check} without a plant", [text] if status else [])
        for check, path, change, wanted in PLANTS:
            with edited(roots[check] / path, change):
                text, status = said(check, roots[check])
            faults = [f"not found; the check said:\n{text}"] if status == 0 or wanted not in text else []
            faults += ["was there before"] if wanted in before[check][0] else []
            report.check(f"{check}: {path} ({wanted})", faults)
    report.close()


main()
