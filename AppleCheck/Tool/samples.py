"""Call sites in documentation comments: the Swift blocks above the types of these modules, as an app writes them."""

import re

from checker import Sources
from tables import ROOT

FOLDERS = ("Nod", "NodFile", "NodPerforming")
COMMENT = re.compile(r"(?:^///.*\n)+", re.MULTILINE)
BLOCK = re.compile(r"^/// ```swift\n(.*?)^/// ```$", re.MULTILINE | re.DOTALL)
# What a call site may use without saying where it comes from.
WORLD = """\
import Foundation
import Nod
import NodFile
import NodPerforming

func draw(_ values: Any...) {}
func save(_ values: Any...) {}
func vibrate(_ values: Any...) {}
func withdraw(_ values: Any...) {}
"""
GIVEN = """\
@MainActor func sample%d(
    _ session: inout FeedbackSession, _ effects: [Effect], _ score: Score, _ track: Track, _ burst: Burst,
    _ toast: Toast, _ content: ToastContent, _ center: FeedbackCenter, _ list: any RowWatcher,
    _ now: Double, _ time: Double, _ url: URL
) throws {
"""


def samples() -> tuple[Sources, list[str]]:
    """One module of all call sites, with what it imports of ours; errors are found at the comments' own lines."""
    text = [WORLD]
    for folder in FOLDERS:
        for file in sorted((ROOT / "Sources" / folder).rglob("*.swift")):
            text += _functions(file.relative_to(ROOT), file.read_text(), len(text))
    # A call site may show a value and leave it at that.
    return Sources("Samples", (ROOT / "Samples.swift",), ("".join(text),), ("-suppress-warnings",)), list(FOLDERS)


def _functions(path, code: str, number: int):
    for comment in COMMENT.finditer(code):
        for block in BLOCK.finditer(comment[0]):
            line = code.count("\n", 0, comment.start() + block.start(1)) + 1
            yield GIVEN % number + f'#sourceLocation(file: "{path}", line: {line})\n'
            yield "".join(written[4:] or "\n" for written in block[1].splitlines(keepends=True))
            yield "#sourceLocation()\n}\n"
            number += 1
