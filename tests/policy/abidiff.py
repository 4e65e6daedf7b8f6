#!/usr/bin/env python3
"""The shared library has the same binary interface as the baseline: abidiff finds nothing to tell."""

import pathlib
import subprocess
import tempfile

import policy

BASELINE = "tests/abi/baseline.xml"

# No path, no line, no name of a parameter, nothing from behind the headers: what is left is the interface.
ABIDW = ["abidw", "--exported-interfaces-only", "--drop-private-types", "--no-corpus-path", "--no-comp-dir-path",
         "--no-show-locs", "--no-parameter-names", "--no-elf-needed"]
ABIDIFF = ["abidiff", "--no-default-suppression"]


def interface(root, library):
    text = policy.output(*ABIDW, "--headers-dir", root / "include/baobei", library)
    return text.replace(f"{root.resolve()}/", "")


def main():
    options = policy.arguments(__doc__, build=True, baseline=BASELINE)
    baseline = options.root / BASELINE
    text = interface(options.root, options.build / "libbaobei.so")
    if options.refresh:
        baseline.write_text(text)
        return
    report = policy.Report()
    symbols, functions = text.count("<elf-symbol "), text.count("<function-decl ")
    report.check("libbaobei.so", [] if symbols == functions > 0 else
                 [f"{symbols} symbols, of which {functions} have a type: is there debug information?"])
    with tempfile.TemporaryDirectory() as folder:
        now = pathlib.Path(folder, "now.xml")
        now.write_text(text)
        # Any status but 0, also those that abidiff means as a mere remark.
        done = subprocess.run([*ABIDIFF, baseline, now], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    report.check("abidiff", [] if done.returncode == 0 else [f"status {done.returncode}\n{done.stdout}"])
    report.close()


main()
