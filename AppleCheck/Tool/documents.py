"""Reads the design documents (“seeds”): the Swift code that each recommends, numbered."""

import re
from dataclasses import dataclass
from pathlib import Path

from cache import digest

NAME = re.compile(r"(\d{3})_\w+\.txt")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
HEADING = re.compile(r"^#+ (.+)$", re.M)
# Code inside of a sentence: modifiers, attributes, members and typed names, not words, paths or commands.
SPAN = re.compile(r"`((?:[.@]\w+\([^`\n]*|\.[a-z]\w+|[A-Z]\w+\.(?!swift`)[a-z]\w+[^`\n]*|[a-z]\w+: [A-Z(][^`\n]*))`")
# Parts of a block that are marked as good or bad, before or after.
MARK = re.compile(r"^(?=// (?:✅|❌|FROM\b|TO:))", re.M)
BAD_PART = re.compile(r"// (?:❌|FROM\b)")
BAD_BLOCK = re.compile(r"\*\*Before\*\*:\n\Z")


@dataclass(frozen=True)
class SeedSample:
    """A recommended sample; `key` is the document's number and its own."""

    key: str
    file: str
    line: int
    heading: str
    text: str

    @property
    def hash(self) -> str:
        return digest(self.text)[:8]

    @property
    def place(self) -> str:
        return f"{self.key} ({self.file}, line {self.line}, “{self.heading}”)"


@dataclass(frozen=True)
class Document:
    number: str
    samples: tuple[SeedSample, ...]

    @staticmethod
    def read(file: Path) -> "Document":
        number, text = NAME.fullmatch(file.name)[1], file.read_text()
        samples = []
        for start, code in sorted(_code(text)):
            key = f"{number}.{len(samples) + 1}"
            line = text.count("\n", 0, start) + 1
            samples.append(SeedSample(key, file.name, line, _heading(text, start), code))
        return Document(number, tuple(samples))


def documents(folder: Path) -> list[Document]:
    return [Document.read(file) for file in sorted(folder.glob("*.txt")) if NAME.fullmatch(file.name)]


def _code(text: str):
    """Yields the start and text of each piece of Swift that isn't shown as bad. A repeated span counts once."""
    for block in FENCE.finditer(text):
        if block[1] == "swift":
            start, is_bad = block.start(2), bool(BAD_BLOCK.search(text, 0, block.start()))
            for part in MARK.split(block[2]):
                if part.strip() and not is_bad and not BAD_PART.match(part):
                    yield start, part.rstrip()
                start += len(part)
    prose = FENCE.sub(lambda block: re.sub(r"[^\n]", " ", block[0]), text)
    spans = {span[1]: span.start(1) for span in reversed(list(SPAN.finditer(prose)))}
    yield from ((start, code) for code, start in spans.items())


def _heading(text: str, place: int) -> str:
    return [heading for heading in HEADING.finditer(text, 0, place)][-1][1]
