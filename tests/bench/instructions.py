#!/usr/bin/env python3
"""Instructions that the library's own functions execute for fixed work, held against tests/bench/instructions.txt.

Clocks are noisy, counts are not: a regression of speed cannot land unseen. The C library's functions are left out,
since it picks its memcpy by the processor.
"""

import argparse
import pathlib
import platform
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "policy"))
import policy  # noqa: E402 (a neighbour, found by the line above)

RECORDED = HERE / "instructions.txt"
TOLERANCE = 0.02
LIBRARY = "libbaobei.so"
REFRESH = "tests/bench/instructions.py --refresh"


def self_cost(profile):
    """Instructions that a callgrind profile counts in the library itself."""
    cost = 0
    names = {}
    counted = callee = False
    for line in profile.splitlines():
        if line.startswith("ob="):
            number, name = re.match(r"ob=\((\d+)\)(?: (.*))?", line).groups()
            names.setdefault(number, name)
            counted = LIBRARY in pathlib.Path(names[number] or "").name
        elif line.startswith("cob="):
            number, name = re.match(r"cob=\((\d+)\)(?: (.*))?", line).groups()
            names.setdefault(number, name)
        elif line.startswith("calls="):
            callee = True  # the next line is the cost of what is called
        elif re.match(r"[+*\d-]", line):
            if counted and not callee:
                cost += int(line.split()[1])
            callee = False
    return cost


def count(build, names=(), library=None):
    """Instructions a call, by (batch, driver). `library`: folder of another build of the library to count in."""
    program = build / "tests/bench/instructions"
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            ["env", f"LD_LIBRARY_PATH={library or ''}", "valgrind", "--tool=callgrind", "--collect-atstart=no",
             "--toggle-collect=measured_work", "--dump-after=measured_work", f"--callgrind-out-file={folder}/out",
             program, *names], capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(done.stdout + done.stderr)
        counts = {}
        for number, line in enumerate(done.stdout.splitlines(), 1):
            batch, driver, calls = line.split()
            counts[batch, driver] = self_cost(pathlib.Path(folder, f"out.{number}").read_text()) / int(calls)
    return counts


def compiler(build):
    """What has compiled the library, in the compiler's own words."""
    section = policy.output("readelf", "-p", ".comment", build / LIBRARY)
    words = "; ".join(sorted(set(re.findall(r"\]\s+(.*\S)", section))))
    return f"{words}; {platform.machine()}"


def read_recorded(text):
    """The compiler, and the counts by (batch, driver)."""
    with_what = re.search(r"^# compiler: (.*)$", text, re.M)
    rows = re.findall(r"^([\w-]+) +(\w+) +([\d.]+)$", text, re.M)
    return with_what[1] if with_what else "", {(batch, driver): float(cost) for batch, driver, cost in rows}


def write_recorded(with_what, counts):
    lines = ["# Instructions a call, or a decision, of the library's own functions: batch (batch.c), driver, count.",
             f"# Written by {REFRESH}; two per cent are tolerated.", f"# compiler: {with_what}"]
    lines += [f"{batch:<16} {driver:<8} {cost:10.1f}" for (batch, driver), cost in counts.items()]
    return "\n".join(lines) + "\n"


def faults(key, found, recorded):
    """What is wrong with one count; both ways, so that what is gained cannot be lost again unseen."""
    if recorded is None:
        return [f"is not recorded; {found:.1f} now. {REFRESH}"]
    if found is None:
        return [f"is recorded, and not counted any more. {REFRESH}"]
    if not found or not recorded:  # no work of the library at all
        return ["counts nothing"]
    change = found / recorded - 1
    if change > TOLERANCE:
        return [f"{found:.1f} instructions, {change:+.1%} against the recorded {recorded:.1f}: a regression. "
                f"If it is meant, {REFRESH}"]
    if change < -TOLERANCE:
        return [f"{found:.1f} instructions, {change:+.1%} against the recorded {recorded:.1f}: better; "
                f"record it with {REFRESH}"]
    return []


def compare(counts, recorded, report):
    for key in sorted(counts.keys() | recorded.keys()):
        report.check(" ".join(key), faults(key, counts.get(key), recorded.get(key)))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("build", type=pathlib.Path, help="build directory", nargs="?",
                        default=HERE.parents[1] / "build/release")
    parser.add_argument("--refresh", action="store_true", help="write the counts of now into instructions.txt")
    options = parser.parse_args()
    counts = count(options.build)
    if options.refresh:
        RECORDED.write_text(write_recorded(compiler(options.build), counts))
        return
    for (batch, driver), cost in counts.items():
        print(f"{batch:<16} {driver:<8} {cost:10.1f}")
    with_what, recorded = read_recorded(RECORDED.read_text())
    report = policy.Report()
    compare(counts, recorded, report)
    if report.failed and with_what != compiler(options.build):
        print(f"The counts were recorded with another compiler ({with_what}); this is {compiler(options.build)}.\n"
              f"If nothing else has changed, {REFRESH}")
    report.close()


if __name__ == "__main__":
    main()
