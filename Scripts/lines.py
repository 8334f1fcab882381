#!/usr/bin/env python3
"""Counts the lines that people wrote, code, tests and documents apart, and the public declarations of each module.

    Scripts/lines.py                 of the working tree
    Scripts/lines.py COMMIT          of a commit
    Scripts/lines.py BEFORE AFTER    of two commits, side by side

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
NAMED = {"Makefile", "run", "check", "quietly"}
TESTS = re.compile(
    r"(\w+/)*Tests/|Fixtures/|AppleCheck/(SelfTest|Mutants|Examples)/|Tools/(Audit/)?Precision/Variants/|Benchmarks/")
# Generated files; those with “Made by …” in their first lines needn't be listed.
GENERATED = re.compile("|".join([
    r"Documentation/Rules\.md",  # make rules
    r"Documentation/Precision\.md",  # Tools/Precision/table.py
    r"Web/feedback\.schema\.json",  # make vocabulary
]))
MODULE = re.compile(r"Sources/(\w+)/.*\.swift")
# A hand-written `public` declaration; cases and requirements follow their type.
PUBLIC = re.compile(r"^(?!\s*//).*\bpublic (?!import\b)", re.MULTILINE)
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


def git(*arguments: str) -> bytes:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, check=True).stdout


def files(commit: str | None):
    """Path and text of every file; of a working tree also those that are new."""
    if commit is None:
        for path in git("ls-files", "-z", "--cached", "--others", "--exclude-standard").decode().split("\0")[:-1]:
            if kind(path) and (ROOT / path).is_file():
                yield path, (ROOT / path).read_text()
        return
    paths = [path for path in git("ls-tree", "-r", "-z", "--name-only", commit).decode().split("\0") if kind(path)]
    batch = "".join(f"{commit}:{path}\n" for path in paths)
    command = ["git", "cat-file", "--batch"]
    output = subprocess.run(command, cwd=ROOT, input=batch.encode(), capture_output=True, check=True).stdout
    for path in paths:
        header, output = output.split(b"\n", 1)
        size = int(header.split()[2])
        yield path, output[:size].decode()
        output = output[size + 1:]


def count(commit: str | None) -> tuple[Counter, Counter]:
    """Lines and files of each kind, and of all together."""
    lines, number = Counter(), Counter()
    for path, text in files(commit):
        if by_hand := written(text, sys.maxsize if kind(path) == "documents" else WIDTH):
            for counted in (kind(path), "together"):
                lines[counted] += by_hand
                number[counted] += 1
        if module := MODULE.fullmatch(path):
            lines[f"public {module[1]}"] += len(PUBLIC.findall(text))
    return lines, number


def main(commits: list[str]):
    counts = [count(commit) for commit in commits or [None]]
    names = [commit[:12] for commit in commits] or ["working tree"]
    more = f"{'more':>9}" if len(counts) == 2 else ""
    print(f"{'':20}" + "".join(f"{name:>16}{'files':>7}" for name in names) + more)
    public = sorted({row for lines, _ in counts for row in lines if row.startswith("public")})
    for row in (*KINDS, "together", *public):
        cells = "".join(f"{lines[row]:16,}{number[row] or '':>7}" for lines, number in counts)
        print(f"{row:20}{cells}" + (f"{counts[1][0][row] - counts[0][0][row]:+9,}" if len(counts) == 2 else ""))


if __name__ == "__main__":
    main(sys.argv[1:3])
