"""Call sites in documentation comments: the Swift blocks above types, as an app writes them."""

import re

from checker import Sources
from tables import ROOT

FOLDERS = ("Nod", "NodJSON", "NodWords", "NodFile", "NodPerforming", "NodUI")
COMMENT = re.compile(r"(?:^///.*\n)+", re.MULTILINE)
BLOCK = re.compile(r"^/// ```swift\n(.*?)^/// ```$", re.MULTILINE | re.DOTALL)
# Separates a view's properties from their use.
GAP = "/// // …\n"
# Names that call sites may use.
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
APP_GIVEN = "    func call() throws {\n"
VIEWS = """\
import SwiftUI
struct Thing: Identifiable { let id = 0, title = "", isCompleted = false }
@MainActor struct Model {
    let tasks: [Thing] = []
    let state = ContentStatus.loading
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


def samples(names: list[str]) -> list[tuple[Sources, list[str]]]:
    """Returns the call sites in these modules, and their imports. Those of NodUI import NodUI alone."""
    folders = [folder for folder in FOLDERS if folder in names]
    engine = _module([folder for folder in folders if folder != "NodUI"], GIVEN)
    return [engine, _module(["NodUI"], APP_GIVEN, VIEWS)] if "NodUI" in folders else [engine]


def _module(folders: list[str], given: str, views: str = "") -> tuple[Sources, list[str]]:
    text = [WORLD, *(f"import {folder}\n" for folder in folders), views]
    for folder in folders:
        for file in sorted((ROOT / "Sources" / folder).rglob("*.swift")):
            text += _types(file.relative_to(ROOT), file.read_text(), len(text), given)
    # A call site may leave a value unused.
    return Sources("Samples", (ROOT / "Samples.swift",), ("".join(text),), ("-suppress-warnings",)), folders


def _types(path, code: str, number: int, given: str):
    for comment in COMMENT.finditer(code):
        for block in BLOCK.finditer(comment[0]):
            line = code.count("\n", 0, comment.start() + block.start(1)) + 1
            properties, gap, use = block[1].rpartition(GAP)
            yield f"struct Sample{number}: Sample {{\n{_lines(path, line, properties)}{given}"
            yield _lines(path, line + (properties + gap).count("\n"), use) + "    }\n}\n"
            number += 1


def _lines(path, line: int, comment: str) -> str:
    code = "".join(written[4:] or "\n" for written in comment.splitlines(keepends=True))
    return f'#sourceLocation(file: "{path}", line: {line})\n{code}#sourceLocation()\n'
