"""The self-test: one-line changes of a sample that must be caught, and some that must not, as the documentation says.

A stub that accepts everything would let the first through, a stub that refuses everything would fail the second. What
is caught must be caught for its own reason: the compiler's message has to contain what the table says.

Those of one configuration are compiled together, as files of one module: every name of a sample begins with “sample”,
and is another one in each mutant.
"""

import re
import time
import tomllib
from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import tables
from checker import Checker, Sources
from report import diagnostics
from sdk import imports
from toolchain import CompilerError

TABLES = tables.FOLDER / "Mutants"
SAMPLES = tables.FOLDER / "SelfTest"
NAME = re.compile(r"\b[Ss]ample\w*")
# In the code of a macro, only a note of the message names the mutant that it is about.
PLACE = re.compile(r"^\S*?([\w-]+)\.swift:\d+:\d+: ", re.MULTILINE)


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

    @cached_property
    def text(self) -> str:
        """The sample with the changed line, its names ending with the mutant's."""
        lines = (SAMPLES / self.file).read_text().split("\n")
        places = [number for number, line in enumerate(lines) if line.strip() == self.line]
        if len(places) != 1:
            count = len(places)
            raise SystemExit(f"Mutants: {self.name} changes a line that {self.file} has {count} times: {self.line}")
        before = lines[places[0]]
        lines[places[0]] = before.replace(self.line, self.becomes) if self.becomes else ""
        return NAME.sub(rf"\g<0>{self.ending}", "\n".join(lines))

    @property
    def ending(self) -> str:
        return "_" + self.name.replace("-", "_")


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
    runs = defaultdict(list)
    for mutant in mutants:
        for name in [*mutant.caught, *mutant.accepted]:
            if name in known:
                runs[known[name]].append(mutant)
    wrong = [said for some in workers.map(lambda run: _disagreements(checker, *run), runs.items()) for said in some]
    count = len({mutant.name for group in runs.values() for mutant in group})
    report.line(f"{count} mutants", wrong, time.monotonic() - begin)


def _disagreements(checker: Checker, configuration, mutants: list[Mutant]) -> list[str]:
    """How the compiler disagrees with the table in a configuration."""
    try:
        said = _said(checker, configuration, mutants)
    except CompilerError as error:
        return [str(error)]
    return [wrong for mutant in mutants if (wrong := _disagreement(mutant, configuration, said[mutant.name]))]


def _said(checker: Checker, configuration, mutants: list[Mutant]) -> dict[str, str]:
    """The compiler's messages for each mutant. Those of one module have the same imports, which are the module's."""
    alike, said = defaultdict(list), {}
    for mutant in mutants:
        alike[frozenset(imports(mutant.text))].append(mutant)
    for group in alike.values():
        said |= _said_of_module(checker, configuration, group)
        # Nothing is looked for beyond types in a module with an error, so those without one are compiled again.
        silent = [mutant for mutant in group if not said[mutant.name]]
        if 0 < len(silent) < len(group):
            said |= _said_of_module(checker, configuration, silent)
    return said


def _said_of_module(checker: Checker, configuration, mutants: list[Mutant]) -> dict[str, str]:
    files = tuple(Path(f"{mutant.name}.swift") for mutant in mutants)
    sources = Sources("Mutants", tuple(SAMPLES / file for file in files), tuple(mutant.text for mutant in mutants))
    said = {mutant.name: "" for mutant in mutants}
    for message in diagnostics(checker.verdict(sources, (), configuration)):
        about = next((name for name in PLACE.findall(message) if name in said), None)
        if about is None:
            raise CompilerError(message)
        said[about] += message + "\n"
    return {mutant.name: said[mutant.name].replace(mutant.ending, "") for mutant in mutants}


def _disagreement(mutant: Mutant, configuration, said: str) -> str | None:
    wanted = mutant.caught.get(configuration.name)
    if wanted is None:
        return f"Mutant {mutant.name} is right by {mutant.page}, but refused:\n{said}" if said else None
    if not said:
        return f"Mutant {mutant.name} is wrong by {mutant.page}, but was accepted in {configuration.name}."
    if wanted not in said:
        return f"Mutant {mutant.name} was caught in {configuration.name}, but not for “{wanted}”:\n{said}"
    return None
