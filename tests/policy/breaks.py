#!/usr/bin/env python3
"""Each gate of the ABI catches a break that the others are blind to: breaks planted in a copy of the tree.

A plant replaces pieces of text, each of which must stand there exactly once; then it may refresh baselines, as somebody
would who believes that the change is harmless. The library is built anew, all gates are run, and exactly those that are
named must find something. Without a plant, none does.
"""

import collections
import pathlib
import shutil
import subprocess
import sys
import tempfile

import policy

HERE = pathlib.Path(__file__).resolve().parent
GATES = {
    "exports": ["exports.py", "BUILD"],
    "layout": ["layout.py"],
    "abidiff": ["abidiff.py", "BUILD"],
    "description": ["description.py"],
}
BASELINES = ["tests/abi/layout.c", "tests/abi/baseline.xml", "docs/api/baobei-api.json"]

# Edits: (file, what stands there, what is put instead). Refreshed: gates whose baseline is written anew.
# Fires: the gates that must find something.
Plant = collections.namedtuple("Plant", "edits refreshed fires")

TYPES, ACTION, EVENT, VIEW = [f"include/baobei/{name}.h" for name in ("types", "action", "event", "view")]

PLANTS = {
    "a name in the map that nobody defines": Plant(
        [("lib/baobei.map", "    baobei_version;\n", "    baobei_version;\n    baobei_verison;\n")], [], ["exports"]),
    "a function without its line in the map": Plant(
        [("lib/baobei.map", "    baobei_expire;\n", "")], [], ["exports", "abidiff"]),
    "the map is not used any more": Plant(
        [("CMakeLists.txt", "if(UNIX AND NOT APPLE)", "if(FALSE)")], [], ["exports", "abidiff"]),
    "an enumerator renumbered that is passed as an integer only, description refreshed": Plant(
        [(TYPES, "BAOBEI_CAUSE_ELIMINATED = 3,", "BAOBEI_CAUSE_ELIMINATED = 6,")], ["description"], ["layout"]),
    "a constant with another value, description refreshed": Plant(
        [(TYPES, "#define BAOBEI_MAX_SLOTS 66 ", "#define BAOBEI_MAX_SLOTS 67 ")], ["description"], ["layout"]),
    "an enumerator renumbered that functions take, description refreshed": Plant(
        [(EVENT, "BAOBEI_EVENT_OVER = 43", "BAOBEI_EVENT_OVER = 44")],
        ["description"], ["layout", "abidiff"]),
    "two fields change places": Plant(
        [(TYPES, "    uint8_t seat[2];     /**< Seats of the first and second card. */\n", ""),
         (TYPES, "/**< Slots of the first and second card. */\n",
          "/**< Slots of the first and second card. */\n    uint8_t seat[2];     /**< Seats of both cards. */\n")],
        [], ["layout", "abidiff", "description"]),
    "a wider parameter, description refreshed": Plant(
        [(VIEW, "const baobei_view *view, uint32_t seat, baobei_action action);",
          "const baobei_view *view, uint64_t seat, baobei_action action);"),
         ("lib/api/view.c", "const baobei_view *view, uint32_t seat, baobei_action action)",
          "const baobei_view *view, uint64_t seat, baobei_action action)")], ["description"], ["abidiff"]),
    "a field that may be negative now, description refreshed": Plant(
        [(TYPES, "    uint8_t count;        /**< A number or a set",
          "    int8_t count;        /**< A number or a set")], ["description"], ["abidiff"]),
    "a hook with another argument, description refreshed": Plant(
        [(TYPES, "typedef int32_t (*baobei_below_fn)(void *ctx, uint32_t n);",
          "typedef int32_t (*baobei_below_fn)(void *ctx, uint64_t n);")], ["description"], ["abidiff"]),
    "another version for all symbols": Plant(
        [("lib/baobei.map", "BAOBEI_0.1 {", "BAOBEI_0.2 {")], [], ["abidiff"]),
    "short enums": Plant(
        [("CMakeLists.txt", "        C_EXTENSIONS OFF\n",
          "        C_EXTENSIONS OFF\n        COMPILE_OPTIONS -fshort-enums\n")], [], ["abidiff"]),
    "another number of the ABI, description refreshed": Plant(
        [("CMakeLists.txt", "set(baobei_abi 0)", "set(baobei_abi 1)")], ["description"], ["abidiff"]),
    "a pointer that is kept and was only borrowed": Plant(
        [(VIEW, "@param seed 32 bytes; borrows for the call.",
          "@param seed 32 bytes; keeps until the next sample.")], [], ["description"]),
    "a parameter renamed": Plant(
        [(ACTION, "baobei_action_from_id(uint32_t seats, uint32_t slots, uint32_t id);",
          "baobei_action_from_id(uint32_t seats, uint32_t slots, uint32_t number);"),
         (ACTION, "@param id from baobei_action_id().", "@param number from baobei_action_id().")],
        [], ["description"]),
    "a status that may come back now": Plant(
        [(VIEW, "BAOBEI_GONE for a reset: take the view again.", "BAOBEI_GONE for a reset; BAOBEI_BAD_BUSY.")],
        [], ["description"]),
    "an enumerator added": Plant(
        [(EVENT, "    BAOBEI_EVENT_OVER = 43\n",
          "    BAOBEI_EVENT_OVER = 43,\n    BAOBEI_EVENT_MORE = 44 /**< Planted. */\n")],
        [], ["layout", "description"]),
    "a record added": Plant(
        [(TYPES, "/** A species of a rule set.",
          "/** Planted. */\ntypedef struct baobei_planted {\n    uint32_t more; /**< Planted. */\n} baobei_planted;\n\n"
          "/** A species of a rule set.")], [], ["layout", "description"]),
    "a function that says nothing about threads, description refreshed": Plant(
        [(VIEW, "BAOBEI_BAD_BUSY.\n * Not thread-safe on `to`. @since", "BAOBEI_BAD_BUSY.\n * @since")],
        ["description"], ["description"]),
    "a function added, all but the description forgotten": Plant(
        [("include/baobei/base.h", "BAOBEI_API uint32_t baobei_version(void);\n",
          "BAOBEI_API uint32_t baobei_version(void);\n\n"
          "/**\n * Planted.\n *\n * @return 1.\n * Thread-safe. @since 0.1\n */\nBAOBEI_API uint32_t baobei_planted(void);\n"),
         ("lib/api/base.c", "uint32_t baobei_version(void)\n",
          "uint32_t baobei_planted(void)\n{\n    return 1;\n}\n\nuint32_t baobei_version(void)\n")],
        ["description"], ["exports"]),
}


