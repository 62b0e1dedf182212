"""The hostile handbooks: what is put on disk, and which rules may answer.

A case is a function that gets an empty handbook folder and fills it. Its rules are the answers that
will do; with none, any end without a crash in time will do.
"""

import os
import shutil

from program_runs import THEME, card, handbook

CASES = []
BAD = "content/patterns/bad.md"


def case(name, *rules):
    def keep(fill):
        CASES.append((name, rules, fill))
        return fill
    return keep


def body_case(name, body, *rules):
    CASES.append((name, rules, lambda folder: handbook(folder, {BAD: card(body=body)})))


def front_case(name, front, *rules):
    CASES.append((name, rules, lambda folder: handbook(folder, {BAD: card(front=front)})))


def file_case(name, content, *rules, path=BAD):
    beside = {} if path == BAD else {BAD: card()}
    CASES.append((name, rules, lambda folder: handbook(folder, {**beside, path: content})))


# Size and depth
body_case("20,000 nested quotes", ">" * 20_000 + " deep", "file.deep-nesting")
body_case("20,000 nested list items", "- " * 20_000 + "deep", "file.deep-nesting")
body_case("a nest of 10,000 emphases", "*a **a " * 10_000 + " a**a a*" * 10_000, "file.deep-nesting", "file.long-line")
body_case("30,000 links that open", "[a](" * 15_000)
body_case("50,000 brackets that open", "[" * 50_000)
body_case("backticks of every length", "\n".join("e" + "`" * n for n in range(1, 500)))
body_case("10,000 headings of one name", "### Same\n\n" * 10_000)
body_case("a footnote that names itself", "A[^1].\n\n[^1]: B[^1].\n")
file_case("a 20 MB card", card(body="A line of twenty bytes\n" * 900_000), "file.too-large")
file_case("a 1 MB line", card(body="word " * 200_000), "file.long-line", "file.too-large")
file_case("a table of 1,000 columns and 50,000 rows",
          card(body="|a" * 1_000 + "|\n" + "|-" * 1_000 + "|\n" + "|\n" * 50_000), "file.wide-table")
file_case("200,000 short lines", card(body="a\n\n" * 200_000))

# Characters
file_case("invalid UTF-8", card().encode() + b"\nbroken \xff\xfe here\n", "file.encoding")
file_case("a cut UTF-8 sequence at the end", card().encode() + b"\n\xe2\x82", "file.encoding")
file_case("an encoded surrogate", card().encode() + b"\n\xed\xa0\x80\n", "file.encoding")
file_case("NUL", card(body="a\0b"), "file.nul")
file_case("an empty file", "", "file.empty")
file_case("only white space", " \n\t\n", "file.empty")
file_case("only a byte-order mark", "\ufeff", "file.empty")
file_case("only a fence of front matter", "---\n", "front-matter.unclosed")
file_case("front matter without an end", "---\ntitle: a\n\n# Card\n", "front-matter.unclosed")
file_case("UTF-16", card().encode("utf-16"), "file.encoding", "file.nul")

# YAML
front_case("an anchor and an alias", "status: ready\nsummary: &a text\ntitle: *a\n", "yaml.alias")
front_case("ten levels of aliases",
           "tags: &a0 [x]\n" + "".join(f"k{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]\n" for n in range(1, 10)),
           "yaml.alias")
front_case("a key given twice", "status: ready\nsummary: a\nsummary: b\n", "yaml.duplicate-key")
front_case("a tag", "status: ready\nsummary: !!python/object a\n", "yaml.tag")
front_case("10,000 nested lists", "tags: " + "[" * 10_000 + "]" * 10_000 + "\n", "yaml.deep-nesting", "yaml.syntax")
front_case("broken YAML", "summary: [a\nstatus: ready\n", "yaml.syntax")
file_case("a second document in site.yml", "title: a\n---\ntitle: b\n", "yaml.documents", path="site.yml")
file_case("a list as site.yml", "- a\n- b\n", "field.value", "yaml.syntax", path="site.yml")
file_case("a site.yml of 10,000 nested maps", "title: a\nx: " + "{a: " * 10_000, "yaml.deep-nesting", "yaml.syntax",
          path="site.yml")
file_case("an empty site.yml", "", "field.value", "file.empty", path="site.yml")

# Places outside
front_case("an alias with ../", "status: ready\nsummary: a\naliases: [../../escape.html]\n", "alias.invalid")
front_case("an alias that is an address of the web",
           "status: ready\nsummary: a\naliases: ['https://example.com/escape.html']\n", "alias.invalid")
front_case("an alias with encoded dots", "status: ready\nsummary: a\naliases: ['%2e%2e/%2e%2e/escape.html']\n",
           "alias.invalid")
front_case("an alias with a back-slash", "status: ready\nsummary: a\naliases: ['..\\..\\escape.html']\n", "alias.invalid")
front_case("an alias on its own address", "status: ready\nsummary: a\naliases: [patterns/bad.html]\n", "alias.collision")
front_case("an alias on the manifest", "status: ready\nsummary: a\naliases: [.patternbook-manifest]\n", "alias.invalid",
           "alias.collision")
