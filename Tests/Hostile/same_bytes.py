#!/usr/bin/env python3
"""The same handbook gives the same bytes, whatever is around it.

    same_bytes.py PROGRAM [CARDS]

Builds CARDS generated cards (300) again and again: in another process, with files made in another
order, with other job counts, from another folder, with another clock zone and language, after an
earlier build of something else. The trees must be equal, file by file, and so must the findings.
"""

import os
import pathlib
import random
import shutil
import sys
import tempfile

from program_runs import CARDS, Run, Tally, difference, generate_cards, program_argument, tree, without_paths


def shuffled_copy(source, target):
    """The same files, made in a shuffled order and with old dates."""
    paths = sorted(path for path in source.rglob("*") if path.is_file())
    random.Random(7).shuffle(paths)
    for path in paths:
        copy = target / path.relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
        os.utime(copy, (1_000_000_000, 1_000_000_000))


def built(program, folder, output, *options, cwd=None, environment=None):
    arguments = ["build", "--no-samples", "--site", folder, "--output", output, *options]
    run = Run(program, arguments, cwd or folder, environment)
    return tree(output) if output.is_dir() else {}, run.exit_problem(0)


def variants(folder, copy, work):
    """Name, handbook, further options and surroundings of each build."""
    yield "another process", folder, [], {}
    yield "files made in another order, with other dates", copy, [], {}
    yield "one job", folder, ["--jobs", "1"], {}
    yield "seven jobs", folder, ["--jobs", "7"], {}
    yield "another working folder", folder, [], {"cwd": "/"}
    yield "a handbook named by a relative path", pathlib.Path("book"), [], {"cwd": work}
    for name, value in (("TZ", "Asia/Kathmandu"), ("LC_ALL", "tr_TR.UTF-8"), ("LC_ALL", "C"), ("HOME", "/nonexistent")):
        yield f"{name}={value}", folder, [], {"environment": {name: value}}


def compare_builds(program, tally, work, count):
    folder, copy = work / "book", work / "elsewhere" / "copy"
    generate_cards.write_handbook(count, folder, "")
    shuffled_copy(folder, copy)
    first, problem = built(program, folder, work / "first")
    pages = sum(path.endswith(".html") for path in first)
    tally.report(f"{count} cards build", [problem, pages < count and f"only {pages} pages"])
    for number, (name, book, options, around) in enumerate(variants(folder, copy, work)):
        result, problem = built(program, book, work / f"out-{number}", *options, **around)
        tally.report(f"same bytes: {name}", [problem, difference(first, result)])
    return first


def build_again(program, tally, work, first):
    """Unchanged files stay as they are; a build over another one equals a fresh one."""
    folder, output = work / "book", work / "first"
    dates = {path: (output / path).stat().st_mtime_ns for path in first}
    again, problem = built(program, folder, output)
    touched = [path for path, date in dates.items() if (output / path).stat().st_mtime_ns != date]
    tally.report("a second build touches nothing", [problem, difference(first, again), touched[:3]])
    generate_cards.write_handbook(20, folder, "changed")
    over, problem = built(program, folder, output)
    fresh, other = built(program, folder, work / "fresh")
    tally.report("a build over an older one equals a fresh one", [problem, other, difference(fresh, over)])


def compare_findings(program, tally, work):
    """Samples and all: the faulty cards, told alike by one job and by many."""
    faulty = work / "faulty"
    for number, name in enumerate(("a", "b")):
        folder = faulty / name
        (folder / "content" / "patterns").mkdir(parents=True)
        (folder / "site.yml").write_text("title: Faulty\n", encoding="utf-8")
        for path in sorted(CARDS.glob("*.md"), reverse=bool(number)):
            shutil.copyfile(path, folder / "content" / "patterns" / path.name)
    first = Run(program, ["check", "--format", "json", "--jobs", "1"], faulty / "a")
    second = Run(program, ["check", "--format", "json", "--jobs", "5"], faulty / "b", {"TZ": "Pacific/Apia"})
    told = [without_paths(run.text, folder) for run, folder in ((first, faulty / "a"), (second, faulty / "b"))]
    tally.report("same findings from one job and from five",
                 [first.exit_problem(1), second.exit_problem(1), told[0] != told[1] and "they differ"])


def main():
    program, tally = program_argument(), Tally()
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    with tempfile.TemporaryDirectory() as work:
        work = pathlib.Path(work).resolve()
        first = compare_builds(program, tally, work, count)
        build_again(program, tally, work, first)
        compare_findings(program, tally, work)
    tally.finish()


if __name__ == "__main__":
    main()