class Tree:
    """A copy of the source tree, and its library."""

    def __init__(self, source, folder):
        self.root = folder / "tree"
        self.build = folder / "build"
        shutil.copytree(source, self.root, ignore=shutil.ignore_patterns("build", ".git", "__pycache__"))
        self.run("cmake", "-S", self.root, "-B", self.build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug",
                 "-DBAOBEI_TESTS=OFF", "-DBAOBEI_EXAMPLES=OFF")

    def run(self, *command):
        return subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True)

    def gate(self, name, *more):
        script, *arguments = [str(self.build) if word == "BUILD" else word for word in GATES[name]]
        return subprocess.run([sys.executable, HERE / script, *arguments, "--root", self.root, *more],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def findings(self):
        """What each gate says of the tree as it stands; those that find nothing are left out."""
        self.run("cmake", "--build", self.build, "--target", "baobei_shared")
        said = {name: self.gate(name) for name in GATES}
        return {name: done.stdout for name, done in said.items() if done.returncode}

    def planted(self, plant):
        """Why the plant cannot be applied, or nothing, and what the gates then say."""
        files = {self.root / name for name, _, _ in plant.edits} | {self.root / name for name in BASELINES}
        before = {path: path.read_bytes() for path in files}
        try:
            for name, old, new in plant.edits:
                text = (self.root / name).read_text()
                if text.count(old) != 1:
                    return f"does not apply: stands {text.count(old)} times in {name}:\n{old}", {}
                (self.root / name).write_text(text.replace(old, new))
            for name in plant.refreshed:
                self.gate(name, "--refresh")
            return "", self.findings()
        finally:
            for path, content in before.items():
                if path.read_bytes() != content:
                    path.write_bytes(content)


def row(fires, what):
    print("".join(f"{'X' if name in fires else '.':^{len(name) + 2}}" for name in GATES) + "  " + what)


def main():
    root = policy.arguments(__doc__).root
    report = policy.Report()
    alone = set()
    with tempfile.TemporaryDirectory() as folder:
        tree = Tree(root, pathlib.Path(folder))
        found = tree.findings()
        report.check("without a plant", [f"{name} says:\n{said}" for name, said in found.items()])
        print("".join(f"{name:^{len(name) + 2}}" for name in GATES))
        for name, plant in PLANTS.items():
            fault, found = tree.planted(plant)
            if fault:
                report.check(name, [fault])
                continue
            row(found, name)
            missed = [f"not found by {gate}" for gate in plant.fires if gate not in found]
            report.check(name, missed + [f"found by {gate}, too:\n{said}" for gate, said in found.items()
                                         if gate not in plant.fires])
            if len(found) == 1:
                alone |= set(found)
    report.check("gates", [f"{name} has caught nothing that the others miss" for name in GATES if name not in alone])
    report.close()


main()
