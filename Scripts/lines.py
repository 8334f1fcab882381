#!/usr/bin/env python3
"""Counts the lines that people wrote in the working tree, code, tests and documents apart.

Blank lines and comments count; what a program wrote, tables of data (csv, txt) and pictures do not. A line of code
counts once for each 120 characters that it has, so that breaking a long one changes nothing.
"""

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path, PurePath

ROOT = Path(__file__).resolve().parents[1]
WIDTH = 120
KINDS = ("code", "tests", "documents")
LANGUAGES = {
    "swift", "c", "h", "modulemap", "js", "mjs", "ts", "html", "css", "py", "sh", "json", "yaml", "yml", "toml",
    "strings", "trace", "md",
}
# Programs and tables without an ending.
NAMED = {"Makefile", "run", "check"}
TESTS = re.compile(
    r"(\w+/)*Tests/|Fixtures/|AppleCheck/(SelfTest|Mutants|Examples)/|Tools/(Audit/)?Precision/Variants/|Benchmarks/")
# Generated files; those with “Made by …” in their first lines needn't be listed.
GENERATED = re.compile("|".join([
    r"Documentation/Rules\.md",  # make rules
    r"Documentation/Precision\.md",  # Tools/Precision/table.py
    r"Web/feedback\.schema\.json",  # make vocabulary
]))
# Generated parts of hand-written files, between two comments or up to the end of a block.
SECTION = re.compile(
    r"^<!-- (\w+: )?make \w+ -->\n.*?^<!-- (end of|/make) \w+ -->\n"
    r"|^ *(<!--|/\*|#) [^\n]*by `make \w+`[^\n]*\n.*?(?=^ *(<!-- /|# /|\}))", re.DOTALL | re.MULTILINE)


def kind(path: str) -> str | None:
    """The kind that a file is counted as; None if it isn't."""
    ending = PurePath(path).suffix[1:]
    if GENERATED.fullmatch(path) or not (ending in LANGUAGES or PurePath(path).name in NAMED):
        return None
    if ending == "md":
        return "documents"
    return "tests" if TESTS.match(path) else "code"


def written(text: str, width: int) -> int:
    """Lines by hand, of at most so many characters."""
    if "Made by " in "\n".join(text.splitlines()[:5]):
        return 0
    return sum(max(1, -(-len(line) // width)) for line in SECTION.sub("", text).splitlines())


def files():
    """Path and text of every file, also of those that are new."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    paths = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")[:-1]
    for path in paths:
        if kind(path) and (ROOT / path).is_file():
            yield path, (ROOT / path).read_text()


def main():
    lines, number = Counter(), Counter()
    for path, text in files():
        if by_hand := written(text, sys.maxsize if kind(path) == "documents" else WIDTH):
            for counted in (kind(path), "together"):
                lines[counted] += by_hand
                number[counted] += 1
    for row in (*KINDS, "together"):
        print(f"{row:9}{lines[row]:9,} lines in{number[row]:6,} files")


if __name__ == "__main__":
    main()
