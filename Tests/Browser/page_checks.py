"""What is looked at in one page in the browser. Each check gives a list of faults."""

TAGS = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

SPACING = """* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }"""

SIDEWAYS = """() => {
  const page = document.scrollingElement;
  if (page.scrollWidth <= innerWidth) return [];
  const wide = [...document.body.querySelectorAll('*')].filter(e =>
    e.getBoundingClientRect().right > innerWidth + 1).slice(0, 3);
  return [`${page.scrollWidth} px wide in a window of ${innerWidth}`,
    ...wide.map(e => e.outerHTML.slice(0, 80))];
}"""

CLIPPED = """() => [...document.querySelectorAll('body *')].filter(e => {
  const style = getComputedStyle(e);
  const cuts = v => v === 'hidden' || v === 'clip';
  return e.clientWidth > 1 && !e.closest('.visually-hidden') &&
    ((cuts(style.overflowX) && e.scrollWidth > e.clientWidth + 1) ||
     (cuts(style.overflowY) && e.scrollHeight > e.clientHeight + 1));
}).slice(0, 3).map(e => 'text is cut off in ' + e.outerHTML.slice(0, 80))"""

WORDS = """() => { const main = document.querySelector('main'); const copy = main.cloneNode(true);
  copy.querySelectorAll('.copy, .copy-status').forEach(e => e.remove());
  return copy.textContent.replace(/\\s+/g, ' ').trim(); }"""

MOVING = """() => [...document.querySelectorAll('*')].filter(e => {
  const style = getComputedStyle(e);
  return style.transitionDuration.split(',').some(t => parseFloat(t) > 0) ||
    style.animationName !== 'none' || style.scrollBehavior === 'smooth';
}).slice(0, 3).map(e => 'moves with reduced motion: ' + e.outerHTML.slice(0, 80))"""

FOCUS = """() => {
  const e = document.activeElement;
  if (!e || e === document.body || e === document.documentElement) return null;
  if (e.dataset.walked) return { again: true };
  e.dataset.walked = '1';
  const style = getComputedStyle(e), box = e.getBoundingClientRect();
  const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
  const y = Math.min(Math.max(box.top + Math.min(box.height / 2, innerHeight / 2), 0),
    innerHeight - 1);
  const rows = [...e.getClientRects()].filter(r => r.width > 0);
  const points = [[x, y], ...rows.map(r => [r.left + r.width / 2, r.top + r.height / 2])];
  const seen = points.some(([px, py]) => {
    const top = document.elementFromPoint(px, py);
    return top && (e.contains(top) || top.contains(e) && top.closest('label, li, main') !== null);
  });
  return { html: e.outerHTML.slice(0, 90), href: e.getAttribute('href'),
    ring: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
    shown: box.width > 0 && box.height > 0 && style.visibility === 'visible' &&
      parseFloat(style.opacity) === 1 && box.bottom > 0 && box.top < innerHeight,
    seen };
}"""

TABBABLE = """() => [...document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]')].filter(e =>
  !e.disabled && e.tabIndex >= 0 && e.checkVisibility({ contentVisibilityAuto: true,
    visibilityProperty: true })).length"""


def axe_faults(axe, page):
    """Violations of axe-core, one line for each rule."""
    result = axe.run(page, options={"runOnly": {"type": "tag", "values": TAGS},
                                    "resultTypes": ["violations"]})
    return [f"{v['id']}: {v['help']}: {[n['target'] for n in v['nodes'][:3]]}"
            for v in result.response["violations"]]


def spacing_faults(page):
    """The page with the text spacing of 1.4.12: nothing runs out or is cut off."""
    style = page.add_style_tag(content=SPACING)
    faults = page.evaluate(SIDEWAYS) + page.evaluate(CLIPPED)
    style.evaluate("e => e.remove()")
    return faults


def walk_faults(page, limit):
    """A walk with the Tab key: skip link first, every stop seen and ringed, no trap."""
    faults, stops = [], 0
    expected = page.evaluate(TABBABLE)
    while stops < limit:
        page.keyboard.press("Tab")
        stop = page.evaluate(FOCUS)
        if stop is None or stop.get("again"):
            break
        stops += 1
        if stops == 1 and stop["href"] != "#pb.main":
            faults.append(f"the first stop is not the skip link: {stop['html']}")
        for key, fault in (("ring", "no focus ring"), ("shown", "focused but not shown"),
                           ("seen", "focused but covered")):
            if not stop[key]:
                faults.append(f"{fault}: {stop['html']}")
    if stops < min(limit, expected):
        faults.append(f"the walk ended after {stops} of {expected} stops")
    return faults


def skip_faults(page):
    """The skip link moves the focus into the main part."""
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    name = page.evaluate("document.activeElement.id")
    return [] if name == "pb.main" else [f"the focus is on '{name}' after the skip link"]


def print_faults(page):
    """On paper: light even from a dark screen, no navigation, no buttons."""
    page.emulate_media(media="print", color_scheme="dark")
    faults = []
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    if ground not in ("rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"):
        faults.append(f"prints on {ground}")
    if page.evaluate("document.body.classList.contains('plain')") is False:
        shown = page.evaluate("""[...document.querySelectorAll('nav, button, .permalink')]
          .filter(e => e.checkVisibility()).map(e => e.outerHTML.slice(0, 60)).slice(0, 3)""")
        faults += [f"prints {html}" for html in shown]
    page.emulate_media(media="screen", color_scheme="light")
    return faults


def copy_faults(page):
    """The first copy button copies its code and says so in the status line."""
    button = page.locator("button.copy").first
    if button.count() == 0:
        return ["code without a copy button"] if page.locator("main .code pre").count() else []
    button.click()
    try:
        page.wait_for_function(
            "document.querySelector('[role=status]').textContent.startsWith('Copied')",
            timeout=3000)
    except Exception:  # the time is over: whatever the page says instead is the fault
        return [f"the status line says '{page.locator('[role=status]').inner_text()}'"]
    copied = page.evaluate("navigator.clipboard.readText()")
    wanted = page.locator("main .code").first.evaluate(
        "e => [...e.querySelectorAll('pre')].map(pre => pre.textContent).join('')")
    return [] if copied == wanted else ["what was copied is not the code"]
