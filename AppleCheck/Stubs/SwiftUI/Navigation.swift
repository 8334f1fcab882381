// developer.apple.com/documentation/swiftui/navigationpath
public struct NavigationPath: Equatable {
    public init()
}
// developer.apple.com/documentation/swiftui/navigationstack
@MainActor @preconcurrency public struct NavigationStack<Data, Root>: View where Root: View {
    @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root) where Data == NavigationPath
    @MainActor @preconcurrency public var body: some View { get }
}
// developer.apple.com/documentation/swiftui/navigationlink
public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
    public var body: some View { get }
}
// developer.apple.com/documentation/swiftui/navigationlink/init(value:label:)
extension NavigationLink where Destination == Never {
    nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable
}
// developer.apple.com/documentation/swiftui/navigationbaritem
@available(macOS, unavailable)
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
// developer.apple.com/documentation/swiftui/view/navigationtitle(_:)
extension View {
    nonisolated public func navigationTitle(_ title: Text) -> some View
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View
    // developer.apple.com/documentation/swiftui/view/navigationbartitledisplaymode(_:)
    @available(macOS, unavailable)
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View
    // developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)
    nonisolated public func navigationDestination<D, C>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View
}
