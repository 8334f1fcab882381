// developer.apple.com/documentation/swiftui/tabview
public struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
    // developer.apple.com/documentation/swiftui/tabview/init(selection:content:)-1lopm
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
    public var body: some View { get }
}
extension TabView where SelectionValue == Int {
    nonisolated public init(@ViewBuilder content: () -> Content)
}
// developer.apple.com/documentation/swiftui/view/tabitem(_:)
extension View {
    nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View
}
