// developer.apple.com/documentation/swiftui/view/formstyle(_:)
extension View {
    nonisolated public func formStyle<S>(_ style: S) -> some View where S: FormStyle
    // developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)
    nonisolated public func swipeActions<T>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View where T: View
    // developer.apple.com/documentation/swiftui/view/refreshable(action:)
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View
}
