"""The recommended samples of the design documents, each in the surroundings of SeedSamples.toml."""

import tomllib
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

import tables
from checker import Sources
from documents import Document, SeedSample, documents
from examples import exists_in
from tables import Configuration

TABLE = tables.FOLDER / "SeedSamples.toml"
OPENING = "@MainActor private struct Sample {\n"


@dataclass(frozen=True)
class Entry:

    hash: str
    around: str = ""
    given: str = ""
    beside: str = ""
    platforms: str = "iOS 16, macOS 13"
    alone: bool = False
    left_out: str = ""


class Seeds:

    def __init__(self, folder: str, table: str):
        self.documents = _documents(folder)
        table = tomllib.loads(table)
        self.surroundings = table.pop("around")
        self.entries = {
            f"{document}.{number}": Entry(**entry)
            for document, samples in table.items()
            for number, entry in samples.items()
        }
        self.samples = [sample for document in self.documents for sample in document.samples]
        if problems := self._problems():
            raise SystemExit("\n".join(problems))

    def groups(self, configuration: Configuration) -> list[Sources]:
        groups = defaultdict(list)
        for sample in self.samples:
            entry = self.entries[sample.key]
            if not entry.left_out and exists_in(entry.platforms, configuration):
                groups[entry.platforms, sample.key if entry.alone else ""].append(sample)
        return [self._module(samples) for samples in groups.values()]

    def describe(self):
        """Prints each document's counts of samples, and the reasons for those left out."""
        for document in self.documents:
            left_out = [sample for sample in document.samples if self.entries[sample.key].left_out]
            count = len(document.samples)
            print(f"{document.number}: {count} samples, {count - len(left_out)} compiled, {len(left_out)} left out")
            for sample in left_out:
                print(f"  {sample.key}, line {sample.line}: {self.entries[sample.key].left_out}")

    def _problems(self) -> list[str]:
        found = []
        for sample in self.samples:
            entry = self.entries.get(sample.key)
            if not entry:
                found.append(f"{sample.place} isn't in {TABLE.name}; its hash is {sample.hash}.")
            elif entry.hash != sample.hash:
                found.append(f"{sample.place} has changed: {TABLE.name} has hash {entry.hash}, it has {sample.hash}.")
            elif not entry.left_out and "…" not in self._around(entry):
                found.append(f"{TABLE.name} says neither what is around {sample.key} nor why it is left out.")
        gone = self.entries.keys() - {sample.key for sample in self.samples}
        return found + [f"{TABLE.name} lists {key}, which no document has." for key in sorted(gone)]

    def _around(self, entry: Entry) -> str:
        return self.surroundings.get(entry.around, entry.around)

    def _module(self, samples: list[SeedSample]) -> Sources:
        name = "Seeds_" + samples[0].key.replace(".", "_")
        files = tuple(tables.ROOT / f"Seed{sample.key}.swift" for sample in samples)
        # A call site may leave a value unused.
        return Sources(name, files, tuple(map(self._file, samples)), ("-suppress-warnings",))

    def _file(self, sample: SeedSample) -> str:
        entry = self.entries[sample.key]
        opening, closing = ("", "") if entry.around == "file" else (OPENING, f"{entry.given}\n}}\n")
        before, after = (opening + self._around(entry)).split("…")
        line = sample.line - before.count("\n")
        return (
            f'import Combine\nimport NodUI\nimport SwiftUI\n#sourceLocation(file: "{sample.file}", line: {line})\n'
            f'{before}{sample.text}{after}\n#sourceLocation(file: "{TABLE.name}:{sample.key}", line: 1)\n'
            f"{closing}{entry.beside}"
        )


def _documents(folder: str) -> list[Document]:
    if not folder:
        raise SystemExit("Say where the design documents are: make seed-samples SEEDS=DIR")
    found = documents(Path(folder))
    if not found:
        raise SystemExit(
            f"{folder} holds no design document, such as 003_2db7307045559a39.txt. They are no part of this repository:"
            " put them into a folder and name it with SEEDS=DIR."
        )
    return found
