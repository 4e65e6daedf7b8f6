#!/usr/bin/env python3
"""The manual pages are made, say what they must, and mandoc has nothing against them."""

import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "policy"))

import policy

PAGES = {"baobei.3": ["NAME", "SYNOPSIS", "DESCRIPTION", "CHAPTERS", "EXAMPLES"],
         "baobei-table.1": ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS"],
         "baobei-replay.1": ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS"],
         "baobei-perft.1": ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS"]}


def faults_of(path):
    """What mandoc says of a page, but that there is no date: a page has none, so that it is made alike every day."""
    said = subprocess.run(["mandoc", "-T", "lint", "-W", "warning", path], capture_output=True, text=True).stdout
    return [line for line in said.splitlines() if "missing date" not in line]


def lacks(path, sections):
    text = path.read_text()
    for section in sections:
        if f'.SH "{section}"\n' not in text:
            yield f"no section {section}"
    options = re.search(r'^\.SH "OPTIONS"\n(.*?)^\.SH', text, flags=re.S | re.M)
    if "OPTIONS" in sections and not (options and options[1].count(".TP") >= 4):
        yield "its options are not told"


def main():
    options = policy.arguments(__doc__, build=True)
    report = policy.Report()
    done = subprocess.run(["cmake", "--build", options.build, "--target", "man"], capture_output=True, text=True)
    report.check("man", [] if done.returncode == 0 else [done.stdout + done.stderr])
    for name, sections in PAGES.items():
        path = options.build / "docs/man" / name
        report.check(name, [*faults_of(path), *lacks(path, sections)] if path.exists() else ["is not there"])

    functions = set(policy.declared_functions(options.root))
    text = (options.build / "docs/man/baobei.3").read_text()
    report.check("baobei.3: functions", sorted(name for name in functions if rf"\fB{name}\fR()" not in text))

    with tempfile.TemporaryDirectory() as folder:
        for plant, wanted in [(".SH\n", "no section NAME"), (r"\fZx", "invalid escape"), (".XX\n", "unknown macro")]:
            path = pathlib.Path(folder, "planted.3")
            path.write_text('.TH "PLANTED" "3" "" "" ""\n.PP\nx\n' + plant)
            found = "\n".join([*faults_of(path), *lacks(path, ["NAME"])])
            report.check(f"planted: {wanted}", [] if wanted in found else [f"not found in:\n{found}"])
    report.close()


main()
