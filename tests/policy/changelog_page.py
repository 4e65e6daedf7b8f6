"""Reads CHANGELOG.md: its releases, the newest first, with their sections."""

import collections
import re

RELEASE = re.compile(r"^## \[([^\]]*)\](?: - (\S*))?$")

# `version` is "Unreleased" or numbers; sections are pairs of a name and its lines, in the order of the page.
Release = collections.namedtuple("Release", "version date sections")


def releases(text):
    found = []
    for line in text.splitlines():
        heading = RELEASE.match(line)
        if heading:
            found.append(Release(heading[1], heading[2], []))
        elif line.startswith("## "):
            found.append(Release(line[3:], None, []))
        elif line.startswith("### ") and found:
            found[-1].sections.append((line[4:], []))
        elif line and found and found[-1].sections:
            found[-1].sections[-1][1].append(line)
    return found


def version_of(root):
    """The version in the header, as three numbers."""
    digits = re.search(r"^#define BAOBEI_VERSION 0x(..)(..)(..)$", (root / "include/baobei/base.h").read_text(), re.M)
    return tuple(int(pair, 16) for pair in digits.groups())


def abi_of(root):
    """The number of the binary interface, in the name of the shared library."""
    return int(re.search(r"^set\(baobei_abi (\d+)\)$", (root / "CMakeLists.txt").read_text(), re.M)[1])


def introduced(release):
    """Numbers of the binary interface that a release introduces: `- ABI 1: why`."""
    return [int(number) for name, lines in release.sections if name == "ABI"
            for number in re.findall(r"^- ABI (\d+):", "\n".join(lines), flags=re.M)]


def numbers(version):
    """A version as three numbers, or None if it is not written as one."""
    return tuple(map(int, version.split("."))) if re.fullmatch(r"(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}", version) else None
