"""The mutants: faults that a test must notice. All are compiled at once, and NOD_MUTANT switches one on."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

TABLE = Path(__file__).resolve().parents[1] / "Mutants.toml"
ROOT = TABLE.parents[2]
KINDS = {
    "expression": "(isMutant(\"{name}\") ? ({becomes}) : ({part}))",
    "statement": "if isMutant(\"{name}\") {{ {becomes} }} else {{ {part} }}",
    "modifier": ".mutated(\"{name}\") {{ {becomes} }} otherwise: {{ $0{part} }}",
}


@dataclass(frozen=True)
class Mutant:
    """A part of a line of a file becomes another one."""

    name: str
    file: Path
    line: str
    kind: str
    part: str
    becomes: str
    # A suite whose tests must notice it.
    tests: str

    def apply(self, text: str) -> str:
        """The text with this fault behind its switch; the same number of lines."""
        lines = text.split("\n")
        places = [number for number, line in enumerate(lines) if line.strip().startswith(self.line)]
        said = f"Mutants.toml: {self.name}: {self.file.relative_to(ROOT)} has"
        if len(places) != 1:
            raise SystemExit(f"{said} {len(places)} lines that begin with: {self.line}")
        before = lines[places[0]]
        if before.count(self.part) != 1:
            raise SystemExit(f"{said} {before.count(self.part)} times in that line: {self.part}")
        becomes = self.becomes
        if self.kind == "modifier" and "$0" not in becomes:
            becomes = f"$0{becomes}"
        switched = KINDS[self.kind].format(name=self.name, part=self.part, becomes=becomes)
        lines[places[0]] = before.replace(self.part, switched)
        return "\n".join(lines)


def mutants() -> list[Mutant]:
    found = []
    for name, entry in tomllib.loads(TABLE.read_text()).items():
        kind = next((kind for kind in KINDS if kind in entry), None)
        if not kind:
            raise SystemExit(f"Mutants.toml: {name} says none of {', '.join(KINDS)}.")
        line = entry.get("line", entry[kind])
        becomes = entry.get("becomes", "")
        found.append(Mutant(name, ROOT / entry["file"], line, kind, entry[kind], becomes, entry["tests"]))
    return found
