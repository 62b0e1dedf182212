#!/usr/bin/env python3
"""Every row of `Tests/Fixtures/Cards/expected.tsv`, in every output format, and what `--fix` leaves.

    expected_findings.py PROGRAM
"""

import json
import pathlib
import re
import tempfile

from program_runs import CARDS, Run, Tally, card, handbook, program_argument

FAULTY = "content/patterns/faulty-structure.md"
# The rows of the table: line, rule, words of the message or its fix-it, and whether a fix-it is due.
ROWS = [
    (2, "status.unknown", ("redy", "ready"), False),
    (3, "field.unknown", ("colour",), False),
    (4, "related.unknown", ("animation-only-feedback",), False),
    (5, "field.repeated-item", ("motion",), False),
    (10, "section.case", ("Symptom",), True),
    (14, "section.level", ("##",), True),
    (24, "sample.missing", ("Fix",), False),
    (26, "link.anchor", ("nowhere",), False),
    (26, "link.unresolved", ("missing-card.md",), False),
    (27, "link.case", ("silent-save.md",), True),
    (29, "section.repeated", ("Fix",), False),
    (38, "check.unknown-key", ("Expectd", "Expected"), False),
    (41, "section.misspelt", ("WCAG mapping",), True),
    (43, "wcag.name", ("Animation from Interactions",), True),
    (44, "wcag.unknown-number", ("9.9.9",), False),
    (45, "wcag.removed", ("4.1.1",), False),
    (47, "wcag.repeated", ("4.1.3",), False),
]
EXPECTED = sorted((line, rule) for line, rule, _, _ in ROWS)


def cards(change=lambda text: text):
    """The cards of the table as a handbook's files, each as bytes after a change to its text."""
    return {
        f"content/patterns/{path.name}": change(path.read_text(encoding="utf-8")).encode("utf-8")
        for path in sorted(CARDS.glob("*.md"))
    }


def checked(program, folder, form="json", *options):
    return Run(program, ["check", "--format", form, *options], folder)


def reported(findings, path=FAULTY):
    return [f for f in findings if f["path"] == path and f["severity"] != "note"]


def places(findings):
    return sorted((f["line"], f["column"], f["rule"]) for f in reported(findings))


def lines_and_rules(findings, path=FAULTY):
    return sorted((f["line"], f["rule"]) for f in reported(findings, path))


def missing_and_extra(seen, wanted=tuple(EXPECTED)):
    missing = [row for row in wanted if row not in seen]
    extra = list(seen)
    for row in wanted:
        if row in extra:
            extra.remove(row)
    return [missing and f"not reported: {missing}", extra and f"reported besides: {extra}"]


def table_problems():
    """The fixture's own table and ROWS must not drift apart."""
    lines = (CARDS / "expected.tsv").read_text(encoding="utf-8").splitlines()[1:]
    told = sorted(int(line.split("\t")[1]) for line in lines if line.startswith("faulty-structure"))
    return [told != [line for line, _ in EXPECTED] and f"expected.tsv has the lines {told}"]


def json_problems(run):
    findings = run.findings()
    problems = [run.exit_problem(1)] + missing_and_extra(lines_and_rules(findings))
    for line, rule, words, fixed in ROWS:
        for finding in (f for f in findings if (f["line"], f["rule"]) == (line, rule)):
            whole = json.dumps(finding, ensure_ascii=False)
            problems += [f"{rule}: {word} is not told" for word in words if word not in whole]
            problems.append(fixed and not finding["fixes"] and f"{rule}: no fix-it")
    keys = {"path", "line", "column", "endLine", "endColumn", "severity", "rule", "message", "notes", "fixes"}
    problems += [f"{f.get('rule')}: lacks {keys - f.keys()}" for f in findings if not keys <= f.keys()]
    problems += [f"{name}: {lines_and_rules(findings, name)}" for name in clean_cards() if reported(findings, name)]
    notes = [f for f in findings if (f["line"], f["rule"]) == (29, "section.repeated")]
    problems.append(notes and not any(n.get("line") == 24 for n in notes[0]["notes"]) and "section.repeated: no note of line 24")
    return problems


def clean_cards():
    return [f"content/patterns/{name}.md" for name in ("silent-save", "nested-samples", "animation-only-feedback")]


def text_places(run):
    form = re.compile(r"^(\S+?):(\d+):(\d+): (?:error|warning): .*\[([\w.-]+)\]$", re.M)
    return sorted((int(line), int(column), rule) for path, line, column, rule in form.findall(run.text) if path == FAULTY)


