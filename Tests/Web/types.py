#!/usr/bin/env python3
"""Page and Studio hold what their types say: TypeScript reads them strictly, and how often `any` gives up on a type may only fall.

The library's modules export what their declarations name, and nothing else; those of gestures have the declared types, too.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLACES = ["Tasks/Page", "Studio"]
# Lower these when they are lower.
LIMITS = {"any": 43, "@ts-": 0}
GIVEN_UP = {"any": re.compile(r"(?<=[{<|(\[,: ])any(?=[}>|)\[\],])"), "@ts-": re.compile(r"@ts-(?:ignore|nocheck|expect-error)")}
DECLARED = ["nod", "design", "gestures", "rehearsal"]
# Fails where one has a name that the other lacks.
SAME_NAMES = """
import * as {0} from "./modules/{0}.js";
import type * as {0}Declared from "./declarations/{0}.js";
export const {0}Has: Record<keyof typeof {0}Declared, unknown> = {0};
export const {0}HasNoOther: Record<keyof typeof {0}, unknown> = null as unknown as typeof {0}Declared;
"""
SAME_TYPES = "export const typed: typeof gesturesDeclared = gestures;\n"
STRICT = ["--strict", "--noEmit", "--allowJs", "--target", "es2022", "--module", "es2022", "--moduleResolution", "node"]


def given_up() -> list[str]:
    files = [path for place in PLACES for path in (ROOT / place).rglob("*") if path.suffix in (".js", ".ts")]
    text = "".join(path.read_text("utf-8") for path in files)
    counts = {what: len(pattern.findall(text)) for what, pattern in GIVEN_UP.items()}
    more = [f"{what}: {count}, at most {LIMITS[what]}. Say which type it is." for what, count in counts.items() if count > LIMITS[what]]
    fewer = [f"{what}: only {count}. Lower the limit in Tests/Web/types.py." for what, count in counts.items() if count < LIMITS[what]]
    return more + fewer


def misdeclared() -> list[str]:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        shutil.copytree(ROOT / "Web", folder / "modules", ignore=shutil.ignore_patterns("*.ts", "*.swift", "*.wasm"))
        (folder / "declarations").mkdir()
        for file in (ROOT / "Web").glob("*.d.ts"):
            shutil.copy(file, folder / "declarations")
        (folder / "check.ts").write_text("".join(SAME_NAMES.format(name) for name in DECLARED) + SAME_TYPES)
        output = subprocess.run(["tsc", *STRICT, "check.ts"], cwd=folder, capture_output=True, text=True).stdout
    return re.findall(r"^check\.ts.*(?:\n  .*)*", output, re.M)


def problems() -> list[str]:
    check = subprocess.run(["tsc", "--project", "."], cwd=ROOT, capture_output=True, text=True)
    return check.stdout.splitlines() + given_up() + misdeclared()


if __name__ == "__main__":
    found = problems()
    print(*found or ["Types hold"], sep="\n")
    sys.exit(bool(found))
