"""The pages of a built site, as the files and the theme tell them."""

import html.parser
import pathlib
import urllib.parse


class Page(html.parser.HTMLParser):
    """One HTML file: its layout, headings, ids and links."""

    def __init__(self, root, path):
        super().__init__()
        self.path = path
        self.layout = None
        self.ids = set()
        self.repeated_ids = []
        self.links = []
        self.anchors = []
        self.headings = []
        self.feed((root / path).read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        name = values.get("id")
        if name in self.ids:
            self.repeated_ids.append(name)
        if name:
            self.ids.add(name)
        for word in (values.get("class") or "").split():
            if tag == "main" and word.startswith("layout-"):
                self.layout = word.removeprefix("layout-")
        for attribute in ("href", "src"):
            if values.get(attribute) is not None and tag != "base":
                self.links.append(values[attribute])
        if len(tag) == 2 and tag[0] == "h" and tag[1] in "123456":
            self.headings.append(int(tag[1]))
        if tag == "a" and values.get("href"):
            self.anchors.append(values["href"])


    def heading_faults(self):
        """One first-level heading, before every other, and no level left out on the way down."""
        faults = [] if self.headings.count(1) == 1 else [f"{self.headings.count(1)} h1"]
        if self.headings and self.headings[0] != 1:
            faults.append(f"h{self.headings[0]} stands before the h1")
        steps = zip(self.headings, self.headings[1:])
        return faults + [f"h{after} follows h{before}" for before, after in steps
                         if after > before + 1]


class Site:
    """A folder with a built site."""

    def __init__(self, root):
        self.root = pathlib.Path(root).resolve()
        paths = sorted(p.relative_to(self.root).as_posix() for p in self.root.rglob("*.html"))
        self.pages = {path: Page(self.root, path) for path in paths}

    @property
    def base(self):
        """The path that the error page links to: it is the only page that knows the base."""
        for page in self.pages.values():
            if page.layout == "not-found":
                homes = [a for a in page.anchors if not a.startswith(("#", "mailto:"))]
                path = urllib.parse.urlsplit(homes[0]).path if homes else "/"
                return path if path.endswith("/") else path.rsplit("/", 1)[0] + "/"
        return "/"

    def readable(self):
        """Every page that stays where it is when opened."""
        return [p for p in self.pages.values() if p.layout != "redirect"]

    def first_of_each_layout(self):
        """One page for each layout, the first in order of path."""
        found = {}
        for page in self.readable():
            found.setdefault(page.layout, page)
        return list(found.values())

    def layout_faults(self):
        """Pages that no layout of the theme made, and layouts that no page shows."""
        faults = [f"{p.path} has no <main> of a known layout" for p in self.pages.values()
                  if p.layout is None]
        wanted = ["home", "card", "page", "patterns", "wcag", "related", "site-map", "not-found"]
        seen = {p.layout for p in self.pages.values()}
        return faults + [f"no page of the layout {name}" for name in wanted if name not in seen]

    def disk_faults(self, page):
        """Links of a page that lead nowhere when the site is opened from disk."""
        faults = [f"id {name} stands twice" for name in page.repeated_ids]
        folder = pathlib.PurePosixPath(page.path).parent
        for link in page.links:
            parts = urllib.parse.urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            if parts.path.startswith("/"):
                faults.append(f"{link} is not relative")
                continue
            path = urllib.parse.unquote(parts.path)
            target = self._join(folder, path) if path else page.path
            if target is None or not (self.root / target).is_file():
                faults.append(f"{link} leads to no file")
            elif parts.fragment and target in self.pages:
                if urllib.parse.unquote(parts.fragment) not in self.pages[target].ids:
                    faults.append(f"{link} leads to no id")
        return faults

    @staticmethod
    def _join(folder, path):
        parts = list(folder.parts)
        for part in path.split("/"):
            if part == "..":
                if not parts:
                    return None
                parts.pop()
            elif part not in ("", "."):
                parts.append(part)
        return "/".join(parts)
