#!/usr/bin/env python3
"""The reference builds without a warning."""

import subprocess

import policy


def main():
    options = policy.arguments(__doc__, build=True)
    report = policy.Report()
    done = subprocess.run(["cmake", "--build", options.build, "--target", "docs"], capture_output=True, text=True)
    report.check("docs", [] if done.returncode == 0 else [done.stdout + done.stderr])
    report.close()


main()
