#!/usr/bin/env python3
"""Checks a built site as a browser, a validator and a keyboard find it.

Usage: check_site.py SITE_DIR [--pictures DIR] [--quick-limit N] [--browser PATH]
Exits 0 when nothing was found, 1 when something was, 2 when it could not look.
"""

import argparse
import pathlib
import shutil
import sys

from browser_session import browsing
from outside_tools import link_faults, nu_faults
from palette import palette_faults
from report import Report
from site_pages import Site
from site_server import serving


def check_files(site, report):
    """The files themselves: layouts, markup, links from disk."""
    report.check("layouts", "site", site.layout_faults())
    faults = nu_faults(site)
    for path in site.pages:
        report.check("Nu checker", path, faults.pop(path, []))
    for path, rest in faults.items():
        report.check("Nu checker", path, rest)
    style = (site.root / "assets" / "style.css").read_text(encoding="utf-8")
    report.check("palette", "assets/style.css", palette_faults(style))
    for page in site.pages.values():
        report.check("headings", page.path, page.heading_faults())
        if page.layout != "not-found":
            report.check("links from disk", page.path, site.disk_faults(page))


def check_links(site, report):
    """The links as a server gives them: at the top, and below the base of the error page."""
    everything = [p.path for p in site.pages.values() if p.layout != "not-found"]
    errors = [p.path for p in site.pages.values() if p.layout == "not-found"]
    with serving(site.root) as address:
        paths = everything + (errors if site.base == "/" else [])
        report.check("linkchecker", "at /", link_faults(address, ["", *paths], anchors=True))
    below = site.base if site.base != "/" else "/handbook/"
    with serving(site.root, below) as address:
        paths = everything + (errors if site.base == below else [])
        report.check("linkchecker", f"at {below}",
                     link_faults(address, ["", *paths], anchors=False))


def spread(paths, limit):
    """At most `limit` of the paths, evenly spread."""
    if len(paths) <= limit:
        return paths
    return [paths[i * len(paths) // limit] for i in range(limit)]


def check_pages(site, report, options):
    """The pages in the browser; gives a remark for the closing line."""
    models = [p.path for p in site.first_of_each_layout()]
    others = [p.path for p in site.readable() if p.path not in models]
    looked = spread(others, options.quick_limit)
    cards = [p.path for p in site.readable() if p.layout == "card"]
    with serving(site.root, site.base) as address:
        with browsing(options.browser, address, report, options.stops) as session:
            for path in models:
                session.check_fully(path)
            session.check_quickly(looked)
            for path in cards[:1]:
                session.check_print_and_copy(path)
                session.check_from_disk(site.root / path)
            if options.pictures:
                options.pictures.mkdir(parents=True, exist_ok=True)
                session.take_pictures("index.html", "home", options.pictures)
                for path in cards[:1]:
                    session.take_pictures(path, "card", options.pictures)
    return f"{len(models)} pages in full, {len(looked)} of {len(others)} others by axe and reflow"


def read_options(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("site", type=pathlib.Path, help="folder of the built site")
    parser.add_argument("--pictures", type=pathlib.Path, help="folder for screenshots")
    parser.add_argument("--quick-limit", type=int, default=250,
                        help="how many further pages the browser looks at")
    parser.add_argument("--stops", type=int, default=150, help="Tab stops walked on a page")
    parser.add_argument("--browser", default="/usr/bin/chromium", help="path of Chromium")
    return parser.parse_args(arguments)


def main(arguments):
    options = read_options(arguments)
    missing = [tool for tool in ("java", "linkchecker", options.browser) if not shutil.which(tool)]
    if missing or not (options.site / "index.html").is_file():
        reason = f"missing: {', '.join(missing)}" if missing else f"no site in {options.site}"
        print(f"check_site: could not look: {reason}", file=sys.stderr)
        return 2
    site, report = Site(options.site), Report("check_site")
    check_files(site, report)
    check_links(site, report)
    remark = check_pages(site, report, options)
    return report.close(f"{len(site.pages)} pages; {remark}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
