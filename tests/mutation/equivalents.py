"""The list of mutants that mean the same, each with its reason: equivalent.txt."""

import collections
import re

import mutants

# What a mutant is called for good: lines move, so it is its function and the line before and after, and where the
# same line is changed in the same way more than once in a function, which of them.
Key = collections.namedtuple("Key", "file function before after number")


def keys(file, text, found):
    """Keys of all mutants of a file, in their order."""
    seen = collections.Counter()
    result = []
    for mutant in found:
        stem = (file, mutant.function, *mutants.lines(text, mutant))
        seen[stem] += 1
        result.append(Key(*stem, seen[stem]))
    return result


def read(path):
    """Reasons by key. An entry is four lines: file function [#N], -before, +after, the reason; '#' starts a comment."""
    reasons = {}
    text = re.sub(r"^#.*\n", "", path.read_text(), flags=re.M) if path.exists() else ""
    for entry in re.split(r"\n\s*\n", text.strip()):
        if not entry:
            continue
        match = re.fullmatch(r"(\S+) (\S+)(?: #(\d+))?\n- (.*)\n\+ (.*)\n(\S(?:.|\n)*)", entry)
        if not match:
            raise SystemExit(f"{path}: no entry:\n{entry}")
        key = Key(match[1], match[2], match[4], match[5], int(match[3] or 1))
        if key in reasons:
            raise SystemExit(f"{path}: stands there twice:\n{entry}")
        reasons[key] = " ".join(match[6].split())
    return reasons


def entry(key, reason):
    """The form of an entry."""
    number = f" #{key.number}" if key.number > 1 else ""
    return f"{key.file} {key.function}{number}\n- {key.before}\n+ {key.after}\n{reason}"
