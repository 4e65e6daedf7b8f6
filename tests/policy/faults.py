#!/usr/bin/env python3
"""The explorer, the fuzzed calls and the soak can fail: each planted fault is caught, and without any none is.

A plant replaces a piece of text, which must stand there exactly once. The tree itself is not touched: the changed
source is compiled aside, and linked with the objects of all others.
"""

import concurrent.futures
import pathlib
import subprocess
import tempfile

import policy

HANG = 120  # seconds; whatever takes longer hangs
FLAGS = ["-std=c11", "-g", "-O1", "-w"]

# Program: sources besides the library's and those of tests/support, how it runs, and whether assertions are armed.
# The explorer must see for itself; in the fuzzed calls the library's assertions help, and must be seen to; when one
# ends the soak, the soak says which match it was.
PROGRAMS = {
    "explore": ("tests/explore/*.c", ["unlocked", "toucans"], 0),
    "calls": ("tests/fuzz/{calls,scene,inspect,replay}.c", ["tests/fuzz/corpus/calls/*"], 1),
    "soak": ("tests/soak/soak.c", ["--decisions", "20000"], 1),
}

SUPPORT = ("tests/support/{invariants,misuse,lawful,seen,driver,seer,random,odd_rules,trip,notation,number,last_words,"
           "match,tally,collect}.c")

# Name: program, file, what stands there, what is put instead, what the program must say (the fuzzed calls just stop).
PLANTS = {
    "card lost in a recycle": (
        "explore", "table/piles.c", "    bbi_copy(state->pile + END - count, list, count);\n",
        "    memset(state->pile + END - count, list[0], count);\n", "cards are not conserved"),
    "claim without a check": (
        "explore", "rules/check.c", "        return check_claim(board, seat, parts);\n",
        "        return parts->kind == BAOBEI_ACTION_PLUCK ? BAOBEI_OK : check_claim(board, seat, parts);\n",
        "check allows what is not listed"),
    "refusal that leaves a trace": (
        "explore", "api/action.c", "    status = check_call(game, seat, token, action, &parts);\n",
        "    status = check_call(game, seat, token, action, &parts);\n    game->last.told ^= status == BAOBEI_OK &&\n"
        "        baobei_check(game, seat, action) == BAOBEI_REFUSED_NOT_NOW;\n", "a refused action has changed the game"),
    "copy with another claimant": (
        "explore", "api/game.c", "    bbi_copy(&to->state, &from->state, sizeof to->state);\n",
        "    bbi_copy(&to->state, &from->state, sizeof to->state);\n    to->state.claimant = 77;\n",
        "a copy is another state"),
    "position without locks": (
        "explore", "record/position_write.c", "            bbi_put(out, '!');\n", "            (void)out;\n",
        "FAILED"),
    "BAO without last turns": (
        "explore", "rules/bao.c", "    state->closing = state->board.active; /* R4.2 */\n",
        "    state->closing = (uint8_t)bbi_next(state->board.playing, state->board.active);\n", "FAILED"),
    "callback that may meddle": (
        "calls", "api/action.c", "    game->busy = true;\n", "    game->busy = false;\n", ""),
    "failure that has happened all the same": (
        "calls", "rules/setup.c", "    if (status != BAOBEI_OK)\n        return status;\n    clear_table(state);\n",
        "    clear_table(state);\n    if (status != BAOBEI_OK)\n        return status;\n", ""),
    "recycle that failed and has happened all the same": (
        "calls", "engine/step.c", "    if (status == BAOBEI_OK)\n        bbi_copy(state, &after, sizeof after);\n",
        "    bbi_copy(state, &after, sizeof after);\n", ""),
    "memory given back with another size": (
        "calls", "api/game.c", "game->memory(game->memory_ctx, game, baobei_game_size(game->outbox.keep));",
        "game->memory(game->memory_ctx, game, baobei_game_size(0));", ""),
    "assertion that is broken": (
        "calls", "engine/step.c", "    BBI_CHECK(status != BAOBEI_OK || bbi_state_valid(state));\n",
        "    BBI_CHECK(status != BAOBEI_OK || state->round == 0);\n", ""),
    "assertion that ends a match": (
        "soak", "rules/pluck.c", "    state->give_seat[0] = state->give_seat[1];\n", "",
        "  again with: soak --matches 1 --seed "),
}


def sources(root, pattern):
    folder, _, names = pattern.rpartition("/")
    names = names.strip("{}").replace("}.c", "").split(",") if "{" in names else [names]
    return [path for name in names for path in sorted((root / folder).glob(name if name.endswith(".c") else name + ".c"))]


def compile_file(root, source, target, armed):
    subprocess.run(["gcc", *FLAGS, f"-DBAOBEI_CHECKS={armed}", f"-I{root}/include", f"-I{root}/lib",
                    f"-I{root}/tests/support", f"-I{root}/tests/fuzz", "-c", source, "-o", target], check=True)
    return target


def run(root, objects, program, name):
    subprocess.run(["gcc", *objects, "-o", program], check=True)
    arguments = [str(path) for word in PROGRAMS[name][1]
                 for path in (sorted(root.glob(word)) if "/" in word else [word])]
    try:
        done = subprocess.run([program, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              timeout=HANG)
    except subprocess.TimeoutExpired:
        return 1, "it hangs"
    return done.returncode, done.stdout


def plant(root, folder, objects, number, entry):
    program, name, before, after, wanted = entry
    text = (root / "lib" / name).read_text()
    if text.count(before) != 1:
        return [f"does not apply: stands {text.count(before)} times in lib/{name}:\n{before}"]
    source = folder / f"planted-{number}.c"
    source.write_text(text.replace(before, after))
    mine = {**objects[program],
            root / "lib" / name: compile_file(root, source, source.with_suffix(".o"), PROGRAMS[program][2])}
    status, said = run(root, mine.values(), source.with_suffix(""), program)
    return [] if status != 0 and wanted in said else [f"not caught ({status}):\n{said[-2000:]}"]


def main():
    root = policy.arguments(__doc__).root
    report = policy.Report()
    with tempfile.TemporaryDirectory() as name, concurrent.futures.ThreadPoolExecutor(2) as workers:
        folder = pathlib.Path(name)
        objects = {}
        for program, (pattern, _, armed) in PROGRAMS.items():
            files = [*policy.files(root, "lib", ".c"), *sources(root, pattern),
                     *sources(root, SUPPORT)]
            jobs = {path: workers.submit(compile_file, root, path, folder / f"{program}-{number}.o", armed)
                    for number, path in enumerate(dict.fromkeys(files))}
            objects[program] = {path: job.result() for path, job in jobs.items()}
            status, said = run(root, objects[program].values(), folder / program, program)
            report.check(f"{program} without a plant", [] if status == 0 else [f"({status}):\n{said}"])
        jobs = {name: workers.submit(plant, root, folder, objects, number, entry)
                for number, (name, entry) in enumerate(PLANTS.items())}
        for name, job in jobs.items():
            report.check(name, job.result())
    report.close()


main()
