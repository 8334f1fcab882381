// developer.apple.com/documentation/swiftui/view/formstyle(_:)
extension View {
    nonisolated public func formStyle<S>(_ style: S) -> some View where S: FormStyle
}
// developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)
extension View {
    @available(tvOS, unavailable)
    nonisolated public func swipeActions<T>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View where T: View
}
// developer.apple.com/documentation/swiftui/view/badge(_:)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
    nonisolated public func badge(_ count: Int) -> some View
    nonisolated public func badge(_ label: Text?) -> some View
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View
    @_disfavoredOverload nonisolated public func badge<S>(_ label: S?) -> some View where S: StringProtocol
}
// developer.apple.com/documentation/swiftui/view/refreshable(action:)
extension View {
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View
}
