#!/usr/bin/env python3
"""Every line of the vectors fits line.schema.json, and every kind of line and field that the schema has occurs.

usage: schema.py VECTORS
"""

import copy
import json
import pathlib
import sys

import jsonschema

SCHEMA = pathlib.Path(__file__).resolve().parent / "line.schema.json"

# Lines that must not fit: the kind of line that is taken, and what is done to it.
PLANTS = [
    ("open", lambda line: line.update(seats=7)),
    ("chance", lambda line: line.pop("view")),
    ("apply", lambda line: line.update(seat="g")),
    ("apply", lambda line: line.update(extra=1)),
    ("apply", lambda line: line["view"].update(extra=1)),
    ("apply", lambda line: line["view"]["but"]["a"].update(extra=1)),
    ("apply", lambda line: line["events"].append({"serial": 1, "kind": "turn", "extra": 1})),
    ("apply", lambda line: line["events"].append({"serial": 1, "kind": "turn", "card": [256]})),
    ("expire", lambda line: line["hash"].update(a="1")),
    ("claims", lambda line: line["entries"].append(["a"])),
    ("restore", lambda line: line.update(status="BAOBEI_GONE")),
    ("check", lambda line: line.update(status="refused")),
    ("pull", lambda line: line.pop("count")),
    ("name", lambda line: line.update(of="bird")),
    ("rule", lambda line: line.update(key=256)),
    ("rules", lambda line: line.pop("fault")),
    ("action", lambda line: line["parts"].update(kind=None)),
    ("do", lambda line: line.update(do="nothing")),
]


def properties(schema):
    """Names of all the fields that a schema speaks of."""
    found = set(schema.get("properties", {})) if isinstance(schema.get("properties"), dict) else set()
    for value in schema.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, dict):
                found |= properties(part)
    return found


def names(value):
    if isinstance(value, dict):
        return set(value).union(*map(names, value.values()))
    return set().union(*map(names, value)) if isinstance(value, list) else set()


def main():
    schema = json.loads(SCHEMA.read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    passed = failed = 0
    seen, first = set(), {}

    def check(what, good):
        nonlocal passed, failed
        passed, failed = passed + bool(good), failed + (not good)
        if not good:
            print(what)

    for path in sorted(pathlib.Path(sys.argv[1]).glob("*.jsonl")):
        for number, text in enumerate(path.read_text().splitlines(), 1):
            line = json.loads(text)
            seen |= names(line)
            if line.get("status", "BAOBEI_OK") == "BAOBEI_OK" or line["do"] == "check":
                first.setdefault(line["do"], line)
            check(f"{path.name}:{number}: does not fit the schema", validator.is_valid(line))
    check("nothing was found to check", passed)
    for name in sorted(properties(schema)):
        check(f"no line has a field {name}", name in seen)
    for kind, change in PLANTS:
        line = copy.deepcopy(first["apply" if kind == "do" else kind])
        change(line)
        check(f"planted, but fits: {line}", not validator.is_valid(line))
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed != 0)


main()
