// developer.apple.com/documentation/swiftui/view/symboleffect(_:options:value:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    nonisolated public func symbolEffect<T, U>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        value: U
    ) -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable
}
