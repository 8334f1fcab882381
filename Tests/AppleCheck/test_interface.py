"""Compares stubs with an SDK's interface. The SDK is invented; Swift's modules are real."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "AppleCheck/Tool"))

from interface import STUBS, Interface, differences, main, stub  # noqa: E402

SDK = """\
// swift-module-flags: -target arm64-apple-ios26.0-simulator -module-name Shapes
import Swift
@_exported import ShapesCore
@available(iOS 13.0, macOS 10.15, *)
@_Concurrency.MainActor @preconcurrency public protocol Figure : Swift.Sendable {
  associatedtype Body : Shapes.Figure
  @_Concurrency.MainActor var body: Self.Body { get }
}
@frozen public struct Pair<A, B> : Swift.Equatable where A : Shapes.Figure {
  public static func == (a: Shapes.Pair<A, B>, b: Shapes.Pair<A, B>) -> Swift.Bool
  @usableFromInline
  internal var hidden: (A, B)
  public subscript(index: Swift.Int, of other: Swift.String = "}") -> A { get }
  @inlinable public init?(_ a: A, b: @escaping (A, B) -> Swift.Void = { _, _ in }) { if true { } }
  @objc deinit
  public enum Kind { case round, cornered(Swift.Int, `in`: Swift.Int), other }
}
#if compiler(>=5.3) && $Feature
extension ShapesCore.Figure {
  @available(iOS, introduced: 17.0, deprecated: 100000.0, message: "{")
  nonisolated public func fill<S>(_ style: S, @Shapes.Builder content: () -> some Figure) -> some Shapes.Figure
    where S : Shapes.Figure
  @_disfavoredOverload public func name(_ text: Swift.String)
  @available(*, unavailable)
  public func gone()
}
#endif
public func ..< <A>(low: A, high: A) -> Shapes.Pair<A, A>
"""
NAMES = """
Figure Figure.Body Figure.body Pair Pair.==(_:_:) Pair.subscript(_:of:) Pair.init(_:b:) Pair.Kind Pair.Kind.round
Pair.Kind.cornered(_:in:) Pair.Kind.other Figure.fill(_:content:) Figure.name(_:) Figure.gone() ..<(_:_:)
"""
OURS = """
@MainActor @preconcurrency public protocol Figure {
    associatedtype Body: Figure
}
extension Figure {
    @available(iOS 17, macOS 14, *)
    nonisolated public func fill<S>(
        _ style: S,
        @Builder content: () -> some Figure
    ) -> some Figure
    where S: Figure
    @_disfavoredOverload public func name(_ text: String)
}
public func _ours()
@available(iOS, unavailable)
public struct OnMac {}
"""


def compared(ours: str) -> list[str]:
    return differences(Interface(ours, "ours").names, Interface(SDK, "theirs").names)


def test_a_text_is_read_to_its_end():
    shapes = Interface(SDK + "nonsense {\npublic func last()", "Shapes")
    assert list(shapes.names) == [*NAMES.split(), "last()"]
    assert shapes.unread == ["Shapes: not understood: nonsense {"]


def test_the_same_told_in_other_words_is_no_difference():
    assert compared(OURS) == []


@pytest.mark.parametrize(
    "ours, instead, line",
    [
        ("@Builder content:", "@Builder contents:", "Figure.fill(_:contents:): not in the SDK"),
        ("_ style: S", "style: S", "Figure.fill(style:content:): not in the SDK"),
        ("OnMac {}", "OnMac {}\npublic struct New { var a: Int }", "New: not in the SDK"),
        ("iOS 17, ", "iOS 18, ", "Figure.fill(_:content:): iOS 18.0 in Stubs, iOS 17.0 in the SDK"),
        ("nonisolated public", "public", "Figure.fill(_:content:): @MainActor in Stubs, nonisolated in the SDK"),
        (
            "@_disfavoredOverload public",
            "public",
            "Figure.name(_:): no @_disfavoredOverload in Stubs, @_disfavoredOverload in the SDK",
        ),
        ("@_dis", "public func gone(); @_dis", "Figure.gone(): iOS 16.0 in Stubs, unavailable in the SDK"),
    ],
)
def test_each_difference_is_one_line(ours, instead, line):
    changed = OURS.replace(ours, instead)
    if "nonisolated" in ours:
        changed = changed.replace("extension Figure", "@MainActor extension Figure")
    assert changed != OURS and compared(changed) == [line]


def test_stubs_are_like_themselves_and_a_wrong_label_of_theirs_is_one_line():
    for folder in sorted(STUBS.iterdir()):
        assert differences(stub(folder.name), stub(folder.name)) == []
        assert not any(Interface(file.read_text(), "").unread for file in folder.rglob("*.swift"))
    text = (STUBS / "SwiftUI/SensoryFeedback.swift").read_text()
    wrong = text.replace("trigger: T", "triggers: T", 1)
    lines = differences(Interface(wrong, "wrong").names, stub("SwiftUI"))
    assert lines == ["View.sensoryFeedback(_:triggers:): not in the SDK"]


def test_an_sdk_is_compared_with_the_stubs_of_its_edition():
    older, newer = stub("SwiftUI", "26"), stub("SwiftUI", "27")
    assert older == stub("SwiftUI") and differences(older, newer) == ["ViewBuilder.buildExpression(_:): not in the SDK"]
    assert "State(initialValue:)" in newer.keys() - older.keys()


@pytest.mark.parametrize("module", ["Observation", "Synchronization", "_Concurrency", "_StringProcessing"])
def test_all_that_the_compiler_knows_of_a_real_module_is_found(module, tmp_path):
    """The compiler's own list has all but what it makes by itself: hash values, associated types."""
    toolchain = Path(shutil.which("swiftc")).resolve().parents[1]
    target = "x86_64-unknown-linux-gnu"
    file = toolchain / f"lib/swift/linux/{module}.swiftmodule/{target}.swiftinterface"
    command = [toolchain / "bin/swift-symbolgraph-extract", "-module-name", module, "-target", target]
    flags = ["-skip-synthesized-members", "-emit-extension-block-symbols", "-output-dir", tmp_path]
    subprocess.run([*command, *flags], check=True, capture_output=True)
    symbols = [one for graph in tmp_path.iterdir() for one in json.loads(graph.read_text())["symbols"]]
    known = {".".join(one["pathComponents"]) for one in symbols if one["kind"]["identifier"] != "swift.extension"}
    known = {name for name in known if not name.startswith("_")}
    interface = Interface(file.read_text(), module)
    assert known and known <= set(interface.names) and interface.unread == []


def test_the_command_reads_an_sdk(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 1, "", "no xcrun here"))
    module = tmp_path / "System/Library/Frameworks/Symbols.framework/Modules/Symbols.swiftmodule"
    module.mkdir(parents=True)
    (tmp_path / "SDKSettings.json").write_text('{"Version": "26.4"}')
    text = "".join(file.read_text() for file in sorted((STUBS / "Symbols").glob("*.swift")))
    file = module / "arm64-apple-ios-simulator.swiftinterface"
    file.write_text(text)
    assert main(tmp_path) == 0
    assert "0 differences; compared: Symbols" in capsys.readouterr().out
    file.write_text(text.replace("struct BounceSymbolEffect", "struct B"))
    assert main(tmp_path) == 1
    assert "Symbols: BounceSymbolEffect: not in the SDK" in capsys.readouterr().out
