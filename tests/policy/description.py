#!/usr/bin/env python3
"""The description of the API in the tree is the one that the headers give, fits its schema, and is whole."""

import difflib
import json
import subprocess
import sys

import jsonschema
import policy

BASELINE = "docs/api/baobei-api.json"
SCHEMA = "docs/api/baobei-api.schema.json"
SCALARS = ["void", "char", "size_t"] + [f"{sign}int{bits}_t" for sign in ("", "u") for bits in (8, 16, 32, 64)]


def described(root):
    """What the headers give: the text, or why there is none."""
    done = subprocess.run([sys.executable, root / "docs/api/describe.py", "--root", root],
                          capture_output=True, text=True)
    return done.stdout, done.stderr if done.returncode else ""


def types(value):
    """Names of all types in a piece of description."""
    if isinstance(value, list):
        return {name for part in value for name in types(part)}
    if isinstance(value, dict):
        own = {value["type"]["name"]} if "type" in value else set()
        return own | {name for part in value.values() for name in types(part)}
    return set()


def undocumented(api):
    """What the comment of a function lacks, beyond what the schema asks of every name."""
    for function in api["functions"]:
        yield from (f"{function['name']}: nothing is said of {parameter['name']}"
                    for parameter in function["parameters"] if not parameter.get("text"))
        answer = function["returns"]
        if not answer.get("text") and (answer["type"]["name"] != "void" or answer["type"].get("pointers")):
            yield f"{function['name']}: nothing is said of what it returns"
        if answer["type"]["name"] == "baobei_status" and "BAOBEI_OK" not in answer.get("statuses", []):
            yield f"{function['name']}: its statuses are not named"


def check_content(report, root, api):
    """What a schema cannot say."""
    functions = {entry["name"] for entry in api["functions"]}
    report.check("functions", sorted(functions ^ set(policy.declared_functions(root))))
    report.check("comments", list(undocumented(api)))
    known = set(SCALARS) | {entry["name"] for group in ("enums", "aliases", "opaques", "structs", "callbacks")
                            for entry in api[group]}
    report.check("types", [f"{name} is not explained" for name in sorted(types(api) - known)])
    for record in api["structs"]:
        at, faults = 0, []
        for field in record["fields"]:
            if field["offset"] != at:
                faults.append(f"a gap before {field['name']}")
            at = field["offset"] + field["size"]
        report.check(record["name"], faults + ([] if at == record["size"] else ["a gap at the end"]))


def main():
    options = policy.arguments(__doc__, baseline=BASELINE)
    baseline = options.root / BASELINE
    text, fault = described(options.root)
    if options.refresh and not fault:
        baseline.write_text(text)
        return
    report = policy.Report()
    if fault:
        report.check("docs/api/describe.py", [fault])
        report.close()
    report.check(BASELINE, list(difflib.unified_diff(baseline.read_text().splitlines(), text.splitlines(),
                                                     "in the tree", "from the headers", n=0, lineterm="")))
    schema = json.loads((options.root / SCHEMA).read_text())
    jsonschema.Draft7Validator.check_schema(schema)
    api = json.loads(text)
    report.check(SCHEMA, [f"{'/'.join(map(str, error.path))}: {error.message}"
                          for error in jsonschema.Draft7Validator(schema).iter_errors(api)])
    check_content(report, options.root, api)
    report.close()


main()
