"""Mutants chosen, compiled and tried; everything found out goes into the store."""

import collections
import concurrent.futures
import random
import shutil
import threading
import time

import equivalents
import mutants
import store
import tree
import trial

BROKEN, SAME, DOUBLE = "does not compile", "same code as the original", "same code as another"
KILLED, SURVIVED = "killed", "survived"

FEWEST = 6  # mutants of a file, if it has so many
PARSE = ["-std=c99", "-Iinclude", "-Ilib", "-DBAOBEI_CHECKS=1"]

Chosen = collections.namedtuple("Chosen", "path text mutant key")


class Campaign:
    def __init__(self, root, build, options):
        self.root, self.build, self.jobs = root, build, options.jobs
        self.seed, self.wanted = options.seed, options.mutants
        self.until = time.monotonic() + options.limit_seconds
        self.lib = tree.digest(root, ["lib", "include"], "*.c", "*.h")
        self.tests = tree.digest(root, ["tests"], "*.c", "*.h", "trial.py")
        self.trees = {}
        self.trials = trial.Trials(self.trees)
        self.store = store.Store(build / "results.jsonl")
        self.local = threading.local()
        self.scratch = iter(range(1 << 30))
        self.dropped = collections.Counter()
        self.candidates = {path: mutants.find(path, PARSE, root) for path in tree.library_files(root)}
        self.keys = {path: equivalents.keys(self.name(path), text, found)
                     for path, (text, found) in self.candidates.items()}
        self.files = [path for path in self.candidates if any(self.within(path, part) for part in options.parts)]

    def name(self, path):
        return path.relative_to(self.root).as_posix()

    def within(self, path, part):
        """Whether a file is that part of the library, or in that folder."""
        return path.is_relative_to(self.root / part)

    def total(self):
        return sum(len(self.candidates[path][1]) for path in self.files)

    def make(self, kind):
        """The builds that the tests of a kind need."""
        for build in {stage.build for stage in trial.KINDS[kind]} - set(self.trees):
            self.trees[build] = tree.Tree(self.root, self.build, build).make(self.jobs)

    def workers(self):
        return concurrent.futures.ThreadPoolExecutor(self.jobs)

    def late(self):
        return time.monotonic() > self.until

    def record(self, kind, path, mutant, **more):
        return {"kind": kind, "lib": self.lib, "file": self.name(path),
                "begin": mutant.begin, "end": mutant.end, "new": mutant.new, **more}

    def folder(self):
        """A place of the worker's own for what it compiles."""
        if not hasattr(self.local, "folder"):
            self.local.folder = self.build / f"scratch-{next(self.scratch)}"
        return self.local.folder

    def changed(self, path, mutant):
        text = self.candidates[path][0]
        return text[:mutant.begin] + mutant.new + text[mutant.end:]

    def code(self, path, mutant):
        """The digest of a mutant's code, or "" if it does not compile; remembered."""
        known = self.store.get(self.record("code", path, mutant))
        if not known:
            try:
                code = self.trees["plain"].mutate(path, self.changed(path, mutant), self.folder())[1]
            except tree.Broken:
                code = ""
            known = self.record("code", path, mutant, code=code)
            self.store.put(known)
        return known["code"]

    def choose_from(self, path):
        """Mutants of one file in a random order, as many as its share, without those that are none."""
        text, found = self.candidates[path]
        share = max(FEWEST, round(self.wanted * len(found) / self.total()))
        seen = {"": BROKEN, self.trees["plain"].original(path): SAME}
        chosen = []
        order = list(zip(found, self.keys[path]))
        random.Random(f"{self.seed} {self.name(path)}").shuffle(order)
        for mutant, key in order:
            if len(chosen) == share:
                break
            if self.late():
                return None
            code = self.code(path, mutant)
            if code in seen:
                self.dropped[seen[code]] += 1
            else:
                seen[code] = DOUBLE
                chosen.append(Chosen(path, text, mutant, key))
        return chosen

    def choose(self):
        """The mutants of all files; None if time runs out."""
        self.make("quick")
        with self.workers() as workers:
            lists = list(workers.map(self.choose_from, self.files))
        return None if None in lists else [one for chosen in lists for one in chosen]

    def verdict(self, kind, one):
        """What the tests of a kind have said about a mutant; None if nothing that still holds."""
        known = self.store.get(self.record(kind, one.path, one.mutant))
        # More tests cannot make a killed mutant live; of a survivor they may know more.
        if known and (known["verdict"] == KILLED or known["tests"] == self.tests):
            return known
        return None

    def killed(self, kind, one):
        known = self.verdict(kind, one)
        return known is not None and known["verdict"] == KILLED

    def attempt(self, kind, one):
        if self.late():
            return
        by, said, seconds = self.trials.detect(kind, one.path, self.changed(one.path, one.mutant), self.folder())
        self.store.put(self.record(kind, one.path, one.mutant, verdict=KILLED if by else SURVIVED, by=by, said=said,
                                   tests=self.tests, seconds=round(seconds, 3)))

    def attempt_all(self, kind, chosen):
        """Tries mutants; returns those that survive, or None if time has run out before."""
        missing = [one for one in chosen if not self.verdict(kind, one)]
        if missing and not self.late():
            self.make(kind)
            for line in self.trials.calibrate(kind):
                print(f"    {line}", flush=True)
            with self.workers() as workers:
                for number, _ in enumerate(workers.map(lambda one: self.attempt(kind, one), missing), 1):
                    if number % 50 == 0 or number == len(missing):
                        print(f"    {number} of {len(missing)}", flush=True)
        verdicts = [self.verdict(kind, one) for one in chosen]
        if None in verdicts:
            return None
        return [one for one, verdict in zip(chosen, verdicts) if verdict["verdict"] == SURVIVED]

    def clean(self):
        for folder in self.build.glob("scratch-*"):
            shutil.rmtree(folder)
