"""What the public headers declare, as castxml's compiler lays it out: types, offsets, values, signatures."""

import collections
import pathlib
import re
import subprocess
import tempfile
import xml.etree.ElementTree as xml

# The layout must come out alike on all of these: 64 and 32 bits, both byte orders, with and without a system.
TARGETS = ["x86_64-linux-gnu", "i386-linux-gnu", "aarch64-linux-gnu", "powerpc64-linux-gnu", "arm-none-eabi"]

GUARD = "_H"           # ending of a macro that is no constant,
EXPORT = "BAOBEI_API"  # and the one other

Constant = collections.namedtuple("Constant", "name header")


def public_headers(include):
    return sorted((include / "baobei").glob("*.h"))


def constants(include):
    """Names of the constants, in order. A constant has one line of its own, whatever the platform."""
    found = []
    for header in public_headers(include):
        for name in re.findall(r"^#define (\w+)\b(?!\()", header.read_text(), flags=re.M):
            if not name.endswith(GUARD) and name != EXPORT:
                found.append(Constant(name, f"baobei/{header.name}"))
    return found


class Reader:
    """The declarations of one target."""

    def __init__(self, include, target):
        self.include = include
        self.constants = constants(include)
        with tempfile.TemporaryDirectory() as folder:
            # What a macro comes to, only a compiler can say: it becomes an enumerator.
            source = pathlib.Path(folder, "all.c")
            source.write_text("#include <baobei/baobei.h>\n" + "".join(
                f"enum {{ value_{name} = ({name}) }};\n" for name, _ in self.constants))
            output = pathlib.Path(folder, "all.xml")
            subprocess.run(["castxml", "--castxml-output=1", "-x", "c", "-std=c99", "-ffreestanding", "-target", target,
                            f"-I{include}", source, "-o", output], check=True)
            root = xml.parse(output).getroot()
        self.node = {node.get("id"): node for node in root if node.get("id")}
        files = {node.get("id"): pathlib.Path(node.get("name")) for node in root.iter("File")}
        headers = {header.resolve() for header in public_headers(include)}
        self.header = {key: f"baobei/{path.name}" for key, path in files.items() if path.resolve() in headers}
        self.public = sorted((node for node in root if node.get("line") and node.get("file") in self.header),
                             key=lambda node: int(node.get("line")))
        unread = {node.tag for node in self.public} - {"Struct", "Field", "Enumeration", "Typedef", "Function"}
        if unread:
            raise SystemExit(f"the headers declare what a description has no place for: {', '.join(sorted(unread))}")
        self.values = {value.get("name"): int(value.get("init")) for value in root.iter("EnumValue")}

    def type(self, key):
        """A type: the name it has in the headers, pointers to it, and whether what they lead to is constant."""
        pointers, const = 0, False
        node = self.node[key]
        while True:
            if node.tag == "PointerType":
                pointers += 1
            elif node.tag == "CvQualifiedType":
                const = True
            elif node.tag != "ElaboratedType":
                break
            node = self.node[node.get("type")]
        return {"name": node.get("name")} | ({"const": True} if const else {}) | \
            ({"pointers": pointers} if pointers else {})

    def own(self, tag):
        return [node for node in self.public if node.tag == tag]

    def entry(self, node):
        return {"name": node.get("name"), "header": self.header[node.get("file")]}

    def bytes_of(self, key):
        node = self.node[key]
        if node.tag == "ArrayType":
            return (int(node.get("max")) + 1) * self.bytes_of(node.get("type"))
        return int(node.get("size")) // 8 if node.get("size") else self.bytes_of(node.get("type"))

    def field(self, key):
        node = self.node[key]
        inner, shape = node.get("type"), []
        while self.node[inner].tag == "ArrayType":
            shape.append(int(self.node[inner].get("max")) + 1)
            inner = self.node[inner].get("type")
        return {"name": node.get("name"), "type": self.type(inner)} | ({"shape": shape} if shape else {}) | \
            {"offset": int(node.get("offset")) // 8, "size": self.bytes_of(node.get("type"))}

    def structs(self):
        return [self.entry(node) | {"size": int(node.get("size")) // 8, "align": int(node.get("align")) // 8,
                                    "fields": [self.field(key) for key in node.get("members").split()]}
                for node in self.own("Struct") if not node.get("incomplete")]

    def enums(self):
        return [self.entry(node) | {"values": [{"name": value.get("name"), "value": int(value.get("init"))}
                                               for value in node.iter("EnumValue")]}
                for node in self.own("Enumeration") if node.get("name")]

    def pointed_function(self, typedef):
        """The function type behind a typedef of a pointer to one, or None."""
        node = self.node[typedef.get("type")]
        inner = self.node[node.get("type")] if node.tag == "PointerType" else node
        return inner if inner.tag == "FunctionType" else None

    def callbacks(self):
        return [self.entry(node) | {"parameters": [{"type": self.type(argument.get("type"))}
                                                   for argument in function.iter("Argument")],
                                    "returns": {"type": self.type(function.get("returns"))}}
                for node in self.own("Typedef") if (function := self.pointed_function(node)) is not None]

    def aliases(self):
        """Typedefs with a name of their own for another type."""
        return [self.entry(node) | {"type": self.type(node.get("type")), "size": self.bytes_of(node.get("type"))}
                for node in self.own("Typedef")
                if self.pointed_function(node) is None and self.type(node.get("type"))["name"] != node.get("name")]

    def functions(self):
        return [self.entry(node) | {"parameters": [{"name": argument.get("name"),
                                                    "type": self.type(argument.get("type"))}
                                                   for argument in node.iter("Argument")],
                                    "returns": {"type": self.type(node.get("returns"))}}
                for node in self.own("Function")]

    def all(self):
        return {
            "constants": [{"name": name, "header": header, "value": self.values["value_" + name]}
                          for name, header in self.constants],
            "enums": self.enums(),
            "aliases": self.aliases(),
            "opaques": [self.entry(node) for node in self.own("Struct") if node.get("incomplete")],
            "structs": self.structs(),
            "callbacks": self.callbacks(),
            "functions": self.functions(),
        }


def read(include):
    """What the headers declare. It must be the same for all targets."""
    found = {target: Reader(include, target).all() for target in TARGETS}
    first = found[TARGETS[0]]
    for target, declared in found.items():
        for group, entries in declared.items():
            for one, other in zip(first[group], entries, strict=True):
                if one != other:
                    raise SystemExit(f"{one['name']} differs on {target}: {other}")
    return first
