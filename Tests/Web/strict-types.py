#!/usr/bin/env python3
"""Type-checks page, Studio and library strictly; the number of `any` may only fall.

The library's declarations describe what its modules export: the same names, with mutually assignable types.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLACES = ["Tasks/Page", "Studio", "Web"]
# Lower these when the counts fall.
LIMITS = {"any": 20, "@ts-": 0}
GIVEN_UP = {
    "any": re.compile(r"(?<=[{<|(\[,: ])any(?=[}>|)\[\],])"),
    "@ts-": re.compile(r"@ts-(?:ignore|nocheck|expect-error)"),
}
DECLARED = ["nod", "gestures"]
# The module is renamed to `made`, so that both it and its declaration can be imported.
SAME = """
import * as {0} from "./{0}.made.js";
import type * as {0}Declared from "./{0}.js";
export const {0}IsAsDeclared: typeof {0}Declared = {0};
export const {0}IsDeclaredSo: typeof {0} = null as unknown as typeof {0}Declared;
export const {0}TakesAsDeclared: Taken<typeof {0}Declared> = null as unknown as Taken<typeof {0}>;
export const {0}IsDeclaredToTake: Taken<typeof {0}> = null as unknown as Taken<typeof {0}Declared>;
"""
# A function with fewer parameters is assignable to one with more, so their number is compared, too.
TAKEN = """
type Taken<Module> = {
  [Name in keyof Module]: Module[Name] extends (...values: infer Values) => unknown ? Values["length"] : null
};
"""
STRICT = [
    "--strict", "--noEmit", "--allowJs", "--checkJs", "--target", "es2022", "--module", "es2022",
    "--moduleResolution", "node", "--lib", "es2022,dom,dom.iterable",
]


def given_up() -> list[str]:
    files = [path for place in PLACES for path in (ROOT / place).rglob("*") if path.suffix in (".js", ".ts")]
    text = "".join(path.read_text("utf-8") for path in files)
    counts = {what: len(pattern.findall(text)) for what, pattern in GIVEN_UP.items()}
    return [
        f"{what}: {count}, at most {LIMITS[what]}. Say which type it is." if count > LIMITS[what]
        else f"{what}: only {count}. Lower the limit in Tests/Web/strict-types.py."
        for what, count in counts.items() if count != LIMITS[what]
    ]


def library() -> list[str]:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        shutil.copytree(
            ROOT / "Web", folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("Bundle", "*.swift", "*.wasm")
        )
        shutil.copy(ROOT / "Tasks/Page/browser.d.ts", folder)
        for name in DECLARED:
            (folder / f"{name}.js").rename(folder / f"{name}.made.js")
        (folder / "check.ts").write_text(TAKEN + "".join(SAME.format(name) for name in DECLARED))
        files = [path.relative_to(folder) for path in folder.rglob("*") if path.suffix in (".js", ".ts")]
        command = ["tsc", *STRICT, *files]
        output = subprocess.run(command, cwd=folder, capture_output=True, text=True).stdout
    return re.sub(r"^(\S+\()", r"Web/\1", output.replace(".made.js", ".js"), flags=re.M).splitlines()


def problems() -> list[str]:
    check = subprocess.run(["tsc", "--project", "."], cwd=ROOT, capture_output=True, text=True)
    return check.stdout.splitlines() + library() + given_up()


if __name__ == "__main__":
    found = problems()
    print(*found or ["Types hold"], sep="\n")
    sys.exit(bool(found))
