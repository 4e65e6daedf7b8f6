#!/usr/bin/env python3
"""Writes the description of the API, baobei-api.json, from the public headers.

castxml says how everything is laid out, Doxygen what the comments say; what a comment says in fixed phrases (who owns
what a pointer leads to, what may be null, which statuses come back) becomes data. What each member of the description
means stands in baobei-api.schema.json. Standard library only.
"""

import argparse
import json
import pathlib
import re

import declarations
import prose

FORMAT = 1  # of the description itself
WIDTH = 118

SENTENCE = re.compile(r"([^\n]*?(?<![.\s])[.!?](?=\s|$)|[^\n]*)([\s\S]*)")
CLAUSE = re.compile(r"\bR\d+\.\d+\w?")
STATUS = re.compile(r"\bBAOBEI_(?:OK|GONE|(?:BAD|REFUSED|FAILED)_[A-Z_]*[A-Z])\b(?!_)")
BAND = re.compile(r"\b(BAOBEI_[A-Z]+_)\.\.\.(?:\s+of (baobei_\w+)\(\))?")
SAME_AS = re.compile(r"\b(?:as|errors of) (baobei_\w+)\(\)")
NULLABLE = re.compile(r"\bnull is allowed|\bmay be null|\bnull: |\bnull when only")
ALL_NULLABLE = "Any of the out-pointers may be null"
TEXT_NULLABLE = "with a null buffer and room 0"  # said once, for a whole chapter


def clauses(*texts):
    found = dict.fromkeys(CLAUSE.findall("\n".join(texts)))
    return sorted(found, key=lambda clause: [int(number) for number in re.findall(r"\d+", clause)] + [clause])


def told(comment):
    """What any comment gives: its first sentence, the rest, and the like. Nothing empty is kept."""
    brief, details = SENTENCE.match(comment.text).groups()
    return {name: value for name, value in {
        "brief": brief,
        "details": details.strip(),
        "since": comment.since,
        "threads": comment.threads,
        "clauses": clauses(comment.text, comment.returns, *comment.parameters.values()),
    }.items() if value}


