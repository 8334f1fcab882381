"""The design documents ("seeds"), read: the Swift code that each recommends, numbered in the order of its text."""

import re
from dataclasses import dataclass
from pathlib import Path

from cache import digest

NAME = re.compile(r"(\d{3})_\w+\.txt")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
HEADING = re.compile(r"^#+ (.+)$", re.M)
# Code inside of a sentence: modifiers, attributes, members and typed names; not a bare word, a path or a command.
SPAN = re.compile(r"`((?:[.@]\w+\([^`\n]*|\.[a-z]\w+|[A-Z]\w+\.(?!swift`)[a-z]\w+[^`\n]*|[a-z]\w+: [A-Z(][^`\n]*))`")
# Parts of a block that are shown as good or bad, or as what was there before and what comes instead.
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
    # Shown as what not to do.
    bad: int

    @staticmethod
    def read(file: Path) -> "Document":
        number, text = NAME.fullmatch(file.name)[1], file.read_text()
        pieces = sorted(_code(text))
        samples = []
        for start, code, is_bad in pieces:
            if not is_bad:
                key = f"{number}.{len(samples) + 1}"
                line = text.count("\n", 0, start) + 1
                samples.append(SeedSample(key, file.name, line, _heading(text, start), code))
        return Document(number, tuple(samples), len(pieces) - len(samples))


def documents(folder: Path) -> list[Document]:
    """The documents of a folder, such as 003_2db7307045559a39.txt."""
    return [Document.read(file) for file in sorted(folder.glob("*.txt")) if NAME.fullmatch(file.name)]


def _code(text: str):
    """Where each piece of Swift begins, its text, and whether it is shown as bad; a repeated span counts once."""
    for block in FENCE.finditer(text):
        if block[1] == "swift":
            start, is_bad = block.start(2), bool(BAD_BLOCK.search(text, 0, block.start()))
            for part in MARK.split(block[2]):
                if part.strip():
                    yield start, part.rstrip(), is_bad or bool(BAD_PART.match(part))
                start += len(part)
    prose = FENCE.sub(lambda block: re.sub(r"[^\n]", " ", block[0]), text)
    spans = {span[1]: span.start(1) for span in reversed(list(SPAN.finditer(prose)))}
    yield from ((start, code, False) for code, start in spans.items())


def _heading(text: str, place: int) -> str:
    """The last one above a place."""
    return [heading for heading in HEADING.finditer(text, 0, place)][-1][1]
