"""Contrast of the colour tokens of the style sheet, in both schemes."""

import re

TEXTS = ["text", "muted", "link", "visited", "fails", "supports", "warning", "keyword", "type",
         "string", "number", "comment", "attribute", "label"]
PARTS = ["line", "ring"]
GROUNDS = ["page", "ground"]
TEXT_RATIO, PART_RATIO = 7.0, 3.0


def luminance(colour):
    """Relative luminance of `#rrggbb`, as WCAG defines it."""
    channels = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    """Contrast ratio of two colours."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def schemes(style):
    """The tokens of the light scheme, and those of the dark one over them."""
    blocks = re.findall(r"(prefers-color-scheme: dark\) \{\s*)?:root \{(.*?)\}", style, re.DOTALL)
    tokens = [(bool(dark), dict(re.findall(r"--([a-z]+): (#[0-9a-f]{6});", body)))
              for dark, body in blocks]
    light = next((t for dark, t in tokens if not dark and t), {})
    night = next((t for dark, t in tokens if dark and t), {})
    return {"light": light, "dark": {**light, **night}} if night else {"light": light}


def palette_faults(style):
    """Pairs of tokens below their ratio, and schemes or tokens that are missing."""
    found = schemes(style)
    faults = [] if "dark" in found else ["no dark scheme"]
    for scheme, tokens in found.items():
        for names, least in ((TEXTS, TEXT_RATIO), (PARTS, PART_RATIO)):
            for name in names:
                for ground in GROUNDS:
                    if name not in tokens or ground not in tokens:
                        faults.append(f"{scheme}: no token --{name} or --{ground}")
                    elif contrast(tokens[name], tokens[ground]) < least:
                        ratio = contrast(tokens[name], tokens[ground])
                        faults.append(f"{scheme}: --{name} on --{ground} is {ratio:.2f}:1")
    return faults