def sarif_places(run):
    found = []
    for result in json.loads(run.output)["runs"][0]["results"]:
        place = result["locations"][0]["physicalLocation"]
        if place["artifactLocation"]["uri"] == FAULTY and result["level"] != "note":
            region = place["region"]
            found.append((region["startLine"], region["startColumn"], result["ruleId"]))
    return sorted(found)


def github_places(run):
    found = []
    rules = sorted({rule for _, rule in EXPECTED}, key=len, reverse=True)
    for fields, message in re.findall(r"^::(?:error|warning) (.*?)::(.*)$", run.text, re.M):
        values = dict(field.split("=", 1) for field in fields.split(","))
        if values["file"] == FAULTY:
            rule = next((r for r in rules if r in values.get("title", "") or f"[{r}]" in message), "?")
            found.append((int(values["line"]), int(values["col"]), rule))
    return sorted(found)


def format_problems(program, folder, wanted):
    for form, read in (("text", text_places), ("sarif", sarif_places), ("github", github_places)):
        run = checked(program, folder, form)
        try:
            seen = read(run)
        except (ValueError, KeyError, IndexError) as error:
            yield form, [f"cannot be read: {error!r}"]
            continue
        yield form, [run.exit_problem(1), *missing_and_extra(seen, wanted)]


def fix_problems(program, folder):
    before = checked(program, folder).findings()
    fixable = [f for f in reported(before) if f["fixes"]]
    rest = sorted((f["line"], f["rule"]) for f in reported(before) if not f["fixes"])
    due = {rule for _, rule, _, fixed in ROWS if fixed}
    untouched = {name: (folder / name).read_bytes() for name in clean_cards()}
    run = checked(program, folder, "text", "--fix")
    after = checked(program, folder).findings()
    text = (folder / FAULTY).read_text(encoding="utf-8")
    wanted = ("\n## Symptom\n", "\n## Root cause\n", "\n## WCAG mapping\n", "- 2.3.3 Animation from Interactions: ", "(silent-save.md)")
    return [
        run.exit_problem(1),
        not due <= {f["rule"] for f in fixable} and f"no fix-it for {due - {f['rule'] for f in fixable}}",
        *missing_and_extra(lines_and_rules(after), rest),
        *[f"not mended: {words!r}" for words in wanted if words not in text],
        *[f"{name} was changed" for name, text in untouched.items() if (folder / name).read_bytes() != text],
    ]


def variant_problems(program, folder, wanted, change, pick):
    handbook(folder, cards(change))
    run = checked(program, folder, "json", "--no-samples")
    return [run.exit_problem(1), *missing_and_extra(pick(run.findings()), wanted)]


def front_matter_problems(program, folder):
    """Faults above and below eleven lines of front matter are told at their lines in the file."""
    front = "status: ready\nsummary: Long.\ncolour: blue\n" + "tags:\n" + "".join(f"  - tag-{n}\n" for n in range(7))
    text = card("Long Front", front=front).replace("## Symptom", "## symptom")
    handbook(folder, {"content/patterns/long-front.md": text})
    line = text.splitlines().index("## symptom") + 1
    seen = lines_and_rules(checked(program, folder).findings(), "content/patterns/long-front.md")
    return missing_and_extra(seen, [(4, "field.unknown"), (line, "section.case")])


def main():
    program, tally = program_argument(), Tally()
    with tempfile.TemporaryDirectory() as work:
        work = pathlib.Path(work)
        folder = handbook(work / "cards", cards())
        tally.report("the table and this script name the same lines", table_problems())
        run = checked(program, folder)
        tally.report("json: every row, once, with its fix-it", json_problems(run))
        wanted = places(run.findings())
        for form, problems in format_problems(program, folder, wanted):
            tally.report(f"{form}: the same findings at the same places", problems)
        tally.report("--fix mends what it can and leaves the rest", fix_problems(program, folder))
        changes = {
            "CRLF": (lambda text: text.replace("\n", "\r\n"), wanted, places),
            "byte-order mark": (lambda text: "\ufeff" + text, wanted, places),
            "list items behind a tab": (lambda text: text.replace("\n- ", "\n-\t"), EXPECTED, lines_and_rules),
            "list content behind a tab": (lambda text: re.sub(r"\n {3}(?=\S)", "\n\t", text), EXPECTED, lines_and_rules),
        }
        for name, (change, rows, pick) in changes.items():
            tally.report(f"{name}: the same findings", variant_problems(program, work / name, rows, change, pick))
        tally.report("lines below long front matter", front_matter_problems(program, work / "front"))
    tally.finish()


if __name__ == "__main__":
    main()
