#!/usr/bin/env python3
"""A killed build leaves the last good site: `kill -9` at moments spread over the writing.

    killed_builds.py PROGRAM [CARDS [MOMENTS]]

Two versions of CARDS generated cards (2,000) that differ in every card. The old site stands; the new
one is built over it and killed at MOMENTS moments (20). Each time the folder must be the old site or
the new one, byte for byte, and the next build must be clean: the new site, and nothing left beside it.
"""

import os
import pathlib
import random
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from program_runs import Run, Tally, difference, generate_cards, program_argument, tree

PHASES = ("stage", "exchange", "clean")


class WatchedBuild:
    """A build whose phases are read from its error stream while it runs."""

    def __init__(self, program, folder, output):
        self.phases = []
        self.pending = b""
        self.process = subprocess.Popen(
            [str(program), "build", "--no-samples", "--verbose", "--output", str(output)], cwd=folder,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, process_group=0)

    def read(self, seconds):
        """Reads what comes within so many seconds; false once the stream has ended."""
        stream = self.process.stderr.fileno()
        if not select.select([stream], [], [], max(0, seconds))[0]:
            return True
        got = os.read(stream, 65536)
        *lines, self.pending = (self.pending + got).split(b"\n")
        now = time.monotonic()
        names = [line.partition(b"phase: ")[2].decode().strip() for line in lines if b"phase: " in line]
        self.phases += [(name, now) for name in names]
        return bool(got)

    def wait_for(self, phase):
        while not any(name == phase for name, _ in self.phases):
            if not self.read(60):
                return False
        return True

    def kill_after(self, seconds):
        """Lets it run on for so long, kills it, and says in which phase it was, or `done`."""
        until = time.monotonic() + seconds
        while time.monotonic() < until and self.read(until - time.monotonic()):
            pass
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        while self.read(1) and select.select([self.process.stderr.fileno()], [], [], 0)[0]:
            pass
        code = self.process.wait()
        self.process.stderr.close()
        return self.phases[-1][0] if code == -signal.SIGKILL and self.phases else "done"

    def finish(self):
        while self.read(60):
            pass
        self.process.stderr.close()
        return self.process.wait()


def measured(program, folder, output):
    """How long each phase lasts when nothing is killed."""
    build = WatchedBuild(program, folder, output)
    code, ended = build.finish(), time.monotonic()
    starts = dict(build.phases)
    problems = [code != 0 and f"exit {code}", *[f"no line `phase: {name}`" for name in PHASES if name not in starts]]
    ends = [starts.get(name, ended) for name in PHASES[1:]] + [ended]
    return {name: end - starts.get(name, end) for name, end in zip(PHASES, ends)}, problems


def moments(lengths, count):
    """Phase and delay of each kill: most of them over the staging, the others at its short ends."""
    ends = count // 5
    chance = random.Random(9)
    stage = [("stage", lengths["stage"] * (n + 0.5) / (count - 2 * ends)) for n in range(count - 2 * ends)]
    rest = [(name, chance.uniform(0, lengths[name])) for name in PHASES[1:] for _ in range(ends)]
    return stage + rest


def restore(source, target):
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target, symlinks=True)


def kill_problems(build_once, work, old, new, moment):
    """One kill and the build after it; returns the phase that was struck, and what was wrong."""
    phase, delay = moment
    restore(work / "old", work / "site" / "out")
    build = build_once()
    if not build.wait_for(phase):
        return "none", [f"the build ended before `phase: {phase}`"]
    struck = build.kill_after(delay)
    left = tree(work / "site" / "out")
    torn = left not in (old, new) and f"neither old nor new: {difference(old, left)}; {difference(new, left)}"
    code = build_once().finish()
    beside = sorted(os.listdir(work / "site"))
    return struck + (", new site" if left == new else ", old site"), [
        torn,
        code != 0 and f"the next build: exit {code}",
        difference(new, tree(work / "site" / "out")),
        beside != ["out"] and f"left beside the site: {beside}",
    ]


def prepare(program, tally, work, count):
    """The handbook in its new form, and the old and the new site."""
    book = work / "book"
    generate_cards.write_handbook(count, book, "old")
    first = Run(program, ["build", "--no-samples", "--output", work / "old"], book)
    generate_cards.write_handbook(count, book, "new")
    restore(work / "old", work / "new")
    lengths, problems = measured(program, book, work / "new")
    old, new = tree(work / "old"), tree(work / "new")
    changed = sum(old.get(path) != what for path, what in new.items())
    told = ", ".join(f"{name} {length * 1000:.1f} ms" for name, length in lengths.items())
    tally.report(f"{count} cards, {changed} files changed: {told}",
                 [first.exit_problem(0), *problems, changed < count and f"only {changed} files changed"])
    return book, old, new, lengths


def main():
    program, tally = program_argument(), Tally()
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 2_000
    kills = int(sys.argv[3]) if len(sys.argv) > 3 else 20
    with tempfile.TemporaryDirectory() as work:
        work = pathlib.Path(work).resolve()
        book, old, new, lengths = prepare(program, tally, work, count)
        struck_while_running = 0
        for moment in moments(lengths, kills):
            struck, problems = kill_problems(
                lambda: WatchedBuild(program, book, work / "site" / "out"), work, old, new, moment)
            struck_while_running += not struck.startswith(("done", "none"))
            tally.report(f"killed {moment[1] * 1000:6.1f} ms into {moment[0]}: {struck}", problems)
        tally.report(f"{struck_while_running} of {kills} kills struck a running build",
                     [struck_while_running < kills // 2 and "too few: the moments come too late"])
    tally.finish()


if __name__ == "__main__":
    main()
