#!/usr/bin/env python3
"""docs/rule-keys.md: every rule key with its range and default, as the built library gives them."""

import ctypes

import table

HEAD = """# Rule keys

Every number and switch of a rule set, as the library gives them (`baobei_rules_bounds()`, `baobei_rule_name()`). Set
one by `baobei_rules_set()`, or by its name in a text ([notation.md](notation.md#rules)).

**The limits, the number of cards and their points are assumed.** Those tables did not survive in the text of the
rulebook that this library is built from, so the defaults marked *assumed* are our figures and not the publisher's
(R10).

## Numbers and switches

"""

SPECIES = """
## Species

The deck of the default rule set, **assumed** as a whole (R10). Change a row by `baobei_rules_set_species()`. A species
has points from -99 to 99, 0 to 66 copies, a family from 1 to 32 and one power; there are 32 rows, and a deck
has 66 cards at most. Species of one family match each other (R3.3).

"""


class Row(ctypes.Structure):
    """baobei_species"""
    _fields_ = [("points", ctypes.c_int32), ("copies", ctypes.c_uint8), ("family", ctypes.c_uint8),
                ("power", ctypes.c_uint8), ("reserved", ctypes.c_uint8 * 9)]


def keys(library, names):
    for key in range(1, 256):
        bounds = [ctypes.c_int32() for _ in range(3)]
        if library.baobei_rules_bounds(key, *map(ctypes.byref, bounds)) == 0:
            name = names[key]
            least, most, usual = (bound.value for bound in bounds)
            assumed = " (assumed)" if "assumed" in name["brief"] or name["name"].startswith("BAOBEI_RULE_LIMIT") else ""
            yield [f"`{library.baobei_rule_name(key).decode()}`", f"`{name['name']}`", f"{least} ... {most}",
                   f"{usual}{assumed}", table.linked(f"{name['brief']} {name.get('details', '')}".strip())]


def species(library, names):
    rules = ctypes.c_void_p()
    if library.baobei_rules_new(None, None, ctypes.byref(rules)) != 0:
        raise SystemExit("no rule set")
    row, total = Row(), 0
    for number in range(1, 33):
        if library.baobei_rules_get_species(rules, number, ctypes.byref(row)) == 0 and row.copies:
            total += row.copies
            yield [str(number), str(row.points), str(row.copies), str(row.family),
                   f"`{library.baobei_power_name(row.power).decode()}`", names[row.power]["brief"]]
    library.baobei_rules_free(rules)
    yield ["all", "", str(total), "", "", ""]


def main():
    options = table.options(__doc__, built=True)
    library = ctypes.CDLL(str((options.build / "libbaobei.so").resolve()))
    library.baobei_rule_name.restype = library.baobei_power_name.restype = ctypes.c_char_p
    library.baobei_rules_free.restype = None
    library.baobei_rules_free.argtypes = [ctypes.c_void_p]
    library.baobei_rules_get_species.argtypes = [ctypes.c_void_p, ctypes.c_uint32, ctypes.c_void_p]
    enums = {entry["name"]: {value["value"]: value for value in entry["values"]} for entry in table.api(options.root)["enums"]}
    page = HEAD + table.markdown(["name", "key", "range", "default", "what it is"],
                                 list(keys(library, enums["baobei_rule"])))
    page += SPECIES + table.markdown(["species", "points", "copies", "family", "power", "what the power does"],
                                     list(species(library, enums["baobei_power"])))
    table.keep(options.root, "docs/rule-keys.md", page, options.check)


main()
