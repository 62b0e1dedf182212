"""Running the finished program from tests: handbooks in temporary folders, results, a tally."""

import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import time

TESTS = pathlib.Path(__file__).resolve().parent.parent
CARDS = TESTS / "Fixtures" / "Cards"
THEME = TESTS.parent / "theme"
TIME_LIMIT = 60

sys.path.insert(0, str(TESTS / "Speed"))

import generate_cards  # noqa: E402  (found by the line above; the other scripts take it from here)


class Tally:
    """Prints each case as it ends, and counts."""

    def __init__(self):
        self.passed = self.failed = 0

    def report(self, name, problems):
        problems = [problem for problem in problems if problem]
        print(f"{'FAIL' if problems else 'ok  '} {name}", flush=True)
        for problem in problems:
            print(f"       {problem}", flush=True)
        self.failed += bool(problems)
        self.passed += not problems

    def finish(self):
        print(f"{self.passed} passed, {self.failed} failed")
        sys.exit(1 if self.failed else 0)


class Run:
    """What one run of the program gave: exit code, both streams, seconds."""

    def __init__(self, program, arguments, folder, environment=None, limit=TIME_LIMIT):
        self.arguments = [str(argument) for argument in arguments]
        started = time.monotonic()
        try:
            done = subprocess.run(
                [str(program), *self.arguments], cwd=folder, capture_output=True, timeout=limit,
                env={**os.environ, **(environment or {})}, stdin=subprocess.DEVNULL)
            self.code, self.output, self.errors = done.returncode, done.stdout, done.stderr
        except subprocess.TimeoutExpired as late:
            self.code, self.output, self.errors = "late", late.stdout or b"", late.stderr or b""
        self.seconds = time.monotonic() - started

    @property
    def text(self):
        return self.output.decode("utf-8", "replace")

    @property
    def said(self):
        return self.text + self.errors.decode("utf-8", "replace")

    def findings(self):
        """The findings of a run with `--format json`; empty where there is no JSON."""
        try:
            return json.loads(self.output)["findings"]
        except (ValueError, KeyError):
            return []

    def exit_problem(self, *wanted):
        if self.code in wanted:
            return None
        tail = " ".join(self.said.split())[-300:]
        return f"`{' '.join(self.arguments)}`: exit {self.code}, wanted {wanted}: {tail}"


def program_argument():
    if len(sys.argv) < 2:
        sys.exit(f"usage: {sys.argv[0]} PROGRAM")
    program = pathlib.Path(sys.argv[1]).resolve()
    if not os.access(program, os.X_OK):
        sys.exit(f"{program} cannot be run")
    return program


def write(folder, files):
    """Writes text or bytes by path below a folder."""
    for path, content in files.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8"))
    return folder


def handbook(folder, files):
    """A handbook of the given files, with a `site.yml` where none is given."""
    return write(folder, {"site.yml": "title: A handbook\n", **files})


def card(title="A Card", body="", front="status: ready\nsummary: A card for a test.\n"):
    """A card without a fault; `body` comes after its symptom, `front` is its front matter."""
    return (
        f"---\n{front}---\n\n# {title}\n\n## Symptom\n\nNothing happens.\n\n{body}\n\n"
        "## Root cause\n\nNobody looked.\n\n"
        "## Before\n\n```swift\nlet before = 1\n```\n\n## Fix\n\n```swift\nlet after = 2\n```\n\n"
        "## Check\n\n```text\nProfile:   VoiceOver\nTask:      open it\nExpected:  it is open\n```\n\n"
        "## WCAG mapping\n\n- 4.1.2 Name, Role, Value: the name is missing.\n")


def tree(folder, leave_out=()):
    """Every path below a folder, with what is there: the bytes' hash, a link's target."""
    found = {}
    for place, folders, files in os.walk(folder):
        below = os.path.relpath(place, folder)
        folders[:] = [name for name in folders if os.path.normpath(os.path.join(below, name)) not in leave_out]
        for name in folders + files:
            path = os.path.join(place, name)
            relative = os.path.relpath(path, folder)
            if os.path.islink(path):
                found[relative] = "link " + os.readlink(path)
            elif os.path.isfile(path):
                found[relative] = hashlib.sha256(pathlib.Path(path).read_bytes()).hexdigest()
            else:
                found[relative] = "folder"
    return found


def difference(first, second):
    """The first few paths in which two trees differ, or None."""
    paths = sorted(path for path in first.keys() | second.keys() if first.get(path) != second.get(path))
    return f"{len(paths)} paths differ: {', '.join(paths[:4])}" if paths else None


def without_paths(text, folder):
    """A text with the handbook's own place taken out, to compare what two places said."""
    return re.sub(re.escape(str(folder)), "HANDBOOK", text)
