// developer.apple.com/documentation/swiftui/view/liststyle(_:)
extension View {
    nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle
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
// developer.apple.com/documentation/swiftui/view/listrowinsets(_:)
extension View {
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View
    // developer.apple.com/documentation/swiftui/view/listrowbackground(_:)
    nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View
    // developer.apple.com/documentation/swiftui/view/listrowseparator(_:edges:)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    // developer.apple.com/documentation/swiftui/view/scrollcontentbackground(_:)
    @available(tvOS, unavailable)
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View
}
