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
// developer.apple.com/documentation/swiftui/tabviewstyle
@MainActor @preconcurrency public protocol TabViewStyle {}
public struct DefaultTabViewStyle: TabViewStyle {
    nonisolated public init()
}
extension TabViewStyle where Self == DefaultTabViewStyle {
    @MainActor @preconcurrency public static var automatic: DefaultTabViewStyle { get }
}
// developer.apple.com/documentation/swiftui/pagetabviewstyle
@available(macOS, unavailable)
public struct PageTabViewStyle: TabViewStyle {
    nonisolated public init()
}
@available(macOS, unavailable)
extension TabViewStyle where Self == PageTabViewStyle {
    @MainActor @preconcurrency public static var page: PageTabViewStyle { get }
}
// developer.apple.com/documentation/swiftui/view/tabviewstyle(_:)
extension View {
    nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle
}
