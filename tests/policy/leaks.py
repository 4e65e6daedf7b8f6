#!/usr/bin/env python3
"""The twin checker can fail: each leak planted in the library is caught, and without any nothing is found.

A plant replaces pieces of text, each of which must stand there exactly once. The tree itself is not touched: the
changed sources are compiled aside, and linked with the objects of all others.
"""

import concurrent.futures
import pathlib
import re
import subprocess
import tempfile

import policy

STEPS = 1000000  # compared steps within which a leak must be caught
CLEAN = 20000    # ... that must pass without any
HOSTS = 28       # plants that the checker for hosts must catch as well, from outside
HANG = 300       # seconds; whatever takes longer hangs
FLAGS = ["-g", "-O1", "-w", "-DBAOBEI_CHECKS=1"]
FOUND = r"FAILED after (\d+) compared steps, at step \d+ of a match: (.* differs for viewer \d+.*)"
PARTS = {
    "twins": ["twins", "tape", "ledger", "twin", "outputs", "pairs", "pairs_print", "driver", "seer", "random",
              "odd_rules", "collect", "misuse", "lawful", "last_words", "number"],
    "leak-check": ["main", "leak_check", "round", "events", "compare"],
}

# Species of the top and of the bottom of the draw pile, which nobody knows, and of the first card in front of anybody,
# which few know.
TOP = "(state->draw ? state->face[state->pile[BAOBEI_MAX_CARDS - state->draw]] : 0)"
BOTTOM = "(state->draw ? state->face[state->pile[BAOBEI_MAX_CARDS - 1]] : 0)"
FIRST = "state->face[state->card[0]]"


