#!/usr/bin/env python3
"""The table of figures in Documentation/FeedbackFile.md, from Web/feedback.schema.json.

Writes it, or with --check fails when it is old.
"""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SCHEMA = ROOT / "Web/feedback.schema.json"
PAGE = ROOT / "Documentation/FeedbackFile.md"
FIRST, LAST = "<!-- figures: make schema -->\n", "<!-- end of figures -->\n"


def figures(schema, path=()):
    for key, inner in schema["properties"].items():
        if "x-figure" in inner:
            yield ".".join((*path, key)), inner
        elif "properties" in inner:
            yield from figures(inner, (*path, key))


def table(schema) -> str:
    rows = ["| figure | what it is | allowed | advised | standard | child |", "|---|---|---|---|---|---|"]
    for path, figure in figures(schema):
        advised = figure["x-advised"]
        cells = [
            f"`{path}`",
            figure["description"],
            f"{figure['minimum']} … {figure['maximum']}",
            f"{advised[0]} … {advised[1]}",
            str(figure["default"]),
            str(figure["x-child"]),
        ]
        rows.append("| " + " | ".join(cells) + " |")
    return "\n".join(rows) + "\n"


def main() -> int:
    page = PAGE.read_text(encoding="utf-8")
    before, rest = page.split(FIRST)
    old, after = rest.split(LAST)
    new = table(json.loads(SCHEMA.read_text(encoding="utf-8")))
    if sys.argv[1:] != ["--check"]:
        PAGE.write_text(before + FIRST + new + LAST + after, encoding="utf-8")
    elif old != new:
        print(f"The figures in {PAGE.relative_to(ROOT)} are old: make schema")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
