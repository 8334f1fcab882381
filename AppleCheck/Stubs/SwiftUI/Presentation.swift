// developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)
extension View {
    nonisolated public func sheet<Content>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View
    // developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)
    nonisolated public func sheet<Item, Content>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View
}
// developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:)
extension View {
    @available(watchOS, unavailable)
    nonisolated public func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View
    where MenuItems: View
    // developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:preview:)
    @available(watchOS, unavailable)
    nonisolated public func contextMenu<M, P>(
        @ViewBuilder menuItems: () -> M,
        @ViewBuilder preview: () -> P
    ) -> some View where M: View, P: View
}
// developer.apple.com/documentation/swiftui/view/help(_:)
extension View {
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View
    nonisolated public func help(_ text: Text) -> some View
    @_disfavoredOverload nonisolated public func help<S>(_ text: S) -> some View where S: StringProtocol
}
