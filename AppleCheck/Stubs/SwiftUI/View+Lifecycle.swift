// developer.apple.com/documentation/swiftui/view/onappear(perform:)
extension View {
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View
    // developer.apple.com/documentation/swiftui/view/onchange(of:perform:)
    @available(iOS, deprecated: 17) @available(macOS, deprecated: 14) @available(visionOS, deprecated: 1)
    nonisolated public func onChange<V>(
        of value: V,
        perform action: @escaping (_ newValue: V) -> Void
    ) -> some View where V: Equatable
}
// developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    nonisolated public func onChange<V>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable
    nonisolated public func onChange<V>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View where V: Equatable
}
// developer.apple.com/documentation/swiftui/view/task(priority:_:)
extension View {
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View
    // developer.apple.com/documentation/swiftui/view/task(id:priority:_:)
    nonisolated public func task<T>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View where T: Equatable
}
