"""What the policy checks share: arguments, reading sources, and the closing line that tests/run counts."""

import argparse
import pathlib
import re
import subprocess
import sys


class Report:
    """Collects checks. What failed is said at once; the last line gives the numbers."""

    def __init__(self):
        self.passed = self.failed = 0

    def check(self, subject, faults):
        """One check; it passes when the list of faults is empty."""
        for fault in faults:
            print(f"{subject}: {fault}")
        if faults:
            self.failed += 1
        else:
            self.passed += 1

    def close(self):
        if self.passed + self.failed == 0:
            self.check("policy", ["nothing was found to check"])
        print(f"{self.passed} passed, {self.failed} failed")
        sys.exit(1 if self.failed else 0)


def arguments(about, build=False, baseline=None):
    """`baseline`: the file in the tree that a check compares with, and writes anew when asked to."""
    parser = argparse.ArgumentParser(description=about)
    if build:
        parser.add_argument("build", type=pathlib.Path, help="build directory")
    parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parents[2],
                        help="source tree to check")
    if baseline:
        parser.add_argument("--refresh", action="store_true", help=f"write {baseline} instead")
    return parser.parse_args()


def output(*command):
    return subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True).stdout


def files(root, folder, *suffixes):
    """Files below a folder, sorted, outside of hidden and build folders."""
    found = []
    for path in sorted((root / folder).rglob("*")):
        parts = path.relative_to(root).parts
        if path.is_file() and parts[0] != "build" and "__pycache__" not in parts and \
                not any(part.startswith(".") and part != ".ci" for part in parts[:-1]) and \
                (not suffixes or path.suffix in suffixes):
            found.append(path)
    return found


def public_headers(root):
    return files(root, "include/baobei", ".h")


def without_comments(text):
    """C text with comments, strings and characters blanked; lines keep their numbers."""
    def blank(match):
        return re.sub(r"[^\n]", " ", match.group())
    return re.sub(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', blank, text, flags=re.S)


def includes(path):
    """The #include lines of a file as (line number, '<' or '"' or '', name)."""
    found = []
    for number, line in enumerate(re.sub(r"/\*.*?\*/", lambda m: "\n" * m.group().count("\n"),
                                         path.read_text(), flags=re.S).splitlines(), 1):
        if re.match(r"\s*#\s*include\b", line):
            match = re.match(r'\s*#\s*include\s*([<"])([^>"]+)[>"]', line)
            found.append((number, match[1], match[2]) if match else (number, "", line.strip()))
    return found


def declared_functions(root):
    """Names of the functions that the public headers declare."""
    names = []
    for header in public_headers(root):
        text = re.sub(r"^\s*#.*$", "", without_comments(header.read_text()), flags=re.M)
        names += re.findall(r"\bBAOBEI_API\b[^;(]*?\b(\w+)\s*\(", text)
    return names
