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
@frozen public struct LinearGradient: ShapeStyle, Sendable {
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
}
extension LinearGradient: View, _PrimitiveView {}
extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
}
// developer.apple.com/documentation/swiftui/radialgradient
@frozen public struct RadialGradient: ShapeStyle, Sendable {
    nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
}
extension RadialGradient: View, _PrimitiveView {}
// developer.apple.com/documentation/swiftui/angulargradient
@frozen public struct AngularGradient: ShapeStyle, Sendable {
    nonisolated public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)
    nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
    nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero)
}
extension AngularGradient: View, _PrimitiveView {}
