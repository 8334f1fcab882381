#!/usr/bin/env python3
"""Every text that page, Studio, server and app ask for is in the tables, and no other is.

Also: a text with a simple form is marked in the page, so that it follows the profile; and no sentence is left in a
script or a document.
"""

from __future__ import annotations  # for the Python 3.9 of Xcode

import json
import re
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OWN = set(json.loads((ROOT / "Tasks/Texts/Tables/en.json").read_text()))
KNOWN = OWN | set(json.loads((ROOT / "Web/messages/en.json").read_text()))
SURFACES = {key.split(".")[0] for key in OWN}
FORMS = re.compile(r"(\.(one|other))?$")
SENTENCE = re.compile(r"^[A-Z][^\W\d_]*[ ’'].*[^\W\d_]")


def base(key: str) -> str:
    """Without its forms: `list.found` of `list.found.simple.one`."""
    return FORMS.sub("", key).removesuffix(".simple")


def sources(*globs: str) -> list[str]:
    return [path.read_text() for one in globs for path in sorted(ROOT.glob(one))]


def code(source: str) -> str:
    """Without comments, and without logs and previews, which only developers read."""
    lines = (re.sub(r"\s//\s.*", "", line) for line in source.splitlines()
             if not re.search(r"console\.|logger\.|#Preview\(|^\s*(//|\*|/\*)", line))
    return "\n".join(lines)


def main() -> list[str]:
    scripts = [code(one) for one in sources("Tasks/Page/**/*.js", "Studio/**/*.js")]
    swift = [code(one) for one in sources("Tasks/Texts/*.swift", "Tasks/Sources/Task*/**/*.swift")]
    documents = sources("Tasks/Page/**/*.html", "Studio/**/*.html")
    literals = {literal for one in scripts + swift for literal in re.findall(r'"([^"\n]*)"', one)}
    beginnings = {start for one in scripts for start in re.findall(r"`([\w.]+\.)\$\{", one)}
    beginnings |= {start for one in swift for start in re.findall(r'"([\w.]+\.)\\\(', one)}
    asked = {one for one in literals
             if re.fullmatch(r"\w+(\.\w+)*", one) and one.split(".")[0] in SURFACES and ("." in one or one == "quoted")}
    filled = {key for one in documents for key in re.findall(r"\{\{([\w.]+)\}\}", one)}
    asked |= filled - {"language", "direction", "profile", "end", "title", "text", "action"}
    known = KNOWN | {base(key) for key in KNOWN}
    wrong = [f"{key} is asked for and in no table" for key in sorted(asked - known)]
    wrong += [f"{key} is in the table and nothing asks for it" for key in sorted(OWN)
              if key not in asked and base(key) not in asked and not key.startswith(tuple(beginnings))]

    page = (ROOT / "Tasks/Page/index.html").read_text()
    simple = {base(key) for key in KNOWN if ".simple" in key}
    shown = Counter(key for key in re.findall(r"\{\{([\w.]+)\}\}", page) if key in simple)
    marked = Counter(mark.split(":")[-1] for marks in re.findall(r'data-words="([^"]*)"', page) for mark in marks.split())
    wrong += [f"{key} is marked {marked[key]} times in index.html, and shown {shown[key]} times"
              for key in sorted(shown.keys() | marked.keys()) if shown[key] != marked[key]]

    said = [text for one in scripts for text in re.findall(r'"([^"\n]*)"|`([^`\n]*)`', one) for text in text if text]
    wrong += [f"a script says {text!r}" for text in said if SENTENCE.search(text)]
    for document in documents:
        # Skips elements with a language, code, keys and names of formats.
        text = re.sub(r"<(code|kbd)\b[^>]*>[^<]*|<[^>]* lang=\"\w+\"[^>]*>[^<]*", "<", document)
        parts = re.findall(r'(?:aria-label|aria-description|alt|label|placeholder|title)="([^"]*)"', text)
        for part in parts + re.findall(r">([^<]+)<", text):
            words = re.sub(r"\{\{[^}]*\}\}", "", part).strip()
            if re.search(r"[^\W\d_]{2}", words) and words not in {"JSON", "CSV", "todo.txt"}:
                wrong.append(f"a document says {words!r}")
    return wrong


if problems := main():
    sys.exit("\n".join(problems))
