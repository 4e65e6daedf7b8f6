#!/usr/bin/env python3
"""A binding made from the installed description alone has every exported function, and plays (examples/python)."""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

import policy

PLAY = "examples/python/play.py"


def play(root, description, library, *more):
    done = subprocess.run([sys.executable, root / PLAY, description, library, *more],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.returncode, done.stdout


def check_faults(report, root, folder, library, api):
    """A description that does not fit the library is refused, or shows in what is played."""
    def planted(what, wanted, change):
        other = json.loads(json.dumps(api))
        change(other)
        path = folder / "planted.json"
        path.write_text(json.dumps(other))
        status, said = play(root, path, library)
        report.check(what, [] if status and wanted in said else [f"not found out ({status}):\n{said}"])

    def entry(api, group, name):
        return next(entry for entry in api[group] if entry["name"] == name)

    planted("a record of another size", "laid out otherwise",
            lambda api: entry(api, "structs", "baobei_view").update(size=964))
    planted("a field at another place", "laid out otherwise",
            lambda api: entry(api, "structs", "baobei_event")["fields"][2].update(offset=6))
    planted("a field that is missing", "laid out otherwise",
            lambda api: entry(api, "structs", "baobei_event")["fields"].pop(2))
    planted("a function that the library has not", "baobei_planted",
            lambda api: entry(api, "functions", "baobei_expire").update(name="baobei_planted"))
    planted("another version", "this binding 0.9.0", lambda api: api.update(version="0.9.0"))
    planted("a function that nobody calls", "not called: malloc",  # what the library is linked with is found, too
            lambda api: api["functions"].append({**entry(api, "functions", "baobei_version"), "name": "malloc"}))


def main():
    options = policy.arguments(__doc__, build=True)
    report = policy.Report()
    mapped = re.findall(r"^    (baobei_\w+);", (options.root / "lib/baobei.map").read_text(), flags=re.M)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        policy.output("cmake", "--install", options.build, "--prefix", folder / "there")
        description = folder / "there/share/baobei/baobei-api.json"
        library = next((folder / "there").rglob("libbaobei.so"))
        report.check("schema", [] if description.with_name("baobei-api.schema.json").is_file() else ["not installed"])
        api = json.loads(description.read_text())
        described = [entry["name"] for entry in api["functions"]]
        report.check("functions", sorted(set(mapped) ^ set(described)))
        for seats in range(2, 7):
            status, said = play(options.root, description, library, "--seats", str(seats), "--seed", str(seats))
            print(said, end="")
            report.check(f"{seats} seats", [] if status == 0 and f"{len(mapped)} of {len(mapped)} functions" in said
                         else [f"status {status}:\n{said}"])
        check_faults(report, options.root, folder, library, api)
    report.close()


main()
