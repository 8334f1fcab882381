// developer.apple.com/documentation/swiftui/symbolrenderingmode
public struct SymbolRenderingMode: Sendable {
    public static let monochrome: SymbolRenderingMode
    public static let multicolor: SymbolRenderingMode
    public static let hierarchical: SymbolRenderingMode
    public static let palette: SymbolRenderingMode
}
// developer.apple.com/documentation/swiftui/symbolvariants
public struct SymbolVariants: Hashable, Sendable {
    public static let none: SymbolVariants
    public static let circle: SymbolVariants
    public static let square: SymbolVariants
    public static let rectangle: SymbolVariants
    public static let fill: SymbolVariants
    public static let slash: SymbolVariants
    public var circle: SymbolVariants { get }
    public var square: SymbolVariants { get }
    public var fill: SymbolVariants { get }
    public var slash: SymbolVariants { get }
}
// developer.apple.com/documentation/swiftui/view/symbolrenderingmode(_:)
extension View {
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View
}
// developer.apple.com/documentation/swiftui/view/symboleffect(_:options:value:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    nonisolated public func symbolEffect<T, U>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        value: U
    ) -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable
}
// developer.apple.com/documentation/swiftui/view/symboleffect(_:options:isactive:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    nonisolated public func symbolEffect<T>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect
}
// developer.apple.com/documentation/swiftui/view/symboleffectsremoved(_:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View
}
