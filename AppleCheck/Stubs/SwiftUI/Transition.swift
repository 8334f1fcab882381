// developer.apple.com/documentation/swiftui/anytransition
@frozen public struct AnyTransition {
    public static let identity: AnyTransition
    public static let opacity: AnyTransition
    public static var scale: AnyTransition { get }
    public static func move(edge: Edge) -> AnyTransition
    public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition
    public func combined(with other: AnyTransition) -> AnyTransition
    public func animation(_ animation: Animation?) -> AnyTransition
}
// developer.apple.com/documentation/swiftui/view/transition(_:)
extension View {
    nonisolated public func transition(_ t: AnyTransition) -> some View
}
// developer.apple.com/documentation/swiftui/contenttransition
public struct ContentTransition: Equatable, Sendable {
    public static let opacity: ContentTransition
}
// developer.apple.com/documentation/swiftui/contenttransition/symboleffect(_:options:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ContentTransition {
    public static func symbolEffect<T>(
        _ effect: T,
        options: SymbolEffectOptions = .default
    ) -> ContentTransition where T: ContentTransitionSymbolEffect, T: SymbolEffect
}
// developer.apple.com/documentation/swiftui/view/contenttransition(_:)
extension View {
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View
}
