// developer.apple.com/documentation/swiftui/image
@frozen public struct Image: _PrimitiveView, Equatable, Sendable {
    nonisolated public init(_ name: String, bundle: Bundle? = nil)
    nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text)
    nonisolated public init(decorative name: String, bundle: Bundle? = nil)
    nonisolated public init(systemName: String)
}
extension Image {
    public enum Scale: Sendable { case small, medium, large }
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
