#!/usr/bin/env python3
"""Makes every file that lists languages or texts from the tables in Web/messages and Tasks/Texts/Tables.

NodUI's Nod.strings and the document of its keys, the English words of tests, the addresses of the tables for browsers,
the app's languages, also in its Xcode project, and, in the API's description, the values of the setting.

    Scripts/texts.py           writes them
    Scripts/texts.py --check   fails if they are old
"""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LIBRARY = ROOT / "Web/messages"
APP = ROOT / "Tasks/Texts/Tables"
API = ROOT / "Tasks/Sources/TaskServer/Routes/openapi.yaml"
PROJECT = ROOT / "Tasks/Tasks.xcodeproj/project.pbxproj"
INFO = ROOT / "Tasks/Xcode/Info.plist"
RESOURCES = ROOT / "Sources/NodUI/Resources"
MADE = "Made by Scripts/texts.py from"
ENGLISH = """import NodPerforming

extension Words {{
    /// The words in English. {made} Web/messages.
    public static let english = Words([
{lines}    ])
}}
"""
WEB = """// {made} messages/: its tables, named so that bundlers find them.

/** @type {{Record<string, () => URL>}} */
export const tables = {{
{lines}}};
"""
SMALL = """// {made} messages/en.json: the texts of each small entry.
{lines}"""
# The small entries have no texts for children and settings, and report no moments.
SMALL_KEYS = {
    "check": "check|required|waiting|notSaved|notCompleted",
    "toasts": "notifications|undo|retry|dismiss",
}
BOTH_SAY = r"|(completed|failure|refused)(Unnamed)?(\.one|\.other)?"
KEYS = """# Keys of texts

Every text of NodUI, for an app's own words.

<!-- {made} Web/messages/en.json. -->

## Overview

A catalog or table of an app has `nod.` before each key, a dictionary for `.feedbackWords(_:)` does not: see
<doc:Languages>. Names in braces stay as they are: values are filled in there. A key with `.one` and `.other` has each
plural form of the language, and one with `.simple` is for children.

| key | English |
|---|---|
{lines}"""
LANGUAGES = """/// A language the app speaks: one for each file of Tasks/Texts/Tables. {made} them.
public enum Language: String, CaseIterable, Sendable {{
{lines}}}
"""
EMBEDDED = """/// The tables within the program. {made} Tasks/Texts/Tables.
enum EmbeddedTables {{
    static let english = PackageResources.en_json

    static var all: [Language: [UInt8]] {{
        [
{lines}        ]
    }}
}}
"""
STUB = """/// A stub of the code that SwiftPM generates for embedded files. {made} Tasks/Texts/Tables.
enum PackageResources {{
{lines}}}
"""
STUB_LINE = """    // swift-format-ignore: AlwaysUseLowerCamelCase
    static let {0}_json: [UInt8] = []
"""

def tables(folder: Path) -> dict[str, dict[str, str]]:
    """The texts of each language, English first."""
    files = sorted(folder.glob("*.json"), key=lambda file: (file.stem != "en", file.stem))
    return {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in files}


def quoted(text: str) -> str: return json.dumps(text, ensure_ascii=False)


def strings(table: dict[str, str]) -> str:
    lines = (f"{quoted(f'nod.{key}')} = {quoted(text)};\n" for key, text in sorted(table.items()))
    return f"/* {MADE} Web/messages. */\n\n" + "".join(lines)


def filled(template: str, line: str, items: list) -> str:
    """The template with a line for each item."""
    return template.format(made=MADE, lines="".join(line.format(*item) for item in items))


def edited(file: Path, pattern: str, text: str) -> str:
    """A hand-written file with its list of languages replaced."""
    return re.sub(pattern, lambda _: text, file.read_text(encoding="utf-8"), count=1)


def made() -> dict[Path, str]:
    library, app = tables(LIBRARY), list(tables(APP))
    files = {RESOURCES / f"{tag}.lproj/Nod.strings": strings(table) for tag, table in library.items()}
    english = [(quoted(key), quoted(text)) for key, text in sorted(library["en"].items())]
    urls = [(f"messages/{tag}.json",) for tag in library]
    cases = [(tag,) for tag in app]
    choices = ", ".join(["system", *app])
    regions = "".join(f"\t\t\t\t{tag},\n" for tag in [*app, "Base"])
    offered = "".join(f"\t\t<string>{tag}</string>\n" for tag in app)
    return files | {
        API: edited(API, r"(?<= language: { type: string, enum: )\[.*?\]", f"[{choices}]"),
        PROJECT: edited(PROJECT, r"(?<=knownRegions = \(\n)[^)]*(?=\t\t\t\))", regions),
        INFO: edited(INFO, r"(?<=Localizations</key>\n\t<array>\n)(?:\t\t.*\n)*", offered),
        ROOT / "Sources/NodUI/NodUI.docc/KeysOfTexts.md":
            filled(KEYS, "| `{}` | {} |\n", list(library["en"].items())),
        ROOT / "Sources/NodTesting/EnglishWords.swift": filled(ENGLISH, "        {}: {},\n", english),
        ROOT / "Web/languages.js": filled(WEB, '  "{0}": () => new URL("./{0}", import.meta.url),\n', urls),
        ROOT / "Web/small/words.js": filled(SMALL, "\nexport const {} = {{\n{}}};\n", [(entry, "".join(
            f"  {quoted(key)}: {quoted(text)},\n" for key, text in sorted(library["en"].items())
            if re.fullmatch(keys + BOTH_SAY, key))) for entry, keys in SMALL_KEYS.items()]),
        ROOT / "Tasks/Sources/TaskValues/Settings/Language.swift": filled(LANGUAGES, "    case {}\n", cases),
        ROOT / "Tasks/Texts/EmbeddedTables.swift":
            filled(EMBEDDED, "            .{0}: PackageResources.{0}_json,\n", cases),
        ROOT / "AppleCheck/Tool/EmbeddedTexts.swift": filled(STUB, STUB_LINE, cases),
    }


def main() -> int:
    files = made()
    if "--check" not in sys.argv[1:]:
        for path, text in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    old = [path for path in files.keys() | set(RESOURCES.rglob("*.strings"))
           if not path.exists() or path.read_text(encoding="utf-8") != files.get(path)]
    print(*(f"{path.relative_to(ROOT)} is old: make texts" for path in old), sep="\n", end="\n" if old else "")
    return len(old)


if __name__ == "__main__":
    sys.exit(main())