# Name: the places, as (file, what stands there, what is put instead).
PLANTS = {
    "face in an unused byte of an event": [(
        "view/redact.c",
        "    if (row->values)\n",
        "    out->reserved[3] = fact->card[0];\n    if (row->values)\n")],
    "face in an unused byte of a view": [(
        "view/redact.c",
        "    out->winner = state->winner;\n",
        f"    out->winner = state->winner;\n    out->reserved[59] = {TOP};\n")],
    "one bit of a face in a decision": [(
        "view/redact.c",
        "    out->count = board->count;\n",
        f"    out->count = board->count;\n    out->reserved[0] = {TOP} & 1;\n")],
    "given card shown to its receiver": [(
        "view/redact.c",
        "    if (row->values)\n",
        "    if (fact->kind == BAOBEI_EVENT_GAVE && viewer == fact->seat[1])\n        out->card[1] = fact->card[1];\n"
        "    if (row->values)\n")],
    "penalty shown to its receiver": [(
        "view/redact.c",
        "[BAOBEI_EVENT_ADDED] = {{NOBODY, NOBODY}",
        "[BAOBEI_EVENT_ADDED] = {{USER, NOBODY}")],
    "swapped cards shown to who swaps": [(
        "view/redact.c",
        "[BAOBEI_EVENT_SWAPPED] = {{NOBODY, NOBODY}",
        "[BAOBEI_EVENT_SWAPPED] = {{USER, USER}")],
    "added card shown in the hand": [(
        "view/redact.c",
        "board->kind == BAOBEI_DECISION_PLACE ? BBI_SIGHT_NOBODY : BBI_SIGHT_USER",
        "BBI_SIGHT_USER")],
    "legal list without wrong claims": [(
        "api/action.c",
        "    return game ? bbi_legal_list(&game->state.board, seat, first, out, room) : 0;",
        "    uint32_t count = game ? bbi_legal_list(&game->state.board, seat, first, out, room) : 0;\n\n"
        "    return count > 1 && game->state.board.kind == BAOBEI_DECISION_CLAIM && seat < 6 &&\n"
        "           game->state.face[game->state.card[game->state.board.start[seat]]] !=\n"
        "           game->state.face[game->state.pile[game->state.discard - 1]] ? count - 1 : count;")],
    "legal list in an order of faces": [(
        "api/action.c",
        "    return game ? bbi_legal_list(&game->state.board, seat, first, out, room) : 0;",
        "    uint32_t count = game ? bbi_legal_list(&game->state.board, seat, first, out, room) : 0;\n\n"
        "    if (out && room > 1 && count > first + 1 && game->state.face[game->state.card[0]] >\n"
        "        game->state.face[game->state.card[1]]) {\n"
        "        baobei_action action = out[0];\n\n        out[0] = out[1];\n        out[1] = action;\n    }\n"
        "    return count;")],
    "reason of a refusal depends on a match": [(
        "api/action.c",
        "    return game ? bbi_legal_judge(&game->state.board, seat, action, &parts) : BAOBEI_BAD_ARGUMENT;",
        "    baobei_status status =\n"
        "        game ? bbi_legal_judge(&game->state.board, seat, action, &parts) : BAOBEI_BAD_ARGUMENT;\n\n"
        "    return status == BAOBEI_REFUSED_NOT_ASKED && seat < 6 && bbi_cards(&game->state.board, seat) &&\n"
        "           game->state.discard && game->state.face[game->state.card[game->state.board.start[seat]]] ==\n"
        "           game->state.face[game->state.pile[game->state.discard - 1]] ?\n"
        "           BAOBEI_REFUSED_NOT_NOW : status;")],
    "stale answers refused by the next card": [(
        "api/action.c",
        "    return token == state->token ? BAOBEI_OK : BAOBEI_REFUSED_STALE;",
        f"    return token == state->token ? BAOBEI_OK : {TOP} % 2 ? BAOBEI_REFUSED_STALE : BAOBEI_REFUSED_ANSWERED;")],
    "memory that goes through a recycle": [(
        "table/know.c",
        "        state->know[shuffle][cards[i]] = BBI_MEMBER;",
        "        state->know[shuffle][cards[i]] = (uint8_t)(BBI_MEMBER | bbi_know_seen(state, cards[i]));")],
    "who saw a card, by the card": [(
        "view/glance.c",
        "        out->seen[card] = seen;\n",
        "        for (uint32_t shuffle = 0; shuffle < bbi_last_shuffle(state); shuffle++)\n"
        "            seen |= state->know[shuffle][card] & watchers;\n"
        "        out->seen[card] = seen;\n")],
    "glance that forgets what lies beyond whole words": [(
        "view/glance.c",
        "        uint8_t mask = ((seen | all) & bit) ? 0 : BAOBEI_HIDDEN;",
        "        uint8_t mask = ((seen | all) & bit) || card >= BAOBEI_MAX_CARDS / 8 * 8 ? 0 : BAOBEI_HIDDEN;")],
    "heaps counted for another seat": [(
        "view/recall.c",
        "    bbi_heaps_read(&heaps, state, viewer);",
        "    bbi_heaps_read(&heaps, state, viewer == BAOBEI_MAX_SEATS + 1 ? viewer : (viewer + 1) % state->board.seats);"
        )],
    "window for seats that could claim": [(
        "rules/turn.c",
        "    uint32_t asked = bbi_claimants(&move->state->board);\n",
        "    const bbi_board *board = &move->state->board;\n    uint32_t asked = 0;\n\n"
        "    for (uint32_t seat = 0; seat < board->seats; seat++)\n"
        "        for (uint32_t i = board->start[seat]; seat != board->active && i < board->start[seat + 1]; i++)\n"
        "            if (bbi_species_of(&move->state->rules, move->state->face[move->state->card[i]])->family ==\n"
        "                bbi_species_of(&move->state->rules, move->state->face[bbi_pile_top(move->state)])->family)\n"
        "                asked |= bbi_bit(seat);\n")],
    "token that advances by a face": [(
        "rules/turn.c",
        "    fact->card[1] = (uint8_t)bbi_face(state, card);",
        "    fact->card[1] = (uint8_t)bbi_face(state, card);\n"
        "    if (event == BAOBEI_EVENT_KEPT)\n        state->token += bbi_face(state, card) % 2;")],
    "event too many": [(
        "rules/added.c",
        "    fact->value[0] = locked;\n",
        "    fact->value[0] = locked;\n    if (bbi_face(state, card) % 2)\n"
        "        bbi_fact(&move->facts, state, BAOBEI_EVENT_SHIELD_DOWN, owner);\n")],
    "events pulled by the host's eyes": [(
        "view/outbox.c",
        "        bbi_redact(outbox->ring + serial % outbox->keep, viewer, out + found++);",
        "        bbi_redact(outbox->ring + serial % outbox->keep, BBI_HOST, out + found++);")],
    "event taken for one without a secret": [(
        "view/redact.c",
        "    return card && sight != BBI_SIGHT_EVERYBODY;",
        "    return card && sight == BBI_SIGHT_NOBODY;")],
    "one version of an event for all seats": [(
        "view/outbox.c",
        "    bbi_redact(fact, BBI_SPECTATOR, &others);",
        "    bbi_redact(fact, fact->by, &others);")],
    "results of claims that know who was right": [(
        "engine/step.c",
        "            status = won ? BAOBEI_REFUSED_TOO_LATE : BAOBEI_REFUSED_ANSWERED;",
        "            status = won && after.face[after.card[0]] % 2 ? BAOBEI_REFUSED_TOO_LATE\n"
        "                                                          : BAOBEI_REFUSED_ANSWERED;")],
    "power without effect by a hidden face": [(
        "rules/powers.c",
        "    if (bbi_power_targets(&move->state->board, kind, power->user)) {",
        f"    const bbi_state *state = move->state;\n"
        f"    if (bbi_power_targets(&move->state->board, kind, power->user) && {FIRST} % 4) {{")],
    "recall that counts the cards of the piles": [(
        "api/view.c",
        "    bbi_recall(&game->state, who, out);\n",
        "    bbi_recall(&game->state, who, out);\n"
        "    for (uint32_t i = 0; i < bbi_cards_on_table(&game->state.board); i++)\n"
        "        if (out->unseen[0][game->state.face[game->state.card[i]] - 1])\n"
        "            out->unseen[0][game->state.face[game->state.card[i]] - 1]--;\n")],
    "faces of strangers": [(
        "view/mind.c",
        "            input->face = bbi_face_known(state->face[card], seen, mind->viewer);\n",
        "            input->face = seen ? bbi_face_known(state->face[card], seen, mind->viewer) : state->face[card];\n"), (
        "api/view.c",
        "    bbi_heaps_read(&heaps, &from->state, who);\n    bbi_mind_read(&mind, &from->state, who);\n",
        "    bbi_mind_read(&mind, &from->state, who);\n    bbi_mind_heaps(&mind, &heaps);\n")],
    "inputs of a shuffle in the order of its outcome": [(
        "view/mind.c",
        "    for (; at > 0 && bbi_input_before(&input, &list[at - 1]); at--)",
        "    for (; at > 0 && 0 && bbi_input_before(&input, &list[at - 1]); at--)")],
    "sample that keeps a card in place": [(
        "api/view.c",
        "    to->below = NULL;\n",
        "    const bbi_state *state = &from->state;\n"
        "    uint8_t *face = to->state.face, *pile = to->state.pile;\n"
        "    for (uint32_t i = BAOBEI_MAX_CARDS - to->state.draw; i + 1 < BAOBEI_MAX_CARDS; i++)\n"
        f"        if (face[pile[i]] == {BOTTOM}) {{\n"
        "            face[pile[i]] = face[pile[BAOBEI_MAX_CARDS - 1]];\n"
        f"            face[pile[BAOBEI_MAX_CARDS - 1]] = {BOTTOM};\n"
        "        }\n"
        "    to->below = NULL;\n")],
    "sample whose stream depends on a hidden card": [(
        "api/view.c",
        "    bbi_sample(&to->state, &mind, &heaps, seed, number);",
        "    const bbi_state *state = &from->state;\n"
        f"    bbi_sample(&to->state, &mind, &heaps, seed, number + {BOTTOM});")],
    "sample that draws on from the game's seed": [(
        "view/mind.c",
        "    memset(out->seed, 0, sizeof out->seed);\n",
        ""), (
        "view/sample.c",
        "    bbi_chance_derive(seed, number, out->seed);",
        "    bbi_chance_derive(mind->state.seed, number, out->seed);")],
    "numbers of cards left behind in a sample": [(
        "view/mind.c",
        "    memset(out->hand, 0, sizeof out->hand);\n",
        "")],
    "face in a seat position": [(
        "api/notation.c",
        "    bbi_write_seat_position(&out, &mind);",
        "    const bbi_state *state = &game->state;\n"
        "    if (state->draw)\n"
        f"        mind.state.face[mind.state.pile[BAOBEI_MAX_CARDS - 1]] = {BOTTOM};\n"
        "    bbi_write_seat_position(&out, &mind);")],
    "line of a move by a hidden card": [(
        "api/notation.c",
        "    bbi_write_move(&out, &game->last, who);",
        f"    const bbi_state *state = &game->state;\n    bbi_write_move(&out, &game->last, who);\n"
        f"    if (who != BBI_HOST && {TOP} % 2)\n        bbi_put(&out, ' ');")],
    "line that shows what a shoebill put where": [(
        "record/move_text.c",
        "    return replaces && viewer != BBI_HOST && viewer != seat;",
        "    return replaces && viewer == BBI_HOST;")],
    "line with the answers of chance": [(
        "record/move_text.c",
        "    if (viewer != BBI_HOST || !move->answers)",
        "    if (!move->answers)")],
    "line with the passes of others": [(
        "record/move_text.c",
        "        if (parts.kind == BAOBEI_ACTION_PASS && viewer != BBI_HOST && viewer != move->seat[i])",
        "        if (parts.kind == BAOBEI_ACTION_PASS && viewer == 77)")],
    "hash that knows the seed": [(
        "record/hash.c",
        "    return viewer == BBI_HOST ? sum + hash_seed(state) : sum;",
        "    return sum + hash_seed(state);"), (
        "record/hash.c",
        "    if (state->source != BBI_CHANCE_SEED && state->source != BBI_CHANCE_FAST)\n        return sum;\n",
        "")],
    "hash that knows what went into a recycle": [(
        "record/hash.c",
        "        bbi_glance_back(&past, state, from, viewer);",
        "        bbi_glance_back(&past, state, from, BBI_HOST);")],
    "hash that knows the last card of the pile": [(
        "api/notation.c",
        "    *out = bbi_hash(&game->state, who);\n",
        "    const bbi_state *state = &game->state;\n"
        f"    *out = bbi_hash(state, who) + {BOTTOM};\n")],
}


