// developer.apple.com/documentation/swiftui/colorrenderingmode
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }
// developer.apple.com/documentation/swiftui/canvas
public struct Canvas<Symbols> where Symbols: View {}
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
    public mutating func scaleBy(x: CGFloat, y: CGFloat)
    public mutating func translateBy(x: CGFloat, y: CGFloat)
    public mutating func rotate(by angle: Angle)
    public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle())
    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1)
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center)
}
extension GraphicsContext {
    public struct Shading: Sendable {
        public static var foreground: GraphicsContext.Shading { get }
        public static func color(_ color: Color) -> GraphicsContext.Shading
    }
}
