"""Mutants of a C file: small changes of its text, found in the syntax tree that clang prints."""

import collections
import json
import re
import subprocess

# One change: text[begin:end] becomes `new`. `function` is where it stands, or the table.
Mutant = collections.namedtuple("Mutant", "begin end new operator function")

SWAPS = {
    "relational": {"<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"], "==": ["!="], "!=": ["=="]},
    "arithmetic": {"+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "%": ["/"], "+=": ["-="], "-=": ["+="],
                   "*=": ["/="], "/=": ["*="], "%=": ["/="], "++": ["--"], "--": ["++"]},
    "logical": {"&&": ["||"], "||": ["&&"]},
    "bitwise": {"&": ["|"], "|": ["&"], "^": ["|"], "<<": [">>"], ">>": ["<<"], "&=": ["|="], "|=": ["&="],
                "^=": ["|="], "<<=": [">>="], ">>=": ["<<="]},
}
OPERATORS = [*SWAPS, "constant", "condition", "statement", "return", "initial"]

# A statement, if it stands where a statement does.
ACTS = ("CallExpr", "BinaryOperator", "CompoundAssignOperator", "UnaryOperator")


class Finder:
    """Walks the syntax tree of one file and collects mutants."""

    def __init__(self, text):
        self.text = text
        self.found = []
        self.function = ""

    def span(self, node):
        """Where a node stands as (begin, end), or None: in another file, or in a macro with arguments."""
        ends = []
        for name in ("begin", "end"):
            place = node.get("range", {}).get(name, {})
            place = place.get("expansionLoc", place)
            if "offset" not in place or "includedFrom" in place:
                return None
            ends.append((place["offset"], place["offset"] + place["tokLen"]))
            if "expansionLoc" in node["range"][name] and self.text[ends[-1][1]:].lstrip().startswith("("):
                return None
        return ends[0][0], ends[1][1]

    def add(self, span, new, operator):
        if span and self.text[span[0]:span[1]] != new:
            self.found.append(Mutant(*span, new, operator, self.function))

    def swap(self, span, word):
        for operator, table in SWAPS.items():
            for new in table.get(word, []):
                self.add(span, new, operator)

    def condition(self, node, loop=False):
        """Negated and forced; a loop for ever says nothing that a negated one does not."""
        span = self.span(node)
        if span:
            self.add(span, f"!({self.text[slice(*span)]})", "condition")
            self.add(span, "0", "condition")
            if not loop:
                self.add(span, "1", "condition")

    def statement(self, node):
        """A statement left out; one that belongs to a statement around it is seen from there."""
        kind = node.get("kind")
        if kind in ACTS:
            self.add(self.span(node), "(void)0", "statement")
        elif kind in ("BreakStmt", "ContinueStmt"):
            self.add(self.span(node), "", "statement")

    def binary(self, node):
        left, right = (self.span(child) for child in node["inner"])
        word = node["opcode"]
        if not left or not right:
            return
        at = self.text.find(word, left[1], right[0])
        if at >= 0:
            self.swap((at, at + len(word)), word)
        if word in ("&&", "||"):
            self.add((left[0], right[1]), self.text[slice(*left)], "logical")
            self.add((left[0], right[1]), self.text[slice(*right)], "logical")

    def unary(self, node):
        span = self.span(node)
        word = node["opcode"]
        if not span:
            return
        if word in ("!", "~"):
            self.add((span[0], span[0] + 1), "", "logical" if word == "!" else "bitwise")
        elif word in ("++", "--"):
            at = span[1] - 2 if node["isPostfix"] else span[0]
            self.swap((at, at + 2), word)

    def literal(self, node):
        span = self.span(node)
        match = span and re.fullmatch(r"(\d\w*?)([uUlL]*)", self.text[slice(*span)])
        if match:
            value = int(match[1], 0)
            self.add(span, f"{value + 1}{match[2]}", "constant")
            if value:
                self.add(span, f"{value - 1}{match[2]}", "constant")

    def enumerator(self, node):
        span = self.span(node)
        if span:
            self.add(span, f"({self.text[slice(*span)]} + 1)", "constant")
            self.add(span, f"({self.text[slice(*span)]} - 1)", "constant")

    def result(self, node):
        """Another value returned."""
        value = node.get("inner", [None])[0]
        span = value and self.span(value)
        kind = value and value["type"].get("desugaredQualType", value["type"]["qualType"])
        if not span or "*" in kind:
            return
        text = self.text[slice(*span)]
        if self.returns_bool:
            self.add(span, f"!({text})", "return")
        elif "struct" not in kind:
            self.add(span, "0", "return")
            self.add(span, f"({text}) + 1", "return")

    def initial(self, node):
        kind = node["type"].get("desugaredQualType", node["type"]["qualType"])
        if node.get("init") == "c" and re.fullmatch(r"(const )?(unsigned |signed )?(int|char|short|long|_Bool|bool)", kind):
            self.add(self.span(node["inner"][-1]), "0", "initial")

    def walk(self, node):
        kind = node.get("kind")
        inner = node.get("inner", [])
        if kind in ("BinaryOperator", "CompoundAssignOperator"):
            self.binary(node)
        elif kind == "UnaryOperator":
            self.unary(node)
        elif kind == "IntegerLiteral":
            self.literal(node)
        elif kind == "DeclRefExpr" and node["referencedDecl"]["kind"] == "EnumConstantDecl":
            self.enumerator(node)
        elif kind == "ReturnStmt":
            self.result(node)
        elif kind == "VarDecl" and node.get("storageClass") != "static":
            self.initial(node)
        elif kind == "ConditionalOperator":
            self.condition(inner[0])
        elif kind == "IfStmt":
            self.condition(inner[0])
            self.statement(inner[1])
            if node.get("hasElse"):
                self.statement(inner[2])
        elif kind in ("WhileStmt", "ForStmt"):
            if kind == "ForStmt" and inner[2]:
                self.condition(inner[2], loop=True)
            elif kind == "WhileStmt":
                self.condition(inner[0], loop=True)
            self.statement(inner[-1])
            inner = inner[:3] + inner[4:] if kind == "ForStmt" else inner  # a loop without its step only hangs
        elif kind in ("CompoundStmt", "CaseStmt", "DefaultStmt"):
            for child in inner if kind == "CompoundStmt" else inner[-1:]:
                self.statement(child)
        elif kind == "UnaryExprOrTypeTraitExpr":
            return
        for child in inner:
            self.walk(child)

    def declaration(self, node):
        place = node.get("loc", {})
        if "includedFrom" in place or "includedFrom" in place.get("expansionLoc", {}) or not self.span(node):
            return
        if node["kind"] == "FunctionDecl":
            self.function = node["name"]
            self.returns_bool = node["type"]["qualType"].startswith(("bool", "_Bool"))
            for child in node.get("inner", []):
                if child.get("kind") == "CompoundStmt":
                    self.walk(child)
        elif node["kind"] == "VarDecl":
            self.function = node["name"]
            for child in node.get("inner", []):
                self.walk(child)


def find(path, flags, root):
    """All mutants of a file, in the order of the text."""
    tree = json.loads(subprocess.run(["clang", *flags, "-x", "c", "-fsyntax-only", "-Wno-everything",
                                      "-Xclang", "-ast-dump=json", path],
                                     check=True, stdout=subprocess.PIPE, cwd=root).stdout)
    text = path.read_text(encoding="ascii")  # clang counts bytes
    finder = Finder(text)
    for node in tree["inner"]:
        finder.declaration(node)
    return text, sorted(set(finder.found))


def lines(text, mutant):
    """The lines that a mutant changes, as they are and as they become, each joined to one."""
    begin = text.rfind("\n", 0, mutant.begin) + 1
    end = text.find("\n", mutant.end)
    before = text[begin:end]
    after = text[begin:mutant.begin] + mutant.new + text[mutant.end:end]
    return " ".join(before.split()), " ".join(after.split())
