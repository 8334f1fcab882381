// developer.apple.com/documentation/symbols/symboleffect
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public protocol SymbolEffect {}
// developer.apple.com/documentation/symbols/discretesymboleffect
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public protocol DiscreteSymbolEffect {}
// developer.apple.com/documentation/symbols/contenttransitionsymboleffect
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public protocol ContentTransitionSymbolEffect {}
// developer.apple.com/documentation/symbols/bouncesymboleffect
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, Sendable {}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect { get }
}
// developer.apple.com/documentation/symbols/replacesymboleffect
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Sendable {}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { get }
}
