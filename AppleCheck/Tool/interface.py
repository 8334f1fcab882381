#!/usr/bin/env python3
"""Compares Stubs/ with an SDK: prints names that the SDK lacks, and attributes that differ.

On a Mac: interface.py "$(xcrun --sdk iphonesimulator --show-sdk-path)". Runs in Xcode's Python 3.9. One small parser reads
scopes, names with labels and attributes of both sides, which are texts as in a `.swiftinterface`.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from stubs import FOLDER, STUBS, stub_files

# Modules that Stubs/ re-exports or extends.
BESIDE = ["SwiftUICore", "DeveloperToolsSupport", "Swift", "_Concurrency", "CoreFoundation"]
PLACES = ["System/Library/*/{0}.framework/Modules/{0}.swiftmodule", "usr/lib/swift/{0}.swiftmodule"]
# Modules that an iPhone's SDK lacks.
ELSEWHERE = set(
    re.findall(r'^\[(\w+)\]\nplatforms = \[(?!.*"iOS")', (FOLDER / "Frameworks.toml").read_text("utf-8"), re.M)
)
TARGET = "arm64-apple-ios18.0-simulator"
# The oldest iOS version that AppleCheck covers.
FLOOR, NOWHERE = (16, 0), (1000, 0)

TYPES = "struct|class|enum|protocol|actor|extension"
MEMBERS = "func|init|subscript|var|let|case|typealias|associatedtype|macro|deinit"
MODIFIERS = (
    "public|open|package|internal|fileprivate|private|static|final|override|mutating|nonmutating|nonisolated|"
    "convenience|required|dynamic|lazy|weak|unowned|indirect|prefix|postfix|infix|isolated|consuming|borrowing|"
    "__consuming|optional|"
    r"class(?=\s+(?:func|var|subscript|open|public|override|final))"
)
PARENTHESES = r"\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"
ATTRIBUTE = rf"@[\w.]+(?:<[\w., ]+>)?(?:{PARENTHESES})?"
DECLARATION = re.compile(
    rf"((?:(?:{ATTRIBUTE}|(?:{MODIFIERS})\b(?:\(\w+\))?)\s*)*)\b({TYPES}|{MEMBERS})\b[?!]?\s*"
)
PARAMETER = re.compile(rf"\s*(?:{ATTRIBUTE}\s*)*(`?\w+`?)(?:\s+(`?\w+`?))?\s*:")
HIDDEN = re.compile(r"\b(?:internal|package|fileprivate|private)\b")
NAME = re.compile(r"`?[^\W\d][\w.]*`?|[-/=+!*%<>&|^~?.]+(?=\s*[(<])")
IGNORED = re.compile(
    r"(?:(?:@\w+\s+|public\s+)*import\b|(?:prefix|infix|postfix) operator\b)[^\n]*|[;\s]+|"
    r"(?:public\s+)?precedencegroup[^{]*{[^}]*}"
)
BLANKED = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:\\.|.)*?"""|"(?:\\.|[^"\\\n])*"|^[ \t]*#\w+[^\n]*$', re.S | re.M)
# A line that continues the declaration before.
CONTINUES = re.compile(r"\s*(?:where\b|throws\b|rethrows\b|async\b|->|[{=:,&.)\]?>])")
UNFINISHED = re.compile(r"(?:[,:=&<]|->|\bwhere)\s*$")


@dataclass(frozen=True)
class Facts:
    """A declaration's attributes, by default its scope's; `isolation` is empty without any."""

    isolation: str = ""
    disfavored: bool = False
    since: tuple[int, ...] = FLOOR

    def of(self, attributes: str) -> Facts:
        isolation = self.isolation
        if re.search(r"@(?:_Concurrency\.)?MainActor\b", attributes):
            isolation = "@MainActor"
        elif re.search(r"\bnonisolated\b(?!\()", attributes):
            isolation = "nonisolated"
        since = max([self.since, *map(version, re.findall(rf"@available({PARENTHESES})", attributes))])
        return Facts(isolation, "@_disfavoredOverload" in attributes, since)


def told(fact: str, value) -> str:
    if fact == "disfavored":
        return "@_disfavoredOverload" if value else "no @_disfavoredOverload"
    return value if fact == "isolation" else "unavailable" if value == NOWHERE else f"iOS {value[0]}.{value[1]}"


