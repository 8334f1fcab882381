// developer.apple.com/documentation/swiftui/colorrenderingmode
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }
// developer.apple.com/documentation/swiftui/canvas
public struct Canvas<Symbols> where Symbols: View {
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool
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
    public var blendMode: GraphicsContext.BlendMode
    public var environment: EnvironmentValues { get }
    public var transform: CGAffineTransform
    public mutating func scaleBy(x: CGFloat, y: CGFloat)
    public mutating func translateBy(x: CGFloat, y: CGFloat)
    public mutating func rotate(by angle: Angle)
    public mutating func concatenate(_ matrix: CGAffineTransform)
    public var clipBoundingRect: CGRect { get }
    public mutating func clip(
        to path: Path,
        style: FillStyle = FillStyle(),
        options: GraphicsContext.ClipOptions = ClipOptions()
    )
    public mutating func addFilter(
        _ filter: GraphicsContext.Filter,
        options: GraphicsContext.FilterOptions = FilterOptions()
    )
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows
    public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle())
    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle)
    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1)
    public func resolve(_ shading: GraphicsContext.Shading) -> GraphicsContext.Shading
    public func resolve(_ text: Text) -> GraphicsContext.ResolvedText
    public func resolve(_ image: Image) -> GraphicsContext.ResolvedImage
    public func resolveSymbol<ID>(id: ID) -> GraphicsContext.ResolvedSymbol? where ID: Hashable
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
        public static func linearGradient(
            _ gradient: Gradient,
            startPoint: CGPoint,
            endPoint: CGPoint,
            options: GraphicsContext.GradientOptions = GradientOptions()
        ) -> GraphicsContext.Shading
        public static func radialGradient(
            _ gradient: Gradient,
            center: CGPoint,
            startRadius: CGFloat,
            endRadius: CGFloat,
            options: GraphicsContext.GradientOptions = GradientOptions()
        ) -> GraphicsContext.Shading
    }
    // developer.apple.com/documentation/swiftui/graphicscontext/gradientoptions
    @frozen public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32)
        public static var `repeat`: GraphicsContext.GradientOptions { get }
        public static var mirror: GraphicsContext.GradientOptions { get }
        public static var linearColor: GraphicsContext.GradientOptions { get }
    }
    // developer.apple.com/documentation/swiftui/graphicscontext/clipoptions
    @frozen public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32)
        public static var inverse: GraphicsContext.ClipOptions { get }
    }
    // developer.apple.com/documentation/swiftui/graphicscontext/filteroptions
    @frozen public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32)
        public static var linearColor: GraphicsContext.FilterOptions { get }
    }
    // developer.apple.com/documentation/swiftui/graphicscontext/filter
    public struct Filter: Sendable {
        public static func blur(radius: CGFloat) -> GraphicsContext.Filter
        public static func brightness(_ amount: Double) -> GraphicsContext.Filter
        public static func colorMultiply(_ color: Color) -> GraphicsContext.Filter
        public static func grayscale(_ amount: Double) -> GraphicsContext.Filter
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
            radius: CGFloat,
            x: CGFloat = 0,
            y: CGFloat = 0
        ) -> GraphicsContext.Filter
    }
    // developer.apple.com/documentation/swiftui/graphicscontext/blendmode
    @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32
        public init(rawValue: Int32)
        public static var normal: GraphicsContext.BlendMode { get }
        public static var multiply: GraphicsContext.BlendMode { get }
        public static var screen: GraphicsContext.BlendMode { get }
        public static var plusLighter: GraphicsContext.BlendMode { get }
    }
    // developer.apple.com/documentation/swiftui/graphicscontext/resolvedtext
    public struct ResolvedText {
        public var shading: GraphicsContext.Shading
        public func measure(in size: CGSize) -> CGSize
    }
    // developer.apple.com/documentation/swiftui/graphicscontext/resolvedimage
    public struct ResolvedImage {
        public var size: CGSize { get }
        public let baseline: CGFloat
        public var shading: GraphicsContext.Shading?
    }
    // developer.apple.com/documentation/swiftui/graphicscontext/resolvedsymbol
    public struct ResolvedSymbol {
        public var size: CGSize { get }
    }
}
