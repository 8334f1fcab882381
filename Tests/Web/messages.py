#!/usr/bin/env python3
"""The message tables of Web/messages, and those of Sources/NodUI/Strings, say the same things in each language.

The same keys, the same {values}, the plural forms that the language has, and nothing empty; and a simple form only of
what has a usual one. Proves itself on tables that must and must not be caught.
"""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = [ROOT / "Web/messages", ROOT / "Sources/NodUI/Strings"]
SIMPLE = ".simple"
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
# Of whole numbers below a million, by CLDR: Italian's "many" begins there, and falls back to "other".
PLURALS = {"en": {"one", "other"}, "it": {"one", "other"}}

# A table beside {"a": "{x}", "b.one": "1", "b.other": "{count}"}, and whether something is wrong with it.
REFERENCE = {"a": "{x}", "b.one": "1", "b.other": "{count}"}
EXAMPLES = [
    ({"a": "la {x}", "b.one": "uno", "b.other": "{count} cose"}, False),
    ({"a": "la {x}", "b.one": "{count} cosa", "b.other": "{count} cose"}, False),
    ({"b.one": "uno", "b.other": "{count}"}, True),
    ({"a": "{x}", "b.one": "uno", "b.other": "{count}", "c": "altro"}, True),
    ({"a": "{y}", "b.one": "uno", "b.other": "{count}"}, True),
    ({"a": "{x}", "b.one": "uno", "b.other": "molte"}, True),
    ({"a": "{x}", "b.other": "{count}"}, True),
    ({"a": "{x}", "b.one": "uno", "b.few": "{count}", "b.other": "{count}"}, True),
    ({"a": " ", "b.one": "uno", "b.other": "{count}"}, True),
]
# A table that is the same in every language, and whether something is wrong with it.
SIMPLE_EXAMPLES = [
    (
        {
            "a": "{x} {y}", "a.simple": "{x}", "b.one": "1", "b.other": "{count}", "b.simple.one": "i",
            "b.simple.other": "{count}!",
        },
        False,
    ),
    ({"a": "{x}", "a.simple": "{y}"}, True),
    ({"a": "{x}", "a.simple": "{x}"}, True),
    ({"a": "{x}", "c.simple": "{x}"}, True),
    ({"a": "{x}", "a.simple.one": "1", "a.simple.other": "{count}"}, True),
    ({"b.one": "1", "b.other": "{count}", "b.simple": "many"}, True),
]


def split(key: str) -> tuple[str, str | None]:
    """A key, and its plural form."""
    base, _, form = key.rpartition(".")
    return (base, form) if form in CATEGORIES else (key, None)


def values(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", text))


def needs(table: dict) -> dict[tuple[str, bool], set[str]]:
    """What each text is filled with, by key and whether it is counted. One thing may be said without its number."""
    found = {}
    for key, text in table.items():
        base, form = split(key)
        found.setdefault((base, form is not None), set()).update(values(text))
    return found


def problems(language: str, table: dict, reference: dict) -> list[str]:
    mine, theirs = needs(table), needs(reference)
    wrong = [f"{key} is in one table only" for key, _ in mine.keys() ^ theirs.keys()]
    wrong += [f"{key} is filled with {mine[key, counted]}, not {theirs[key, counted]}"
              for key, counted in mine.keys() & theirs.keys() if mine[key, counted] != theirs[key, counted]]
    for base, counted in mine:
        forms = {form for key, form in map(split, table) if key == base and form}
        if counted and forms != PLURALS[language]:
            wrong.append(f"{base} has the plural forms {forms}, not {PLURALS[language]}")
    is_text = lambda text: isinstance(text, str) and text and text.strip() == text
    wrong += [f"{key} says {text!r}" for key, text in table.items() if not is_text(text)]
    return wrong


def simple_problems(tables: list[dict]) -> list[str]:
    """A simple form says nothing that the usual one doesn't, and in some language it says it differently."""
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


def main() -> int:
    wrong = [f"messages.py is wrong about {table}" for table, is_wrong in EXAMPLES
             if bool(problems("it", table, REFERENCE)) != is_wrong]
    wrong += [f"messages.py is wrong about {table}" for table, is_wrong in SIMPLE_EXAMPLES
              if bool(simple_problems([table, table])) != is_wrong]
    named = re.search(r"const languages = (\[.*?\]);", (ROOT / "Web/messages.js").read_text())
    languages = set(json.loads(named[1])) if named else set()
    count = 0
    for folder in FOLDERS:
        read = lambda file: json.loads(file.read_text(encoding="utf-8"), object_pairs_hook=once)
        tables = {file.stem: read(file) for file in folder.glob("*.json")}
        if languages != set(tables) or set(tables) != set(PLURALS):
            wrong.append(f"messages.js, {folder.name}/ and messages.py know different languages: {sorted(tables)}")
        for language in tables.keys() & PLURALS.keys():
            found = problems(language, tables[language], tables["en"])
            wrong += [f"{folder.name}/{language}.json: {problem}" for problem in found]
        wrong += [f"{folder.name}: {problem}" for problem in simple_problems(list(tables.values()))]
        count += len(tables["en"])
    print(*wrong, sep="\n", end="\n" if wrong else "", file=sys.stderr)
    print(f"message tables of {count} texts in {len(languages)} languages, {len(wrong)} problems")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
