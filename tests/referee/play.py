#!/usr/bin/env python3
"""
Holds the library against a second referee (referee.py), which follows docs/rules.md, on odd rule sets.

Both play the same matches; after every answer positions, choices, and what each seat remembers have to be the same.
Referees with a fault each (faulty.py) have to be found out, and everything in COMES_UP has to come up.
"""

import argparse
import collections
import pathlib
import random
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path += [str(ROOT / "examples/python"), str(ROOT / "tests/policy")]

import bind  # noqa: E402
import policy  # noqa: E402
from duel import Difference, Duel  # noqa: E402
from faulty import FAULTY  # noqa: E402
from host import Host  # noqa: E402
from referee import Referee  # noqa: E402

COMES_UP = [name[3:].replace("_", "-") for name in vars(Referee) if name.startswith("on_")] + [
    f"ask {kind}" for kind in ("deal", "look", "turn", "drawn", "claim", "give", "place", "use", "target", "swap",
                               "replace", "end", "over")] + [
    "window", "shield", "final phase", "final phase after BAO", "two powers wait", "decisive round", "third recycle",
    "no card to draw", "seat without cards"]
FAULTY_MATCHES = 500  # in which a fault has to show; each does in the first fifty


def duels(host, game, referee, seed, matches):
    """Plays so many matches, each with dice of its own; gives what has come up in each."""
    for number in range(matches):
        duel = Duel(host, game, referee, random.Random(f"{seed} {number}"))
        duel.play()
        yield duel.seen


def fault_of(host, game, referee, seed, matches):
    try:
        collections.deque(duels(host, game, referee, seed, matches), maxlen=0)
    except Difference as difference:
        return str(difference)
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.strip().splitlines()[0])
    parser.add_argument("build", type=pathlib.Path, help="build directory")
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    host = Host(bind.module(ROOT / "docs/api/baobei-api.json"), options.build / "libbaobei.so")
    game = host.new("game_new", None, 2, 0, host.raw.baobei_memory_fn(), None)
    report, seen, played = policy.Report(), collections.Counter(), 0
    try:
        for what in duels(host, game, Referee, options.seed, options.matches):
            seen += what
            played += 1
            report.check("match", [])
    except Difference as difference:
        report.check(f"match {played}", [difference])
    for name in COMES_UP:
        report.check(name, [] if seen[name] else ["has not come up"])
    for faulty in FAULTY:
        found = fault_of(host, game, faulty, options.seed, FAULTY_MATCHES)
        report.check(f"{faulty.__name__} ({faulty.__doc__})", [] if found else ["not found out"])
    host.game_free(game)
    print(f"{played} matches, {sum(count for name, count in seen.items() if name.startswith('ask '))} answers")
    report.close()


if __name__ == "__main__":
    main()
