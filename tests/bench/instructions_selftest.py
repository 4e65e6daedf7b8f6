#!/usr/bin/env python3
"""tests/bench/instructions.py can fail: a loop planted in the library is found, as is what is lost, new or better."""

import pathlib
import re
import subprocess
import tempfile

import instructions
from instructions import policy

# Of the planted loop; a few turns of it in a function of some eighty instructions.
PLANT = "{\n    for (volatile int planted = 0; planted < 4; planted = planted + 1)\n        continue;\n"
FUNCTION = r"(uint32_t baobei_legal\([^)]*\)\n)\{\n"
WATCHED = ("count", "uniform")


def planted_library(build, folder, source):
    """The library, linked anew with this text in place of lib/api/action.c, whose functions come first and win."""
    root = pathlib.Path(__file__).resolve().parents[2]
    pathlib.Path(folder, "action.c").write_text(source)
    subprocess.run(["gcc", "-std=c99", "-O2", "-g", "-DNDEBUG", "-fPIC", "-fvisibility=hidden",
                    f"-I{root}/include", f"-I{root}/lib", f"-I{root}/lib/api", "-c", "action.c", "-o", "action.o"],
                   cwd=folder, check=True)
    subprocess.run(["gcc", "-shared", "-Wl,-soname,libbaobei.so.0", "-o", "libbaobei.so.0", "action.o",
                    "-Wl,--allow-multiple-definition", "-Wl,--whole-archive", build.resolve() / "libbaobei.a"],
                   cwd=folder, check=True)


def main():
    options = policy.arguments(__doc__, build=True)
    report = policy.Report()
    source = (options.root / "lib/api/action.c").read_text()
    slower, times = re.subn(FUNCTION, r"\1" + PLANT, source)
    report.check("the planted loop", [] if times == 1 else ["there is no place for it"])

    found = {}
    for name, text in (("as it is", source), ("planted", slower)):
        with tempfile.TemporaryDirectory() as folder:
            planted_library(options.build, folder, text)
            found[name] = instructions.count(options.build, ["count"], folder)[WATCHED]
    normal = instructions.count(options.build, ["count"])[WATCHED]

    def expect(name, cost, recorded, wanted):
        said = instructions.faults(WATCHED, cost, recorded)
        right = not said if wanted is None else said and wanted in said[0]
        report.check(name, [] if right else [f"{cost} against {recorded}: {said}"])

    expect("linked anew, nothing planted", found["as it is"], normal, None)
    expect("planted regression", found["planted"], normal, "a regression")
    expect("one per cent more", normal * 1.01, normal, None)
    expect("one per cent less", normal * 0.99, normal, None)
    expect("three per cent more", normal * 1.03, normal, "a regression")
    expect("three per cent less", normal * 0.97, normal, "better; record it")
    expect("not recorded", normal, None, "is not recorded")
    expect("not counted", None, normal, "not counted any more")
    expect("nothing", 0.0, normal, "counts nothing")

    text = instructions.write_recorded("a compiler", {WATCHED: 82.0})
    report.check("written and read", [] if instructions.read_recorded(text) == ("a compiler", {WATCHED: 82.0})
                 else [text])
    report.close()


main()
