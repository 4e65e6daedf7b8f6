#!/usr/bin/env python3
"""CHANGELOG.md keeps its form: the newest release first, known sections, and for every release what it means to
programs that are already linked."""

import datetime

import changelog_page
import policy

# Keep a Changelog's, and two of ours: what is refereed differently, and what it means for linked programs.
SECTIONS = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security", "Rules", "ABI"]


def section_faults(release):
    names = [name for name, _ in release.sections]
    faults = [f"no section is called {name}" for name in names if name not in SECTIONS]
    known = [name for name in names if name in SECTIONS]
    if known != sorted(set(known), key=SECTIONS.index):
        faults.append(f"sections stand there twice or in another order than {', '.join(SECTIONS)}")
    if "ABI" not in names and (release.sections or release.version != "Unreleased"):
        faults.append("no section ABI")
    for name, lines in release.sections:
        if not lines or not lines[0].startswith("- "):
            faults.append(f"{name} is no list")
        faults += [f"{name}: neither an item nor the rest of one: {line}" for line in lines
                   if not line.startswith(("- ", "  "))]
    return faults


def date_of(release):
    """The date of a release, or None if there is none or it is written otherwise."""
    try:
        return datetime.datetime.strptime(release.date or "", "%Y-%m-%d").date()
    except ValueError:
        return None


def order_faults(releases):
    """Faults in versions and dates; the newest release comes first."""
    faults = [f"[{release.version}]: not a version and a date" for release in releases
              if not changelog_page.numbers(release.version) or not date_of(release)]
    if not faults:
        for newer, older in zip(releases, releases[1:]):
            if changelog_page.numbers(newer.version) <= changelog_page.numbers(older.version) or \
                    date_of(newer) < date_of(older):
                faults.append(f"[{newer.version}] stands above [{older.version}]")
    return faults


def header_faults(unreleased, releases, version):
    """The header's version is the newest release's, or a later one if something has changed since."""
    newest = changelog_page.numbers(releases[0].version) if releases else None
    if newest and (version < newest or (version == newest and unreleased.sections)):
        return [f"base.h has {'.'.join(map(str, version))}, which cannot be after {releases[0].version}"]
    return []


def main():
    root = policy.arguments(__doc__).root
    report = policy.Report()
    text = (root / "CHANGELOG.md").read_text()
    found = changelog_page.releases(text)
    begins = text.startswith("# Changelog\n") and found and found[0].version == "Unreleased"
    report.check("CHANGELOG.md", [] if begins else ["does not begin with its title and [Unreleased]"])
    for release in found:
        report.check(f"CHANGELOG.md: [{release.version}]", section_faults(release))
    order = order_faults(found[1:])
    report.check("CHANGELOG.md", order)
    report.check("CHANGELOG.md", [] if order or not found else
                 header_faults(found[0], found[1:], changelog_page.version_of(root)))
    abi = changelog_page.abi_of(root)
    report.check("CHANGELOG.md", [] if abi in [number for release in found
                                               for number in changelog_page.introduced(release)] else
                 [f"no section ABI has an item 'ABI {abi}:', which says why there is that number"])
    report.close()


main()
