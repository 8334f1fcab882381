// developer.apple.com/documentation/swiftui/gradient
@frozen public struct Gradient: Equatable, Sendable {
    // developer.apple.com/documentation/swiftui/gradient/stop
    @frozen public struct Stop: Equatable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat)
    }
    public var stops: [Gradient.Stop]
    public init(stops: [Gradient.Stop])
    public init(colors: [Color])
}
extension Gradient: ShapeStyle {}
// developer.apple.com/documentation/swiftui/gradient/colorspace
extension Gradient {
    public struct ColorSpace: Hashable, Sendable {
        public static let device: Gradient.ColorSpace
        public static let perceptual: Gradient.ColorSpace
    }
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient
}
// developer.apple.com/documentation/swiftui/anygradient
@frozen public struct AnyGradient: Hashable, ShapeStyle, Sendable {
    public init(_ gradient: Gradient)
    public static func == (lhs: AnyGradient, rhs: AnyGradient) -> Bool
    public func hash(into hasher: inout Hasher)
}
// developer.apple.com/documentation/swiftui/lineargradient
@frozen public struct LinearGradient: ShapeStyle, _PrimitiveView {
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
}
