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
// developer.apple.com/documentation/swiftui/view/fullscreencover(ispresented:ondismiss:content:)
@available(macOS, unavailable)
extension View {
    nonisolated public func fullScreenCover<Content>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View
    nonisolated public func fullScreenCover<Item, Content>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View
}
// developer.apple.com/documentation/swiftui/popoverattachmentanchor
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}
// developer.apple.com/documentation/swiftui/view/popover(ispresented:attachmentanchor:arrowedge:content:)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
    nonisolated public func popover<Content>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View
    nonisolated public func popover<Item, Content>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View
}
// developer.apple.com/documentation/swiftui/presentationdetent
public struct PresentationDetent: Hashable, Sendable {
    public static let medium: PresentationDetent
    public static let large: PresentationDetent
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent
    public static func height(_ height: CGFloat) -> PresentationDetent
}
// developer.apple.com/documentation/swiftui/view/presentationdetents(_:)
extension View {
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
    ) -> some View
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View
}
// developer.apple.com/documentation/swiftui/view/presentationbackground(_:)
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
extension View {
    nonisolated public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View
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
