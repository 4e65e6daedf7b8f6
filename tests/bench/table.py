#!/usr/bin/env python3
"""Runs the benchmark and writes its table into docs/performance.md: when, with what, on what, and the figures."""

import datetime
import pathlib
import re
import subprocess
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / "policy"))
import policy  # noqa: E402 (a neighbour, found by the line above)

BEGIN = "<!-- from here on: tests/bench/table.py -->\n"
TABLE = re.compile(re.escape(BEGIN) + r".*?^S = .*?$", re.M | re.S)


def main():
    options = policy.arguments(__doc__, build=True)
    page = options.root / "docs/performance.md"
    done = subprocess.run([options.build / "tests/bench/bench", "--markdown"], stdout=subprocess.PIPE, text=True)
    if done.returncode not in (0, 1):
        sys.exit("the benchmark fails")
    compiler = re.search(r"\]\s+(.*\S)", policy.output("readelf", "-p", ".comment", options.build / "libbaobei.so"))[1]
    processor = re.search(r"^model name\s*: (.*)$", pathlib.Path("/proc/cpuinfo").read_text(), re.M)
    said = (f"{BEGIN}\nMeasured on {datetime.date.today():%-d %B %Y}, {compiler}, "
            f"{processor[1] if processor else 'unknown processor'}.\n\n{done.stdout.rstrip()}")
    text, times = TABLE.subn(lambda _: said, page.read_text())
    if times != 1:
        sys.exit(f"{page}: no place for the table")
    page.write_text(text)


main()
