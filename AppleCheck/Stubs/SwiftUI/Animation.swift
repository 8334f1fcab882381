// developer.apple.com/documentation/swiftui/animation
@frozen public struct Animation: Hashable, Sendable {}
// developer.apple.com/documentation/swiftui/animation: curves
extension Animation {
    public static let `default`: Animation
    public static func linear(duration: TimeInterval) -> Animation
    public static var easeIn: Animation { get }
    public static func easeOut(duration: TimeInterval) -> Animation
    public static func easeInOut(duration: TimeInterval) -> Animation
    public static var easeInOut: Animation { get }
}
// developer.apple.com/documentation/swiftui/animation/spring(response:dampingfraction:blendduration:)
extension Animation {
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.825,
        blendDuration: TimeInterval = 0
    ) -> Animation
    public static var snappy: Animation { get }
}
// developer.apple.com/documentation/swiftui/animation/delay(_:)
extension Animation {
    public func delay(_ delay: TimeInterval) -> Animation
    public func repeatForever(autoreverses: Bool = true) -> Animation
}
// developer.apple.com/documentation/swiftui/withanimation(_:_:)
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result
// developer.apple.com/documentation/swiftui/view/animation(_:value:)
extension View {
    nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable
}
