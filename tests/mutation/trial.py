"""The tests that a mutant has to get past, cheapest first."""

import collections
import math
import os
import re

import process
import tree

LEAST = 1     # seconds of processor time that every test may take; endless loops end here
UNKNOWN = 300  # ... as long as it is not known what it takes without a mutation

# In the command, SECONDS is what one test may take, FILE whose tests come first.
Stage = collections.namedtuple("Stage", "name build command")

KINDS = {
    "quick": [
        Stage("soak", "plain", ["soak", "--decisions", "3000"]),
        Stage("unit", "plain", ["test_unit", "SECONDS", "FILE"]),
        Stage("rules", "plain", ["test_rules", "SECONDS", "FILE"]),
        Stage("twins", "plain", ["twins", "--steps", "2000", "--quiet"]),
        Stage("mutate", "plain", ["mutate", "--texts", "4000"]),
        Stage("trips", "plain", ["trips", "--matches", "4"]),
    ],
    # What tests/run --quick runs of these, and the sanitized tests.
    "all": [
        Stage("unit-asan", "asan", ["test_unit", "SECONDS", "FILE"]),
        Stage("rules-asan", "asan", ["test_rules", "SECONDS", "FILE"]),
        Stage("soak-asan", "asan", ["soak", "--decisions", "10000"]),
        Stage("soak-short", "plain", ["soak", "--decisions", "200000"]),
        Stage("mutate-short", "plain", ["mutate", "--texts", "160000"]),
        Stage("trips-short", "plain", ["trips", "--matches", "200"]),
        Stage("twins-short", "plain", ["twins", "--steps", "100000", "--quiet"]),
        Stage("property", "plain", ["test_property", "SECONDS", "FILE"]),
    ],
}


class Trials:
    """Trials in the given builds, by name."""

    def __init__(self, trees):
        self.trees = trees
        self.limits = {}

    def run(self, stage, path, library):
        limit = self.limits.get(stage.name, UNKNOWN)
        place = self.trees[stage.build]
        words = {"SECONDS": str(limit), "FILE": tree.mirrored(path)}
        command = [words.get(word, word) for word in stage.command]
        return process.run([place.folder / "tests" / command[0], *command[1:]], limit, place.root,
                           {**os.environ, "LD_LIBRARY_PATH": str(library)}, place.memory)

    def calibrate(self, kind):
        """Runs the tests on the library as it is, which must pass, and sets the limits. Yields lines to print."""
        for stage in KINDS[kind]:
            place = self.trees[stage.build]
            outcome = self.run(stage, place.sources[0], place.folder / "lib")
            if not outcome.good or not re.search(r"^[1-9]\d* passed, 0 failed$", outcome.said, re.M):
                raise tree.Broken(f"{stage.name} fails without a mutation:\n{outcome.said}")
            slowest = re.search(r"^slowest test: (.*) s$", outcome.said, re.M)
            seconds = float(slowest[1]) if slowest else outcome.seconds
            self.limits[stage.name] = max(LEAST, math.ceil(5 * seconds))
            yield f"{stage.name:14} {outcome.seconds:6.2f} s   {outcome.said.splitlines()[-1]}"

    def detect(self, kind, path, text, folder):
        """The stage that tells a file with another text, and what it said, or None twice; and the time taken."""
        libraries, seconds = {}, 0
        for stage in KINDS[kind]:
            place = self.trees[stage.build]
            if stage.build not in libraries:
                objects, _, took = place.mutate(path, text, folder / stage.build)
                libraries[stage.build] = folder / stage.build
                seconds += took + place.link_library(objects, libraries[stage.build])
            outcome = self.run(stage, path, libraries[stage.build])
            seconds += outcome.seconds
            if not outcome.good:
                return stage.name, outcome.said.splitlines()[-1][:200] if outcome.said else "crashed", seconds
        return None, None, seconds
