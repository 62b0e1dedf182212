"""Opens the pages of a site in Chromium and runs the checks of a page on them."""

import contextlib

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

import page_checks as checks

DESKTOP = {"width": 1280, "height": 900}
NARROW = {"width": 320, "height": 640}
MODES = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "forced colours": {"forced_colors": "active"},
    "more contrast": {"contrast": "more"},
}


class BrowserSession:
    """One browser, one site address, one report."""

    def __init__(self, browser, address, report, stops):
        self.browser = browser
        self.address = address
        self.report = report
        self.stops = stops
        self.axe = Axe()

    @contextlib.contextmanager
    def opened(self, path, **settings):
        """A page in a context of its own, with its errors and outside requests reported."""
        settings.setdefault("viewport", DESKTOP)
        context = self.browser.new_context(**settings)
        try:
            page = context.new_page()
            faults = self._listen(page)
            page.goto(self.address + path)
            yield page
            self.report.check("page errors and outside requests", path, faults)
        finally:
            context.close()

    def _listen(self, page):
        faults = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: message.type == "error"
                and faults.append(message.text))
        page.on("request", lambda request: request.url.startswith(("http:", "https:"))
                and not request.url.startswith(self.address)
                and faults.append(f"asks for {request.url}"))
        return faults

    def check_fully(self, path):
        """Everything, on one page of each layout."""
        for mode, settings in MODES.items():
            with self.opened(path, **settings) as page:
                self.report.check(f"axe, {mode}", path, checks.axe_faults(self.axe, page))
        with self.opened(path, viewport=NARROW) as page:
            self.report.check("axe, 320 px", path, checks.axe_faults(self.axe, page))
            self.report.check("reflow", path, page.evaluate(checks.SIDEWAYS))
            self.report.check("text spacing, 320 px", path, checks.spacing_faults(page))
            self.report.check("keyboard, 320 px", path, checks.walk_faults(page, self.stops))
        with self.opened(path, reduced_motion="reduce") as page:
            self.report.check("reduced motion", path, page.evaluate(checks.MOVING))
            self.report.check("text spacing", path, checks.spacing_faults(page))
            self.report.check("keyboard", path, checks.walk_faults(page, self.stops))
        with self.opened(path) as page:
            self.report.check("skip link", path, checks.skip_faults(page))
        self._check_without_script(path)

    def check_print_and_copy(self, path):
        """Paper and the copy button: what a page with code and navigation shows."""
        with self.opened(path) as page:
            self.report.check("print", path, checks.print_faults(page))
        with self.opened(path, permissions=["clipboard-read", "clipboard-write"]) as page:
            self.report.check("copy button", path, checks.copy_faults(page))

    def check_from_disk(self, file):
        """The same page opened as a file has its style and its script."""
        context = self.browser.new_context(viewport=DESKTOP)
        page = context.new_page()
        faults = self._listen(page)
        page.goto(file.as_uri())
        if page.locator(".skip-link").evaluate("e => getComputedStyle(e).position") != "absolute":
            faults.append("no style from disk")
        if page.locator("main .code > pre").count() and not page.locator("button.copy").count():
            faults.append("no script from disk")
        self.report.check("opened from disk", file.name, faults)
        context.close()

    def _check_without_script(self, path):
        with self.opened(path) as page:
            wanted = page.evaluate(checks.WORDS)
        with self.opened(path, java_script_enabled=False) as page:
            words = page.evaluate(checks.WORDS)
            dead = page.locator("button[type=button]").count()
        faults = [] if words and words == wanted else ["the text differs without JavaScript"]
        faults += [f"{dead} dead buttons without JavaScript"] if dead else []
        self.report.check("without JavaScript", path, faults)

    def check_quickly(self, paths):
        """Axe and reflow, light, in one tab, on the pages of a layout that is already known."""
        context = self.browser.new_context(viewport=NARROW, color_scheme="light")
        page = context.new_page()
        faults = self._listen(page)
        for path in paths:
            faults.clear()
            page.set_viewport_size(NARROW)
            page.goto(self.address + path)
            self.report.check("reflow", path, page.evaluate(checks.SIDEWAYS))
            page.set_viewport_size(DESKTOP)
            self.report.check("axe, light", path, checks.axe_faults(self.axe, page))
            self.report.check("page errors and outside requests", path, list(faults))
        context.close()

    def take_pictures(self, path, name, folder):
        """Pictures of a page: wide and narrow, light and dark."""
        for view, size in (("1280", DESKTOP), ("320", NARROW)):
            for scheme in ("light", "dark"):
                with self.opened(path, viewport=size, color_scheme=scheme) as page:
                    page.screenshot(path=folder / f"{name}-{view}-{scheme}.png", full_page=True)


@contextlib.contextmanager
def browsing(executable, address, report, stops):
    """A browser session while the block runs."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable, args=["--no-sandbox"])
        try:
            yield BrowserSession(browser, address, report, stops)
        finally:
            browser.close()
