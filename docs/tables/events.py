#!/usr/bin/env python3
"""docs/events.md: who sees what of which event, from the description of the API.

A test holds the "Faces" lines, of which this is a table, and the library together (docs/testing.md).
"""

import re

import table

HEAD = """# Who sees which event

Every viewer gets every event, with the same number. What differs is the faces of cards: those that a viewer may not
see are `BAOBEI_HIDDEN`. The table is made from the *Faces* lines of [event.h](../include/baobei/event.h), which say
what each field means, and which a test holds against the library, event by event. The clauses are those of
[R12](rules.md#r12-who-sees-what).

- **all**: every seat and the spectators see it.
- **user**: the seat that acts (`by`) sees it; to the others, and to spectators, it is hidden.
- **host**: no seat and no spectator sees it.
- **-**: the event has no such card.

`BAOBEI_VIEWER_HOST` sees every face, and what it sees stays with the host ([secrecy.md](secrecy.md)). All fields
but cards are the same for all. One notice is not for everybody: `BAOBEI_EVENT_PASSED` reaches the seat that passes,
and the host.

"""

WORDS = {"everybody": "**all**", "user": "*user*", "nobody": "host"}
MARKS = {"card[0]": "-", "card[1]": "-", "values": "-"}


def faces(value):
    """Who sees card[0], card[1] and the values of an event."""
    text = f"{value['brief']} {value.get('details', '')}"
    said = re.search(r"Faces: ([^.]*)\.", text)
    if not said:
        raise SystemExit(f"{value['name']}: no Faces line")
    seen = dict(MARKS)
    if said[1] != "none":
        for part in said[1].split(", "):
            field, who = part.rsplit(" ", 1)
            seen[field] = WORDS[who]
    return [seen[field] for field in MARKS]


def what(value):
    """What happened, without the fields."""
    return table.linked(re.sub(r" Faces: .*", "", value["brief"]))


def main():
    options = table.options(__doc__)
    kinds = next(entry for entry in table.api(options.root)["enums"] if entry["name"] == "baobei_event_kind")["values"]
    rows = [[f"`{value['name']}`", what(value), *faces(value), ", ".join(value.get("clauses", [])) or "-"]
            for value in kinds]
    page = HEAD + table.markdown(["event", "what happened", "`card[0]`", "`card[1]`", "`value[]`", "clause"], rows)
    table.keep(options.root, "docs/events.md", page, options.check)


main()
