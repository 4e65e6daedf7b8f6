#!/usr/bin/env python3
"""The benchmark runs: every row has its figures, those that no clock measures are met, and the pages know the rows.

Whether the timed rows are met is not asked here: a clock on a busy machine is no test.
"""

import json
import pathlib
import re
import subprocess
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / "policy"))
import policy  # noqa: E402 (a neighbour, found by the line above)

CERTAIN = ["size", "heap"]  # the same on every run


def run(build, *options):
    return subprocess.run([build / "tests/bench/bench", *options], capture_output=True, text=True)


def row_faults(row):
    """What does not hold together in one row of the JSON."""
    missing = {"row", "value", "must", "aim", "must_met", "unit", "better"} - row.keys()
    if missing:
        return [f"has no {', '.join(sorted(missing))}"]
    if row["value"] is None:
        return [f"is not measured: {row.get('note')}"]
    faults = []
    worst = max if row["better"] == "less" else min
    by_driver = [row[driver]["median"] for driver in ("uniform", "calm") if driver in row]
    if by_driver and row["value"] != worst(by_driver):
        faults.append("is not that of the worse driver")
    if row["must_met"] != (row["value"] <= row["must"] if row["better"] == "less" else row["value"] >= row["must"]):
        faults.append(f"{row['value']} with must {row['must']}: must_met is {row['must_met']}")
    if not row["low"] <= row["value"] <= row["high"]:
        faults.append("lies outside of its quartiles")
    if row["row"] in CERTAIN and not row["must_met"]:
        faults.append(f"{row['value']}, and must be {row['must']}")
    if row["row"] not in CERTAIN and row["row"] != "copy" and row["value"] <= 0:  # a copy can be as fast as memcpy
        faults.append("takes no time")
    return faults


def page_faults(rows, page):
    """Rows of the table in docs/performance.md against those of the program."""
    told = {name: (float(must), float(aim)) for name, must, aim in
            re.findall(r"^\| ([\w-]+) \|[^|]*\| [≤≥] ([\d.]+)[^|]*\| [≤≥] ([\d.]+)", page, re.M)}
    return [f"{row['row']}: not in the table, or with other bounds" for row in rows
            if told.get(row["row"]) != (row["must"], row["aim"])]


def main():
    options = policy.arguments(__doc__, build=True)
    report = policy.Report()

    done = run(options.build, "--json", "--repeats", "2")
    report.check("exit status", [] if done.returncode in (0, 1) else [f"{done.returncode}: {done.stderr}"])
    found = json.loads(done.stdout)
    for row in found["rows"]:
        report.check(f"row {row.get('row')}", row_faults(row))
    report.check("yardsticks", [f"{name} takes no time" for name in ("shuffle_ns", "memcpy_ns")
                                if found[name]["median"] <= 0])
    names = [line.split()[0] for line in run(options.build, "--list").stdout.splitlines()]
    report.check("--list", [] if names == [row["row"] for row in found["rows"]] else ["has other rows"])
    report.check("progress", [f"says nothing of {name}" for name in names if name not in done.stderr])
    report.check("docs/performance.md",
                 page_faults(found["rows"], (options.root / "docs/performance.md").read_text()))

    one = run(options.build, "--row", "size", "--json")
    report.check("--row", [] if [row["row"] for row in json.loads(one.stdout)["rows"]] == ["size"] else [one.stdout])
    report.check("no such row", [] if run(options.build, "--row", "planted").returncode == 2 else ["is taken"])
    report.close()


main()
