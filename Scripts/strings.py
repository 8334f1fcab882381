#!/usr/bin/env python3
"""Makes Sources/NodUI/Resources/<language>.lproj/Localizable.strings from the message tables of Web/messages, which the
web and SwiftUI share, and those of Sources/NodUI/Strings, which SwiftUI alone needs. The files are committed, because a
package is used as it lies in the repository.

    Scripts/strings.py           writes them
    Scripts/strings.py --check   fails where they are old, and where NodUI asks for a text that isn't there
"""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TABLES = [ROOT / "Web/messages", ROOT / "Sources/NodUI/Strings"]
RESOURCES = ROOT / "Sources/NodUI/Resources"
HEADING = "/* Made by Scripts/strings.py from Web/messages and Sources/NodUI/Strings. */\n\n"
ENGLISH = ROOT / "Sources/NodTesting/EnglishWords.swift"
SWIFT_HEADING = """import NodPerforming

extension Words {
    /// The words in English. Made by Scripts/strings.py from Web/messages and Sources/NodUI/Strings.
"""
ASKED = re.compile(r"\b(?:Words|words|localized)\.(?:text|pieces)\(\s*\"(\w+)\"")
# The keys a module's own table of words asks for, inside `extension Words`.
ASKED_INSIDE = re.compile(r"(?<![.\w])(?:text|pieces|many|one)\((?:\$0, of: )?\"(\w+)\"")


def tables() -> dict[str, dict[str, str]]:
    """The texts of each language; a key stands in one of the two tables only."""
    found: dict[str, dict[str, str]] = {}
    for folder in TABLES:
        for file in sorted(folder.glob("*.json")):
            table = found.setdefault(file.stem, {})
            for key, text in json.loads(file.read_text(encoding="utf-8"), object_pairs_hook=list):
                assert key not in table, f"{file.relative_to(ROOT)}: {key} is there twice"
                table[key] = text
    return found


def quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def strings(table: dict[str, str]) -> str:
    return HEADING + "".join(f"{quoted(key)} = {quoted(text)};\n" for key, text in sorted(table.items()))


def swift(table: dict[str, str]) -> str:
    """The table as Swift, for tests: they read what is said without the package's resources."""
    lines = "".join(f"        {quoted(key)}: {quoted(text)},\n" for key, text in sorted(table.items()))
    return SWIFT_HEADING + f"    public static let english = Words([\n{lines}    ])\n}}\n"


def made() -> dict[Path, str]:
    files = {
        RESOURCES / f"{language}.lproj/Localizable.strings": strings(table) for language, table in tables().items()
    }
    return files | {ENGLISH: swift(tables()["en"])}


def asked() -> set[str]:
    """The keys that Swift code asks for by name."""
    keys: set[str] = set()
    for file in [*ROOT.glob("Sources/NodPerforming/**/*.swift"), *ROOT.glob("Sources/NodUI/**/*.swift")]:
        code = file.read_text(encoding="utf-8")
        keys |= set(ASKED.findall(code))
        if "extension Words" in code:
            keys |= set(ASKED_INSIDE.findall(code))
    return keys


def problems(files: dict[Path, str]) -> list[str]:
    wrong = [f"{path.relative_to(ROOT)} is not what Scripts/strings.py makes: run it" for path, text in files.items()
             if not path.exists() or path.read_text(encoding="utf-8") != text]
    homeless = [path for path in RESOURCES.rglob("*.strings") if path not in files]
    wrong += [f"{path.relative_to(ROOT)} belongs to no table" for path in homeless]
    for language, table in tables().items():
        bases = {key.partition(".")[0] for key in table}
        wrong += [f"{language}: no text for {key}" for key in sorted(asked() - bases)]
    return wrong


def main() -> int:
    files = made()
    if "--check" not in sys.argv[1:]:
        for path, text in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return 0
    wrong = problems(files)
    print(*wrong, sep="\n", end="\n" if wrong else "", file=sys.stderr)
    print(f"{len(files)} tables of strings for SwiftUI, {len(asked())} keys asked for by name, {len(wrong)} problems")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