def version(available: str) -> tuple[int, ...]:
    """The iOS version of an `@available`."""
    if re.match(r"\(\s*(?:iOS|\*)\s*,\s*unavailable", available):
        return NOWHERE
    found = re.search(r"\b(?:iOS|anyAppleOS)(?: |\s*,.*?introduced: )(\d+)(?:\.(\d+))?", available)
    return max(FLOOR, (int(found[1]), int(found[2] or 0))) if found else FLOOR


class Interface:
    """The names of a text, such as `View.onTapGesture(count:perform:)`, with the facts of all overloads."""

    def __init__(self, text: str, source: str):
        self.names: dict[str, set[Facts]] = {}
        self.source = source
        self.unread: list[str] = []
        self.text = BLANKED.sub(lambda found: '""' if found[0][0] == '"' else "", text)
        self.modules = {*re.findall(r"\bimport (?:struct |class |enum )?(\w+)", self.text), *BESIDE}
        self.modules.update(re.findall(r"^// swift-module-flags:.* -module-name (\w+)", text, re.M))
        self._read()

    def _read(self):
        place, scopes = 0, [("", Facts())]
        while place < len(self.text):
            if found := IGNORED.match(self.text, place):
                place = found.end()
            elif self.text[place] == "}" and len(scopes) > 1:
                scopes.pop()
                place += 1
            elif found := DECLARATION.match(self.text, place):
                path, facts = scopes[-1]
                place = self._declaration(found, path, facts.of(found[1]), scopes)
            else:
                line = re.compile(".+").match(self.text, place)
                self.unread.append(f"{self.source}: not understood: {line[0]}")
                place = line.end()

    def _declaration(self, found: re.Match, path: str | None, facts: Facts, scopes: list) -> int:
        """Records a declaration, or opens the scope of a type; returns where to continue."""
        if path is not None and HIDDEN.search(found[1]):
            path = None
        kind, named = found[2], NAME.match(self.text, found.end())
        name = named[0].replace("`", "") if named and kind not in ("init", "subscript", "deinit") else kind
        place = named.end() if named and name != kind else found.end()
        if kind in TYPES.split("|"):
            if kind == "extension":
                first, _, rest = name.partition(".")
                name = rest if rest and first in self.modules else name
            elif path is not None:
                self._note(path + name, facts)
            scopes.append((None if path is None else f"{path}{name}.", facts))
            return self.text.index("{", place) + 1
        if kind == "case":
            return self._cases(name, place, path, facts)
        if kind in ("func", "init", "subscript", "macro"):
            labels, place = self._labels(place, is_subscript=kind == "subscript")
            name += labels if re.match(r"\w", name) else re.sub(r"\w+:", "_:", labels)
        if kind == "deinit":
            return self._end(found.end(2))
        if path is not None:
            self._note(path + name, facts)
        return self._end(place)

    def _note(self, name: str, facts: Facts):
        self.names.setdefault(name, set()).add(facts)

    def _cases(self, name: str, place: int, path: str | None, facts: Facts) -> int:
        while True:
            labels = ""
            if self.text.startswith("(", place):
                labels, place = self._labels(place, is_subscript=False)
            if path is not None:
                self._note(path + name + labels, facts)
            following = re.compile(r"(?:\s*=\s*[-\w.\"]+)?\s*,\s*(`?\w+`?)").match(self.text, place)
            if not following:
                return self._end(place)
            name, place = following[1].replace("`", ""), following.end()

    def _labels(self, place: int, is_subscript: bool) -> tuple[str, int]:
        """Returns the labels of the next parameters, as `(_:label:)`, and their end."""
        place = self.text.index("(", place)
        end = self._closing(place)
        parts, depth = [""], 0
        for character in self.text[place + 1 : end - 1].replace("->", "  "):
            depth += (character in "([{<") - (character in ")]}>")
            if character == "," and depth == 0:
                parts.append("")
            else:
                parts[-1] += character
        labels = []
        for part in filter(str.strip, parts):
            words = PARAMETER.match(part)
            has_label = words and (words[2] or not is_subscript)
            labels.append(words[1].replace("`", "") if has_label else "_")
        return f"({''.join(label + ':' for label in labels)})", end

    def _closing(self, place: int) -> int:
        opening = self.text[place]
        closing = {"(": ")", "{": "}"}[opening]
        depth = 0
        for found in re.compile(f"[{opening}{closing}]").finditer(self.text, place):
            depth += (found[0] == opening) - (found[0] == closing)
            if depth == 0:
                return found.end()
        raise SystemExit(f"{self.source}: nothing closes {self.text[place:place + 80]!r}")

    def _end(self, place: int) -> int:
        """The end of a declaration: after its body, or of its line."""
        while found := re.compile(r"[({};\n]").search(self.text, place):
            place = found.start()
            if found[0] == "(":
                place = self._closing(place)
            elif found[0] == "{":
                return self._closing(place)
            elif found[0] == "\n" and self._continues(place):
                place += 1
            else:
                return place
        return len(self.text)

    def _continues(self, place: int) -> bool:
        before = self.text[self.text.rfind("\n", 0, place) + 1 : place]
        return bool(CONTINUES.match(self.text, place) or UNFINISHED.search(before))


