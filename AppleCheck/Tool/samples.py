"""Call sites in documentation comments, in NodUI's articles and in the README, as an app writes them."""

import re

from checker import Sources
from tables import ROOT

FOLDERS = ("Nod", "NodJSON", "NodWords", "NodFile", "NodPerforming", "NodUI")
COMMENT = re.compile(r"(?:^ *///.*\n)+", re.MULTILINE)
BLOCK = re.compile(r"^ */// ```swift\n(.*?)^ */// ```$", re.MULTILINE | re.DOTALL)
# Separates a view's properties from their use.
GAP = "// …\n"
ARTICLE_BLOCK = re.compile(r"^```swift\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# Blocks with something left out, of the time before Nod, for newer systems (Examples/Widgets.swift), and of a manifest.
LEFT_OUT = re.compile(r"^ *…|\(…\)|^// before|intent:|^\.package", re.MULTILINE)
# Names that call sites may use.
WORLD = """\
import Foundation
@MainActor protocol Sample {}
func draw(_ values: Any...) {}
func save(_ values: Any...) {}
func vibrate(_ values: Any...) {}
"""
GIVEN = """\
    func call(
        _ session: inout FeedbackSession, _ effects: [Effect], _ score: Score, _ track: Track, _ burst: Burst,
        _ center: FeedbackCenter, _ list: any RowWatcher, _ node: JSONNode,
        _ now: Double, _ time: Double, _ url: URL, _ number: Int
    ) throws {
"""
VIEWS = """\
import SwiftUI
struct Thing: Identifiable {
    var id = 0, title = "", notes = "", name = "", isCompleted = false, isDone = false
    var isOpen: Bool { !isDone }
    let open = 1, count = 3, fraction = 0.5
}
struct Store { func set(_ id: Int, _ isDone: Bool) async throws {} }
@MainActor struct Model {
    let tasks: [Thing] = []
    let state = ContentStatus.loading
    func reload() {}
}
struct ContentView: View { var body: some View { EmptyView() } }
@MainActor func AnyRow() -> some View { EmptyView() }
@MainActor func ListIcon(_ thing: Thing) -> some View { EmptyView() }
@MainActor func ScoreView(score: Int) -> some View { EmptyView() }
@MainActor func CollectionCard(_ thing: Thing) -> some View { EmptyView() }
@MainActor func TaskCard(_ thing: Thing) -> some View { EmptyView() }
@MainActor func TaskRow(_ thing: Thing) -> some View { EmptyView() }
extension Sample {
    var task: Thing { Thing() }
    var collection: Thing { Thing() }
    var tasks: [Thing] { [] }
    var model: Model { Model() }
    var isComplete: Bool { true }
    var isInClass: Bool { true }
    var list: Thing { Thing() }
    var groceries: CollectionProgress { CollectionProgress(id: 0, open: 1, total: 3) }
    var store: Store { Store() }
    var toastManager: ToastManager { .shared }
    var card: some View { EmptyView() }
    var composer: some View { EmptyView() }
    var data: Data { Data() }
    func save() async throws {}
    func set(_ isDone: Bool) {}
    func set(_ id: Int, _ isDone: Bool) {}
    func delete(_ offsets: IndexSet) {}
    func move(_ offsets: IndexSet, _ place: Int) {}
    func delete() {}
    func open() {}
    func start() {}
    func onToggle() {}
}
"""
STATE = """\
    @State var task = Thing()
    @State var tasks: [Thing] = []
    @State var isDone = false
    @State var isFirst = false
    @State var title = ""
    @State var error: UserFacingError? = nil
    let score = 0, completions = 0
    func call() async throws {
"""


def samples(names: list[str]) -> list[tuple[Sources, list[str]]]:
    """Returns the call sites in these modules, and their imports. Those of NodUI import NodUI alone."""
    folders = [folder for folder in FOLDERS if folder in names]
    engine = _module([folder for folder in folders if folder != "NodUI"], GIVEN)
    return [engine, _module(["NodUI"], STATE, VIEWS), _articles()] if "NodUI" in folders else [engine]


def _module(folders: list[str], given: str, views: str = "") -> tuple[Sources, list[str]]:
    text = [WORLD, *(f"import {folder}\n" for folder in folders), views]
    for folder in folders:
        for file in sorted((ROOT / "Sources" / folder).rglob("*.swift")):
            text += _types(file.relative_to(ROOT), file.read_text(), len(text), given)
    # A call site may leave a value unused.
    return Sources("Samples", (ROOT / "Samples.swift",), ("".join(text),), ("-suppress-warnings",)), folders


def _articles() -> tuple[Sources, list[str]]:
    text = [WORLD, "import NodFile\nimport NodUI\n", VIEWS]
    for file in [ROOT / "README.md", *sorted((ROOT / "Sources/NodUI/NodUI.docc").glob("*.md"))]:
        page = file.read_text()
        for block in ARTICLE_BLOCK.finditer(page):
            if LEFT_OUT.search(block[1]):
                continue
            line = page.count("\n", 0, block.start(1)) + 1
            code = re.sub(r"^import ", "// import ", block[1], flags=re.MULTILINE)
            if code.startswith("extension"):
                text.append(_lines(file.relative_to(ROOT), line, code))
            else:
                text += _type(file.relative_to(ROOT), code, line, f"Article{len(text)}", STATE)
    return Sources("Articles", (ROOT / "Articles.swift",), ("".join(text),), ("-suppress-warnings",)), ["NodFile", "NodUI"]


def _types(path, code: str, number: int, given: str):
    for comment in COMMENT.finditer(code):
        for block in BLOCK.finditer(comment[0]):
            line = code.count("\n", 0, comment.start() + block.start(1)) + 1
            uncommented = re.sub(r"^ */// ?", "", block[1], flags=re.MULTILINE)
            yield from _type(path, uncommented, line, f"Sample{number}", given)
            number += 1


def _type(path, code: str, line: int, name: str, given: str):
    properties, gap, use = code.rpartition(GAP)
    yield f"struct {name}: Sample {{\n{_lines(path, line, properties)}{given}"
    yield _lines(path, line + (properties + gap).count("\n"), use) + "    }\n}\n"


def _lines(path, line: int, code: str) -> str:
    return f'#sourceLocation(file: "{path}", line: {line})\n{code}#sourceLocation()\n'
