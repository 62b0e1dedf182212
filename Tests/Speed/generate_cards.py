#!/usr/bin/env python3
"""Writes a handbook of any size, of cards like our own, for measuring.

    generate_cards.py COUNT FOLDER [--hugo FOLDER] [--touch WORD]

FOLDER becomes a handbook: `site.yml`, ten chapter guides and COUNT cards of about 3.5 kB with front
matter, all twelve sections, three Swift samples, related cards, links and WCAG items. The same COUNT
gives the same bytes. With `--hugo` a second folder becomes a Hugo site over the same content files
(the layouts are those of `Tests/Speed/hugo`). `--touch` adds a word to every card, so that every page
changes.
"""

import argparse
import os
import pathlib
import shutil

import card_parts as parts

HERE = pathlib.Path(__file__).resolve().parent
CRITERIA_TABLE = HERE.parent.parent / "Sources" / "WCAGData" / "data" / "criteria.tsv"


def criteria():
    """Number, name and level of every criterion that WCAG 2.2 still has, in the table's order."""
    rows = []
    for line in CRITERIA_TABLE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            number, _, name, level, _, removed = line.split("\t")[:6]
            if removed == "-":
                rows.append((number, name, level))
    return rows


def title(index):
    """A title that no other index has: all combinations of the three word lists, then a number."""
    places, controls, adjectives = len(parts.PLACES), len(parts.CONTROLS), len(parts.ADJECTIVES)
    combinations = places * controls * adjectives
    spread = index * 7919 % combinations
    adjective = parts.ADJECTIVES[spread % adjectives]
    control = parts.CONTROLS[spread // adjectives % controls]
    place = parts.PLACES[spread // (adjectives * controls)]
    number = f" {index // combinations + 1}" if index >= combinations else ""
    return f"{adjective} {control} in {place}{number}", control, place


def slug(index):
    return title(index)[0].lower().replace(" ", "-")


def pick(values, index, step=1):
    return values[(index * step + index // len(values)) % len(values)]


def related_indices(index, count):
    candidates = [(index + 1) % count, (index + 37) % count]
    return [c for n, c in enumerate(candidates) if c != index and c not in candidates[:n]]


def front_matter(index, count, rows):
    tags = sorted({pick(parts.TAGS, index), pick(parts.TAGS, index, 3), pick(parts.TAGS, index, 7)})
    tags.append(f"chapter-{index % len(parts.CHAPTERS) + 1}")
    tags += [f"wcag-{number}" for number, _, _ in rows]
    affects = sorted({pick(parts.AFFECTS, index), pick(parts.AFFECTS, index, 3)})
    name, control, place = title(index)
    lines = [
        "---",
        f"title: {name}",
        f"summary: The {control.lower()} in {place} tells its state to one sense only; the mended one tells it by name and value.",
        "status: ready",
        "platforms: [iOS 17, macOS 14]",
        f"affects: [{', '.join(affects)}]",
        f"tags: [{', '.join(tags)}]",
    ]
    related = [slug(other) for other in related_indices(index, count)]
    if related:
        lines.append(f"related: [{', '.join(related)}]")
    return lines + ["---", "", f"# {name}", ""]


def samples(index, control, place):
    words = {"a": control, "b": place, "n": index, "v": f"{control.lower()}Part"}
    return [pick(kind, index).format(**words).rstrip() for kind in (parts.BEFORE, parts.FIX, parts.UIKIT)]


def explanation(index, count, control, place):
    words = {"a": control.lower(), "b": place, "n": index}
    other = related_indices(index, count)
    chapter = index % len(parts.CHAPTERS)
    link = f" Compare [{title(other[0])[0]}]({slug(other[0])}.md)." if other else ""
    causes = [pick(parts.CAUSES, index, step) for step in (1, 2, 4)]
    return [
        "## Symptom", "", pick(parts.SYMPTOMS, index).format(**words), "",
        "## Where it shows up", "", pick(parts.PLACES_FOUND, index), "",
        "## Why it blocks the task", "", pick(parts.BARRIERS, index) + link, "",
        "## Root cause", "",
        f"What the {words['a']} shows and what it tells are kept in two places, and *one* of them is "
        f"kept up to date. [{parts.CHAPTERS[chapter]}](../guides/{guide_name(chapter)}) says more.", "",
        *[f"{number}. {cause}" for number, cause in enumerate(dict.fromkeys(causes), 1)], "",
    ]


def code_sections(index, control, place):
    before, fix, uikit = samples(index, control, place)
    refusals = dict.fromkeys([pick(parts.REFUSALS, index), pick(parts.REFUSALS, index + 1)])
    return [
        "## Before", "", "```swift", before, "```", "",
        "## Fix", "",
        f"**Verdict:** the {control.lower()} is a control of the system, with `{control.lower()}` as its name.", "",
        f"**Why:** {pick(parts.REASONS, index)}", "",
        '```swift title="SwiftUI"', fix, "```", "",
        "Where the screen is still UIKit, the same three facts are set by hand:", "",
        '```swift title="UIKit"', uikit, "```", "",
        "## What we don't do", "", *[f"- {refusal}" for refusal in refusals], "",
    ]


def proof_sections(index, count, rows, control, place):
    first, second = pick(parts.PROFILES, index), pick(parts.PROFILES, index + 4)
    chapter = index % len(parts.CHAPTERS)
    lines = [
        "## Check", "", "```text",
        f"Profile:   {first}", f"Task:      open {place}, move to the {control.lower()}, use it",
        f'Expected:  the name is "{control} {index}"', "           the value changes from off to on",
        f"Profile:   {second}", "Task:      use it again with the setting on",
        "Expected:  the result stays on the screen until the next change", "```", "",
        "## WCAG mapping", "",
        f"- {rows[0][0]} {rows[0][1]}: the {control.lower()} keeps from one group what it shows another.",
        f"- {rows[1][0]} {rows[1][1]} (supports): the mended {control.lower()} also helps here.", "",
    ]
    others = related_indices(index, count)
    if others:
        lines += ["## Related patterns", ""]
        lines += [f"- {title(other)[0]}: the same cause in another place" for other in others]
        lines.append("")
    lines += ["## Chapters", "", f"- Chapter {chapter + 1}: {parts.CHAPTERS[chapter]}", "", "## Sources", ""]
    for step in (0, 1):
        text, address = pick(parts.SOURCES, index + step)
        lines.append(f"- [{text}]({address})")
    return lines


def card(index, count, table, touch):
    rows = [table[index * 5 % len(table)], table[(index * 5 + 11) % len(table)]]
    _, control, place = title(index)
    lines = front_matter(index, count, rows) + explanation(index, count, control, place)
    if touch:
        lines += [f"Changed: {touch}.", ""]
    lines += code_sections(index, control, place)
    lines += proof_sections(index, count, rows, control, place)
    return "\n".join(lines) + "\n"


def guide_name(chapter):
    return f"{chapter + 1:02d}-{parts.CHAPTERS[chapter].lower().replace(' ', '-')}.md"


def guide(chapter):
    name = parts.CHAPTERS[chapter]
    return "\n".join([
        "---", f"title: {name}", f"number: {chapter + 1}", f"summary: What the cards about {name.lower()} have in common.",
        "status: ready", f"tags: [chapter-{chapter + 1}]", "---", "", f"# {name}", "",
        pick(parts.BARRIERS, chapter), "", "## What the cards share", "", pick(parts.REASONS, chapter), "",
        f"See [{parts.SOURCES[1][0]}]({parts.SOURCES[1][1]}).", "",
    ])


SITE = """title: Generated patterns
summary: Cards made for measuring.
language: en
owner: Nobody
feedback: https://example.com/issues
wcag: {version: "2.2", level: AA}
"""


def write_handbook(count, folder, touch):
    table = criteria()
    patterns, guides = folder / "content" / "patterns", folder / "content" / "guides"
    for made in (patterns, guides):
        made.mkdir(parents=True, exist_ok=True)
    (folder / "site.yml").write_text(SITE, encoding="utf-8")
    for chapter in range(len(parts.CHAPTERS)):
        (guides / guide_name(chapter)).write_text(guide(chapter), encoding="utf-8")
    for index in range(count):
        (patterns / f"{slug(index)}.md").write_text(card(index, count, table, touch), encoding="utf-8")


def write_hugo_site(handbook, folder):
    """A Hugo site over the same content files: hard links where the disk allows them."""
    def link(source, target):
        try:
            os.link(source, target)
        except OSError:
            shutil.copyfile(source, target)
    shutil.copytree(HERE / "hugo", folder, dirs_exist_ok=True)
    shutil.copytree(handbook / "content", folder / "content", copy_function=link, dirs_exist_ok=True)
    data = folder / "data"
    data.mkdir(exist_ok=True)
    rows = ["[[row]]\n" + "\n".join(f'{key} = "{value}"' for key, value in zip(("number", "name", "level"), row))
            for row in criteria()]
    (data / "criteria.toml").write_text("\n".join(rows) + "\n", encoding="utf-8")


def main():
    reader = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    reader.add_argument("count", type=int)
    reader.add_argument("folder", type=pathlib.Path)
    reader.add_argument("--hugo", type=pathlib.Path)
    reader.add_argument("--touch", default="")
    options = reader.parse_args()
    write_handbook(options.count, options.folder, options.touch)
    if options.hugo:
        write_hugo_site(options.folder, options.hugo)


if __name__ == "__main__":
    main()
