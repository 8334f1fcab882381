#!/usr/bin/env python3
"""The tables of texts, the library's and the app's, match in each language, and hold what is asked for, no more.

The same keys, the same {values}, the plural forms that the language has, and nothing empty or left in English; simple
forms only of existing texts, each marked in the page, so that it follows the profile; no sentence in a script or document.
"""

from __future__ import annotations  # for the Python 3.9 of Xcode

import json
import re
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = [ROOT / "Web/messages", ROOT / "Tasks/Texts/Tables"]
# The plural forms of each language by CLDR, and which are for a single number. A new language gets a line.
FORMS = {"en": {"one": True, "other": False}, "it": {"one": True, "other": False}}
# Texts that are the same words as in English. A new language gets a line.
ALIKE = {
    "it": {
        "feedback.studio", "inspector.volume", "settingsTitle", "settingsVolume",
    },
}
# Names of formats and units, which are the same everywhere.
UNIVERSAL = re.compile(r"A|B|AHAP|CSS|CSV|JSON|Swift|todo\.txt|pt|s|ms")
SIMPLE = ".simple"
# A tool for designers, in English alone.
STUDIO = "studio."
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
# Keys that NodUI asks for, and those that a module's own table of words asks for, inside `extension Words`.
ASKED = re.compile(r"\b(?:Words|words|localized)\.(?:text|pieces)\(\s*\"(\w+)\"")
ASKED_INSIDE = re.compile(r"(?<![.\w])(?:text|pieces|many|one)\((?:\$0, of: )?\"(\w+)\"")
SENTENCE = re.compile(r"^[A-Z][^\W\d_]*[ ’'].*[^\W\d_]")


def split(key: str) -> tuple[str, str | None]:
    """A key, and its plural form."""
    base, _, form = key.rpartition(".")
    return (base, form) if form in CATEGORIES else (key, None)


def base(key: str) -> str:
    """Without its forms: `list.found` of `list.found.simple.one`."""
    return split(key)[0].removesuffix(SIMPLE)


