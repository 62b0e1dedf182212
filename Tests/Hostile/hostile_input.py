#!/usr/bin/env python3
"""Hostile handbooks: a finding each, no crash, exit 1 or 2, in time, nothing outside the output.

    hostile_input.py PROGRAM [words of the cases to run]
"""

import pathlib
import re
import sys
import tempfile

from hostile_cases import CASES
from program_runs import Run, Tally, card, handbook, program_argument, tree, write

SECONDS = 2.0
OWN = (".patternbook", "_site")
MARKUP = '"><script>alert(1)</script>{{title}}'


def environment(root):
    """Every folder that a program writes to by habit is one that the test looks into."""
    places = {"TMPDIR": root / "tmp", "HOME": root / "home", "XDG_CACHE_HOME": root / "home/.cache"}
    for place in places.values():
        place.mkdir(parents=True, exist_ok=True)
    return {name: str(place) for name, place in places.items()}


def outside(root):
    """All paths of a test's folder but those of the output and of the cache."""
    return {
        path: what for path, what in tree(root).items()
        if not any(part.startswith(OWN) for part in path.split("/")) and not path.startswith("home/.cache/patternbook")
    }


def script_problems(folder):
    for page in sorted(folder.glob("_site/**/*.html")):
        if re.search(r"<script[^>]*>\s*alert|<[^>]*\son\w+=|=\s*\"?\s*(javascript|vbscript):",
                     page.read_text(encoding="utf-8"), re.I):
            yield f"a script in {page.name}"


def told_problems(run, rules):
    if not rules:
        return
    told = {finding["rule"] for finding in run.findings()}
    if not told & set(rules) and not any(rule in run.said for rule in rules):
        yield f"none of {rules} was told, but {sorted(told)}: {' '.join(run.said.split())[:200]}"


def hostile_problems(program, root, rules, fill):
    folder = root / "book"
    folder.mkdir()
    fill(folder)
    variables = environment(root)
    before = outside(root)
    build = Run(program, ["build", "--no-samples"], folder, variables)
    if build.seconds > SECONDS:
        build = Run(program, ["build", "--no-samples"], folder, variables)
    check = Run(program, ["check", "--no-samples", "--format", "json"], folder, variables)
    wanted = (1, 2) if rules else (0, 1, 2)
    slow = [run for run in (build, check) if run.seconds > SECONDS]
    changed = outside(root)
    return [
        build.exit_problem(*wanted),
        check.exit_problem(*wanted),
        *told_problems(check, rules),
        *[f"{run.arguments[0]} took {run.seconds:.1f} s" for run in slow],
        changed != before and f"left outside the output: {sorted(changed.items() - before.items())[:3]}",
        *script_problems(folder),
    ]


def markup_problems(program, root):
    """Markup in every field of a sound card is text in the page."""
    front = f"status: ready\nsummary: '{MARKUP}'\ntags: ['{MARKUP}']\n"
    body = "\n\n".join([
        f"`{MARKUP}`", f"    {MARKUP}", f"[a](#symptom '{MARKUP}')",
        f'```text title="{MARKUP[2:]}"\n{MARKUP}\n```',
    ])
    folder = handbook(root / "book", {
        "site.yml": f"title: '{MARKUP}'\nsummary: '{MARKUP}'\nowner: '{MARKUP}'\n",
        "content/patterns/a.md": card(f"`{MARKUP}`", body, front),
    })
    run = Run(program, ["build", "--no-samples"], folder, environment(root))
    pages = list(folder.glob("_site/**/*.html"))
    told = [page for page in pages if "&lt;script&gt;alert(1)" in page.read_text(encoding="utf-8")]
    return [run.exit_problem(0), not told and "no page shows the markup as text", *script_problems(folder)]


def refusal_problems(program, root, arguments, prepare=lambda folder: None):
    """A run that cannot start: exit 2, and the handbook and all beside it as they were."""
    folder = handbook(root / "book", {"content/patterns/a.md": card()})
    prepare(root)
    variables = environment(root)
    before = tree(root)
    run = Run(program, arguments, folder, variables)
    problems = [run.exit_problem(2), difference_told(before, tree(root))]
    return problems + [not run.errors.strip() and "nothing on the error stream"]


def difference_told(before, after):
    changed = sorted(before.items() ^ after.items())
    return changed and f"changed: {changed[:3]}"


def foreign(root):
    write(root / "foreign", {"precious.txt": "keep me\n"})


def foreign_file(root):
    write(root, {"file": "keep me\n"})


def lone(root):
    (root / "book/site.yml").unlink()


REFUSALS = {
    "an output folder of somebody else": (["build", "--no-samples", "--output", "../foreign"], foreign),
    "an output that is a file": (["build", "--no-samples", "--output", "../file"], foreign_file),
    "the handbook itself as output": (["build", "--no-samples", "--output", "."], lambda root: None),
    "the content as output": (["build", "--no-samples", "--output", "content"], lambda root: None),
    "the folder above as output": (["build", "--no-samples", "--output", ".."], foreign),
    "no site.yml up to the root": (["build", "--no-samples"], lone),
    "a site that is not there": (["check", "--site", "../nowhere"], lambda root: None),
    "an unknown command": (["biuld"], lambda root: None),
    "an unknown option": (["build", "--outptu", "x"], lambda root: None),
    "an unknown format": (["check", "--format", "xml"], lambda root: None),
}


def main():
    program, tally = program_argument(), Tally()
    words = " ".join(sys.argv[2:])
    for name, rules, fill in CASES:
        if words in name:
            with tempfile.TemporaryDirectory() as root:
                tally.report(name, hostile_problems(program, pathlib.Path(root), rules, fill))
    with tempfile.TemporaryDirectory() as root:
        tally.report("markup in every field is text", markup_problems(program, pathlib.Path(root)))
    for name, (arguments, prepare) in REFUSALS.items():
        with tempfile.TemporaryDirectory() as root:
            tally.report(f"refused: {name}", refusal_problems(program, pathlib.Path(root), arguments, prepare))
    tally.finish()


if __name__ == "__main__":
    main()
