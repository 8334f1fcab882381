// developer.apple.com/documentation/swiftui/image
@frozen public struct Image: _PrimitiveView, Equatable, Sendable {
    // developer.apple.com/documentation/swiftui/image/init(_:bundle:)
    nonisolated public init(_ name: String, bundle: Bundle? = nil)
    // developer.apple.com/documentation/swiftui/image/init(_:bundle:label:)
    nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text)
    // developer.apple.com/documentation/swiftui/image/init(decorative:bundle:)
    nonisolated public init(decorative name: String, bundle: Bundle? = nil)
    // developer.apple.com/documentation/swiftui/image/init(systemname:)
    nonisolated public init(systemName: String)
    // developer.apple.com/documentation/swiftui/image/init(systemname:variablevalue:)
    public static func == (a: Image, b: Image) -> Bool
}
extension Image {
    // developer.apple.com/documentation/swiftui/image/scale
    public enum Scale: Sendable { case small, medium, large }
    // developer.apple.com/documentation/swiftui/image/resizable(capinsets:resizingmode:)
    public enum ResizingMode: Sendable { case tile, stretch }
    nonisolated public func resizable(
        capInsets: EdgeInsets = EdgeInsets(),
        resizingMode: Image.ResizingMode = .stretch
    ) -> Image
}
// developer.apple.com/documentation/swiftui/view/imagescale(_:)
extension View {
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View
}
