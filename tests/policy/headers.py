#!/usr/bin/env python3
"""Each public header compiles alone, in every C and C++; hello.c is short and quoted word for word."""

import concurrent.futures
import re
import subprocess

import policy

COMPILERS = ["gcc", "clang"]
LANGUAGES = ["c99", "c11", "c17", "c2x", "c++11", "c++14", "c++17", "c++20"]
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Wundef", "-Werror"]
ALLOWED = ["stdint.h", "stddef.h", "stdbool.h"]
HELLO_LINES = 40


def compile_alone(root, header, compiler, language):
    kind = "c++" if "+" in language else "c"
    command = [compiler, f"-std={language}", *WARNINGS, "-I", root / "include", "-fsyntax-only", "-x", kind, "-"]
    done = subprocess.run([str(word) for word in command], input=f"#include <baobei/{header.name}>\n",
                          capture_output=True, text=True)
    return [] if done.returncode == 0 else [f"{compiler} -std={language}:\n{done.stderr}"]


def quoted_in_header(text):
    block = re.search(r"^ \* @code\{\.c\}\n(.*?)^ \* @endcode", text, flags=re.S | re.M)
    return re.sub(r"^ \* ?", "", block[1], flags=re.M) if block else ""


def quoted_in_readme(text):
    blocks = re.findall(r"^```c\n(.*?)^```$", text, flags=re.S | re.M)
    return next((block for block in blocks if block.startswith("// hello.c")), "")


def main():
    root = policy.arguments(__doc__).root
    report = policy.Report()
    headers = policy.public_headers(root)

    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        jobs = {(header, language): [pool.submit(compile_alone, root, header, compiler, language)
                                     for compiler in COMPILERS]
                for header in headers for language in LANGUAGES}
        for (header, language), results in jobs.items():
            report.check(f"{header.name} as {language}", [fault for job in results for fault in job.result()])

    for header in headers:
        report.check(f"includes of {header.name}",
                     [f"line {number}: {name}" for number, mark, name in policy.includes(header)
                      if mark != "<" or not (name in ALLOWED or (root / "include" / name) in headers)])

    hello = (root / "examples/hello.c").read_text()
    lines = hello.count("\n")
    report.check("examples/hello.c", [f"{lines} lines, more than {HELLO_LINES}"] if lines > HELLO_LINES else [])
    for place, quote in [("include/baobei/baobei.h", quoted_in_header), ("README.md", quoted_in_readme)]:
        same = quote((root / place).read_text()) == hello
        report.check(place, [] if same else ["does not quote examples/hello.c word for word"])
    report.close()


main()