def compile_file(root, source, target, *flags):
    subprocess.run(["gcc", *flags, *FLAGS, f"-I{root}/include", f"-I{root}/lib", f"-I{root}/tests",
                    f"-I{root}/tests/support", "-c", source, "-o", target], check=True)
    return target


def compile_tree(root, folder, workers):
    """Objects by source: those of the library by their name in lib/, and the checker's."""
    sources = {path.relative_to(root / "lib").as_posix(): path for path in policy.files(root, "lib", ".c")}
    sources |= {name: root / f"tests/support/{name}.c" for name in PARTS["twins"] if name != "twins"}
    sources |= {name: root / f"examples/leak-check/{name}.c" for name in PARTS["leak-check"]}
    sources["twins"] = root / "tests/soak/twins.c"
    jobs = {name: workers.submit(compile_file, root, path, folder / (name.replace("/", "_") + ".o"),
                                 "-std=c99" if "/" in name else "-std=c11")
            for name, path in sources.items()}
    return {name: job.result() for name, job in jobs.items()}


def run(objects, folder, checker, *options):
    """A checker, linked with the library as it stands in `objects`."""
    program = folder / checker
    parts = [path for name, path in objects.items() if "/" in name or name in PARTS[checker]]
    subprocess.run(["gcc", *parts, "-o", program], check=True)
    done = subprocess.run([program, *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          timeout=HANG)
    return done.returncode, done.stdout


def twins(objects, folder, steps):
    return run(objects, folder, "twins", "--steps", str(steps), "--failures", "1", "--bound", "250", "--quiet")


def hosts_checker(objects, folder):
    """What examples/leak-check, which is on the outside, says about the same library."""
    try:
        return run(objects, folder, "leak-check", "--steps", "20000")[1]
    except subprocess.TimeoutExpired:
        return "nothing in time"


def plant(root, objects, folder, number, edits):
    """Faults of one plant, and what the checker said about it."""
    place = folder / f"plant-{number}"
    place.mkdir()
    objects = dict(objects)
    for name, before, after in edits:
        source = place / pathlib.Path(name).name
        text = (source if source.exists() else root / "lib" / name).read_text() # a plant may edit a file twice
        if text.count(before) != 1:
            return [f"does not apply: stands {text.count(before)} times in lib/{name}:\n{before}"], ""
        source.write_text(text.replace(before, after))
        objects[name] = compile_file(root, source, place / (source.name + ".o"), "-std=c99")
    try:
        status, said = twins(objects, place, STEPS)
    except subprocess.TimeoutExpired:
        return [f"hangs: nothing within {HANG} seconds"], ""
    if status != 1 or not re.search(FOUND, said):
        return [f"not caught; the checker said ({status}):\n{said}"], said
    return [], said + hosts_checker(objects, place)


def main():
    root = policy.arguments(__doc__).root
    report = policy.Report()
    with tempfile.TemporaryDirectory() as name, concurrent.futures.ThreadPoolExecutor(2) as workers:
        folder = pathlib.Path(name)
        objects = compile_tree(root, folder, workers)
        status, said = twins(objects, folder, CLEAN)
        report.check("without a plant", [] if status == 0 else [f"something is found:\n{said}"])
        hosts = 0
        jobs = {name: workers.submit(plant, root, objects, folder, number, edits)
                for number, (name, edits) in enumerate(PLANTS.items())}
        for name, job in jobs.items():
            faults, said = job.result()
            report.check(name, faults)
            if not faults:
                found = re.search(FOUND, said)
                outside = re.search(r"(\d+) of them compared(?s:.*)LEAK in .* tell the games apart by (.*) \(", said)
                hosts += outside is not None
                print(f"caught: {name} (after {found[1]} steps): {found[2]}")
                print(f"        by the hosts' checker after {outside[1]}: {outside[2]}" if outside else
                      "        not by the hosts' checker")
        report.check("hosts' checker", [] if hosts >= HOSTS else [f"has caught {hosts} only, of {len(PLANTS)}"])
    report.close()


main()
