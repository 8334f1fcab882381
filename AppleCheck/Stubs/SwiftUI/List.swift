// developer.apple.com/documentation/swiftui/list
@MainActor @preconcurrency public struct List<SelectionValue, Content>: View
where SelectionValue: Hashable, Content: View {
    @MainActor @preconcurrency public var body: some View { get }
}
// developer.apple.com/documentation/swiftui/list/init(content:)
extension List where SelectionValue == Never {
    @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content)
    @MainActor @preconcurrency public init<Data, RowContent>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    @MainActor @preconcurrency public init<Data, ID, RowContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    @MainActor @preconcurrency public init<RowContent>(
        _ data: Range<Int>,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, HStack<RowContent>>, RowContent: View
    @MainActor @preconcurrency public init<Data, RowContent>(
        _ data: Binding<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
}
// developer.apple.com/documentation/swiftui/list/init(selection:content:)
extension List {
    @available(watchOS 10, *)
    @MainActor @preconcurrency public init(
        selection: Binding<SelectionValue?>?,
        @ViewBuilder content: () -> Content
    )
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public init(
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder content: () -> Content
    )
    @available(watchOS 10, *)
    @MainActor @preconcurrency public init<Data, RowContent>(
        _ data: Data,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
}
// developer.apple.com/documentation/swiftui/liststyle
@MainActor @preconcurrency public protocol ListStyle {}
// developer.apple.com/documentation/swiftui/defaultliststyle
public struct DefaultListStyle: ListStyle {
    nonisolated public init()
}
extension ListStyle where Self == DefaultListStyle {
    @MainActor @preconcurrency public static var automatic: DefaultListStyle { get }
}
// developer.apple.com/documentation/swiftui/plainliststyle
public struct PlainListStyle: ListStyle {
    nonisolated public init()
}
extension ListStyle where Self == PlainListStyle {
    @MainActor @preconcurrency public static var plain: PlainListStyle { get }
}
// developer.apple.com/documentation/swiftui/section
public struct Section<Parent, Content, Footer> {}
extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {}
extension Section where Parent: View, Content: View, Footer: View {
    nonisolated public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    )
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content)
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content)
    where S: StringProtocol
    // developer.apple.com/documentation/swiftui/section/init(_:isexpanded:content:)
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    )
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @_disfavoredOverload nonisolated public init<S>(
        _ title: S,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol
}
// developer.apple.com/documentation/swiftui/form
public struct Form<Content>: View where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content)
    public var body: some View { get }
}
// developer.apple.com/documentation/swiftui/formstyle
@MainActor @preconcurrency public protocol FormStyle {}
// developer.apple.com/documentation/swiftui/groupedformstyle
public struct GroupedFormStyle: FormStyle {
    nonisolated public init()
}
extension FormStyle where Self == GroupedFormStyle {
    @MainActor @preconcurrency public static var grouped: GroupedFormStyle { get }
}