front_case("a card related to itself", "status: ready\nsummary: a\nrelated: [bad]\n", "related.self")
body_case("a link with ../ out of the content", "[a](../../../../../etc/passwd)", "link.outside")
body_case("an image with ../ out of the content", "![a](../../../../../etc/passwd)", "link.outside")

# Scripts
body_case("a script element", "<script>alert(1)</script>", "html.script")
body_case("a script element inside a line", "a <script>alert(1)</script> b", "html.script")
body_case("an event attribute", '<kbd onclick="alert(1)">a</kbd>', "html.script", "html.refused")
body_case("an allowed element with a foreign attribute", '<span style="position:fixed">a</span>', "html.refused",
          "html.script")
body_case("an iframe", '<iframe src="https://example.com"></iframe>', "html.script")
for address in ("javascript:alert(1)", "JaVaScRiPt:alert(1)", "&#106;avascript:alert(1)", "java&Tab;script:alert(1)",
                "vbscript:a", "data:text/html,<b>", "&#1;javascript:alert(1)"):
    body_case(f"a link to {address}", f"[a]({address})", "link.scheme")
body_case("an address in angle brackets", "<javascript:alert(1)>", "link.scheme")
body_case("an address by reference", "[a][b]\n\n[b]: javascript:alert(1)\n", "link.scheme")
body_case("an image of data", "![a](data:image/svg+xml,<svg>)", "link.scheme")


@case("a link out of the handbook", "file.symlink")
def link_out(folder):
    handbook(folder, {"content/patterns/a.md": card()})
    os.symlink("/etc/passwd", folder / "content/patterns/out.md")


@case("a folder link in a loop", "file.symlink")
def link_loop(folder):
    handbook(folder, {"content/patterns/a.md": card()})
    os.symlink("..", folder / "content/patterns/up")


@case("a link to itself", "file.symlink")
def link_self(folder):
    handbook(folder, {"content/patterns/a.md": card()})
    os.symlink("self.md", folder / "content/patterns/self.md")


@case("pages that link to each other in a ring")
def link_ring(folder):
    handbook(folder, {f"content/patterns/r{n}.md": card(f"Ring {n}", f"[next](r{(n + 1) % 50}.md)") for n in range(50)})


@case("a pipe among the cards")
def pipe(folder):
    handbook(folder, {"content/patterns/a.md": card()})
    os.mkfifo(folder / "content/patterns/pipe.md")


@case("a folder named like a card")
def folder_card(folder):
    handbook(folder, {"content/patterns/a.md": card()})
    (folder / "content/patterns/folder.md").mkdir()


@case("a file name with markup and encoded dots")
def markup_name(folder):
    name = "content/patterns/%2e%2e%2f<script>alert(1)<"
    handbook(folder, {f"{name}.md": card()})


@case("two names that differ in case only", "address.collision")
def case_collision(folder):
    handbook(folder, {"content/patterns/card.md": card("One"), "content/patterns/Card.md": card("Two")})


@case("two names that differ in Unicode form only", "address.collision")
def form_collision(folder):
    handbook(folder, {"content/patterns/caf\u00e9.md": card("One"), "content/patterns/cafe\u0301.md": card("Two")})


def theme_case(name, change, *rules):
    def fill(folder):
        handbook(folder, {"content/patterns/a.md": card()})
        shutil.copytree(THEME, folder / "theme")
        first = sorted((folder / "theme/layouts").glob("card.mustache"))[0]
        for path, text in change(first.read_text(encoding="utf-8")).items():
            target = folder / "theme" / path
            target.parent.mkdir(exist_ok=True)
            target.write_text(text, encoding="utf-8")
    CASES.append((name, rules, fill))


theme_case("a partial that includes itself",
           lambda text: {"layouts/card.mustache": text + "{{> loop}}", "partials/loop.mustache": "a {{> loop}}"},
           "theme.partial-cycle")
theme_case("two partials that include each other",
           lambda text: {"layouts/card.mustache": text + "{{> ping}}", "partials/ping.mustache": "{{> pong}}",
                         "partials/pong.mustache": "{{> ping}}"}, "theme.partial-cycle")
theme_case("a partial with ../", lambda text: {"layouts/card.mustache": text + "{{> ../../../etc/passwd}}"},
           "theme.unknown-partial", "theme.syntax")
theme_case("20,000 nested sections",
           lambda text: {"layouts/card.mustache": text + "{{#title}}" * 20_000 + "{{/title}}" * 20_000},
           "theme.deep-nesting", "theme.syntax")
theme_case("20,000 sections that open", lambda text: {"layouts/card.mustache": text + "{{#title}}" * 20_000},
           "theme.deep-nesting", "theme.syntax")
theme_case("partials that double thirty times",
           lambda text: {"layouts/card.mustache": text + "{{> d0}}",
                         **{f"partials/d{n}.mustache": f"{{{{> d{n + 1}}}}}" * 2 for n in range(30)},
                         "partials/d30.mustache": "x"})
theme_case("a tag that does not end", lambda text: {"layouts/card.mustache": text + "{{title"}, "theme.syntax")
