#!/usr/bin/env python3
"""Names lines of more than 120 characters in JavaScript, its declarations, CSS, HTML and Python; in Swift, swift
format does."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LONGEST = 120
KINDS = ["*.js", "*.ts", "*.css", "*.html", "*.py"]


def long_lines() -> list[str]:
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *KINDS]
    paths = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")[:-1]
    texts = {path: (ROOT / path).read_text("utf-8") for path in paths if (ROOT / path).is_file()}
    return [
        f"{path}:{number}: {len(line)} characters, at most {LONGEST}."
        for path, text in texts.items()
        for number, line in enumerate(text.splitlines(), 1)
        if len(line) > LONGEST
    ]


if __name__ == "__main__":
    found = long_lines()
    print(*found, sep="\n", end="\n" if found else "")
    sys.exit(bool(found))
