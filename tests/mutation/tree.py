"""The sources, compiled: the library as a shared one, so that a mutant is linked once for all test programs."""

import concurrent.futures
import hashlib
import pathlib
import re
import shutil

import process

HERE = pathlib.Path(__file__).resolve().parent

# Builds of the library and the tests: their folder, and the flags of all of it. The sanitized one says what a memory
# access out of bounds does not show elsewhere.
BUILDS = {
    "plain": ["-O2"],
    "asan": ["-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"],
}
COMMON = ["-w", "-DBAOBEI_CHECKS=1", "-Iinclude", "-Ilib"]
LIBRARY = ["-std=c99", "-fPIC", *COMMON]
TESTS = ["-std=c11", *COMMON, "-Itests/support"]
COMPILE = 60  # seconds that a compiler may take
CRITERION = ["unit", "rules", "property"]  # folders of tests that are one program each, test_unit and so on


class Broken(Exception):
    """What does not compile or link."""


def digest(root, folders, *patterns):
    total = hashlib.sha256()
    for path in sorted(path for folder in folders for pattern in patterns for path in (root / folder).rglob(pattern)):
        total.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()[:16]


def library_files(root):
    return sorted((root / "lib").rglob("*.[ch]"))


def mirrored(path):
    """The file of unit tests that belongs to a file of the library, as the end of its path."""
    return re.sub(r".*/lib/(.*)\.[ch]$", r"/tests/unit/\1.c", str(path))


class Tree:
    """One of the builds."""

    def __init__(self, root, folder, build):
        self.root, self.folder, self.flags = root, folder / build, BUILDS[build]
        self.memory = process.MEMORY if build == "plain" else None  # a sanitizer reserves all there is
        self.sources = sorted((root / "lib").rglob("*.c"))
        self.objects = {}    # by source: the object without a mutation
        self.depends = {}    # by source: the files that its object is made from

    def do(self, *command):
        outcome = process.run(command, COMPILE, self.root)
        if not outcome.good:
            raise Broken(outcome.said)
        return outcome.seconds

    def compile(self, source, target, flags):
        return self.do("gcc", *self.flags, *flags, "-MMD", "-c", source, "-o", target)

    def link(self, target, *parts):
        return self.do("gcc", *self.flags, "-fuse-ld=gold", *parts, "-o", target)

    def link_library(self, objects, folder):
        return self.link(folder / "libmutant.so", "-shared", "-Wl,-Bsymbolic", *objects.values())

    def make_library(self, workers):
        folder = self.folder / "lib"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        self.objects = {path: folder / ("-".join(path.relative_to(self.root / "lib").parts) + ".o")
                        for path in self.sources}
        list(workers.map(lambda path: self.compile(path, self.objects[path], LIBRARY), self.sources))
        for path, target in self.objects.items():
            words = target.with_suffix(".d").read_text().replace("\\\n", " ").split()[1:]
            self.depends[path] = {(self.root / word).resolve() for word in words}
        self.link_library(self.objects, folder)

    def make_tests(self, workers):
        """Links each program of the tests with the shared library, which it finds by LD_LIBRARY_PATH."""
        folder = self.folder / "tests"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        programs = {f"test_{kind}": sorted((self.root / "tests" / kind).rglob("*.c")) for kind in CRITERION}
        programs |= {path.stem: [path] for path in (self.root / "tests/soak").glob("*.c")}
        support = sorted((self.root / "tests/support").glob("*.c"))
        runner = HERE / "criterion/runner.c"

        def compiled(path):
            target = folder / ("-".join(path.parts[-3:]) + ".o")
            self.compile(path, target, [*TESTS, f"-I{HERE}"])
            return target

        paths = [runner, *support, *(path for parts in programs.values() for path in parts)]
        objects = dict(zip(paths, workers.map(compiled, paths)))
        self.do("ar", "qc", folder / "libsupport.a", *(objects[path] for path in [*support, runner]))
        for name, parts in programs.items():
            self.link(folder / name, *(objects[path] for path in parts), folder / "libsupport.a",
                      "-L", self.folder / "lib", "-lmutant")

    def make(self, jobs):
        with concurrent.futures.ThreadPoolExecutor(jobs) as workers:
            self.make_library(workers)
            self.make_tests(workers)
        return self

    def users(self, path):
        """Sources whose objects change with a file."""
        return [source for source in self.sources if path.resolve() in self.depends[source]]

    def mutate(self, path, text, folder):
        """
        Objects with another text of a file, the digest of the changed ones, and the time that it took. Without debug
        information an object holds nothing of the source but code, data and names.
        """
        shutil.rmtree(folder, ignore_errors=True)
        mutated = folder / path.relative_to(self.root / "lib")
        mutated.parent.mkdir(parents=True)
        mutated.write_text(text)
        flags = [f"-I{folder}", *LIBRARY]
        objects, seconds = dict(self.objects), 0
        total = hashlib.sha256()
        for source in self.users(path):
            objects[source] = folder / self.objects[source].name
            seconds += self.compile(mutated if source == path else source, objects[source], flags)
            total.update(objects[source].read_bytes())
        return objects, total.hexdigest(), seconds

    def original(self, path):
        """The digest that `mutate` gives for a text that means the same."""
        total = hashlib.sha256()
        for source in self.users(path):
            total.update(self.objects[source].read_bytes())
        return total.hexdigest()