def values(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", text))


def needs(table: dict) -> dict[tuple[str, bool], set[str]]:
    """The values of each text, by key and whether it is counted."""
    found = {}
    for key, text in table.items():
        base, form = split(key)
        found.setdefault((base, form is not None), set()).update(values(text))
    return found


def problems(forms: dict[str, bool], table: dict, reference: dict) -> list[str]:
    """How a table differs from the English one."""
    mine, theirs = needs(table), needs(reference)
    wrong = [f"{one[0]} is filled with {mine.get(one)}, not {theirs.get(one)}" for one in mine.keys() | theirs.keys()
             if mine.get(one) != theirs.get(one) and not (one[0].startswith(STUDIO) and one not in mine)]
    for base, counted in mine:
        has = {form for key, form in map(split, table) if key == base and form}
        if counted and has != set(forms):
            wrong.append(f"{base} has the plural forms {has}, not {set(forms)}")
    # A form for a single number may spell it out.
    return wrong + [f"{key} doesn't say its count" for key, text in table.items()
                    if forms.get(split(key)[1]) is False and "count" not in values(text)]


def english(table: dict, reference: dict, alike: set[str]) -> list[str]:
    """Texts that were left in English."""
    same = {key for key, text in table.items() if reference.get(key) == text}
    worded = {key for key in same if not UNIVERSAL.fullmatch(re.sub(r"\{\w+\}", "", table[key]).strip(" :,") or "A")}
    needless = alike & table.keys() - worded
    return [f"{key} is English" for key in worded - alike] + [f"{key} isn't alike" for key in needless]


def simple_problems(tables: list[dict]) -> list[str]:
    """A simple form has no extra values, and differs from the usual form in some language."""
    wrong = []
    for key in dict.fromkeys(key for table in tables for key in table if SIMPLE in key):
        usual = key.replace(SIMPLE, "")
        missing = [table for table in tables if usual not in table or key not in table]
        if missing:
            wrong.append(f"{key} has no {usual} beside it everywhere")
        elif any(not values(table[key]) <= values(table[usual]) for table in tables):
            wrong.append(f"{key} is filled with what {usual} isn't")
        elif all(table[key] == table[usual] for table in tables):
            wrong.append(f"{key} is {usual}")
    return wrong


def sources(*globs: str) -> list[str]:
    return [path.read_text(encoding="utf-8") for one in globs for path in sorted(ROOT.glob(one))]


def code(source: str) -> str:
    """Without comments, and without logs and previews, which only developers read."""
    lines = (re.sub(r"\s//\s.*", "", line) for line in source.splitlines()
             if not re.search(r"console\.|logger\.|#Preview\(|^\s*(//|\*|/\*)", line))
    return "\n".join(lines)


def used_problems(library: set[str], app: set[str]) -> list[str]:
    """Texts that page, Studio, server, app and NodUI ask for in vain, or never; and texts outside of the tables."""
    scripts = [code(one) for one in sources("Tasks/Page/**/*.js", "Studio/**/*.js")]
    swift = [code(one) for one in sources("Tasks/Texts/*.swift", "Tasks/Sources/Task*/**/*.swift")]
    documents = sources("Tasks/Page/**/*.html", "Studio/**/*.html")
    nod = sources("Sources/NodPerforming/**/*.swift", "Sources/NodUI/**/*.swift")
    literals = {literal for one in scripts + swift for literal in re.findall(r'"([^"\n]*)"', one)}
    beginnings = {start for one in scripts for start in re.findall(r"`([\w.]+\.)\$\{", one)}
    beginnings |= {start for one in swift for start in re.findall(r'"([\w.]+\.)\\\(', one)}
    surfaces = {key.split(".")[0] for key in app}
    asked = {one for one in literals
             if re.fullmatch(r"\w+(\.\w+)*", one) and one.split(".")[0] in surfaces and ("." in one or one == "quoted")}
    filled = {key for one in documents for key in re.findall(r"\{\{([\w.]+)\}\}", one)}
    asked |= filled - {"language", "direction", "profile", "end", "title", "text", "action"}
    asked_by_nod = {key for one in nod for key in ASKED.findall(one)}
    asked_by_nod |= {key for one in nod if "extension Words" in one for key in ASKED_INSIDE.findall(one)}
    known = library | app | {base(key) for key in library | app}
    wrong = [f"{key} is asked for and in no table" for key in sorted(asked | asked_by_nod) if key not in known]
    wrong += [f"{key} is in the table and nothing asks for it" for key in sorted(app)
              if key not in asked and base(key) not in asked and not key.startswith(tuple(beginnings))]

    [page] = sources("Tasks/Page/index.html")
    simple = {base(key) for key in library | app if SIMPLE in key}
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


def once(pairs: list) -> dict:
    keys = [key for key, _ in pairs]
    assert len(keys) == len(set(keys)), f"twice: {sorted(key for key in keys if keys.count(key) > 1)}"
    return dict(pairs)


def all_problems(language: str, table: dict, reference: dict) -> list[str]:
    left = english(table, reference, ALIKE.get(language, set())) if language != "en" else []
    return problems(FORMS[language], table, reference) + [f"{key} is empty" for key in table if not table[key].strip()] + left


def main() -> int:
    folders = {folder: {file.stem: json.loads(file.read_text(encoding="utf-8"), object_pairs_hook=once)
                        for file in sorted(folder.glob("*.json"))} for folder in FOLDERS}
    wrong = [f"{folder.name} has tables of {set(tables)}, not of {set(FORMS)}" for folder, tables in folders.items()
             if set(tables) != set(FORMS)]
    for folder, tables in folders.items():
        wrong += [f"{folder.name}/{language}.json: {problem}" for language, table in tables.items() if language in FORMS
                  for problem in all_problems(language, table, tables["en"])]
        wrong += [f"{folder.name}: {problem}" for problem in simple_problems(list(tables.values()))]
    wrong += used_problems(*(set(tables["en"]) for tables in folders.values()))
    print(*wrong, sep="\n", end="\n" if wrong else "", file=sys.stderr)
    count = sum(len(tables["en"]) for tables in folders.values())
    print(f"tables of {count} texts in {len(FORMS)} languages, {len(wrong)} problems")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
