#!/usr/bin/env python3
"""The tables of texts, the library's and the app's, match in each language.

The same keys, the same {values}, the plural forms that the language has, and nothing empty or left in English; simple
forms only of existing texts.
"""

from __future__ import annotations  # for the Python 3.9 of Xcode

import json
import re
import sys
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


def split(key: str) -> tuple[str, str | None]:
    """A key, and its plural form."""
    base, _, form = key.rpartition(".")
    return (base, form) if form in CATEGORIES else (key, None)


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
    wrong = [f"{key} is in one table only" for key, _ in mine.keys() ^ theirs.keys() if not key.startswith(STUDIO)]
    wrong += [f"{key} is filled with {mine[key, counted]}, not {theirs[key, counted]}"
              for key, counted in mine.keys() & theirs.keys() if mine[key, counted] != theirs[key, counted]]
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
    print(*wrong, sep="\n", end="\n" if wrong else "", file=sys.stderr)
    count = sum(len(tables["en"]) for tables in folders.values())
    print(f"tables of {count} texts in {len(FORMS)} languages, {len(wrong)} problems")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
