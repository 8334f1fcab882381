// developer.apple.com/documentation/swiftui/colorrenderingmode
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }
// developer.apple.com/documentation/swiftui/canvas
public struct Canvas<Symbols> where Symbols: View {
    public var symbols: Symbols
    public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    )
}
extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    )
}
extension Canvas: View, _PrimitiveView {}

// developer.apple.com/documentation/swiftui/graphicscontext
@frozen public struct GraphicsContext {
    public var opacity: Double
    public var environment: EnvironmentValues { get }
    public mutating func scaleBy(x: CGFloat, y: CGFloat)
    public mutating func translateBy(x: CGFloat, y: CGFloat)
    public mutating func rotate(by angle: Angle)
    public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle())
    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle)
    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1)
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center)
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle())
    public func draw(_ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center)
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center)
    public func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center)
    public func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center)
    public func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect)
}
extension GraphicsContext {
    // developer.apple.com/documentation/swiftui/graphicscontext/shading
    public struct Shading: Sendable {
        public static var foreground: GraphicsContext.Shading { get }
        public static func color(_ color: Color) -> GraphicsContext.Shading
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB,
            red: Double,
            green: Double,
            blue: Double,
            opacity: Double = 1
        ) -> GraphicsContext.Shading
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB,
            white: Double,
            opacity: Double = 1
        ) -> GraphicsContext.Shading
        public static func style<S>(_ style: S) -> GraphicsContext.Shading where S: ShapeStyle
        public static func palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading
    }
    // developer.apple.com/documentation/swiftui/graphicscontext/resolvedtext
    public struct ResolvedText {
    }
    // developer.apple.com/documentation/swiftui/graphicscontext/resolvedimage
    public struct ResolvedImage {
        public var size: CGSize { get }
    }
    // developer.apple.com/documentation/swiftui/graphicscontext/resolvedsymbol
    public struct ResolvedSymbol {
        public var size: CGSize { get }
    }
}
