#!/usr/bin/env python3
"""Makes a raw Python binding of libbaobei from its description, baobei-api.json, and from nothing else.

    bind.py baobei-api.json > baobei_raw.py

The binding needs ctypes only. It has every constant, enumerator, record, hook type and function under its own name;
functions belong to what load() returns. "Raw" means: as in C; a hook of type T that is null is T(), and a hook must be
kept alive as long as the library keeps it. What is nice in Python (exceptions, iterators, objects that free themselves)
is for a module on top of it.
"""

import json
import sys
import types

SCALARS = {"char": "char", "size_t": "size_t"} | {
    f"{sign}int{bits}_t": f"{sign}int{bits}" for sign in ("", "u") for bits in (8, 16, 32, 64)}

HEAD = '''\
"""Raw binding of libbaobei {version}, ABI {abi}; made from its description, not to be edited."""

import ctypes

VERSION = {version!r}
ABI = {abi}
'''

TAIL = '''
def check_records():
    """ctypes lays the records out as the description says."""
    for record, (size, align, fields) in RECORDS.items():
        found = {name: (getattr(record, name).offset, getattr(record, name).size) for name, *_ in record._fields_}
        if (ctypes.sizeof(record), ctypes.alignment(record), found) != (size, align, fields):
            raise ImportError(f"{record.__name__} is laid out otherwise here")


class Library:
    """The functions of the library, by name."""

    def __init__(self, path):
        check_records()
        library = ctypes.CDLL(path)
        for name, (result, arguments) in FUNCTIONS.items():
            function = getattr(library, name)  # AttributeError: the library is older than this binding
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)
        version = self.baobei_version()
        if [version >> 16, version >> 8 & 255] != [int(part) for part in VERSION.split(".")[:2]]:
            raise ImportError(f"the library has version {version:#08x}, this binding {VERSION}")


load = Library
'''


class Binding:
    def __init__(self, api):
        self.api = api
        self.named = {entry["name"] for group in ("enums", "aliases", "opaques", "structs", "callbacks")
                      for entry in api[group]}

    def type(self, type, out=False):
        """A type as an expression. Text that is read comes and goes as bytes; what is written needs a buffer."""
        name, pointers = type["name"], type.get("pointers", 0)
        if name == "void":
            return "ctypes.c_void_p" if pointers else "None"
        if name == "char" and pointers == 1 and not out:
            return "ctypes.c_char_p"
        text = name if name in self.named else f"ctypes.c_{SCALARS[name]}"
        return "ctypes.POINTER(" * pointers + text + ")" * pointers

    def field(self, field):
        text = self.type(field["type"])
        for length in reversed(field.get("shape", [])):
            text = f"({text} * {length})"
        return f"({field['name']!r}, {text})"

    def lines(self):
        api = self.api
        yield HEAD.format(**api)
        yield from (f"{entry['name']} = {entry['value']}" for entry in api["constants"])
        for enum in api["enums"]:
            yield f"\n# {enum['brief']}\n{enum['name']} = ctypes.c_int"
            yield from (f"{value['name']} = {value['value']}" for value in enum["values"])
        yield ""
        yield from (f"{entry['name']} = {self.type(entry['type'])}" for entry in api["aliases"])
        for entry in api["opaques"]:
            yield f"\n\nclass {entry['name']}(ctypes.Structure):\n    {entry['brief']!r}"
        for entry in api["structs"]:
            yield f"\n\nclass {entry['name']}(ctypes.Structure):\n    {entry['brief']!r}\n    _fields_ = ["
            yield from (f"        {self.field(field)}," for field in entry["fields"])
            yield "    ]"
        yield "\n"
        for entry in api["callbacks"]:
            arguments = [self.type(parameter["type"]) for parameter in entry["parameters"]]
            yield f"{entry['name']} = ctypes.CFUNCTYPE({', '.join([self.type(entry['returns']['type'])] + arguments)})"
        yield "\n# Record: its size, its alignment, and by field the offset and size.\nRECORDS = {"
        for entry in api["structs"]:
            fields = {field["name"]: (field["offset"], field["size"]) for field in entry["fields"]}
            yield f"    {entry['name']}: ({entry['size']}, {entry['align']}, {fields}),"
        yield "}\n\n# Function: its result, and its arguments.\nFUNCTIONS = {"
        for entry in api["functions"]:
            arguments = [self.type(parameter["type"], parameter["direction"] != "in")
                         for parameter in entry["parameters"]]
            yield f"    {entry['name']!r}: ({self.type(entry['returns']['type'])}, [{', '.join(arguments)}]),"
        yield "}\n" + TAIL


def source(api):
    """The text of the binding."""
    return "\n".join(Binding(api).lines())


def module(path):
    """The binding, without a file of it."""
    with open(path, encoding="utf-8") as file:
        api = json.load(file)
    made = types.ModuleType("baobei_raw")
    exec(source(api), made.__dict__)
    return made


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: bind.py baobei-api.json > baobei_raw.py")
    with open(sys.argv[1], encoding="utf-8") as description:
        print(source(json.load(description)), end="")
