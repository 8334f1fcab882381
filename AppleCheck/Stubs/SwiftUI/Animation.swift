// developer.apple.com/documentation/swiftui/animation
@frozen public struct Animation: Hashable, Sendable, CustomStringConvertible {
    public static func == (lhs: Animation, rhs: Animation) -> Bool
    public func hash(into hasher: inout Hasher)
    public var description: String { get }
}
// developer.apple.com/documentation/swiftui/animation: curves
extension Animation {
    public static let `default`: Animation
    public static func linear(duration: TimeInterval) -> Animation
    public static var linear: Animation { get }
    public static func easeIn(duration: TimeInterval) -> Animation
    public static var easeIn: Animation { get }
    public static func easeOut(duration: TimeInterval) -> Animation
    public static var easeOut: Animation { get }
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
    // developer.apple.com/documentation/swiftui/animation/spring(duration:bounce:blendduration:)
    public static func spring(
        duration: TimeInterval = 0.5,
        bounce: Double = 0.0,
        blendDuration: Double = 0
    ) -> Animation
    public static var spring: Animation { get }
    // developer.apple.com/documentation/swiftui/animation/interpolatingspring(duration:bounce:initialvelocity:)
    public static var smooth: Animation { get }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
    public static var snappy: Animation { get }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
    public static var bouncy: Animation { get }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
}
// developer.apple.com/documentation/swiftui/animation/spring(_:blendduration:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Animation {
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation
}
// developer.apple.com/documentation/swiftui/animation/delay(_:)
extension Animation {
    public func delay(_ delay: TimeInterval) -> Animation
    public func speed(_ speed: Double) -> Animation
    // developer.apple.com/documentation/swiftui/animation/repeatforever(autoreverses:)
    public func repeatForever(autoreverses: Bool = true) -> Animation
}
// developer.apple.com/documentation/swiftui/spring
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct Spring: Hashable, Sendable {
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0)
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
    public init(response: Double, dampingRatio: Double)
    public static var smooth: Spring { get }
    public static var snappy: Spring { get }
    public static var bouncy: Spring { get }
    public var duration: TimeInterval { get }
    public var bounce: Double { get }
    public var response: Double { get }
    public var stiffness: Double { get }
    public var damping: Double { get }
    public var settlingDuration: TimeInterval { get }
    public func value<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V: VectorArithmetic
    public func velocity<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V: VectorArithmetic
}

// developer.apple.com/documentation/swiftui/withanimation(_:_:)
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result
// developer.apple.com/documentation/swiftui/withanimation(_:completioncriteria:_:completion:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result
// developer.apple.com/documentation/swiftui/animationcompletioncriteria
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct AnimationCompletionCriteria: Hashable, Sendable {
    public static let logicallyComplete: AnimationCompletionCriteria
    public static let removed: AnimationCompletionCriteria
}

// developer.apple.com/documentation/swiftui/view/animation(_:value:)
extension View {
    nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable
}
// developer.apple.com/documentation/swiftui/view/animation(_:)-7mq1i
extension View where Self: Equatable {
    nonisolated public func animation(_ animation: Animation?) -> some View
}
// developer.apple.com/documentation/swiftui/view/animation(_:)-1hc0p
extension View {
    @available(iOS, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead.")
    @available(macOS, deprecated: 12.0, message: "Use withAnimation or animation(_:value:) instead.")
    @available(tvOS, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead.")
    @available(watchOS, deprecated: 8.0, message: "Use withAnimation or animation(_:value:) instead.")
    @available(visionOS, deprecated: 1.0, message: "Use withAnimation or animation(_:value:) instead.")
    @_disfavoredOverload
    nonisolated public func animation(_ animation: Animation?) -> some View
}
// developer.apple.com/documentation/swiftui/view/animation(_:body:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    nonisolated public func animation<V>(
        _ animation: Animation?,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View where V: View
}
// developer.apple.com/documentation/swiftui/placeholdercontentview
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct PlaceholderContentView<Value>: _PrimitiveView {}