def differences(ours: dict, theirs: dict) -> list[str]:
    """Returns a line for each name that only we have, and for each attribute that no overload in the SDK has."""
    lines, lacking = [], set()
    for name, facts in sorted(ours.items()):
        if re.search(r"(?:^|\.)_", name) or all(one.since == NOWHERE for one in facts):
            continue  # Our own helpers, and what an iPhone lacks.
        if name not in theirs:
            parents = {name[: found.start()] for found in re.finditer(r"\.(?=[^.])", name)}
            if not parents & lacking:
                lines.append(f"{name}: not in the SDK")
            lacking.add(name)
            continue
        for fact in ("isolation", "disfavored", "since"):
            mine, their = ({getattr(one, fact) for one in side[name]} - {""} for side in (ours, theirs))
            if their and mine - their:
                said, known = (", ".join(sorted(told(fact, one) for one in side)) for side in (mine - their, their))
                lines.append(f"{name}: {said} in Stubs, {known} in the SDK")
    return lines


def merged(interfaces, names=()) -> dict[str, set[Facts]]:
    names = dict(names)
    for interface in interfaces:
        for name, facts in interface.names.items():
            names.setdefault(name, set()).update(facts)
    return names


def stub(module: str, edition: str = "") -> dict[str, set[Facts]]:
    return merged(Interface(file.read_text("utf-8"), str(file)) for file in stub_files(module, edition))


def texts(sdk: Path, module: str) -> list[str]:
    """A module's interface, and that of its C part."""
    folders = [folder for place in PLACES for folder in sdk.glob(place.format(module))]
    files = [file for folder in folders for file in sorted(folder.glob("arm64-*.swiftinterface"))]
    # Not `.private` and `.package` ones.
    found = [file.read_text("utf-8") for file in files if file.name.count(".") == 1][:1]
    if not found or any((folder.parents[1] / "Headers").exists() for folder in folders):
        command = ["xcrun", "swift-synthesize-interface", "-include-submodules", "-target", TARGET, "-sdk", str(sdk)]
        # For XCTest.
        command += ["-F", f"{sdk.parents[1]}/Library/Frameworks", "-I", f"{sdk.parents[1]}/usr/lib"]
        ran = subprocess.run([*command, "-module-name", module], capture_output=True, text=True)
        if ran.returncode == 0:
            return [*found, ran.stdout]
        print(f"{module}: swift-synthesize-interface failed, so its C may look missing: {ran.stderr.strip()[:200]}")
    return found


def main(sdk: Path) -> int:
    modules = [folder.name for folder in sorted(STUBS.iterdir()) if folder.is_dir() and folder.name not in ELSEWHERE]
    theirs, compared, unread = {}, [], []
    for module in [*modules, *BESIDE]:
        interfaces = [Interface(text, module) for text in texts(sdk, module)]
        theirs = merged(interfaces, theirs)
        compared += [module] if interfaces and module in modules else []
        unread += [line for interface in interfaces for line in interface.unread]
    edition = json.loads((sdk / "SDKSettings.json").read_text("utf-8"))["Version"].partition(".")[0]
    lines = [f"{module}: {line}" for module in compared for line in differences(stub(module, edition), theirs)]
    lines = unread + lines
    lacking = sorted({*modules} - {*compared})
    print(*lines, f"{len(lines)} differences; compared: {', '.join(compared)}", sep="\n")
    print(f"Not found in {sdk}: {', '.join(lacking) or 'none'}")
    return 1 if lines or not compared else 0


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.platform != "darwin":
        sys.exit(__doc__)
    sys.exit(main(Path(sys.argv[1])))
