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
}
