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
    nonisolated public init(systemName: String, variableValue: Double?)
    public static func == (a: Image, b: Image) -> Bool
    // developer.apple.com/documentation/swiftui/image/scale
    public enum Scale: Hashable, Sendable { case small, medium, large }
    // developer.apple.com/documentation/swiftui/image/resizingmode
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    // developer.apple.com/documentation/swiftui/image/templaterenderingmode
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    // developer.apple.com/documentation/swiftui/image/interpolation
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
}
// developer.apple.com/documentation/swiftui/image/resizable(capinsets:resizingmode:)
extension Image {
    nonisolated public func resizable(
        capInsets: EdgeInsets = EdgeInsets(),
        resizingMode: Image.ResizingMode = .stretch
    ) -> Image
    nonisolated public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image
    nonisolated public func interpolation(_ interpolation: Image.Interpolation) -> Image
    nonisolated public func antialiased(_ isAntialiased: Bool) -> Image
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image
}
#if canImport(UIKit)
    // developer.apple.com/documentation/swiftui/image/init(uiimage:)
    extension Image {
        nonisolated public init(uiImage: UIImage)
    }
#endif
#if canImport(AppKit)
    // developer.apple.com/documentation/swiftui/image/init(nsimage:)
    extension Image {
        nonisolated public init(nsImage: NSImage)
    }
#endif

// developer.apple.com/documentation/swiftui/view/imagescale(_:)
extension View {
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View
}
// developer.apple.com/documentation/swiftui/contentmode
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
// developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)
extension View {
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
    nonisolated public func scaledToFit() -> some View
    nonisolated public func scaledToFill() -> some View
}
// developer.apple.com/documentation/swiftui/asyncimagephase
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)
    public var image: Image? { get }
    public var error: (any Error)? { get }
}
// developer.apple.com/documentation/swiftui/asyncimage
public struct AsyncImage<Content>: View where Content: View {
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image
    nonisolated public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    )
    public var body: some View { get }
}
