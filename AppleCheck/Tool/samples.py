"""Call sites in documentation comments: the Swift blocks above the types of these modules, as an app writes them."""

import re

from checker import Sources
from tables import ROOT

FOLDERS = ("Nod", "NodJSON", "NodWords", "NodFile", "NodPerforming", "NodUI")
COMMENT = re.compile(r"(?:^///.*\n)+", re.MULTILINE)
BLOCK = re.compile(r"^/// ```swift\n(.*?)^/// ```$", re.MULTILINE | re.DOTALL)
# Parts a view's properties from their use.
GAP = "/// // …\n"
# The names that a call site may use without declaring them.
WORLD = """\
import Foundation
@MainActor protocol Sample {}
func draw(_ values: Any...) {}
func save(_ values: Any...) {}
func vibrate(_ values: Any...) {}
func withdraw(_ values: Any...) {}
"""
GIVEN = """\
    func call(
        _ session: inout FeedbackSession, _ effects: [Effect], _ score: Score, _ track: Track, _ burst: Burst,
        _ toast: Toast, _ content: ToastContent, _ center: FeedbackCenter, _ list: any RowWatcher, _ node: JSONNode,
        _ now: Double, _ time: Double, _ url: URL, _ number: Int
    ) throws {
"""
VIEWS = """\
import SwiftUI
struct Thing: Identifiable { let id = 0, title = "", isCompleted = false }
@MainActor struct Model {
    let tasks: [Thing] = []
    let state = LoadState.loading
    func reload() {}
}
struct ContentView: View { var body: some View { EmptyView() } }
@MainActor func CollectionCard(_ thing: Thing) -> some View { EmptyView() }
@MainActor func TaskCard(_ thing: Thing) -> some View { EmptyView() }
@MainActor func TaskRow(_ thing: Thing) -> some View { EmptyView() }
extension Sample {
    var task: Thing { Thing() }
    var collection: Thing { Thing() }
    var tasks: [Thing] { [] }
    var model: Model { Model() }
    var isComplete: Bool { true }
    func add() {}
    func delete() {}
    func open() {}
    func start() {}
    func onToggle() {}
}
"""


def samples(names: list[str]) -> tuple[Sources, list[str]]:
    """One module of the call sites in these modules, and its imports; errors are found at the comments' own lines."""
    folders = [folder for folder in FOLDERS if folder in names]
    text = [WORLD, *(f"import {folder}\n" for folder in folders), VIEWS if "NodUI" in folders else ""]
    for folder in folders:
        for file in sorted((ROOT / "Sources" / folder).rglob("*.swift")):
            text += _types(file.relative_to(ROOT), file.read_text(), len(text))
    # A call site may show a value and leave it at that.
    return Sources("Samples", (ROOT / "Samples.swift",), ("".join(text),), ("-suppress-warnings",)), folders


def _types(path, code: str, number: int):
    for comment in COMMENT.finditer(code):
        for block in BLOCK.finditer(comment[0]):
            line = code.count("\n", 0, comment.start() + block.start(1)) + 1
            properties, gap, use = block[1].rpartition(GAP)
            yield f"struct Sample{number}: Sample {{\n{_lines(path, line, properties)}{GIVEN}"
            yield _lines(path, line + (properties + gap).count("\n"), use) + "    }\n}\n"
            number += 1


def _lines(path, line: int, comment: str) -> str:
    code = "".join(written[4:] or "\n" for written in comment.splitlines(keepends=True))
    return f'#sourceLocation(file: "{path}", line: {line})\n{code}#sourceLocation()\n'
