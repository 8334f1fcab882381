// developer.apple.com/documentation/symbols/symboleffect
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public protocol SymbolEffect {}
// developer.apple.com/documentation/symbols/discretesymboleffect
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public protocol DiscreteSymbolEffect {}
// developer.apple.com/documentation/symbols/indefinitesymboleffect
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public protocol IndefiniteSymbolEffect {}
// developer.apple.com/documentation/symbols/transitionsymboleffect
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public protocol TransitionSymbolEffect {}
// developer.apple.com/documentation/symbols/contenttransitionsymboleffect
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public protocol ContentTransitionSymbolEffect {}

// developer.apple.com/documentation/symbols/bouncesymboleffect
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, Sendable {
    public var up: BounceSymbolEffect { get }
    public var down: BounceSymbolEffect { get }
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect { get }
}
// developer.apple.com/documentation/symbols/pulsesymboleffect
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Sendable {}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: PulseSymbolEffect { get }
}
// developer.apple.com/documentation/symbols/replacesymboleffect
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Sendable {}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { get }
}
// developer.apple.com/documentation/symbols/appearsymboleffect
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Sendable {
    public var up: AppearSymbolEffect { get }
    public var down: AppearSymbolEffect { get }
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: AppearSymbolEffect { get }
}
// developer.apple.com/documentation/symbols/disappearsymboleffect
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Sendable {
    public var up: DisappearSymbolEffect { get }
    public var down: DisappearSymbolEffect { get }
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { get }
}
// developer.apple.com/documentation/symbols/scalesymboleffect
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Sendable {
    public var up: ScaleSymbolEffect { get }
    public var down: ScaleSymbolEffect { get }
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { get }
}
