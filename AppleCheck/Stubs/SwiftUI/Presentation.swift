// developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)
extension View {
    nonisolated public func sheet<Content>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View
    // developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:)
    nonisolated public func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View
    where MenuItems: View
    // developer.apple.com/documentation/swiftui/view/help(_:)
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View
}
