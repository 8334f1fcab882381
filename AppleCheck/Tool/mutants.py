"""The self-test: one-line changes of a sample that must be caught, and some that must not, as the documentation says.

A stub that accepts everything would let the first through, a stub that refuses everything would fail the second. What
is caught must be caught for its own reason: the compiler's message has to contain what the table says.
"""

import time
import tomllib
from dataclasses import dataclass
from pathlib import Path

import tables
from checker import Checker, Sources
from toolchain import CompilerError

TABLES = tables.FOLDER / "Mutants"
SAMPLES = tables.FOLDER / "SelfTest"


@dataclass(frozen=True)
class Mutant:
    """`line` of a sample becomes `becomes`; `caught` maps configurations to what the compiler says there."""

    name: str
    file: str
    line: str
    becomes: str
    page: str
    caught: dict[str, str]
    accepted: tuple[str, ...]

    def sources(self) -> Sources:
        path = SAMPLES / self.file
        lines = path.read_text().split("\n")
        places = [number for number, line in enumerate(lines) if line.strip() == self.line]
        if len(places) != 1:
            count = len(places)
            raise SystemExit(f"Mutants: {self.name} changes a line that {self.file} has {count} times: {self.line}")
        before = lines[places[0]]
        lines[places[0]] = before.replace(self.line, self.becomes) if self.becomes else ""
        return Sources(f"Mutant_{self.name.replace('-', '_')}", (path,), ("\n".join(lines),))


def all_mutants() -> list[Mutant]:
    found = []
    for table in sorted(TABLES.glob("*.toml")):
        for name, entry in tomllib.loads(table.read_text()).items():
            caught, accepted = entry.pop("caught", {}), tuple(entry.pop("accepted", ()))
            mutant = Mutant(name, **entry, caught=caught, accepted=accepted)
            if len(mutant.caught) + len(mutant.accepted) != 2:
                raise SystemExit(f"Mutants: {name} needs two deciding configurations.")
            found.append(mutant)
    return found


def check_all(checker: Checker, configurations, workers, report):
    """Runs every mutant in those of its two configurations that were asked for; one line for all."""
    begin = time.monotonic()
    known = {configuration.name: configuration for configuration in configurations}
    mutants = all_mutants()
    runs = [
        (mutant, known[name]) for mutant in mutants for name in [*mutant.caught, *mutant.accepted] if name in known
    ]
    wrong = [said for said in workers.map(lambda run: _disagreement(checker, *run), runs) if said]
    count = len({mutant.name for mutant, _ in runs})
    report.line(f"{count} mutants", wrong, time.monotonic() - begin)


def _disagreement(checker: Checker, mutant: Mutant, configuration) -> str | None:
    """How the compiler disagrees with the table, if it does."""
    try:
        said = checker.verdict(mutant.sources(), (), configuration)
    except CompilerError as error:
        return str(error)
    wanted = mutant.caught.get(configuration.name)
    if wanted is None:
        return f"Mutant {mutant.name} is right by {mutant.page}, but refused:\n{said}" if said else None
    if not said:
        return f"Mutant {mutant.name} is wrong by {mutant.page}, but was accepted in {configuration.name}."
    if wanted not in said:
        return f"Mutant {mutant.name} was caught in {configuration.name}, but not for “{wanted}”:\n{said}"
    return None
