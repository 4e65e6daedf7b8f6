#!/usr/bin/env python3
"""The tree can be tagged as the version that its header names (docs/releasing.md)."""

import filecmp
import json
import re
import subprocess

import changelog_page
import policy


def changelog_faults(releases, version):
    newest = releases[1].version if len(releases) > 1 else "none"
    return ([] if newest == version else [f"its newest release is {newest}, not {version}"]) + \
           (["something is unreleased"] if releases[0].sections else [])


def too_new(root, version):
    """Things that say they come with a later version than this one."""
    series = [(name, found) for name in [f"include/baobei/{path.name}" for path in policy.public_headers(root)]
              for found in re.findall(r"@since (\d+\.\d+)", (root / name).read_text())]
    series += [("lib/baobei.map", found) for found in re.findall(r"BAOBEI_(\d+\.\d+)", (root / "lib/baobei.map").read_text())]
    return [f"{name} names {found}" for name, found in sorted(set(series))
            if tuple(map(int, found.split("."))) > version[:2]]


def kept_host_faults(root, abi, releases):
    """The host of this ABI number is there; with the number's first release its headers are those that are released."""
    kept = root / f"tests/consumer/abi-{abi}"
    if not (kept / "host.c").is_file():
        return [f"no host of ABI {abi}"]
    if abi not in [number for release in releases[1:2] for number in changelog_page.introduced(release)]:
        return []
    return [f"{path.name} is not the header that is released" for path in policy.public_headers(root)
            if not (kept / "include/baobei" / path.name).is_file()
            or not filecmp.cmp(path, kept / "include/baobei" / path.name, shallow=False)]


def repository_faults(root, tag):
    if not (root / ".git").exists():
        return []
    def git(*words):
        return subprocess.run(["git", "-C", root, *words], check=True, capture_output=True, text=True).stdout
    return (["something is not committed"] if git("status", "--porcelain") else []) + \
           ([f"{tag} is there already"] if git("tag", "--list", tag) else [])


def main():
    root = policy.arguments(__doc__).root
    report = policy.Report()
    numbers = changelog_page.version_of(root)
    version = ".".join(map(str, numbers))
    abi = changelog_page.abi_of(root)
    releases = changelog_page.releases((root / "CHANGELOG.md").read_text())
    api = json.loads((root / "docs/api/baobei-api.json").read_text())
    report.check("CHANGELOG.md", changelog_faults(releases, version))
    report.check("docs/api/baobei-api.json", [] if (api["version"], api["abi"]) == (version, abi) else
                 [f"describes {api['version']}, ABI {api['abi']}; the tree is {version}, ABI {abi}"])
    report.check(version, too_new(root, numbers))
    report.check(f"tests/consumer/abi-{abi}", kept_host_faults(root, abi, releases))
    report.check("repository", repository_faults(root, f"v{version}"))
    report.close()


main()
