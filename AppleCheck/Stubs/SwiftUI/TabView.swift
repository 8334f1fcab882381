// developer.apple.com/documentation/swiftui/tabview
public struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
    public var body: some View { get }
}
// developer.apple.com/documentation/swiftui/view/tabitem(_:)
extension View {
    nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View
}
