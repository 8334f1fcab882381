// developer.apple.com/documentation/swiftui/anytransition
@frozen public struct AnyTransition {
    public static let identity: AnyTransition
    public static let opacity: AnyTransition
    public static var scale: AnyTransition { get }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition
    public static var slide: AnyTransition { get }
    public static func move(edge: Edge) -> AnyTransition
    public static func offset(_ offset: CGSize) -> AnyTransition
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition
    public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier
    // developer.apple.com/documentation/swiftui/anytransition/asymmetric(insertion:removal:)
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition
    // developer.apple.com/documentation/swiftui/anytransition/combined(with:)
    public func combined(with other: AnyTransition) -> AnyTransition
    // developer.apple.com/documentation/swiftui/anytransition/animation(_:)
    public func animation(_ animation: Animation?) -> AnyTransition
    // developer.apple.com/documentation/swiftui/anytransition/init(_:)
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) public init<T>(_ transition: T) where T: Transition
}
// developer.apple.com/documentation/swiftui/view/transition(_:)
extension View {
    nonisolated public func transition(_ t: AnyTransition) -> some View
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    nonisolated public func transition<T>(_ transition: T) -> some View where T: Transition
}

// developer.apple.com/documentation/swiftui/transition
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor @preconcurrency public protocol Transition {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
    @MainActor @preconcurrency static var properties: TransitionProperties { get }
    typealias Content = PlaceholderContentView<Self>
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Transition {
    @MainActor @preconcurrency public static var properties: TransitionProperties { get }
    @MainActor @preconcurrency public func apply<V>(content: V, phase: TransitionPhase) -> some View where V: View
    @MainActor @preconcurrency public func combined<T>(with other: T) -> some Transition where T: Transition
    @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition
}
// developer.apple.com/documentation/swiftui/transitionphase
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@frozen public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear
    public var value: Double { get }
}
// developer.apple.com/documentation/swiftui/transitionproperties
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct TransitionProperties: Sendable {
    public init(hasMotion: Bool = true)
    public var hasMotion: Bool
}
// developer.apple.com/documentation/swiftui/opacitytransition
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor @preconcurrency public struct OpacityTransition: Transition {
    @MainActor @preconcurrency public init()
    @MainActor @preconcurrency public func body(content: OpacityTransition.Content, phase: TransitionPhase) -> some View
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Transition where Self == OpacityTransition {
    @MainActor @preconcurrency public static var opacity: OpacityTransition { get }
}
// developer.apple.com/documentation/swiftui/scaletransition
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor @preconcurrency public struct ScaleTransition: Transition {
    @MainActor @preconcurrency public init(_ scale: Double, anchor: UnitPoint = .center)
    @MainActor @preconcurrency public func body(content: ScaleTransition.Content, phase: TransitionPhase) -> some View
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Transition where Self == ScaleTransition {
    @MainActor @preconcurrency public static var scale: ScaleTransition { get }
    @MainActor @preconcurrency public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self
}
// developer.apple.com/documentation/swiftui/movetransition
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor @preconcurrency public struct MoveTransition: Transition {
    @MainActor @preconcurrency public init(edge: Edge)
    @MainActor @preconcurrency public func body(content: MoveTransition.Content, phase: TransitionPhase) -> some View
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Transition where Self == MoveTransition {
    @MainActor @preconcurrency public static func move(edge: Edge) -> Self
}
// developer.apple.com/documentation/swiftui/identitytransition
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor @preconcurrency public struct IdentityTransition: Transition {
    @MainActor @preconcurrency public init()
    @MainActor @preconcurrency public func body(content: IdentityTransition.Content, phase: TransitionPhase)
        -> some View
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Transition where Self == IdentityTransition {
    @MainActor @preconcurrency public static var identity: IdentityTransition { get }
}

// developer.apple.com/documentation/swiftui/contenttransition
public struct ContentTransition: Equatable, Sendable {
    public static let identity: ContentTransition
    public static let opacity: ContentTransition
    public static func == (lhs: ContentTransition, rhs: ContentTransition) -> Bool
}
// developer.apple.com/documentation/swiftui/contenttransition/symboleffect(_:options:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ContentTransition {
    public static var symbolEffect: ContentTransition { get }
    public static func symbolEffect<T>(
        _ effect: T,
        options: SymbolEffectOptions = .default
    ) -> ContentTransition where T: ContentTransitionSymbolEffect, T: SymbolEffect
}
// developer.apple.com/documentation/swiftui/view/contenttransition(_:)
extension View {
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View
}
