#!/usr/bin/env python3
"""The tables of texts, the library's and the app's, match in each language.

The same keys, the same {values}, the plural forms that the language has, and nothing empty or left in English; simple
forms only of existing texts.
"""

from __future__ import annotations  # for the Python 3.9 of Xcode

import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = [ROOT / "Web/messages", ROOT / "Tasks/Texts/Tables"]
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


def plural_forms(languages: list[str]) -> dict[str, Counter]:
    """How many whole numbers use each form; from a million on, Italian's “many” falls back to “other”."""
    script = """const formsOf = (language) => {
          const rules = new Intl.PluralRules(language);
          return Array.from({ length: 1000 }, (_, number) => rules.select(number));
        };
        console.log(JSON.stringify(Object.fromEntries(process.argv.slice(1).map((one) => [one, formsOf(one)]))))"""
    said = subprocess.run(["node", "--eval", script, *languages], capture_output=True, text=True, check=True).stdout
    return {language: Counter(forms) for language, forms in json.loads(said).items()}


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


def problems(forms: Counter, table: dict, reference: dict) -> list[str]:
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
                    if forms[split(key)[1]] > 1 and "count" not in values(text)]


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


def all_problems(language: str, forms: Counter, table: dict, reference: dict) -> list[str]:
    left = english(table, reference, ALIKE.get(language, set())) if language != "en" else []
    return problems(forms, table, reference) + [f"{key} is empty" for key in table if not table[key].strip()] + left


def main() -> int:
    folders = {folder: {file.stem: json.loads(file.read_text(encoding="utf-8"), object_pairs_hook=once)
                        for file in sorted(folder.glob("*.json"))} for folder in FOLDERS}
    forms = plural_forms(sorted({language for tables in folders.values() for language in tables}))
    wrong = [f"{language} has one table only" for language in forms
              if not all(language in tables for tables in folders.values())]
    for folder, tables in folders.items():
        wrong += [f"{folder.name}/{language}.json: {problem}" for language, table in tables.items()
                  for problem in all_problems(language, forms[language], table, tables["en"])]
        wrong += [f"{folder.name}: {problem}" for problem in simple_problems(list(tables.values()))]
    print(*wrong, sep="\n", end="\n" if wrong else "", file=sys.stderr)
    count = sum(len(tables["en"]) for tables in folders.values())
    print(f"tables of {count} texts in {len(forms)} languages, {len(wrong)} problems")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
