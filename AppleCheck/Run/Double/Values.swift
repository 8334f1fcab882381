@_exported import Foundation
@_exported import Observation

extension LocalizedStringKey.StringInterpolation {
    public init(literalCapacity: Int, interpolationCount: Int) {
        self.init(_call: _Call("LocalizedStringKey.StringInterpolation"))
    }
}
struct _Modified: View, _Recorded {
    let _call: _Call
    var body: Never { _missing("View") }
}
struct _Rows<Data: Collection>: DynamicViewContent, _Recorded {
    let _call: _Call
    var data: Data { _missing("DynamicViewContent") }
    var body: Never { _missing("View") }
}
struct _Style: ShapeStyle, _Recorded { let _call: _Call }
// No code under test compares sets of traits.
extension AccessibilityTraits {
    public func intersection(_ other: Self) -> Self { _missing("AccessibilityTraits.intersection") }
    public func symmetricDifference(_ other: Self) -> Self { _missing("AccessibilityTraits.symmetricDifference") }
}
extension Path {
    public var body: Never { return _missing("Path") }
}

/// A `#Preview` that a test can show.
public struct ShownPreview: Sendable {
    public let name: String
    public let view: @MainActor () -> any View

    public init<Shown: View>(_ name: String, @ViewBuilder view: @escaping @MainActor () -> Shown) {
        self.name = name
        self.view = { view() }
    }
}

private let mutant = ProcessInfo.processInfo.environment["NOD_MUTANT"]

/// Whether a fault of Mutants.toml is switched on.
public func isMutant(_ name: String) -> Bool { mutant == name }
