"""Scores by file, by operator and by test, and the mutants that nothing has told."""

import collections

import campaign
import mutants

BAR = 95  # per cent of the mutants that mean something else


def score(killed, survived):
    return 100 * killed / (killed + survived) if killed + survived else 100.0


def table(title, rows):
    """Rows: name, killed, survived, equivalent."""
    print(f"\n{title:28} {'killed':>8} {'survived':>9} {'equivalent':>11} {'score':>8}")
    for name, killed, survived, same in rows:
        print(f"{name:28} {killed:8} {survived:9} {same:11} {score(killed, survived):7.1f}%")


def grouped(chosen, fate, key):
    groups = collections.defaultdict(collections.Counter)
    for one in chosen:
        groups[key(one)][fate[one.key]] += 1
    return [(name, count["killed"], count["survived"], count["equivalent"]) for name, count in groups.items()]


def show_survivor(one):
    line = one.text.count("\n", 0, one.mutant.begin) + 1
    number = f" #{one.key.number}" if one.key.number > 1 else ""
    print(f"\n{one.key.file}:{line}: {one.key.function}{number} ({one.mutant.operator})")
    print(f"- {one.key.before}\n+ {one.key.after}")


def stale(reasons, all_keys):
    """Entries of the list that are no mutant any more."""
    known = {key for keys in all_keys.values() for key in keys}
    return [key for key in reasons if key not in known]


def show(work, chosen, survivors, reasons):
    """Prints the report; returns whether it is good."""
    alive = {one.key for one in survivors}
    fate = {one.key: "killed" if one.key not in alive else "equivalent" if one.key in reasons else "survived"
            for one in chosen}
    count = collections.Counter(fate.values())
    by = collections.Counter()
    seconds = []
    for one in chosen:
        verdicts = [work.verdict(kind, one) for kind in ("quick", "all")]
        killers = [verdict for verdict in verdicts if verdict and verdict["verdict"] == campaign.KILLED]
        if killers:
            by[killers[0]["by"]] += 1
            seconds.append(sum(verdict["seconds"] for verdict in verdicts if verdict))

    table("file", grouped(chosen, fate, lambda one: one.key.file))
    order = {operator: number for number, operator in enumerate(mutants.OPERATORS)}
    table("operator", sorted(grouped(chosen, fate, lambda one: one.mutant.operator), key=lambda row: order[row[0]]))
    print("\nkilled by: " + ", ".join(f"{name} {number}" for name, number in by.most_common()))
    print("dropped before: " + ", ".join(f"{name} {number}" for name, number in work.dropped.most_common()))
    if seconds:
        print(f"processor time for a killed mutant: {sum(seconds) / len(seconds):.2f} s")

    for one in survivors:
        if fate[one.key] == "survived":
            show_survivor(one)
    faults = [f"equivalent.txt: is no mutant any more: {key}" for key in stale(reasons, work.keys)]
    faults += [f"equivalent.txt: is killed: {one.key}" for one in chosen if one.key in reasons and one.key not in alive]
    total = score(count["killed"], count["survived"])
    print()
    for fault in faults:
        print(fault)
    print(f"{len(chosen)} mutants: {count['killed']} killed, {count['survived']} survived, "
          f"{count['equivalent']} equivalent; score {total:.1f}%")
    return total >= BAR and not faults
