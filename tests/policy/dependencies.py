#!/usr/bin/env python3
"""What scripts install has its row in docs/dependencies.md, with a reason, and nothing else has one; the README agrees."""

import re

import policy

# How a script names packages: an array, a list, or at once. All of them end up in .ci/need.sh.
NAMED = re.compile(r"^packages=\(([^)]*)\)|^PACKAGES = \[([^]]*)\]|^\s*need ([a-z][^\n]*)", re.M)
CELLS = 5  # package, version, licence, for, reason


def packages_of(text):
    """Packages that a script names; a variable in a name stands for what the script gives it."""
    values = dict(re.findall(r"^(\w+)=(\w+)", text, flags=re.M))
    words = " ".join("".join(groups) for groups in NAMED.findall(text)).replace(",", " ").replace('"', " ").split()
    return [re.sub(r"\$\{?(\w+)\}?", lambda name: values.get(name[1], name[0]), word) for word in words]


def rows_of(text):
    """Rows of the page's table as lists of cells."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]
    return rows[2:]


def scripts(root):
    """Scripts that have packages installed, as (name, text)."""
    for folder in ("examples", "tests", "docs", "lib"):
        for path in policy.files(root, folder, "", ".sh", ".py"):
            text = path.read_text(errors="replace")
            if re.search(r"^source .*need\.sh|need\.sh\"?$", text, flags=re.M) and path.parent.name != "policy":
                yield path.relative_to(root), text


def cmake_versions(root):
    """The CMake that each place asks for."""
    places = {"CMakeLists.txt": r"cmake_minimum_required\(VERSION ([\d.]+)\)", "README.md": r"CMake ([\d.]+\d)"}
    return {name: re.findall(pattern, (root / name).read_text()) for name, pattern in places.items()}


def main():
    root = policy.arguments(__doc__).root
    report = policy.Report()
    page = (root / "docs/dependencies.md").read_text()
    rows = rows_of(page)
    report.check("docs/dependencies.md", [f"{row[0]}: a cell is empty or missing" for row in rows
                                          if len(row) != CELLS or not all(row)])
    known = {package for row in rows for package in row[0].split(", ")}
    wanted = set()
    for name, text in scripts(root):
        packages = packages_of(text)
        wanted.update(packages)
        report.check(name, [f"{package} has no row in docs/dependencies.md" for package in packages
                            if package not in known] if packages else ["names no packages that can be read"])
    report.check("docs/dependencies.md", [f"nothing installs {package}" for package in sorted(known - wanted)])

    asked = cmake_versions(root)
    report.check("CMake", [] if len({tuple(set(versions)) for versions in asked.values()}) == 1 else [str(asked)])
    readme = (root / "README.md").read_text()
    functions = {name: sorted(set(re.findall(r"[`\"](mem\w+)[`\"]", text))) for name, text in (
        ("README.md", readme), ("docs/dependencies.md", page),
        ("tests/policy/symbols.py", (root / "tests/policy/symbols.py").read_text()))}
    report.check("functions of the C library", [] if len(set(map(tuple, functions.values()))) == 1 else [str(functions)])
    report.check("README.md", [] if "(docs/dependencies.md)" in readme else ["does not lead to docs/dependencies.md"])
    report.close()


main()
