// developer.apple.com/documentation/swiftui/navigationpath
public struct NavigationPath: Equatable {
    public init()
    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable
    public var count: Int { get }
    public var isEmpty: Bool { get }
    public mutating func append<V>(_ value: V) where V: Hashable
    public mutating func removeLast(_ k: Int = 1)
    public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool
}
// developer.apple.com/documentation/swiftui/navigationstack
@MainActor @preconcurrency public struct NavigationStack<Data, Root>: View where Root: View {
    @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root) where Data == NavigationPath
    @MainActor @preconcurrency public init(
        path: Binding<NavigationPath>,
        @ViewBuilder root: () -> Root
    ) where Data == NavigationPath
    @MainActor @preconcurrency public init(
        path: Binding<Data>,
        @ViewBuilder root: () -> Root
    )
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    @MainActor @preconcurrency public var body: some View { get }
}
// developer.apple.com/documentation/swiftui/navigationlink
public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
    public var body: some View { get }
}
extension NavigationLink where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder destination: () -> Destination)
    where S: StringProtocol
}
// developer.apple.com/documentation/swiftui/navigationlink/init(value:label:)
extension NavigationLink where Destination == Never {
    nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable
    nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable
    @_disfavoredOverload nonisolated public init<S, P>(_ title: S, value: P?)
    where Label == Text, S: StringProtocol, P: Hashable
}
// developer.apple.com/documentation/swiftui/view/navigationtitle(_:)
extension View {
    nonisolated public func navigationTitle(_ title: Text) -> some View
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View
    @_disfavoredOverload nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View
}
// developer.apple.com/documentation/swiftui/navigationbaritem
@available(macOS, unavailable)
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable {
        case automatic, inline
        @available(tvOS, unavailable)
        case large
    }
}
// developer.apple.com/documentation/swiftui/view/navigationbartitledisplaymode(_:)
extension View {
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View
}
// developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)
extension View {
    nonisolated public func navigationDestination<D, C>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View
    nonisolated public func navigationDestination<V>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: () -> V
    ) -> some View where V: View
}
// developer.apple.com/documentation/swiftui/view/navigationdestination(item:destination:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    nonisolated public func navigationDestination<D, C>(
        item: Binding<D?>,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View
}
