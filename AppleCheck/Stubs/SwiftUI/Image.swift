// developer.apple.com/documentation/swiftui/image
@frozen public struct Image: _PrimitiveView, Equatable, Sendable {
    // developer.apple.com/documentation/swiftui/image/init(_:bundle:)
    nonisolated public init(_ name: String, bundle: Bundle? = nil)
    // developer.apple.com/documentation/swiftui/image/init(_:bundle:label:)
    nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text)
    // developer.apple.com/documentation/swiftui/image/init(systemname:)
    nonisolated public init(systemName: String)
    // developer.apple.com/documentation/swiftui/image/init(systemname:variablevalue:)
    public static func == (a: Image, b: Image) -> Bool
}
// developer.apple.com/documentation/swiftui/image/resizable(capinsets:resizingmode:)
extension Image {
    nonisolated public func antialiased(_ isAntialiased: Bool) -> Image
    nonisolated public func resizable(
        capInsets: EdgeInsets = EdgeInsets(),
        resizingMode: Image.ResizingMode = .stretch
    ) -> Image
    // developer.apple.com/documentation/swiftui/image/renderingmode(_:)
    nonisolated public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image
    public enum ResizingMode: Sendable { case tile, stretch }
    public enum TemplateRenderingMode: Sendable { case template, original }
    // developer.apple.com/documentation/swiftui/image/scale
    public enum Scale: Sendable { case small, medium, large }
}
#if canImport(UIKit)
    // developer.apple.com/documentation/swiftui/image/init(uiimage:)
#endif
#if canImport(AppKit)
    // developer.apple.com/documentation/swiftui/image/init(nsimage:)
#endif
