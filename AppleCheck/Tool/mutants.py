"""Code that must be refused, to show that the check can fail: changed examples, and snippets."""

import time
import tomllib
from dataclasses import dataclass
from pathlib import Path

import tables
from checker import Checker, Sources
from sdk import imports
from tables import Configuration
from toolchain import CompilerError

TABLES = tables.FOLDER / "Mutants"
EXAMPLES = tables.FOLDER / "Examples"


@dataclass(frozen=True)
class Mutant:
    """A file that a configuration must refuse with this message."""

    name: str
    text: str
    configuration: str
    said: str


def all_mutants() -> list[Mutant]:
    found = []
    for table in sorted(TABLES.glob("*.toml")):
        for name, entry in tomllib.loads(table.read_text()).items():
            found.append(Mutant(name, entry.get("code") or _changed(name, entry), entry["in"], entry["said"]))
    return found


def _changed(name: str, entry: dict) -> str:
    lines = (EXAMPLES / entry["file"]).read_text().split("\n")
    places = [number for number, line in enumerate(lines) if line.strip() == entry["line"]]
    if len(places) != 1:
        raise SystemExit(f"Mutants: {name}: {entry['file']} has {len(places)} times the line: {entry['line']}")
    lines[places[0]] = entry["becomes"]
    return "\n".join(lines)


def check_all(checker: Checker, configurations: list[Configuration], workers, report):
    begin = time.monotonic()
    asked = [mutant for mutant in all_mutants() if _configuration(mutant) in configurations]
    wrong = [said for said in workers.map(lambda mutant: _disagreement(checker, mutant), asked) if said]
    report.line(f"{len(asked)} mutants", wrong, time.monotonic() - begin)


def _configuration(mutant: Mutant) -> Configuration:
    return next(one for one in tables.configurations() if one.name == mutant.configuration)


def _disagreement(checker: Checker, mutant: Mutant) -> str | None:
    file = TABLES / f"{mutant.name}.swift"
    ours = [name for name in checker.entries if name in imports(mutant.text)]
    try:
        said = checker.verdict(Sources("Mutant", (file,), (mutant.text,)), ours, _configuration(mutant))
    except CompilerError as error:
        return str(error)
    if mutant.said in said:
        return None
    return f"Mutant {mutant.name} isn't refused in {mutant.configuration} with “{mutant.said}”, but with “{said}”."
