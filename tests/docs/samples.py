#!/usr/bin/env python3
"""Every code sample of README.md, docs/ and the headers does what it says: it is compiled, and run where it can be.

The word after a fence decides, and comments of HTML, which no reader sees, in the lines before it:

    ```c          with a main: a program, compiled against the library and run; exit status 0 is wanted
    ```c          else: a piece, compiled only. With #include or a function in its first column it is a file of its own,
                  behind the headers of FRAME; else the body of a function with the parameters of BODY
    ```python     run with the binding of examples/python on its path; BAOBEI_LIB and BAOBEI_API name library and
                  description
    ```sh         shown; with <!-- tested --> run in a copy of the tree, in which the files of the page lie
    ```json       must be JSON
    ```text       and anything else: shown

    <!-- continues -->      goes on where the block before it in that language ends; both are one
    <!-- file: host.c -->   also lies beside the shell blocks of its page under that name
    <!-- output -->         of a ```text: exactly what the block before it prints
    <!-- shown -->          is not tried; for what stands there to show that it is wrong
"""

import dataclasses
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "policy"))

import policy

SECONDS = 60
WARNINGS = ["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]
PIECE = ["-Wno-unused-parameter", "-Wno-unused-variable", "-Wno-unused-function", "-Wno-unused-but-set-variable"]
FRAME = "#include <baobei/baobei.h>\n\n#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n\n"
BODY = "void sample(baobei_game *game, uint32_t seat, baobei_viewer viewer);\n" \
       "void sample(baobei_game *game, uint32_t seat, baobei_viewer viewer)\n{{\n{}}}\n"
OWN = re.compile(r"^(?:#include|static |(?!(?:if|for|while|switch|else|return)\b)[a-z_][\w *]*\([^;{]*\)$)", re.M)
FENCED = re.compile(r"((?:^ *<!-- [^\n]* -->\n)*)^( *)```(\w*)\n(.*?)^ *```$", re.S | re.M)


@dataclasses.dataclass
class Sample:
    line: int
    language: str
    text: str
    marks: dict
    printed: str = ""


def of_markdown(text):
    for match in FENCED.finditer(text):
        marks = dict(re.findall(r"<!-- (\w+)(?:: (\S+))? -->", match[1]))
        body = re.sub(rf"^{match[2]}", "", match[4], flags=re.M)
        yield Sample(text.count("\n", 0, match.start(3)) + 1, match[3], body, marks)


def of_header(text):
    for match in re.finditer(r"^ \* @code\{\.(\w+)\}\n(.*?)^ \* @endcode", text, flags=re.S | re.M):
        body = re.sub(r"^ \* ?", "", match[2], flags=re.M)
        yield Sample(text.count("\n", 0, match.start()) + 1, match[1], body, {})


def joined(samples):
    """Samples with those that continue one put behind it."""
    result = []
    for sample in samples:
        before = next((other for other in reversed(result) if other.language == sample.language), None)
        if "continues" in sample.marks and before:
            before.text += sample.text
        else:
            result.append(sample)
    return result


class Page:
    """The samples of one file, tried in their order in a folder of their own."""

    def __init__(self, root, build, path, folder):
        self.root, self.build, self.path, self.folder = root, build.resolve(), path, folder
        self.environment = dict(os.environ, BAOBEI_LIB=str(self.build / "libbaobei.so"),
                                BAOBEI_API=str(root / "docs/api/baobei-api.json"), HOME=str(folder),
                                PREFIX=str(folder / "prefix"), PYTHONDONTWRITEBYTECODE="1",
                                PYTHONPATH=str(root / "examples/python"))
        read = of_header if path.suffix == ".h" else of_markdown
        self.samples = joined(read(path.read_text()))

    def run(self, sample, *command, **options):
        try:
            done = subprocess.run([str(word) for word in command], cwd=self.folder, env=self.environment, text=True,
                                  stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                  timeout=SECONDS, **options)
        except subprocess.TimeoutExpired:
            return [f"takes more than {SECONDS} s"]
        sample.printed = done.stdout
        return [] if done.returncode == 0 else [f"exit status {done.returncode}\n{done.stdout}"]

    def c(self, sample):
        program = re.search(r"^int main\(", sample.text, flags=re.M)
        text = sample.text
        if not program:
            text = FRAME + (text if OWN.search(text) else BODY.format(text))
        source = self.folder / f"sample-{sample.line}.c"
        source.write_text(text)
        flags = [*WARNINGS, *([] if program else PIECE), "-I", self.root / "include", source]
        if not program:
            return self.run(sample, "cc", *flags, "-c", "-o", os.devnull)
        binary = source.with_suffix("")
        return self.run(sample, "cc", *flags, self.build / "libbaobei.a", "-o", binary) or self.run(sample, binary)

    def python(self, sample):
        source = self.folder / f"sample-{sample.line}.py"
        source.write_text(sample.text)
        return self.run(sample, sys.executable, source)

    def sh(self, sample):
        if "tested" not in sample.marks:
            return None
        if not (self.folder / "CMakeLists.txt").exists():
            shutil.copytree(self.root, self.folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("build", ".git"))
        return self.run(sample, "bash", "-eu", "-c", sample.text)

    def json(self, sample):
        try:
            json.loads(sample.text)
        except ValueError as error:
            return [f"no JSON: {error}"]
        return []

    def check(self, report):
        before = None
        for sample in self.samples:
            name = f"{self.path.relative_to(self.root)}:{sample.line}"
            if "file" in sample.marks:
                (self.folder / sample.marks["file"]).write_text(sample.text)
            if "shown" in sample.marks:
                continue
            if "output" in sample.marks:
                faults = [] if before and before.printed == sample.text else \
                    [f"is not what is printed:\n{before.printed if before else 'nothing was run'}"]
            elif sample.language == "":
                faults = ["a fence says what is in it"]
            else:
                trial = TRIALS.get(sample.language)
                faults = trial(self, sample) if trial else None
                before = sample if trial else before
            if faults is not None:
                report.check(name, faults)


TRIALS = {"c": Page.c, "python": Page.python, "sh": Page.sh, "json": Page.json}


def main():
    options = policy.arguments(__doc__, build=True)
    report = policy.Report()
    root = options.root
    for path in [root / "README.md", *policy.files(root, "docs", ".md"), *policy.public_headers(root)]:
        with tempfile.TemporaryDirectory() as folder:
            Page(root, options.build, path, pathlib.Path(folder)).check(report)
    report.close()


main()