class Describer:
    def __init__(self, root):
        include = (root / "include").resolve()
        self.root = root
        self.declared = declarations.read(include)
        self.comments = prose.read(include)
        self.enums = {entry["name"]: entry for entry in self.declared["enums"]}
        self.callbacks = {entry["name"] for entry in self.declared["callbacks"]}
        self.status = {value["name"]: value["value"] for value in self.enums["baobei_status"]["values"]}
        said = [text for entry in self.declared["functions"]
                for text in self.comments[entry["name"]].parameters.values()]
        self.releases = {name for text in said for name in re.findall(r"release with (baobei_\w+)\(\)", text)}
        self.order = self.reading_order()

    def comment(self, name):
        if name not in self.comments or not self.comments[name].text:
            raise SystemExit(f"{name} is not documented")
        return self.comments[name]

    def reading_order(self):
        """The chapters in the order that the cover gives, itself first."""
        listed = re.search(r"Chapters, in reading order: (.*?\.h)\. ", self.comment("baobei/baobei.h").text)
        order = ["baobei/baobei.h"] + [f"baobei/{name}" for name in re.findall(r"\w+\.h", listed[1])]
        there = [f"baobei/{header.name}" for header in declarations.public_headers(self.root / "include")]
        if sorted(order) != there:
            raise SystemExit("baobei.h does not name all chapters, each once, in reading order")
        return order

    def group(self, name, describe):
        """Entries of a kind, each with what its comment says, as they stand in the headers."""
        entries = sorted(self.declared[name], key=lambda entry: self.order.index(entry["header"]))
        return [{"name": entry["name"], "header": entry["header"]} | told(self.comment(entry["name"])) |
                {key: value for key, value in describe(entry).items() if key not in ("name", "header")}
                for entry in entries]

    def meant(self, type, text):
        """The enum whose values an integer takes, if its comment names one."""
        named = [name for name in re.findall(r"\bbaobei_\w+", text) if name in self.enums]
        return {"enum": named[0]} if named and type["name"].endswith("_t") else {}

    def enum(self, entry):
        return {"values": [value | told(self.comment(value["name"])) for value in entry["values"]]}

    def struct(self, entry):
        fields = []
        for field in entry["fields"]:
            comment = self.comment(f"{entry['name']}.{field['name']}")
            fields.append(field | self.meant(field["type"], comment.text) | told(comment))
        return entry | {"fields": fields}

    def callback(self, entry):
        names = self.comments[entry["name"]].names
        return entry | {"parameters": [{"name": name} | parameter
                                       for name, parameter in zip(names, entry["parameters"], strict=True)]}

    def ownership(self, function, text):
        """One of the five phrases; a pointer of which none is said is borrowed (baobei.h)."""
        kept = re.search(r"\bkeeps (until [^.;]*)", text)
        owned = re.search(r"\breturns owned, release with (baobei_\w+)\(\)", text)
        view = re.search(r"\ba view(?: of a constant string)?, valid ([^;.]*)", text)
        if function in self.releases:
            return {"rule": "releases"}
        if kept:
            return {"rule": "keeps", "until": re.sub(r"^until ", "", kept[1])}
        if owned:
            return {"rule": "returns owned", "release": owned[1]}
        if view:
            return {"rule": "returns a view", "valid": view[1].strip()}
        return {"rule": "copies" if re.match(r"copies\b", text) else "borrows"}

    def parameter(self, entry, parameter, before):
        """`before` is the parameter before it: a context follows its hook."""
        comment = self.comment(entry["name"])
        name, type = parameter["name"], parameter["type"]
        if name not in comment.parameters:
            raise SystemExit(f"{entry['name']}: {name} is not documented")
        text = comment.parameters[name]
        hook = type["name"] in self.callbacks
        context = before["name"] if before and before["type"]["name"] in self.callbacks else None
        pointer = type.get("pointers", 0) > 0
        out = name in comment.out
        given = parameter | {"direction": "in"}
        if out:
            given["direction"] = "out"
        elif pointer and not type.get("const") and not context:
            given["direction"] = "inout"
        given |= self.meant(type, text)
        if context:
            given["context_of"] = context
        if pointer and not context or hook:
            chapter = self.comments[entry["header"]].text
            given["nullable"] = bool(NULLABLE.search(text) or out and ALL_NULLABLE in comment.text or
                                     out and type["name"] == "char" and TEXT_NULLABLE in chapter)
        if pointer:
            given["ownership"] = self.ownership(entry["name"], text)
        return given | {"text": text}

    def statuses(self, name, seen=()):
        """Statuses that a function may return. A band of them, or those of another function, are spelled out."""
        if name in seen:
            raise SystemExit(f"{name}: its statuses are defined by themselves")
        text = self.comment(name).returns
        found = set(STATUS.findall(BAND.sub("", text)))
        for band, other in BAND.findall(text):
            among = self.statuses(other, (*seen, name)) if other else self.status
            found |= {status for status in among if status.startswith(band)}
        for other in SAME_AS.findall(text):
            found |= set(self.statuses(other, (*seen, name)))
        unknown = found - set(self.status)
        if unknown:
            raise SystemExit(f"{name}: no such status: {', '.join(sorted(unknown))}")
        return sorted(found, key=self.status.get)

    def function(self, entry):
        parameters = []
        for parameter in entry["parameters"]:
            parameters.append(self.parameter(entry, parameter, parameters[-1] if parameters else None))
        comment = self.comment(entry["name"])
        type = entry["returns"]["type"]
        returns = {"type": type}
        if type.get("pointers"):
            returns["ownership"] = self.ownership("", comment.returns)
            returns["nullable"] = "; null when" in comment.returns
        if type["name"] == "baobei_status":
            returns["statuses"] = self.statuses(entry["name"])
        if comment.returns:
            returns["text"] = comment.returns
        return {"parameters": parameters, "returns": returns}

    def all(self):
        version = next(entry["value"] for entry in self.declared["constants"] if entry["name"] == "BAOBEI_VERSION")
        abi = re.search(r"^set\(baobei_abi (\d+)\)", (self.root / "CMakeLists.txt").read_text(), flags=re.M)
        return {
            "$schema": "baobei-api.schema.json",
            "format": FORMAT,
            "library": "baobei",
            "version": f"{version >> 16}.{version >> 8 & 255}.{version & 255}",
            "abi": int(abi[1]),
            "layout": {"same_on": declarations.TARGETS},
            "headers": [{"name": name} | told(self.comment(name)) for name in self.order],
            "constants": self.group("constants", lambda entry: entry),
            "enums": self.group("enums", self.enum),
            "aliases": self.group("aliases", lambda entry: entry),
            "opaques": self.group("opaques", lambda entry: entry),
            "structs": self.group("structs", self.struct),
            "callbacks": self.group("callbacks", self.callback),
            "functions": self.group("functions", self.function),
        }


def written(value, indent=0):
    """JSON in which whatever fits into a line stands in one, so that a change shows as a line or two."""
    line = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, (dict, list)) or len(line) + indent <= WIDTH:
        return line
    space = "\n" + " " * indent
    if isinstance(value, dict):
        parts = [f"{space}  {json.dumps(key)}: {written(part, indent + 2)}" for key, part in value.items()]
        return "{" + ",".join(parts) + space + "}"
    return "[" + ",".join(f"{space}  {written(part, indent + 2)}" for part in value) + space + "]"


def description(root):
    """The text of the description of a source tree."""
    return written(Describer(root).all()) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parents[2],
                        help="source tree")
    parser.add_argument("output", nargs="?", type=pathlib.Path, help="file to write; else it is printed")
    options = parser.parse_args()
    text = description(options.root)
    if options.output:
        options.output.write_text(text)
    else:
        print(text, end="")


if __name__ == "__main__":
    main()
