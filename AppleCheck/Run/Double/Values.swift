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
struct _Toolbar: ToolbarContent, _Recorded {
    let _call: _Call
    var body: Never { return _missing("ToolbarContent") }
}
struct _Scene: Scene, _Recorded {
    let _call: _Call
    var body: Never { _missing("View") }
}
// Nothing that runs compares sets of these.
extension AccessibilityTraits {
    public func intersection(_ other: Self) -> Self { _missing("AccessibilityTraits.intersection") }
    public func symmetricDifference(_ other: Self) -> Self { _missing("AccessibilityTraits.symmetricDifference") }
}
extension AccessibilityTechnologies {
    public func intersection(_ other: Self) -> Self { _missing("AccessibilityTechnologies.intersection") }
    public func symmetricDifference(_ other: Self) -> Self {
        _missing("AccessibilityTechnologies.symmetricDifference")
    }
}
extension Path {
    public var body: Never { return _missing("Path") }
}
