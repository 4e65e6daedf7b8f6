#!/usr/bin/env python3
"""examples/leak-check: finds nothing in the library, for any number of seats, and finds out a careless host."""

import re
import subprocess

import policy

STEPS = 2000


def run(build, *options):
    done = subprocess.run([build / "examples/leak-check/leak-check", *options],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.returncode, done.stdout


def main():
    build = policy.arguments(__doc__, build=True).build
    report = policy.Report()

    for seats in range(2, 7):
        status, said = run(build, "--seats", str(seats), "--steps", str(STEPS), "--seed", str(seats))
        numbers = re.search(r"with (\d+) twins in which ([\d.]+) cards differed", said)
        faults = []
        if status != 0 or not said.endswith(f"{STEPS} passed, 0 failed\n"):
            faults.append(f"status {status}:\n{said}")
        elif float(numbers[2]) < 4:
            faults.append(f"too few cards differ: {numbers[0]}")
        report.check(f"{seats} seats", faults)

    status, said = run(build, "--careless")
    report.check("careless host", [] if status == 1 and "LEAK" in said and "what the host tells" in said
                 else [f"not found out ({status}):\n{said}"])
    status, said = run(build, "--nonsense")
    report.check("wrong option", [] if status == 2 and said.startswith("usage:") else [f"status {status}:\n{said}"])
    report.close()


main()
