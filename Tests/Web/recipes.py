#!/usr/bin/env python3
"""CONTRIBUTING.md stays true: the files of its recipes are there, and no other file lists all names of a vocabulary.

A list of every haptic kind by hand, outside of the recipe, is one more file to edit for the next one: derive it, or
make it. Proves itself on a list that must be caught.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RECIPES = ROOT / "CONTRIBUTING.md"
CODE = ["Sources", "Web", "Studio", "Tasks", "Tools", "Documentation"]
ENDINGS = {".swift", ".js", ".ts", ".json", ".md", ".yaml", ".html"}
# Written by programs, or about another thing of the same names.
OTHERS = re.compile(
    r"Web/(vocabulary\.js|names\.d\.ts|feedback\.schema\.json)|(.*/)?Tests/.*|Sources/NodUI/Resources/.*|Tools/Audit/.*"
    r"|Documentation/(ScoreBuffer|FeedbackFile|Rules|Precision)\.md"
    r"|Sources/NodUI/Haptics/FeedbackGenerators\.swift"  # UIKit's haptics
)
# The recipe of each vocabulary, and its type in Web/names.d.ts.
VOCABULARIES = {"A moment": "MomentName", "A haptic kind": "HapticKind", "A sound": "Sound"}


def recipes() -> dict[str, list[str]]:
    """The paths that each recipe of CONTRIBUTING.md names."""
    sections = re.split(r"^## ", RECIPES.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return {
        section.partition("\n")[0]: re.findall(r"`((?:[\w+.-]+/)+[\w+.…-]*)`", section) for section in sections
        if section.startswith("A")
    }


def missing(path: str) -> bool:
    return not list(ROOT.glob(path.replace("…", "*").rstrip("/")))


def names(kind: str) -> list[str]:
    types = (ROOT / "Web/names.d.ts").read_text(encoding="utf-8")
    declared = re.search(rf"export type {kind} =(.*?);", types, re.DOTALL)
    return re.findall(r'"(\w+)"', declared[1])


def lists_all(text: str, wanted: list[str]) -> bool:
    """Whether a text has each name by itself: `.name`, `"name"`, `name:` or in backticks."""
    return all(re.search(rf'(?<![\w])(?:\.{name}|"{name}"|`{name}`|{name}:)(?!\w)', text) for name in wanted)


def is_made(text: str) -> bool:
    return "Made by" in text[:300]


def problems() -> list[str]:
    wrong = [f"CONTRIBUTING.md, {title}: there is no {path}" for title, paths in recipes().items()
             for path in paths if missing(path) and not path.endswith("de.json")]
    listed = subprocess.run(["git", "ls-files", "--", *CODE], cwd=ROOT, capture_output=True, text=True, check=True)
    files = [path for path in listed.stdout.split("\n")
             if Path(path).suffix in ENDINGS and not OTHERS.fullmatch(path) and (ROOT / path).exists()]
    texts = {path: (ROOT / path).read_text(encoding="utf-8") for path in files}
    for title, kind in VOCABULARIES.items():
        wanted = names(kind)
        wrong += [f"{path}: lists every {kind} by hand, and “{title}” of CONTRIBUTING.md does not name it"
                  for path, text in texts.items()
                  if path not in recipes()[title] and not is_made(text) and lists_all(text, wanted)]
    return wrong


def main() -> int:
    assert lists_all('case .a: 1\ncase "b": 2', ["a", "b"]) and not lists_all('case .a: 1 // .bc', ["a", "b"])
    wrong = problems()
    print(*wrong, sep="\n", end="\n" if wrong else "", file=sys.stderr)
    print(f"{len(recipes())} recipes of CONTRIBUTING.md, {len(wrong)} problems")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
